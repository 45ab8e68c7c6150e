"""The pages there are, made without a browser, and the widgets on them."""

from collections.abc import Callable, Iterator
from typing import Any

import ipywidgets as w

from widgets.gallery.gallery import Gallery
from widgets.guandan import cards_page
from widgets.lab import lab_bench
from widgets.page.page import Page
from widgets.screens import SCREENS

PAGES: dict[str, Callable[..., Any]] = {
    **{game: SCREENS.module(game).workbench for game in SCREENS.names()},
    "cards": cards_page,
    "lab": lab_bench,
    "gallery": Gallery,
}
"""Each with what makes it; all take a `query`."""


def widgets_of(box: w.Widget) -> Iterator[w.Widget]:
    """A widget and all that stand in it."""
    yield box
    for child in getattr(box, "children", ()):
        yield from widgets_of(child)


def parts_of(page: Page) -> list[w.Widget]:
    """The parts of a page that messages come from, each kind once in its order."""
    return [widget for widget in widgets_of(page.box) if hasattr(widget, "_handle_custom_msg")]
