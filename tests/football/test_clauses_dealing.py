"""Who sees what, the deck, the stats in play and the hands.

Clause by clause, event by event: each by hand from rules/football.md.
"""

from collections import Counter
from random import Random

import pytest

from explorer import football
from explorer.chance import Chance
from explorer.football import HIDDEN, STATS, Stage
from tests.football.tables import LOW, A, names, player, random_cards, run, table, through

# football.teams


def test_teams_the_team_to_move_is_told_before_each_decision():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with caps")
    assert [(event.seat, dict(event.numbers)) for event in line.events if event.kind == "ready"] == [
        (0, {"do": "attack", "hand": 2}),
        (1, {"do": "defend", "hand": 3}),
        (1, {"do": "attack", "hand": 2}),
        (0, {"do": "defend", "hand": 1}),
    ]
    assert {event.clause for event in line.events if event.kind == "ready"} == {"football.teams"}


def test_teams_each_team_sees_its_own_hand_only():
    line = run(LOW, "attack A5 with goals, draw")
    state = line.state
    for seat in (0, 1):
        view = line.game.view(state, seat)
        assert view.hands[seat] == state.hands[seat]
        assert view.hands[1 - seat] == (HIDDEN,) * len(state.hands[1 - seat])
        assert view.deck == (HIDDEN,) * 4
        assert (view.attack, view.gone, view.counters, view.stats) == (
            state.attack,
            state.gone,
            state.counters,
            state.stats,
        )
        assert view.cards == state.cards
        assert view.chance is None


def test_teams_what_the_other_draws_stays_hidden():
    line = run(LOW, "attack A5 with goals, draw")
    event = line.event("draw")
    assert line.game.view_event(event, 1).cards == (player("F1"),)
    assert line.game.view_event(event, 0).cards == (HIDDEN,)
    for kind in ("attack", "count"):
        for seat in (0, 1):
            assert line.game.view_event(line.event(kind), seat).cards == line.event(kind).cards


def test_teams_of_what_the_other_draws_no_number_is_told_either():
    """All cards of the match are known: a value gives away which of them it is."""
    one = run(table("A5 B9 | C4 D3", "F1 G2"), "attack A5 with goals, draw")
    two = run(table("A5 B9 | C4 D3", "G2 F1"), "attack A5 with goals, draw")
    own = [line.game.view_event(line.event("draw"), 1).numbers for line in (one, two)]
    others = [line.game.view_event(line.event("draw"), 0).numbers for line in (one, two)]
    assert [numbers["value"] for numbers in own] == [1, 2]
    assert others[0] == others[1]


# football.deck


def test_deck_has_more_than_80_cards_with_five_stats():
    assert len(football.players()) > 80
    assert STATS == ("goals", "trophies", "caps", "seasons", "assists")
    state = football.Game().start(3)
    assert state.cards == tuple(sorted(football.players(), key=lambda card: card.name))


# football.stats


def test_stats_four_of_the_five_all_left_out_as_often():
    game = football.Game()
    left_out = Counter()
    for seed in range(1000):
        stats = game.start(seed).stats
        assert len(set(stats)) == 4 and set(stats) < set(STATS)
        left_out.update(set(STATS) - set(stats))
    assert all(150 < left_out[stat] < 250 for stat in STATS), left_out


@pytest.mark.parametrize("seed", range(5))
def test_stats_are_drawn_once_a_match(seed):
    game = football.Game()
    state = game.start(seed)
    events = list(through(game, state, seed))
    assert {event.state.stats for event in events} == {state.stats}
    assert {event.state.chance for event in events} == {state.chance}
    (said,) = (event for event in events if event.kind == "stats")
    assert dict(said.numbers) == {"stats": state.stats, "drawn": 0} and said.clause == "football.stats"


def test_stats_in_play_round_drawn_anew_for_each_attack():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with caps, cover B9", stats_in_play="round")
    # Nothing is drawn before the first attack, and nothing when the match is over.
    assert line.story[:3] == ["setup", "stats", "0 ready"]
    said, event = (event for event in line.events if event.kind == "stats")
    assert (said.numbers["drawn"], event.numbers["drawn"]) == (0, 1)
    assert said.state.chance == line.events[0].state.chance
    assert (event.clause, event.seat, event.cards) == ("football.stats", None, ())
    assert tuple(event.numbers["stats"]) == event.state.stats == line.state.stats
    before = line.events[line.events.index(event) - 1]
    assert before.kind == "leave"
    assert event.state.chance == Chance(before.state.chance.seed, event.state.chance.drawn)
    assert event.state.chance.drawn > before.state.chance.drawn
    assert line.events[line.events.index(event) + 1].kind == "ready"


