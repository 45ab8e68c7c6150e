"""Who pays whom a tribute, and with which card: each by hand from rules/guandan.md."""

from collections import Counter

import pytest

from explorer import guandan
from tests.guandan.tables import after_deal, run, table

# guandan.tribute


def test_tribute_there_is_none_in_the_first_deal():
    game = guandan.Game()
    opening = game.opening(game.start(3))
    assert [event.kind for event in opening.events] == ["setup"]


@pytest.mark.parametrize("places", ["0 1 2 3", "0 3 2 1", "1 0 3 2", "2 1 0 3", "3 2 1 0", "0 1 3 2", "3 0 2 1"])
def test_tribute_the_last_player_gives_the_1st_its_strongest_card(places):
    first, *_, last = map(int, places.split())
    line = after_deal(places, **{f"seat{last}": "9S KS AS 5D", f"seat{first}": "7S 8S"})
    assert line.story == [f"{last} pays AS to {first}"]
    assert line.events[-1].clause == "guandan.tribute"
    assert [card.text for card in line.events[-1].cards] == ["AS"]
    assert [card.text for card in line.state.hands[first]] == ["7S", "8S", "AS"]
    assert [card.text for card in line.state.hands[last]] == ["5D", "9S", "KS"]
    assert line.actor == first


def test_tribute_the_last_pays_the_1st_also_if_they_are_partners():
    assert after_deal("0 1 3 2", seat2="9S KS").story == ["2 pays KS to 0"]
    assert after_deal("3 0 2 1", seat1="9S RJ").story == ["1 pays RJ to 3"]


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
    line = after_deal("0 1 2 3", seat3=hand, seat0="6S 7S", level=level)
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
    line = after_deal("0 1 2 3", seat3="9H KS", seat0="6S 7S", level="K", levels=["K", "9"])
    assert line.story == ["3 pays KS to 0"]
    line = after_deal("0 1 2 3", seat3="9H KH", seat0="6S 7S", level="K", levels=["K", "9"])
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
    line = after_deal(places, seat0="6S 7S", seat1=one, seat2="6D 7D", seat3=three)
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
    line = after_deal(places, **hands)
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
        line = after_deal(f"{first} {(first + 2) % 4} {third} {fourth}", **hands, **settings)
        assert line.story == [f"{payer} pays AS to {first}", f"{other} pays AD to {(first + 2) % 4}"]
        assert [event.numbers["why"] for event in line.events[1:]] == [settings.get("equal_tributes", "next"), "other"]
        assert {event.clause for event in line.events[1:]} == {"guandan.double-tribute"}


@pytest.mark.parametrize("places", ["0 2 1 3", "0 2 3 1", "2 0 1 3", "1 3 0 2", "3 1 0 2"])
def test_equal_tributes_previous_leaves_the_stronger_card_to_the_1st(places):
    first, second, third, fourth = map(int, places.split())
    for strong, weak in ((third, fourth), (fourth, third)):
        line = after_deal(places, **{f"seat{strong}": "AS 5S", f"seat{weak}": "KD 5D"}, equal_tributes="previous")
        assert line.story == [f"{strong} pays AS to {first}", f"{weak} pays KD to {second}"]
        assert line.events[1].numbers["why"] == "stronger"


def test_double_tribute_only_if_partners_were_1st_and_2nd():
    """1st and 3rd: only the last pays."""
    line = after_deal("0 1 2 3", seat1="AS KS", seat3="QS JS")
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
    line = after_deal(places, **hands)
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
    assert after_deal(places, **hands).story == story


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
        line = after_deal("0 1 2 3", seat0="6S 7S", seat3=f"3S {hand}", level="9", seed=seed)
        assert line.story == [f"3 pays {paid} to 0"]


def test_tribute_suit_random_gives_any_of_the_equal_ones():
    paid = Counter()
    for seed in range(150):
        line = after_deal(
            "0 1 2 3", seat0="6S 7S", seat3="AS AD AC AC KS 9H", level="9", seed=seed, tribute_suit="random"
        )
        (card,) = line.events[-1].cards
        paid[card.text] += 1
    assert set(paid) == {"AS", "AD", "AC"}
    assert all(27 <= count <= 73 for count in paid.values())  # 50, and four deviations of 5.8


def test_tribute_suit_random_in_a_double_tribute_draws_for_each():
    """Every one of the first with every one of the second."""
    paid = set()
    for seed in range(60):
        line = after_deal("0 2 1 3", seat1="AS AD 5S", seat3="KS KD KH", seed=seed, tribute_suit="random")
        paid.add(tuple(event.cards[0].text for event in line.events[1:]))
    assert paid == {(one, other) for one in ("AS", "AD") for other in ("KS", "KD", "KH")}


def test_tribute_suit_random_does_not_change_who_pays_whom():
    for seed in range(20):
        line = after_deal("0 2 3 1", seat1="AS AD 5S", seat3="AC AH", seed=seed, tribute_suit="random")
        assert [(event.seat, event.numbers["receiver"]) for event in line.events[1:]] == [(1, 0), (3, 2)]
