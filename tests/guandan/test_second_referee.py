"""The engine and the second referee see the same match, event by event; and allow and refuse the same."""

import json
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.timeline import Timeline
from tests.guandan.cards import brute
from tests.guandan.referee import Referee, Wrong
from tests.guandan.tables import READINGS, SEEDS, SETTINGS, small_tables
from tests.playing import play

pytestmark = pytest.mark.slow

EVERY = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]


def chances(events):
    """What chance decided in these events."""
    dealt = next((event.state for event in events if event.kind in ("deal", "restart")), None)
    return {
        "hands": dealt and [[card.text for card in hand] for hand in dealt.hands],
        "leader": dealt and dealt.stage.seat,
        "paid": [event.cards[0].text for event in events if event.kind == "tribute"],
    }


def seen(game, events):
    """The engine's events as the referee tells them."""
    found = []
    for event in events:
        state, facts = event.state, dict(event.numbers)
        if event.kind == "play":
            facts["reading"] = tuple(facts["reading"])
            facts["over"] = facts["over"] and tuple(facts["over"])
        last = state.to_beat
        table = {
            "level": state.level,
            "levels": list(state.levels),
            "hands": [sorted(card.text for card in hand) for hand in state.hands],
            "out": list(state.out),
            "previous": list(state.previous),
            "deal": state.deal,
            "last": last and (last.seat, [card.text for card in last.cards], tuple(last.reading)),
            "passed": list(state.passed),
            "paid": [[it.payer, it.receiver, it.card.text, it.back and it.back.text] for it in state.payments],
        }
        found.append(
            {
                "kind": event.kind,
                "clause": None if event.kind == "play" else event.clause,
                "seat": event.seat,
                "cards": [card.text for card in event.cards],
                "facts": facts,
                "table": table,
                "turn": game.actor(state),
            }
        )
    return found


def check(game, start, actions):
    """Play the actions that `actions(state)` chooses until it gives None, then follow the record. The last state."""
    timeline = Timeline(game, start)
    events = [timeline.events(timeline.root)]
    while (action := actions(timeline.node.state)) is not None:
        events.append(timeline.events(timeline.play(action)))
    record = json.loads(json.dumps(timeline.record()))
    referee = Referee(record["readings"], record.get("position", start.to_dict()))
    told = referee.open(chances(events[0]))
    assert told == seen(game, events[0])
    for action, made in zip(record["actions"], events[1:], strict=True):
        assert referee.act(action, chances(made)) == seen(game, made), action
    result = game.result(timeline.node.state)
    assert referee.winner == (result and result.winner)
    return timeline.node.state


def at_random(game, seed, limit, deals=99):
    """Random listed actions, so many at most, through so many deals at most."""
    random = Random(seed)
    first = None

    def choose(state):
        nonlocal limit, first
        first = first or state.deal
        limit -= 1
        if limit < 0 or game.actor(state) is None or state.deal - first >= deals and state.stage.do == "play":
            return None
        return random.choice(game.actions(state))

    return choose


@pytest.mark.parametrize("part", range(4))
def test_a_deal_and_a_tribute_under_every_combination_of_readings(part):
    for seed, chosen in list(enumerate(EVERY))[part::4]:
        game = guandan.Game(**chosen)
        state = check(game, game.start(seed), at_random(game, seed, 500, deals=1))
        assert (state.deal, state.stage.do) == (2, "play")


@pytest.mark.parametrize("seed", range(12))
def test_whole_matches(seed):
    chosen = {name: Random(seed).choice(values) for name, values in READINGS.items()}
    game = guandan.Game(**chosen)
    state = check(game, game.start(seed), at_random(game, seed, 10_000))
    assert state.stage.do == "over"


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=250)
def test_small_deals_to_the_next_ones_lead(made, seed):
    """They are soon over: nearly every way to inherit, to end and to pay comes by."""
    game, state = made
    check(game, game.state(state.to_dict()), at_random(game, seed, 200, deals=1))


