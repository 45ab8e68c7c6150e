"""The parts of the workbench's screen: what there is, how it stands together, and its fixed texts in a language."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as w

from explorer.problems import SIZE_LIMIT
from explorer.words import Words
from widgets.page import PAGE
from widgets.page.layout import box, rename, set_direction
from widgets.page.lesson import Lesson
from widgets.parts.choices import Choices
from widgets.parts.files import Files
from widgets.parts.log import Log
from widgets.parts.picture import Picture
from widgets.parts.segments import Segments
from widgets.parts.table import Table
from widgets.parts.transport import COMMANDS, Transport
from widgets.workbench.game_view import GameView, Panel

SPEEDS = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "turns": 0.25}
"""Seconds an event stays on the table while playing on; at `turns` only decisions are shown."""


class Parts:
    """All widgets of a workbench. `box` is the whole of it, `lesson` what stands around it."""

    def __init__(self, view: GameView[Any, Any], words: Words, language: Segments, panel: Panel | None = None) -> None:
        self.view, self.words, self.language, self.panel = view, words, language, panel
        self.table = Table(PAGE / "page.css", *view.modules)
        self.log, self.transport = Log(), Transport(speed="normal")
        self.pictures, self.files = {name: Picture() for name in view.charts}, Files(limit=SIZE_LIMIT)
        self.cases, self.lines = Choices(), Choices()
        self.new, self.seed, self.seed_note, self.seed_problem = w.Button(), w.Text(), w.Label(), w.Label()
        self.veil, self.ready = w.HTML(), w.Button()
        self.ready.add_class("primary")
        self.open_cards = w.Checkbox(value=False, indent=False)
        self.pace = Segments(options=[("", "step"), ("", "decision")], value="step")
        self.autopilot = w.Dropdown(options=list(view.bots), value=view.autopilot)
        self.players_title = w.HTML()
        players = [("", ""), *((bot, bot) for bot in view.bots)]
        self.players = {seat: w.Dropdown(options=players, value=player) for seat, player in view.players.items()}
        self.settings: dict[str, Any] = {}
        for name, setting in view.game.rulebook.settings.items():
            kind = Segments if len(setting.values) == 2 and isinstance(setting.default, str) else w.Dropdown
            self.settings[name] = kind(options=[(str(value), value) for value in setting.values], value=setting.default)
        self.rule, self.rule_room, self.settings_note = w.HTML(), w.HTML(), w.Label()
        self.readings_title, self.variations_title = w.HTML(), w.HTML()
        self.lesson = Lesson(view.game.rulebook, words)
        self.box = self._arrange()
        self.speak(words)

    def _arrange(self) -> w.Box:
        for note in (self.seed_problem, self.settings_note):
            note.add_class("crx-problem")
        self.seed.add_class("crx-seed")
        rule = box("rule panel", self.rule_room, self.rule)
        charts = box("charts", *self.pictures.values())
        placed = {"table": self.table, "transport": self.transport, "chart": charts, "log": self.log}
        placed |= {"rule": rule, "lines": self.lines, "cases": self.cases, "files": self.files}
        for name, part in placed.items():
            part.add_class(f"crx-part-{name}")
        beside = self.panel.beside if self.panel else ()
        seeds = (self.seed, self.seed_note, self.open_cards)
        head = box("head crx-kernel", self.new, *beside, *seeds, self.language, self.seed_problem)
        play = box("play crx-kernel", self.pace, self.autopilot)
        known = self.view.game.rulebook.settings
        readings = [control for name, control in self.settings.items() if not known[name].variation]
        variations = [control for name, control in self.settings.items() if known[name].variation]
        what_if = (self.variations_title, *variations) if variations else ()
        switches = (self.readings_title, *readings, *what_if)
        settings = box("settings panel crx-kernel", *switches, self.settings_note)
        players = [box("players panel crx-kernel", self.players_title, *self.players.values())] if self.players else []
        more = self.panel.below if self.panel else ()
        below = box("below", settings, *players, *more, self.files)
        self.curtain = box("curtain panel crx-kernel", self.veil, self.ready)
        acting = [box("acting", self.panel.box, self.curtain)] if self.panel else []
        main = box("main", self.table, *acting, self.transport, play, charts, below)
        body = box("body", main, box("aside", self.log, rule, self.lines, self.cases))
        whole = box("bench crx", head, body)
        self._boxes = [head, body, self.curtain, whole]
        return whole

    def put_away(self, chart: str) -> None:
        """Take a chart off the page, and what it showed with it."""
        picture = self.pictures[chart]
        picture.layout.display, picture.png, picture.alt = "none", b"", ""

    def draw_curtain(self, awaited: int | None) -> None:
        """While a person is awaited there is nothing to act with but a button to say that one is ready."""
        self.curtain.layout.display = "none" if awaited is None else None
        if self.panel:
            self.panel.box.layout.visibility = None if awaited is None else "hidden"
        if awaited is not None:
            who = self.words.text(self.view.message(self.view.chair), seat=awaited)
            self.veil.value = f"<p>{escape(self.words.text('curtain', who=who))}</p>"
            self.ready.description = self.words.text("ready", who=who)

    def case_name(self, case: str) -> str:
        """The id of an edge case's name; its other texts are attributes of it (`.note`, `.look`)."""
        return self.view.message(f"case-{case}")

    # Language

    def speak(self, words: Words) -> None:
        """Put every fixed text into this language; what belongs to the moment is not touched."""
        self.words = words
        text = words.text
        rulebook = self.view.game.rulebook
        chip = text("clause-chip", clause="{clause}")  # the page fills it in
        self.table.labels = {
            "clause": chip,
            "ended": text("ended"),
            "reload": text("reload"),
            "copyRecord": text("copy-record"),
            "copied": text("copied"),
        }
        self.log.labels = {
            "title": text("log"),
            "branch": text("log-branch"),
            "future": text("log-future"),
            "clause": chip,
        }
        commands = {name: text(name) for name in sorted(COMMANDS - {"play"})}
        more = {"region": "transport", "playOn": "play-on", "scrub": "scrub", "speed": "speed"}
        self.transport.labels = commands | {name: text(message) for name, message in more.items()}
        speeds = {
            name: text(self.view.message("speed-turns") if name == "turns" else f"speed-{name}") for name in SPEEDS
        }
        self.transport.speeds = [{"value": name, "label": label} for name, label in speeds.items()]
        self.transport.stretches = [
            {"value": stretch, "label": text(self.view.message(f"to-{stretch}"))} for stretch in self.view.stretches
        ]
        self.files.labels = {
            "title": text("files"),
            "save record": text("save-record"),
            "save position": text("save-position"),
            "pasteHint": text("paste-hint"),
            "tooLarge": text("too-large", limit=SIZE_LIMIT),
            "clause": chip,
            **{name: text(name) for name in ("load", "paste", "use", "copy", "copied", "unreadable")},
        }
        self.files.message = {}
        self.cases.title, self.lines.title = text("cases"), text("lines")
        self.cases.items = [
            {"id": case, "text": text(name := self.case_name(case))}
            | {"note": text(name + ".note"), "more": text(name + ".look")}
            for case in self.view.cases
        ]
        clauses = {clause: words.clause(clause) for clause in rulebook.clauses}
        for part in (self.table, self.log, self.files):
            part.clauses = clauses
        controls = (self.language, self.pace, *self.settings.values())
        segments = [control for control in controls if isinstance(control, Segments)]
        for directed in (self.log, self.files, *self.pictures.values(), self.cases, self.lines, *segments):
            directed.lang, directed.dir = words.language, words.dir
        # The panel is as high as the longest rule needs: what is below it stays where it is.
        room = "".join(f"<div>{self.rule_text(clause)}</div>" for clause in rulebook.clauses)
        self.rule_room.value = f"<div class='crx-room' aria-hidden='true'>{room}</div>"
        self._speak_controls()
        if self.panel:
            self.panel.speak(words)
        self.lesson.speak(words)
        set_direction(self._boxes, words)

    def rule_text(self, clause: str) -> str:
        """A clause with its source pages and the settings that touch it, as HTML."""
        words, rulebook = self.words, self.view.game.rulebook
        sources = words.listed(
            words.text(f"{rulebook.game}:source-{source}") for source in rulebook.clauses[clause].sources
        )
        touching = [each.name for each in rulebook.settings.values() if clause in each.clauses]
        notes = [words.text("rule-sources", sources=sources)]
        if note := words.source_note(clause):
            notes.append(note)
        if touching:
            settings = words.listed(words.setting(rulebook.game, name) for name in touching)
            notes.append(words.text("rule-settings", settings=settings))
        return (
            f"<p><bdi class='crx-clause-name'>{escape(clause)}</bdi></p><p>{escape(words.clause(clause))}</p>"
            f"<p class='crx-soft'>{'<br>'.join(map(escape, notes))}</p>"
        )

    def _speak_controls(self) -> None:
        words, text, rulebook = self.words, self.words.text, self.view.game.rulebook
        self.new.description = text("new-game")
        self.ready.description = (
            text("ready", who=text(self.view.message(self.view.chair), seat=0)) if self.players else ""
        )
        self.seed.description, self.seed.placeholder = text("seed"), text("seed-any")
        self.open_cards.description = text("open-cards")
        self.language.description = text("language")
        self.readings_title.value = f"<h2>{escape(text('readings'))}</h2>"
        self.variations_title.value = f"<h2>{escape(text('variations'))}</h2>"
        rename(self.pace, text("pace"), {name: text(f"pace-{name}") for name in ("step", "decision")})
        bots = {name: self.view.bot_name(name, words) for name in self.view.bots}
        rename(self.autopilot, text("autopilot"), bots)
        self.players_title.value = f"<h2>{escape(text('players'))}</h2>" if self.players else ""
        for seat, player in self.players.items():
            rename(player, text(self.view.message(self.view.chair), seat=seat), {"": text("player-person"), **bots})
        for name, control in self.settings.items():
            values = {value: words.value(rulebook.game, name, value) for value in rulebook.settings[name].values}
            rename(control, words.setting(rulebook.game, name), values)
