"""Tribute, return and the lead after it: each by hand from rules/guandan.md."""

from collections import Counter

import pytest

from explorer import guandan
from explorer.timeline import Timeline
from tests.guandan.tables import run, table


def after(places, **hands):
    """The opening of a deal with these hands (`seat0="…"`) after one with these places, such as "0 1 2 3"."""
    settings = {name: hands.pop(name) for name in guandan.RULEBOOK.settings if name in hands}
    more = {name: hands.pop(name) for name in ("level", "levels", "seed") if name in hands}
    default = ["3S 4D", "3D 4S", "3C 4C", "3H 4H"]
    given = [hands.pop(f"seat{seat}", default[seat]) for seat in range(4)]
    assert not hands
    return run(table("|".join(given), previous=list(map(int, places.split())), deal=2, **more), **settings)


# guandan.tribute


def test_tribute_there_is_none_in_the_first_deal():
    game = guandan.Game()
    opening = game.opening(game.start(3))
    assert [event.kind for event in opening.events] == ["setup"]


@pytest.mark.parametrize("places", ["0 1 2 3", "0 3 2 1", "1 0 3 2", "2 1 0 3", "3 2 1 0", "0 1 3 2", "3 0 2 1"])
def test_tribute_the_last_player_gives_the_1st_its_strongest_card(places):
    first, *_, last = map(int, places.split())
    line = after(places, **{f"seat{last}": "9S KS AS 5D", f"seat{first}": "7S 8S"})
    assert line.story == [f"{last} pays AS to {first}"]
    assert line.events[-1].clause == "guandan.tribute"
    assert [card.text for card in line.events[-1].cards] == ["AS"]
    assert [card.text for card in line.state.hands[first]] == ["7S", "8S", "AS"]
    assert [card.text for card in line.state.hands[last]] == ["5D", "9S", "KS"]
    assert line.actor == first


def test_tribute_the_last_pays_the_1st_also_if_they_are_partners():
    assert after("0 1 3 2", seat2="9S KS").story == ["2 pays KS to 0"]
    assert after("3 0 2 1", seat1="9S RJ").story == ["1 pays RJ to 3"]


@pytest.mark.parametrize(
    ("hand", "level", "paid"),
    [
        ("RJ BJ 9S AS", "9", "RJ"),
        ("BJ 9S AS KS", "9", "BJ"),
        ("9S AS KS", "9", "9S"),
        ("9S AS KS", "8", "AS"),
        ("QS KS JS", "8", "KS"),
        ("2S AS", "2", "2S"),
        ("2S 3S", "5", "3S"),
        ("AS KS QS", "K", "KS"),
        ("AS BJ", "A", "BJ"),
        # Wilds are excepted.
        ("9H AS KS", "9", "AS"),
        ("9H 9H KS QS", "9", "KS"),
        ("9H 9S AS", "9", "9S"),
        ("9H 4S 3S", "9", "4S"),
        # A heart of another rank is as good as any.
        ("AH KS", "9", "AH"),
    ],
)
def test_tribute_strongest_in_the_order_of_the_level_wilds_excepted(hand, level, paid):
    line = after("0 1 2 3", seat3=hand, seat0="6S 7S", level=level)
    assert line.story == [f"3 pays {paid} to 0"]


def test_tribute_counts_by_the_level_of_the_new_deal():
    """The deal before was at 9 and the winners go up to Q: a queen is now above the ace, a nine is only a nine."""
    shown = set()
    for seed in range(60):
        position = table("9C | | | 3S 4D", out=[2, 1], turn=0, level="9", levels=["T", "9"], seed=seed)
        line = run(position, "9C")
        assert line.story[4:6] == ["level Q", "deal 2"]
        (deal,) = (event.state for event in line.events if event.kind == "deal")
        paid = [event for event in line.events if event.kind == "tribute"]
        if not paid:
            continue
        ranks = {card.rank for card in deal.hands[3] if card.text != "QH"}
        best = next(rank for rank in ["RJ", "BJ", *"QAKJT98765432"] if rank in ranks)
        assert (paid[0].seat, paid[0].cards[0].rank) == (3, best)
        shown |= {best}
    assert "Q" in shown


def test_tribute_the_wild_of_the_deal_before_is_an_ordinary_card_now():
    line = after("0 1 2 3", seat3="9H KS", seat0="6S 7S", level="K", levels=["K", "9"])
    assert line.story == ["3 pays KS to 0"]
    line = after("0 1 2 3", seat3="9H KH", seat0="6S 7S", level="K", levels=["K", "9"])
    assert line.story == ["3 pays 9H to 0"]


