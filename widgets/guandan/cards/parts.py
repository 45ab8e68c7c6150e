"""The parts of the screen of Guandan's cards: what there is, how it stands together, its fixed texts in a language."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as w

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.guandan import PUZZLES
from explorer.words import Words
from widgets.guandan.parts import GUANDAN
from widgets.guandan.parts.deck import Deck
from widgets.guandan.parts.ladder import Ladder
from widgets.guandan.parts.plays import Plays
from widgets.guandan.parts.readings import Readings
from widgets.page import PAGE
from widgets.page.layout import box, rename, set_direction
from widgets.page.lesson import Lesson
from widgets.parts.choices import Choices
from widgets.parts.picture import Picture
from widgets.parts.segments import Segments
from widgets.parts.table import Table

ASKS = ("readings", "beats", "plays")
"""The three questions: what can these be, does it beat that, what is in this hand."""

_SHOWN = {
    "readings": ("readings_mine",),
    "beats": ("fill", "lay", "readings_mine", "readings_theirs", "ladder"),
    "plays": ("fill", "deal", "take_back", "readings_theirs", "plays", "picture"),
}
_PER_ASK = {name for names in _SHOWN.values() for name in names}


class CardsParts:
    """All widgets of the page. `box` is the whole of it, `lesson` what stands around it."""

    def __init__(self, words: Words, language: Segments, notice: w.Label) -> None:
        self.words, self.language, self.notice = words, language, notice
        self.table = Table(PAGE / "page.css", GUANDAN / "guandan.css")
        self.deck, self.ladder, self.plays = Deck(), Ladder(), Plays()
        self.readings_mine, self.readings_theirs, self.picture = Readings(), Readings(), Picture()
        self.readings = {"mine": self.readings_mine, "theirs": self.readings_theirs}
        self.puzzles = {ask: Choices() for ask in ASKS}
        self.ask = Segments(options=[("", name) for name in ASKS], value=ASKS[0])
        self.fill = Segments(options=[("", "mine"), ("", "theirs")], value="mine")
        self.level = w.Dropdown(options=[("10" if rank == "T" else rank, rank) for rank in RANKS])
        self.settings: dict[str, Any] = {}
        for name, setting in guandan.CARD_RULES.settings.items():
            self.settings[name] = w.Dropdown(
                options=[(value, value) for value in setting.values], value=setting.default
            )
        self.typed, self.use, self.clear = w.Text(), w.Button(), w.Button()
        self.deal, self.lay, self.take_back = w.Button(), w.Button(), w.Button()
        self.question, self.reveal, self.puzzles_title = w.HTML(), w.Button(), w.HTML()
        self.lesson = Lesson(guandan.CARD_RULES, words)
        self.reveal.add_class("crx-kernel")
        self.answer = box("answer panel", self.question, self.reveal)
        self.answers = box(
            "answers", *(self._part(name) for name in ("readings_mine", "readings_theirs", "ladder", "plays"))
        )
        self.box = self._arrange()
        self.speak(words)

    def _part(self, name: str) -> w.Widget:
        part = getattr(self, name)
        part.add_class(f"crx-part-{name.replace('_', '-')}")
        return part

    def _arrange(self) -> w.Box:
        self.typed.add_class("crx-typed")
        self.ask.add_class("crx-ask")
        self.deal.add_class("crx-deal")
        head = box("head crx-kernel", self.ask, self.language, self.notice)
        rules = box("choose crx-kernel", self.level, *self.settings.values())
        buttons = (self.use, self.clear, self.deal, self.lay, self.take_back)
        choose = box("choose crx-kernel", self.fill, self.typed, *buttons)
        puzzles = box("puzzles panel", self.puzzles_title, *self.puzzles.values())
        cards = (self._part("table"), self.answer, choose, self._part("deck"), puzzles, self._part("picture"))
        body = box("body", box("main", *cards), self.answers)
        whole = box("bench crx", head, rules, body)
        whole.add_class("crx-cards-bench")
        self._boxes = [head, body, whole]
        return whole

    def show_for(self, ask: str, veiled: bool) -> None:
        """Leave in sight what belongs to this question; veiled, nothing that answers it."""
        for name in _PER_ASK:
            getattr(self, name).layout.display = None if name in _SHOWN[ask] else "none"
        self.answers.layout.display = "none" if veiled else None
        if veiled:
            self.picture.layout.display = "none"

    # Language

    def speak(self, words: Words) -> None:
        """Put every fixed text into this language; what belongs to the moment is not touched."""
        self.words = words
        chip = words.text("clause-chip", clause="{clause}")  # the page fills it in

        def text(name: str, **facts: Any) -> str:
            return words.text(f"guandan:cards-{name}", **facts)

        self.table.labels = {
            "clause": chip,
            "ended": text("ended"),
            "reload": words.text("reload"),
            "copyRecord": text("copy"),
            "copied": words.text("copied"),
        }
        self.deck.names = {row["id"]: words.card(Card(row["id"])) for row in self.deck.cards}
        card = text("deck-card", card="{name}", count="{count}")
        self.deck.labels = {"title": text("deck"), "card": card, "wild": text("wild", card="{name}")}
        self.plays.labels = {
            "lay": text("lay", reading="{name}"),
            "layText": text("lay-short"),
            "sets": text("sets-of", reading="{name}", count="{count}"),
            "more": text("more", count="{count}"),
        }
        clauses = {clause: words.clause(clause) for clause in guandan.CARD_RULES.clauses}
        for part in (self.table, self.readings_mine, self.readings_theirs):
            part.clauses = clauses
        for readings in (self.readings_mine, self.readings_theirs):
            readings.labels, readings.none = {"clause": chip}, text("none")
        self.ladder.title, self.ladder.below = text("ladder"), text("rung-none")
        self.puzzles_title.value = f"<h2>{escape(text('puzzles'))}</h2>"
        for ask, puzzles in self.puzzles.items():
            puzzles.title = text(f"part-{ask}")
            puzzles.items = [
                {"id": name, "text": words.text(f"guandan:puzzle-{name}"), "note": "", "more": ""}
                for name, puzzle in PUZZLES.items()
                if puzzle.ask == ask
            ]
        answers = (self.readings_mine, self.readings_theirs, self.ladder, self.plays, self.picture)
        for directed in (*answers, self.deck, *self.puzzles.values(), self.ask, self.fill, self.language):
            directed.lang, directed.dir = words.language, words.dir
        rename(self.ask, text("part"), {name: text(f"part-{name}") for name in ASKS})
        self.level.description, self.language.description = text("level"), words.text("language")
        for name, control in self.settings.items():
            values = {value: words.value("guandan", name, value) for value in guandan.CARD_RULES.settings[name].values}
            rename(control, words.setting("guandan", name), values)
        self.typed.description, self.typed.placeholder = text("type"), text("type-hint")
        buttons = {"use": self.use, "deal": self.deal, "lay-mine": self.lay, "take-back": self.take_back}
        for name, button in buttons.items():
            button.description = text(name)
        self.lesson.speak(words)
        set_direction(self._boxes, words)

    def name_rows(self, ask: str, filling: str) -> None:
        """What the deck may fill is called after the question, and what is cleared after the row it fills now."""
        text = self.words.text
        names = {"mine": text("guandan:cards-hand" if ask == "plays" else "guandan:cards-mine")}
        rename(self.fill, text("guandan:cards-fill"), names | {"theirs": text("guandan:cards-theirs")})
        self.clear.description = text(f"guandan:cards-clear-{filling}")
