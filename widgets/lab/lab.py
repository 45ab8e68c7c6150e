"""The lab on the screen: many games, their figures, and any one of them on the table."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable
from functools import partial
from html import escape
from importlib import import_module
from typing import Any

import ipywidgets as w

from explorer.lab import Games, Progress, batch_of
from explorer.problems import Problem
from explorer.words import Words, languages
from widgets import football, guandan, war
from widgets.lab import results
from widgets.lab.charts import CHARTS, draws
from widgets.lab.form import LIMITS, LabForm, said
from widgets.lab.runs import WORKERS, Order, Runs, beside
from widgets.page import PAGE, address
from widgets.page.chart_thread import ChartThread, drawn
from widgets.page.dashboard import Dashboard
from widgets.page.deferral import later
from widgets.page.layout import box, rename, set_direction
from widgets.parts.bars import Bars
from widgets.parts.download import Download
from widgets.parts.library import PARTS, Folder
from widgets.parts.picture import Picture
from widgets.parts.progress import ProgressBar
from widgets.parts.segments import language_choice
from widgets.parts.show_table import ShowTable
from widgets.screens import screen
from widgets.war.small_packs import ExactDecks
from widgets.workbench.workbench import Workbench

LAB = Folder("widgets.lab", PARTS)
"""The style of the lab's page."""
_MINUTES = 90  # seconds above which the time left is told in minutes
_AFTER = 1.0  # seconds after which the page is there and has been looked at
_WIDTH, _HEIGHT = 720, 300  # pixels of a chart, the width where the page has not said it
_BENCHES: dict[str, Callable[..., Workbench]] = {
    "war": war.workbench,
    "guandan": guandan.workbench,
    "football": football.workbench,
}


