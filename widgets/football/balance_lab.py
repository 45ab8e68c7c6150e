"""The balance lab: counters set by hand, and what is open under each reading of the balance rule, side by side."""

from __future__ import annotations

from html import escape
from itertools import product
from typing import Any

import ipywidgets as w

from explorer import football
from explorer.football import STATS, StatName
from explorer.words import Words
from widgets.page.lesson import box, turn

_PLAYED = STATS[:4]
_MOST = 99


class BalanceLab:
    """`box` is the whole of it. `counts` has the uses of each team and stat as they are set."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.counts = {
            (seat, stat): w.BoundedIntText(value=3 if (seat, stat) == (0, "goals") else 0, min=0, max=_MOST)
            for seat in (0, 1)
            for stat in _PLAYED
        }
        self.titles = {seat: w.HTML() for seat in (0, 1)}
        self.table = w.HTML()
        teams = [
            box("lab-team panel", self.titles[seat], *(self.counts[seat, stat] for stat in _PLAYED)) for seat in (0, 1)
        ]
        self.box = box("lab crx", box("lab-teams", *teams), self.table)
        self.box.add_class("crx-lesson")
        self._boxes = [self.box, *teams]
        for control in self.counts.values():
            control.add_class("crx-kernel")
            control.observe(lambda _: self.show(), "value")
        self.speak(self.words)

    def __repr__(self) -> str:
        return "BalanceLab()"

    def _repr_mimebundle_(self, **choice: Any) -> dict[str, Any]:
        return {**self.box._repr_mimebundle_(**choice), "text/plain": repr(self)}

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        for seat, title in self.titles.items():
            title.value = f"<h3>{escape(words.text('football:seat', seat=seat))}</h3>"
        for (_, stat), control in self.counts.items():
            control.description = words.text(f"football:match-stat-{stat}")
        turn(self._boxes, words)
        self.show()

    def show(self) -> None:
        """Ask the rules anew."""
        words, settings = self.words, football.RULEBOOK.settings
        readings = list(product(settings["lock"].values, settings["counters"].values))
        heads = "".join(
            f"<th scope='col'>{escape(words.value('football', 'lock', lock))}<br>"
            f"{escape(words.value('football', 'counters', counters))}</th>"
            for lock, counters in readings
        )
        lines = []
        for stat in _PLAYED:
            cells = "".join(f"<td>{self._cell(stat, lock, counters)}</td>" for lock, counters in readings)
            # The counts as they are reckoned with: a box may go on showing what could not be one.
            uses = " · ".join(str(self.counts[seat, stat].value) for seat in (0, 1))
            name = escape(words.text(f"football:match-stat-{stat}"))
            lines.append(f"<tr><th scope='row'>{name}<br><small>{uses}</small></th>{cells}</tr>")
        caption = escape(words.text("football:match-lab", seat=0))
        self.table.value = (
            f"<table class='crx-lab-table' lang='{words.language}' dir='{words.dir}'><caption>{caption}</caption>"
            f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
        )

    def _cell(self, stat: StatName, lock: str | int, counters: str | int) -> str:
        game = football.Game(lock=lock, counters=counters)
        state = game.start(0)._replace(stats=_PLAYED, turn=0, counters=(self._used(0), self._used(1)))
        shut = game.shut(state, stat)
        if shut is None:
            return f"<span class='crx-open'>{escape(self.words.text('football:match-open'))}</span>"
        word, why = self.words.text("football:match-shut"), self.words.refusal(shut)
        return f"<span class='crx-shut'>{escape(word)}</span><br><small>{escape(why)}</small>"

    def _used(self, seat: int) -> tuple[int, int, int, int, int]:
        """How often that team has used each stat, by its counters here."""
        first, second, third, fourth, fifth = (
            int(self.counts[seat, stat].value) if stat in _PLAYED else 0 for stat in STATS
        )
        return first, second, third, fourth, fifth
