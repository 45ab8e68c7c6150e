"""What is hidden, and from whom."""

import pytest

from explorer import guandan
from explorer.cards import Card
from tests.widgets.guandan.match import (
    beside,
    check,
    check_hidden,
    curtained,
    hand,
    hidden_by,
    on_page,
    persons,
    pick,
    picked,
    press,
    put,
    row,
    rows_of,
    secret,
    seek,
    send,
    sorted_text,
    step,
    text,
    texts,
    why_text,
    zone,
)
from widgets.guandan import workbench


@pytest.mark.parametrize("hinting", [False, True])
def test_closed_cards_of_the_others_are_nowhere_on_the_page(hinting):
    bench = workbench(query="")
    bench.new_game(11)
    if hinting:
        bench.panel.hint.click()
    bench.parts.autopilot.value = "cheapest"
    for _ in range(30):
        check_hidden(bench, 0)
        send(bench.parts.transport, type="step")
        if bench.parts.table.scene["why"]:
            pick(bench, bench.timeline.state.hands[0][-1].text)
            check_hidden(bench, 0)
            bench.panel.play.click()
            check_hidden(bench, 0)
            bench.panel.clear.click()
            if bench.timeline.game.actor(bench.timeline.state) == 0:
                bench.panel.pass_.click()
            if bench.parts.table.scene["why"]:
                pick(bench, bench.timeline.state.hands[0][0].text)
                bench.panel.play.click()


@pytest.mark.slow
@pytest.mark.parametrize("case", list(guandan.CASES))
def test_closed_cards_stay_closed_all_through_a_case(case):
    bench = workbench(query=f"case={case}")
    for place in range(bench.timeline.length):
        seek(bench, place)
        check_hidden(bench, 0)


def test_closed_cards_are_not_told_in_words_either(dealt):
    words, page = dealt.words, on_page(dealt)
    for card in map(Card, secret(dealt.timeline.event, 0)):
        assert words.card(card) not in page and card.face not in page.replace("2♥", "")


def test_open_cards_show_all_hands_and_close_again(dealt):
    dealt.parts.open_cards.value = True
    for seat in range(4):
        assert sorted(map(text, hand(dealt, seat))) == sorted_text(dealt.timeline.state.hands[seat])
    check(dealt)
    assert not any("pressed" in card for card in hand(dealt, 1))
    dealt.parts.open_cards.value = False
    check(dealt)
    check_hidden(dealt, 0)


def two_persons(case="come-back-in"):
    bench = workbench(query=f"case={case}")
    persons(bench, 0, 2)
    return bench


def test_a_curtain_falls_before_another_persons_hand_and_rises_when_that_one_is_ready():
    bench = two_persons()
    assert not curtained(bench) and texts(hand(bench)) == "JD 9D 6S"
    step(bench)  # 6S; the right-hand opponent, a bot, is to play
    assert not curtained(bench)
    step(bench)  # pass: now your partner
    assert bench.timeline.game.actor(bench.timeline.state) == 2 and curtained(bench)
    check(bench)
    assert not any(card["face"] == "up" for seat in range(4) for card in hand(bench, seat))
    assert "North" in bench.parts.veil.value and "North" in bench.parts.ready.description
    check_hidden(bench, None)
    bench.parts.ready.click()
    assert not curtained(bench) and sorted(map(text, hand(bench))) == sorted(["7S", "4D", "4S"])
    assert row(bench, "seat-0")["note"].endswith("your turn") and row(bench, "seat-2")["small"]
    check(bench)
    check_hidden(bench, 2)
    pick(bench, "7S")
    bench.panel.play.click()
    assert bench.timeline.event.seat == 2 and texts(zone(bench, "move-2")["cards"]) == "7S"
    assert bench.parts.table.scene["say"]["title"] == "You play."
    check(bench)


def test_the_picks_and_the_list_of_one_person_are_not_there_for_the_other():
    bench = two_persons()
    step(bench)
    bench.panel.hint.click()
    pick(bench, "JD 9D")
    step(bench)
    assert curtained(bench)
    check(bench)
    check_hidden(bench, None)
    bench.parts.ready.click()
    assert picked(bench) == "" and bench.panel.readings.items == [] and beside(bench) is None
    check_hidden(bench, 2)


def test_the_cards_that_one_person_had_picked_are_not_on_the_page_behind_the_curtain():
    bench = two_persons()
    step(bench)
    pick(bench, "JD")
    assert len(bench.panel.readings.items) == 1
    step(bench)
    assert curtained(bench)
    check_hidden(bench, None)


def test_the_list_of_one_persons_plays_is_not_on_the_page_behind_the_curtain():
    bench = two_persons()
    bench.panel.hint.click()
    assert rows_of(bench)
    seek(bench, 2)
    assert curtained(bench)
    assert rows_of(bench) == []
    bench.parts.ready.click()
    assert rows_of(bench) == [] or not hidden_by(bench.panel.plays)


