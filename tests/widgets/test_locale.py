"""The screen's sentences: all languages have the same ones, and each is used."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from explorer import football, guandan
from explorer.games import GAMES
from explorer.words import languages
from tests.live import ROOT
from widgets.football.desk import FootballDesk
from widgets.guandan.bench import GuandanDesk
from widgets.guandan.cards_screen import ASKS
from widgets.page.gallery import DASHBOARDS
from widgets.parts.transport import COMMANDS
from widgets.screens import screen as SCREEN
from widgets.workbench.screen import SPEEDS


def messages(source, language):
    """Message → the variables in it, of every .ftl file of a language; a game's begin with its name."""
    found = {}
    files = [(scope, file) for scope in ("", *GAMES.names()) for file in (source(scope) / language).glob("*.ftl")]
    for scope, file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                name = f"{scope}:{entry.id.name}".removeprefix(":")
                assert name not in found
                text = file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
                found[name] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_the_same_sentences(language):
    assert messages(SCREEN, language) == messages(SCREEN, "en")


def test_screen_and_engine_do_not_use_the_same_name_twice():
    assert not messages(SCREEN, "en").keys() & messages(GAMES.sentences, "en").keys()


def test_no_sentence_of_the_screen_is_left_over():
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "widgets").rglob("*.py"))
    named = set(re.findall(r"[\w:-]+", code)) | COMMANDS
    # Put together from a prefix and a name.
    named |= {f"speed-{name}" for name in SPEEDS} | {f"pace-{name}" for name in ("step", "decision")}
    named |= {f"page-{name}" for name in ("starting", "no-script", "failed")}
    named |= {f"war:pair-{name}" for name in ("tie", "won", "now", "next")}
    named |= {f"{dashboard.messages}{part}" for dashboard in DASHBOARDS for part in ("name", "line")}
    # The cards' page says `guandan:cards-` before every name of its own.
    sides = [f"{part}-{side}" for part in ("readings", "rung") for side in ("mine", "theirs")]
    sides += [f"clear-{row}" for row in ("mine", "theirs", "hand")] + ["take-back", "lying-none", "lying-nothing"]
    kinds = [f"rung-{bomb}" for bomb in ("bomb", "flush", "jokers")] + [f"part-{ask}" for ask in ASKS]
    named |= {f"guandan:cards-{name}" for name in (*named, *sides, *kinds)}
    # So does the match, and what every game says in its own words begins with its name.
    kinds = [f"tribute-{kind}" for kind in ("single", "double", "cancelled", "owed")] + ["show-hints", "hide-hints"]
    kinds += [f"by-{by}" for by in guandan.ARRANGEMENTS]
    named |= {f"guandan:match-{name}" for name in (*named, *kinds)}
    kinds = [f"stat-{stat}" for stat in football.STATS] + ["do-attack", "do-cover"]
    kinds += ["attack", "cover", "place-attack", "place-cover"]
    named |= {f"football:match-{name}" for name in (*named, *kinds)}
    own = [
        "hint-choose",
        "hint-lead",
        "hint-return",
        "hint-bot",
        "speed-turns",
        "chair",
        "hint-attack",
        "hint-defend",
        *(f"bot-{bot}" for bot in (*guandan.BOTS, *football.BOTS)),
    ]
    own += [f"to-{stretch}" for stretch in (*GuandanDesk.stretches, *FootballDesk.stretches)]
    named |= {f"{game}:{name}" for game in GAMES.names() for name in own}
    # The lab names those of its bars and of its exact decks.
    bars = ("games-of", "empty", "bars-hint", "previous", "next")
    decks = [f"exact-{name}" for name in ("deck", "battles", "exhausted", "both", "human")]
    named |= {f"lab-{name}" for name in bars} | {f"war:lab-{name}" for name in decks}
    named |= {f"{game}:lab-plays" for game in GAMES.names()}
    assert set(messages(SCREEN, "en")) - named == set()
