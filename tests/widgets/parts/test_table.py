"""The card table's Python side, without a browser."""

import json
import re
from typing import Any, get_args

import pytest

from tests.widgets.scripts import script, style
from widgets.football.parts import FOOTBALL
from widgets.parts import scene
from widgets.parts.table import Table

PLAYER_CARD = FOOTBALL / "parts/player_card.js"
DRAWN = (PLAYER_CARD, Table.module)
WHY = {"text": "No.", "clause": "war.choose", "zone": "hand-0", "close": "Close"}


def say(table: Any, message: Any) -> None:
    """What the page would send."""
    table._handle_custom_msg(message, [])


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(Table, "send", lambda self, content, buffers=None: messages.append(content))
    return messages


def test_press_reaches_the_caller() -> None:
    table, pressed = Table(), []
    table.on_press(lambda *press: pressed.append(press))
    say(table, {"type": "press", "zone": "hand-0", "card": "7S", "index": 2})
    assert pressed == [("hand-0", "7S", 2)]


def test_callbacks_can_be_taken_back() -> None:
    table, pressed = Table(), []

    def fn(*press: Any) -> None:
        pressed.append(press)

    table.on_press(fn)
    table.on_press(fn, remove=True)
    say(table, {"type": "press", "zone": "hand-0", "card": "7S", "index": 2})
    assert pressed == []


def test_a_press_takes_the_last_refusal_away_first() -> None:
    table, seen = Table(scene={"why": WHY}), []
    table.on_press(lambda *press: seen.append(table.scene["why"]))
    say(table, {"type": "press", "zone": "hand-0", "card": "7S", "index": 2})
    assert seen == [None]


def test_the_same_refusal_given_twice_changes_the_scene_twice() -> None:
    table, changes = Table(scene={"why": None}), []
    table.observe(lambda change: changes.append(change["new"]["why"]), "scene")
    table.on_press(lambda *press: setattr(table, "scene", {**table.scene, "why": WHY}))
    for _ in range(2):
        say(table, {"type": "press", "zone": "hand-0", "card": "7S", "index": 2})
    assert changes == [WHY, None, WHY]


def test_dismiss_clears_the_refusal_and_tells_the_caller() -> None:
    table, told = Table(scene={"why": WHY, "label": "Table"}), []
    table.on_dismiss(lambda: told.append(table.scene))
    say(table, {"type": "dismiss"})
    assert told == [{"why": None, "label": "Table"}]


def test_heartbeat_is_answered(sent: list[dict[str, Any]]) -> None:
    say(Table(), {"type": "ping"})
    assert sent == [{"type": "pong"}]


def test_a_scene_travels_whole_as_one_text() -> None:
    card = {"id": "7H 1", "rank": "7", "suit": "H", "face": "up", "mark": "wild chosen", "pressed": True, "gap": True}
    zones = [{"id": "hand", "kind": "hand", "cards": [card], "room": 27, "dir": "ltr"}]
    scene = {"rows": [{"id": "mine", "kind": "third", "turn": True, "small": True, "zones": zones}]}
    sent = Table(scene=scene).get_state()["scene"]
    assert isinstance(sent, str) and json.loads(sent) == scene


def test_a_refusal_goes_and_the_rows_stay_as_they_are() -> None:
    rows = [{"id": "left", "kind": "third", "zones": [{"id": "stack", "kind": "stack", "count": 27}]}]
    table = Table(scene={"rows": rows, "why": WHY})
    table.forget_refusal()
    assert table.scene == {"rows": rows, "why": None}


def test_any_card_of_any_kind_of_zone_can_be_pressed() -> None:
    table, pressed = Table(), []
    table.on_press(lambda *press: pressed.append(press))
    for zone in ("stack", "spread", "hand"):
        say(table, {"type": "press", "zone": zone, "card": "back", "index": 0})
    assert pressed == [(zone, "back", 0) for zone in ("stack", "spread", "hand")]


def test_a_player_travels_as_given_and_can_be_pressed_face_up_or_down() -> None:
    stats = [{"id": "goals", "label": "أهداف", "value": "164", "out": False, "strong": True}]
    player = {"name": "Trent Alexander-Arnold", "note": "England · DF", "stats": stats}
    cards = [{"id": "taa", "face": "up", "player": player, "name": "…"}, {"id": "2", "face": "down", "name": "…"}]
    scene = {"rows": [{"id": "a", "zones": [{"id": "hand", "kind": "players", "cards": cards, "room": 20}]}]}
    table, pressed = Table(scene=scene), []
    assert json.loads(table.get_state()["scene"]) == scene
    table.on_press(lambda *press: pressed.append(press))
    for index, card in enumerate(("taa", "2")):
        say(table, {"type": "press", "zone": "hand", "card": card, "index": index})
    assert pressed == [("hand", "taa", 0), ("hand", "2", 1)]


def test_what_a_player_card_shows_has_a_look() -> None:
    face, program = style(PLAYER_CARD), script(PLAYER_CARD)
    for name in ("player", "name", "whence", "stats", "stat", "what", "value", "out", "attacked"):
        assert re.search(rf"\.{name}\b", face), name
    for name in (scene.Player.__annotations__ | scene.PlayerStat.__annotations__).keys() - {"id"}:
        assert re.search(rf"\b{name}\b", program), name


@pytest.mark.parametrize(
    "name", [*get_args(scene.RowKind), *get_args(scene.ZoneKind), "small", "turn", "strong", "gap"]
)
def test_what_a_scene_can_name_has_a_look(name: str) -> None:
    """Names travel as classes, from the types through the script to the style."""
    assert re.search(rf"\.{name}\b", style(*DRAWN))


@pytest.mark.parametrize("kind", [scene.Row, scene.Zone, scene.PlayingCard, scene.Say, scene.Why, scene.Scene])
def test_all_that_a_scene_says_is_read_by_the_script(kind: type) -> None:
    program = script(*DRAWN)
    unread = [name for name in kind.__annotations__ if not re.search(rf"\b{name}\b", program)]
    assert unread == []


@pytest.mark.parametrize("message", [{}, {"type": "press"}, {"type": "nonsense"}, "text", None, 7])
def test_unknown_messages_are_ignored(message: Any, sent: list[dict[str, Any]]) -> None:
    table = Table(scene={"why": WHY})
    table.on_press(lambda *press: pytest.fail("not a press"))
    say(table, message)
    assert table.scene == {"why": WHY} and sent == []


def test_what_is_synced() -> None:
    state = Table(clauses={"war.tie": "Equal."}, record="{}").get_state()
    assert {"scene", "clauses", "labels", "record", "beat", "_esm", "_modules"} <= state.keys()
    assert state["beat"] == 10_000


def test_stable_repr() -> None:
    assert repr(Table()) == repr(Table()) == "Table()"
