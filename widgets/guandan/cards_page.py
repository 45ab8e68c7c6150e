"""Guandan's cards without the table: what can these be, does it beat that, what is in this hand.

It shows what the engine says and hands on what the person does. Whatever is refused, the engine refuses.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from html import escape
from typing import Any

import ipywidgets as w

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.chance import SEEDS, Chance
from explorer.guandan import PUZZLES, Interpretation
from explorer.guandan.cards.shapes import comparing, strongest_first
from explorer.problems import IllegalAction, Problem, SettingError, shown, whole
from explorer.words import Words, languages
from widgets.guandan import scenes
from widgets.guandan.cards_screen import ASKS, GuandanParts
from widgets.page import address
from widgets.page.chart_thread import ChartThread
from widgets.page.dashboard import Dashboard
from widgets.page.deferral import PAUSE_SECONDS, SENT_SECONDS, later
from widgets.screens import screen

_MOST_GONE = 3  # readings shown that a setting has taken away

Cards = tuple[Card, ...]


class CardsBench:
    """Cards to choose, and what the rules say of them.

    `held` has the cards of each row: `mine`, `theirs` and `hand`. `open`, `ask`, `put` and `speak` change what is
    shown; `rules` and `opener` are for the lesson around it.
    """

    def __init__(self, lang: str | None = None, case: str | None = None, query: str | None = None) -> None:
        asked = address.read({"lang": languages(), "case": tuple(PUZZLES)}, query)
        self.words = Words(asked.chosen.get("lang", lang or "en"), screen)
        self.parts = GuandanParts(self.words)
        self.held: dict[str, Cards] = {"mine": (), "theirs": (), "hand": ()}
        self.level = RANKS[0]
        self._meant: dict[str, str] = {"mine": "", "theirs": ""}  # readings chosen, by their notation
        self._puzzle, self._veiled = "", False
        self._why: dict[str, str] | None = None
        self._before: list[Interpretation] | None = None  # what the cards could be before a setting was flipped
        self._found: dict[str, list[Interpretation]] = {"mine": [], "theirs": []}
        self._plays: scenes.HandPlays | None = None
        self._around: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._width = 0
        self._setting = False
        self._chart = ChartThread(self.parts.picture)
        self._connect()
        self._say_fixed()
        if chosen := asked.chosen.get("case", case):
            self.open(chosen)
        else:
            self.put("mine", "5S 6S 7S 8S 2H")
        if asked.ignored:
            self.parts.notice.value = address.complaint(asked, self.words)

    def __repr__(self) -> str:
        return "CardsBench()"

    def _repr_mimebundle_(self, **choice: Any) -> Any:
        return self.parts.box._repr_mimebundle_(**choice) | {"text/plain": repr(self)}

    def _connect(self) -> None:
        parts = self.parts
        parts.table.on_press(self._press)
        parts.table.on_dismiss(self._forget)
        parts.deck.on_add(self._add)
        parts.deck.on_remove(lambda card: self._take(self._filling, Card(card)))
        parts.readings_mine.on_choose(partial(self._choose, "mine"))
        parts.readings_theirs.on_choose(partial(self._choose, "theirs"))
        parts.plays.on_lay(self._lay)
        parts.plays.on_sets(self._answer)
        for puzzles in parts.puzzles.values():
            puzzles.on_choose(self._open_chosen)
        parts.picture.on_width(self._resize)
        parts.use.on_click(lambda _: self._use_typed())
        parts.typed.on_msg(lambda _, message, __: self._use_typed() if message.get("event") == "submit" else None)
        parts.clear.on_click(lambda _: self.put(self._filling, ""))
        parts.deal.on_click(lambda _: self._deal_afresh())
        parts.lay.on_click(lambda _: self._lay_mine())
        parts.take_back.on_click(lambda _: self._put("theirs", ""))
        parts.reveal.on_click(lambda _: self._reveal_or_next())
        parts.ask.observe(lambda change: self._by_hand(self.ask, change["new"]), "value")
        parts.fill.observe(lambda _: self._by_hand(self._fill_changed), "value")
        parts.level.observe(lambda change: self._by_hand(self._set_level, change["new"]), "value")
        parts.language.observe(lambda change: self.speak(change["new"]), "value")
        for name, control in parts.settings.items():
            control.observe(partial(self._by_hand, self._setting_changed, name), "value")

    # What a notebook may ask for

    @property
    def rules(self) -> w.Box:
        """All clauses about cards, in the language of the screen."""
        return self.parts.lesson.rules

    @property
    def settings(self) -> dict[str, Any]:
        """The readings of the rules that are chosen on the screen."""
        return {name: control.value for name, control in self.parts.settings.items()}

    def opener(self, puzzle: str) -> w.Box:
        """A button for a lesson: it opens that puzzle and brings the table into view."""
        self._known(puzzle)
        return self.parts.lesson.opener(f"guandan:puzzle-{puzzle}", lambda: self._open_chosen(puzzle))

    def speak(self, language: str) -> None:
        """Change the language of the screen."""
        if language == self.words.language:
            return
        self.words = Words(language, screen)
        with self._by_ourselves():
            self.parts.language.value = language
            self.parts.speak(self.words)
            self._say_fixed()
        self.parts.notice.value, self._why = "", None
        self.show()

    def ask(self, what: str) -> None:
        """Turn to another question: `readings`, `beats` or `plays`."""
        if what not in ASKS:
            raise SettingError("unknown-value", place="ask", expected=", ".join(ASKS), got=shown(what))
        with self._by_ourselves():
            self.parts.ask.value = what
        self._end_puzzle()
        if what == "plays" and not self.held["hand"]:
            return self.deal()
        self.show()

    def open(self, puzzle: str) -> None:
        """Set up a puzzle, its answer veiled, with the level and the settings it is about."""
        self._known(puzzle)
        found = PUZZLES[puzzle]
        with self._by_ourselves():
            self.parts.ask.value, self.parts.fill.value = found.ask, "mine"
            self.level = self.parts.level.value = found.level
            for name, control in self.parts.settings.items():
                control.value = found.settings.get(name, guandan.CARD_RULES.settings[name].default)
        self._end_puzzle()
        cards = guandan.cards_of(found.cards)
        self.held |= {"theirs": guandan.cards_of(found.other), "hand" if found.ask == "plays" else "mine": cards}
        self._meant = {"mine": "", "theirs": ""}
        self._puzzle, self._veiled = puzzle, True
        self.parts.picture.png = b""  # the chart of another hand
        self.show()

    def _known(self, puzzle: str) -> None:
        if not isinstance(puzzle, str) or puzzle not in PUZZLES:
            raise SettingError("unknown-value", place="case", expected=", ".join(PUZZLES), got=shown(puzzle))

    def put(self, where: str, cards: Any) -> None:
        """Put these cards, as for `guandan.cards_of`, in place of a row's (`mine`, `theirs`, `hand`).

        Bad cards raise `CardError`, and the row stays as it was.
        """
        if not isinstance(where, str) or where not in self.held:
            raise SettingError("unknown-value", place="where", expected=", ".join(self.held), got=shown(where))
        self._put(where, cards)

    def _put(self, where: str, cards: Any, meant: str = "") -> None:
        """As `put`, with the reading that is meant."""
        self.held[where] = guandan.cards_of(cards)
        self._meant[where] = meant
        self._end_puzzle()
        self.show()

    def deal(self, seed: int | None = None) -> None:
        """Deal a hand of 27 cards; any seed if none is given. `SettingError` if it is none."""
        seed = secrets.randbelow(1 << 32) if seed is None else whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self._put("hand", Chance(seed).shuffled(guandan.TWO_PACKS)[0][: guandan.HAND])

    # What the person does

    @property
    def _asking(self) -> str:
        return str(self.parts.ask.value)

    @property
    def _filling(self) -> str:
        """The row that the deck and the typed text fill."""
        if self._asking != "readings" and self.parts.fill.value == "theirs":
            return "theirs"
        return "hand" if self._asking == "plays" else "mine"

    def _add(self, card: str) -> None:
        where = self._filling
        self._try(lambda: self.put(where, (*self.held[where], card)))

    def _try(self, change: Callable[[], None]) -> None:
        """Change a row, or say beside it what is wrong and leave it as it was."""
        self.parts.table.forget_refusal()
        try:
            change()
        except Problem as problem:
            self._complain(scenes.capital(self.words.problem(problem, where=False)))
        except IllegalAction as illegal:
            self._complain(self.words.refusal(illegal.refusal), illegal.refusal.clause)

    def _complain(self, text: str, clause: str = "") -> None:
        self._why = {"text": text, "clause": clause, "zone": self._filling, "close": self.words.text("close")}
        self._show_table()

    def _forget(self) -> None:
        self._why = None

    def _press(self, zone: Any, card: Any, _index: Any) -> None:
        if isinstance(zone, str) and zone in self.held and isinstance(card, str):
            text = card.partition(" ")[0]
            self._take(zone, next((it for it in self.held[zone] if it.text == text), None))

    def _take(self, where: str, card: Card | None) -> None:
        cards = list(self.held[where])
        if card in cards:
            cards.reverse()  # the copy that was added last
            cards.remove(card)
            self.put(where, cards[::-1])

    def _use_typed(self) -> None:
        """Cards, or a whole play such as `5S 6D 7C 8D 2H as straight 9`."""
        where, text = self._filling, guandan.tidy(self.parts.typed.value)

        def use() -> None:
            if "as" in text.split() and where != "hand":
                cards, reading = guandan.read(text, self.level, **self.settings)
                self._put(where, cards, reading.notation)
            else:
                self.put(where, text)

        self._try(use)

    def _choose(self, where: str, notation: str) -> None:
        self._meant[where] = notation
        self._why = self._before = None
        self.show()

    def _set_level(self, level: Any) -> None:
        if level not in tuple(RANKS):
            return
        self.level = level
        self._end_puzzle()
        self.show()

    def _fill_changed(self) -> None:
        self._why = None
        self.show()

    def _setting_changed(self, name: str, change: dict[str, Any]) -> None:
        if self._veiled:
            self._end_puzzle()
        self._why = None
        before = self.settings | {name: change["old"]}
        self._before = guandan.readings_of(self.held["mine"], self.level, **before)
        self.show()

    def _lay(self, row: str, number: int) -> None:
        found = self._plays.by_id.get(row) if self._plays else None
        if self._plays is None or found is None:
            return
        sets = self._plays.sets[found]
        cards = self._plays.first[found] if number < 0 else sets[min(number, len(sets) - 1)]
        self._put("theirs", cards, found.notation)

    def _answer(self, row: str, start: int) -> None:
        """Send the next sets of cards of a reading."""
        if self._plays is not None:
            scenes.answer_sets(self.parts.plays, self._plays, row, start, self.words)

    def _open_chosen(self, puzzle: str) -> None:
        """Open it and bring the table into view, wherever on the page it was chosen."""
        if puzzle in PUZZLES:
            self.open(puzzle)
            self.parts.table.send({"type": "show"})

    def _reveal_or_next(self) -> None:
        """One button, so that the focus stays: first it shows the answer, then it leads to the next puzzle."""
        if self._veiled:
            self._veiled = False
            return self.show()
        names = list(PUZZLES)
        self._open_chosen(names[(names.index(self._puzzle) + 1) % len(names)] if self._puzzle else names[0])

    def _deal_afresh(self) -> None:
        """What lay on the table was there for the hand before."""
        self.held["theirs"] = ()
        self.deal()

    def _lay_mine(self) -> None:
        """Your cards lie on the table, and you choose others: one rung up the ladder."""
        cards, meant = self.held["mine"], self._meant["mine"]
        self.held["mine"], self._meant["mine"] = (), ""
        self._put("theirs", cards, meant)

    def _end_puzzle(self) -> None:
        """With other cards, another level or question it is no longer the puzzle's."""
        self._puzzle, self._veiled, self._why, self._before = "", False, None, None

    def _by_hand(self, do: Any, *args: Any) -> None:
        """Do it for a person; controls that are set by the program change nothing."""
        if not self._setting:
            do(*args)

    @contextmanager
    def _by_ourselves(self) -> Any:
        self._setting, before = True, self._setting
        try:
            yield
        finally:
            self._setting = before

    # Showing

    def _say_fixed(self) -> None:
        text = self.words.text
        for ask, puzzles in self.parts.puzzles.items():
            puzzles.items = [
                {"id": name, "text": text(f"guandan:puzzle-{name}"), "note": "", "more": ""}
                for name, puzzle in PUZZLES.items()
                if puzzle.ask == ask
            ]

    def show(self) -> None:
        """Bring the screen up to date: first what answers the question, what is around it right after."""
        found = {side: self._find(side) for side in ("mine", "theirs")}
        if not self._veiled:
            if self._asking == "plays":
                self._show_plays(found["theirs"])
            else:
                self._show_readings("mine", found["mine"])
        if self._around is not None:
            self._around.cancel()
        self._around = later(SENT_SECONDS, partial(self._show_around, found))

    def _find(self, side: str) -> list[Interpretation]:
        return guandan.readings_of(self.held[side], self.level, **self.settings)

    def _meaning(self, side: str, found: list[Interpretation]) -> Interpretation | None:
        """The reading that counts: the one chosen, else the strongest."""
        return next((it for it in found if it.notation == self._meant[side]), found[0] if found else None)

    def _show_readings(self, side: str, found: list[Interpretation]) -> None:
        words, panel, cards = self.words, getattr(self.parts, f"readings_{side}"), self.held[side]
        every = list(found)
        changes: dict[Interpretation, str] = {}
        if side == "mine" and self._before is not None:
            changes = {it: "new" for it in found if it not in self._before}
            changes |= {it: "gone" for it in self._before if it not in found}
            every = strongest_first(every + [it for it in changes if it not in found], self.level)
        items = []
        gone = [it for it in every if changes.get(it) == "gone"]
        for it in every:
            if it in gone[_MOST_GONE:]:
                continue
            item = scenes.reading(cards, it, self.level, words)
            if change := changes.get(it, ""):
                item |= {"change": change, "changeText": words.text(f"guandan:cards-{change}")}
            items.append(item)
        if more := len(gone[_MOST_GONE:]):
            items.append(scenes.note("gone-more", words.text("guandan:cards-gone-more", count=more)))
        refusal = guandan.why_not(cards, self.level, **self.settings) if cards and not found else None
        meaning = self._meaning(side, found)
        with panel.hold_sync():
            panel.choosable = self._asking != "readings"
            panel.items = items
            panel.why = scenes.why(refusal, words.text("guandan:cards-why-not"), words) if refusal else {}
            panel.chosen = meaning.notation if meaning and panel.choosable else ""
            if self._asking == "readings":
                ordered = "yes" if found and self._first_beats_all(found) else "no"
                panel.title = words.text("guandan:cards-readings-title", count=len(found), ordered=ordered)
            else:
                panel.title = words.text(f"guandan:cards-readings-{side}")

    def _show_plays(self, theirs: list[Interpretation]) -> None:
        words, hand = self.words, self.held["hand"]
        to_beat = self._meaning("theirs", theirs)
        self._plays = scenes.HandPlays(hand, self.level, to_beat, self.settings)
        panel, plays = self.parts.plays, self._plays
        with panel.hold_sync():
            panel.generation += 1  # also where the groups look the same: their sets may be others
            panel.groups = plays.groups(words)
            panel.title = words.text("guandan:cards-plays-title", count=plays.total, readings=len(plays.first))
            panel.none = words.text(f"guandan:cards-{'nothing-beats' if hand else 'no-plays'}")

    def _show_around(self, found: dict[str, list[Interpretation]]) -> None:
        self._around = None
        parts, words, ask = self.parts, self.words, self._asking
        with self._by_ourselves():
            parts.name_rows(ask, self._filling)
        parts.show_for(ask, self._veiled)
        if ask == "plays" and not self.held["theirs"]:
            parts.readings_theirs.layout.display = parts.take_back.layout.display = "none"
        if ask == "plays" and not (self._plays and self._plays.total):
            parts.picture.layout.display = "none"
        self._found = found
        self._show_table()
        parts.deck.counts = {card.text: count for card, count in Counter(self.held[self._filling]).items()}
        parts.deck.wild = f"{self.level}H"
        if not self._veiled and ask != "readings":
            self._show_readings("theirs", found["theirs"])
        if not self._veiled and ask == "beats":
            sides = {side: self._meaning(side, found[side]) for side in ("mine", "theirs")}
            parts.ladder.rungs, parts.ladder.belowMarks = scenes.ladder(sides, words)
        self._show_puzzle()
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = later(PAUSE_SECONDS, self._show_chart)

    def _show_table(self) -> None:
        words, ask = self.words, self._asking
        text = words.text
        rows = ("mine",) if ask == "readings" else ("theirs", "mine" if ask == "beats" else "hand")
        title, sentence, clause = self._say()
        self.parts.table.scene = {
            "lang": words.language,
            "dir": words.dir,
            "label": text("guandan:cards-table"),
            "say": {"title": title, "text": sentence, "clause": clause},
            "why": self._why,
            "spoken": f"{title} {sentence} {self.parts.plays.title if ask == 'plays' and not self._veiled else ''}",
            "rows": [scenes.row(name, self.held[name], self.level, words) for name in rows],
        }
        self.parts.table.record = " ".join(card.text for card in self.held[rows[-1]])

    def _say(self) -> tuple[str, str, str]:
        """Title, sentence and clause above the table: the verdict, or what there is to see."""
        words, text = self.words, self.words.text
        if self._puzzle:
            name = f"guandan:puzzle-{self._puzzle}"
            if self._veiled:
                return text(name), text(name + ".note"), ""
        mine, theirs = (self._meaning(side, self._found[side]) for side in ("mine", "theirs"))
        if self._asking == "readings":
            found = self._found["mine"]
            if not self.held["mine"]:
                return "", text("guandan:cards-none"), ""
            strongest = found[0].said(words) if found and self._first_beats_all(found) else "none"
            return "", text("guandan:cards-spoken", count=len(found), strongest=strongest), ""
        if self._asking == "plays":
            if theirs:
                return "", text("guandan:cards-lying", reading=theirs.said(words)), ""
            return "", text(f"guandan:cards-lying-{'nothing' if self.held['theirs'] else 'none'}"), ""
        refusal = None
        if mine and theirs:
            refusal = guandan.why_not_beats(mine, theirs, self.level)
        elif self.held["mine"] and self.held["theirs"]:
            nothing = "theirs" if mine else "mine"
            refusal = guandan.why_not(self.held[nothing], self.level, **self.settings)
        else:
            return "", text("guandan:cards-verdict-wait"), ""
        if refusal is not None:
            return text("guandan:cards-verdict-not"), words.refusal(refusal), refusal.clause
        assert mine and theirs
        verdict = text("guandan:cards-verdict-beats", mine=mine.said(words), theirs=theirs.said(words))
        return text("guandan:cards-verdict-yes"), verdict, comparing(mine, theirs)

    def _first_beats_all(self, found: list[Interpretation]) -> bool:
        """Whether the first reading is stronger than the others, and not only listed before them."""
        return all(guandan.beats(found[0], other, self.level) for other in found[1:])

    def _show_puzzle(self) -> None:
        parts, text = self.parts, self.words.text
        parts.answer.layout.display = None if self._puzzle else "none"
        for puzzles in parts.puzzles.values():
            puzzles.chosen = self._puzzle
        parts.reveal.description = text(f"guandan:cards-{'reveal' if self._veiled else 'next-puzzle'}")
        if self._puzzle:
            name = f"guandan:puzzle-{self._puzzle}"
            title = f"<h2>{escape(text(name))}</h2>"
            language = f"lang='{self.words.language}' dir='{self.words.dir}'"
            said = "" if self._veiled else self._answer_text(name)
            parts.question.value = f"<div {language}>{title}{said}</div>"

    def _answer_text(self, name: str) -> str:
        """A puzzle's question and answer, and its clauses to open."""
        said = (f"<p>{escape(self.words.text(name + part))}</p>" for part in (".note", ".look"))
        clauses = (
            f"<details><summary><bdi class='crx-clause-name'>{escape(clause)}</bdi></summary>"
            f"<p>{escape(self.words.clause(clause))}</p></details>"
            for clause in PUZZLES[self._puzzle].clauses
        )
        return "".join((*said, *clauses))

    def _resize(self, width: int) -> None:
        self._width = width
        self._show_chart()

    def _show_chart(self) -> None:
        self._waiting = None
        plays = self._plays
        if self._width and plays is not None and self._asking == "plays" and not self._veiled:
            counts, words = plays.counts(self.words), self.words
            self.parts.picture.height = 44 + 22 * len(counts)

            def draw(width: int, height: int) -> Any:
                from explorer.guandan.charts import plays_by_shape

                return plays_by_shape(counts, words, width, height)

            self._chart.show(draw, self._width)


DASHBOARD = Dashboard(
    "guandan:cards-",
    "guandan_cards.ipynb",
    ("5S", "6S", "7S", "8S", "2H"),
    {puzzle: f"guandan:puzzle-{puzzle}" for puzzle in PUZZLES},
    "guandan:cards-puzzles",
)


def bench(lang: str | None = None, case: str | None = None, query: str | None = None) -> CardsBench:
    """Guandan's cards to explore. Language and puzzle are those of the page's address, where it has any."""
    return CardsBench(lang=lang, case=case, query=query)