@given(small_tables(tribute=True), st.integers(0, 2**32))
@settings(max_examples=150)
def test_small_tributes(made, seed):
    game, state = made
    start = state._replace(stage=guandan.Stage("tribute"), payments=(), trick=())
    if state.payments:  # back to before they were paid
        hands = [list(hand) for hand in state.hands]
        for payment in state.payments:
            hands[payment.receiver].remove(payment.card)
            hands[payment.payer].append(payment.card)
        start = start._replace(hands=tuple(tuple(hand) for hand in hands))
    check(game, game.state(start.to_dict()), at_random(game, seed, 60, deals=1))


@given(SETTINGS, SEEDS, st.integers(1, 60))
@settings(max_examples=15)
def test_restarts(chosen, seed, turns):
    game = guandan.Game(**chosen)
    choose, count = at_random(game, seed, 3 * turns), 0

    def with_restarts(state):
        nonlocal count
        count += 1
        action = choose(state)
        return action and ("restart" if count % turns == 0 else action)

    check(game, game.start(seed), with_restarts)


# What may be done


def tries(state, random, game):
    """Things somebody might try: parts of the hand, read as this or that, passing, giving back."""
    hand = [card.text for card in state.hands[game.actor(state)]]
    yield "pass"
    for card in {*random.sample(brute.ORDINARY, 2), *hand[:4], "RJ"}:
        yield f"return {card}"
    for _ in range(12):
        size = random.choice([1, 1, 2, 2, 3, 4, 5, 5, 6])
        cards = random.sample(hand, min(size, len(hand)))
        if random.random() < 0.1:
            cards[-1] = random.choice(brute.PACKS)
        if cards.count(cards[-1]) > 2:
            continue
        text = " ".join(cards)
        yield text
        shape, _, rank = random.choice(brute.EVERY_READING)
        yield f"{text} as {shape}" if shape == "four-jokers" else f"{text} as {shape} {rank}"
    listed = game.actions(state)
    for action in random.sample(listed, min(5, len(listed))):
        yield action
        yield action.partition(" as ")[0]


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=120)
def test_both_allow_and_refuse_the_same(made, seed):
    game, state = made
    random = Random(seed)
    for before, _, _ in play(game, state, seed, limit=8):
        if before.deal != state.deal:
            break
        referee = Referee(game.settings, before.to_dict())
        # Under `passing=out` this referee may not know who passed before the last play: only what may be done counts.
        for action in tries(before, random, game):
            assert (game.refusal(before, action) is None) == (referee.objection(action) is None), action


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=80)
def test_the_list_has_every_reading_there_is_and_no_other(made, seed):
    """One set of cards for each reading that beats what lies there, by the second truth."""
    game, state = made
    names = {name: game.settings[name] for name in ("wild_pair", "flush_as_straight")}
    for before, _, _ in play(game, state, seed, limit=6):
        if before.deal != state.deal:
            break
        referee = Referee(game.settings, before.to_dict())
        listed = game.actions(before)
        if before.stage.do == "return":
            assert {f"return {card}" for card in referee.returnable(before.stage.seat)} == set(listed)
            continue
        hand = [card.text for card in before.hands[before.stage.seat]]
        found = {it for _, it in brute.every_play(hand, before.level, **names)}
        if referee.last:
            found = {it for it in found if brute.beats(it, referee.last[2], before.level)}
        readings = [referee.named(action)[1] for action in listed if action != "pass"]
        assert len(readings) == len(set(readings))
        assert set(readings) == found
        assert ("pass" in listed) == (referee.last is not None)


def test_the_referee_can_say_no():
    """So that the tests above can fail."""
    game = guandan.Game()
    state = game.start(1)
    referee = Referee(game.settings, state.to_dict())
    for action in ("pass", "return 5S", "RJ RJ RJ"):
        with pytest.raises(Wrong):
            referee.act(action, chances([]))
