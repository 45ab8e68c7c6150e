"""The clauses and settings of the football game. The clauses' texts are in the locale files."""

from explorer.rulebook import Clause, Rulebook, Setting

SOURCES = ("football-ar",)
"""The app's own page, in Egyptian Arabic with a short summary in English."""

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
        Setting("counters", ("team", "match"), "team", ("football.balance",)),
        Setting("lock", ("before", "after"), "before", ("football.balance",)),
        Setting("stats_in_play", ("match", "round"), "match", ("football.stats",)),
        Setting("must_cover", ("must", "may"), "must", ("football.cover", "football.draw")),
        Setting("cover", ("equal", "higher"), "equal", ("football.cover",)),
        Setting("draw", ("optional", "forced"), "optional", ("football.draw",)),
    ),
)
