"""Levels and the match: each by hand from rules/guandan.md."""

from itertools import permutations

import pytest

from explorer import guandan
from explorer.game import Result
from tests.guandan.tables import run, table, until_deal


def end(places, level, levels, **settings):
    """The last play of a deal that ends with these places, and what follows up to the next deal."""
    hands = [""] * 4
    hands[places[2]], hands[places[3]] = "9S", "3S 4D"
    position = table("|".join(hands), out=list(places[:2]), turn=places[2], level=level, levels=list(levels))
    return run(position, "9S", **settings)


def after_places(line):
    story = until_deal(line.story)
    return story[next(at for at, it in enumerate(story) if it.startswith("places")) + 1 :]


# guandan.advance


@pytest.mark.parametrize("places", list(permutations(range(4))), ids=str)
def test_advance_3_2_or_1_by_the_partners_place(places):
    line = end(places, "4", ("4", "9"))
    team = places[0] % 2
    steps = 5 - (places.index((places[0] + 2) % 4) + 1)
    before = "49"[team]
    level = {"4": "4567", "9": "9TJQ"}[before][steps]
    assert after_places(line) == [f"team {team} +{steps}: {before} to {level}", f"level {level}"]
    assert line.state.levels == ((level, "9") if team == 0 else ("4", level))


@pytest.mark.parametrize(
    ("places", "story"),
    [
        ((0, 2, 1, 3), "team 0 +3: 2 to 5"),
        ((0, 3, 2, 1), "team 0 +2: 2 to 4"),
        ((0, 1, 3, 2), "team 0 +1: 2 to 3"),
        ((3, 1, 0, 2), "team 1 +3: 2 to 5"),
        ((1, 2, 3, 0), "team 1 +2: 2 to 4"),
        ((1, 0, 2, 3), "team 1 +1: 2 to 3"),
    ],
)
def test_advance_by_hand(places, story):
    assert after_places(end(places, "2", ("2", "2")))[0] == story


@pytest.mark.parametrize(
    ("level", "places", "story"),
    [
        ("K", (0, 2, 1, 3), "team 0 +3: K to A"),
        ("K", (0, 1, 2, 3), "team 0 +2: K to A"),
        ("K", (0, 1, 3, 2), "team 0 +1: K to A"),
        ("Q", (0, 2, 1, 3), "team 0 +3: Q to A"),
        ("Q", (0, 1, 2, 3), "team 0 +2: Q to A"),
        ("Q", (0, 1, 3, 2), "team 0 +1: Q to K"),
        ("J", (0, 2, 1, 3), "team 0 +3: J to A"),
        ("J", (0, 1, 2, 3), "team 0 +2: J to K"),
        ("T", (0, 2, 1, 3), "team 0 +3: T to K"),
        ("8", (0, 2, 1, 3), "team 0 +3: 8 to J"),
    ],
)
def test_advance_a_is_the_cap(level, places, story):
    line = end(places, level, (level, "2"))
    assert after_places(line) == [story, f"level {story[-1]}"]
    assert line.game.result(line.state) is None


@pytest.mark.parametrize(
    ("level", "places", "capped"),
    [
        ("K", (0, 2, 1, 3), 1),
        ("K", (0, 1, 2, 3), 1),
        ("K", (0, 1, 3, 2), 0),
        ("Q", (0, 2, 1, 3), 1),
        ("Q", (0, 1, 2, 3), 0),
        ("J", (0, 2, 1, 3), 0),
    ],
)
def test_advance_the_event_says_whether_a_step_was_lost_to_the_cap(level, places, capped):
    (event,) = (event for event in end(places, level, (level, "2")).events if event.kind == "advance")
    assert event.numbers["capped"] == capped


def test_advance_bombs_earn_nothing():
    line = run(table("| 9S 9D 9C 9H | 3S | ", out=[0, 3], turn=1), "9S 9D 9C 9H")
    assert after_places(line) == ["team 0 +1: 2 to 3", "level 3"]


def test_advance_each_team_keeps_its_own_level():
    assert end((1, 3, 0, 2), "7", ("7", "T")).state.levels == ("7", "K")
    assert end((0, 2, 1, 3), "T", ("7", "T")).state.levels == ("T", "T")


# guandan.next-level


@pytest.mark.parametrize(
    ("places", "level", "levels", "following"),
    [
        ((0, 2, 1, 3), "7", ("7", "T"), "T"),  # the team whose level it was wins
        ((0, 2, 1, 3), "T", ("7", "T"), "T"),  # the other team: from its own level
        ((1, 0, 2, 3), "7", ("7", "T"), "J"),
        ((1, 0, 3, 2), "K", ("K", "3"), "5"),  # downwards too
    ],
)
def test_next_level_is_what_the_winners_have_just_reached(places, level, levels, following):
    line = end(places, level, levels)
    assert after_places(line)[-1] == f"level {following}"
    assert line.state.level == following
    assert (line.state.deal, line.state.previous) == (2, places)


# guandan.match


@pytest.mark.parametrize("places", [(0, 2, 1, 3), (2, 0, 3, 1), (0, 1, 2, 3), (2, 3, 0, 1)])
def test_match_won_at_a_in_a_deal_at_a_with_the_partner_not_last(places):
    line = end(places, "A", ("A", "Q"))
    assert after_places(line) == ["team 0 wins"]
    assert line.game.result(line.state) == Result(0, "guandan.match")
    assert line.actor is None
    assert line.game.actions(line.state) == []
    assert line.refused("3S") == ("over", "match")
    assert line.refused("pass") == ("over", "match")


