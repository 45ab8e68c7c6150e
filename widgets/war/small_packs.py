"""Small packs of cards: what War is to be expected of them exactly, and what came of playing it."""

from __future__ import annotations

import asyncio
from html import escape

import ipywidgets as w

from explorer import lab, war
from explorer.war import exact
from explorer.words import Words
from widgets.lab.runs import beside
from widgets.page.layout import box, set_direction
from widgets.screens import screen

PACKS = ((2, 2), (3, 2), (4, 2), (1, 4), (2, 4))
"""Ranks and suits of the packs that are shown."""
_GAMES = 20_000


class SmallPacks:
    """`box` has a button, and once it was pressed a table: for each pack the exact values and those of many games."""

    def __init__(self) -> None:
        self.words = Words("en", screen)
        self.button, self.table = w.Button(), w.HTML()
        self.button.add_class("crx-kernel")
        self.box = box("lab crx", self.button, self.table)
        self.box.add_class("crx-lesson")
        self._solved: list[tuple[tuple[int, int], exact.Exact, lab.Summary]] = []
        self._busy = False
        self.button.on_click(lambda _: beside(self.solve))
        self.speak(self.words)

    async def solve(self) -> None:
        """Solve the packs and play them."""
        if self._busy or self._solved:
            return
        self._busy = True
        self.show()
        try:
            self._solved = await asyncio.to_thread(_solved)
        finally:
            self._busy = False
            self.show()

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        self.button.description = words.text("war:lab-exact-solve")
        set_direction([self.box], words)
        self.show()

    def show(self) -> None:
        """The table, once there is one."""
        text = self.words.text
        if not self._solved:
            self.table.value = f"<p role='status'>{escape(text('war:lab-exact-busy'))}</p>" if self._busy else ""
            return
        heads = [text(f"war:lab-exact-{name}") for name in ("deck", "battles", "exhausted", "both", "human")]
        head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in heads)
        rows = []
        for (ranks, suits), solved, played in self._solved:
            ends = played.shares["reason"]
            both = ends["war.exhausted-both"].value
            pairs = (
                (solved.battles, played.spreads["battles"].mean.value),
                (solved.exhaustion, ends["war.exhausted"].value + both),
                (solved.both, both),
                (solved.human, played.shares["winner"][0].value),
            )
            cells = "".join(
                f"<td>{escape(_fraction(it))}<br><small>{escape(text('war:lab-exact-played', value=f'{value:.4f}'))}"
                "</small></td>"
                for it, value in pairs
            )
            deck = escape(text("war:lab-exact-name", ranks=str(ranks), suits=str(suits)))
            rows.append(f"<tr><th scope='row'>{deck}</th>{cells}</tr>")
        words = self.words
        caption = escape(text("war:lab-exact-caption", games=f"{_GAMES:,}"))
        self.table.value = (
            f"<table class='crx-lab-table' lang='{words.language}' dir='{words.dir}'><caption>{caption}</caption>"
            f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        )


def _solved() -> list[tuple[tuple[int, int], exact.Exact, lab.Summary]]:
    found = []
    for ranks, suits in PACKS:
        games = lab.run(war.Game(), ["random", "random"], _GAMES, ranks=ranks, suits=suits)
        found.append(((ranks, suits), exact.solve(ranks, suits), games.summary()))
    return found


def _fraction(value: object) -> str:
    """As a fraction where that is short, and as a decimal number."""
    decimal, text = f"{float(value):.4f}", str(value)  # type: ignore[arg-type]
    return f"{text} = {decimal}" if len(text) < 12 and "/" in text else decimal
