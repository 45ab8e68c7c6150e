"""Ready-made questions about cards, by name in `PUZZLES`. Their texts are in `locale/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from explorer.problems import Facts
from explorer.saying import in_english, in_english_html

if TYPE_CHECKING:
    from explorer.words import Words


class Puzzle(NamedTuple):
    """Cards worth a question. `other` are the cards they should beat, where the question is whether they do.

    `ask` is `readings` (what can these be?), `beats` (does it beat that?) or `plays` (what is in this hand?).
    `settings` are those that differ from the defaults.
    """

    name: str
    ask: str
    clauses: tuple[str, ...]
    level: str
    cards: tuple[str, ...]
    other: tuple[str, ...] = ()
    settings: Facts = Facts()

    def said(self, words: Words) -> str:
        """Its name, what it is about, and the clauses."""
        name = f"guandan:puzzle-{self.name}"
        return f"{words.text(name)}: {words.text(name + '.note')} [{', '.join(self.clauses)}]"

    def __str__(self) -> str:
        return in_english(self)

    def _repr_html_(self) -> str:
        return in_english_html(self)


def _puzzle(name: str, clauses: str, level: str, cards: str, other: str = "", ask: str = "", **settings: str) -> Puzzle:
    return Puzzle(
        name,
        ask or ("beats" if other else "readings"),
        tuple(f"guandan.{word}" for word in clauses.split()),
        level,
        tuple(cards.split()),
        tuple(other.split()),
        Facts(settings),
    )


PUZZLES: dict[str, Puzzle] = {
    puzzle.name: puzzle
    for puzzle in (
        # What can these be?
        _puzzle("two-wilds", "wild", "2", "2H 2H"),
        _puzzle("one-wild-open-straight", "wild sequences interpret", "2", "5S 6D 7C 8D 2H"),
        _puzzle("two-wilds-open-straight", "wild sequences interpret", "2", "5S 6D 7C 2H 2H"),
        _puzzle("four-suited-and-wild", "bombs wild interpret", "2", "5S 6S 7S 8S 2H"),
        _puzzle("five-suited", "bombs interpret", "2", "5S 6S 7S 8S 9S"),
        _puzzle("two-pairs-two-wilds", "shapes sequences wild interpret", "2", "5S 5D 6C 6S 2H 2H"),
        _puzzle("pair-single-two-wilds", "full-house wild interpret", "2", "7S 7D KC 2H 2H"),
        _puzzle("triple-two-wilds", "full-house bombs wild", "2", "8S 8C 8D 2H 2H"),
        _puzzle("joker-pair-house", "full-house", "2", "KS KD KC RJ RJ"),
        _puzzle("mixed-jokers-house", "full-house", "2", "KS KD KC RJ BJ"),
        _puzzle("joker-and-wild-house", "full-house wild", "2", "KS KD KC RJ 2H"),
        _puzzle("three-jokers", "bombs full-house", "2", "RJ RJ BJ"),
        _puzzle("ace-low-straight", "sequences", "7", "AS 2D 3C 4S 5D"),
        _puzzle("ace-low-tube", "sequences shapes", "7", "AS AD 2S 2C 3D 3C"),
        _puzzle("ace-low-plate", "sequences shapes", "7", "AS AD AC 2S 2C 2D"),
        _puzzle("round-the-ace", "sequences", "7", "QS KD AC 2S 3D"),
        _puzzle("six-in-a-row", "shapes", "2", "5S 6D 7C 8D 9S TH"),
        _puzzle("four-pairs", "shapes", "2", "5S 5D 6C 6S 7D 7C 8S 8D"),
        _puzzle("three-triples", "shapes", "2", "5S 5D 5C 6C 6S 6D 7D 7C 7S"),
        _puzzle("triple-and-kicker", "shapes", "2", "9S 9D 9C 4H"),
        _puzzle("level-after-the-ace", "sequences ranks", "7", "JS QD KC AS 7D"),
        _puzzle("joker-in-a-row", "sequences", "2", "TS JD QC KS BJ"),
        _puzzle("wild-as-itself", "wild bombs", "6", "5H 6H 7H 8H 9H"),
        # Does it beat that?
        _puzzle("wild-alone", "wild ranks", "2", "2H", "AS"),
        _puzzle("level-triple-against-aces", "ranks", "7", "7S 7C 7D", "AS AC AD"),
        _puzzle("level-card-in-a-straight", "sequences ranks", "7", "4S 5D 6C 7S 8D", "5C 6S 7D 8C 9S"),
        _puzzle("low-and-high-straight", "sequences", "7", "TS JD QC KS AD", "AS 2D 3C 4S 5D"),
        _puzzle("size-before-rank", "bombs", "2", "3S 3D 3C 3H 3S", "AS AD AC AH"),
        _puzzle("flush-against-five", "bombs", "2", "4C 5C 6C 7C 8C", "AS AD AC AH AS"),
        _puzzle("six-against-flush", "bombs", "2", "3S 3D 3C 3H 3S 3D", "TS JS QS KS AS"),
        _puzzle("equal-flushes", "bombs ranks", "2", "5S 6S 7S 8S 9S", "5D 6D 7D 8D 9D"),
        _puzzle("four-jokers-against-ten", "bombs", "2", "RJ RJ BJ BJ", "9S 9S 9H 9H 9C 9C 9D 9D 2H 2H"),
        _puzzle("house-by-its-triple", "full-house ranks", "2", "4S 4D 4C 3H 3S", "3C 3D 3S AH AS"),
        _puzzle("pair-against-single", "ranks", "2", "KS KD", "5C"),
        # What is in this hand?
        _puzzle(
            "bombs-of-every-size",
            "bombs wild",
            "2",
            "9S 9S 9H 9H 9C 9C 9D 9D 2H 2H 3S 4D 4C 5S 6D 7C 7S 8H TD TS JC QS QD KH AC BJ RJ",
            ask="plays",
        ),
        _puzzle(
            "flush-by-wild",
            "bombs wild",
            "2",
            "4S 5S 7S 8S 2H 3D 3C 4H 5D 6D 9C 9D TC TH JS JD QC QH KS KD AS AH AC 2S 2C BJ RJ",
            ask="plays",
        ),
        _puzzle(
            "thirteen-different",
            "sequences shapes",
            "2",
            "2S 3D 4C 5H 7S 8D 9C TH QS KD AC BJ RJ",
            ask="plays",
        ),
    )
}
