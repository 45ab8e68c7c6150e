"""Cards are picked, and what they can be stands there at once; presses elsewhere say why not."""

import json

import pytest

from explorer import guandan
from tests.widgets.guandan.match import (
    WILD_ROW,
    beside,
    check,
    choose,
    hand,
    pick,
    picked,
    press,
    put,
    read_as,
    said,
    seek,
    send,
    sorted_text,
    step,
    stretch,
    text,
    texts,
    why,
    why_text,
    zone,
)
from widgets.guandan import workbench


def test_cards_picked_are_raised_and_what_they_can_be_stands_there_at_once(bench):
    assert bench.panel.readings.items == [] and bench.panel.readings.none == "Pick cards in the hand"
    before = bench.timeline.position
    so_far = []
    for name in WILD_ROW.split():
        pick(bench, name)
        so_far.append(name)
        assert sorted_text(picked(bench).split()) == sorted_text(so_far)
        assert all(("chosen" in card["mark"]) == card["pressed"] for card in hand(bench))
        known = guandan.readings_of(so_far, "2")
        assert [item["id"] for item in bench.panel.readings.items] == [it.notation for it in known]
        if not known:
            assert beside(bench) == said(bench, guandan.why_not(so_far, "2", None))
    assert bench.timeline.position == before and bench.parts.table.scene["why"] is None


def test_cards_with_one_reading_are_played_as_it(bench):
    pick(bench, "5S")
    (item,) = bench.panel.readings.items
    assert item["name"] == "Single five" and item["change"] == "" and not bench.panel.readings.choosable
    bench.panel.play.click()
    move = bench.timeline.state.trick[-1]
    assert (sorted_text(move.cards), move.reading) == (["5S"], guandan.Reading("single", 1, "5"))
    assert picked(bench) == "" and bench.panel.readings.items == []


def test_cards_with_several_readings_are_not_played_until_one_is_chosen(bench):
    pick(bench, WILD_ROW)
    readings = bench.panel.readings
    assert [item["id"] for item in readings.items] == ["straight 9", "straight 8"]
    assert readings.choosable and readings.chosen == ""
    bench.panel.play.click()
    assert why(bench) == ("guandan.interpret", "hand-0") and bench.timeline.position == 0
    assert sorted_text(picked(bench).split()) == sorted_text(WILD_ROW.split())
    choose(bench, "straight 8")
    assert readings.chosen == "straight 8" and bench.timeline.position == 0


@pytest.mark.parametrize("reading", ["straight 9", "straight 8"])
def test_what_was_chosen_is_what_is_played(bench, reading):
    pick(bench, WILD_ROW)
    choose(bench, reading)
    bench.panel.play.click()
    cards, found = guandan.read(bench.timeline.node.action, "2")
    assert (sorted_text(cards), found.notation) == (sorted_text(WILD_ROW.split()), reading)
    assert bench.timeline.state.trick[-1].reading == found.plain
    check(bench)


def test_another_card_picked_asks_anew_what_is_meant(bench):
    pick(bench, WILD_ROW)
    choose(bench, "straight 8")
    pick(bench, "4C")
    assert bench.panel.readings.items == []
    press(bench, next(card["id"] for card in hand(bench) if text(card) == "4C"))
    assert len(bench.panel.readings.items) == 2 and bench.panel.readings.chosen == ""


@pytest.mark.parametrize("asked", ["straight 7", "single 5", "", "<b>"])
def test_what_the_cards_cannot_be_is_not_chosen(bench, asked):
    pick(bench, WILD_ROW)
    choose(bench, asked)
    assert bench.panel.readings.chosen == ""


def test_cards_that_are_nothing_say_why_in_the_panel_and_beside_the_hand(bench):
    pick(bench, "5S 6D")
    expected = said(bench, guandan.why_not("5S 6D", "2", None))
    assert beside(bench) == expected and bench.panel.readings.items == []
    assert bench.panel.readings.why["title"] == "These cannot be played now"
    bench.panel.play.click()
    assert (bench.parts.table.scene["why"]["clause"], why_text(bench)) == expected and why(bench)[1] == "hand-0"


