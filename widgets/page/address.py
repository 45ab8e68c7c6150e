"""What the page's address asks for: `?lang=ar&case=double-war`."""

from __future__ import annotations

import os
from typing import NamedTuple
from urllib.parse import parse_qsl

from explorer.problems import SettingError, shown, typed
from explorer.words import Words

_LONGEST = 2000


class Address(NamedTuple):
    """The known part of an address, and what of it was not understood, as (name, value) fit to be shown."""

    chosen: dict[str, str]
    ignored: tuple[tuple[str, str], ...]


def complaint(asked: Address, words: Words) -> str:
    """What of the address was not understood, in sentences."""
    return " ".join(words.text("address-ignored", name=name, value=value) for name, value in asked.ignored)


def read(known: dict[str, tuple[str, ...]], query: str | None = None) -> Address:
    """The choices in a query string, by default that of the page Voila shows (`QUERY_STRING`).

    `known` has the possible values of each name. Names we do not know are somebody else's (Voila's, a hub's) and pass.
    A query that is no text raises `SettingError`.

    >>> read({"lang": ("en", "ar")}, "lang=ar&token=1")
    Address(chosen={'lang': 'ar'}, ignored=())
    >>> read({"lang": ("en", "ar")}, "lang=<b>")
    Address(chosen={}, ignored=(('lang', '<b>'),))
    """
    query = os.environ.get("QUERY_STRING", "") if query is None else typed(query, str, "query", SettingError)
    chosen: dict[str, str] = {}
    ignored: list[tuple[str, str]] = []
    for name, value in parse_qsl(query[:_LONGEST], errors="replace"):
        if name in known and value in known[name]:
            chosen[name] = value
        elif name in known:
            ignored.append((name, shown(value)))
    return Address(chosen, tuple(ignored))
