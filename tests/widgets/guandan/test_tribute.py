"""Tributes are paid and given back before the eyes."""

import re

import pytest

from explorer.cards import Card
from explorer.words import languages
from tests.widgets.guandan.match import (
    beside,
    check,
    events,
    hand,
    pick,
    picked,
    press,
    put,
    row,
    said,
    seek,
    send,
    step,
    stretch,
    text,
    texts,
    to_kind,
    why,
    why_text,
    zone,
)
from widgets.guandan import workbench

TRIBUTES = (
    "tribute",
    "double-tribute",
    "equal-double-tribute",
    "cancelled-by-one",
    "cancelled-by-two",
    "partner-pays",
    "nothing-low-to-return",
    "level-card-kept",
)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", TRIBUTES)
def test_a_tribute_is_paid_step_by_step_before_the_eyes(case, language):
    bench = workbench(query=f"lang={language}&case={case}")
    line = events(bench)
    for at, event in enumerate(line):
        assert bench.timeline.event.kind == event.kind
        check(bench)
        if event.kind != "play":
            assert row(bench, "middle")["who"] == bench.words.text("guandan:match-tribute"), at
        if at + 1 < len(line):
            step(bench)
    assert {f"guandan.{word}" for word in ("tribute", "double-tribute", "tribute-cancelled", "return")} & {
        event.clause for event in line
    }


def test_the_tribute_of_the_last_and_the_card_given_back():
    bench = workbench(query="case=tribute")
    assert row(bench, "middle")["note"] == "Owed" and len(row(bench, "middle")["zones"]) == 1
    step(bench)
    paid = zone(bench, "payment-3")
    assert paid["caption"] == "Left opponent → You" and texts(paid["cards"]) == "AS"
    assert row(bench, "middle")["note"] == "The last pays the 1st" and "AS" in texts(hand(bench))
    step(bench)
    assert texts(zone(bench, "payment-3")["cards"]) == "AS 3C" and "3C" not in texts(hand(bench))
    step(bench)
    assert row(bench, "seat-3")["note"] == "3 cards, to lead"
    places = re.findall(
        r"(You|Partner|Right opponent|Left opponent) (\dst|\dnd|\drd|\dth)", zone(bench, "places")["text"]
    )
    assert places == [("You", "1st"), ("Right opponent", "2nd"), ("Partner", "3rd"), ("Left opponent", "4th")]


def test_two_tributes_go_to_the_two_of_the_winners():
    bench = workbench(query="case=double-tribute")
    step(bench, 2)
    assert [(zone["caption"], texts(zone["cards"])) for zone in row(bench, "middle")["zones"][:-1]] == [
        ("Left opponent → You", "AS"),
        ("Right opponent → Partner", "KC"),
    ]
    assert row(bench, "middle")["note"] == "The 3rd and 4th pay"


def test_of_two_equal_tributes_the_next_after_the_first_pays_the_first():
    bench = workbench(query="case=equal-double-tribute")
    step(bench, 2)
    captions = [zone["caption"] for zone in row(bench, "middle")["zones"][:-1]]
    assert captions == ["Right opponent → You", "Left opponent → Partner"]


@pytest.mark.parametrize("case", ["cancelled-by-one", "cancelled-by-two"])
def test_a_cancelled_tribute_shows_both_red_jokers_until_the_first_card(case):
    bench = workbench(query=f"case={case}")
    step(bench)
    assert row(bench, "middle")["note"] == "Cancelled" and texts(zone(bench, "jokers")["cards"]) == "RJ RJ"
    assert row(bench, "seat-0")["turn"] and bench.panel.play.description == "Play"
    step(bench)
    assert row(bench, "middle")["who"] == "Trick"


def returning(case):
    """At the choice of the card to give back, its case's line still ahead."""
    bench = workbench(query=f"case={case}")
    to_kind(bench, "return")
    send(bench.parts.transport, type="back")
    assert bench.timeline.state.stage.do == "return"
    return bench


