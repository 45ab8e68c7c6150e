"""What every dashboard page has: what its address asks for, a language, and controls that are also set by the page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import ipywidgets as w

from explorer.problems import SettingError, shown
from explorer.words import Words, languages
from widgets.page import address
from widgets.parts.segments import language_choice
from widgets.screens import screen


class Page(ABC):
    """A page in a language, with the choice of another.

    `words` are the sentences of that language, `asked` is what the address chose of `known` (name → possible values),
    and `complaint` says what it asked for that there is not, "" where all was understood. `box` is the whole of the
    page, which each kind of page makes, and then speaks for the first time with `say`.
    """

    box: w.Box

    def __init__(
        self, lang: str | None = None, query: str | None = None, known: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        usual = languages()[0] if lang is None else _known(lang)
        asked = address.read({"lang": languages(), **(known or {})}, query)
        self.asked: Mapping[str, str] = asked.chosen
        self.words = Words(asked.chosen.get("lang", usual), screen)
        self.complaint = address.complaint(asked, self.words)
        self.language = language_choice(self.words.language)
        self.language.observe(lambda change: self.speak(change["new"]), "value")
        self.setting_controls = False
        """Whether the page itself is setting controls: see `by_ourselves`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _repr_mimebundle_(self, **choice: Any) -> dict[str, Any]:
        return {**self.box._repr_mimebundle_(**choice), "text/plain": repr(self)}

    @cached_property
    def notice(self) -> w.Label:
        """A line that shows the complaint until another language is spoken."""
        notice = w.Label(self.complaint)
        notice.add_class("crx-problem")
        return notice

    # Language

    def speak(self, language: str) -> None:
        """Change the language of the page. `SettingError` if there are no sentences in it."""
        if _known(language) == self.words.language:
            return
        self.words = Words(language, screen)
        self.complaint = ""
        if "notice" in self.__dict__:
            self.notice.value = ""
        with self.by_ourselves():
            self.language.value = language
            self.say()

    @abstractmethod
    def say(self) -> None:
        """Put all there is to read into the language of `words`."""

    def say_language_choice(self) -> None:
        """The name and the direction of the choice of a language."""
        self.language.description = self.words.text("language")
        self.language.lang, self.language.dir = self.words.language, self.words.dir

    # Controls

    @contextmanager
    def by_ourselves(self) -> Iterator[None]:
        """Set controls without taking it for a person's wish."""
        before, self.setting_controls = self.setting_controls, True
        try:
            yield
        finally:
            self.setting_controls = before

    def by_person(self, do: Callable[..., object]) -> Callable[[dict[str, Any]], None]:
        """What a control calls when its value changes: `do(new value)`, unless the page itself has set it."""

        def changed(change: dict[str, Any]) -> None:
            if not self.setting_controls:
                do(change["new"])

        return changed


def _known(language: object) -> str:
    if not isinstance(language, str) or language not in languages():
        raise SettingError("unknown-value", place="lang", expected=", ".join(languages()), got=shown(language))
    return language