def test_a_play_that_does_not_beat_says_why_and_by_which_rule():
    bench = workbench(query="case=leader-must-play")
    seek(bench, 4)  # 5, 7, pass, J: you hold 9 and K
    check(bench)
    pick(bench, "9D")
    lies = bench.timeline.state.to_beat.reading
    assert beside(bench) == said(bench, guandan.why_not_beats(guandan.Reading("single", 1, "9"), lies, "2"))
    bench.panel.play.click()
    assert why(bench) == ("guandan.ranks", "hand-0") and bench.timeline.position == 4
    pick(bench, "KD")
    assert beside(bench) == said(bench, guandan.why_not("9D KD", "2", lies))
    bench.panel.clear.click()
    pick(bench, "KD")
    assert beside(bench) is None and len(bench.panel.readings.items) == 1


FLUSHES = "5S 6S 7S 8S 2H 3D | 3S 4D | 3C 4C | 6D TD"


SOME = [("straight-flush 9", ""), ("straight-flush 8", ""), ("straight 9", "gone"), ("straight 8", "gone")]


def test_readings_that_are_not_strong_enough_are_marked_and_cannot_be_chosen(bench):
    lies = {"seat": 3, "action": "9S TD JC QS KD as straight K"}
    assert read_as(bench, FLUSHES, "5S 6S 7S 8S 2H", to_beat=lies) == SOME
    gone = [item["changeText"] for item in bench.panel.readings.items]
    assert gone == ["", "", "does not beat it", "does not beat it"] and bench.panel.readings.choosable
    choose(bench, "straight 9")
    assert bench.panel.readings.chosen == ""
    bench.panel.play.click()
    assert why(bench) == ("guandan.interpret", "hand-0")
    choose(bench, "straight-flush 8")
    bench.panel.play.click()
    assert bench.timeline.state.to_beat.reading == guandan.Reading("straight-flush", 5, "8")


def test_the_only_reading_that_is_strong_enough_is_played_unasked(bench):
    lies = {"seat": 3, "action": "4S 5S 6S 7S 8S as straight-flush 8"}
    found = read_as(bench, FLUSHES, "5S 6S 7S 8S 2H", to_beat=lies)
    assert [name for name, change in found if not change] == ["straight-flush 9"]
    assert not bench.panel.readings.choosable and beside(bench) is None
    bench.panel.play.click()
    assert bench.timeline.state.to_beat.reading == guandan.Reading("straight-flush", 5, "9")


def test_with_no_reading_strong_enough_there_is_only_the_reason(bench):
    lies = {"seat": 3, "action": "JC JD JH JS JC JD as bomb J"}
    assert read_as(bench, FLUSHES, "5S 6S 7S 8S 2H", to_beat=lies) == []
    refusal = guandan.why_not("5S 6S 7S 8S 2H", "2", guandan.Reading("bomb", 6, "J"))
    assert beside(bench) == said(bench, refusal)
    bench.panel.play.click()
    assert why(bench) == (refusal.clause, "hand-0")


def test_put_back_puts_all_back_and_a_second_press_one(bench):
    pick(bench, WILD_ROW)
    press(bench, next(card["id"] for card in hand(bench) if text(card) == "6D"))
    assert sorted_text(picked(bench).split()) == sorted_text(["5S", "7C", "8D", "2H"])
    bench.panel.clear.click()
    assert picked(bench) == "" and bench.panel.readings.items == [] and beside(bench) is None
    assert not any("chosen" in card["mark"] for card in hand(bench))


def test_play_with_nothing_picked_asks_for_cards(bench):
    bench.panel.play.click()
    assert why(bench) == ("", "hand-0") and "pick cards" in why_text(bench) and bench.timeline.position == 0
    pick(bench, "5S")
    assert bench.parts.table.scene["why"] is None


@pytest.mark.parametrize("by", guandan.ARRANGEMENTS)
def test_the_hand_is_sorted_as_asked_and_the_picks_stay(dealt, by):
    cards = dealt.timeline.state.hands[0]
    pick(dealt, f"{cards[0].text} {cards[13].text} {cards[26].text}")
    before = sorted_text(picked(dealt).split())
    dealt.panel.by.value = by
    groups = guandan.arranged(cards, "2", by)
    assert list(map(text, hand(dealt))) == [card.text for group in groups for card in group]
    gaps = [at for at, card in enumerate(hand(dealt)) if card["gap"]]
    assert gaps == [sum(map(len, groups[:number])) for number in range(1, len(groups))]
    assert sorted_text(picked(dealt).split()) == before and len(dealt.panel.readings.items or [beside(dealt)]) == 1
    check(dealt)


