"""Every sentence there must be, in every language, and that it can be said."""

import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from explorer import game as game_module
from explorer import problems, rulebook, timeline, war
from explorer.cards import BLACK_JOKER, HIDDEN, PACK, RED_JOKER, Card
from explorer.game import Event, Facts, PositionError, RecordError, Refusal, Result
from explorer.games import GAMES as PACKAGES
from explorer.war import position, rules
from explorer.words import LOCALE, Words, languages
from tests.guandan.cards.test_why_not import NOTHING
from tests.playing import GAMES, play
from tests.war.strategies import run, table
from widgets.screens import screen

LANGUAGES = languages()
ROOT = LOCALE.parent.parent
SCOPES = ("", *PACKAGES.names())
SOURCES = {"engine": PACKAGES.sentences, "screen": screen}
FILES = sorted({file for source in SOURCES.values() for scope in SCOPES for file in source(scope).rglob("*.ftl")})
# Isolation marks: where a text is right to left they go around whatever is put into it.
MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def variables(pattern):
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def parsed(file):
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(source, language):
    """{message or message.attribute: the variables in it} of all files of a language; a game's begin with its name."""
    found = {}
    for scope in SCOPES:
        for file in sorted((source(scope) / language).glob("*.ftl")):
            for entry in parsed(file):
                if isinstance(entry, ast.Message | ast.Term):
                    name = f"{scope}:{entry.id.name}".removeprefix(":")
                    assert name not in found, f"{name} twice in {file.parent}"
                    found[name] = variables(entry.value) if entry.value else None
                    for attribute in entry.attributes:
                        found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


# The files


