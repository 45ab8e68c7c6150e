"""The workbench: a card table with a timeline, a log, readings and a chart around it, for any game that has a desk.

It shows what the engine says and hands on what the person does. Whatever is refused, the engine refuses.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from contextlib import contextmanager
from functools import partial
from html import escape
from time import monotonic
from typing import Any, NamedTuple

import ipywidgets as w

from explorer.chance import SEEDS
from explorer.game import Event, Game
from explorer.problems import Problem, RecordError, Refusal, SettingError, read_json, shown, whole
from explorer.timeline import Node, Timeline
from explorer.words import Words, languages
from widgets.page import address
from widgets.page.chart_thread import ChartThread
from widgets.page.deferral import PAUSE_SECONDS, SENT_SECONDS, give_way, later
from widgets.screens import screen
from widgets.workbench.desk import Desk
from widgets.workbench.screen import SPEEDS, Panel, Parts
from widgets.workbench.stepper import Stepper

CAP = 200_000
"""Actions in one run to the end, at most: what a page can hold, no rule of any game."""
_BACK, _AHEAD = 60, 20  # lines of the log before and after the current one
_MOST_MARKS = 200


Place = tuple[int, int, bool]


class _Flip(NamedTuple):
    """What settings are flipped on: the timeline as somebody played it, how far it was seen and where the cursor was.

    `shape` and `position` are those of the timeline flipped to: whether somebody has played on or moved since.
    """

    origin: Timeline
    seen: Place
    here: Place
    shape: tuple[int, int]
    position: int


def _shape(timeline: Timeline) -> tuple[int, int]:
    return len(timeline.branches), sum(leaf.depth for leaf in timeline.branches)


class Workbench(ABC):
    """A game on a table that can be stepped through, branched, saved and asked why.

    `timeline` is the game as the engine has it. `open`, `load` and `new_game` change it from code; `rules` and `opener`
    are for the lesson around the table.
    """

    def __init__(
        self,
        desk: Desk,
        lang: str | None = None,
        case: str | None = None,
        query: str | None = None,
        panel: Callable[[Words], Panel] | None = None,
    ) -> None:
        asked = address.read({"lang": languages(), "case": tuple(desk.cases)}, query)
        self.desk = desk
        self.words = Words(asked.chosen.get("lang", lang or "en"), screen)
        self.parts = Parts(desk, self.words, panel and panel(self.words))
        self.begun: Callable[[], object] = lambda: None  # called when another game is put on the table
        self._seat = 0  # whose eyes the table is seen with
        self._seated = False  # whether somebody looks on already
        self._awaited: int | None = None  # the person who is to say they are ready before their hand is seen
        self._why: dict[str, str] | None = None
        self._busy: dict[str, Any] | None = None
        self._task: asyncio.Task[None] | None = None
        self._around: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._widths: dict[str, int] = {}  # of the charts, once the page has said them
        self._charts = {name: ChartThread(picture) for name, picture in self.parts.pictures.items()}
        self._setting = False
        self._wished: dict[str, Any] = {}  # the settings a person has chosen
        self._flipped: _Flip | None = None
        self._connect()
        if chosen := asked.chosen.get("case", case):
            self.open(chosen)
        else:
            self.new_game()
        if asked.ignored:
            self._why = self._note(address.complaint(asked, self.words))
            self.show()

    def __repr__(self) -> str:
        return f"Workbench({type(self.desk).__name__}())"

    def _repr_mimebundle_(self, **choice: Any) -> Any:
        return self.parts.box._repr_mimebundle_(**choice) | {"text/plain": repr(self)}

    def _connect(self) -> None:
        parts = self.parts
        parts.table.on_press(self._press)
        parts.table.on_dismiss(self._dismiss)
        parts.transport.on_command(self._command)
        parts.transport.on_seek(lambda place: self._move(lambda: self.timeline.seek(place)))
        parts.log.on_jump(self._jump)
        parts.transport.on_stretch(self._stretch)
        parts.ready.on_click(lambda _: self._take_seat())
        for name, picture in parts.pictures.items():
            picture.on_width(partial(self._resize, name))
        parts.files.on_save(self._save)
        parts.files.on_load(lambda text, name: self.load(text))
        parts.cases.on_choose(lambda name: self.open(name) if name in self.desk.cases else None)
        parts.lines.on_choose(self._choose_line)
        parts.new.on_click(lambda _: self._new_from_box())
        parts.language.observe(lambda change: self.speak(change["new"]), "value")
        parts.open_cards.observe(lambda _: self._look_again(), "value")
        for control in parts.settings.values():
            control.observe(self._setting_changed, "value")
        for control in parts.players.values():
            control.observe(lambda _: self._players_changed(), "value")

    # What a notebook may ask for

    @property
    def timeline(self) -> Timeline:
        """The game on the table."""
        return self.stepper.timeline

    @property
    def rules(self) -> w.Box:
        """All clauses of the game, in the language of the screen."""
        return self.parts.lesson.rules

    def opener(self, case: str) -> w.Box:
        """A button for a lesson: it opens that edge case and brings the table into view."""
        self._known(case)

        def opens() -> None:
            self.open(case)
            self.parts.cases.chosen = ""  # its note would give the task's answer away
            self.parts.table.send({"type": "show"})

        return self.parts.lesson.opener(self.parts.case_name(case), opens)

    def speak(self, language: str) -> None:
        """Change the language of the screen."""
        if language == self.words.language:
            return
        self.words = Words(language, screen)
        self.parts.seed_problem.value = ""
        with self._by_ourselves():
            self.parts.language.value = language
            self.parts.speak(self.words)
        self._look_again()

    def open(self, case: str) -> None:
        """Set up an edge case, at its beginning, with the settings it needs."""
        self._known(case)
        self._halt()
        # Readings stay as the reader has them; a what-if would change what the case is there to show.
        settings = self.desk.game.rulebook.settings
        readings = {name: value for name, value in self._wished.items() if not settings[name].variation}
        self._begin(self.desk.cases[case].timeline(**readings), case)
        self.show()

    def _known(self, case: str) -> None:
        if case not in self.desk.cases:
            raise SettingError("unknown-value", place="case", expected=", ".join(self.desk.cases), got=shown(case))

    def new_game(self, seed: int | None = None) -> None:
        """Deal a new game under the settings of the screen; any seed if none is given. `SettingError` if it is none."""
        seed = secrets.randbelow(1 << 32) if seed is None else whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self._halt()
        game = self.desk.game(**self._wished)  # what only a case brought along ends with it
        self._begin(Timeline(game, self._start(game, seed)))
        self.show()

    def _start(self, game: Game, seed: int) -> Any:
        return game.start(seed)

    def put(self, timeline: Timeline) -> None:
        """Put a game on the table that was played elsewhere, all cards open, at its beginning."""
        with self._by_ourselves():
            self.parts.open_cards.value = True
        self._take(timeline)
        timeline.seek(0)
        self.show()

    def _take(self, timeline: Timeline) -> None:
        """Begin with a game that has been played; its settings come along, and they are on the screen."""
        self._halt()
        self._begin(timeline, seen=True)
        self._wished = dict(timeline.game.settings)

    def load(self, text: str) -> None:
        """Load a record or a position from its JSON text. If it is neither, say why beside the box; the game stays."""
        try:
            timeline, done = self._read(text)
        except Problem as problem:
            refusal = getattr(problem, "refusal", None)
            clause = refusal.clause if refusal else ""
            self.parts.files.message = {"kind": "error", "text": self.words.problem(problem), "clause": clause}
            return
        self._take(timeline)
        if done == "loaded-position":
            timeline.seek(0)
        self.show()
        self.parts.files.message = {"kind": "ok", "text": self.words.text(done), "clause": ""}

    def _read(self, text: str) -> tuple[Timeline, str]:
        found, name = read_json(text, RecordError), self.desk.game.rulebook.game
        if not {"game", "actions"} & set(found):
            game = self.desk.game(**self._chosen())
            return Timeline(game, game.state(found)), "loaded-position"
        if found.get("game") not in (None, name):
            expected = self.words.text(f"{name}:name")
            raise RecordError("other-game", place="game", expected=expected, got=shown(found["game"]))
        return Timeline.from_record(found), "loaded-record"

    # What the person does

    @abstractmethod
    def _press(self, zone: Any, card: Any, index: Any) -> None:
        """A card was pressed; nothing of what the page says of it is checked."""

    def _act(self, action: str, zone: str) -> None:
        """Do it, or say beside that zone why it may not be done."""
        if self._curtain:
            return
        self._halt()
        timeline = self.timeline
        refusal = timeline.game.refusal(self._visible(), action)
        if refusal is not None:
            self._why = self._note(self._why_not(refusal), zone, refusal.clause)
        elif self.stepper.waits_for_bot:  # with open cards a bot's can be pressed
            self._why = self._note(self._hint, zone)
        else:
            return self._do(action)
        self._show_table()

    def _why_not(self, refusal: Refusal) -> str:
        """What to say of a refusal beside the table."""
        return self.words.refusal(refusal)

    def _do(self, action: str) -> None:
        self._why = None
        self.timeline.jump(self.timeline.play(action), 0)
        if self.parts.pace.value == "decision":
            self.stepper.to_decision()
        self.show()

    @property
    def _hint(self) -> str:
        """What there is to do now."""
        game, state = self.timeline.game, self.timeline.state
        if game.result(state) is not None:
            return self.words.text("hint-over")
        if self._awaited is not None:
            return self.words.text("curtain", who=self.words.text(self.parts.own(self.desk.chair), seat=self._awaited))
        if game.actor(state) is None:
            return self.words.text("hint-step")
        return self.words.text(self.parts.own("hint-bot") if self.stepper.waits_for_bot else self._choice)

    @property
    def _choice(self) -> str:
        """The id of the message that says what a person can do whose turn it is."""
        return self.parts.own("hint-choose")

    def _note(self, text: str, zone: str = "", clause: str = "") -> dict[str, str]:
        return {"text": text, "clause": clause, "zone": zone, "close": self.words.text("close")}

    def _dismiss(self) -> None:
        self._why = None

    def _move(self, move: Callable[[], object]) -> None:
        """Move the cursor and show where it is; where there is nowhere to go (False), say what would help."""
        self._halt()
        self._why = None
        if move() is False:
            self._why = self._note(self._hint)
        self.show()

    def _command(self, command: str) -> None:
        playing = self._task is not None
        self._halt()
        self._why = None
        match command:
            case "start":
                self._move(lambda: self.timeline.seek(0))
            case "back":
                self._move(self.timeline.back)
            case "step":
                self._move(self.stepper.advance)
            case "decision":
                self._move(self.stepper.to_decision)
            case "play" if not playing:
                self._run(self._play_on)
            case "end":
                self._run(partial(self._play_to, "end"))
            case _:  # pause, stop
                self.show()

    def _jump(self, line: str) -> None:
        """To the event of a line of the log."""
        if any(line == shown["id"] for shown in self.parts.log.lines):
            self._move(lambda: self.timeline.seek(int(line)))

    def _stretch(self, stretch: str) -> None:
        self._halt()
        self._why = None
        self._run(partial(self._play_to, stretch))

    def _players_changed(self) -> None:
        if self._setting:
            return
        self._halt()
        self._why = None
        self.show(by_control=True)

    def _new_from_box(self) -> None:
        text = self.parts.seed.value.strip()
        self.parts.seed_problem.value = ""
        try:
            if text and not (text.isdecimal() and len(text) <= 20):  # the digits of any script
                raise SettingError("out-of-range", place="seed", least="0", most=str(SEEDS - 1), got=shown(text))
            self.new_game(int(text) if text else None)
        except SettingError as problem:
            self.parts.seed_problem.value = self.words.problem(problem, where=False)

    def _setting_changed(self, _change: dict[str, Any]) -> None:
        """The same start and the same cards played, under the new settings, as far as they are legal."""
        if self._setting:
            return
        self._halt()
        self._why = None
        old, game = self.timeline, self.desk.game(**self._chosen())
        changed = {name for name, value in game.settings.items() if value != old.game.settings[name]}
        self._wished |= {name: game.settings[name] for name in changed}
        if changed <= set(self.desk.bot_settings.values()):
            old.game = game
            return self.show(by_control=True)
        # Flipped there and back, all is as it was: the lines are played anew from what somebody has played.
        last = self._flipped
        if last is not None and last.shape == _shape(old):
            origin, seen = last.origin, last.seen
            here = last.here if last.position == old.position else old.place(old.position)
        else:
            origin, seen, here = old, old.place(self.stepper.frontier), old.place(old.position)
        timeline, cut = origin.under(game)
        seated = self._seated
        self._begin(timeline, self.parts.cases.chosen)
        self._seated = seated
        timeline.put(*seen)
        self.stepper.mark()
        timeline.put(*here)
        self._flipped = _Flip(origin, seen, here, _shape(timeline), timeline.position)
        self._cut = cut
        self.show(by_control=True)

    def _choose_line(self, number: str) -> None:
        """To where that line parts from the current one."""
        leaf = next((leaf for i, leaf in enumerate(self.timeline.branches) if str(i) == number), None)
        if leaf is None or leaf is self.timeline.line[-1]:
            return
        here = set(map(id, self.timeline.line))
        parting = next((node for node in leaf.path if id(node) not in here), leaf)
        self._move(lambda: (self.timeline.jump(leaf), self.timeline.jump(parting, 0)))

    def _save(self, what: str) -> None:
        name = self.desk.game.rulebook.game
        if what == "record":
            name, found = f"{name}-game.json", self.timeline.record()
        else:
            name, found = f"{name}-position.json", self.timeline.state.to_dict()
        self.parts.files.download(name, json.dumps(found))

    def _chosen(self) -> dict[str, Any]:
        return {name: control.value for name, control in self.parts.settings.items()}

    # Whose eyes

    def _look(self) -> None:
        """Whose hand is seen: that of the person whose turn it is. Where it was another's before, it waits until that
        person is ready, unless all cards are open, nobody else plays, or the game is over."""
        actor = self.timeline.game.actor(self.timeline.state)
        persons = [it for it in self.desk.players if self._bot_of(it) is None]
        seat = self._seat
        if persons:
            seat = actor if actor in persons else seat if seat in persons else persons[0]
        over = self.timeline.game.result(self.timeline.state) is not None
        shared = len(persons) > 1 and not self.parts.open_cards.value and not over
        self._awaited = seat if shared and not (self._seated and seat == self._seat) else None
        if self._awaited is not None:  # from now on nobody is, wherever the cursor goes
            self._seated = False
        elif seat != self._seat or not self._seated:
            seated = self._seated
            self._sit(seat)
            self._seated = seated or not over  # back in a match nobody has looked at, somebody is to be ready first

    def _sit(self, seat: int) -> None:
        self._seat, self._seated = seat, True
        self._said.clear()

    def _take_seat(self) -> None:
        if self._awaited is not None:
            self._sit(self._awaited)
            self.show()
            self.parts.table.send({"type": "focus", "zone": self._hand_zone})

    @property
    def _hand_zone(self) -> str:
        """Where on the table the hand lies that is played from."""
        return f"hand-{self._seat}"

    @property
    def _curtain(self) -> bool:
        """Whether no hand is seen until somebody is ready."""
        return self._awaited is not None

    # Going on by itself

    def _begin(self, timeline: Timeline, case: str = "", seen: bool = False) -> None:
        """Put another timeline on the table and the screen's settings to its own."""
        self.stepper = Stepper(self.desk, timeline, self._bot_of, seen)
        self._seated = False  # of another game nobody has seen a hand
        self._why = None
        self._flipped = None
        self._said: dict[tuple[Node, int], tuple[str, str, str]] = {}
        self.begun()
        self.parts.cases.chosen = case
        self.parts.seed_problem.value = ""
        self._cut = False
        with self._by_ourselves():
            for name, control in self.parts.settings.items():
                control.value = timeline.game.settings[name]

    def _bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, by what the screen says; None for a person."""
        if setting := self.desk.bot_settings.get(seat):
            return str(self.timeline.game.settings[setting])
        player = self.parts.players.get(seat)
        return str(player.value) if player is not None and player.value else None

    @contextmanager
    def _by_ourselves(self) -> Any:
        """Set controls without taking it for a person's wish."""
        self._setting = True
        try:
            yield
        finally:
            self._setting = False

    async def _play_on(self) -> None:
        bot, transport = self.parts.autopilot, self.parts.transport
        while (self.stepper.to_decision if transport.speed == "turns" else self.stepper.advance)(bot.value):
            self.show()
            await asyncio.sleep(SPEEDS.get(transport.speed, SPEEDS["normal"]))

    async def _play_to(self, stretch: str) -> None:
        """To the end of a stretch, or of the game for `end`: on the line as far as it goes, and from there with bots.

        Action by action, letting the page have its turn in between, so that it can be watched and stopped.
        """
        played, bot, timeline = 0, self.parts.autopilot.value, self.timeline
        begun, pause = timeline.position + 1, monotonic() + 0.02
        while stretch == "end" or not self._seek_end(stretch, begun):
            begun = timeline.length
            timeline.seek(begun)
            if played == CAP or self.stepper.play_bot(bot) is None:
                break
            played += 1
            if monotonic() > pause:
                self._busy = {"text": self.words.text("busy", count=played), "done": None}
                self._show_transport()
                await asyncio.sleep(0.01)
                pause = monotonic() + 0.05
        if played == CAP and not self.stepper.over:
            self._why = self._note(self.words.text("capped", count=CAP), clause=self.desk.endless)

    def _seek_end(self, stretch: str, begin: int) -> bool:
        """The cursor to the first event from that place on that ends the stretch; False if the line has none."""
        for place in range(begin, self.timeline.length):
            node, index = self.timeline.at(place)
            if self.desk.ends(stretch, self.timeline.events(node)[index]):
                self.timeline.seek(place)
                return True
        return False

    def _run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start something that takes its time; without an event loop, as in a script, do it to its end."""

        async def run() -> None:
            self._task = asyncio.current_task()
            try:
                await work()
            finally:
                if self._task is asyncio.current_task():
                    self._task = self._busy = None
                    self.show()

        try:
            self._task = asyncio.get_running_loop().create_task(run())
        except RuntimeError:
            asyncio.run(run())
            self.show()  # what was to follow a moment later

    def _halt(self) -> None:
        """Stop whatever plays by itself, and let the charts wait on: somebody is clicking. What it has played stays."""
        if self._waiting is not None:
            self._rest_soon()
        task, self._task, self._busy = self._task, None, None
        if task is not None:
            task.cancel()
            self._around_soon()  # whatever comes of it: nothing plays by itself any more

    # Showing

    def _visible(self) -> Any:
        return self._as_seen(self.timeline.state)

    def _as_seen(self, state: Any) -> Any:
        if self.parts.open_cards.value:
            return state
        return self.timeline.game.view(state, None if self._curtain else self._seat)

    def _look_again(self) -> None:
        """Everything is to be said and drawn afresh."""
        self._why = None
        self._said.clear()
        self.show(by_control=True)

    def show(self, by_control: bool = False) -> None:
        """Bring the screen up to date: the table at once, what is around it when that is on its way to the page.

        `by_control` says that a control brought it about that is not behind the curtain, and keeps the focus."""
        self.stepper.mark()
        before = self._curtain
        self._look()
        if not self._curtain:  # the cards are what one waits for; the curtain goes when they are there
            self._show_table()
            if before:
                give_way()
            self.parts.draw_curtain(self._awaited)
            return self._around_soon()
        # What it is to hide does not outlast it by a moment.
        self.parts.draw_curtain(self._awaited)
        if not before and not by_control:  # what had the focus may be behind it
            self.parts.ready.focus()
        self._show_table()
        self._show_around()

    def _around_soon(self) -> None:
        if self._around is not None:
            self._around.cancel()
        self._around = later(SENT_SECONDS, self._show_around)

    def _show_around(self) -> None:
        if self._around is not None:
            self._around.cancel()
        self._around = None
        self._show_transport()
        self._show_log()
        self._show_rule()
        self._show_lines()
        seed, text = self._seed, self.words.text
        self.parts.settings_note.value = text("settings-cut") if self._cut else ""
        self.parts.seed_note.value = text("seed-none") if seed is None else text("seed-now", seed=str(seed))
        self._rest_soon()

    @property
    def _seed(self) -> int | None:
        """What the game on the table was dealt from; None for a position."""
        return self.timeline.seed

    def _show_table(self) -> None:
        timeline, words = self.timeline, self.words
        title, text, clause = self._say(timeline.node, timeline.index)
        self.parts.table.scene = {
            "lang": words.language,
            "dir": words.dir,
            "label": words.text("table"),
            "say": {"title": title, "text": text, "clause": clause},
            "why": self._why,
            "spoken": f"{title} {text}",
            "rows": self._rows(),
        }

    @abstractmethod
    def _rows(self) -> list[dict[str, Any]]:
        """The table as rows of zones (see `Table`)."""

    def _say(self, node: Node, index: int) -> tuple[str, str, str]:
        """Title, sentence and clause of an event, as far as it may be seen."""
        if self._curtain:
            self._said.clear()
        found = self._said.get((node, index))
        if found is None:
            if len(self._said) > 5000:
                self._said.clear()
            found = self._said[node, index] = self._in_words(self.timeline.events(node)[index])
        return found

    def _in_words(self, event: Event) -> tuple[str, str, str]:
        if not self.parts.open_cards.value:
            event = self.timeline.game.view_event(event, None if self._curtain else self._seat)
        event = self._told(event)
        return self.words.title(event), self.words.event(event), event.clause

    def _told(self, event: Event) -> Event:
        """The event as it is told to who looks on."""
        return event

    def _show_transport(self) -> None:
        timeline, words, end = self.timeline, self.words, self.stepper.frontier
        marks = [mark for mark in self.desk.marks(timeline.line, words) if mark.at <= end]
        ahead = not self.stepper.over or timeline.position < timeline.length - 1
        self.parts.transport.state = {
            "lang": words.language,
            "dir": words.dir,
            "value": timeline.position,
            "max": end,
            "valueText": words.text("scrub-value", at=timeline.position + 1, all=end + 1),
            "marks": [mark._asdict() for mark in marks[:: len(marks) // _MOST_MARKS + 1]],
            "canBack": timeline.position > 0,
            "canForward": ahead,
            "canPlay": ahead,
            "playing": self._task is not None and self._busy is None,
            "busy": self._busy,
        }

    def _show_log(self) -> None:
        timeline, now = self.timeline, self.timeline.position
        first, last = max(0, now - _BACK), min(self.stepper.frontier, now + _AHEAD)
        numbers = self.desk.numbers(timeline.line)
        lines = []
        for at in range(first, last + 1):
            node, index = timeline.at(at)
            _, text, clause = self._say(node, index)
            when = "past" if at < now else "now" if at == now else "future"
            branch = index == 0 and node.parent is not None and len(node.parent.children) > 1
            lines.append(
                {"id": str(at), "n": numbers.get(at, ""), "text": text, "clause": clause}
                | {"when": when, "branch": branch}
            )
        self.parts.log.lines = lines
        self.parts.log.more = self.words.text("log-more", count=first) if first else ""

    def _show_rule(self) -> None:
        rule = self.parts.rule_text(self.timeline.event.clause)
        self.parts.rule.value = f"<h2>{escape(self.words.text('rule'))}</h2>{rule}"

    def _show_lines(self) -> None:
        lines, leaves = self.parts.lines, self.timeline.branches
        lines.layout.display = None if len(leaves) > 1 else "none"
        lines.items = [
            {"id": str(i), "text": self.words.text("line", number=i + 1), "more": ""}
            | {"note": self.words.text("line-note", count=leaf.depth)}
            for i, leaf in enumerate(leaves)
        ]
        lines.chosen = str(next((i for i, leaf in enumerate(leaves) if leaf is self.timeline.line[-1]), ""))

    # What can wait a moment

    def _resize(self, name: str, width: int) -> None:
        self._widths[name] = width
        self._rest_soon()

    def _rest_soon(self) -> None:
        """The record and the charts, when the clicks pause."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = later(PAUSE_SECONDS, self._show_rest)

    def _show_rest(self) -> None:
        self._waiting = None
        # Without the cursor it changes only when a card is played: a long game is not sent again at every step.
        record = {name: it for name, it in self.timeline.record().items() if name != "cursor"}
        self.parts.table.record = self.parts.files.record = json.dumps(record, separators=(",", ":"))
        if self._widths:
            draw = self.desk.draw(self.timeline, self.stepper.frontier, self.words)
            for name, picture in self.parts.pictures.items():
                if name not in draw:
                    self.parts.put_away(name)
                    continue
                picture.layout.display = None  # once it is in sight it says how wide it is
                if name in self._widths:
                    self._charts[name].show(draw[name], self._widths[name])
