"""The named positions: each is legal to its end and shows what it says it shows."""

from functools import cache
from itertools import combinations

import pytest

from explorer import guandan
from explorer.game import SettingError
from tests.guandan.cards.brute import RANKS
from tests.guandan.tables import READINGS, told, until_deal
from tests.playing import play

CASES = list(guandan.CASES.values())
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@cache
def laid_out(name):
    """The game, all events of a case's line, and the states in which somebody is to act."""
    timeline = guandan.CASES[name].timeline()
    events = [event for node in timeline.line for event in timeline.events(node)]
    return timeline.game, events, [node.state for node in timeline.line]


def story(name):
    return until_deal(filter(None, map(told, laid_out(name)[1])))


def refused_here(game, state):
    """The clauses of all refusals of what could be tried with the cards in hand."""
    if game.actor(state) is None:
        return {game.refusal(state, "pass").clause} if game.result(state) else set()
    hand = [card.text for card in state.hands[state.stage.seat]]
    tries = ["pass", *(f"return {card}" for card in hand)]
    if len(hand) <= 8:
        tries += [" ".join(cards) for size in range(1, 6) for cards in combinations(hand, size)]
    return {refusal.clause for action in tries if (refusal := game.refusal(state, action))}


@cache
def shown(name):
    game, events, states = laid_out(name)
    return {event.clause for event in events}.union(*(refused_here(game, state) for state in states))


def test_names():
    assert list(guandan.CASES) == [case.name for case in CASES]
    assert len(set(guandan.CASES)) == len(CASES)


@every_case
def test_a_case_is_legal_to_its_end(case):
    timeline = case.timeline()
    assert case.game == "guandan"
    assert timeline.position == 0
    assert tuple(node.action for node in timeline.line[1:]) == case.actions
    assert case.actions


@every_case
def test_a_case_shows_every_clause_it_names(case):
    assert set(case.clauses) <= set(guandan.RULEBOOK.clauses)
    assert set(case.clauses) <= shown(case.name)


@pytest.mark.slow
@every_case
def test_a_case_can_be_played_on_otherwise(case):
    timeline = case.timeline()
    state = timeline.game.settle(timeline.start).state
    for before, _, step in play(timeline.game, state, 1, limit=40):
        assert timeline.game.state(before.to_dict()) == before
        state = step.state
        assert state.deal <= before.deal + 1


@every_case
@pytest.mark.parametrize(
    "settings",
    [{name: value} for name, values in READINGS.items() for value in values[1:]],
    ids=str,
)
def test_under_other_readings_a_line_ends_where_it_stops_being_legal(case, settings):
    timeline = case.timeline(**settings)
    played = tuple(node.action for node in timeline.line[1:])
    assert played == case.actions[: len(played)]
    if len(played) < len(case.actions):
        assert timeline.game.refusal(timeline.line[-1].state, case.actions[len(played)])


def test_a_case_takes_no_bad_settings():
    with pytest.raises(SettingError):
        CASES[0].timeline(passing="never")


@pytest.mark.parametrize("clause", guandan.RULEBOOK.clauses)
def test_every_clause_is_behind_an_event_or_a_refusal_of_some_case(clause):
    assert any(clause in shown(case.name) for case in CASES)


# These say how cards are read and compared, or how every deal begins: puzzles ask about them, every case shows them.
ABOUT_CARDS = {"guandan.setup", "guandan.shapes", "guandan.full-house", "guandan.sequences"}


def test_every_other_clause_is_named_by_a_case():
    named = {clause for case in CASES for clause in case.clauses}
    assert named | ABOUT_CARDS == set(guandan.RULEBOOK.clauses)


@pytest.mark.parametrize("name", READINGS)
def test_every_value_of_every_reading_has_a_case_about_its_clauses(name):
    setting = guandan.RULEBOOK.settings[name]
    about = [case for case in CASES if set(case.clauses) & set(setting.clauses)]
    assert {case.settings.get(name, setting.default) for case in about} == set(setting.values)


