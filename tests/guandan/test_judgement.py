"""What an action means to the rules: asked once, and the one source of what is listed."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.cards import Card
from explorer.game import IllegalAction
from explorer.guandan.acts import Return, Word, written
from explorer.problems import Refusal
from tests.guandan.tables import run, small_tables, table
from tests.playing import play

LEAD = run(table("5S 6D 7C 8D 2H 9S 9D | 7C 8C QC 3S | 6S TD AD | 3S 4D JD"))
FOLLOW = LEAD.on("9S")
RETURN = run(table("5S 9D KD 3C 2H | 7C 8C QC | 6S TD AD | 3S 4D AS", previous=[0, 1, 2, 3]))
OVER = run(table("KS | 7C | | 3S JD", out=[2], level="A", levels=["A", "Q"]), "KS, pass, pass, 7C")
MOMENTS = {"LEAD": LEAD, "FOLLOW": FOLLOW, "RETURN": RETURN, "OVER": OVER}
ROW = guandan.cards_of("5S 6D 7C 8D 2H")


@pytest.mark.parametrize(
    ("moment", "action", "act"),
    [
        ("LEAD", "9D 9S", (guandan.cards_of("9D 9S"), guandan.Reading("pair", 2, "9"))),
        ("LEAD", "5S 6D 7C 8D 2H as straight 8", (ROW, guandan.Reading("straight", 5, "8"))),
        ("LEAD", "5S 6D 7C 8D 2H as straight 9", (ROW, guandan.Reading("straight", 5, "9"))),
        ("FOLLOW", "QC as single Q", ((Card("QC"),), guandan.Reading("single", 1, "Q"))),
        ("FOLLOW", "pass", Word.PASS),
        ("RETURN", "return 3C", Return(Card("3C"))),
        ("OVER", "restart", Word.RESTART),
        ("RETURN", "restart", Word.RESTART),
    ],
)
def test_what_an_action_means(moment, action, act):
    game, state = MOMENTS[moment].game, MOMENTS[moment].state
    assert game.judge(state, action) == act
    assert game.refusal(state, action) is None


@pytest.mark.parametrize(
    ("moment", "action"),
    [("LEAD", "pass"), ("LEAD", "KS"), ("FOLLOW", "7C"), ("RETURN", "5S"), ("RETURN", "return 2H"), ("OVER", "pass")],
)
def test_what_may_not_be_done_means_its_refusal(moment, action):
    game, state = MOMENTS[moment].game, MOMENTS[moment].state
    judged = game.judge(state, action)
    assert isinstance(judged, Refusal)
    assert judged == game.refusal(state, action)


@pytest.mark.parametrize(("moment", "action"), [("LEAD", "9S 9D"), ("FOLLOW", "pass"), ("RETURN", "return 5S")])
def test_apply_judges_once(moment, action, monkeypatch):
    asked = []
    judge = guandan.Game.judge
    monkeypatch.setattr(guandan.Game, "judge", lambda game, *it: asked.append(it) or judge(game, *it))
    state = MOMENTS[moment].state
    MOMENTS[moment].game.apply(state, action)
    assert asked == [(state, action)]
    with pytest.raises(IllegalAction):
        MOMENTS[moment].game.apply(state, "return RJ")
    assert len(asked) == 2


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_what_is_listed_means_what_it_was_written_from(made, seed):
    game, state = made
    for before, _, _ in play(game, state, seed, limit=8):
        acts, actions = game.acts(before), game.actions(before)
        assert actions == written(acts, before.level, game.settings)
        assert [game.judge(before, action) for action in actions] == acts
        assert [written([act], before.level, game.settings) for act in acts] == [[action] for action in actions]


@pytest.mark.parametrize("name", MOMENTS)
def test_only_a_restart_is_legal_besides_what_cards_allow(name):
    moment = MOMENTS[name]
    assert moment.game.other_actions(moment.state) == ["restart"]
    assert "restart" not in moment.game.actions(moment.state)
    assert [event.kind for event in moment.on("restart").events] == ["restart"]


def test_an_act_cannot_be_changed():
    act = RETURN.game.judge(RETURN.state, "return 3C")
    with pytest.raises(FrozenInstanceError):
        act.card = Card("5S")
    assert len({act, Return(Card("3C")), Word.PASS, Word.RESTART}) == 3


@pytest.mark.parametrize("name", guandan.CASES)
def test_every_event_is_of_a_kind_that_is_declared(name):
    timeline = guandan.CASES[name].timeline()
    kinds = {event.kind for node in timeline.line for event in timeline.events(node)}
    assert kinds <= set(guandan.Game.kinds)


def test_every_declared_kind_of_event_happens_in_some_case():
    timelines = [case.timeline() for case in guandan.CASES.values()]
    kinds = {event.kind for it in timelines for node in it.line for event in it.events(node)}
    assert kinds == set(guandan.Game.kinds)
