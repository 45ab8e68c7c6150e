"""Every way to go wrong, what it is called, and by which clause."""

import pytest
from hypothesis import given

from explorer import war
from explorer.cards import PACK
from explorer.game import IllegalAction
from tests.war.strategies import run, table, tables

GAME = war.Game()
TABLE = table("7S 8S 9S | 2S", "7C 8C 9C | 2C", "AH")
HUMAN = GAME.state(TABLE)
OPPONENT = GAME.apply(HUMAN, "7S").state
UNSETTLED = GAME.apply(OPPONENT, "8C").events[1].state
OVER = run(table("7S", "5C"), "7S 5C")[0]


@pytest.mark.parametrize(
    ("state", "action", "message", "clause"),
    [
        (HUMAN, "2S", "in-draw-pile", "choose"),
        (OPPONENT, "2C", "in-draw-pile", "choose"),
        (HUMAN, "AH", "in-pot", "tie"),
        (OPPONENT, "AH", "in-pot", "tie"),
        (HUMAN, "7C", "not-your-turn", "choose"),
        (OPPONENT, "8S", "not-your-turn", "choose"),
        (OPPONENT, "7S", "committed", "choose"),
        (HUMAN, "2C", "not-in-hand", "choose"),
        (HUMAN, "KD", "not-in-hand", "choose"),
        (OPPONENT, "2S", "not-in-hand", "choose"),
        (HUMAN, "7X", "no-card", "choose"),
        (HUMAN, "RJ", "no-card", "choose"),
        (HUMAN, "", "no-card", "choose"),
        (HUMAN, "7s", "no-card", "choose"),
        (HUMAN, " 7S", "no-card", "choose"),
        (HUMAN, None, "no-card", "choose"),
        (HUMAN, ["7S"], "no-card", "choose"),
        (HUMAN, 10**5000, "no-card", "choose"),
        (HUMAN, "??", "face-down", "choose"),
        (UNSETTLED, "9S", "unsettled", "start"),
        (UNSETTLED, "9C", "unsettled", "start"),
        (UNSETTLED, "zz", "no-card", "choose"),
        (OVER, "7S", "over", "goal"),
        (OVER, "zz", "over", "goal"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_refusals(state, action, message, clause):
    refusal = GAME.refusal(state, action)
    assert (refusal.message, refusal.clause) == (message, f"war.{clause}")
    assert str(refusal).endswith(f"[war.{clause}]")
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.refusal == refusal


@given(tables())
def test_every_legal_card_applies_and_each_other_of_the_52_is_refused(made):
    game, state = made
    for _ in range(2):
        legal = game.actions(state)
        assert legal == [card.text for card in state.hands[game.actor(state)]]
        for card in PACK:
            refusal = game.refusal(state, card.text)
            assert (refusal is None) == (card.text in legal)
            assert str(refusal)
        for action in legal:
            after = game.apply(state, action).state
        state = after
        if game.actor(state) is None:
            break


@given(tables())
def test_the_refusal_of_a_view_gives_nothing_away(made):
    """A card may be hidden in four places; of the view, all refusals are alike."""
    game, state = made
    seat = game.actor(state)
    view = game.view(state, seat)
    hidden = [*state.hands[1 - seat], *state.draws[0], *state.draws[1], *(it.card for it in state.pot if not it.up)]
    for card in hidden:
        assert game.refusal(view, card.text).message == "not-in-hand"