def test_picks_stay_while_the_bots_play(dealt):
    dealt.panel.pass_.click()
    pick(dealt, dealt.timeline.state.hands[0][5].text)
    before = picked(dealt)
    for _ in range(3):
        step(dealt)
        assert dealt.timeline.event.seat != 0 and picked(dealt) == before and before
    assert [item["id"] for item in dealt.panel.readings.items] or beside(dealt)


def test_what_is_picked_out_of_turn_is_judged_by_what_lies_there_now():
    bench = workbench(query="case=come-back-in")  # 6S, pass, 7S, 9S, then JD
    send(bench.parts.transport, type="step")
    pick(bench, "9D")
    changes = []
    for _ in range(4):
        changes.append(beside(bench) is None)
        step(bench)
    lies = [bench.timeline.at(place)[0].state.to_beat.reading for place in range(1, 5)]
    nine = guandan.Reading("single", 1, "9")
    assert changes == [guandan.beats(nine, it, "2") for it in lies] == [True, True, True, False]


def load_record(bench, hands, actions, **rest):
    """A line from a position with these hands, at its beginning."""
    position = {"level": "2", "turn": 0, "hands": [hand.split() for hand in hands.split("|")], **rest}
    record = {"game": "guandan", "position": position, "actions": actions, "cursor": 0}
    send(bench.parts.files, type="load", text=json.dumps(record), name="")
    assert bench.parts.files.message["kind"] == "ok", bench.parts.files.message["text"]


def test_a_reading_meant_before_a_bot_played_does_not_hide_the_one_that_is_left(bench):
    """Of what the cards can be now only one is strong enough: that one is played."""
    flush = "4S 5S 6S 7S 8S as straight-flush 8"
    load_record(bench, "5S 6S 7S 8S 2H 3D | 3S 4D | 3C 4C | 4S 5S 6S 7S 8S TD", [flush], turn=3)
    pick(bench, "5S 6S 7S 8S 2H")
    choose(bench, "straight 9")
    assert bench.panel.readings.chosen == "straight 9"
    step(bench)
    assert bench.timeline.game.actor(bench.timeline.state) == 0
    assert [item["id"] for item in bench.panel.readings.items if not item["change"]] == ["straight-flush 9"]
    bench.panel.play.click()
    assert bench.timeline.state.to_beat.reading == guandan.Reading("straight-flush", 5, "9")


def test_cards_that_are_nothing_say_so_out_of_turn_too(bench):
    """What shape they lack, not whose turn it is."""
    put(bench, "5S 6D 4C | 9S KD | 3S 4D | 6C 8C", turn=1)
    pick(bench, "5S 6D")
    assert beside(bench) == said(bench, guandan.why_not("5S 6D", "2", None))


@pytest.mark.parametrize("copy", [0, 1])
def test_of_two_copies_the_one_that_is_pressed_is_picked_and_playing_it_leaves_none_picked(bench, copy):
    put(bench, "9S 9S KD 4C | 3S 4D | 3C 4C | 6D TD")
    ids = [card["id"] for card in hand(bench) if text(card) == "9S"]
    assert len(set(ids)) == 2
    press(bench, ids[copy])
    assert [card["id"] for card in hand(bench) if card["pressed"]] == [ids[copy]]
    assert bench.panel.readings.items[0]["id"] == "single 9"
    press(bench, ids[1 - copy])
    assert bench.panel.readings.items[0]["id"] == "pair 9"
    press(bench, ids[1 - copy])
    bench.panel.play.click()
    assert sorted_text(map(text, hand(bench))) == ["4C", "9S", "KD"] and texts(zone(bench, "move-0")["cards"]) == "9S"
    check(bench)
    assert picked(bench) == ""


def test_both_copies_are_played_as_a_pair(bench):
    put(bench, "9S 9S KD 4C | 3S 4D | 3C 4C | 6D TD")
    pick(bench, "9S 9S")
    bench.panel.play.click()
    assert texts(zone(bench, "move-0")["cards"]) == "9S 9S" and texts(hand(bench)) == "KD 4C"
    check(bench)


