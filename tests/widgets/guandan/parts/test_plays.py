"""The plays' Python side, without a browser."""

from typing import Any

import pytest

from widgets.guandan.parts.plays import CHEAPEST, Plays

GROUPS = [{"id": "straight", "name": "تتابع", "count": "1", "rows": [{"id": "straight 9", "many": True, "cards": []}]}]


def say(plays: Plays, **message: Any) -> None:
    """What the page would send."""
    plays._handle_custom_msg({"row": "straight 9", "generation": plays.generation, **message}, [])


@pytest.fixture
def plays() -> Plays:
    return Plays(groups=GROUPS)


def test_laying_reaches_the_caller(plays: Plays) -> None:
    heard: list[Any] = []
    plays.on_lay(lambda *play: heard.append(play))
    say(plays, type="lay", set=-1)
    say(plays, type="lay", set=12)
    assert heard == [("straight 9", CHEAPEST), ("straight 9", 12)]


def test_sets_are_asked_for_and_answered(plays: Plays, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(Plays, "send", lambda self, content, buffers=None: sent.append(content))
    sets = [{"cards": [{"rank": "9", "suit": "S"}], "alt": "9 of spades"}]
    plays.on_sets(lambda row, start: plays.answer(row, start, sets, 3, "3 more"))
    say(plays, **{"type": "sets", "from": 40})
    facts = {"from": 40, "sets": sets, "rest": 3, "more": "3 more", "generation": plays.generation}
    assert sent == [{"type": "sets", "row": "straight 9", **facts}]


def test_what_is_said_of_earlier_plays_is_dropped(plays: Plays) -> None:
    plays.on_lay(lambda *play: pytest.fail("an earlier play"))
    old = plays.generation
    plays.groups = [*GROUPS, {"id": "pair", "rows": []}]
    assert plays.generation > old
    say(plays, type="lay", set=-1, generation=old)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "lay"},
        {"type": "lay", "set": "1"},
        {"type": "lay", "set": -2},
        {"type": "lay", "set": -1, "row": "straight 8"},
        {"type": "lay", "set": -1, "row": ["straight 9"]},
        {"type": "lay", "set": -1, "generation": None},
        {"type": "sets", "from": -1},
        {"type": "sets", "from": 1.5},
    ],
)
def test_other_messages_are_ignored(plays: Plays, message: dict[str, Any]) -> None:
    plays.on_lay(lambda *play: pytest.fail("not a play"))
    plays.on_sets(lambda *play: pytest.fail("not a question"))
    say(plays, **message)
    plays._handle_custom_msg(None, [])


def test_large_values_travel_as_text(plays: Plays) -> None:
    text = plays.get_state()["groups"]
    assert "تتابع" in text
    other = Plays()
    other.set_state({"groups": text})
    assert other.groups == GROUPS


def test_stable_repr() -> None:
    assert repr(Plays()) == "Plays()"
