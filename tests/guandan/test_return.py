"""What is given back for a tribute, and who leads then: each by hand from rules/guandan.md."""

import pytest

from explorer import guandan
from explorer.timeline import Timeline
from tests.guandan.tables import after_deal, run, table

# guandan.return


def test_return_any_card_of_2_to_10_that_is_not_wild():
    line = after_deal("0 1 2 3", seat0="2S 2H 3H 3H 9D TS JS KD BJ", seat3="AS 5S", level="2")
    assert line.returns() == ["3H", "9D", "TS", "2S"]
    for card in ("3H", "9D", "TS", "2S"):
        done = line.on(f"return {card}")
        assert done.story == [f"0 returns {card} to 3", "3 leads (lead-after-tribute: tribute)"]
        assert card in [it.text for it in done.state.hands[3]]
        assert done.events[0].clause == "guandan.return"
        assert [len(hand) for hand in done.state.hands] == [9, 2, 2, 2]
    for card, message in (("2H", "return-wild"), ("JS", "return-rank"), ("BJ", "return-rank"), ("AS", "return-rank")):
        assert line.refused(f"return {card}") == (message, "return")
    assert line.refused("return 8S") == ("not-held", "turn")


def test_return_the_card_just_received_may_go_back():
    line = after_deal("0 1 2 3", seat0="JS QS", seat3="9S 5S")
    assert line.story == ["3 pays 9S to 0"]
    assert line.returns() == ["9S"]


def test_return_of_two_alike_one_goes():
    line = after_deal("0 1 2 3", seat0="3S 3S JS", seat3="AS 5S").on("return 3S")
    assert [card.text for card in line.state.hands[0]] == ["3S", "JS", "AS"]
    assert [card.text for card in line.state.hands[3]] == ["3S", "5S"]


@pytest.mark.parametrize(
    ("hand", "level", "returnable"),
    [
        ("JS QD KD", "2", ["JS"]),
        ("JS JD QD", "2", ["JS", "JD"]),  # equal ones: of its choice
        ("JS QD 2H", "2", ["JS"]),  # a wild is of the level's rank, above the ace
        ("KS AD RJ", "K", ["AD"]),
        ("AD AC BJ", "2", ["AC", "AD"]),
        ("BJ RJ KS", "3", ["KS"]),
        ("JS QD TH", "T", ["JS"]),
    ],
)
def test_return_who_has_no_card_of_2_to_10_gives_its_weakest(hand, level, returnable):
    line = after_deal("0 1 2 3", seat0=hand, seat3="RJ 5S", level=level)
    assert line.story == ["3 pays RJ to 0"]
    assert sorted(line.returns()) == sorted(returnable)
    for card in set(hand.split()) - set(returnable):
        message, clause = line.refused(f"return {card}")
        assert (message, clause) == ("return-wild" if card == level + "H" else "return-weakest", "return")


def test_return_level_cards_yes():
    line = after_deal("0 1 2 3", seat0="5S 5H 9D JC", seat3="AS 3S", level="5")
    assert line.returns() == ["9D", "5S"]
    assert line.on("return 5S").story[0] == "0 returns 5S to 3"


def test_return_level_cards_no():
    line = after_deal("0 1 2 3", seat0="5S 5H 9D JC", seat3="AS 3S", level="5", return_level_cards="no")
    assert line.returns() == ["9D"]
    assert line.refused("return 5S") == ("return-level", "return")
    assert line.refused("return 5H") == ("return-wild", "return")


def test_return_level_cards_no_and_nothing_else_of_2_to_10_the_weakest_of_all():
    line = after_deal("0 1 2 3", seat0="5S JC QC", seat3="AS 3S", level="5", return_level_cards="no")
    assert line.returns() == ["JC"]
    # Even a level card, if all else is stronger.
    line = after_deal("0 1 2 3", seat0="5S BJ BJ", seat3="RJ 3S", level="5", return_level_cards="no")
    assert line.returns() == ["5S"]


def test_return_each_receiver_gives_its_own_payer_a_card_the_1st_first():
    line = after_deal("2 0 1 3", seat0="6S 7S", seat1="KS 5S", seat2="6D 7D", seat3="AS 5D")
    assert line.actor == 2
    assert line.refused("return 6S")[1] == "turn"  # seat 0's card
    line = line.on("return 7D")
    assert (line.story, line.actor) == (["2 returns 7D to 3"], 0)
    line = line.on("return 6S")
    assert line.story == ["0 returns 6S to 1", "3 leads (lead-after-tribute: tribute)"]
    assert [[card.text for card in hand] for hand in line.state.hands] == [
        ["7S", "KS"],
        ["5S", "6S"],
        ["6D", "AS"],
        ["5D", "7D"],
    ]


def test_return_everybody_then_has_as_many_cards_as_dealt():
    for seed in range(12):
        position = table("9C | | | 3S 4D", out=[2, 1], turn=0, seed=seed)
        line = run(position, "9C")
        while line.state.stage.do == "return":
            line = line.on(line.game.actions(line.state)[0])
        assert [len(hand) for hand in line.state.hands] == [27] * 4


def test_return_nothing_else_may_be_done_while_it_is_open():
    line = after_deal("0 1 2 3", seat0="6S 7S", seat3="AS 5S")
    for action in ("6S", "AS", "pass", "6S 7S"):
        assert line.refused(action) == ("return-open", "return")
    assert line.on("return 6S").refused("return 7S") == ("no-return-due", "return")