def test_a_card_that_has_left_the_hand_is_no_longer_picked(bench):
    pick(bench, WILD_ROW)
    choose(bench, "straight 9")
    step(bench, 2)  # along the case's line, where just these were played
    assert picked(bench) == "" and bench.panel.readings.items == []
    send(bench.parts.transport, type="start")
    assert texts(hand(bench)) == "2H 8D 7C 6D 5S 4C"


def test_what_was_picked_does_not_pass_into_another_game(dealt):
    seed = dealt.timeline.seed
    pick(dealt, dealt.timeline.state.hands[0][0].text)
    dealt.new_game(seed)
    assert picked(dealt) == ""


def test_what_was_picked_does_not_pass_into_the_next_deal(bench):
    """A card of the same kind may come again, and be no pick of anybody."""
    put(bench, "9S 8S 7H 3D | 3S | | ", turn=1, out=[2, 3])
    pick(bench, "9S 8S 7H 3D")
    stretch(bench, "deal")
    step(bench, 2)
    assert bench.timeline.state.deal == 2 and bench.timeline.event.kind == "deal"
    assert picked(bench) == ""


def test_wilds_are_marked_in_the_hand_and_stand_in_the_trick_as_what_they_are_played_as(bench):
    assert {text(card) for card in hand(bench) if "wild" in card["mark"]} == {"2H"}
    assert "wild" in next(card["name"] for card in hand(bench) if text(card) == "2H")
    pick(bench, WILD_ROW)
    choose(bench, "straight 9")
    bench.panel.play.click()
    cards = zone(bench, "move-0")["cards"]
    assert texts(cards) == "5S 6D 7C 8D 9H"
    assert [card["mark"] for card in cards] == ["", "", "", "", "wild as"]
    assert "nine of hearts" in cards[-1]["name"] and "wild" in cards[-1]["name"]


def test_wilds_that_stand_for_themselves_say_so():
    bench = workbench(query="case=wild-pair-of-the-level")
    step(bench)
    assert [(text(card), card["mark"]) for card in zone(bench, "move-0")["cards"]] == [("2H", "wild")] * 2


def test_a_pair_of_wilds_is_of_the_rank_that_was_chosen():
    bench = workbench(query="case=wild-pair-of-any-rank")
    pick(bench, "2H 2H")
    assert len(bench.panel.readings.items) == 13 and bench.panel.readings.choosable
    choose(bench, "pair Q")
    bench.panel.play.click()
    assert {card["rank"] for card in zone(bench, "move-0")["cards"]} == {"Q"}
    assert bench.timeline.state.to_beat.reading == guandan.Reading("pair", 2, "Q")
    assert len(bench.timeline.branches) == 1  # just what the case's line has
    check(bench)


@pytest.mark.parametrize("card", ["stack-1", "hand-1", "nonsense<b>", "", "??", "5S", "5S 1a", "RJ 9z", "KD 1a"])
def test_a_press_on_anything_but_your_cards_says_why_not_and_changes_nothing(bench, card):
    press(bench, card, "hand-1")
    assert why(bench)[1] == "hand-1" and why_text(bench)
    assert picked(bench) == "" and bench.timeline.position == 0 and len(bench.timeline.branches) == 1
    send(bench.parts.table, type="dismiss")
    assert bench.parts.table.scene["why"] is None


@pytest.mark.parametrize("card", [None, 7, ["5S 0a"], {"id": 1}, True])
def test_a_press_that_names_no_card_is_nothing(bench, card):
    scene = bench.parts.table.scene
    press(bench, card)
    assert bench.parts.table.scene == scene


def test_with_open_cards_a_press_on_a_bots_card_at_its_turn_says_that_a_bot_plays(bench):
    bench.parts.open_cards.value = True
    put(bench, "5S 6D | 7C 8C QC | 6S TD AD | 3S 4D JD", turn=1)
    press(bench, next(card["id"] for card in hand(bench, 1) if text(card) == "QC"), "hand-1")
    assert why_text(bench) == bench.words.text("guandan:hint-bot") and why(bench)[1] == "hand-1"
