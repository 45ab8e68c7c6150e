"""What there is under the football table to play with: buttons, the stats in their balance, a deck of one's own."""

from __future__ import annotations

import ipywidgets as w

from explorer import football
from explorer.football import STATS
from explorer.words import Words
from widgets.football.parts.balance import Balance
from widgets.page.lesson import box, turn
from widgets.parts.upload import Upload


class FootballPanel:
    """The widgets under the table and, in `below`, the deck of one's own."""

    def __init__(self, words: Words) -> None:
        self.balance, self.upload = Balance(), Upload()
        self.act, self.draw, self.concede = (w.Button() for _ in range(3))
        self.odds = w.Checkbox(value=False, indent=False)
        self.act.add_class("primary")
        for button, name in ((self.act, "act"), (self.draw, "draw"), (self.concede, "concede")):
            button.add_class(f"crx-do-{name}")
        acts = box("choose crx-kernel", self.act, self.draw, self.concede, self.odds)
        self.box = box("hand", acts, self.balance)
        self.beside: tuple[w.Widget, ...] = ()
        self.below: tuple[w.Widget, ...] = (self.upload,)
        self._boxes = [self.box, acts]

    def speak(self, words: Words) -> None:
        """Put every fixed text into this language."""

        def text(name: str, **facts: str) -> str:
            return words.text(f"football:match-{name}", **facts)

        chip = words.text("clause-chip", clause="{clause}")  # the page fills it in
        self.balance.labels = {
            "open": text("open"),
            "least": text("least"),
            "shut": text("shut"),
            "count": text("count", count="{count}", limit="{limit}"),
            "clause": chip,
        }
        self.balance.title = text("balance")
        self.balance.clauses = {clause: words.clause(clause) for clause in football.RULEBOOK.clauses}
        self.draw.description, self.concede.description = text("draw"), text("concede")
        self.odds.description = text("odds")
        self.upload.title, self.upload.hint = (
            text("own-deck"),
            text("own-deck-hint", columns=", ".join(("name", *STATS))),
        )
        self.upload.labels = {
            "choose": text("choose-file"),
            "reset": text("usual-deck"),
            "drop": text("drop"),
            "faults": text("faults"),
            "tooLarge": words.text("too-large", limit=self.upload.limit),
            "unreadable": words.text("unreadable"),
        }
        for part in (self.balance, self.upload):
            part.lang, part.dir = words.language, words.dir
        turn(self._boxes, words)
