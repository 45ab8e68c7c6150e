"""The named edge cases: each shows what it says it shows."""

import pytest

from explorer import football
from explorer.cases import Case

CASES = football.CASES.values()
# What a card is, no event can say; it is seen in every hand.
SILENT = {"football.deck"}


def clauses_of(case: Case) -> set[str]:
    """The clauses of all events of the case's line, and of all refusals on the way."""
    timeline = case.timeline()
    game, line = timeline.game, timeline.line
    shown = {event.clause for node in line for event in timeline.events(node)}
    for node in line:
        state = node.state
        names = [card.name for card in state.cards]
        tries = [f"attack {name} with {stat}" for name in names for stat in football.STATS]
        tries += [f"cover {name}" for name in names] + ["draw", "concede"]
        shown |= {why.clause for action in tries if (why := game.refusal(state, action))}
    return shown


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_is_legal_to_its_end_and_shows_every_clause_it_claims(case):
    timeline = case.timeline()
    assert [node.action for node in timeline.line[1:]] == list(case.actions)
    assert set(case.clauses) <= clauses_of(case) | SILENT
    assert set(case.clauses) <= set(football.RULEBOOK.clauses)


def test_the_cases_cover_every_clause():
    assert {clause for case in CASES for clause in case.clauses} == set(football.RULEBOOK.clauses)


def test_the_cases_show_every_reading():
    settings = football.RULEBOOK.settings
    shown = {(name, case.timeline().game.settings[name]) for case in CASES for name in settings}
    assert shown == {(name, value) for name, setting in settings.items() for value in setting.values}
