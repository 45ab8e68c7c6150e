"""The edge cases of Six Tricks, by name in `CASES`."""

from __future__ import annotations

from explorer.cases import Case
from explorer.problems import Facts


def _case(name: str, clauses: str, hands: tuple[str, str], won: tuple[int, int], actions: str) -> Case:
    named = tuple(f"sixtricks.{word}" for word in clauses.split())
    position = Facts(hands=tuple(tuple(hand.split()) for hand in hands), won=won)
    return Case("sixtricks", name, named, position, tuple(actions.split()))


CASES: dict[str, Case] = {
    case.name: case
    for case in (
        _case("another-suit", "lead follow take", ("9H 2C", "AS 3C"), (0, 0), "9H AS 2C 3C"),
        _case("most", "setup most", ("AH", "KH"), (3, 2), "AH KH"),
        _case("three-each", "tie", ("9H", "KH"), (3, 2), "9H KH"),
    )
}
