"""The charts on the lab's page: drawn when all games are played, each once its width is known."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from explorer.words import Words
from widgets.lab.charts import draws
from widgets.lab.results import Found
from widgets.page.chart_thread import ChartThread, Draw, drawn
from widgets.page.layout import box
from widgets.parts.picture import Picture

_WIDTH_PIXELS, _HEIGHT_PIXELS = 720, 300  # of a chart, the width where the page has not said it


class Drawings:
    """`box` has a picture for each chart there is; a picture is made when its chart is first needed."""

    def __init__(self) -> None:
        self.box = box("lab-charts")
        self.pictures: dict[str, Picture] = {}
        """By the name of the game and that of the chart, `GAME/piles`; of all games that were played."""
        self._threads: dict[str, ChartThread] = {}
        self._widths: dict[str, int] = {}
        self._known: Mapping[str, Draw] = {}
        self._words: Words | None = None

    def hide(self) -> None:
        """Take away the charts of a run, which are not those of the next."""
        self.box.layout.display = "none"
        self._known = {}
        for picture in self.pictures.values():
            picture.png, picture.alt = b"", ""

    def show(self, found: Found, words: Words) -> None:
        """Draw what there is to draw of these games."""
        game = found.games[0].game.name
        self._known = {f"{game}/{name}": draw for name, draw in draws(found, words).items()}
        for name in self._known:
            if name not in self.pictures:
                self._make(name)
        self.speak(words)
        self.box.children = [self.pictures[name] for name in self._known]
        self.box.layout.display = None
        for name in self._known:
            self._draw(name)

    def speak(self, words: Words) -> None:
        """The direction of the pictures; what is written in them comes with the next `show`."""
        self._words = words
        for picture in self.pictures.values():
            picture.lang, picture.dir = words.language, words.dir

    async def files(self, found: Found, words: Words) -> dict[str, bytes]:
        """All charts of these games as PNG, also those that nobody has scrolled to and that are not drawn yet."""
        game = found.games[0].game.name
        charts = {}
        for name, draw in draws(found, words).items():
            width = self._widths.get(f"{game}/{name}", _WIDTH_PIXELS)
            _, charts[f"{name}.png"] = await asyncio.to_thread(drawn, draw, width, _HEIGHT_PIXELS)
        return charts

    def _make(self, name: str) -> None:
        picture = self.pictures[name] = Picture(height=_HEIGHT_PIXELS)
        self._threads[name] = ChartThread(picture)
        picture.on_width(partial(self._resize, name))

    def _resize(self, name: str, width: int) -> None:
        self._widths[name] = width
        self._draw(name)

    def _draw(self, name: str) -> None:
        if name in self._known and name in self._widths:
            self._threads[name].show(self._known[name], self._widths[name])
