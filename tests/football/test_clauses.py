"""Every clause and every reading, event by event: each by hand from rules/football.md."""

from collections import Counter
from random import Random

import pytest

from explorer import football
from explorer.chance import Chance
from explorer.football import HIDDEN, STATS, Stage
from explorer.game import Result
from explorer.timeline import Timeline
from tests.football.tables import EVERY, FOUR, READINGS, player, random_cards, run, table, through

A = table("A5 B9 | C4 D7 E5", "F1 G8 H6 I2 J3")
"""To attack with A5 is covered by D7 or E5; to attack with B9 by nothing but what may be drawn."""
LOW = table("A5 B9 | C4 D3", "F1 G8 H6 I2 J3")


def names(cards):
    return [card.name for card in cards]


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


# football.attack, football.balance: attack → count → ready


def test_attack_count_ready():
    line = run(A, "attack A5 with goals")
    assert line.story == ["setup", "stats", "0 ready", "0 attack", "0 count", "1 ready"]
    attack, count, ready = line.events[3:]
    assert (attack.clause, names(attack.cards)) == ("football.attack", ["A5"])
    assert dict(attack.numbers) == {"stat": "goals", "value": 5, "left": 1}
    state = attack.state
    assert (names(state.hands[0]), names(state.hands[1])) == (["B9"], ["C4", "D7", "E5"])
    assert state.attack == (player("A5"), "goals", 0)
    assert state.counters == ((0,) * 5,) * 2  # it is counted next
    assert (state.turn, state.stage, state.round) == (0, Stage("count", 0), 1)

    assert (count.clause, count.cards) == ("football.balance", ())
    assert dict(count.numbers) == {"stat": "goals", "uses": 1, "gap": 1}
    assert count.state == state._replace(counters=((1, 0, 0, 0, 0), (0,) * 5), stage=Stage("look", 1))

    assert (ready.clause, ready.seat) == ("football.teams", 1)
    assert ready.state == count.state._replace(stage=Stage("defend", 1)) == line.state
    assert line.actor == 1


def test_attack_any_card_with_any_open_stat():
    line = run({**A, "counters": [{"goals": 2}, {}]})
    assert line.legal == [f"attack {name} with {stat}" for name in ("A5", "B9") for stat in FOUR[1:]]
    assert run(A).legal == [f"attack {name} with {stat}" for name in ("A5", "B9") for stat in FOUR]


def test_attack_the_value_is_the_one_in_that_stat():
    line = run(table("A1/2/3/4/5 B9 | C4"), "attack A1/2/3/4/5 with caps")
    assert line.event("attack").numbers["value"] == 3


def test_balance_counts_for_the_team_that_attacks():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with goals, cover B9")
    assert line.state.counters == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    counts = [event for event in line.events if event.kind == "count"]
    assert [(it.seat, it.numbers["uses"], it.numbers["gap"]) for it in counts] == [(0, 1, 1), (1, 1, 1)]


def test_balance_counters_match_counts_both_teams():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with goals, cover B9", counters="match")
    assert line.state.counters == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    counts = [event for event in line.events if event.kind == "count"]
    assert [(it.seat, it.numbers["uses"], it.numbers["gap"]) for it in counts] == [(0, 1, 1), (1, 2, 2)]


def test_balance_counters_team_leaves_open_what_the_other_has_used():
    position = {**A, "counters": [{}, {"goals": 2}]}
    assert run(position).game.open_stats(run(position).state) == list(FOUR)
    assert run(position, counters="match").game.open_stats(run(position).state) == list(FOUR[1:])


def test_balance_a_shut_stat_opens_when_the_others_have_been_used():
    position = table("A9 B9 C9 D9 E9 F9 | Y1 Z1", counters=[{"goals": 2}, {}])
    line = run(position)
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    line = line.on("attack A9 with trophies, attack B9 with caps")
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    line = line.on("attack C9 with seasons")
    assert line.game.open_stats(line.state) == list(FOUR)


# football.cover, football.covered


