from collections import Counter

import pytest

from explorer import war
from explorer.cards import PACK
from explorer.chance import Chance
from tests.war.strategies import all_cards


@pytest.mark.parametrize("hand_size", range(1, 6))
def test_a_deal_is_the_whole_pack_in_halves_with_hands_filled(hand_size):
    state = war.Game(hand_size=hand_size).start(5)
    assert all_cards(state) == sorted(card.text for card in PACK)
    assert [len(hand) for hand in state.hands] == [hand_size] * 2
    assert state.score == (26, 26)
    assert (state.pot, state.played, state.stage) == ((), (None, None), war.Stage("choose"))


def test_the_deal_is_the_shuffled_pack_in_order():
    """Part of the contract with a compiled kernel: the first 26 cards are the human's, the hand from the front."""
    pack, chance = Chance(5).shuffled(PACK)
    state = war.Game().start(5)
    assert state.hands[0] + state.draws[0] == pack[:26]
    assert state.hands[1] + state.draws[1] == pack[26:]
    assert state.chance == chance


def test_the_deal_does_not_depend_on_the_settings():
    deals = {
        tuple(hand + draw for hand, draw in zip(state.hands, state.draws, strict=True))
        for state in (war.Game(hand_size=n, burn=n, collect="reshuffle").start(9) for n in range(1, 6))
    }
    assert len(deals) == 1


def test_any_card_may_come_to_either_side():
    starts = [war.Game().start(seed) for seed in range(400)]
    counts = Counter(card for state in starts for card in state.hands[0] + state.draws[0])
    assert set(counts) == set(PACK)
    assert all(140 < count < 260 for count in counts.values())  # 200 ± 6 standard deviations


def test_opening_says_what_lies_on_the_table():
    game = war.Game()
    (event,) = game.opening(game.start(1)).events
    assert (event.kind, event.clause, event.numbers) == ("setup", "war.setup", {"human": 26, "opponent": 26, "pot": 0})
