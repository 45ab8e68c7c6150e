"""Does it beat that?"""

from tests.widgets.guandan.cards.cards import pick, say, send, texts, type_in


def test_the_verdict_its_clause_and_the_ladder(bench):
    bench.ask("beats")
    bench.set_cards("mine", "4C 5C 6C 7C 8C")
    assert "both" in say(bench)["text"]
    bench.set_cards("theirs", "AS AD AC AH AS")
    assert say(bench)["title"] == "Yours wins." and say(bench)["clause"] == "guandan.bombs"
    marked = {rung["text"]: [mark["side"] for mark in rung["marks"]] for rung in bench.parts.ladder.rungs}
    assert marked["straight flush"] == ["mine"] and marked["bomb of 5"] == ["theirs"]
    assert sum(map(len, marked.values())) == 2 and bench.parts.ladder.belowMarks == []
    bench.set_cards("mine", "KS")
    assert say(bench)["title"] == "Yours does not win." and [
        mark["side"] for mark in bench.parts.ladder.belowMarks
    ] == ["mine"]


def test_the_reading_that_is_meant_can_be_chosen_on_both_sides(bench):
    bench.ask("beats")
    bench.set_cards("mine", "5S 6D 7C 8D 2H")
    bench.set_cards("theirs", "4D 5C 6H 7D 8S")
    assert say(bench)["title"] == "Yours wins." and bench.parts.readings_mine.chosen == "straight 9"
    send(bench.parts.readings_mine, type="choose", id="straight 8")
    assert bench.parts.readings_mine.chosen == "straight 8" and say(bench)["title"] == "Yours does not win."
    type_in(bench, "5S 6D 7C 8D 2H as straight 8")
    assert bench.parts.readings_mine.chosen == "straight 8"
    type_in(bench, "5S 6D 7C 8D 2H")
    assert bench.parts.readings_mine.chosen == "straight 9"


def test_cards_go_to_the_row_that_is_chosen(bench):
    bench.ask("beats")
    bench.parts.fill.value = "theirs"
    pick(bench, "KS")
    assert texts(bench, "theirs") == "KS" and bench.parts.deck.counts == {"KS": 1}
    bench.ask("readings")  # there is only one row
    pick(bench, "KD")
    assert texts(bench, "theirs") == "KS" and texts(bench).endswith("KD")


def test_a_side_that_is_nothing_is_said(bench):
    bench.ask("beats")
    bench.set_cards("theirs", "5S 6D")
    assert say(bench)["title"] == "Yours does not win." and say(bench)["clause"].startswith("guandan.")