# guandan.double-tribute


@pytest.mark.parametrize(
    ("places", "one", "three", "story"),
    [
        ("0 2 1 3", "KS 5S", "AS 5D", ["3 pays AS to 0", "1 pays KS to 2"]),
        ("0 2 1 3", "AS 5S", "KS 5D", ["1 pays AS to 0", "3 pays KS to 2"]),
        ("0 2 3 1", "AS 5S", "KS 5D", ["1 pays AS to 0", "3 pays KS to 2"]),
        ("2 0 1 3", "KS 5S", "AS 5D", ["3 pays AS to 2", "1 pays KS to 0"]),
        ("2 0 3 1", "BJ 5S", "RJ 5D", ["3 pays RJ to 2", "1 pays BJ to 0"]),
        # The level rank is above the ace; a wild is not counted.
        ("0 2 1 3", "2S 5S", "AS 5D", ["1 pays 2S to 0", "3 pays AS to 2"]),
        ("0 2 1 3", "2H QS", "KS 5D", ["3 pays KS to 0", "1 pays QS to 2"]),
    ],
)
def test_double_tribute_the_stronger_card_goes_to_the_1st(places, one, three, story):
    line = after(places, seat0="6S 7S", seat1=one, seat2="6D 7D", seat3=three)
    assert line.story == story
    assert {event.clause for event in line.events[1:]} == {"guandan.double-tribute"}
    assert line.actor == int(places[0])


@pytest.mark.parametrize(
    ("places", "payer_of_the_1st"),
    [
        ("0 2 1 3", 1),
        ("0 2 3 1", 1),
        ("2 0 1 3", 3),
        ("2 0 3 1", 3),
        ("1 3 0 2", 2),
        ("1 3 2 0", 2),
        ("3 1 0 2", 0),
        ("3 1 2 0", 0),
    ],
)
@pytest.mark.parametrize(
    ("one", "other"), [("AS 5S", "AD 5D"), ("BJ 5S", "BJ 5D"), ("2S AS", "2D AD"), ("AC 6D", "AS 5D")]
)
def test_double_tribute_of_equal_cards_is_allotted_in_turn_order_from_the_1st(places, payer_of_the_1st, one, other):
    first, second, third, fourth = map(int, places.split())
    hands = {f"seat{third}": one, f"seat{fourth}": other, f"seat{first}": "6S 7S", f"seat{second}": "6D 7D"}
    other_payer = third + fourth - payer_of_the_1st
    line = after(places, **hands)
    best = {third: one.split()[0], fourth: other.split()[0]}
    assert line.story == [
        f"{payer_of_the_1st} pays {best[payer_of_the_1st]} to {first}",
        f"{other_payer} pays {best[other_payer]} to {second}",
    ]


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize(
    ("settings", "side"), [({}, 1), ({"equal_tributes": "next"}, 1), ({"equal_tributes": "previous"}, 3)]
)
def test_equal_tributes_the_one_after_the_1st_or_the_one_before_pays_the_1st(first, settings, side):
    payer, other = (first + side) % 4, (first - side) % 4
    for third, fourth in ((payer, other), (other, payer)):
        hands = {f"seat{payer}": "AS 5S", f"seat{other}": "AD 5D"}
        line = after(f"{first} {(first + 2) % 4} {third} {fourth}", **hands, **settings)
        assert line.story == [f"{payer} pays AS to {first}", f"{other} pays AD to {(first + 2) % 4}"]
        assert [event.numbers["why"] for event in line.events[1:]] == [settings.get("equal_tributes", "next"), "other"]
        assert {event.clause for event in line.events[1:]} == {"guandan.double-tribute"}


@pytest.mark.parametrize("places", ["0 2 1 3", "0 2 3 1", "2 0 1 3", "1 3 0 2", "3 1 0 2"])
def test_equal_tributes_previous_leaves_the_stronger_card_to_the_1st(places):
    first, second, third, fourth = map(int, places.split())
    for strong, weak in ((third, fourth), (fourth, third)):
        line = after(places, **{f"seat{strong}": "AS 5S", f"seat{weak}": "KD 5D"}, equal_tributes="previous")
        assert line.story == [f"{strong} pays AS to {first}", f"{weak} pays KD to {second}"]
        assert line.events[1].numbers["why"] == "stronger"


def test_double_tribute_only_if_partners_were_1st_and_2nd():
    """1st and 3rd: only the last pays."""
    line = after("0 1 2 3", seat1="AS KS", seat3="QS JS")
    assert line.story == ["3 pays QS to 0"]


# guandan.tribute-cancelled