def differs(case, name, value):
    """Whether the case's line, or what is listed on its way, is another under that value."""
    timeline, settings = case.timeline(), {**case.settings, name: value}
    game = guandan.Game(**settings)
    state = game.settle(game.state(case.position)).state
    for node in timeline.line:
        if node.action is not None:
            if game.refusal(state, node.action):
                return True
            state = game.apply(state, node.action).state
        if state.stage != node.state.stage or set(game.actions(state)) != set(timeline.game.actions(node.state)):
            return True
        if state.hands != node.state.hands:
            return True
    return False


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in READINGS.items() for value in values])
def test_every_value_of_every_reading_has_a_case_that_another_value_would_change(name, value):
    setting = guandan.RULEBOOK.settings[name]
    here = [case for case in CASES if case.settings.get(name, setting.default) == value]
    assert any(differs(case, name, other) for case in here for other in setting.values if other != value)


# By hand, from the rules: what each line comes to


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "leader-must-play",
            ["0: 5S", "1: 7C", "2: pass", "3: JD", "0: KD", "1: pass", "2: AD", "2 leads (turn: self)"],
        ),
        ("come-back-in", ["1: pass", "0: JD", "1: QC", "3: KD", "3 leads (turn: self)"]),
        ("shut-out", ["1: pass", "0: JD", "2: pass", "3: KD", "0: pass", "3 leads (turn: self)"]),
        ("partner-inherits", ["0 is out, place 1", "3: pass", "2 leads (inherit: partner)", "2: 6S 6D"]),
        ("next-inherits", ["0 is out, place 2", "1: pass", "3: pass", "1 leads (inherit: next)"]),
        ("last-play-beaten", ["0 is out, place 1", "1: TC", "2: KD", "3: pass", "1: pass", "2 leads (turn: self)"]),
        (
            "leave-it-to-your-partner",
            ["2: QS", "0: pass", "2: 4D", "2 is out, place 1", "0: AD", "0: 8S 8C", "0 is out, place 2"],
        ),
        ("third-out-ends", ["0 is out, place 2", "2 is out, place 3", "places 1 0 2 3", "team 1 +1: 2 to 3"]),
        ("double-down-plays-on", ["0 is out, place 2", "3 is out, place 3", "places 2 0 3 1", "team 0 +3: 2 to 5"]),
        ("double-down-stops", ["0 is out, place 2", "team 0 +3: 2 to 5"]),
        ("three-levels-to-the-ace", ["places 2 0 1 3", "team 0 +3: K to A", "level A"]),
        ("partner-last-at-ace", ["team 0 not yet: last", "level A"]),
        ("match-won", ["places 2 0 3 1", "team 0 wins"]),
        ("at-ace-but-their-level", ["team 0 not yet: level", "level A"]),
        ("both-at-ace", ["team 1 wins"]),
        ("their-ace-we-win", ["places 2 0 3 1", "team 0 +3: 9 to Q", "level Q"]),
        ("restart", ["0: 5S", "1: 7C", "restart"]),
        ("tribute", ["3 pays AS to 0", "0 returns 3C to 3", "3 leads (lead-after-tribute: tribute)"]),
        ("wild-is-kept", ["3 pays 2S to 0"]),
        ("level-card-is-paid", ["3 pays 9S to 0"]),
        ("equal-suits-fixed", ["3 pays AC to 0"]),
        ("partner-pays", ["2 pays AD to 0"]),
        ("first-leads-after-tribute", ["3 pays AS to 0", "0 leads (lead-after-tribute: first)", "0: 5S"]),
        ("double-tribute", ["3 pays AS to 0", "1 pays KC to 2", "3 leads (lead-after-tribute: tribute)"]),
        ("equal-double-tribute", ["1 pays AC to 0", "3 pays AS to 2", "1 leads (lead-after-tribute: tribute)"]),
        (
            "equal-double-tribute-from-before",
            ["3 pays AS to 0", "1 pays AC to 2", "3 leads (lead-after-tribute: tribute)"],
        ),
        ("cancelled-by-one", ["no tribute", "0: 3C"]),
        ("cancelled-by-two", ["no tribute", "0: 3C"]),
        ("nothing-low-to-return", ["3 pays AS to 0", "0 returns JS to 3"]),
        ("level-card-returned", ["0 returns 5S to 3"]),
        ("level-card-kept", ["0 returns 9D to 3"]),
    ],
)
def test_what_a_case_comes_to(name, lines):
    told_here = story(name)
    places = []
    for line in lines:
        assert line in told_here[places[-1] + 1 if places else 0 :], (line, told_here)
        places.append(told_here.index(line, places[-1] + 1 if places else 0))


