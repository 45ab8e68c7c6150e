"""Games and positions as files: what is saved, and what is read back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from explorer.problems import RecordError, read_json, shown
from explorer.timeline import Timeline
from explorer.words import Words
from widgets.workbench.game_view import GameView


class Loaded(NamedTuple):
    """A game from a file, and whether it was a record or only a position."""

    timeline: Timeline[Any, Any]
    kind: Literal["record", "position"]


def load(text: str, view: GameView[Any, Any], settings: Mapping[str, Any], words: Words) -> Loaded:
    """The game of a record or, under these settings, of a position. `Problem` if the text is neither, or is of another
    game."""
    found, name = read_json(text, RecordError), view.game.rulebook.game
    if not {"game", "actions"} & set(found):
        game = view.game(**settings)
        return Loaded(Timeline(game, game.state(found)), "position")
    if found.get("game") not in (None, name):
        expected = words.text(view.message("name"))
        raise RecordError("other-game", place="game", expected=expected, got=shown(found["game"]))
    return Loaded(Timeline.from_record(found), "record")


def saved(timeline: Timeline[Any, Any], what: str) -> tuple[str, str]:
    """The name and the text of a file with the `record` of the game, or with its position."""
    name = timeline.game.name
    if what == "record":
        return f"{name}-game.json", json.dumps(timeline.record())
    return f"{name}-position.json", json.dumps(timeline.state.to_dict())


def compact_record(timeline: Timeline[Any, Any]) -> str:
    """The record without its cursor: it changes only when something is played, so that a long game is not sent again at
    every step."""
    record = {name: value for name, value in timeline.record().items() if name != "cursor"}
    return json.dumps(record, separators=(",", ":"))
