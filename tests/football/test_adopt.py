"""A position set up under the other value of a reading: for "what if"."""

import pytest
from hypothesis import given, settings

from explorer import football
from explorer.football import Stage
from explorer.timeline import Timeline
from tests.football.positions import GAME, GOOD
from tests.football.tables import SETTINGS, cards_of, moments, plain, player, table


def test_stats_that_are_to_be_drawn_anew_are_not_where_they_are_picked_once():
    """As when the reading is flipped on a position; what comes of it can be saved and loaded."""
    anew = football.Game(stats_in_play="round")
    state = anew.state({**GOOD, "stage": "draw-stats"})
    flipped = GAME.adopt(state, anew)
    assert flipped.stage == Stage("ready", state.stage.seat) and GAME.state(flipped.to_dict()) == flipped
    assert anew.adopt(state, GAME) == state


HIGHER = football.Game(cover="higher")
EQUAL_COVERS = table("B9 | C4", "F1 G2", "A5 goals", cover="E5")


@pytest.mark.parametrize("position", [EQUAL_COVERS, {**EQUAL_COVERS, "turn": 1, "stage": "leave"}], ids=["down", "out"])
def test_a_cover_that_is_too_low_for_the_other_reading_goes_back_to_the_hand(position):
    """The turn had not passed, and the defender is asked again."""
    state = GAME.state(position)
    flipped = HIGHER.adopt(state, GAME)
    assert flipped.hands == ((player("B9"),), (player("C4"), player("E5")))
    assert (flipped.cover, flipped.turn, flipped.stage) == (None, 0, Stage("look", 1))
    assert (flipped.attack, flipped.deck, flipped.gone) == (state.attack, state.deck, state.gone)
    assert HIGHER.state(flipped.to_dict()) == flipped == HIGHER.adopt(flipped, GAME)
    opening = HIGHER.opening(flipped)
    assert (opening.events[-1].kind, HIGHER.actions(opening.state)) == ("ready", ["draw", "concede"])
    # With nothing to draw the attack stands.
    flipped = HIGHER.adopt(state._replace(deck=()), GAME)
    assert [event.kind for event in HIGHER.opening(flipped).events][2:] == ["success", "leave", "ready"]


def test_a_cover_that_is_high_enough_under_both_readings_stays():
    for position in (table("B9 | C4", "F1", "A5 goals", cover="D7"), EQUAL_COVERS):
        state = HIGHER.state({**position, "cover": plain("D7")})
        assert GAME.adopt(state, HIGHER) == state == HIGHER.adopt(state, GAME)


def test_who_waits_with_an_equal_card_and_no_deck_has_nothing_left_to_decide_under_the_other_reading():
    state = GAME.state(table("B9 | C4 E5", "", "A5 goals"))
    assert state.stage == Stage("defend", 1)
    flipped = HIGHER.adopt(state, GAME)
    assert flipped == state._replace(stage=Stage("look", 1))
    assert HIGHER.actor(HIGHER.opening(flipped).state) == 0  # the attack has stood
    with_deck = GAME.state(table("B9 | C4 E5", "F1", "A5 goals"))
    assert HIGHER.adopt(with_deck, GAME) == with_deck
    assert HIGHER.actions(with_deck) == ["draw", "concede"]


def test_a_match_flipped_to_the_other_reading_is_cut_where_an_equal_card_covered():
    game = football.Game()
    timeline = Timeline(game, game.state(table("A5 B9 | C4 E5", "F1 G2")))
    for action in ("attack A5 with goals", "cover E5", "attack C4 with caps"):
        timeline.play(action)
    other, cut = timeline.under(HIGHER)
    assert cut and [node.action for node in other.line[1:]] == ["attack A5 with goals"]
    assert HIGHER.actions(other.state) == ["draw", "concede"]
    back, cut = other.under(game)
    assert not cut and game.actions(back.state) == ["cover E5"]


@given(moments(), SETTINGS)
@settings(max_examples=150)
def test_adopted_by_any_other_readings_it_is_a_position_of_theirs_with_the_same_cards(made, chosen):
    game, _, events, _ = made
    other = football.Game(**chosen)
    for event in events:
        adopted = other.adopt(event.state, game)
        assert other.state(adopted.to_dict()) == adopted == other.adopt(adopted, game)
        assert sorted(cards_of(adopted)) == sorted(cards_of(event.state))
        for part in ("deck", "gone", "counters", "stats", "round", "chance"):
            assert getattr(adopted, part) == getattr(event.state, part)
        settled = other.opening(adopted).state
        assert (other.actor(settled) is None) == (other.result(settled) is not None)
        if other.settings == game.settings:
            assert adopted == event.state
