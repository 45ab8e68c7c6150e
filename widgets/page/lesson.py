"""What stands around a bench in a lesson: all clauses of the game, and buttons that open something on the bench."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets as w

from explorer.rulebook import Rulebook
from explorer.words import Words
from widgets.page.layout import box, set_direction


class Lesson:
    """`rules` is a box with every clause; `opener` makes a button. Both follow the language of the screen, and so does
    whatever else is told to `follow` it."""

    def __init__(self, rulebook: Rulebook, words: Words) -> None:
        self.rulebook, self.words = rulebook, words
        self._clauses = w.HTML()
        self._openers: dict[w.Button, str] = {}
        self._followers: list[Callable[[Words], object]] = []
        self.rules = box("lesson crx", self._clauses)
        self._boxes = [self.rules]

    def opener(self, name: str, opens: Callable[[], object]) -> w.Box:
        """A button that names what it opens, by the id of that message, in the box to show it in."""
        button = w.Button()
        button.on_click(lambda _: opens())
        self._openers[button] = name
        shown = box("lesson crx crx-kernel", button)
        self._boxes.append(shown)
        self.speak(self.words)
        return shown

    def follow(self, speak: Callable[[Words], object]) -> None:
        """Have this called with the sentences of each language that the screen changes to."""
        self._followers.append(speak)

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        for speak in self._followers:
            speak(words)
        for button, name in self._openers.items():
            button.description = words.text("open-case", case=words.text(name))
        rules = (
            f"<dt><bdi class='crx-clause-name'>{escape(clause)}</bdi></dt><dd>{escape(words.clause(clause))}</dd>"
            for clause in self.rulebook.clauses
        )
        self._clauses.value = f"<dl class='crx-rules' lang='{words.language}' dir='{words.dir}'>{''.join(rules)}</dl>"
        set_direction(self._boxes, words)
