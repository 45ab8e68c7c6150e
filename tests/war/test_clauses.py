"""Each test is named after the clause it checks and what of it."""

import pytest

from explorer import war
from explorer.cards import Card
from explorer.chance import Chance
from explorer.game import IllegalAction, Result
from explorer.words import Words, languages
from tests.war.strategies import cards, run, table


def kinds(events):
    return " ".join(event.kind for event in events)


def one(events, kind, seat=None):
    """The only event of that kind (and seat)."""
    (found,) = [event for event in events if event.kind == kind and (seat is None or event.seat == seat)]
    return found


# war.goal


def test_war_goal_the_game_is_over_when_a_side_has_nothing_left():
    state, events = run(table("7S", "5C"), "7S 5C")
    assert kinds(events) == "play play reveal compare capture shuffle refill refill game-over"
    assert war.Game().result(state) == Result(0, "war.goal")
    assert events[-1].clause == "war.goal"
    assert state.score == (2, 0)


def test_war_goal_a_draw_pile_is_enough_to_stay_in():
    state, _ = run(table("7S | 2H", "9C KD"), "7S 9C")
    assert war.Game().result(state) is None
    assert state.hands[0] == cards("2H")


def test_war_goal_all_cards_means_all_in_the_position():
    state, events = run(table("7S", "7C", "AH AD"), "7S 7C")
    assert war.Game().result(state).winner == 0
    assert events[-1].numbers == {"cards": 4}


# war.setup


def test_war_setup_opponents_hand_is_hidden_until_played():
    game = war.Game()
    state = game.state(table("7S 8S", "5C 6C"))
    assert game.view(state, 0).hands == (cards("7S 8S"), cards("?? ??"))
    for action in ("7S", "5C"):
        step = game.apply(state, action)
        state = step.state
    assert game.view(one(step.events, "reveal").state, 0).pot[1].card == Card("5C")


# war.choose


@pytest.mark.parametrize("action", ["2H", "9C", "AS", "3D"])
def test_war_choose_only_a_card_in_the_active_hand(action):
    game = war.Game()
    state = game.state(table("7S 8S 9S | 2H", "9C | 3D"))
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.refusal.clause == "war.choose"


def test_war_choose_the_human_commits_first_then_the_opponent():
    game = war.Game()
    state = game.state(table("7S 8S", "5C 6C"))
    assert (game.actor(state), game.actions(state)) == (0, ["7S", "8S"])
    step = game.apply(state, "8S")
    assert kinds(step.events) == "play"
    assert (game.actor(step.state), game.actions(step.state)) == (1, ["5C", "6C"])
    # Committed, the card lies neither in the hand nor in the pot, and the opponent does not see it.
    assert (step.state.hands[0], step.state.pot, step.state.played) == (cards("7S"), (), (Card("8S"), None))
    assert game.view(step.state, 1).played == (Card("??"), None)


# war.start


def test_war_start_a_battle_begins_when_both_cards_are_there():
    _, events = run(table("7S 8S", "5C 6C"), "8S 5C")
    reveal = one(events, "reveal")
    assert kinds(events[:3]) == "play play reveal"
    assert (reveal.clause, reveal.cards, reveal.numbers) == ("war.start", cards("8S 5C"), {"pot": 2})
    assert reveal.state.pot == (war.Laid(Card("8S"), 0, True), war.Laid(Card("5C"), 1, True))


def test_war_start_no_battle_without_an_active_card():
    """With a hand of one the burn can take the last cards of a side that could go on: no battle can start."""
    _, events = run(table("8S | 2C 3C", "8D | 4C 5C 6C 7C"), "8S 8D", hand_size=1)
    assert kinds(events[3:]) == "tie can-continue burn burn refill refill cannot-continue capture game-over"


# war.compare