def test_cover_covered_leave_ready():
    line = run(A, "attack A5 with goals").on("cover D7")
    assert line.story == ["1 cover", "1 covered", "leave", "1 ready"]
    cover, covered, leave, ready = line.events
    assert (cover.clause, names(cover.cards)) == ("football.cover", ["D7", "A5"])
    assert dict(cover.numbers) == {"stat": "goals", "value": 7, "against": 5, "equal": 0}
    assert names(cover.state.hands[1]) == ["C4", "E5"]
    assert (cover.state.cover, cover.state.attack.card) == (player("D7"), player("A5"))
    assert (cover.state.turn, cover.state.stage) == (0, Stage("covered", 1))

    assert (covered.clause, covered.cards, dict(covered.numbers)) == ("football.covered", (), {})
    assert covered.state == cover.state._replace(turn=1, stage=Stage("leave", 1))

    assert (leave.clause, leave.seat, names(leave.cards)) == ("football.covered", None, ["A5", "D7"])
    assert dict(leave.numbers) == {"count": 2}
    gone = (player("A5"), player("D7"))
    assert leave.state == covered.state._replace(attack=None, cover=None, gone=gone, stage=Stage("check", 1))

    assert ready.state == leave.state._replace(round=2, stage=Stage("attack", 1)) == line.state
    assert line.actor == line.state.turn == 1


def test_cover_equal_is_enough():
    line = run(A, "attack A5 with goals")
    assert line.legal == ["cover D7", "cover E5"]
    assert line.on("cover E5").event("cover").numbers["equal"] == 1
    assert line.refused("cover C4") == ("too-low", "cover")


def test_cover_higher_equal_is_not_enough():
    line = run(A, "attack A5 with goals", cover="higher")
    assert line.legal == ["cover D7"]
    assert line.refused("cover E5") == line.refused("cover C4") == ("too-low", "cover")
    assert line.on("cover D7").event("cover").numbers["equal"] == 0
    low = run(table("A5 B9 | C4 E5", "F5 G5 H5 I9"), "attack A5 with goals", cover="higher")
    assert low.legal == ["draw", "concede"]
    assert low.on("draw, draw, draw").story == ["1 draw"] * 3 + ["0 success", "leave", "0 ready"]


def test_cover_higher_whoever_holds_an_equal_card_only_has_to_draw_or_may_concede():
    """It is no cover in hand for `must_cover` and `draw` either."""
    line = run(table("A5 B9 | E5", "F1"), "attack A5 with goals", cover="higher", draw="forced")
    assert line.legal == ["draw"]
    assert line.refused("concede") == ("has-to-draw", "draw")
    line = run(table("A5 B9 | E5", "F1"), "attack A5 with goals, concede", cover="higher")
    assert line.event("concede").clause == "football.draw"


def test_cover_higher_nothing_is_decided_on_an_equal_card_without_a_deck():
    line = run(table("A5 B9 | E5 F5"), cover="higher").on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 ready"]


def test_cover_higher_a_zero_covers_nothing():
    line = run(table("A0 B1 | C0 D3"), "attack A0 with trophies", cover="higher")
    assert line.legal == ["cover D3"]


def test_cover_in_the_stat_of_the_attack_only():
    position = table("A5/0/0/0/0 B9 | C4/9/9/9/9 D5/0/0/0/0")
    assert run(position, "attack A5/0/0/0/0 with goals").legal == ["cover D5/0/0/0/0"]
    assert len(run(position, "attack A5/0/0/0/0 with caps").legal) == 2


def test_cover_zero_covers_zero():
    """92 of the 156 have no trophy."""
    line = run(table("A0 B1 | C0 D3"), "attack A0 with trophies")
    assert line.legal == ["cover C0", "cover D3"]


def test_covered_what_was_drawn_stays_and_only_the_cover_leaves():
    line = run(LOW, "attack A5 with goals, draw, draw, cover G8")
    assert names(line.state.hands[1]) == ["C4", "D3", "F1"]
    assert names(line.state.gone) == ["A5", "G8"]
    assert line.state.turn == 1


# football.draw


