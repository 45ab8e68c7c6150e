"""The settings of the rules on the screen: what a person wants, and a game played anew when one is flipped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from explorer.timeline import Bookmark, Timeline
from widgets.workbench.game_view import GameView


class Flip(NamedTuple):
    """What settings are flipped on: the timeline as somebody played it, how far it was `seen` and where the cursor was.

    `shape` and `position` are those of the timeline flipped to: whether somebody has played on or moved since.
    """

    origin: Timeline[Any, Any]
    seen: Bookmark
    here: Bookmark
    shape: tuple[int, int] = (0, 0)
    position: int = 0


class Settings:
    """`controls` has one for each setting. `cut` says whether a line is legal only so far under the settings now."""

    def __init__(self, view: GameView[Any, Any], controls: Mapping[str, Any]) -> None:
        self.view, self.controls = view, controls
        self.cut = False
        self._wished: dict[str, Any] = {}  # the settings a person has chosen
        self._last: Flip | None = None

    @property
    def chosen(self) -> dict[str, Any]:
        """What the controls say."""
        return {name: control.value for name, control in self.controls.items()}

    @property
    def wished(self) -> Mapping[str, Any]:
        """What a person has chosen; what only a case brought along is not in it."""
        return self._wished

    @property
    def wished_readings(self) -> dict[str, Any]:
        """Those of them that are readings: a what-if would change what a case is there to show."""
        known = self.view.game.rulebook.settings
        return {name: value for name, value in self._wished.items() if not known[name].variation}

    def adopt(self, timeline: Timeline[Any, Any]) -> None:
        """The settings of a game that was played are wished for by whoever opens it."""
        self._wished = dict(timeline.game.settings)

    def begin(self, timeline: Timeline[Any, Any]) -> None:
        """Set the controls to those of another game."""
        self.cut, self._last = False, None
        for name, control in self.controls.items():
            control.value = timeline.game.settings[name]

    def flip(self, old: Timeline[Any, Any], frontier: int) -> Flip | None:
        """What is to be played anew since a person has flipped a setting; `frontier` is how far `old` was seen. None
        where that concerns only what is yet to be played: `old` goes on under it."""
        game = self.view.game(**self.chosen)
        changed = {name for name, value in game.settings.items() if value != old.game.settings[name]}
        self._wished |= {name: game.settings[name] for name in changed}
        if changed <= set(self.view.bot_settings.values()):
            old.game = game
            return None
        # Flipped there and back, all is as it was: the lines are played anew from what somebody has played.
        last = self._last
        if last is None or last.shape != _shape(old):
            return Flip(old, old.bookmark(frontier), old.bookmark(old.position))
        return last if last.position == old.position else last._replace(here=old.bookmark(old.position))

    def under(self, flip: Flip) -> Timeline[Any, Any]:
        """The same start and the same actions under the settings chosen, as far as they are legal."""
        timeline, self.cut = flip.origin.under(self.view.game(**self.chosen))
        return timeline

    def flipped(self, flip: Flip, timeline: Timeline[Any, Any]) -> None:
        """Remember what was flipped to, to be flipped back."""
        self._last = flip._replace(shape=_shape(timeline), position=timeline.position)


def _shape(timeline: Timeline[Any, Any]) -> tuple[int, int]:
    return len(timeline.branches), sum(leaf.depth for leaf in timeline.branches)
