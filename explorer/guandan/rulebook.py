"""The clauses and settings of Guandan. The clauses' texts are in the locale files."""

from explorer.rulebook import Clause, Rulebook, Setting

SOURCES = ("cardavia-fa",)
"""The app's own page on Guandan, in Persian."""

RULEBOOK = Rulebook(
    "guandan",
    tuple(
        Clause(f"guandan.{word}", SOURCES)
        for word in ("wild", "ranks", "shapes", "full-house", "sequences", "bombs", "interpret")
    ),
    (
        Setting("wild_pair", ("level", "any"), "level", ("guandan.wild",)),
        Setting(
            "flush_as_straight",
            ("with-wild", "never", "always"),
            "with-wild",
            ("guandan.wild", "guandan.bombs", "guandan.interpret"),
        ),
    ),
)
