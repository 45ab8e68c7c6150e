"""The game of a run that somebody has opened, on a table below its results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from typing import NamedTuple

import ipywidgets as w

from explorer.lab import Games
from explorer.words import Words
from widgets.page.layout import box
from widgets.parts.show_table import ShowTable
from widgets.screens import SCREENS
from widgets.workbench.workbench import Workbench


class Place(NamedTuple):
    """Which game: its side, A (0) or B (1), and its number there."""

    side: int
    number: int


class OpenedGame:
    """`shown` are the widgets from top to bottom, `bench` the workbench with the game, `place` which of the run's it
    is; the latter two None where there is none. `on_left` is called when another game is begun on the table."""

    def __init__(self, words: Words, on_left: Callable[[], object]) -> None:
        self.words, self._on_left = words, on_left
        self.bench: Workbench | None = None
        self.place: Place | None = None
        self.heading, self.table = w.HTML(), box("play crx-kernel")
        self._show_table = ShowTable()
        self.shown = (self._show_table, self.heading, self.table)
        self._benches: dict[str, Workbench] = {}
        self._wanted: Place | None = None

    def forget(self) -> None:
        """Its run is over: take it away."""
        self._wanted = self.place = None
        self.heading.value, self.table.children = "", ()

    async def open(self, games: Games, place: Place) -> None:
        """Put a game of these on the table, at its first event; unless another was asked for meanwhile."""
        self._wanted = place
        timeline = await asyncio.to_thread(games.timeline, place.number)
        if self._wanted is not place:
            return
        name = games.game.name
        bench = self._benches.get(name)
        if bench is None:
            bench = self._benches[name] = Workbench(SCREENS.module(name).View(), lang=self.words.language, query="")
            bench.parts.language.layout.display = "none"  # the lab has one
            bench.parts.box.add_class(f"crx-lab-{name}")
        bench.speak(self.words.language)
        bench.begun = lambda: None
        bench.open_game(timeline)
        bench.begun = self._left
        self.bench, self.place = bench, place
        self.table.children = [bench.parts.box]
        self._say_heading()
        self._show_table.show(f"crx-lab-{name}")

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        if self.bench is not None:
            self.bench.speak(words.language)
            self._say_heading()

    def _left(self) -> None:
        """It is none of the run's."""
        self.place, self.heading.value = None, ""
        self._on_left()

    def _say_heading(self) -> None:
        if self.place is None or self.bench is None:
            return
        side, number = self.place
        seed = str(self.bench.timeline.start.chance.seed)
        text = self.words.text("lab-opened", side="AB"[side], number=f"{number + 1:,}", seed=seed)
        self.heading.value = f"<h2>{escape(text)}</h2>"
