"""What the page of Guandan's cards sends, and when: first what answers the question, then what is around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from html import escape
from typing import TYPE_CHECKING

from explorer import guandan
from explorer.guandan import PUZZLES, Interpretation
from explorer.guandan.cards.shapes import strongest_first
from explorer.words import Words
from widgets.guandan import readings
from widgets.guandan.cards.ladder import ladder
from widgets.guandan.cards.parts import CardsParts
from widgets.guandan.cards.question import Found, Question
from widgets.guandan.cards.table import row
from widgets.guandan.cards.verdict import say
from widgets.guandan.hand_plays import HandPlays
from widgets.guandan.parts.readings import ReadingItem
from widgets.page.chart_thread import ChartThread
from widgets.page.deferral import PAUSE_SECONDS, SENT_SECONDS, Deferred
from widgets.parts.scene import Scene, Why

if TYPE_CHECKING:
    from explorer.charts import Chart

_MOST_GONE = 3  # readings shown that a setting has taken away
_CHART_HEAD_PIXELS, _CHART_BAR_PIXELS = 44, 22


class CardsShowing:
    """`why` is what is said beside the table of what was last tried; `plays` are those listed."""

    def __init__(
        self,
        question: Question,
        parts: CardsParts,
        words: Words,
        by_ourselves: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self._question, self._parts, self.words, self._by_ourselves = question, parts, words, by_ourselves
        self.why: Why | None = None
        self.plays: HandPlays | None = None
        self._found: Found = {"mine": [], "theirs": []}
        self._around = Deferred(SENT_SECONDS, self._show_around)
        self._rest = Deferred(PAUSE_SECONDS, self._show_chart)
        self._chart, self._width = ChartThread(parts.picture), 0
        parts.picture.on_width(self._resize)

    def show(self) -> None:
        """Bring the screen up to date."""
        self._found = self._question.found()
        if not self._question.veiled:
            if self._question.asking == "plays":
                self._show_plays()
            else:
                self._show_readings("mine")
        self._around.soon()

    def complain(self, text: str, clause: str = "") -> None:
        """Say beside the row that is filled what is wrong."""
        zone = self._question.filling
        self.why = {"text": text, "clause": clause, "zone": zone, "close": self.words.text("close")}
        self.show_table()

    # What answers the question

    def _show_readings(self, side: str) -> None:
        question, words, part = self._question, self.words, self._parts.readings[side]
        cards, found = question.held[side], self._found[side]
        refusal = guandan.why_not(cards, question.level, **question.settings) if cards and not found else None
        meaning = question.meaning(side, self._found)
        with part.hold_sync():
            part.choosable = question.asking != "readings"
            part.items = self._reading_items(side)
            part.why = dict(readings.why(refusal, words.text("guandan:cards-why-not"), words)) if refusal else {}
            part.chosen = meaning.notation if meaning and part.choosable else ""
            if question.asking == "readings":
                ordered = "yes" if found and question.first_beats_all(found) else "no"
                part.title = words.text("guandan:cards-readings-title", count=len(found), ordered=ordered)
            else:
                part.title = words.text(f"guandan:cards-readings-{side}")

    def _reading_items(self, side: str) -> list[ReadingItem]:
        """What the cards can be and, after a setting was flipped, which of it is new and what is gone."""
        question, words = self._question, self.words
        found, before = self._found[side], question.before if side == "mine" else None
        every, gone, new = list(found), list[Interpretation](), list[Interpretation]()
        if before is not None:
            new = [each for each in found if each not in before]
            gone = [each for each in before if each not in found]
            every = strongest_first(every + gone, question.level)
            gone = [each for each in every if each in gone]
        items = []
        for each in every:
            if each in gone[_MOST_GONE:]:
                continue
            item = readings.reading(question.held[side], each, question.level, words)
            if each in gone:
                item["change"], item["changeText"] = "gone", words.text("guandan:cards-gone")
            elif each in new:
                item["change"], item["changeText"] = "new", words.text("guandan:cards-new")
            items.append(item)
        if more := len(gone[_MOST_GONE:]):
            items.append(readings.note("gone-more", words.text("guandan:cards-gone-more", count=more)))
        return items

    def _show_plays(self) -> None:
        question, words, part = self._question, self.words, self._parts.plays
        hand, to_beat = question.held["hand"], question.meaning("theirs", self._found)
        self.plays = plays = HandPlays(hand, question.level, to_beat, question.settings)
        with part.hold_sync():
            part.generation += 1  # also where the groups look the same: their sets may be others
            part.groups = plays.groups(words)
            part.title = words.text("guandan:cards-plays-title", count=plays.total, readings=len(plays.first))
            part.none = words.text(f"guandan:cards-{'nothing-beats' if hand else 'no-plays'}")

    # What is around it

    def _show_around(self) -> None:
        question, parts = self._question, self._parts
        asking, veiled = question.asking, question.veiled
        with self._by_ourselves():
            parts.name_rows(asking, question.filling)
        parts.show_for(asking, veiled)
        if asking == "plays" and not question.held["theirs"]:
            parts.readings["theirs"].layout.display = parts.take_back.layout.display = "none"
        if asking == "plays" and not (self.plays and self.plays.total):
            parts.picture.layout.display = "none"
        self.show_table()
        parts.deck.counts = {card.text: count for card, count in Counter(question.held[question.filling]).items()}
        parts.deck.wild = f"{question.level}H"
        if not veiled and asking != "readings":
            self._show_readings("theirs")
        if not veiled and asking == "beats":
            sides = {side: question.meaning(side, self._found) for side in self._found}
            parts.ladder.rungs, parts.ladder.belowMarks = ladder(sides, self.words)
        self._show_puzzle()
        self._rest.soon()

    def show_table(self) -> None:
        """Send the table as it is now."""
        question, words, parts = self._question, self.words, self._parts
        asking = question.asking
        names = ("mine",) if asking == "readings" else ("theirs", "mine" if asking == "beats" else "hand")
        said = say(question, self._found, words)
        title = parts.plays.title if asking == "plays" and not question.veiled else ""
        scene: Scene = {
            "lang": words.language,
            "dir": words.dir,
            "label": words.text("guandan:cards-table"),
            "say": said,
            "why": self.why,
            "spoken": f"{said['title']} {said['text']} {title}",
            "rows": [row(name, question.held[name], question.level, words) for name in names],
        }
        parts.table.scene = dict(scene)
        parts.table.record = " ".join(card.text for card in question.held[names[-1]])

    def _show_puzzle(self) -> None:
        question, parts, words = self._question, self._parts, self.words
        parts.answer.layout.display = None if question.puzzle else "none"
        for puzzles in parts.puzzles.values():
            puzzles.chosen = question.puzzle
        parts.reveal.description = words.text(f"guandan:cards-{'reveal' if question.veiled else 'next-puzzle'}")
        if question.puzzle:
            name = f"guandan:puzzle-{question.puzzle}"
            answer = "" if question.veiled else self._answer(name)
            title = f"<h2>{escape(words.text(name))}</h2>"
            parts.question.value = f"<div lang='{words.language}' dir='{words.dir}'>{title}{answer}</div>"

    def _answer(self, name: str) -> str:
        """A puzzle's question and answer, and its clauses to open, as HTML."""
        said = (f"<p>{escape(self.words.text(name + part))}</p>" for part in (".note", ".look"))
        clauses = (
            f"<details><summary><bdi class='crx-clause-name'>{escape(clause)}</bdi></summary>"
            f"<p>{escape(self.words.clause(clause))}</p></details>"
            for clause in PUZZLES[self._question.puzzle].clauses
        )
        return "".join((*said, *clauses))

    # What can wait a moment

    def _resize(self, width: int) -> None:
        self._width = width
        self._show_chart()

    def _show_chart(self) -> None:
        plays, question = self.plays, self._question
        if not self._width or plays is None or question.asking != "plays" or question.veiled:
            return
        counts, words = plays.counts(self.words), self.words
        self._parts.picture.height = _CHART_HEAD_PIXELS + _CHART_BAR_PIXELS * len(counts)

        def draw(width: int, height: int) -> Chart:
            from explorer.guandan.charts import plays_by_shape

            return plays_by_shape(counts, words, width, height)

        self._chart.show(draw, self._width)