def test_english_is_the_first_language():
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_junk(file):
    """Fluent skips what it cannot read without a word."""
    assert [entry.content for entry in parsed(file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_all_languages_have_the_same_messages_attributes_and_variables(source):
    english = messages(source, "en")
    assert english
    for language in LANGUAGES:
        other = messages(source, language)
        assert set(other) == set(english), f"{language}: differs in {sorted(set(other) ^ set(english))}"
        differing = {name for name in english if other[name] != english[name]}
        # A plural may be said without its number, so a variable may be missing, but none may be added.
        assert {name for name in differing if (other[name] or set()) - (english[name] or set())} == set(), language


def test_right_to_left_files_keep_latin_notation_out_of_harm():
    """Isolation comes from Fluent; nobody writes the marks by hand."""
    for file in FILES:
        assert not re.search("[\u2066-\u2069\u200e\u200f\u202a-\u202e]", file.read_text(encoding="utf-8")), file


# What there must be a sentence for: found in the program's text, so that a new event cannot be forgotten.


def found_in(pattern, *modules):
    return sorted({name for module in modules for name in re.findall(pattern, inspect.getsource(module))})


EVENTS = war.Game.kinds
REFUSALS = found_in(r'Refusal\(\s*"war\.[a-z-]+", "([a-z-]+)"', rules)
PROBLEMS = found_in(r'(?:\w+Error|error)\(\s*"([a-z:-]+)"', position, problems, timeline, game_module, rulebook)


# What `why_not` and `read` may say: the tests of Guandan hold that it is nothing else.
WEAKER = ("other-shape", "not-a-bomb", "too-small", "equal", "too-low", "which", "not-that", "no-such-reading")


def test_something_was_found():
    assert {"setup", "play", "reveal", "compare", "tie", "cannot-continue", "burn", "game-over"} <= set(EVENTS)
    assert len(EVENTS) == 12
    assert {"no-card", "over", "not-in-hand", "committed"} <= set(REFUSALS)
    assert len(REFUSALS) == 9
    assert {"not-json", "duplicate-card", "illegal-action", "out-of-range", "unknown-game", "unknown-key"} <= set(
        PROBLEMS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_refusal_and_problem_has_a_sentence(language):
    there = set(messages(PACKAGES.sentences, language))
    needed = {f"war:event-{kind}{part}" for kind in EVENTS for part in ("", ".title")}
    needed |= {f"guandan:refusal-{name}" for name in NOTHING} | {f"guandan:refusal-{name}" for name in WEAKER}
    needed |= {f"war:refusal-{name}" for name in REFUSALS}
    needed |= {f"{scope}{mark}problem-{name}" for scope, mark, name in (it.rpartition(":") for it in PROBLEMS)}
    assert needed <= there, needed - there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", [kind.rulebook for kind in GAMES], ids=lambda book: book.game)
def test_clauses_settings_and_sources_have_words(language, book):
    words = Words(language)
    texts = [words.clause(clause) for clause in book.clauses]
    assert len(set(texts)) == len(texts)
    for clause in book.clauses.values():
        assert all(words.text(f"{book.game}:source-{source}") for source in clause.sources)
    for name, setting in book.settings.items():
        assert words.setting(book.game, name)
        assert len({words.value(book.game, name, value) for value in setting.values}) == len(setting.values)
    assert words.text(f"{book.game}:name")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_a_name_a_note_and_what_to_look_for(language):
    words = Words(language)
    for part in ("", ".note", ".look"):
        assert all(words.text(f"war:case-{name}{part}") for name in war.CASES)
    there = {name.partition(".")[0] for name in messages(PACKAGES.sentences, language) if name.startswith("war:case-")}
    assert there == {f"war:case-{name}" for name in war.CASES}


# Saying it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", [{}, {"hand_size": 1}, {"hand_size": 5, "burn": 10}, {"burn": 0}], ids=str)
def test_every_event_of_random_games_can_be_said(language, settings):
    """Openly and as each seat sees it; errors in formatting raise."""
    words, game, seen = Words(language), war.Game(**settings), set()
    for seed in range(4):
        state = game.start(seed)
        events = [*game.opening(state).events]
        for _, _, step in play(game, state, seed, 120):
            events += step.events
        for event in events:
            for each in (event, game.view_event(event, 0), game.view_event(event, 1)):
                text, title = words.event(each), words.title(each)
                assert "{" not in text + title and len(title) < 60
                assert not any(word in text for word in ("None", "??", "hidden"))
            seen.add(event.kind)
    assert {"play", "reveal", "compare", "capture", "shuffle", "refill", "tie"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_case_can_be_said(language):
    words, seen = Words(language), set()
    for case in war.CASES.values():
        line = case.timeline()
        for node in line.line:
            for event in line.events(node):
                for each in (event, line.game.view_event(event, 0), line.game.view_event(event, 1)):
                    assert words.event(each) and words.title(each)
                seen.add(event.kind)
    assert seen == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_said_to_win_is_who_wins(language):
    words = Words(language)
    results = [
        Result(0, "war.goal"),
        Result(1, "war.goal"),
        Result(0, "war.exhausted"),
        Result(1, "war.exhausted"),
        Result(0, "war.exhausted-both"),
    ]
    assert len({words.result(result) for result in results}) == len(results)


def test_what_is_said_in_english():
    words = Words()
    _, events = run(table("9S 2S | 3S 4S 5S 6S", "9C 2C | 3C"), "9S 9C")
    said = [words.event(event).translate(MARKS) for event in events]
    assert said == [
        "You commit 9♠.",
        "The opponent commits 9♣ without seeing your card.",
        "Both cards are turned up: 9♠ for you, 9♣ for the opponent. The pot holds 2.",
        "9♠ and 9♣ are equal: both cards stay in the pot, and a war begins.",
        "Both sides can go on: you have 5 cards left, the opponent has 2.",
        "You burn 3 cards face down. The pot holds 5.",
        "The opponent burns 1 card face down. The pot holds 6.",
        "You draw 1 card: your hand has 2.",
        "The opponent’s draw pile is empty: that hand stays at 1.",
    ]
    game = war.Game()
    assert words.event(game.view_event(events[0], 1)) == "You commit a card."
    assert words.event(game.view_event(events[1], 0)) == "The opponent commits a card without seeing yours."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name(language):
    words = Words(language)
    cards = (*PACK, BLACK_JOKER, RED_JOKER, HIDDEN)
    assert len({words.card(card) for card in cards}) == 55
    assert all(words.card(card.text) == words.card(card) for card in cards)


def test_card_names_in_english():
    names = ", ".join(Words().card(text) for text in ("2S", "TH", "QC", "AD", "RJ", "??"))
    assert names == "two of spades, ten of hearts, queen of clubs, ace of diamonds, red joker, face-down card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_problems_can_be_said(language):
    words, game = Words(language), war.Game()
    state = game.state(table("7S 8S | 2S", "7C | 2C", "AH"))
    for action in ("2S", "AH", "7C", "KD", "zz", "??", "<b>", "{ $x }"):
        text = words.refusal(game.refusal(state, action))
        assert text and "$text" not in text
    for wrong in ({}, "{", {"hands": 1}, table("7S", "7S"), table("7S", "7C", seed=-1), table("7S", "7C", stage=1)):
        with pytest.raises(PositionError) as caught:
            game.state(wrong)
        assert words.problem(caught.value)
    refusal = Refusal("war.choose", "not-in-hand", Facts(card=Card("KD"), seat=0))
    error = RecordError("illegal-action", place="actions[2]", index=2, refusal=refusal)
    text = words.problem(error)
    assert "K♦" in text and "actions[2]" in text
    if words.dir == "rtl":
        assert "\u2068K♦\u2069" in text


def test_direction():
    assert Words("en").dir == "ltr"
    assert all(Words(language).dir == ("rtl" if language == "ar" else "ltr") for language in LANGUAGES)


# What there is not


@pytest.mark.parametrize("language", ["", "xx", "EN", "../en", "en/..", "locale", None, 7, "e" * 10_000])
def test_languages_there_are_not(language):
    with pytest.raises(LookupError):
        Words(language)


@pytest.mark.parametrize("message", ["", "no-such", "war:name.note", "war:case-one-war.nothing", ".title", "war name"])
def test_messages_there_are_not(message):
    with pytest.raises(LookupError):
        Words().text(message)


def test_a_missing_argument_is_an_error_not_a_hole_in_the_sentence():
    with pytest.raises(LookupError):
        Words().text("war:pot")
    with pytest.raises(LookupError):
        Words().clause("war.nothing")
    with pytest.raises(LookupError):
        Words().event(Event("nothing", "war.choose", 0, (), Facts(), None))


def sentences(root: Path, **scopes: str):
    """A source of English sentences: for each scope, `common` for those of all games, the text of a file."""
    for scope, text in scopes.items():
        (root / scope / "en").mkdir(parents=True)
        (root / scope / "en" / "file.ftl").write_text(text, encoding="utf-8")
    return lambda scope: root / (scope or "common") if (scope or "common") in scopes else None


def test_other_sources_of_sentences(tmp_path: Path):
    words = Words("en", sentences(tmp_path, common="greeting = Hello, { $name }!\n"))
    assert words.text("greeting", name="you") == "Hello, you!"
    assert words.text("war:name") == "War"


def test_no_game_hides_what_all_games_say_nor_the_other_way_round(tmp_path: Path):
    source = sentences(tmp_path, common="speed-slow = slow\n", speed="speed-slow = a card\nslow = another\n")
    words = Words("en", source)
    assert [words.text(name) for name in ("speed-slow", "speed:speed-slow", "speed:slow")] == [
        "slow",
        "a card",
        "another",
    ]
    for missing in ("slow", "speed:name", "war:speed-slow", "nobody:name"):
        with pytest.raises(LookupError):
            words.text(missing)
