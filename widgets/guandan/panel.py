"""What there is under Guandan's table to play with: what the picked cards can be, buttons, legal plays."""

from __future__ import annotations

import ipywidgets as w

from explorer import guandan
from explorer.words import Words
from widgets.guandan.parts.plays import Plays
from widgets.guandan.parts.readings import Readings
from widgets.page.lesson import box, rename, turn
from widgets.parts.segments import Segments


class HandPanel:
    """The widgets under the table: `box` has all of them but those `beside` the new game."""

    def __init__(self, words: Words) -> None:
        self.readings, self.plays = Readings(), Plays()
        self.play, self.pass_, self.hint, self.clear, self.restart = (w.Button() for _ in range(5))
        self.play.add_class("crx-do-play")
        self.pass_.add_class("crx-do-pass")
        self.by = Segments(options=[("", by) for by in guandan.ARRANGEMENTS], value="rank")
        self.play.add_class("primary")
        self.by.add_class("crx-quiet")
        self._acts = box("choose crx-kernel", self.play, self.pass_, self.clear, self.hint, self.by)
        self.beside = (self.restart,)
        self.below: tuple[w.Widget, ...] = ()
        self.plays.add_class("crx-place-hint")
        self.readings.add_class("crx-place-picked")
        self.box = box("hand", self._acts, self.readings, self.plays)
        self._boxes = [self.box, self._acts]
        self.show_hint(False)

    @property
    def hinting(self) -> bool:
        """Whether the legal plays are listed."""
        return bool(self.plays.layout.display is None)

    def show_hint(self, yes: bool) -> None:
        """List the legal plays, or put the list away."""
        self.plays.layout.display = None if yes else "none"

    # Language

    def speak(self, words: Words) -> None:
        """Put every fixed text into this language."""

        def text(name: str, **facts: str) -> str:
            return words.text(f"guandan:match-{name}", **facts)

        chip = words.text("clause-chip", clause="{clause}")  # the page fills it in
        self.readings.labels, self.readings.title = {"clause": chip}, text("picked")
        self.readings.clauses = {clause: words.clause(clause) for clause in guandan.RULEBOOK.clauses}
        self.plays.title = text("hints")
        self.plays.labels = {
            "lay": text("pick", reading="{name}"),
            "layText": text("pick-short"),
            "sets": text("sets-of", reading="{name}", count="{count}"),
            "more": text("more", count="{count}"),
        }
        for button in ("pass_", "clear", "restart"):
            getattr(self, button).description = text(button.rstrip("_"))
        rename(self.by, text("by"), {by: text(f"by-{by}") for by in guandan.ARRANGEMENTS})
        for part in (self.readings, self.plays, self.by):
            part.lang, part.dir = words.language, words.dir
        turn(self._boxes, words)
