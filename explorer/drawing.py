"""A state as HTML for a notebook cell: rows of cards with a word before and after each. Plain, without widgets."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from explorer.cards import Card, row_html


def table(rows: Iterable[tuple[str, tuple[Card, ...], str]]) -> str:
    """HTML of (title, cards, note) rows."""
    cells = "".join(
        f"<tr><th style='text-align:start'>{escape(title)}</th><td style='text-align:start'>{row_html(cards)}</td>"
        f"<td style='text-align:start'>{escape(note)}</td></tr>"
        for title, cards, note in rows
    )
    return f"<table>{cells}</table>"