def test_draw_one_card_at_a_time_and_three_at_most():
    line = run(table("A5 B9 | C4 D3", "F1 G2 H4 I8"), "attack A5 with goals")
    for left, (card, value) in zip((3, 2, 1), (("F1", 1), ("G2", 2), ("H4", 4)), strict=True):
        assert line.legal == ["draw", "concede"]
        line = line.on("draw")
        event = line.events[0]
        assert (event.kind, event.clause, event.seat) == ("draw", "football.draw", 1)
        assert names(event.cards) == [card]
        assert dict(event.numbers) == {
            "draws": 4 - left,
            "left": left,
            "stat": "goals",
            "value": value,
            "needed": 5,
        }
        assert event.state.hands[1][-1].name == card
        assert event.state.attack.draws == 4 - left
        assert names(event.state.deck) == ["F1", "G2", "H4", "I8"][4 - left :]
        if left > 1:
            assert line.story == ["1 draw"]
    # The third card does not cover either: nothing is left to decide.
    assert line.story == ["1 draw", "0 success", "leave", "0 ready"]
    assert line.events[0].state.stage == Stage("stands", 0)
    assert dict(line.events[1].numbers) == {"draws": 3, "hand": 5}


def test_draw_a_third_card_that_covers_is_to_be_played():
    line = run(table("A5 B9 | C4 D3", "F1 G2 H5 I8"), "attack A5 with goals, draw, draw, draw")
    assert line.actor == 1
    assert line.legal == ["cover H5"]
    assert line.refused("draw") == ("three-drawn", "draw")
    assert line.refused("concede") == ("has-to-cover", "cover")


def test_draw_the_three_are_for_this_attack_only():
    line = run(table("A5 B9 X8 | C4 D3", "F1 G2 H4 I1 J1 K1 L1"), "attack A5 with goals, draw, draw, draw")
    line = line.on("attack X8 with goals")
    assert line.state.attack.draws == 0
    assert line.on("draw, draw, draw").story[-1] == "0 ready"
    assert len(line.on("draw, draw, draw").state.hands[1]) == 8


def test_draw_optional_may_concede_without_drawing():
    line = run(LOW, "attack A5 with goals")
    assert line.legal == ["draw", "concede"]
    after = line.on("concede")
    assert after.story == ["1 concede", "0 success", "leave", "0 ready"]
    concede = after.events[0]
    assert (concede.clause, concede.cards, dict(concede.numbers)) == ("football.draw", (), {"draws": 0})
    assert concede.state == line.state._replace(stage=Stage("stands", 0))
    after = line.on("draw").on("concede")
    assert after.event("concede").numbers["draws"] == after.event("success").numbers["draws"] == 1


def test_draw_forced_draws_as_long_as_it_can():
    line = run(LOW, "attack B9 with goals", draw="forced")
    assert line.legal == ["draw"]
    assert line.refused("concede") == ("has-to-draw", "draw")
    line = line.on("draw, draw")
    assert line.legal == ["draw"]
    assert line.on("draw").story == ["1 draw", "0 success", "leave", "0 ready"]


def test_draw_forced_until_a_card_covers():
    line = run(LOW, "attack A5 with goals, draw, draw", draw="forced")
    assert line.legal == ["cover G8"]
    assert line.refused("draw") == ("cover-at-hand", "draw")


def test_must_cover_must_neither_draws_nor_concedes():
    line = run(A, "attack A5 with goals")
    assert line.legal == ["cover D7", "cover E5"]
    assert line.refused("draw") == ("cover-at-hand", "draw")
    assert line.refused("concede") == ("has-to-cover", "cover")


def test_must_cover_may_also_draws_or_concedes():
    line = run(A, "attack A5 with goals", must_cover="may")
    assert line.legal == ["cover D7", "cover E5", "draw", "concede"]
    assert line.on("concede").story == ["1 concede", "0 success", "leave", "0 ready"]
    assert names(line.on("concede").state.hands[1]) == ["C4", "D7", "E5"]
    line = line.on("draw, draw, draw")
    assert line.legal == ["cover D7", "cover E5", "cover G8", "cover H6", "concede"]
    assert line.on("cover D7").story == ["1 cover", "1 covered", "leave", "1 ready"]


def test_draw_forced_is_for_who_cannot_cover_also_where_covering_is_a_choice():
    line = run(A, "attack A5 with goals", must_cover="may", draw="forced")
    assert line.legal == ["cover D7", "cover E5", "draw", "concede"]
    assert line.on("concede").event("concede").clause == "football.cover"
    line = run(A, "attack B9 with goals", must_cover="may", draw="forced")
    assert line.refused("concede") == ("has-to-draw", "draw")
    empty = run({**A, "deck": []}, "attack A5 with goals", must_cover="may", draw="forced")
    assert empty.legal == ["cover D7", "cover E5", "concede"]


