"""Named edge cases: a position, a line to step through, and the clauses they show. Their texts are in `locale/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.game import game_named
from explorer.problems import Facts
from explorer.saying import in_english, in_english_html
from explorer.timeline import Timeline

if TYPE_CHECKING:
    from explorer.words import Words


class Case(NamedTuple):
    """A position worth seeing. `actions` lead to what it shows; `settings` are those that differ from the defaults."""

    game: str
    name: str
    clauses: tuple[str, ...]
    position: Facts
    actions: tuple[str, ...]
    settings: Facts = Facts()

    def said(self, words: Words) -> str:
        """Its name, what it is about, what there is to see, and the clauses."""
        text, name = words.text, f"{self.game}:case-{self.name}"
        return f"{text(name)} ({text(name + '.note')}): {text(name + '.look')} [{', '.join(self.clauses)}]"

    def __str__(self) -> str:
        return in_english(self)

    def _repr_html_(self) -> str:
        return in_english_html(self)

    def timeline(self, **settings: Any) -> Timeline[Any, Any]:
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