@pytest.mark.parametrize(
    ("places", "hands"),
    [
        ("0 1 2 3", {"seat3": "RJ RJ 5S"}),
        ("0 1 3 2", {"seat2": "RJ RJ 5S"}),
        ("1 2 3 0", {"seat0": "RJ RJ BJ"}),
        ("0 2 1 3", {"seat1": "RJ 5S", "seat3": "RJ 5D"}),
        ("0 2 1 3", {"seat1": "RJ RJ 5S"}),
        ("0 2 1 3", {"seat3": "RJ RJ 5S"}),
        ("3 1 2 0", {"seat2": "RJ 5S", "seat0": "RJ 5D"}),
    ],
)
def test_tribute_cancelled_if_who_pays_holds_both_red_jokers(places, hands):
    line = after(places, **hands)
    first = int(places[0])
    assert line.story == ["no tribute"]
    assert line.events[-1].clause == "guandan.tribute-cancelled"
    assert [card.text for card in line.events[-1].cards] == ["RJ", "RJ"]
    assert line.actor == first
    assert line.state.payments == ()
    assert [len(hand) for hand in line.state.hands] == [
        len(hands.get(f"seat{seat}", "3S 4D").split()) for seat in range(4)
    ]
    assert line.refused("pass") == ("leader-passes", "turn")
    card = line.state.hands[first][0].text
    assert line.refused(f"return {card}") == ("no-return-due", "return")
    assert line.on(card).actor == (first + 1) % 4


@pytest.mark.parametrize(
    ("places", "hands", "story"),
    [
        # one red joker
        ("0 1 2 3", {"seat3": "RJ 5S"}, ["3 pays RJ to 0"]),
        ("0 2 1 3", {"seat3": "RJ 5S", "seat1": "KS 5D"}, ["3 pays RJ to 0", "1 pays KS to 2"]),
        # the receiver's own, and others' who do not pay
        ("0 1 2 3", {"seat0": "RJ RJ", "seat3": "KS 5S"}, ["3 pays KS to 0"]),
        ("0 1 2 3", {"seat0": "RJ 5C", "seat3": "RJ 5S"}, ["3 pays RJ to 0"]),
        ("0 1 2 3", {"seat2": "RJ 5C", "seat3": "RJ 5S"}, ["3 pays RJ to 0"]),
        ("0 1 2 3", {"seat1": "RJ RJ", "seat3": "KS 5S"}, ["3 pays KS to 0"]),
        ("0 2 1 3", {"seat2": "RJ 5C", "seat3": "RJ 5S", "seat1": "KS 5D"}, ["3 pays RJ to 0", "1 pays KS to 2"]),
        # black jokers, and one of each
        ("0 1 2 3", {"seat3": "BJ BJ 5S"}, ["3 pays BJ to 0"]),
        ("0 1 2 3", {"seat3": "RJ BJ 5S"}, ["3 pays RJ to 0"]),
        ("0 2 1 3", {"seat1": "BJ 5S", "seat3": "RJ 5D"}, ["3 pays RJ to 0", "1 pays BJ to 2"]),
    ],
)
def test_tribute_not_cancelled_by_fewer_or_by_others(places, hands, story):
    assert after(places, **hands).story == story


# guandan.return


def test_return_any_card_of_2_to_10_that_is_not_wild():
    line = after("0 1 2 3", seat0="2S 2H 3H 3H 9D TS JS KD BJ", seat3="AS 5S", level="2")
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
    line = after("0 1 2 3", seat0="JS QS", seat3="9S 5S")
    assert line.story == ["3 pays 9S to 0"]
    assert line.returns() == ["9S"]


def test_return_of_two_alike_one_goes():
    line = after("0 1 2 3", seat0="3S 3S JS", seat3="AS 5S").on("return 3S")
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
    line = after("0 1 2 3", seat0=hand, seat3="RJ 5S", level=level)
    assert line.story == ["3 pays RJ to 0"]
    assert sorted(line.returns()) == sorted(returnable)
    for card in set(hand.split()) - set(returnable):
        message, clause = line.refused(f"return {card}")
        assert (message, clause) == ("return-wild" if card == level + "H" else "return-weakest", "return")


def test_return_level_cards_yes():
    line = after("0 1 2 3", seat0="5S 5H 9D JC", seat3="AS 3S", level="5")
    assert line.returns() == ["9D", "5S"]
    assert line.on("return 5S").story[0] == "0 returns 5S to 3"


