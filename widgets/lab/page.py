"""The lab on the screen: many games, their figures, and any one of them on the table."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Mapping
from functools import partial
from html import escape
from importlib import import_module
from typing import Any, NamedTuple

import ipywidgets as w

from explorer.lab import Games, Progress
from explorer.problems import Problem, SettingError, shown
from widgets.lab import results
from widgets.lab.drawings import Drawings
from widgets.lab.form import LabForm, said
from widgets.lab.game_lab import Aside, game_lab
from widgets.lab.opened import OpenedGame, Place
from widgets.lab.runs import WORKERS, Order, Runs, beside
from widgets.page import PAGE
from widgets.page.dashboard import Dashboard
from widgets.page.deferral import later
from widgets.page.layout import box, rename, set_direction
from widgets.page.page import Page
from widgets.parts.bars import Bars
from widgets.parts.download import Download
from widgets.parts.library import PARTS, Folder
from widgets.parts.progress import ProgressBar

LAB_STYLE = Folder("widgets.lab", PARTS)
"""The style of the lab's page."""
_MINUTES_FROM = 90  # seconds above which the time left is told in minutes
_WARM_AFTER_SECONDS = 1.0  # when the page is there and has been looked at


class Said(NamedTuple):
    """What the progress bar says: how far a run is, from 0 to 1 or None, a message with its facts, and how many seconds
    are left."""

    part: float | None
    message: str
    left: float | None
    facts: Mapping[str, Any]


