"""The gallery: what dashboards there are, each with a picture, a line, and links straight to its edge cases."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import ipywidgets as w
import traitlets

from explorer.cards import Card
from explorer.words import Words, languages
from widgets import football, guandan, lab, war
from widgets.guandan import cards_page as guandan_cards
from widgets.page import PAGE, address
from widgets.page.dashboard import Dashboard
from widgets.parts.base import Part
from widgets.parts.segments import language_choice
from widgets.screens import screen

DASHBOARDS = (war.DASHBOARD, guandan.DASHBOARD, guandan_cards.DASHBOARD, football.DASHBOARD, lab.DASHBOARD)


class GalleryView(Part):
    """Shows games and links to them; it needs no answers from Python.

    A game is ``{"name", "line", "href", "open", "title", "cards": [{"rank", "suit", "up"}], "cases": [{"text", "note",
    "href"}]}``.
    """

    module = PAGE / "gallery.js"

    games = traitlets.List(traitlets.Dict()).tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)


class Gallery:
    """The gallery in a language, with the choice of another."""

    def __init__(self, query: str | None = None) -> None:
        asked = address.read({"lang": languages()}, query)
        self.view = GalleryView()
        self.notice = w.Label()
        self.language = language_choice(asked.chosen.get("lang", "en"))
        self.notice.add_class("crx-problem")
        head = w.Box([self.language, self.notice])
        self.box = w.Box([head, self.view])
        for box, names in ((head, ("crx-head",)), (self.box, ("crx", "crx-bench"))):
            for name in names:
                box.add_class(name)
        self.language.observe(lambda change: self.speak(change["new"]), "value")
        self.speak(self.language.value)
        if asked.ignored:
            self.notice.value = address.complaint(asked, Words(self.language.value, screen))

    def __repr__(self) -> str:
        return "Gallery()"

    def _repr_mimebundle_(self, **choice: Any) -> Any:
        return self.box._repr_mimebundle_(**choice) | {"text/plain": repr(self)}

    def speak(self, language: str) -> None:
        """Change the language, that of the links too."""
        words = Words(language, screen)
        self.notice.value = ""
        self.language.description = words.text("language")
        self.language.lang, self.language.dir = language, words.dir
        (self.box.add_class if words.dir == "rtl" else self.box.remove_class)("crx-rtl")
        with self.view.hold_sync():  # links and language change together
            self.view.lang, self.view.dir = language, words.dir
            self.view.games = [_game(dashboard, words) for dashboard in DASHBOARDS]


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
    return f"{dashboard.notebook}?{urlencode(query)}"
