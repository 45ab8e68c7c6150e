"""The named edge cases: each shows what it says it shows."""

import pytest

from explorer import war
from explorer.cards import RANKS
from explorer.game import Result, SettingError
from tests.playing import play

CASES = war.CASES.values()
# Not a clause an event can have: one is a way to count, the other the absence of a rule.
SILENT = {"war.score", "war.no-limit"}


def to_the_end(name):
    """Every event of a case's line, and the table after it."""
    timeline = war.CASES[name].timeline()
    events = [event for node in timeline.line for event in timeline.events(node)]
    return timeline.game, events, timeline.line[-1].state


def count(events, kind):
    return sum(event.kind == kind for event in events)


def largest_pot(events):
    return max(event.state.at_stake for event in events)


def test_names():
    assert list(war.CASES) == [case.name for case in CASES]
    assert set(war.CASES) >= {
        "plain-battle",
        "one-war",
        "double-war",
        "triple-war",
        "short-burn",
        "empty-pile",
        "last-card-human",
        "last-card-opponent",
        "last-card-both",
        "nested-both",
        "last-hand-card",
        "identical-halves",
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_is_legal_to_its_end_and_shows_every_clause_it_claims(case):
    timeline = case.timeline()
    assert timeline.position == 0
    assert [node.action for node in timeline.line[1:]] == list(case.actions)
    shown = {event.clause for node in timeline.line for event in timeline.events(node)}
    assert set(case.clauses) <= shown | SILENT
    assert set(case.clauses) <= set(war.RULEBOOK.clauses)
    assert case.game == "war"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_can_be_played_on_otherwise(case):
    timeline = case.timeline()
    game = timeline.game
    for _, _, step in play(game, timeline.state, 1, limit=200):
        assert sum(step.state.score) + step.state.at_stake == sum(timeline.state.score)


def test_the_cases_cover_every_clause():
    claimed = {clause for case in CASES for clause in case.clauses}
    assert claimed | {"war.setup", "war.no-limit"} == set(war.RULEBOOK.clauses)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("settings", [{"burn": 0}, {"hand_size": 5}, {"collect": "reshuffle"}], ids=str)
def test_under_other_rules_a_line_ends_where_it_stops_being_legal(case, settings):
    timeline = case.timeline(**settings)
    assert timeline.position == 0
    played = tuple(node.action for node in timeline.line[1:])
    assert played == case.actions[: len(played)]
    if len(played) < len(case.actions):
        assert timeline.game.refusal(timeline.line[-1].state, case.actions[len(played)])


def test_a_case_takes_no_bad_settings():
    with pytest.raises(SettingError):
        war.CASES["one-war"].timeline(burn=99)


@pytest.mark.parametrize(
    ("name", "ties", "pot"),
    [
        ("plain-battle", 0, 2),
        ("one-war", 1, 10),
        ("double-war", 2, 18),
        ("triple-war", 3, 26),
        ("nested-both", 3, 8),
        ("identical-halves", 8, 52),
    ],
)
def test_ties_and_the_largest_pot(name, ties, pot):
    _, events, _ = to_the_end(name)
    assert (count(events, "tie"), largest_pot(events)) == (ties, pot)


def test_double_war_pot_grows_as_its_text_says():
    _, events, _ = to_the_end("double-war")
    pots = [
        len(event.state.pot) for event in events if event.kind == "reveal" or (event.kind, event.seat) == ("burn", 1)
    ]
    assert pots == [2, 8, 10, 16, 18]


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("last-card-human", Result(1, "war.exhausted")),
        ("last-card-opponent", Result(0, "war.exhausted")),
        ("last-card-both", Result(0, "war.exhausted-both")),
        ("nested-both", Result(0, "war.exhausted-both")),
        ("last-hand-card", Result(1, "war.goal")),
        ("identical-halves", Result(0, "war.exhausted-both")),
        ("plain-battle", None),
        ("one-war", None),
        ("double-war", None),
        ("triple-war", None),
        ("short-burn", None),
        ("empty-pile", None),
    ],
)
def test_results(name, result):
    game, _, state = to_the_end(name)
    assert game.result(state) == result


def test_triple_war_takes_half_of_the_pack():
    _, events, _ = to_the_end("triple-war")
    (capture,) = (event for event in events if event.kind == "capture")
    assert capture.numbers["taken"] == 26


def test_short_burn_gives_an_odd_pot_of_seven():
    _, events, _ = to_the_end("short-burn")
    burns = [(event.seat, event.numbers["burned"], len(event.state.pot)) for event in events if event.kind == "burn"]
    assert burns == [(0, 3, 5), (1, 2, 7)]


def test_empty_pile_still_fights_from_the_hand():
    _, events, _ = to_the_end("empty-pile")
    opponent = [event for event in events if event.seat == 1 and event.kind in ("burn", "refill")]
    assert [event.cards for event in opponent[:2]] == [(), ()]
    assert count(events, "reveal") == 2


def test_identical_halves_are_all_52_cards_and_the_same_ranks():
    _, events, state = to_the_end("identical-halves")
    assert sum(state.score) == 52
    assert state.score == (52, 0)
    assert [event.numbers["pot"] for event in events if event.kind == "cannot-continue"] == [52]
    assert [event.numbers["ties"] for event in events if event.kind == "tie"] == list(range(1, 9))
    start = war.CASES["identical-halves"].position
    for hand, draw in zip(start["hands"], start["draws"], strict=True):
        assert "".join(card[0] for card in hand + draw) == RANKS * 2


def test_last_hand_card_is_lost_in_battle_not_by_exhaustion():
    _, events, _ = to_the_end("last-hand-card")
    assert (count(events, "tie"), count(events, "cannot-continue")) == (1, 0)


def test_burned_out_shows_that_the_burn_can_end_a_game():
    game, events, state = to_the_end("burned-out")
    kinds = [event.kind for event in events]
    assert kinds.index("can-continue") < kinds.index("burn") < kinds.index("cannot-continue")
    assert game.hand_size == 1
    assert game.result(state) == Result(1, "war.exhausted")
