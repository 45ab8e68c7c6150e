"""The gallery: what dashboards there are, each with a picture, a line, and links straight to its edge cases."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import traitlets

from explorer.cards import Card
from explorer.words import Words
from widgets import lab
from widgets.gallery import GALLERY
from widgets.page.dashboard import Dashboard, of_game
from widgets.page.layout import box, set_direction
from widgets.page.page import Page
from widgets.parts.base import Part
from widgets.screens import SCREENS


def dashboards() -> list[Dashboard]:
    """All there are: those that each game's screen names as its `DASHBOARDS`, by default that of its workbench in the
    notebook of any game, and those that belong to no game."""
    found = list(lab.DASHBOARDS)
    for game in SCREENS.names():
        screen = SCREENS.module(game)
        found += getattr(screen, "DASHBOARDS", None) or (of_game(game, screen.View.cases),)
    return sorted(found, key=lambda dashboard: dashboard.place)


class GalleryView(Part):
    """Shows games and links to them; it needs no answers from Python.

    A game is ``{"name", "line", "href", "open", "title", "cards": [{"rank", "suit", "up"}], "cases": [{"text", "note",
    "href"}]}``.
    """

    module = GALLERY / "gallery.js"

    games = traitlets.List(traitlets.Dict()).tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)


class Gallery(Page):
    """The gallery in a language, with the choice of another."""

    def __init__(self, query: str | None = None) -> None:
        super().__init__(query=query)
        self.view = GalleryView()
        head = box("head", self.language, self.notice)
        self.box = box("bench crx", head, self.view)
        self.say()

    def say(self) -> None:
        words = self.words
        self.say_language_choice()
        set_direction([self.box], words)
        with self.view.hold_sync():  # links and language change together
            self.view.lang, self.view.dir = words.language, words.dir
            self.view.games = [_game(dashboard, words) for dashboard in dashboards()]


def _game(dashboard: Dashboard, words: Words) -> dict[str, Any]:
    name = words.text(f"{dashboard.messages}name")
    return {
        "name": name,
        "line": words.text(f"{dashboard.messages}line"),
        "href": _href(dashboard, lang=words.language),
        "open": words.text("gallery-open", game=name),
        "title": words.text(dashboard.heading),
        "cards": [_card(text) for text in dashboard.emblem],
        "cases": [
            {
                "text": words.text(message),
                "note": words.text(f"{message}.note"),
                "href": _href(dashboard, lang=words.language, case=case),
            }
            for case, message in dashboard.cases.items()
        ],
    }


def _card(text: str) -> dict[str, Any]:
    """A card of an emblem: a number is that of a player's card."""
    if text.isdecimal():
        return {"value": text}
    card = Card(text)
    return {"rank": card.label, "suit": card.suit, "up": bool(card.suit)}


def _href(dashboard: Dashboard, **query: str) -> str:
    return f"{dashboard.notebook}?{urlencode({**dashboard.query, **query})}"
