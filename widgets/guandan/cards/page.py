"""Guandan's cards without the table: what can these be, does it beat that, what is in this hand.

It shows what the engine says and hands on what the person does. Whatever is refused, the engine refuses.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import ipywidgets as w

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.chance import SEEDS, Chance
from explorer.guandan import PUZZLES
from explorer.problems import IllegalAction, Problem, SettingError, shown, whole
from widgets.guandan import readings
from widgets.guandan.cards.parts import ASKS, CardsParts
from widgets.guandan.cards.question import Cards, Question
from widgets.guandan.cards.showing import CardsShowing
from widgets.guandan.hand_plays import answer_sets
from widgets.page.dashboard import Dashboard
from widgets.page.page import Page

FIRST = "5S 6S 7S 8S 2H"
"""The cards that lie there at first."""


class CardsPage(Page):
    """Cards to choose, and what the rules say of them.

    `held` has the cards of each row: `mine`, `theirs` and `hand`. `open`, `ask`, `put`, `deal` and `speak` change what
    is shown; `rules` and `opener` are for the lesson around it.
    """

    def __init__(self, lang: str | None = None, case: str | None = None, query: str | None = None) -> None:
        super().__init__(lang, query, {"case": tuple(PUZZLES)})
        if chosen := self.asked.get("case", case):
            self._puzzle_known(chosen)
        self.parts = CardsParts(self.words, self.language, self.notice)
        self.box = self.parts.box
        self._question = Question(self.parts)
        self._showing = CardsShowing(self._question, self.parts, self.words, self.by_ourselves)
        self._connect()
        if chosen:
            self.open(chosen)
        else:
            self.set_cards("mine", FIRST)

    def _connect(self) -> None:
        parts = self.parts
        parts.table.on_press(self._press)
        parts.table.on_dismiss(self._forget)
        parts.deck.on_add(self._add)
        parts.deck.on_remove(lambda card: self._take(self._question.filling, Card(card)))
        for side, part in parts.readings.items():
            part.on_choose(partial(self._choose, side))
        parts.plays.on_lay(self._lay)
        parts.plays.on_sets(self._answer)
        for puzzles in parts.puzzles.values():
            puzzles.on_choose(self._open_chosen)
        parts.use.on_click(lambda _: self._use_typed())
        parts.typed.on_msg(lambda _, message, __: self._use_typed() if message.get("event") == "submit" else None)
        parts.clear.on_click(lambda _: self.set_cards(self._question.filling, ""))
        parts.deal.on_click(lambda _: self._deal_afresh())
        parts.lay.on_click(lambda _: self._lay_mine())
        parts.take_back.on_click(lambda _: self._replace("theirs", ""))
        parts.reveal.on_click(lambda _: self._reveal_or_next())
        parts.ask.observe(self.by_person(self.ask), "value")
        parts.fill.observe(self.by_person(lambda _: self._fill_changed()), "value")
        parts.level.observe(self.by_person(self._set_level), "value")
        for name, control in parts.settings.items():
            control.observe(partial(self._setting_changed, name), "value")

    # What a notebook may ask for

    @property
    def rules(self) -> w.Box:
        """All clauses about cards, in the language of the screen."""
        return self.parts.lesson.rules

    @property
    def held(self) -> dict[str, Cards]:
        """The cards of each row."""
        return self._question.held

    @property
    def level(self) -> str:
        """The rank that is the level."""
        return self._question.level

    @property
    def settings(self) -> dict[str, Any]:
        """The readings of the rules that are chosen on the screen."""
        return self._question.settings

    def opener(self, puzzle: str) -> w.Box:
        """A button for a lesson: it opens that puzzle and brings the table into view."""
        self._puzzle_known(puzzle)
        return self.parts.lesson.opener(f"guandan:puzzle-{puzzle}", lambda: self._open_chosen(puzzle))

    def ask(self, what: str) -> None:
        """Turn to another question: `readings`, `beats` or `plays`."""
        if what not in ASKS:
            raise SettingError("unknown-value", place="ask", expected=", ".join(ASKS), got=shown(what))
        with self.by_ourselves():
            self.parts.ask.value = what
        self._end_puzzle()
        if what == "plays" and not self.held["hand"]:
            return self.deal()
        self.show()

    def open(self, puzzle: str) -> None:
        """Set up a puzzle, its answer veiled, with the level and the settings it is about."""
        self._puzzle_known(puzzle)
        found, question = PUZZLES[puzzle], self._question
        with self.by_ourselves():
            self.parts.ask.value, self.parts.fill.value = found.ask, "mine"
            question.level = self.parts.level.value = found.level
            for name, control in self.parts.settings.items():
                control.value = found.settings.get(name, guandan.CARD_RULES.settings[name].default)
        self._end_puzzle()
        cards = guandan.cards_of(found.cards)
        question.held |= {"theirs": guandan.cards_of(found.other), "hand" if found.ask == "plays" else "mine": cards}
        question.meant = {"mine": "", "theirs": "", "hand": ""}
        question.puzzle, question.veiled = puzzle, True
        self.parts.picture.png = b""  # the chart of another hand
        self.show()

    def set_cards(self, where: str, cards: str | Iterable[Any]) -> None:
        """Lay these cards, as for `guandan.cards_of`, in place of a row's (`mine`, `theirs`, `hand`).

        Bad cards raise `CardError`, and the row stays as it was.
        """
        if not isinstance(where, str) or where not in self.held:
            raise SettingError("unknown-value", place="where", expected=", ".join(self.held), got=shown(where))
        self._replace(where, cards)

    def deal(self, seed: int | None = None) -> None:
        """Deal a hand of 27 cards; any seed if none is given. `SettingError` if it is none."""
        seed = secrets.randbelow(1 << 32) if seed is None else whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self._replace("hand", Chance(seed).shuffled(guandan.TWO_PACKS)[0][: guandan.HAND])

    def show(self) -> None:
        """Bring the screen up to date."""
        self._showing.show()

    def say(self) -> None:
        self._showing.words = self.words
        self.parts.speak(self.words)
        self._showing.why = None
        self.show()

    def _puzzle_known(self, puzzle: object) -> None:
        if not isinstance(puzzle, str) or puzzle not in PUZZLES:
            raise SettingError("unknown-value", place="case", expected=", ".join(PUZZLES), got=shown(puzzle))

    def _replace(self, where: str, cards: str | Iterable[Any], meant: str = "") -> None:
        """As `set_cards`, with the reading that is meant."""
        self.held[where] = guandan.cards_of(cards)
        self._question.meant[where] = meant
        self._end_puzzle()
        self.show()

    def _end_puzzle(self) -> None:
        self._question.end_puzzle()
        self._showing.why = None

    # What the person does

    def _add(self, card: str) -> None:
        where = self._question.filling
        self._try(lambda: self.set_cards(where, (*self.held[where], card)))

    def _try(self, change: Callable[[], None]) -> None:
        """Change a row, or say beside it what is wrong and leave it as it was."""
        self.parts.table.forget_refusal()
        try:
            change()
        except Problem as problem:
            self._showing.complain(readings.capital(self.words.problem(problem, where=False)))
        except IllegalAction as illegal:
            self._showing.complain(self.words.refusal(illegal.refusal), illegal.refusal.clause)

    def _forget(self) -> None:
        self._showing.why = None

    def _press(self, zone: str, card: str, _index: int) -> None:
        if zone in self.held:
            text = card.partition(" ")[0]
            self._take(zone, next((each for each in self.held[zone] if each.text == text), None))

    def _take(self, where: str, card: Card | None) -> None:
        cards = list(self.held[where])
        if card in cards:
            cards.reverse()  # the copy that was added last
            cards.remove(card)
            self.set_cards(where, cards[::-1])

    def _use_typed(self) -> None:
        """Cards, or a whole play such as `5S 6D 7C 8D 2H as straight 9`."""
        where, text = self._question.filling, guandan.tidy(self.parts.typed.value)

        def use() -> None:
            if "as" in text.split() and where != "hand":
                cards, reading = guandan.read(text, self.level, **self.settings)
                self._replace(where, cards, reading.notation)
            else:
                self.set_cards(where, text)

        self._try(use)

    def _choose(self, where: str, notation: str) -> None:
        self._question.meant[where] = notation
        self._showing.why = self._question.before = None
        self.show()

    def _set_level(self, level: object) -> None:
        if not isinstance(level, str) or level not in tuple(RANKS):
            return
        self._question.level = level
        self._end_puzzle()
        self.show()

    def _fill_changed(self) -> None:
        self._showing.why = None
        self.show()

    def _setting_changed(self, name: str, change: dict[str, Any]) -> None:
        if self.setting_controls:
            return
        if self._question.veiled:
            self._end_puzzle()
        self._showing.why = None
        before = self.settings | {name: change["old"]}
        self._question.before = guandan.readings_of(self.held["mine"], self.level, **before)
        self.show()

    def _lay(self, row: str, number: int) -> None:
        plays = self._showing.plays
        if found := plays and plays.cards_of(row, number):
            self._replace("theirs", found.cards, found.notation)

    def _answer(self, row: str, start: int) -> None:
        """Send the next sets of cards of a reading."""
        if (plays := self._showing.plays) is not None:
            answer_sets(self.parts.plays, plays, row, start, self.words)

    def _open_chosen(self, puzzle: str) -> None:
        """Open it and bring the table into view, wherever on the page it was chosen."""
        if puzzle in PUZZLES:
            self.open(puzzle)
            self.parts.table.send({"type": "show"})

    def _reveal_or_next(self) -> None:
        """One button, so that the focus stays: first it shows the answer, then it leads to the next puzzle."""
        question = self._question
        if question.veiled:
            question.veiled = False
            return self.show()
        names = list(PUZZLES)
        self._open_chosen(names[(names.index(question.puzzle) + 1) % len(names)] if question.puzzle else names[0])

    def _deal_afresh(self) -> None:
        """What lay on the table was there for the hand before."""
        self.held["theirs"] = ()
        self.deal()

    def _lay_mine(self) -> None:
        """Your cards lie on the table, and you choose others: one rung up the ladder."""
        cards, meant = self.held["mine"], self._question.meant["mine"]
        self.held["mine"], self._question.meant["mine"] = (), ""
        self._replace("theirs", cards, meant)


DASHBOARD = Dashboard(
    "guandan:cards-",
    "guandan_cards.ipynb",
    ("5S", "6S", "7S", "8S", "2H"),
    {puzzle: f"guandan:puzzle-{puzzle}" for puzzle in PUZZLES},
    "guandan:cards-puzzles",
    place=21,
)


def cards_page(lang: str | None = None, case: str | None = None, query: str | None = None) -> CardsPage:
    """Guandan's cards to explore. Language and puzzle are those of the page's address, where it has any; a language or
    a puzzle that there is not raises `SettingError`."""
    return CardsPage(lang=lang, case=case, query=query)