def test_draw_an_empty_deck_means_fewer_draws():
    line = run(table("A5 B9 | C4 D3", "F1"), "attack A5 with goals")
    after = line.on("draw")
    assert after.story == ["1 draw", "0 success", "leave", "0 ready"]
    assert after.event("success").numbers["draws"] == 1
    assert after.state.deck == ()
    # Nothing is reshuffled: what has left the game stays away.
    assert names(after.state.gone) == ["A5"]


def test_draw_the_last_card_of_the_deck_may_cover():
    line = run(table("A5 B9 | C4 D3", "F6"), "attack A5 with goals, draw")
    assert line.legal == ["cover F6"]
    line = run(table("A5 B9 | C4 D3", "F6"), "attack A5 with goals, draw", must_cover="may")
    assert line.refused("draw") == ("empty-deck", "draw")


# football.success


def test_success_the_attacker_keeps_the_turn_and_its_card_leaves():
    line = run(LOW, "attack A5 with goals, draw").on("concede")
    concede, success, leave, ready = line.events
    assert (success.clause, success.seat, names(success.cards)) == ("football.success", 0, ["A5"])
    assert dict(success.numbers) == {"draws": 1, "hand": 3}
    assert success.state == concede.state._replace(stage=Stage("leave", 0))
    assert (leave.clause, leave.seat, names(leave.cards)) == ("football.success", None, ["A5"])
    assert dict(leave.numbers) == {"count": 1}
    assert leave.state == success.state._replace(attack=None, gone=(player("A5"),), stage=Stage("check", 0))
    assert ready.state == leave.state._replace(round=2, stage=Stage("attack", 0)) == line.state
    assert line.state.turn == line.actor == 0
    assert names(line.state.hands[1]) == ["C4", "D3", "F1"]


@pytest.mark.parametrize("must_cover", READINGS["must_cover"])
@pytest.mark.parametrize("draw", READINGS["draw"])
def test_success_at_once_when_nothing_can_be_decided(must_cover, draw):
    """No cover and an empty deck: the defender is not even asked."""
    line = run(table("A5 B9 | C4 D3"), must_cover=must_cover, draw=draw).on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 ready"]
    assert dict(line.event("success").numbers) == {"draws": 0, "hand": 2}
    assert line.actor == 0


def test_success_of_the_other_team():
    line = run({**LOW, "turn": 1, "deck": []}).on("attack C4 with goals")
    assert line.story == ["1 attack", "1 count", "0 ready"]
    line = run({**table("A5 B9 | C9 D10"), "turn": 1}).on("attack D10 with goals")
    assert line.story == ["1 attack", "1 count", "1 success", "leave", "1 ready"]
    assert line.state.counters == ((0,) * 5, (1, 0, 0, 0, 0))


# football.win


def test_win_with_the_last_card_of_an_attack_that_stands():
    line = run(table("A5 | C4 D3 E1")).on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 win"]
    win = line.event("win")
    assert (win.clause, win.cards, dict(win.numbers)) == ("football.win", (), {"left": 3, "round": 1})
    assert win.state.stage == Stage("over", 0)
    assert win.state == line.state
    assert line.game.result(line.state) == Result(0, "football.win")
    assert (line.actor, line.legal) == (None, [])


def test_win_not_before_the_attack_with_the_last_card_has_stood():
    line = run(table("A5 | C4 D3", "F9"), "attack A5 with goals")
    assert line.game.result(line.state) is None
    assert line.actor == 1
    assert line.on("concede").story[-1] == "0 win"


def test_win_of_the_defender_with_its_last_card():
    line = run(table("A5 B9 | C6"), "attack A5 with goals").on("cover C6")
    assert line.story == ["1 cover", "1 covered", "leave", "1 win"]
    assert dict(line.event("win").numbers) == {"left": 1, "round": 1}
    assert line.game.result(line.state) == Result(1, "football.win")