@pytest.mark.parametrize(
    ("ours", "theirs", "winner"), [("AS", "KC", 0), ("2S", "AC", 1), ("TS", "9C", 0), ("JD", "QS", 1), ("3H", "2S", 0)]
)
def test_war_compare_higher_rank_takes_the_pot_and_ace_is_high(ours, theirs, winner):
    state, events = run(table(f"{ours} 4H", f"{theirs} 4D", "8S 8H"), f"{ours} {theirs}")
    assert one(events, "compare").seat == winner
    assert one(events, "compare").numbers == {"pot": 4}
    assert state.score[winner] == 5
    assert state.score[1 - winner] == 1


@pytest.mark.parametrize("ours", ["7S", "7H", "7C"])
def test_war_compare_suits_do_not_count(ours):
    _, events = run(table(f"{ours} 2S", "7D 2D"), f"{ours} 7D")
    assert one(events, "tie").clause == "war.tie"


# war.collect


def test_war_collect_captured_cards_are_shuffled_then_hands_filled():
    _, events = run(table("KS 2S | 3S 4S", "QC 2C | 3C 4C"), "KS QC")
    assert kinds(events[3:]) == "compare capture shuffle refill refill"
    assert {event.clause for event in events[4:]} == {"war.collect"}
    refill = one(events, "refill", 0)
    assert refill.cards == cards("3S 4S")
    assert refill.state.hands[0] == cards("2S 3S 4S")
    assert one(events, "refill", 1).state.hands[1] == cards("2C 3C 4C")


def pile_orders(collect):
    """The draw piles after the same capture under many seeds."""
    seen = set()
    for seed in range(400):
        _, events = run(table("KS 2S 3S | 4S 5S", "QC 2C 3C", "9D", seed=seed), "KS QC", collect=collect)
        seen.add(" ".join(map(str, one(events, "shuffle").state.draws[0])))
    return seen


def test_war_collect_under_shuffles_the_captured_among_themselves_beneath_the_pile():
    orders = pile_orders("under")
    assert len(orders) == 6  # every order of three captured cards
    assert all(order.startswith("4S 5S ") for order in orders)


def test_war_collect_reshuffle_shuffles_the_whole_pile():
    orders = pile_orders("reshuffle")
    assert len(orders) > 110  # nearly all of the 120 orders of five cards
    assert {order[:2] for order in orders} == {"4S", "5S", "9D", "KS", "QC"}


@pytest.mark.parametrize(("collect", "numbers"), [("under", (2, 1)), ("reshuffle", (3, 0))])
def test_war_collect_shuffle_uses_the_states_chance_on_the_pot_in_order(collect, numbers):
    """Part of the contract with a compiled kernel."""
    _, events = run(table("KS 2S 3S | 4S", "QC 2C 3C", seed=11, drawn=5), "KS QC", collect=collect)
    pile = cards("4S KS QC")
    mixed, chance = Chance(11, 5).shuffled(pile[numbers[1] :])
    shuffle = one(events, "shuffle")
    assert shuffle.state.draws[0] == pile[: numbers[1]] + mixed
    assert shuffle.state.chance == chance
    assert shuffle.numbers == {"cards": numbers[0], "under": numbers[1]}


# war.tie


def test_war_tie_everything_stays_in_the_pot():
    _, events = run(table("9S 2S", "9C 2C", "KD"), "9S 9C")
    tie = one(events, "tie")
    assert (tie.clause, tie.seat, tie.numbers) == ("war.tie", None, {"pot": 3, "ties": 1})
    assert len(tie.state.pot) == 3
    assert tie.state.score == (1, 1)


def test_war_tie_never_awards_the_pot_by_itself():
    state, events = run(table("9S 2S 3S", "9C 2C 3C"), "9S 9C")
    assert "capture" not in kinds(events)
    assert len(state.pot) == 2
    assert war.Game().actor(state) == 0


# war.exhausted


@pytest.mark.parametrize(
    ("human", "opponent", "winner"), [("9S", "9C 2C", 1), ("9S 2S", "9C", 0), ("9S | 2S", "9C", 0)]
)
def test_war_exhausted_the_other_side_takes_the_pot_and_the_game_is_over(human, opponent, winner):
    state, events = run(table(human, opponent), "9S 9C")
    assert kinds(events[3:]) == "tie cannot-continue capture game-over"
    assert {event.clause for event in events[4:]} == {"war.exhausted"}
    assert events[4].seat == 1 - winner
    assert war.Game().result(state) == Result(winner, "war.exhausted")
    assert state.score[winner] == 3


