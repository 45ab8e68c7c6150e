"""The clauses and settings of War. The clauses' texts are in the locale files."""

from explorer.rulebook import Clause, Rulebook, Setting

SOURCES = ("cardems-ar", "cardems-tr", "cardems-pt")
"""The app's own pages on War, in Arabic, Turkish and Portuguese. They agree, and each carries every clause, some in
fewer words: of a short draw pile they all say no more than "up to three"."""

RULEBOOK = Rulebook(
    "war",
    tuple(
        Clause(f"war.{word}", SOURCES)
        for word in (
            "goal",
            "setup",
            "choose",
            "start",
            "compare",
            "collect",
            "tie",
            "exhausted",
            "exhausted-both",
            "burn",
            "refill",
            "repeat",
            "no-limit",
            "score",
        )
    ),
    (
        Setting("collect", ("under", "reshuffle"), "under", ("war.collect",)),
        Setting("opponent", ("random", "highest", "lowest"), "random", ("war.setup", "war.choose")),
        Setting("hand_size", (1, 2, 3, 4, 5), 3, ("war.setup", "war.collect", "war.refill"), variation=True),
        Setting("burn", tuple(range(11)), 3, ("war.burn", "war.score"), variation=True),
    ),
)