def test_win_an_attacker_whose_last_card_is_covered_has_won_too():
    """Its hand is empty, and the other still holds a card (`whatever the other still holds`)."""
    line = run(table("A5 | C6 D3"), "attack A5 with goals").on("cover C6")
    assert line.story == ["1 cover", "1 covered", "leave", "0 win"]
    assert dict(line.event("win").numbers) == {"left": 1, "round": 1}
    assert line.game.result(line.state) == Result(0, "football.win")


def test_win_a_defender_who_has_drawn_does_not_win_with_its_one_cover():
    line = run(table("A5 B9 | C4", "F1 G8"), "attack A5 with goals, draw, draw, cover G8")
    assert names(line.state.hands[1]) == ["C4", "F1"]
    assert line.game.result(line.state) is None


def test_win_is_told_with_its_round():
    line = run({**LOW, "round": 9}, "attack A5 with goals, concede, attack B9 with goals, concede")
    assert line.event("win").numbers["round"] == 10


# football.draw-game


@pytest.mark.parametrize("turn", [0, 1])
def test_draw_game_the_last_card_covered_by_a_last_card(turn):
    hands = ["A5", "C5"] if turn == 0 else ["C5", "A5"]
    line = run(table(" | ".join(hands), turn=turn), "attack A5 with goals").on("cover C5")
    other = 1 - turn
    assert line.story == [f"{other} cover", f"{other} covered", "leave", "draw-game"]
    event = line.event("draw-game")
    assert (event.clause, event.seat, event.cards) == ("football.draw-game", None, ())
    assert dict(event.numbers) == {"round": 1}
    assert line.state.stage == Stage("over", None)
    assert line.game.result(line.state) == Result(None, "football.draw-game")


def test_draw_game_not_when_the_last_card_is_not_covered():
    line = run(table("A5 | C4"), "attack A5 with goals")
    assert line.game.result(line.state) == Result(0, "football.win")


def test_draw_game_not_if_the_defender_had_to_draw_for_it():
    line = run(table("A5 | C4", "F9"), "attack A5 with goals, draw, cover F9")
    assert line.game.result(line.state) == Result(0, "football.win")
    assert names(line.state.hands[1]) == ["C4"]


# All readings


@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "-".join(chosen.values()))
def test_every_event_belongs_to_its_clause_and_comes_where_it_may(chosen):
    follows = {
        "setup": {"stats"},
        "ready": {"attack", "cover", "draw", "concede"},
        "attack": {"count"},
        "count": {"ready", "success"},
        "draw": {"draw", "cover", "concede", "success"},
        "concede": {"success"},
        "cover": {"covered"},
        "covered": {"leave"},
        "success": {"leave"},
        "leave": {"win", "draw-game", "stats" if chosen["stats_in_play"] == "round" else "ready"},
        "stats": {"ready"},
    }
    clauses = {"setup": "hand", "ready": "teams", "count": "balance"}
    game = football.Game(**chosen)
    for seed in range(3):
        deck = None if seed else tuple(random_cards(Random(seed), 20))
        events = list(through(game, game.start(seed, deck), seed))
        for event, after in zip(events, events[1:], strict=False):
            assert after.kind in follows[event.kind]
        assert events[-1].kind in ("win", "draw-game")
        for event in events:
            if event.kind == "concede":
                held = game.cover_at_hand(event.state)
                assert event.clause == ("football.draw" if held is None else "football.cover")
            elif event.kind == "leave":
                assert event.clause == ("football.covered" if len(event.cards) == 2 else "football.success")
            else:
                assert event.clause == "football." + clauses.get(event.kind, event.kind)


def test_random_matches_show_every_kind_of_event():
    kinds = Counter()
    for seed in range(60):
        game = football.Game(**EVERY[seed % len(EVERY)])
        deck = None if seed % 2 else tuple(random_cards(Random(seed), 14))
        kinds.update(event.kind for event in through(game, game.start(seed, deck), seed))
    wanted = "setup ready attack count draw concede cover covered success leave stats win draw-game"
    assert set(kinds) == set(wanted.split())


def test_a_match_is_the_same_from_its_record():
    game = football.Game(stats_in_play="round")
    timeline = Timeline(game, game.start(21))
    random = Random(5)
    while game.actor(timeline.state) is not None:
        timeline.play(random.choice(game.actions(timeline.state)))
    again = Timeline.from_record(timeline.record())
    assert again.state == timeline.state
    assert timeline.record()["seed"] == 21
