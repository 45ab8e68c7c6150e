"""What any game must have a sentence for, in every language, so that a new event cannot be forgotten."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from explorer.game import Event, Game, game_named
from explorer.games import GAMES
from explorer.timeline import Timeline
from explorer.words import Words, languages
from tests.playing import play

LANGUAGES = languages()
# Isolation marks: where a text is right to left they go around whatever is put into it.
MARKS = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200f"))


def source(name: str) -> str:
    """The program's text of a game's package, its kernels and all but what shows it on a screen."""
    folder = GAMES.folder(name)
    assert folder is not None
    files = (file for file in sorted(folder.rglob("*.py")) if "screen" not in file.relative_to(folder).parts)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.fixture(params=GAMES.names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def test_the_game_its_clauses_settings_and_source_pages_have_words(name, words):
    book = game_named(name).rulebook
    assert words.text(f"{name}:name")
    texts = [words.clause(clause) for clause in book.clauses]
    assert len(set(texts)) == len(texts)
    for clause in book.clauses.values():
        assert clause.sources and all(words.text(f"{name}:source-{page}") for page in clause.sources)
    for setting in book.settings.values():
        assert words.setting(name, setting.name)
        assert len({words.value(name, setting.name, value) for value in setting.values}) == len(setting.values)
        assert setting.clauses and set(setting.clauses) <= set(book.clauses)


def test_every_case_has_a_name_a_note_and_what_to_look_for(name, words):
    cases = GAMES.module(name).CASES
    assert cases
    for case in cases:
        assert all(words.text(f"{name}:case-{case}{part}") for part in ("", ".note", ".look"))
    assert len({words.text(f"{name}:case-{case}") for case in cases}) == len(cases)


def test_every_refusal_and_problem_the_program_names_has_a_sentence(name):
    text = source(name)
    refusals = set(re.findall(rf'Refusal\(\s*"{name}\.[a-z-]+",\s*"([a-z-]+)"', text))
    problems = set(re.findall(r'(?:\w+Error|Problem|error)\(\s*"([a-z][a-z0-9:-]+)"', text))
    assert refusals
    for language in LANGUAGES:
        known = there(language, name)
        assert {f"refusal-{message}" for message in refusals} <= known
        for message in problems:
            scope, _, rest = message.rpartition(":")
            assert f"problem-{rest}" in there(language, scope), message


def there(language: str, scope: str, prefix: str = "") -> set[str]:
    """The ids of the engine's messages of a scope, without a prefix."""
    folder = GAMES.sentences(scope)
    assert folder is not None
    texts = (file.read_text(encoding="utf-8") for file in (folder / language).glob("*.ftl"))
    found = {match for text in texts for match in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    return {message.removeprefix(prefix) for message in found if message.startswith(prefix)}


def every_choice(kind: type[Game], variations: bool) -> list[dict[str, Any]]:
    """The defaults, and every value of every reading on its own; of every variation too where they are wanted."""
    settings = [it for it in kind.rulebook.settings.values() if variations or not it.variation]
    others = ({it.name: value} for it in settings for value in it.values if value != it.default)
    return [{}, *others]


def said(words: Words, game: Game, event: Event) -> None:
    """Say it openly and as each seat sees it; errors in formatting raise."""
    for seen in (event, *(game.view_event(event, seat) for seat in (*range(game.seats), None))):
        text, title = words.event(seen), words.title(seen)
        assert text.strip() and title.strip() and "{" not in text + title
        assert len(title.translate(MARKS)) < 60
        assert not any(word in text for word in ("None", "??", "hidden"))


@pytest.mark.slow
def test_every_event_of_every_case_can_be_said_under_every_reading(name, words):
    kind, seen = game_named(name), set()
    for case, settings in product(GAMES.module(name).CASES.values(), every_choice(kind, False)):
        timeline: Timeline = case.timeline(**settings)
        for node in timeline.line:
            for event in timeline.events(node):
                said(words, timeline.game, event)
                seen.add(event.kind)
        if (result := timeline.game.result(timeline.line[-1].state)) is not None:
            assert words.result(result)
    assert seen <= set(kind.kinds)


@pytest.mark.slow
def test_every_kind_of_event_comes_about_and_can_be_said(name, words):
    kind = game_named(name)
    seen = {event.kind for case in GAMES.module(name).CASES.values() for event in events_of(case.timeline())}
    for settings in every_choice(kind, True):
        game = kind(**settings)
        for seed in range(2):
            state = game.start(seed)
            events = [*game.opening(state).events]
            for before, _, step in play(game, state, seed, 150):
                events += step.events
                for action in game.other_actions(before):
                    events += game.apply(before, action).events
            for event in events if seed == 0 else events[-20:]:
                said(words, game, event)
            seen |= {event.kind for event in events}
            if (result := game.result(events[-1].state)) is not None:
                assert words.result(result)
    assert seen == set(kind.kinds)


def events_of(timeline: Timeline) -> list[Event]:
    return [event for node in timeline.line for event in timeline.events(node)]


def test_clauses_that_a_case_names_are_those_it_has_to_show(name):
    kind = game_named(name)
    for case in GAMES.module(name).CASES.values():
        assert case.clauses and set(case.clauses) <= set(kind.rulebook.clauses)
