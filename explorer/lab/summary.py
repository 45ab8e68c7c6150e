"""What the games of a run come to, in figures and in words."""

from __future__ import annotations

from html import escape
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from explorer.lab.batch import CUT_OFF
from explorer.lab.statistics import Figure, Spread, ratio, share, spread
from explorer.words import Words

if TYPE_CHECKING:
    from explorer.lab.games import Games


class Summary:
    """What games come to: `spreads` of the columns that count something, `shares` of each winner and each reason (for
    the games that have a result), `ratios`, and the share of the games that were cut off (`capped`)."""

    def __init__(self, games: Games) -> None:
        batch, columns = games.batch, games.finished
        count = len(columns["winner"])
        self.game, self.games, self.finished, self.cap = games.game, len(games), count, games.cap
        self.capped: Figure = share(games.capped, len(games))
        self.spreads: dict[str, Spread] = {
            name: spread(column) for name, column in columns.items() if name not in ("winner", "reason")
        }
        winners = dict.fromkeys(batch.WINNERS, 0)
        winners |= {int(it): int(n) for it, n in zip(*np.unique(columns["winner"], return_counts=True), strict=True)}
        reasons = dict(zip(batch.REASONS, np.bincount(columns["reason"], minlength=len(batch.REASONS)), strict=True))
        reasons.pop(CUT_OFF)
        if not batch.WINNERS:
            reasons = {reason: n for reason, n in reasons.items() if n}
        self.shares: dict[str, dict[Any, Figure]] = {
            "winner": {winner: share(n, count) for winner, n in winners.items()},
            "reason": {reason: share(int(n), count) for reason, n in reasons.items()},
        }
        self.ratios: dict[str, Figure] = {
            name: ratio(columns[above], columns[below]) for name, (above, below) in batch.RATIOS.items()
        }

    def head(self, words: Words) -> str:
        """How many games there are, and how many of them were cut off, in a language."""
        capped = self.games - self.finished
        return words.text("lab-games", games=self.games, capped=capped, cap=f"{self.cap:,}")

    def lines(self, words: Words) -> list[Line]:
        """Every figure with its name, in a language."""
        game, text = self.game.name, words.text
        found = [
            Line(text(f"{game}:winner", winner=winner), text("lab-share", **_percents(figure)))
            for winner, figure in self.shares["winner"].items()
        ]
        found += [
            Line(text(f"{game}:ending-{clause.partition('.')[2]}"), text("lab-share", **_percents(figure)))
            for clause, figure in self.shares["reason"].items()
        ]
        found += [
            Line(text(f"{game}:ratio-{name}"), text("lab-mean", **_numbers(figure)))
            for name, figure in self.ratios.items()
        ]
        for name, it in self.spreads.items():
            facts = {"median": it.median.value, "nine": it.quantiles[0.9].value, "most": it.most}
            more = text("lab-spread", **{key: _rounded(number) for key, number in facts.items()})
            found.append(Line(text(f"{game}:column-{name}"), text("lab-mean", **_numbers(it.mean)), more))
        return found

    def __str__(self) -> str:
        words = Words()
        head = self.head(words)
        return "\n".join([head, *map(str, self.lines(words))])

    def _repr_html_(self) -> str:
        words = Words()
        head = self.head(words)
        rows = "".join(
            f"<tr><th scope='row' style='text-align:start'>{escape(name)}</th><td>{escape(text)}</td>"
            f"<td>{escape(more)}</td></tr>"
            for name, text, more in self.lines(words)
        )
        return f"<table><caption>{escape(head)}</caption>{rows}</table>"


class Line(NamedTuple):
    """A figure in words: its name, its value with its interval, and of a spread the quantiles."""

    name: str
    value: str
    more: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.value}{'; ' * bool(self.more)}{self.more}"


def _percents(figure: Figure) -> dict[str, str]:
    return {name: f"{100 * value:.2f}" if isfinite(value) else "–" for name, value in figure._asdict().items()}


def _numbers(figure: Figure) -> dict[str, str]:
    return {name: _rounded(value) for name, value in figure._asdict().items()}


def _rounded(value: float) -> str:
    if not isfinite(value):  # of one game only, or none
        return "–"
    return f"{value:.0f}" if value == round(value) else f"{value:.2f}" if abs(value) >= 1 else f"{value:.4f}"
