"""The one door from the engine to its sentences: what can say itself does so through here.

`explorer.words` brings a package along, and the rules need none; so it is loaded when something is first said.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from explorer.words import Words


class Sayable(Protocol):
    """What can be said in a language."""

    def said(self, words: Words) -> str: ...


@cache
def english() -> Words:
    """The sentences that `str` and a notebook use."""
    from explorer.words import Words

    return Words()


def in_english(thing: Sayable) -> str:
    """For `__str__`."""
    return thing.said(english())


def in_english_html(thing: Sayable) -> str:
    """For `_repr_html_`: a paragraph."""
    return f"<p>{escape(in_english(thing))}</p>"
