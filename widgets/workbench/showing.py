"""What is sent to the page, and when: the table first, then what is around it, and charts when the clicks pause."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any

from widgets.page.chart_thread import ChartThread
from widgets.page.deferral import PAUSE_SECONDS, SENT_SECONDS, Deferred, give_way
from widgets.parts.scene import Scene
from widgets.parts.transport import Busy
from widgets.workbench.board import Board
from widgets.workbench.game_view import Panel
from widgets.workbench.keeping import compact_record
from widgets.workbench.lines import Lines
from widgets.workbench.settings import Settings

_BACK_LINES, _AHEAD_LINES = 60, 20  # of the log before and after the current one
_MOST_MARKS = 200


class Showing:
    """`playing` and `busy` are what the transport shows of what plays by itself."""

    def __init__(self, board: Board, panel: Panel | None, settings: Settings) -> None:
        self._board, self._panel, self._settings = board, panel, settings
        self._lines = Lines(board)
        self.playing = False
        self.busy: Busy | None = None
        self.around = Deferred(SENT_SECONDS, self._show_around)
        self.rest = Deferred(PAUSE_SECONDS, self._show_rest)
        self._widths: dict[str, int] = {}  # of the charts, once the page has said them
        self._charts = {name: ChartThread(picture) for name, picture in board.parts.pictures.items()}
        for name, picture in board.parts.pictures.items():
            picture.on_width(partial(self._resize, name))

    def show(self, by_control: bool = False) -> None:
        """Bring the screen up to date: the table at once, what is around it when that is on its way to the page.

        `by_control` says that a control brought it about that is not behind the curtain, and keeps the focus."""
        board, parts = self._board, self._board.parts
        board.stepper.mark()
        before = board.seating.awaited is not None
        board.look()
        awaited = board.seating.awaited
        if self._panel:
            self._panel.changed(board.moment)
        if awaited is None:  # the cards are what one waits for; the curtain goes when they are there
            self.show_table()
            if before:
                give_way()
            parts.draw_curtain(None)
            return self.around.soon()
        # What it is to hide does not outlast it by a moment.
        for name in board.view.private_charts:
            parts.put_away(name)
        parts.draw_curtain(awaited)
        if not before and not by_control:  # what had the focus may be behind it
            parts.ready.focus()
        self.show_table()
        self.around.now()

    def show_again(self) -> None:
        """Everything is to be said and drawn afresh."""
        self._board.why = None
        self._board.forget_sentences()
        self.show(by_control=True)
        self.show_panel()

    # The table, which is what a press changes

    def show_table(self) -> None:
        """Send the table as it is now."""
        board, words = self._board, self._board.words
        title, text, clause = board.said(board.timeline.node, board.timeline.index)
        scene: Scene = {
            "lang": words.language,
            "dir": words.dir,
            "label": words.text("table"),
            "say": {"title": title, "text": text, "clause": clause},
            "why": board.why,
            "spoken": f"{title} {text}",
            "rows": board.view.rows(board.moment),
        }
        board.parts.table.scene = dict(scene)

    def show_panel(self) -> None:
        """Bring what the game has under its table up to date."""
        if self._panel:
            self._panel.show(self._board.moment)

    # What is around it

    def _show_around(self) -> None:
        parts, text, seed = self._board.parts, self._board.words.text, self._board.view.seed(self._board.timeline)
        self.show_transport()
        self._show_log()
        self._show_rule()
        self._lines.show()
        parts.settings_note.value = text("settings-cut") if self._settings.cut else ""
        parts.seed_note.value = text("seed-none") if seed is None else text("seed-now", seed=str(seed))
        self.rest.soon()
        self.show_panel()
        self.prepare()

    def prepare(self) -> None:
        """Let the game put into words what the next press will probably need."""
        if self._panel:
            self._panel.prepare(self._board.moment)

    def show_transport(self) -> None:
        """Send where in the game the cursor is, and what plays by itself."""
        board, words = self._board, self._board.words
        timeline, end = board.timeline, board.stepper.frontier
        marks = [mark for mark in board.view.marks(timeline.line, words) if mark.at <= end]
        ahead = not board.stepper.over or timeline.position < timeline.length - 1
        board.parts.transport.state = {
            "lang": words.language,
            "dir": words.dir,
            "value": timeline.position,
            "max": end,
            "valueText": words.text("scrub-value", at=timeline.position + 1, all=end + 1),
            "marks": [mark._asdict() for mark in marks[:: len(marks) // _MOST_MARKS + 1]],
            "canBack": timeline.position > 0,
            "canForward": ahead,
            "canPlay": ahead,
            "playing": self.playing and self.busy is None,
            "busy": self.busy,
        }

    def _show_log(self) -> None:
        board, timeline, now = self._board, self._board.timeline, self._board.timeline.position
        first, last = max(0, now - _BACK_LINES), min(board.stepper.frontier, now + _AHEAD_LINES)
        numbers = board.view.numbers(timeline.line)
        lines: list[dict[str, Any]] = []
        for at in range(first, last + 1):
            node, index = timeline.at(at)
            _, text, clause = board.said(node, index)
            when = "past" if at < now else "now" if at == now else "future"
            branch = index == 0 and node.parent is not None and len(node.parent.children) > 1
            lines.append(
                {"id": str(at), "n": numbers.get(at, ""), "text": text, "clause": clause}
                | {"when": when, "branch": branch}
            )
        board.parts.log.lines = lines
        board.parts.log.more = board.words.text("log-more", count=first) if first else ""

    def _show_rule(self) -> None:
        board = self._board
        rule = board.parts.rule_text(board.timeline.event.clause)
        board.parts.rule.value = f"<h2>{escape(board.words.text('rule'))}</h2>{rule}"

    # What can wait a moment

    def let_charts_wait(self) -> None:
        """Count their time from now, if they are to be drawn at all."""
        if self.rest.waiting:
            self.rest.soon()

    def _resize(self, name: str, width: int) -> None:
        self._widths[name] = width
        self.rest.soon()

    def _show_rest(self) -> None:
        """The record and the charts."""
        board, parts = self._board, self._board.parts
        parts.table.record = parts.files.record = compact_record(board.timeline)
        if not self._widths:
            return
        draw = board.view.draw(board.moment, board.stepper.frontier)
        for name, picture in parts.pictures.items():
            if name not in draw:
                parts.put_away(name)
                continue
            picture.layout.display = None  # once it is in sight it says how wide it is
            if name in self._widths:
                self._charts[name].show(draw[name], self._widths[name])
