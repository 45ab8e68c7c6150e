"""The ladder of bombs, with where each side stands on it."""

from __future__ import annotations

from collections.abc import Mapping

from explorer.guandan import Reading
from explorer.guandan.cards.shapes import tier
from explorer.words import Words
from widgets.guandan.parts.ladder import Rung, RungMark

_BOMBS = [
    Reading("four-jokers", 4, "RJ"),
    *(Reading("bomb", size, "2") for size in (10, 9, 8, 7, 6)),
    Reading("straight-flush", 5, "5"),
    Reading("bomb", 5, "2"),
    Reading("bomb", 4, "2"),
]


def ladder(sides: Mapping[str, Reading | None], words: Words) -> tuple[list[Rung], list[RungMark]]:
    """The rungs with the sides' marks (`mine`, `theirs`), and the marks of those who play no bomb."""
    tiers = {side: tier(reading) for side, reading in sides.items() if reading is not None}

    def marks(height: int) -> list[RungMark]:
        return [
            {"side": side, "text": words.text(f"guandan:cards-rung-{side}")} for side in tiers if tiers[side] == height
        ]

    rungs: list[Rung] = []
    for bomb in _BOMBS:
        name = {"four-jokers": "jokers", "straight-flush": "flush"}.get(bomb.shape, "bomb")
        text = words.text(f"guandan:cards-rung-{name}", size=bomb.size)
        rungs.append({"id": str(tier(bomb)), "text": text, "note": "", "marks": marks(tier(bomb))})
    return rungs, marks(0)
