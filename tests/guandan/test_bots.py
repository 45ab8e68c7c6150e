"""Bots: legal, from their own view only, each stronger than the one before."""

from functools import cache
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.cards import HIDDEN, Card
from explorer.chance import Chance
from explorer.guandan.plan import needed
from tests.guandan.tables import SEEDS, SETTINGS, run, small_tables, table

BOTS = guandan.BOTS
FIRST = Chance(1)


def choice(bot, line, chance=FIRST):
    view = line.game.view(line.state, line.actor)
    return BOTS[bot](line.game, view, chance)


def test_names():
    assert list(BOTS) == ["random", "cheapest", "team"]


def check(game, state, chance, limit, deals):
    """All bots at every decision: from a view, and from one whose hidden cards are other cards."""
    random = Random(chance.seed)
    names = list(BOTS)
    begun = state.deal
    for _ in range(limit):
        seat = game.actor(state)
        if seat is None or state.deal > begun + deals:
            return
        view = game.view(state, seat)
        assert all(set(hand) <= {HIDDEN} for it, hand in enumerate(view.hands) if it != seat)
        assert view.chance is None
        kept = repr(view)
        for name in names:
            action, after = BOTS[name](game, view, chance)
            assert game.refusal(state, action) is None
            assert action in game.actions(state)
            assert BOTS[name](game, view, chance) == (action, after)
            assert name == "random" or BOTS[name](game, view, Chance(99)) == (action, Chance(99))
        assert repr(view) == kept
        action, chance = BOTS[random.choice(names)](game, view, chance)
        state = game.apply(state, action).state


@pytest.mark.slow
@given(small_tables(), SEEDS)
@settings(max_examples=60)
def test_legal_from_the_view_and_the_same_again_in_small_deals(made, seed):
    game, state = made
    check(game, state, Chance(seed), limit=30, deals=0)


@pytest.mark.slow
@given(SETTINGS, SEEDS)
@settings(max_examples=6)
def test_legal_from_the_view_and_the_same_again_in_whole_deals(chosen, seed):
    game = guandan.Game(**chosen)
    check(game, game.start(seed), Chance(seed), limit=200, deals=1)


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_whole_state_gives_no_other_choice_than_the_view(made, seed):
    """Nothing that a view hides is used, even where it is given."""
    game, state = made
    random = Random(seed)
    for _ in range(8):
        seat = game.actor(state)
        if seat is None or state.deal > 2:
            break
        for bot in BOTS.values():
            assert bot(game, state, FIRST) == bot(game, game.view(state, seat), FIRST)
        state = game.apply(state, random.choice(game.actions(state))).state


def test_random_draws_evenly_from_the_list():
    line = run(table("5S 9D KD | 7C 8C QC | 6S TD AD | 3S 4D JD"), "5S")
    listed, counts, chance = line.game.actions(line.state), {}, Chance(4)
    for n in range(2000):
        action, chance = choice("random", line, chance)
        counts[action] = counts.get(action, 0) + 1
        assert chance.drawn == n + 1
    assert set(counts) == set(listed) == {"7C", "8C", "QC", "pass"}
    assert all(abs(count - 500) < 4 * 19.4 for count in counts.values())


@pytest.mark.parametrize(
    ("hand", "lies", "played"),
    [
        ("7C 8C QC", "5S", "7C"),
        ("7C 8C QC", "8S", "QC"),
        ("7C 8C QC", "KS", "pass"),
        ("7C 7S 7D 7H QC", "9S", "QC"),  # a bomb last
        ("7C 7S 7D 7H 5C", "9S", "7S 7H 7C 7D"),
        ("7C 7S QC QS 4D", "6S 6D", "7S 7C"),
        ("7C 7S 7D QC QS QD", "6S 6D 6C", "7S 7C 7D"),
    ],
)
def test_cheapest_gives_the_weakest_sufficient_play(hand, lies, played):
    line = run(table(f"{lies} AS | {hand} | 6S TD AD | 3S 4D JD"), lies)
    action, _ = choice("cheapest", line)
    assert sorted(action.split()) == sorted(played.split())