def test_return_level_cards_no():
    line = after("0 1 2 3", seat0="5S 5H 9D JC", seat3="AS 3S", level="5", return_level_cards="no")
    assert line.returns() == ["9D"]
    assert line.refused("return 5S") == ("return-level", "return")
    assert line.refused("return 5H") == ("return-wild", "return")


def test_return_level_cards_no_and_nothing_else_of_2_to_10_the_weakest_of_all():
    line = after("0 1 2 3", seat0="5S JC QC", seat3="AS 3S", level="5", return_level_cards="no")
    assert line.returns() == ["JC"]
    # Even a level card, if all else is stronger.
    line = after("0 1 2 3", seat0="5S BJ BJ", seat3="RJ 3S", level="5", return_level_cards="no")
    assert line.returns() == ["5S"]


def test_return_each_receiver_gives_its_own_payer_a_card_the_1st_first():
    line = after("2 0 1 3", seat0="6S 7S", seat1="KS 5S", seat2="6D 7D", seat3="AS 5D")
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
    line = after("0 1 2 3", seat0="6S 7S", seat3="AS 5S")
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
    line = after(places, **hands)
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
    line = after(places, **hands, lead_after_tribute=setting)
    while line.state.stage.do == "return":
        line = line.on(line.game.actions(line.state)[0])
    leader, how = (int(places[0]), "first") if setting == "first" else (payer, "tribute")
    assert line.story[-1] == f"{leader} leads (lead-after-tribute: {how})"
    assert line.actor == leader
    assert line.refused("pass") == ("leader-passes", "turn")


@pytest.mark.parametrize("setting", ["payer", "first"])
def test_lead_after_tribute_nobody_but_the_1st_where_nothing_is_paid(setting):
    line = after("1 2 3 0", seat0="RJ RJ BJ", lead_after_tribute=setting)
    assert (line.story, line.actor) == (["no tribute"], 1)


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
    line = after("0 2 1 3", **EQUAL, **one)
    other = guandan.Game(**another)
    adopted = other.adopt(line.state, line.game)
    assert adopted == line.state == other.state(line.state.to_dict())
    done = line._replace(game=other).on("return 3S, return 3C")
    assert (done.actor, done.events[-1].kind) == (leader, "lead")


@pytest.mark.parametrize(("one", "another", "leader"), ANOTHER, ids=str)
def test_adopted_with_the_lead_taken_it_stays_where_it_is(one, another, leader):
    """A position tells whose turn it is, and not whether it is the first of its deal."""
    line = after("0 2 1 3", **EQUAL, **one).on("return 3S, return 3C")
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


def test_a_deal_after_a_tribute_is_played_like_any_other():
    line = after("0 1 2 3", seat0="6S 7S", seat3="AS 5S").on("return 7S, 5S")
    assert line.actor == 0
    assert line.on("6S").actor == 1


# tribute_suit


@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("AD AC AH AS", "AS"),
        ("AD AC AH", "AH"),
        ("AD AC", "AC"),
        ("AD AD", "AD"),
        ("9D 9C 9H AS", "9C"),
    ],
)
def test_tribute_suit_chooser_gives_the_first_of_spades_hearts_clubs_diamonds(hand, paid):
    for seed in range(3):
        line = after("0 1 2 3", seat0="6S 7S", seat3=f"3S {hand}", level="9", seed=seed)
        assert line.story == [f"3 pays {paid} to 0"]


def test_tribute_suit_random_gives_any_of_the_equal_ones():
    paid = Counter()
    for seed in range(150):
        line = after("0 1 2 3", seat0="6S 7S", seat3="AS AD AC AC KS 9H", level="9", seed=seed, tribute_suit="random")
        (card,) = line.events[-1].cards
        paid[card.text] += 1
    assert set(paid) == {"AS", "AD", "AC"}
    assert all(27 <= count <= 73 for count in paid.values())  # 50, and four deviations of 5.8


def test_tribute_suit_random_in_a_double_tribute_draws_for_each():
    """Every one of the first with every one of the second."""
    paid = set()
    for seed in range(60):
        line = after("0 2 1 3", seat1="AS AD 5S", seat3="KS KD KH", seed=seed, tribute_suit="random")
        paid.add(tuple(event.cards[0].text for event in line.events[1:]))
    assert paid == {(one, other) for one in ("AS", "AD") for other in ("KS", "KD", "KH")}


def test_tribute_suit_random_does_not_change_who_pays_whom():
    for seed in range(20):
        line = after("0 2 3 1", seat1="AS AD 5S", seat3="AC AH", seed=seed, tribute_suit="random")
        assert [(event.seat, event.numbers["receiver"]) for event in line.events[1:]] == [(1, 0), (3, 2)]