@pytest.mark.parametrize("places", [(1, 3, 0, 2), (3, 0, 1, 2)])
def test_match_won_by_the_other_team(places):
    line = end(places, "A", ("Q", "A"))
    assert line.game.result(line.state) == Result(1, "guandan.match")


def test_match_won_when_the_deal_stops_with_both_out():
    line = run(table("AS | 7C 8C | | 3S", out=[2], level="A", levels=["A", "5"]), "AS", double_down="stop")
    assert line.story[-1] == "team 0 wins"


@pytest.mark.parametrize("places", [(0, 1, 3, 2), (2, 3, 1, 0)])
def test_match_not_with_the_partner_last(places):
    line = end(places, "A", ("A", "Q"))
    assert after_places(line) == ["team 0 not yet: last", "level A"]
    assert line.state.levels == ("A", "Q")
    assert line.game.result(line.state) is None
    assert line.state.deal == 2


@pytest.mark.parametrize("places", [(0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2)])
def test_match_not_in_a_deal_below_a(places):
    """The team is at A, but the others won last: the deal is at their level. The next is at A."""
    line = end(places, "9", ("A", "9"))
    assert after_places(line) == ["team 0 not yet: level", "level A"]
    assert line.state.levels == ("A", "9")


@pytest.mark.parametrize("places", [(1, 3, 0, 2), (1, 0, 3, 2), (1, 0, 2, 3)])
def test_match_not_by_reaching_a_only_by_a_team_already_there(places):
    """The deal is at A, the others' level; the winners only now come to A, or not even that."""
    line = end(places, "A", ("A", "K"))
    assert after_places(line) == [f"team 1 +{5 - places.index(3) - 1}: K to A", "level A"]
    assert line.state.levels == ("A", "A")
    assert line.game.result(line.state) is None


def test_match_the_other_teams_deal_at_a_won_from_far_below():
    line = end((1, 3, 0, 2), "A", ("A", "6"))
    assert after_places(line) == ["team 1 +3: 6 to 9", "level 9"]


@pytest.mark.parametrize(("places", "winner"), [((0, 2, 1, 3), 0), ((1, 2, 3, 0), 1), ((3, 1, 2, 0), 1)])
def test_match_both_at_a_whoever_comes_first_wins(places, winner):
    line = end(places, "A", ("A", "A"))
    assert line.story[-1] == f"team {winner} wins"
    assert line.game.result(line.state).winner == winner


def test_match_both_at_a_and_the_partner_last():
    line = end((1, 0, 2, 3), "A", ("A", "A"))
    assert after_places(line) == ["team 1 not yet: last", "level A"]


def test_match_a_team_at_a_that_loses_stays_at_a():
    line = end((1, 0, 2, 3), "A", ("A", "4"))
    assert after_places(line) == ["team 1 +1: 4 to 5", "level 5"]
    assert line.state.levels == ("A", "5")


def test_match_k_plus_3_then_one_more_win_at_a():
    """Nothing is carried over the cap: at A by this deal, the match is for the next."""
    line = end((0, 2, 1, 3), "K", ("K", "2"))
    assert line.state.levels[0] == line.state.level == "A"
    assert line.game.result(line.state) is None


# guandan.end: restarting


RETURN_OPEN = table("5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS", previous=[0, 1, 2, 3], level="9", levels=["9", "4"])


@pytest.mark.parametrize(
    "line",
    [
        run(table("5S 9D | 7C 8C | 6S TD | 3S 4D", level="K", levels=["K", "Q"])),
        run(table("5S 9D | 7C 8C | 6S TD | 3S 4D", level="K", levels=["K", "Q"], seed=5), "5S, 7C, pass"),
        run(RETURN_OPEN),
        end((0, 2, 1, 3), "A", ("A", "Q")),
    ],
    ids=["leading", "in a trick", "a return open", "over"],
)
def test_end_restart_puts_both_teams_back_to_2(line):
    assert line.game.refusal(line.state, "restart") is None
    assert "restart" not in line.game.actions(line.state)
    again = line.on("restart")
    (event,) = again.events
    assert (event.kind, event.clause, event.seat) == ("restart", "guandan.end", None)
    state = again.state
    assert (state.level, state.levels, state.deal, state.previous) == ("2", ("2", "2"), 1, ())
    assert (state.trick, state.out, state.payments) == ((), (), ())
    assert [len(hand) for hand in state.hands] == [27] * 4
    assert sorted(sum(state.hands, ()), key=str) == sorted(guandan.TWO_PACKS, key=str)
    assert again.actor == state.stage.seat == event.numbers["leader"]
    assert again.refused("pass") == ("leader-passes", "turn")
    assert line.game.result(state) is None


def test_end_restart_deals_other_cards_and_another_leader():
    game = guandan.Game()
    leaders = set()
    for seed in range(12):
        state = game.start(seed)
        again = game.apply(state, "restart").state
        assert again.hands != state.hands
        assert game.apply(again, "restart").state.hands not in (state.hands, again.hands)
        leaders.add(again.stage.seat)
    assert len(leaders) > 1
