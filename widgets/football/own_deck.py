"""A deck of the person's own: read from a file, played with, and what was wrong with it."""

from __future__ import annotations

from typing import Any

from explorer import football
from explorer.football import STATS, DeckError, Player
from explorer.timeline import Timeline
from explorer.words import Words
from widgets.parts.upload import Fault, Upload
from widgets.workbench.game_view import Acting


class OwnDeck:
    """`cards` are those of the last good file, None without one; `usual` says whether the cards on the table are those
    of the game's own deck."""

    def __init__(self, acting: Acting) -> None:
        self._acting = acting
        self.part = Upload()
        self.cards: football.Deck | None = None
        self.usual = True
        self._on_table: frozenset[Player] = frozenset()
        self._faulty: DeckError | None = None
        self._words: Words | None = None
        self.part.on_load(self._load)
        self.part.on_reset(self._reset)

    def began(self, timeline: Timeline[football.State, Any]) -> None:
        """Another game is on the table."""
        self._on_table = frozenset(timeline.start.cards)
        self.usual = self._on_table <= set(football.players())
        self._answer()

    def _load(self, source: bytes, name: str) -> None:
        try:
            self.cards, self._faulty = football.read_deck(source), None
        except DeckError as bad:
            self._faulty = bad
            return self._answer()
        self._acting.new_game()

    def _reset(self) -> None:
        own, self.cards, self._faulty = self.cards, None, None
        if own is not None:
            return self._acting.new_game()
        self._answer()

    def _answer(self) -> None:
        """What came of the last file."""
        part, words, cards, bad = self.part, self._words, self.cards, self._faulty
        part.message, part.faults = {}, []
        if words is None:  # nobody has spoken yet
            return
        if bad is not None:
            part.message = {"kind": "error", "text": words.problem(bad)}
            part.faults = self._faults(bad, words)
        elif cards is not None:
            kind = "few" if len(cards) < football.RECOMMENDED else "enough"
            if self._on_table != set(cards):
                kind = "kept"
            text = words.text("football:match-deck-read", count=len(cards), kind=kind, most=football.RECOMMENDED)
            part.message = {"kind": "ok", "text": text}

    @staticmethod
    def _faults(bad: DeckError, words: Words) -> list[Fault]:
        faults: list[Fault] = []
        for fault in bad.faults:
            place = fault.facts["place"]
            where = words.text("football:deck-line", line=place) if place else ""
            faults.append({"where": where, "text": words.problem(fault, where=False)})
        if bad.more:
            faults.append({"where": "", "text": words.text("football:match-more-faults", count=bad.more)})
        return faults

    def speak(self, words: Words) -> None:
        """Say all of it in this language, what came of the last file too."""

        def text(name: str, **facts: str) -> str:
            return words.text(f"football:match-{name}", **facts)

        self.part.title = text("own-deck")
        self.part.hint = text("own-deck-hint", columns=", ".join(("name", *STATS)))
        self.part.labels = {
            "choose": text("choose-file"),
            "reset": text("usual-deck"),
            "drop": text("drop"),
            "faults": text("faults"),
            "tooLarge": words.text("too-large", limit=self.part.limit),
            "unreadable": words.text("unreadable"),
        }
        self.part.lang, self.part.dir = words.language, words.dir
        self._words = words
        self._answer()