RETURNS = [
    "tribute",
    "double-tribute",
    "partner-pays",
    "nothing-low-to-return",
    "level-card-returned",
    "level-card-kept",
]


@pytest.mark.parametrize("case", RETURNS)
def test_the_cards_that_may_be_given_back_are_marked(case):
    bench = returning(case)
    may = [action.split()[1] for action in bench.timeline.game.actions(bench.timeline.state)]
    assert may and sorted({text(card) for card in hand(bench) if card["playable"]}) == sorted(may)
    assert bench.panel.play.description == "Give back"
    assert bench.panel.readings.none == bench.words.text("guandan:hint-return")
    seek(bench, 0)
    assert not any(card["playable"] for card in hand(bench)) and bench.panel.play.description == "Play"


@pytest.mark.parametrize("case", RETURNS)
def test_each_card_of_the_hand_is_given_back_or_refused_with_its_reason(case):
    bench = returning(case)
    place = bench.timeline.position
    for name in sorted({text(card) for card in hand(bench)}):
        before = bench.timeline.state
        refusal = bench.timeline.game.refusal(before, f"return {name}")
        pick(bench, name)
        assert beside(bench) == (said(bench, refusal) if refusal else None) and bench.panel.readings.items == []
        if refusal is None:
            assert bench.words.card(Card(name)) in bench.panel.readings.none or Card(name).face in (
                bench.panel.readings.none
            )
        bench.panel.play.click()
        if refusal:
            assert why(bench) == (refusal.clause, "hand-0") and why_text(bench) == bench.words.refusal(refusal)
            assert bench.timeline.position == place
            bench.panel.clear.click()
        else:
            assert bench.timeline.node.action == f"return {name}" and bench.timeline.event.kind == "return"
            assert picked(bench) == ""
            check(bench)
            seek(bench, place)


def test_a_wild_is_not_given_back(bench):
    put(bench, "5S 2H KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS", turn=None, previous=[0, 1, 2, 3])
    step(bench)
    pick(bench, "2H")
    bench.panel.play.click()
    assert why(bench) == ("guandan.return", "hand-0") and "wild" in why_text(bench)


def test_one_card_is_picked_at_a_time_to_be_given_back():
    bench = returning("tribute")
    pick(bench, "3C")
    pick(bench, "5S")
    assert picked(bench) == "5S"
    press(bench, next(card["id"] for card in hand(bench) if card["pressed"]))
    assert picked(bench) == "" and bench.panel.readings.none == bench.words.text("guandan:hint-return")
    bench.panel.play.click()
    assert why(bench) == ("", "hand-0") and why_text(bench) == bench.words.text("guandan:hint-return")


def test_more_cards_picked_before_than_can_be_given_back_do_not_stand_in_the_way(bench):
    put(bench, "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS", turn=None, previous=[0, 1, 2, 3])
    seek(bench, 0)
    pick(bench, "5S 3C")
    step(bench)
    assert bench.timeline.state.stage == ("return", 0)
    assert len(picked(bench).split()) <= 1
    bench.panel.clear.click()
    pick(bench, "3C")
    bench.panel.play.click()
    assert bench.timeline.node.action == "return 3C"


def test_another_card_given_back_is_another_line():
    bench = returning("tribute")
    pick(bench, "5S")
    bench.panel.play.click()
    assert len(bench.timeline.branches) == 2 and texts(zone(bench, "payment-3")["cards"]) == "AS 5S"


def test_a_bot_gives_its_card_back_by_itself():
    bench = returning("double-tribute")
    pick(bench, "3C")
    bench.panel.play.click()
    seek(bench, bench.timeline.length)
    assert all(payment.back for payment in bench.timeline.state.payments)
    bench.open("double-tribute")
    bench.parts.players[0].value = "team"
    seek(bench, 2)
    stretch(bench, "trick")
    assert bench.timeline.event.kind == "lead" and bench.timeline.event.clause != "guandan.lead-after-tribute"
