"""A histogram whose bars are buttons: the games behind a bar, and the choice of one of them."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Bars(Part):
    """Shows how often each value came up, for one set of games or for two, and reports the bar and the game pressed.

    A bar is ``{"id", "label", "from", "heights": [share of A, share of B], "counts": ["123", "97"]}``: `label` is what
    it is called, a whole sentence, and `from` the text beneath it, shown where there is room. Only the heights'
    proportions count, since the tallest fills the plot. `counts` are texts: of one set they stand on the bars where
    there is room, of two beside the label of the bar that is looked at. A set is ``{"name"}``; with two of them there
    is a legend, and B is drawn as an outline over A.

    A game is ``{"id", "text", "note"}``. The list's place is kept even when it is empty; without `labels["games"]`
    there is no list at all.

    Labels: `games` names the list, `empty` stands where there are no bars, and `hint` where the chosen bar's label will
    be; `previous` and `next`, which may be left out, name two buttons that lead from the chosen bar to its neighbours,
    for fingers wider than a bar.
    """

    module = PARTS / "bars.js"

    bars = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    sets = traitlets.List(traitlets.Dict(), maxlen=2, help="one or two").tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    unit = traitlets.Unicode(help="what the horizontal axis counts").tag(sync=True)
    peak = traitlets.Unicode(help="how much the tallest bar stands for, such as 4.2 %; may be left out").tag(sync=True)
    note = traitlets.Unicode(help="a line beneath").tag(sync=True)
    chosen = traitlets.Unicode(help="the id of the bar whose games are listed").tag(sync=True)
    games = traitlets.List(traitlets.Dict(), help="the games of the chosen bar, some 200 at most").tag(**AS_TEXT)
    more = traitlets.Unicode(help="a line below the games: how many more there are, or what to press").tag(sync=True)
    chosenGame = traitlets.Unicode(help="the id of the game that was opened").tag(sync=True)
    labels = traitlets.Dict(help="games, empty, hint, previous, next").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)
    busy = traitlets.Bool(help="whether results are still coming in: then the scale moves only if it must").tag(
        sync=True
    )

    def on_bar(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when a bar is pressed; `chosen` and `games` are for the caller to set."""
        self._on("bar", fn, remove)

    def on_game(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when a game is pressed; `chosenGame` is for the caller to set."""
        self._on("game", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "bar", "id": str(bar)} if any(bar == it["id"] for it in self.bars):
                self._tell("bar", bar)
            case {"type": "game", "id": str(game)} if any(game == it["id"] for it in self.games):
                self._tell("game", game)