@pytest.mark.parametrize("human", ["9S 2S", "9S | 2S"])
def test_war_exhausted_one_card_in_hand_or_pile_is_enough_to_go_on(human):
    _, events = run(table(human, "9C 2C"), "9S 9C")
    assert "can-continue" in kinds(events)


def test_war_exhausted_is_checked_before_the_burn():
    """The opponent's cards are not burned first, though with a hand of one that would leave neither side a card."""
    state, events = run(table("9S", "9C | 2C 3C"), "9S 9C", hand_size=1)
    assert "burn" not in kinds(events)
    assert war.Game(hand_size=1).result(state) == Result(1, "war.exhausted")


# war.exhausted-both


def test_war_exhausted_both_the_human_takes_the_pot():
    state, events = run(table("9S", "9C"), "9S 9C")
    assert kinds(events[3:]) == "tie cannot-continue capture game-over"
    assert {event.clause for event in events[4:]} == {"war.exhausted-both"}
    assert (events[4].seat, events[5].seat) == (None, 0)
    assert war.Game().result(state) == Result(0, "war.exhausted-both")
    assert state.score == (2, 0)


# war.burn


def test_war_burn_three_cards_face_down_from_the_draw_pile():
    _, events = run(table("9S 2S | 3S 4S 5S 6S", "9C 2C | 3C 4C 5C 6C"), "9S 9C")
    burn = one(events, "burn", 0)
    assert burn.cards == cards("3S 4S 5S")
    assert burn.numbers == {"burned": 3, "limit": 3, "left": 1, "pot": 5}
    assert burn.state.pot[2:] == tuple(war.Laid(card, 0, False) for card in cards("3S 4S 5S"))
    assert burn.state.hands[0] == cards("2S")
    assert one(events, "burn", 1).numbers["pot"] == 8


def test_war_burn_short_pile_burns_what_it_has():
    _, events = run(table("9S 2S | 3S", "9C 2C | 3C 4C"), "9S 9C")
    assert one(events, "burn", 0).cards == cards("3S")
    assert one(events, "burn", 1).cards == cards("3C 4C")


def test_war_burn_empty_pile_burns_none():
    _, events = run(table("9S 2S", "9C 2C | 3C 4C 5C"), "9S 9C")
    assert one(events, "burn", 0).cards == ()
    assert one(events, "burn", 0).numbers == {"burned": 0, "limit": 3, "left": 0, "pot": 2}


def test_war_burn_the_other_sides_burn_is_not_affected():
    state, events = run(table("9S 2S | 3S 4S 5S 6S", "9C 2C | 3C 4C"), "9S 9C")
    assert one(events, "burn", 0).numbers["burned"] == 3
    assert one(events, "burn", 1).numbers["burned"] == 2
    assert len(state.pot) == 7


@pytest.mark.parametrize("burn", range(11))
def test_war_burn_variation(burn):
    side = "9{0} 2{0} | " + " ".join(rank + "{0}" for rank in "345678TJQKA")
    state, events = run(table(side.format("S"), side.format("C")), "9S 9C", burn=burn)
    assert len(state.pot) == 2 + 2 * burn
    assert kinds(events).count("burn") == (2 if burn else 0)


# war.refill


def test_war_refill_after_the_burn_and_another_battle_for_the_larger_pot():
    position = table("9S KS | 3S 4S 5S 6S 7S 8S", "9C 2C | 3C 4C 5C 6C 7C")
    _, events = run(position, "9S 9C")
    assert kinds(events[3:]) == "tie can-continue burn burn refill refill"
    assert one(events, "refill", 0).clause == "war.refill"
    assert one(events, "refill", 0).state.hands[0] == cards("KS 6S 7S")
    assert one(events, "refill", 0).numbers == {"drawn": 2, "hand": 3, "size": 3, "left": 1}
    _, events = run(position, "9S 9C KS 2C")
    assert one(events, "capture").numbers["taken"] == 10


