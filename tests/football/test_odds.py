"""How likely an attack is to stand, against every way the unseen cards may lie, one by one."""

from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.football import odds
from tests.football.tables import FOUR, READINGS, moments, player, random_cards, run, small_state, table, through

GAME = football.Game()


def unseen(state):
    """What the attacker cannot see: neither in its hand nor gone."""
    seen = {*state.hands[state.turn], *state.gone}
    return [card for card in state.cards if card not in seen]


def by_hand(state, card, stat, least):
    """Every order the unseen cards may lie in: first the other hand, then what is drawn, while there is no
    cover, which is `least` above the card in that stat."""
    held, deck = len(state.hands[1 - state.turn]), len(state.deck)
    stands = total = 0
    for order in permutations(unseen(state), held + min(3, deck)):
        hand, pile = list(order[:held]), list(order[held:])
        draws = 0
        while not any(it.value(stat) >= card.value(stat) + least for it in hand) and pile and draws < 3:
            hand.append(pile.pop(0))
            draws += 1
        stands += not any(it.value(stat) >= card.value(stat) + least for it in hand)
        total += 1
    return Fraction(stands, total)


def played_out(game, state, card, stat):
    """The same by the engine: each hand the other may hold and each order of the deck, covering and drawing."""
    other, cards = 1 - state.turn, unseen(state)
    stands = total = 0
    for held in combinations(cards, len(state.hands[other])):
        for deck in permutations([it for it in cards if it not in held]):
            hands = (state.hands[0], held) if other == 1 else (held, state.hands[1])
            step = game.apply(state._replace(hands=hands, deck=deck), f"attack {card.name} with {stat}")
            kinds = [event.kind for event in step.events]
            while game.actor(step.state) == other and step.state.stage.do == "defend":
                actions = game.actions(step.state)
                cover = next((action for action in actions if action.startswith("cover")), "draw")
                step = game.apply(step.state, cover)
                kinds += [event.kind for event in step.events]
            stands += "success" in kinds
            total += 1
    return Fraction(stands, total)


def small(seed, unseen_most):
    random = Random(seed)
    while True:
        state = small_state(random, GAME, 3)
        if len(unseen(state)) <= unseen_most:
            return state


@pytest.mark.parametrize(("cover", "least"), [("equal", 0), ("higher", 1)])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=60)
def test_odds_are_what_counting_every_way_gives(seed, cover, least):
    game, state = football.Game(cover=cover), small(seed, 6)
    found = odds(game, state)
    assert list(found) == [(card, stat) for card in state.hands[state.turn] for stat in game.open_stats(state)]
    for (card, stat), chance in found.items():
        assert chance == by_hand(state, card, stat, least)
        assert isinstance(chance, Fraction) and 0 <= chance <= 1


@given(st.integers(0, 2**32), st.sampled_from(READINGS["draw"]), st.sampled_from(READINGS["cover"]))
@settings(max_examples=40)
def test_odds_are_what_the_engine_plays(seed, draw, cover):
    game, state = football.Game(draw=draw, cover=cover), small(seed, 5)
    for (card, stat), chance in odds(game, state).items():
        assert chance == played_out(game, state, card, stat)


@given(moments())
def test_odds_of_the_attackers_view_are_those_of_the_whole_state(made):
    game, _, events, _ = made
    for event in events:
        state = event.state
        found = odds(game, state)
        if state.stage.do != "attack":
            assert found == {}
            continue
        assert odds(game, game.view(state, state.turn)) == found
        assert odds(game, game.view(state, 1 - state.turn)) == {}
        hand, open_ = state.hands[state.turn], game.open_stats(state)
        assert list(found) == [(card, stat) for card in hand for stat in open_]
        assert {f"attack {card.name} with {stat}" for card, stat in found} == set(game.actions(state))


@given(moments(), st.integers(0, 2**32))
def test_odds_use_nothing_hidden(made, seed):
    game, state, _, _ = made
    if state.stage.do != "attack":
        return
    pool = unseen(state)
    Random(seed).shuffle(pool)
    held = len(state.hands[1 - state.turn])
    hands = tuple(hand if it == state.turn else tuple(pool[:held]) for it, hand in enumerate(state.hands))
    other = state._replace(hands=hands, deck=tuple(pool[held:]))
    assert odds(game, other) == odds(game, state)


def test_certain_and_impossible():
    line = run(table("A9 B0 C5 D3 | E1 F4", "G2"))
    found = odds(line.game, line.state)
    assert all(found[player("A9"), stat] == found[player("C5"), stat] == 1 for stat in FOUR)
    assert all(found[player("B0"), stat] == 0 for stat in FOUR)  # all cover a 0
    assert all(found[player("D3"), stat] == 0 for stat in FOUR)  # the one that covers is held, or is drawn


def test_by_hand_one_of_two_kinds_of_cover():
    """Four unseen, one held and three drawn: all come. With a fifth there is a chance of one in five."""
    line = run(table("A5 B9 | E1", "F6 G2 H2"))
    assert odds(line.game, line.state)[player("A5"), "goals"] == 0
    line = run(table("A5 B9 | E1", "F6 G2 H2 I3"))
    assert odds(line.game, line.state)[player("A5"), "goals"] == Fraction(1, 5)
    line = run(table("A5 B9 | E1 G6", ""))
    assert odds(line.game, line.state)[player("A5"), "goals"] == 0


def test_what_has_left_the_match_covers_nothing():
    line = run(table("A5 B9 | E1", "G2 H3", gone="X7 Y8"))
    assert odds(line.game, line.state)[player("A5"), "goals"] == 1


@pytest.mark.parametrize(("cover", "stands"), [("equal", 0), ("higher", 1)])
def test_ties_are_covers_where_equal_is_enough(cover, stands):
    line = run(table("A5 B6 C4 | E5", ""), cover=cover)
    found = odds(line.game, line.state)
    assert [found[player(card), "goals"] for card in ("A5", "B6", "C4")] == [stands, 1, 0]


def test_only_open_stats_have_odds():
    line = run(table("A5 B6 | E5", counters=[{"goals": 2}, {}]))
    assert {stat for _, stat in odds(line.game, line.state)} == set(FOUR[1:])


def test_empty_where_nobody_is_to_attack():
    line = run(table("A5 B6 | E5 F9", "G1"), "attack A5 with goals")
    for event in line.events[3:]:
        assert odds(line.game, event.state) == {}
    line = run(table("A5 | E4"), "attack A5 with goals")
    assert odds(line.game, line.state) == {}


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_matches_a_higher_value_is_never_worse(seed):
    deck = tuple(random_cards(Random(seed), 60)) if seed % 2 else None
    for event in through(GAME, GAME.start(seed, deck), seed):
        found = odds(GAME, event.state)
        for (one, stat), chance in found.items():
            for (two, also), other in found.items():
                if stat == also and one.value(stat) <= two.value(stat):
                    assert chance <= other