def test_behind_the_curtain_nothing_is_played_for_another():
    bench = two_persons()
    seek(bench, 2)
    assert curtained(bench)
    place = bench.timeline.position
    for button in (bench.panel.play, bench.panel.pass_, bench.panel.clear, bench.panel.hint):
        button.click()
    for card in ("7S 2a", "JD 0a", "stack-2", "nonsense"):
        press(bench, card, "hand-2")
    for by in guandan.ARRANGEMENTS:
        bench.panel.by.value = by
        check(bench)
    assert bench.timeline.position == place and len(bench.timeline.branches) == 1
    check_hidden(bench, None)


@pytest.mark.parametrize("way", [{"type": "back"}, {"type": "start"}, {"type": "seek", "value": 0}])
def test_a_curtain_that_has_fallen_stays_wherever_the_cursor_goes_until_somebody_is_ready(way):
    """Whoever sits there now may be the other one, who is not to see this hand by going back."""
    bench = two_persons()
    step(bench, 2)
    assert curtained(bench)
    send(bench.parts.transport, **way)
    assert curtained(bench) and "JD" not in texts(hand(bench))
    check(bench)
    bench.parts.ready.click()
    assert not curtained(bench) and "JD" in texts(hand(bench))
    check(bench)


def test_with_open_cards_no_curtain_is_needed():
    bench = two_persons()
    bench.parts.open_cards.value = True
    step(bench, 2)
    assert not curtained(bench) and sorted(map(text, hand(bench))) == sorted(["7S", "4D", "4S"])
    pick(bench, "7S")
    bench.panel.play.click()
    assert bench.timeline.event.seat == 2 and texts(zone(bench, "move-2")["cards"]) == "7S"
    assert bench.parts.table.scene["say"]["title"] == "You play."


def test_opening_the_cards_lifts_the_curtain():
    bench = two_persons()
    step(bench, 2)
    bench.parts.open_cards.value = True
    assert not curtained(bench)
    check(bench)


def test_whoever_looks_on_sits_below_and_is_spoken_to():
    """From the East your partner is the West; the charts and the levels are turned with the table."""
    bench = workbench(query="case=come-back-in")
    persons(bench, 0, 1)
    step(bench)
    bench.parts.ready.click()
    notes = [row(bench, f"seat-{seat}")["note"] for seat in range(4)]
    assert notes[0] == "3 cards, your turn" and zone(bench, "move-0")["caption"].startswith("Left opponent: ")
    assert "left-hand opponent leads" in bench.parts.table.scene["say"]["text"]
    drawn = bench.view.draw(bench.board.moment, bench.stepper.frontier)["hands"](760, 244)
    assert "the left-hand opponent from 3 to 2" in drawn.alt


def test_nothing_to_play_says_whose_turn_it_is(bench):
    put(bench, "5S 9D | 6S 8D | 7S 4D | 3S JD")
    step(bench, 0)
    bench.panel.play.click()
    assert why_text(bench) == bench.words.text("guandan:hint-lead")
    pick(bench, "5S")
    bench.panel.play.click()
    step(bench)
    for button in (bench.panel.play, bench.panel.pass_):
        button.click()
        assert why_text(bench) == bench.words.text("guandan:hint-bot")


def test_four_persons_play_a_trick_from_hand_to_hand():
    bench = workbench(query="case=leader-must-play")
    persons(bench, 0, 1, 2, 3)
    plays = ["5S", "7C", "pass", "JD", "KD", "pass", "AD", "pass", "pass", "pass"]
    for number, action in enumerate(plays):
        actor = bench.timeline.game.actor(bench.timeline.state)
        if number:
            assert curtained(bench)
            check_hidden(bench, None)
            bench.parts.ready.click()
        check(bench)
        check_hidden(bench, actor)
        assert row(bench, "seat-0")["turn"] and not row(bench, "seat-0")["small"]
        if action == "pass":
            bench.panel.pass_.click()
        else:
            pick(bench, action)
            bench.panel.play.click()
        assert bench.timeline.event.seat == actor or bench.timeline.node.action == action
        seek(bench, bench.timeline.node.offset + bench.timeline.node.count - 1)
    assert bench.timeline.event.kind == "lead" and bench.timeline.event.seat == 2
    check_line(bench, 10)


def check_line(bench, depth):
    """The actions played are those of the case, whether or not they are written the same."""
    states = [node.state for node in guandan.CASES[bench.parts.cases.chosen].timeline().line]
    assert [node.state for node in bench.timeline.line][: depth + 1] == states[: depth + 1]


def test_four_bots_are_watched_from_your_seat():
    bench = workbench(query="")
    persons(bench)
    bench.new_game(5)
    for _ in range(12):
        step(bench)
        assert not curtained(bench) and not row(bench, "seat-0")["small"] and bench.parts.table.scene["why"] is None
        check(bench)
        check_hidden(bench, 0)
    assert bench.timeline.position == 12


def test_four_bots_let_nobody_play_for_them():
    bench = workbench(query="case=say-which")
    persons(bench)
    pick(bench, "5S")
    bench.panel.play.click()
    assert bench.timeline.position == 0 and why_text(bench) == bench.words.text("guandan:hint-bot")
