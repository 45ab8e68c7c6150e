"""The workbench: a card table with a timeline, a log, readings and charts around it, for any game that has a view.

It shows what the engine says and hands on what the person does. Whatever is refused, the engine refuses.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets as w

from explorer.chance import SEEDS
from explorer.problems import Problem, RecordError, SettingError, shown, whole
from explorer.timeline import Timeline
from widgets.page.page import Page
from widgets.workbench.acts import Acts
from widgets.workbench.board import Board
from widgets.workbench.game_view import GameView
from widgets.workbench.keeping import load, saved
from widgets.workbench.lines import Lines
from widgets.workbench.parts import Parts
from widgets.workbench.playing import Playing
from widgets.workbench.settings import Settings
from widgets.workbench.showing import Showing
from widgets.workbench.stepper import Stepper

_MOST_DIGITS = 20  # of a seed that is typed


class Workbench(Page):
    """A game on a table that can be stepped through, branched, saved and asked why.

    `timeline` is the game as the engine has it. `open`, `open_game`, `load` and `new_game` change it from code; `rules`
    and `opener` are for the lesson around the table. `view` is what the game has given, `parts` are all widgets, and
    `begun` is called when another game is put on the table. Besides language and case the address may choose what is
    `known`, for whoever made the workbench.
    """

    def __init__(
        self,
        view: GameView[Any, Any],
        lang: str | None = None,
        case: str | None = None,
        query: str | None = None,
        known: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        super().__init__(lang, query, {"case": tuple(view.cases), **(known or {})})
        self.view = view
        self.begun: Callable[[], object] = lambda: None
        if chosen := self.asked.get("case", case):
            self._case_known(chosen)
        self.acts = Acts()
        self.panel = view.panel(self.acts)
        self.parts = Parts(view, self.words, self.language, self.panel)
        self.box = self.parts.box
        self.board = Board(view, self.parts, self.words, self._sat_down)
        self.settings = Settings(view, self.parts.settings)
        self.showing = Showing(self.board, self.panel, self.settings)
        self.playing = Playing(self.board, self.showing)
        self.acts.begin(self.board, self.showing, self.playing, self.panel, self.new_game)
        self._lines = Lines(self.board)
        self._connect()
        if chosen:
            self.open(chosen)
        else:
            self.new_game()
        if self.complaint:
            self.board.why = self.board.note(self.complaint)
            self.show()

    def __repr__(self) -> str:
        return f"Workbench({type(self.view).__name__}())"

    def _connect(self) -> None:
        parts = self.parts
        parts.table.on_press(lambda zone, card, _index: self.view.press(zone, card, self.acts))
        parts.table.on_dismiss(self._dismiss)
        parts.transport.on_command(self._command)
        parts.transport.on_seek(lambda place: self._move(lambda: self.timeline.seek(place)))
        parts.transport.on_stretch(lambda stretch: self._start_playing(lambda: self.playing.play_to(stretch)))
        parts.log.on_jump(self._jump)
        parts.ready.on_click(lambda _: self._take_seat())
        parts.files.on_save(lambda what: parts.files.download(*saved(self.timeline, what)))
        parts.files.on_load(lambda text, name: self.load(text))
        parts.cases.on_choose(lambda name: self.open(name) if name in self.view.cases else None)
        parts.lines.on_choose(self._choose_line)
        parts.new.on_click(lambda _: self._new_from_box())
        parts.open_cards.observe(lambda _: self.showing.show_again(), "value")
        for control in parts.settings.values():
            control.observe(self.by_person(lambda _: self._setting_changed()), "value")
        for control in parts.players.values():
            control.observe(self.by_person(lambda _: self._players_changed()), "value")

    # What a notebook may ask for

    @property
    def timeline(self) -> Timeline[Any, Any]:
        """The game on the table."""
        return self.board.timeline

    @property
    def stepper(self) -> Stepper:
        """What steps through it."""
        return self.board.stepper

    @property
    def rules(self) -> w.Box:
        """All clauses of the game, in the language of the screen."""
        return self.parts.lesson.rules

    def opener(self, case: str) -> w.Box:
        """A button for a lesson: it opens that edge case and brings the table into view."""
        self._case_known(case)

        def opens() -> None:
            self.open(case)
            self.parts.cases.chosen = ""  # its note would give the task's answer away
            self.parts.table.send({"type": "show"})

        return self.parts.lesson.opener(self.parts.case_name(case), opens)

    def open(self, case: str) -> None:
        """Set up an edge case, at its beginning, with the settings it needs. `SettingError` if there is none of that
        name."""
        self._case_known(case)
        self.playing.halt()
        self._begin(self.view.cases[case].timeline(**self.settings.wished_readings), case)
        self.show()

    def open_game(self, timeline: Timeline[Any, Any]) -> None:
        """Put a game on the table that was played elsewhere, all cards open, at its beginning. `RecordError` if it is
        one of another kind."""
        if not isinstance(timeline.game, self.view.game):
            expected = self.view.game.rulebook.game
            raise RecordError("other-game", place="timeline", expected=expected, got=shown(timeline.game.name))
        with self.by_ourselves():
            self.parts.open_cards.value = True
        self._adopt(timeline)
        timeline.seek(0)
        self.show()

    def new_game(self, seed: int | None = None) -> None:
        """Deal a new game under the settings of the screen; any seed if none is given. `SettingError` if it is none."""
        seed = secrets.randbelow(1 << 32) if seed is None else whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self.playing.halt()
        game = self.view.game(**self.settings.wished)
        self._begin(Timeline(game, self.view.start(game, seed)))
        self.show()

    def load(self, text: str) -> None:
        """Load a record or a position from its JSON text. If it is neither, say why beside the box; the game stays."""
        files, words = self.parts.files, self.words
        try:
            timeline, kind = load(text, self.view, self.settings.chosen, words)
        except Problem as problem:
            refusal = getattr(problem, "refusal", None)
            clause = refusal.clause if refusal else ""
            files.message = {"kind": "error", "text": words.problem(problem), "clause": clause}
            return
        self._adopt(timeline)
        if kind == "position":
            timeline.seek(0)
        self.show()
        files.message = {"kind": "ok", "text": words.text(f"loaded-{kind}"), "clause": ""}

    def show(self, by_control: bool = False) -> None:
        """Bring the screen up to date with the timeline, as after moving its cursor from code."""
        self.showing.show(by_control)

    def say(self) -> None:
        self.board.words = self.words
        self.parts.seed_problem.value = ""
        self.parts.speak(self.words)
        self.showing.show_again()

    # Another game on the table

    def _case_known(self, case: object) -> None:
        if not isinstance(case, str) or case not in self.view.cases:
            raise SettingError("unknown-value", place="case", expected=", ".join(self.view.cases), got=shown(case))

    def _adopt(self, timeline: Timeline[Any, Any]) -> None:
        """Begin with a game that has been played; its settings come along, and they are on the screen."""
        self.playing.halt()
        self._begin(timeline, seen=True)
        self.settings.adopt(timeline)

    def _begin(self, timeline: Timeline[Any, Any], case: str = "", seen: bool = False) -> None:
        """Put another game on the table and the screen's settings to its own."""
        self._lay(timeline, seen)
        self.board.seating.leave()
        self.parts.cases.chosen = case
        with self.by_ourselves():
            self.settings.begin(timeline)
        if self.panel:
            self.panel.began(timeline)

    def _lay(self, timeline: Timeline[Any, Any], seen: bool = False) -> None:
        self.board.lay(timeline, seen)
        self.begun()
        self.parts.seed_problem.value = ""

    def _new_from_box(self) -> None:
        text = self.parts.seed.value.strip()
        self.parts.seed_problem.value = ""
        try:
            if text and not (text.isdecimal() and len(text) <= _MOST_DIGITS):  # the digits of any script
                raise SettingError("out-of-range", place="seed", least="0", most=str(SEEDS - 1), got=shown(text))
            self.new_game(int(text) if text else None)
        except SettingError as problem:
            self.parts.seed_problem.value = self.words.problem(problem, where=False)

    # Moving about in it

    def _move(self, move: Callable[[], object]) -> None:
        """Move the cursor and show where it is; where there is nowhere to go (False), say what would help."""
        self._stop_and_forget()
        if move() is False:
            self.board.why = self.board.note(self.board.hint())
        self.show()

    def _start_playing(self, start: Callable[[], None]) -> None:
        self._stop_and_forget()
        start()

    def _stop_and_forget(self) -> None:
        """Stop what plays by itself, and say no more of what was tried."""
        self.playing.halt()
        self.board.why = None

    def _command(self, command: str) -> None:
        going = self.playing.going
        match command:
            case "start":
                self._move(lambda: self.timeline.seek(0))
            case "back":
                self._move(self.timeline.back)
            case "step":
                self._move(self.stepper.advance)
            case "decision":
                self._move(self.stepper.to_decision)
            case "play" if not going:
                self._start_playing(self.playing.play_on)
            case "end":
                self._start_playing(lambda: self.playing.play_to("end"))
            case _:  # pause, stop
                self._stop_and_forget()
                self.show()

    def _jump(self, line: str) -> None:
        """To the event of a line of the log."""
        if any(line == known["id"] for known in self.parts.log.lines):
            self._move(lambda: self.timeline.seek(int(line)))

    def _choose_line(self, number: str) -> None:
        """To where that line parts from the current one."""
        if parting := self._lines.parting(number):
            leaf, node = parting
            self._move(lambda: (self.timeline.jump(leaf), self.timeline.jump(node, 0)))

    def _dismiss(self) -> None:
        self.board.why = None

    # Who plays, and under which settings

    def _sat_down(self, seat: int) -> None:
        if self.panel:
            self.panel.seated(seat)

    def _take_seat(self) -> None:
        if self.board.seating.take_seat():
            self.show()
            self.parts.table.send({"type": "focus", "zone": self.view.hand_zone(self.board.seating.seat)})

    def _players_changed(self) -> None:
        self._stop_and_forget()
        self.show(by_control=True)

    def _setting_changed(self) -> None:
        """The same start and the same cards played, under the new settings, as far as they are legal."""
        self._stop_and_forget()
        flip = self.settings.flip(self.timeline, self.stepper.frontier)
        if flip is not None:
            timeline = self.settings.under(flip)
            self._lay(timeline)
            timeline.return_to(flip.seen)
            self.stepper.mark()
            timeline.return_to(flip.here)
            self.settings.flipped(flip, timeline)
        self.show(by_control=True)