def test_stats_in_play_round_also_after_a_success():
    line = run(LOW, "attack B9 with goals, concede", stats_in_play="round")
    assert line.story[-4:] == ["0 success", "leave", "stats", "0 ready"]


def test_stats_in_play_round_leaves_out_each_of_the_five_as_often():
    game = football.Game(stats_in_play="round")
    left_out = Counter()
    for seed in range(120):
        for event in through(game, game.start(seed), seed):
            if event.kind == "stats" and event.numbers["drawn"]:
                left_out.update(set(STATS) - set(event.state.stats))
    total = sum(left_out.values())
    assert total > 500
    assert all(0.15 < left_out[stat] / total < 0.25 for stat in STATS), left_out


def test_stats_in_play_round_counters_of_a_stat_that_is_out_are_kept():
    game = football.Game(stats_in_play="round")
    for seed in range(10):
        last = None
        for event in through(game, game.start(seed), seed):
            if event.kind == "stats" and event.numbers["drawn"]:
                assert event.state.counters == last.counters
            last = event.state


def test_stats_only_those_in_play_may_be_named():
    line = run({**A, "stats": ["assists", "caps", "goals", "seasons"]})
    assert line.legal[:4] == [f"attack A5 with {stat}" for stat in ("assists", "caps", "goals", "seasons")]
    assert line.refused("attack A5 with trophies") == ("not-in-play", "stats")


# football.hand


def test_hand_seven_cards_each_and_the_rest_face_down():
    game = football.Game()
    state = game.start(11)
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert len(state.deck) == 156 - 14
    cards = [*state.hands[0], *state.hands[1], *state.deck]
    assert sorted(names(cards)) == sorted(names(football.players()))
    assert (state.gone, state.attack, state.cover, state.round) == ((), None, None, 1)
    assert state.counters == ((0,) * 5,) * 2


def test_hand_is_dealt_by_chance_and_who_starts_too():
    game = football.Game()
    starts, firsts = Counter(), set()
    for seed in range(400):
        state = game.start(seed)
        starts[state.turn] += 1
        firsts.add(state.hands[0][0].name)
        assert state.stage == Stage("attack", state.turn)
    assert 150 < starts[0] < 250
    assert len(firsts) > 100


def test_hand_the_opening_says_what_lies_on_the_table():
    game = football.Game()
    state = game.start(11)
    setup, stats, ready = game.opening(state).events
    assert (setup.kind, setup.clause, setup.seat, setup.cards) == ("setup", "football.hand", None, ())
    assert dict(setup.numbers) == {"deck": 142, "first": 7, "second": 7}
    assert (stats.kind, stats.clause, stats.seat, stats.state) == ("stats", "football.stats", None, state)
    assert dict(stats.numbers) == {"stats": state.stats, "drawn": 0}
    assert (ready.kind, ready.seat, ready.state) == ("ready", state.turn, state)


def test_hand_another_deck_of_14_is_dealt_out():
    game = football.Game()
    deck = tuple(random_cards(Random(1), 14))
    state = game.start(5, deck)
    assert (len(state.hands[0]), len(state.hands[1]), state.deck) == (7, 7, ())
    assert sorted(state.hands[0] + state.hands[1]) == sorted(deck)


@pytest.mark.parametrize("count", [0, 1, 13])
def test_hand_a_deck_that_does_not_fill_two_hands_is_refused(count):
    with pytest.raises(football.DeckError) as caught:
        football.Game().start(5, tuple(random_cards(Random(1), count)))
    assert [fault.message for fault in caught.value.faults] == ["football:deck-size"]
    assert caught.value.faults[0].facts["size"] == count


def test_hand_a_deck_with_a_card_twice_is_refused():
    with pytest.raises(football.DeckError) as caught:
        football.Game().start(5, (*football.players(), football.players()[0]))
    # Not that 157 cards were too few or too many.
    assert [fault.message for fault in caught.value.faults] == ["football:deck-twice"]
    assert caught.value.faults[0].facts["name"] == football.players()[0].name
