"""The clauses and settings of the football game. The clauses' texts are in the locale files."""

from typing import Literal, get_args

from explorer.rulebook import Clause, Rulebook, Setting

SOURCES = ("football-ar",)
"""The app's own page, in Egyptian Arabic with a short summary in English."""

# The values of each reading.
Counters = Literal["team", "match"]
Lock = Literal["before", "after"]
StatsInPlay = Literal["match", "round"]
MustCover = Literal["must", "may"]
Enough = Literal["equal", "higher"]  # for a cover
NoCover = Literal["optional", "forced"]  # what a team without one has to do

RULEBOOK = Rulebook(
    "football",
    tuple(
        Clause(f"football.{word}", SOURCES)
        for word in (
            "teams",
            "deck",
            "stats",
            "hand",
            "attack",
            "balance",
            "cover",
            "draw",
            "success",
            "covered",
            "win",
            "draw-game",
        )
    ),
    (
        Setting("counters", get_args(Counters), "team", ("football.balance",)),
        Setting("lock", get_args(Lock), "before", ("football.balance",)),
        Setting("stats_in_play", get_args(StatsInPlay), "match", ("football.stats",)),
        Setting("must_cover", get_args(MustCover), "must", ("football.cover", "football.draw")),
        Setting("cover", get_args(Enough), "equal", ("football.cover",)),
        Setting("draw", get_args(NoCover), "optional", ("football.draw",)),
    ),
)