class LabBench:
    """A form, a run, what came of it, and beneath it the game that somebody opens.

    `games` are those of the last run, of A and of B if there is one.
    """

    def __init__(self, lang: str | None = None, query: str | None = None, limits: dict[str, int] | None = None) -> None:
        asked = address.read({"lang": languages()}, query)
        self.words = Words(asked.chosen.get("lang", lang or "en"), screen)
        self.exact = ExactDecks()
        self.games: list[Games] = []
        self.bench: Workbench | None = None
        self._found: results.Found | None = None
        self._runs: Runs | None = None
        self._orders: list[Order] = []  # of the last run
        self._failed: Problem | None = None
        self._says: tuple[float | None, str, float | None, dict[str, Any]] = (0.0, "lab-idle", None, {})
        self._looking: asyncio.Task[None] | None = None
        self._stale = False  # whether there are newer games than those looked at
        self._renaming = False
        self._new = False
        self._shown = ""
        self._wanted: tuple[int, int] | None = None
        self._opened: tuple[int, int] | None = None
        self._benches: dict[str, Workbench] = {}
        self._widths: dict[str, int] = {}
        self.language = language_choice(self.words.language)
        self.notice = w.Label(address.complaint(asked, self.words))
        self.notice.add_class("crx-problem")
        self.form = LabForm(self.words, self.run, LIMITS | (limits or {}))
        self.progress, self.download, self.show_table = ProgressBar(), Download(), ShowTable()
        self.bars = Bars(PAGE / "page.css", LAB / "lab.css")
        self.column = w.Dropdown(options=[])
        self.played, self.figures, self.opened, self.note = w.HTML(), w.HTML(), w.HTML(), w.HTML()
        self.pictures = {name: Picture(height=_HEIGHT) for name in CHARTS}
        self._charts = {name: ChartThread(picture) for name, picture in self.pictures.items()}
        self.save_table, self.save_figures = w.Button(), w.Button()
        self.box = self._arrange()
        self._connect()
        self.speak(self.words.language)
        later(_AFTER, partial(beside, self._warm))

    def __repr__(self) -> str:
        return "LabBench()"

    def _repr_mimebundle_(self, **choice: Any) -> Any:
        return self.box._repr_mimebundle_(**choice) | {"text/plain": repr(self)}

    @property
    def small_decks(self) -> w.Box:
        """For a lesson: small War decks solved exactly, beside what came of playing them."""
        return self.exact.box

    def _arrange(self) -> w.Box:
        head = box("head crx-kernel", self.language, self.notice)
        self._table = box("play crx-kernel")
        saves = box("choose crx-kernel", self.save_table, self.save_figures)
        self._drawings = box("lab-charts", *self.pictures.values())
        column = box("choose crx-kernel", self.column)
        self._result = box("lab-result", self.played, column, self.bars, self.figures, self._drawings, saves)
        self._result.layout.display = "none"
        opened = (self.show_table, self.opened, self._table, self.download)
        main = box("main", self.form.box, self.progress, self.note, self._result, *opened)
        whole = box("bench crx crx-lab-bench", head, main)
        self._boxes = [head, column, saves, self._result, main, whole]
        return whole

    def _connect(self) -> None:
        self.language.observe(lambda change: self.speak(change["new"]), "value")
        self.progress.on_cancel(self.cancel)
        self.column.observe(lambda _: self._column_changed(), "value")
        self.bars.on_bar(self._choose_bar)
        self.bars.on_game(self._choose_game)
        for name, picture in self.pictures.items():
            picture.on_width(partial(self._resize, name))
        self.save_table.on_click(lambda _: beside(self._hand_table))
        self.save_figures.on_click(lambda _: beside(self._hand_figures))

    @staticmethod
    async def _warm() -> None:
        """Load what a run needs, which takes its time, while somebody still fills in the form."""
        await asyncio.to_thread(import_module, "explorer.lab.compiled")

    # Running

    def run(self, orders: list[Order], games: int, seed: int) -> None:
        """Play these; a run under way is given up for it."""
        if self._runs is not None:
            self._runs.give_up()
        self.games, self._found, self._orders, self._failed = [], None, orders, None
        bars = self.bars
        bars.chosen, bars.chosenGame, bars.games, bars.more = "", "", [], ""
        self._new = True  # what there is to see is of the run before until the first games of this one come
        self._wanted = self._opened = None
        self.opened.value, self._table.children = "", ()
        if self._shown and self._shown != orders[0].game.name:
            self._result.layout.display = "none"
        self._drawings.layout.display = "none"  # they come when all games are played
        for picture in self.pictures.values():
            picture.png, picture.alt = b"", ""
        self._runs = Runs(orders, games, seed, WORKERS, self._told, self._ended)
        self._say_failure()
        self._say_progress(None, "lab-starting")
        self._runs.start()

    def cancel(self) -> None:
        """Stop the run soon, and keep what was played."""
        if self._runs is not None:
            self._runs.cancel()
            self._say_progress(self._says[0], "lab-stopping")

    def _told(self, which: int, progress: Progress) -> None:
        runs = self._runs
        if runs is None:
            return
        if progress.compiling:
            return self._say_progress(None, "lab-compiling")
        sides = len(runs.orders)
        left = progress.left
        if left is not None and which < sides - 1:  # the other takes about as long
            rest = progress.of - progress.done
            left += left * progress.of / rest if rest else progress.seconds
        facts = {"done": f"{progress.done:,}", "of": f"{progress.of:,}", "side": "AB"[which], "sides": sides}
        self._say_progress((which + progress.done / progress.of) / sides, "lab-running", left, **facts)
        if progress.done:
            self._take([*self.games[:which], progress.games])

    def _ended(self, games: list[Games], failed: Problem | None) -> None:
        self._runs = None
        done = [each for each in games if len(each)]
        self._failed = failed
        self._say_failure()
        stopped = any(each.stopped for each in games) or len(games) < len(self._orders)
        message = "lab-failed" if failed else "lab-stopped" if stopped else "lab-done"
        counts = [f"{len(each):,}" for each in (games[:1] if message == "lab-done" else games)] or ["0"]
        part = sum(len(each) / each.asked for each in games) / len(self._orders)
        self._say_progress(part, message, games=counts, sides=len(games))
        if done:
            self._take(done)
        else:
            self._result.layout.display = "none"

    def _say_progress(self, part: float | None, message: str, left: float | None = None, **facts: Any) -> None:
        self._says = part, message, left, facts
        words, running = self.words, self._runs is not None
        facts = {name: words.listed(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
        seconds = max(1, round(left or 0))
        minutes = round(seconds / 60) if seconds > _MINUTES else 0
        time_left = "" if left is None else words.text("lab-left", seconds=seconds, minutes=minutes)
        self.progress.state = {
            "running": running,
            "done": part,
            "text": words.text(message, **facts),
            "left": time_left,
        }

    def _say_failure(self) -> None:
        failed = self._failed
        self.note.value = f"<p class='crx-problem'>{escape(self.words.problem(failed))}</p>" if failed else ""

    # Looking at what there is

    def _take(self, games: list[Games]) -> None:
        """Show these games as soon as those before are shown."""
        if self._new:
            self._new = False
            self._say_columns(self._orders[0])
        self.games = games
        self._stale = True
        if self._looking is None:
            try:
                self._looking = asyncio.get_running_loop().create_task(self._look())
            except RuntimeError:
                self._show(results.found(games, self.column.value, self._found))

    async def _look(self) -> None:
        try:
            while self._stale:
                self._stale = False
                games, column, orders = self.games, self.column.value, self._orders
                if not games:
                    continue
                found = await asyncio.to_thread(results.found, games, column, self._found)
                if orders is self._orders and column == self.column.value:  # and not of a run that was given up
                    self._show(found)
        finally:
            self._looking = None

    def _show(self, found: results.Found) -> None:
        self._found = found
        self._result.layout.display = None
        self._shown = found.games[0].game.name
        words, bars = self.words, self.bars
        self.played.value = "".join(
            f"<p><b>{escape(words.text('lab-side', side=side))}</b> {escape(said(order, words))}</p>"
            for side, order in zip("AB", self._orders, strict=False)
        )
        with bars.hold_sync():
            bars.sets = [{"name": words.text("lab-side", side="AB"[side])} for side in range(len(found.games))]
            bars.busy = self._runs is not None
            bars.unit = words.text(f"{found.games[0].game.name}:column-{found.column}")
            bars.bars = results.bars(found, words)
            bars.peak = results.peak(found, words)
        self.figures.value = results.table(found, words)
        if bars.chosen:
            self._list_games()
        if self._runs is None:
            self._draw()

    def _column_changed(self) -> None:
        if self._found is None or self._renaming:
            return
        self.bars.chosen, self.bars.games, self.bars.more = "", [], ""
        self._take(self.games)

    def _say_columns(self, order: Order) -> None:
        names = results.column_names(order.game, self.words)
        kept = self.column.value if self.column.value in names else batch_of(order.game).LENGTH_COLUMN
        self._found = None
        self.column.options = [(text, name) for name, text in names.items()]
        self.column.value = kept

    # Charts

    def _draw(self, only: str = "") -> None:
        if not self.games or self._found is None:
            return
        known = draws(self._found, self.words)
        self._drawings.layout.display = None
        for name, picture in self.pictures.items():
            if only and name != only:
                continue
            if name not in known:
                picture.layout.display, picture.png, picture.alt = "none", b"", ""
                continue
            picture.layout.display = None
            if name in self._widths:
                self._charts[name].show(known[name], self._widths[name])

    def _resize(self, name: str, width: int) -> None:
        self._widths[name] = width
        if self._runs is None:
            self._draw(name)

    # One of the games

    def _choose_bar(self, bar: str) -> None:
        self.bars.chosen = "" if bar == self.bars.chosen else bar
        self._list_games()

    def _list_games(self) -> None:
        found, bars = self._found, self.bars
        bar = None if found is None else results.bar_at(found, bars.chosen)
        if found is None or bar is None:
            bars.chosen, bars.games, bars.more = "", [], ""
            return
        listed, more = results.games_of(found, bar, self.words)
        bars.games = listed
        bars.more = self.words.text("lab-more", count=more) if more else ""

    def _choose_game(self, name: str) -> None:
        side, _, number = name.partition(":")
        self.bars.chosenGame = name
        beside(partial(self.open, int(side), int(number)))

    async def open(self, side: int, number: int) -> None:
        """Put game `number` of A (0) or B (1) on a table below, at its first event."""
        games = self.games[side]
        self._wanted = wanted = side, number
        timeline = await asyncio.to_thread(games.timeline, number)
        if self._wanted is not wanted:
            return  # another was chosen meanwhile
        name = games.game.name
        bench = self._benches.get(name)
        if bench is None:
            bench = self._benches[name] = _BENCHES[name](lang=self.words.language, query="")
            bench.parts.language.layout.display = "none"  # the lab has one
            bench.parts.box.add_class(f"crx-lab-{name}")
        bench.speak(self.words.language)
        bench.begun = lambda: None
        bench.open_game(timeline)
        bench.begun = self._left
        self.bench, self._opened = bench, (side, number)
        self._table.children = [bench.parts.box]
        self._say_opened()
        self.show_table.show(f"crx-lab-{name}")

    def _left(self) -> None:
        """Another game was begun on the table, which is none of the run's."""
        self._opened, self.opened.value, self.bars.chosenGame = None, "", ""

    def _say_opened(self) -> None:
        if self._opened is None or self.bench is None:
            return
        side, number = self._opened
        seed = str(self.bench.timeline.start.chance.seed)
        text = self.words.text("lab-opened", side="AB"[side], number=f"{number + 1:,}", seed=seed)
        self.opened.value = f"<h2>{escape(text)}</h2>"

    # Files

    async def _hand_table(self) -> None:
        if not self.games:  # a new run has none yet
            return
        tables = {
            f"{games.game.name}-{'ab'[side]}.csv": str(await asyncio.to_thread(games.to_csv)).encode()
            for side, games in enumerate(self.games)
        }
        if len(tables) == 1:
            ((name, table),) = tables.items()
            return self.download.hand(name, table, "text/csv")
        zipped = await asyncio.to_thread(_zipped, tables)
        self.download.hand(f"{self.games[0].game.name}-tables.zip", zipped, "application/zip")

    async def _hand_figures(self) -> None:
        found = self._found
        if found is None:
            return
        charts = {}
        for name, draw in draws(found, self.words).items():
            width = self._widths.get(name, _WIDTH)  # one that nobody has scrolled to yet is not drawn yet
            _, charts[f"{name}.png"] = await asyncio.to_thread(drawn, draw, width, _HEIGHT)
        self.download.hand(f"{found.games[0].game.name}-charts.zip", _zipped(charts), "application/zip")

    # Language

    def speak(self, language: str) -> None:
        """Change the language of the screen."""
        self.words = words = Words(language, screen)
        text = words.text
        self.language.value = language
        self.language.description = text("language")
        for part in (self.language, self.progress, self.bars, *self.pictures.values()):
            part.lang, part.dir = language, words.dir
        self.form.speak(words)
        self.exact.speak(words)
        self.column.description = text("lab-column")
        if self._orders and not self._new:
            self._renaming = True
            rename(self.column, text("lab-column"), results.column_names(self._orders[0].game, words))
            self._renaming = False
        self.bars.title = text("lab-bars")
        self.bars.note = text("lab-bars-note")
        names = {"games": "games-of", "empty": "empty", "hint": "bars-hint", "previous": "previous", "next": "next"}
        self.bars.labels = {label: text(f"lab-{message}") for label, message in names.items()}
        names = {"cancel": "lab-cancel", "name": "lab-progress", "ended": "lab-ended", "reload": "reload"}
        self.progress.labels = {label: text(message) for label, message in names.items()}
        self.save_table.description, self.save_figures.description = text("lab-save-table"), text("lab-save-figures")
        done, message, left, facts = self._says
        self._say_progress(done, message, left, **facts)
        self._say_failure()
        set_direction(self._boxes, words)
        if self._found is not None:
            self._show(self._found)
        if self.bench is not None:
            self.bench.speak(language)
            self._say_opened()


def _zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return out.getvalue()


DASHBOARDS = (Dashboard("lab-", "lab.ipynb", ("100", "299", "1179"), place=90),)


def lab_bench(lang: str | None = None, query: str | None = None) -> LabBench:
    """The lab. Its language is that of the page's address, where it has one, else the one given."""
    return LabBench(lang=lang, query=query)
