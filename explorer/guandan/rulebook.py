"""The clauses and settings of Guandan. The clauses' texts are in the locale files."""

from collections.abc import Mapping

from explorer.rulebook import Clause, Rulebook, Setting

SOURCES = ("cardavia-fa",)
"""The app's own page on Guandan, in Persian."""

Settings = Mapping[str, str]
"""Values of the settings, by name."""

RULEBOOK = Rulebook(
    "guandan",
    tuple(
        Clause(f"guandan.{word}", SOURCES)
        for word in (
            "goal",
            "teams",
            "advance",
            "next-level",
            "match",
            "setup",
            "wild",
            "tribute",
            "double-tribute",
            "tribute-cancelled",
            "return",
            "lead-after-tribute",
            "turn",
            "inherit",
            "ranks",
            "shapes",
            "full-house",
            "sequences",
            "bombs",
            "interpret",
            "end",
        )
    ),
    (
        Setting("wild_pair", ("level", "any"), "level", ("guandan.wild",)),
        Setting(
            "flush_as_straight",
            ("with-wild", "never", "always"),
            "with-wild",
            ("guandan.wild", "guandan.bombs", "guandan.interpret"),
        ),
        Setting("return_level_cards", ("yes", "no"), "yes", ("guandan.return",)),
        Setting("double_down", ("play-on", "stop"), "play-on", ("guandan.end",)),
        Setting("passing", ("re-enter", "out"), "re-enter", ("guandan.turn",)),
        Setting("lead_after_tribute", ("payer", "first"), "payer", ("guandan.lead-after-tribute",)),
        Setting("equal_tributes", ("next", "previous"), "next", ("guandan.double-tribute",)),
        Setting("tribute_suit", ("chooser", "random"), "chooser", ("guandan.tribute", "guandan.double-tribute")),
    ),
)

_ABOUT_CARDS = ("wild", "ranks", "shapes", "full-house", "sequences", "bombs", "interpret")
CARD_RULES = Rulebook(
    "guandan",
    tuple(RULEBOOK.clauses[f"guandan.{word}"] for word in _ABOUT_CARDS),
    (RULEBOOK.settings["wild_pair"], RULEBOOK.settings["flush_as_straight"]),
)
"""What of it is about the cards alone, whoever holds them."""
