"""Many games at once, and any one of them step for step: see `run`."""

from explorer.lab.runs import (
    CAPPED,
    MOST,
    Comparison,
    Difference,
    Games,
    LabError,
    Line,
    Progress,
    Summary,
    batch_of,
    bots_of,
    run,
    seeds,
)

__all__ = [
    "CAPPED",
    "MOST",
    "Comparison",
    "Difference",
    "Games",
    "LabError",
    "Line",
    "Progress",
    "Summary",
    "batch_of",
    "bots_of",
    "run",
    "seeds",
]