def test_a_restart_begins_from_2():
    """`guandan.end`: restarting the match puts both teams back to level 2."""
    events = laid_out("restart")[1]
    assert events[0].state.levels == ("9", "6")
    last = events[-1]
    assert (last.kind, last.clause, last.state.levels, last.state.deal) == ("restart", "guandan.end", ("2", "2"), 1)
    assert [len(hand) for hand in last.state.hands] == [27] * 4


def events_of(*kinds):
    for case in CASES:
        game, events, _ = laid_out(case.name)
        for event in events:
            if event.kind in kinds:
                yield game, event


def test_k_plus_3_is_a():
    assert any((it.numbers["before"], it.numbers["steps"]) == ("K", 3) for _, it in events_of("advance"))


def test_first_with_the_partner_last_at_a():
    assert any(event.numbers["why"] == "last" for _, event in events_of("not-yet"))


def test_first_at_a_in_a_deal_that_is_not_at_a():
    assert any(event.numbers["why"] == "level" for _, event in events_of("not-yet"))


def test_a_deal_at_the_other_teams_a_won_from_below_it():
    (won,) = (event for event in laid_out("their-ace-we-win")[1] if event.kind == "advance")
    assert (won.state.level, won.state.levels, won.numbers["before"]) == ("A", ("Q", "A"), "9")
    assert won.numbers["team"] == 0


def test_both_at_a():
    assert any(event.state.levels == ("A", "A") for _, event in events_of("match-won", "not-yet"))


def test_a_lead_inherited_in_both_ways():
    assert {event.numbers["how"] for _, event in events_of("lead")} == {
        "self",
        "partner",
        "next",
        "tribute",
        "first",
    }


def test_a_last_play_that_is_beaten():
    for case in CASES:
        events = laid_out(case.name)[1]
        for one, other in zip(events, events[1:], strict=False):
            if one.kind == "finish" and other.kind == "play":
                return
    raise AssertionError


def test_a_tribute_that_gives_away_a_level_card():
    paid = [event for _, event in events_of("tribute") if event.cards[0].rank == event.state.level]
    assert paid
    assert all(event.cards[0].suit != "H" for event in paid)


def test_the_case_named_for_it_pays_a_level_card():
    """Its name says so."""
    paid = [event for event in laid_out("level-card-is-paid")[1] if event.kind == "tribute"]
    assert [event.cards[0].rank == event.state.level for event in paid] == [True]


def test_double_tributes_of_equal_and_unequal_cards():
    why = {event.numbers["why"] for _, event in events_of("tribute")}
    assert why == {"only", "stronger", "next", "previous", "other"}


def test_a_tribute_cancelled_by_one_and_by_two():
    payers = {event.numbers["payers"]: event.state.hands for _, event in events_of("tribute-cancelled")}
    assert set(payers) == {1, 2}
    assert sum("RJ" in map(str, hand) for hand in payers[2]) == 2


def test_a_return_with_no_card_of_2_to_10():
    returned = [event.cards[0].rank for _, event in events_of("return")]
    assert any(rank in RANKS[9:] for rank in returned)


def test_a_return_in_a_double_tribute_by_each_receiver():
    assert any(event.numbers["payer"] % 2 != event.seat % 2 for _, event in events_of("return"))