def test_cheapest_leads_low_and_returns_its_weakest():
    assert choice("cheapest", run(table("4S 9D KD AS | 7C 8C | 6S TD | 3S JD")))[0] == "4S"
    assert choice("cheapest", run(table("4S 4D 9D KD AS | 7C 8C | 6S TD | 3S JD")))[0] == "4S 4D"
    line = run(table("5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS", previous=[0, 1, 2, 3]))
    assert choice("cheapest", line)[0] == "return 3C"


def test_team_returns_the_card_without_which_its_hand_is_gone_soonest():
    """The four is alone; the cheapest bot tears the pair of threes."""
    line = run(table("3S 3D 4D KS KD | 7C 8C QC | 6S TD AD | 3C 4C AS", previous=[0, 1, 2, 3]))
    assert line.returns() == ["3S", "3D", "4D"]
    assert choice("team", line)[0] == "return 4D"
    assert choice("cheapest", line)[0] == "return 3S"


def test_team_leaves_its_partners_winning_play_alone():
    """The partner's ace will stand; the cheapest bot would take it with a bomb."""
    line = run(table("AS 3S 4D 5C 6D 8H 9D JC | 7C 8C | KS KD KC KH 5D 9C TD | 3S 4D JD"), "AS, pass")
    assert choice("team", line)[0] == "pass"
    assert choice("cheapest", line)[0] != "pass"


def test_team_goes_out_when_it_can():
    for hands in ("9S 9D | 7C 8C | 6S TD | 3S JD", "3S 4D 5C 6S 7D | 7C 8C | 6S TD | 3C JD"):
        line = run(table(hands))
        assert len(line.on(choice("team", line)[0]).state.hands[0]) == 0


@pytest.mark.parametrize("ours", ["AD 2H 2H", "AD KD KC 2H", "4S AD 2H"])
def test_team_does_not_take_wilds_for_no_cards(ours):
    """With wilds left it is not out by its ace: its partner's queen stands."""
    line = run(table(f"QS 3S 4D 5C 6D 8H 9D JC | 7C 8C | {ours} | 3S 4D JD"), "QS, pass")
    assert choice("team", line)[0] == "pass"


def test_team_goes_out_with_its_wilds_rather_than_keep_them():
    line = run(table("AD 2H 2H | 7C 8C 9C | 6S TD | 3S JD"))
    assert line.on(choice("team", line)[0]).state.hands[0] == ()


@pytest.mark.parametrize(("hand", "plays"), [("", 0), ("2H", 1), ("2H 2H", 1), ("AD 2H 2H", 1), ("AD KD 2H", 2)])
def test_only_no_cards_need_no_play(hand, plays):
    assert needed(map(Card, hand.split()), level=0) == plays


@cache
def duel(strong, weak, deals):
    """How often the team of `strong` came first in the first deal of a match, sitting at either side in turn."""
    game, won = guandan.Game(), 0
    for seed in range(deals):
        state = game.start(seed)
        chances = [Chance(seed).fork(seat) for seat in range(4)]
        while state.deal == 1:
            seat = game.actor(state)
            bot = BOTS[strong if (seat + seed) % 2 == 0 else weak]
            action, chances[seat] = bot(game, game.view(state, seat), chances[seat])
            state = game.apply(state, action).state
        won += (state.previous[0] + seed) % 2 == 0
    return won


@pytest.mark.slow
@pytest.mark.parametrize(("strong", "weak", "deals"), [("cheapest", "random", 100), ("team", "cheapest", 120)])
def test_each_bot_is_stronger_than_the_one_before(strong, weak, deals):
    """By far more than chance: four standard deviations above one half."""
    assert duel(strong, weak, deals) > deals / 2 + 4 * sqrt(deals) / 2