def test_war_refill_only_where_possible():
    state, events = run(table("9S 2S 3S", "9C 2C | 3C 4C 5C 6C 7C"), "9S 9C")
    assert one(events, "refill", 0).numbers == {"drawn": 0, "hand": 2, "size": 3, "left": 0}
    assert [len(hand) for hand in state.hands] == [2, 3]


# war.repeat


def test_war_repeat_a_new_tie_repeats_the_whole_procedure():
    position = table("9S KS | 3S 4S 5S QS 7S 8S TS", "9C KC | 3C 4C 5C 2C 7C 8C TC")
    _, events = run(position, "9S 9C KS KC")
    first, second = (event for event in events if event.kind == "tie")
    assert (first.clause, second.clause) == ("war.tie", "war.repeat")
    assert second.numbers == {"pot": 10, "ties": 2}
    assert kinds(events).count("burn") == 4
    assert len(events[-1].state.pot) == 10 + 4  # each pile had two cards left to burn
    state, _ = run(position, "9S 9C KS KC QS 2C")
    assert state.pot == ()


def test_war_repeat_is_the_clause_of_every_further_tie():
    """Four ties of one pot, where nothing is burned: the first is `war.tie`, all others are `war.repeat`."""
    state, events = run(table("9S KS QS JS 2S", "9C KC QC JC 3C"), "9S 9C KS KC QS QC JS JC", burn=0, hand_size=5)
    ties = [event for event in events if event.kind == "tie"]
    assert [event.clause for event in ties] == ["war.tie"] + ["war.repeat"] * 3
    assert [event.numbers["ties"] for event in ties] == [1, 2, 3, 4]
    assert len(state.pot) == 8


def test_war_repeat_counts_ties_of_this_war_only():
    """Cards that a position puts into the pot are no battles."""
    for pot, laid in (("4S 5D 6H", ["0 up", "1 down", "loose"]), ("4S", ["1 up"]), ("4S 4D", ["loose", "loose"])):
        _, events = run(table("9S 2S", "9C 2C", pot, laid=laid), "9S 9C")
        assert (one(events, "tie").clause, one(events, "tie").numbers["ties"]) == ("war.tie", 1)


# war.no-limit


def test_war_no_limit_nothing_ends_a_game_of_thousands_of_battles():
    game = war.Game()
    state, battles = game.start(0), 0
    while game.result(state) is None and battles < 3000:
        # Lowest against lowest is the longest way to play.
        for _ in range(2):
            state = game.apply(state, min(game.actions(state), key=lambda action: Card(action).value)).state
        battles += 1
    assert battles == 3000


# war.score


@pytest.mark.parametrize("language", languages())
def test_war_score_says_where_two_source_pages_differ(language):
    words = Words(language)
    assert [clause for clause in war.RULEBOOK.clauses if words.source_note(clause)] == ["war.score"]
    assert words.source_note("war.score") not in words.clause("war.score")


def test_war_score_is_pile_and_hand_and_the_pot_counts_for_neither():
    _, events = run(table("9S KS | 3S 4S 5S 6S", "9C 2C | 3C 4C 5C 6C"), "9S 9C KS 2C")
    scores = [(event.kind, event.state.score, event.state.at_stake) for event in events]
    assert scores == [
        ("play", (5, 6), 1),
        ("play", (5, 5), 2),
        ("reveal", (5, 5), 2),
        ("tie", (5, 5), 2),
        ("can-continue", (5, 5), 2),
        ("burn", (2, 5), 5),
        ("burn", (2, 2), 8),  # the 8 of the clause
        ("refill", (2, 2), 8),
        ("refill", (2, 2), 8),
        ("play", (1, 2), 9),
        ("play", (1, 1), 10),
        ("reveal", (1, 1), 10),
        ("compare", (1, 1), 10),
        ("capture", (11, 1), 0),
        ("shuffle", (11, 1), 0),
        ("refill", (11, 1), 0),
        ("refill", (11, 1), 0),
    ]
