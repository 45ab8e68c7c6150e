"""Named edge cases: a position, a line to step through, and the clauses they show. Their texts are in `locale/`."""

from __future__ import annotations

from typing import Any, NamedTuple

from explorer.game import game_named
from explorer.problems import Facts
from explorer.timeline import Timeline


class Case(NamedTuple):
    """A position worth seeing. `actions` lead to what it shows; `settings` are those that differ from the defaults."""

    game: str
    name: str
    clauses: tuple[str, ...]
    position: Facts
    actions: tuple[str, ...]
    settings: Facts = Facts()

    def __str__(self) -> str:
        from explorer.words import Words

        text = Words().text
        name = f"{self.game}:case-{self.name}"
        return f"{text(name)} ({text(name + '.note')}): {text(name + '.look')} [{', '.join(self.clauses)}]"

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(str(self))}</p>"

    def timeline(self, **settings: Any) -> Timeline:
        """The case with its line laid out and the cursor at the beginning, under the settings given and its own, which
        come first. Where its line is not legal to the end, it ends where it stops being so."""
        game = game_named(self.game)(**{**settings, **self.settings})
        timeline = Timeline(game, game.state(self.position))
        for action in self.actions:
            if game.refusal(timeline.node.state, action) is not None:
                break
            timeline.play(action)
        timeline.seek(0)
        return timeline
