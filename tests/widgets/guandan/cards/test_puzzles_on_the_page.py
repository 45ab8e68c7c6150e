"""Puzzles, their answers veiled at first."""

import pytest

from explorer import guandan
from explorer.guandan import PUZZLES
from explorer.problems import SettingError
from explorer.words import Words, languages
from tests.widgets.guandan.cards.cards import chosen, names, pick, rows, say, send, texts, type_in
from widgets.guandan import cards_page
from widgets.screens import screen


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PUZZLES)
def test_every_puzzle_opens_veiled_and_answers_in_every_language(name, language):
    bench = cards_page(query=f"case={name}&lang={language}")
    words, puzzle, parts = Words(language, screen), PUZZLES[name], bench.parts
    assert parts.ask.value == puzzle.ask and chosen(bench) == name and parts.level.value == puzzle.level
    row = "hand" if puzzle.ask == "plays" else "mine"
    assert texts(bench, row) == " ".join(puzzle.cards) and texts(bench, "theirs") == " ".join(puzzle.other)
    assert say(bench)["text"] == words.text(f"guandan:puzzle-{name}.note") and say(bench)["clause"] == ""
    look = words.text(f"guandan:puzzle-{name}.look")
    assert parts.answers.layout.display == "none" and look[:20] not in parts.question.value
    assert parts.picture.layout.display == "none"
    parts.reveal.click()
    assert parts.answers.layout.display is None and parts.reveal.description == words.text("guandan:cards-next-puzzle")
    assert "<p>" in parts.question.value and look.split(" ")[0] in parts.question.value
    if puzzle.ask == "plays":
        assert rows(bench)
    else:
        assert names(bench) or parts.readings_mine.why["text"]
        clause = say(bench)["clause"] or parts.readings_mine.why.get("clause", puzzle.clauses[0])
        assert clause in guandan.RULEBOOK.clauses
    if puzzle.ask == "beats":
        assert say(bench)["clause"]


def test_nothing_of_a_veiled_answer_is_on_the_page(bench):
    before = names(bench)
    bench.open("flush-by-wild")
    assert rows(bench) == []
    bench.open("two-pairs-two-wilds")
    assert names(bench) == before and bench.parts.readings_mine.why == {}
    bench.open("equal-flushes")
    assert names(bench, "theirs") == [] and not any(rung["marks"] for rung in bench.parts.ladder.rungs)


def test_a_veiled_puzzle_stays_veiled_in_another_language_and_beside_a_bad_text(bench):
    bench.open("two-wilds")
    bench.speak("ar")
    type_in(bench, "XX")
    assert bench.parts.answers.layout.display == "none" and chosen(bench) == "two-wilds"


def test_what_can_be_chosen_is_chosen_as_soon_as_it_is_shown(bench):
    bench.ask("beats")
    assert bench.parts.readings_mine.choosable and bench.parts.readings_mine.chosen == "straight-flush 9"
    bench.ask("readings")
    assert not bench.parts.readings_mine.choosable and bench.parts.readings_mine.chosen == ""


def test_what_a_person_changes_ends_the_puzzle(bench):
    bench.open("two-pairs-two-wilds")
    pick(bench, "KS")
    assert chosen(bench) == "" and bench.parts.answers.layout.display is None
    assert bench.parts.answer.layout.display == "none"


def test_a_lesson_button_opens_its_puzzle(bench):
    sent = []
    bench.parts.table.send = lambda content, buffers=None: sent.append(content)
    bench.opener("round-the-ace").children[0].click()
    assert chosen(bench) == "round-the-ace" and sent == [{"type": "show"}]


def test_a_puzzle_brings_its_settings_and_level_and_no_choice_of_before(bench):
    bench.ask("beats")
    bench.set_cards("mine", "5S 6D 7C 8D 2H")
    send(bench.parts.readings_mine, type="choose", id="straight 8")
    bench.parts.settings["flush_as_straight"].value = "never"
    bench.open("one-wild-open-straight")
    bench.parts.reveal.click()
    assert bench.settings["flush_as_straight"] == "with-wild" and names(bench)[0] == "Straight to 9"
    bench.ask("beats")
    assert bench.parts.readings_mine.chosen == "straight 9"


@pytest.mark.parametrize(
    "ask", [lambda bench: bench.open("nope"), lambda bench: bench.opener("nope"), lambda bench: bench.ask("nope")]
)
def test_what_does_not_exist_is_named_with_what_does(bench, ask):
    with pytest.raises(SettingError, match=r"expected .*“nope”"):
        ask(bench)