# guandan.lead-after-tribute


@pytest.mark.parametrize(
    ("places", "hands", "leader"),
    [
        ("0 1 2 3", {"seat3": "AS 5S"}, 3),
        ("0 1 3 2", {"seat2": "AS 5S"}, 2),
        ("0 2 1 3", {"seat1": "KS 5S", "seat3": "AS 5D"}, 3),
        ("0 2 1 3", {"seat1": "AS 5S", "seat3": "KS 5D"}, 1),
        ("0 2 1 3", {"seat1": "AS 5S", "seat3": "AD 5D"}, 1),
        ("2 0 1 3", {"seat1": "AS 5S", "seat3": "AD 5D"}, 3),
        ("3 1 2 0", {"seat2": "2S 5S", "seat0": "AD 5D"}, 2),
    ],
)
def test_lead_after_tribute_whose_tribute_the_1st_received_leads(places, hands, leader):
    line = after_deal(places, **hands)
    while line.state.stage.do == "return":
        line = line.on(line.game.actions(line.state)[0])
    assert line.story[-1] == f"{leader} leads (lead-after-tribute: tribute)"
    assert line.actor == leader
    assert line.refused("pass") == ("leader-passes", "turn")


@pytest.mark.parametrize("setting", ["payer", "first"])
@pytest.mark.parametrize(
    ("places", "hands", "payer"),
    [
        ("0 1 2 3", {"seat3": "AS 5S"}, 3),
        ("2 1 3 0", {"seat0": "AS 5S"}, 0),
        ("1 3 0 2", {"seat0": "KS 5S", "seat2": "AS 5D"}, 2),
        ("3 1 2 0", {"seat2": "AS 5S", "seat0": "AD 5D"}, 0),
    ],
)
def test_lead_after_tribute_first_gives_the_lead_to_the_1st(places, hands, payer, setting):
    line = after_deal(places, **hands, lead_after_tribute=setting)
    while line.state.stage.do == "return":
        line = line.on(line.game.actions(line.state)[0])
    leader, how = (int(places[0]), "first") if setting == "first" else (payer, "tribute")
    assert line.story[-1] == f"{leader} leads (lead-after-tribute: {how})"
    assert line.actor == leader
    assert line.refused("pass") == ("leader-passes", "turn")


@pytest.mark.parametrize("setting", ["payer", "first"])
def test_lead_after_tribute_nobody_but_the_1st_where_nothing_is_paid(setting):
    line = after_deal("1 2 3 0", seat0="RJ RJ BJ", lead_after_tribute=setting)
    assert (line.story, line.actor) == (["no tribute"], 1)


def test_a_deal_after_a_tribute_is_played_like_any_other():
    line = after_deal("0 1 2 3", seat0="6S 7S", seat3="AS 5S").on("return 7S, 5S")
    assert line.actor == 0
    assert line.on("6S").actor == 1


# Another reading in the midst of it

EQUAL = {"seat1": "AS 5S", "seat3": "AD 5D"}
ANOTHER = [
    ({"lead_after_tribute": "payer"}, {"lead_after_tribute": "first"}, 0),
    ({"lead_after_tribute": "first"}, {"lead_after_tribute": "payer"}, 1),
    ({"equal_tributes": "next"}, {"equal_tributes": "previous"}, 1),
    ({"equal_tributes": "previous"}, {"equal_tributes": "next"}, 3),
]


@pytest.mark.parametrize(("one", "another", "leader"), ANOTHER, ids=str)
def test_adopted_with_a_return_open_what_is_paid_stays_paid_and_the_lead_is_still_to_come(one, another, leader):
    line = after_deal("0 2 1 3", **EQUAL, **one)
    other = guandan.Game(**another)
    adopted = other.adopt(line.state, line.game)
    assert adopted == line.state == other.state(line.state.to_dict())
    done = line._replace(game=other).on("return 3S, return 3C")
    assert (done.actor, done.events[-1].kind) == (leader, "lead")


@pytest.mark.parametrize(("one", "another", "leader"), ANOTHER, ids=str)
def test_adopted_with_the_lead_taken_it_stays_where_it_is(one, another, leader):
    """A position tells whose turn it is, and not whether it is the first of its deal."""
    line = after_deal("0 2 1 3", **EQUAL, **one).on("return 3S, return 3C")
    other = guandan.Game(**another)
    assert other.adopt(line.state, line.game) == line.state == other.state(line.state.to_dict())


@pytest.mark.parametrize(("one", "another", "leader"), ANOTHER, ids=str)
def test_played_again_under_another_reading_a_line_of_the_tribute_goes_its_way(one, another, leader):
    position = table("3S 4D | AS 5S | 3C 4C | AD 5D", previous=[0, 2, 1, 3], deal=2)
    game = guandan.Game(**one)
    timeline = Timeline(game, game.state(position))
    for action in ("return 3S", "return 3C"):
        timeline.play(action)
    again, cut = timeline.under(guandan.Game(**another))
    assert again.node.state == run(position, "return 3S, return 3C", **another).state != timeline.node.state
    assert not cut
    timeline.play({0: "4D", 1: "5S", 3: "5D"}[game.actor(timeline.node.state)])
    again, cut = timeline.under(guandan.Game(**another))
    assert again.node.depth == 2 and cut  # somebody else leads
