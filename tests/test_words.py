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
from explorer.game import Event, Facts, PositionError, RecordError, Refusal
from explorer.games import GAMES as PACKAGES
from explorer.words import LOCALE, Words, languages
from tests.war.strategies import table
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


# What there must be a sentence for: found in the program's text. For each game see `conformance/test_sentences.py`.


PROBLEMS = sorted(
    set(
        re.findall(
            r'(?:\w+Error|error)\(\s*"([a-z:-]+)"',
            "".join(map(inspect.getsource, (problems, timeline, game_module, rulebook))),
        )
    )
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language):
    assert {"not-json", "illegal-action", "out-of-range", "unknown-game", "unknown-key"} <= set(PROBLEMS)
    needed = {f"problem-{name}" for name in PROBLEMS}
    assert needed <= set(messages(PACKAGES.sentences, language))


# Saying it


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


def test_what_a_sentence_does_not_speak_of_is_not_put_into_words(tmp_path: Path):
    class Costly:
        def said(self, words):
            raise AssertionError("nobody asked")

    words = Words("en", sentences(tmp_path, common="problem-many = { $count } mistakes.\n"))
    problem = problems.Problem("many", place="", count=2, faults=(Costly(),) * 3)
    assert words.problem(problem) == "2 mistakes."


def test_only_other_stands_for_values_nobody_thought_of(tmp_path: Path):
    text = """
closed = { $who ->
    [ours] you
   *[theirs] they
}
open = { $who ->
    [ours] you
   *[other] somebody
}
nested = { $n ->
    [one] { $who ->
        [ours] mine
       *[theirs] yours
    }
   *[other] all
}
refers = It is { closed }.
counted = { $n ->
    [0] none
   *[1] one
}
"""
    words = Words("en", sentences(tmp_path, common=text))
    assert [words.text("closed", who=who) for who in ("ours", "theirs")] == ["you", "they"]
    assert words.text("open", who="hers") == "somebody"
    assert words.text("nested", n=2, who="hers") == "all"
    assert words.text("refers", who="theirs") == "It is they."
    assert words.text("counted", n=1) == "one"
    for message, facts in (("closed", {}), ("nested", {"n": 1}), ("refers", {}), ("counted", {"n": 2})):
        with pytest.raises(LookupError):
            words.text(message, who="hers", **facts)