class LabPage(Page):
    """A form, a run, what came of it, and beneath it the game that somebody opens.

    `games` are those of the last run, of A and of B if there is one; `limits` the most games of some of the games.
    """

    def __init__(
        self, lang: str | None = None, query: str | None = None, limits: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(lang, query)
        self.games: list[Games] = []
        self._found: results.Found | None = None
        self._runs: Runs | None = None
        self._orders: list[Order] = []  # of the last run
        self._failed: Problem | None = None
        self._said = Said(0.0, "lab-idle", None, {})
        self._looking: asyncio.Task[None] | None = None
        self._stale = False  # whether there are newer games than those looked at
        self._new = False  # whether what there is to see is of the run before
        self._shown_game = ""
        self._asides: list[Aside] = []
        self.form = LabForm(self.words, self.run, limits or {})
        self.progress, self.download = ProgressBar(), Download()
        self.bars = Bars(PAGE / "page.css", LAB_STYLE / "lab.css")
        self.column = w.Dropdown(options=[])
        self.played, self.figures, self.note = w.HTML(), w.HTML(), w.HTML()
        self.drawings, self.opened = Drawings(), OpenedGame(self.words, self._another_begun)
        self.save_table, self.save_figures = w.Button(), w.Button()
        self.box = self._arrange()
        self._connect()
        self.say()
        later(_WARM_AFTER_SECONDS, partial(beside, self._warm))

    def aside(self, game: str, name: str) -> w.Box:
        """Something a game has for a lesson in the lab, such as small packs that are solved, in the language of the
        page. `SettingError` where it has nothing of that name."""
        known = game_lab(game).asides
        if name not in known:
            raise SettingError("unknown-value", place="name", expected=", ".join(known) or "–", got=shown(name))
        made = known[name]()
        made.speak(self.words)
        self._asides.append(made)
        return made.box

    def _arrange(self) -> w.Box:
        head = box("head crx-kernel", self.language, self.notice)
        saves = box("choose crx-kernel", self.save_table, self.save_figures)
        column = box("choose crx-kernel", self.column)
        self._result = box("lab-result", self.played, column, self.bars, self.figures, self.drawings.box, saves)
        self._result.layout.display = "none"
        main = box("main", self.form.box, self.progress, self.note, self._result, *self.opened.shown, self.download)
        whole = box("bench crx crx-lab-bench", head, main)
        self._boxes = [head, column, saves, self._result, main, whole]
        return whole

    def _connect(self) -> None:
        self.progress.on_cancel(self.cancel)
        self.column.observe(self.by_person(lambda _: self._column_changed()), "value")
        self.bars.on_bar(self._choose_bar)
        self.bars.on_game(self._choose_game)
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
        self._new = True
        self.opened.forget()
        if self._shown_game and self._shown_game != orders[0].game.name:
            self._result.layout.display = "none"
        self.drawings.hide()
        self._runs = Runs(orders, games, seed, WORKERS, self._told, self._ended)
        self._say_failure()
        self._say_progress(None, "lab-starting")
        self._runs.start()

    def cancel(self) -> None:
        """Stop the run soon, and keep what was played."""
        if self._runs is not None:
            self._runs.cancel()
            self._say_progress(self._said.part, "lab-stopping")

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
        self._said = Said(part, message, left, facts)
        words, running = self.words, self._runs is not None
        facts = {name: words.listed(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
        seconds = max(1, round(left or 0))
        minutes = round(seconds / 60) if seconds > _MINUTES_FROM else 0
        time_left = "" if left is None else words.text("lab-left", seconds=seconds, minutes=minutes)
        text = words.text(message, **facts)
        self.progress.state = {"running": running, "done": part, "text": text, "left": time_left}

    def _say_failure(self) -> None:
        failed = self._failed
        self.note.value = f"<p class='crx-problem'>{escape(self.words.problem(failed))}</p>" if failed else ""

    # Looking at what there is

    def _take(self, games: list[Games]) -> None:
        """Show these games as soon as those before are shown."""
        if self._new:
            self._new = False
            self._begin_columns(games[0])
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
        self._shown_game = found.games[0].game.name
        words, bars = self.words, self.bars
        self.played.value = "".join(
            f"<p><b>{escape(words.text('lab-side', side=side))}</b> {escape(said(order, words))}</p>"
            for side, order in zip("AB", self._orders, strict=False)
        )
        with bars.hold_sync():
            bars.sets = [{"name": words.text("lab-side", side="AB"[side])} for side in range(len(found.games))]
            bars.busy = self._runs is not None
            bars.unit = words.text(f"{self._shown_game}:column-{found.column}")
            bars.bars = results.bars(found, words)
            bars.peak = results.peak(found, words)
        self.figures.value = results.table(found, words)
        if bars.chosen:
            self._list_games()
        if self._runs is None and self.games:
            self.drawings.show(found, words)

    def _column_changed(self) -> None:
        if self._found is None:
            return
        self.bars.chosen, self.bars.games, self.bars.more = "", [], ""
        self._take(self.games)

    def _begin_columns(self, games: Games) -> None:
        """The columns of another run: that which was shown, if this game has it, else how long games were."""
        names = results.column_names(games, self.words)
        kept = self.column.value if self.column.value in names else games.batch.LENGTH_COLUMN
        self._found = None
        with self.by_ourselves():
            self.column.options = [(text, name) for name, text in names.items()]
            self.column.value = kept

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
        await self.opened.open(self.games[side], Place(side, number))

    def _another_begun(self) -> None:
        self.bars.chosenGame = ""

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
        if found is not None:
            charts = await self.drawings.files(found, self.words)
            self.download.hand(f"{found.games[0].game.name}-charts.zip", _zipped(charts), "application/zip")

    # Language

    def say(self) -> None:
        words, text = self.words, self.words.text
        self.say_language_choice()
        for part in (self.progress, self.bars):
            part.lang, part.dir = words.language, words.dir
        self.form.speak(words)
        self.drawings.speak(words)
        for aside in self._asides:
            aside.speak(words)
        self.column.description = text("lab-column")
        if self.games and not self._new:
            with self.by_ourselves():
                rename(self.column, text("lab-column"), results.column_names(self.games[0], words))
        self.bars.title = text("lab-bars")
        self.bars.note = text("lab-bars-note")
        names = {"games": "games-of", "empty": "empty", "hint": "bars-hint", "previous": "previous", "next": "next"}
        self.bars.labels = {label: text(f"lab-{message}") for label, message in names.items()}
        names = {"cancel": "lab-cancel", "name": "lab-progress", "ended": "lab-ended", "reload": "reload"}
        self.progress.labels = {label: text(message) for label, message in names.items()}
        self.save_table.description, self.save_figures.description = text("lab-save-table"), text("lab-save-figures")
        share, message, left, facts = self._said
        self._say_progress(share, message, left, **facts)
        self._say_failure()
        set_direction(self._boxes, words)
        if self._found is not None:
            self._show(self._found)
        self.opened.speak(words)


def _zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return out.getvalue()


DASHBOARDS = (Dashboard("lab-", "lab.ipynb", ("100", "299", "1179"), place=90),)


def lab_bench(lang: str | None = None, query: str | None = None) -> LabPage:
    """The lab. Its language is that of the page's address, where it has one, else the one given."""
    return LabPage(lang=lang, query=query)
