"""The clauses and settings of Six Tricks. Their texts are in `locale/`."""

from explorer.rulebook import Clause, Rulebook, Setting

RULEBOOK = Rulebook(
    "sixtricks",
    tuple(Clause(f"sixtricks.{word}", ("house",)) for word in ("setup", "lead", "follow", "take", "most", "tie")),
    (
        Setting("tie", ("draw", "last-trick"), "draw", ("sixtricks.tie",)),
        Setting("hand_size", (2, 4, 6, 8), 6, ("sixtricks.setup",), variation=True),
    ),
)
