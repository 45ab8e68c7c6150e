"""Many games at once, and any one of them step for step: see `run`."""

from explorer.lab.batch import CAPPED, Batch, batch_of, bots_of
from explorer.lab.compare import Comparison, Difference
from explorer.lab.games import MOST_GAMES, Games, seeds
from explorer.lab.running import LabError, Progress, run
from explorer.lab.summary import Line, Summary

__all__ = [
    "CAPPED",
    "MOST_GAMES",
    "Batch",
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
