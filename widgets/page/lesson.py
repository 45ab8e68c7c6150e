"""What stands around a bench in a lesson: all clauses of the game, and buttons that open something on the bench."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from explorer.rulebook import Rulebook
from explorer.words import Words


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
        turn(self._boxes, words)


def box(names: str, *children: w.Widget) -> w.Box:
    """A box with the class `crx-` and the first name, and the other names as they are; bench.css lays it out."""
    first, *others = names.split()
    made = w.Box(list(children))
    for name in (f"crx-{first}", *others):
        made.add_class(name)
    return made


def turn(boxes: list[w.Box], words: Words) -> None:
    """Let these boxes run the way the language does."""
    for each in boxes:
        (each.add_class if words.dir == "rtl" else each.remove_class)("crx-rtl")


def rename(control: Any, title: str, values: dict[Any, str]) -> None:
    """New words for a control's choices, its value kept."""
    value = control.value
    control.description = title
    control.options = [(name, value) for value, name in values.items()]
    control.value = value
