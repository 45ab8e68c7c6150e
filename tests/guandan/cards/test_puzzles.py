"""The ready-made questions, with the answers worked out by hand."""

import pytest

from explorer.guandan import CARD_RULES, beats, plays, readings_of, why_not
from explorer.guandan.cards.puzzles import PUZZLES
from tests.guandan.cards.brute import JOKERS
from tests.guandan.strategies import named, texts

READINGS = {
    "two-wilds": "pair 2",
    "one-wild-open-straight": "straight 9, straight 8",
    "two-wilds-open-straight": "straight 9, straight 8, straight 7",
    "four-suited-and-wild": "straight-flush 9, straight-flush 8, straight 9, straight 8",
    "five-suited": "straight-flush 9",
    "two-pairs-two-wilds": "plate 6, tube 7, tube 6",
    "pair-single-two-wilds": "full-house K, full-house 7",
    "triple-two-wilds": "bomb 8, full-house 8",
    "joker-pair-house": "full-house K",
    "ace-low-straight": "straight 5",
    "ace-low-tube": "tube 3",
    "ace-low-plate": "plate 2",
    "wild-as-itself": "straight-flush 9, straight 9",
}
OTHERWISE = {
    ("two-wilds", "wild_pair", "any"): ", ".join(f"pair {rank}" for rank in "2AKQJT9876543"),
    ("four-suited-and-wild", "flush_as_straight", "never"): "straight-flush 9, straight-flush 8",
    ("five-suited", "flush_as_straight", "always"): "straight-flush 9, straight 9",
    ("wild-as-itself", "flush_as_straight", "never"): "straight-flush 9",
}
NOTHING = {
    "mixed-jokers-house": ("guandan.full-house", "jokers-mixed"),
    "joker-and-wild-house": ("guandan.wild", "joker-with-wild"),
    "three-jokers": ("guandan.bombs", "three-jokers"),
    "round-the-ace": ("guandan.sequences", "wraps"),
    "six-in-a-row": ("guandan.shapes", "long-straight"),
    "four-pairs": ("guandan.shapes", "long-tube"),
    "three-triples": ("guandan.shapes", "long-plate"),
    "triple-and-kicker": ("guandan.shapes", "kicker"),
    "level-after-the-ace": ("guandan.sequences", "promoted"),
    "joker-in-a-row": ("guandan.sequences", "joker-in-sequence"),
}
BEATEN = [
    "wild-alone",
    "level-triple-against-aces",
    "low-and-high-straight",
    "size-before-rank",
    "flush-against-five",
    "six-against-flush",
    "four-jokers-against-ten",
    "house-by-its-triple",
]
NOT_BEATEN = {
    "level-card-in-a-straight": ("guandan.sequences", "too-low"),
    "equal-flushes": ("guandan.ranks", "equal"),
    "pair-against-single": ("guandan.ranks", "other-shape"),
}
HANDS = ["bombs-of-every-size", "flush-by-wild", "thirteen-different"]


def held(name):
    puzzle = PUZZLES[name]
    return plays(puzzle.cards, puzzle.level, **puzzle.settings)


def test_every_puzzle_is_answered_here():
    assert set(PUZZLES) == {*READINGS, *NOTHING, *BEATEN, *NOT_BEATEN, *HANDS}
    asked = {"readings": {*READINGS, *NOTHING}, "beats": {*BEATEN, *NOT_BEATEN}, "plays": {*HANDS}}
    for name, puzzle in PUZZLES.items():
        assert name == puzzle.name
        assert name in asked[puzzle.ask]


def test_every_clause_and_every_setting_has_a_puzzle():
    """Of those about cards: the others are about deals and matches, which the cases show."""
    assert {clause for puzzle in PUZZLES.values() for clause in puzzle.clauses} == set(CARD_RULES.clauses)
    assert {name for _, name, _ in OTHERWISE} == set(CARD_RULES.settings)


@pytest.mark.parametrize("name", READINGS)
def test_readings(name):
    puzzle = PUZZLES[name]
    assert ", ".join(named(readings_of(puzzle.cards, puzzle.level, **puzzle.settings))) == READINGS[name]


@pytest.mark.parametrize(("name", "setting", "value"), OTHERWISE)
def test_readings_under_another_setting(name, setting, value):
    puzzle = PUZZLES[name]
    found = readings_of(puzzle.cards, puzzle.level, **{setting: value})
    assert ", ".join(named(found)) == OTHERWISE[name, setting, value] != READINGS[name]


@pytest.mark.parametrize("name", NOTHING)
def test_cards_that_are_nothing(name):
    puzzle = PUZZLES[name]
    refusal = why_not(puzzle.cards, puzzle.level, **puzzle.settings)
    assert (refusal.clause, refusal.message) == NOTHING[name]
    assert refusal.clause in puzzle.clauses


@pytest.mark.parametrize("name", [*BEATEN, *NOT_BEATEN])
def test_does_it_beat_that(name):
    puzzle = PUZZLES[name]
    (mine,) = readings_of(puzzle.cards, puzzle.level, **puzzle.settings)
    (theirs,) = readings_of(puzzle.other, puzzle.level, **puzzle.settings)
    assert beats(mine, theirs, puzzle.level) is (name in BEATEN)
    refusal = why_not(puzzle.cards, puzzle.level, theirs, **puzzle.settings)
    assert (refusal and refusal[:2]) == NOT_BEATEN.get(name)


def test_bombs_of_every_size():
    sizes = {it.size for _, it in held("bombs-of-every-size") if (it.shape, it.rank) == ("bomb", "9")}
    assert sizes == {4, 5, 6, 7, 8, 9, 10}


def test_flush_by_wild():
    """Spades 4 5 7 8 lack the six; A 2 4 5 lack the three."""
    found = {it.rank: cards for cards, it in held("flush-by-wild") if it.shape == "straight-flush"}
    assert set(found) == {"8", "5"}
    assert all("2H" in texts(cards) for cards in found.values())


def test_thirteen_different():
    """And yet the ace is also below the two."""
    cards = PUZZLES["thirteen-different"].cards
    expected = [*(f"single {card if card in JOKERS else card[0]}" for card in cards), "straight 5"]
    assert sorted(named(reading for _, reading in held("thirteen-different"))) == sorted(expected)
