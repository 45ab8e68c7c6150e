"""The histogram's Python side, without a browser."""

import re
from typing import Any

import pytest
import traitlets

from tests.widgets.scripts import script, style
from widgets.parts.bars import Bars

BARS = [
    {"id": "0", "label": "من 0 إلى 19", "from": "0", "heights": [0.25, 0.5], "counts": ["25", "50"]},
    {"id": "20", "label": "من 20 إلى 39", "from": "20", "heights": [0.75, 0.5], "counts": ["75", "50"]},
]
GAMES = [{"id": "17", "text": "اللعبة 17", "note": "22"}, {"id": "18", "text": "اللعبة 18", "note": "31"}]


@pytest.fixture
def bars() -> Bars:
    return Bars(bars=BARS, sets=[{"name": "A"}, {"name": "B"}], chosen="20", games=GAMES)


@pytest.mark.parametrize(("what", "which"), [("bar", "0"), ("bar", "20"), ("game", "17"), ("game", "18")])
def test_a_press_reaches_the_caller_and_chooses_nothing_itself(bars: Bars, what: str, which: str) -> None:
    heard: list[Any] = []
    bars.on_bar(lambda bar: heard.append(("bar", bar)))
    bars.on_game(lambda game: heard.append(("game", game)))
    bars._handle_custom_msg({"type": what, "id": which}, [])
    assert heard == [(what, which)]
    assert (bars.chosen, bars.chosenGame) == ("20", "")


def test_callbacks_can_be_taken_back(bars: Bars) -> None:
    heard: list[str] = []
    for on, message in ((bars.on_bar, {"type": "bar", "id": "0"}), (bars.on_game, {"type": "game", "id": "17"})):
        on(fn := heard.append)
        on(fn, remove=True)
        bars._handle_custom_msg(message, [])
    assert heard == []


@pytest.mark.parametrize(
    "message",
    [
        {},
        None,
        "20",
        {"type": "bar"},
        {"type": "choose", "id": "20"},
        {"type": "bar", "id": "17"},  # a game's
        {"type": "game", "id": "20"},  # a bar's
        *({"type": what, "id": it} for what in ("bar", "game") for it in (20, 17, "", None, "2", ["20"], {"id": "17"})),
    ],
)
def test_other_messages_are_ignored(bars: Bars, message: Any) -> None:
    bars.on_bar(lambda bar: pytest.fail("not a bar"))
    bars.on_game(lambda game: pytest.fail("not a game"))
    bars._handle_custom_msg(message, [])


def test_what_is_gone_cannot_be_pressed_any_more(bars: Bars) -> None:
    bars.on_bar(lambda bar: pytest.fail("not a bar"))
    bars.on_game(lambda game: pytest.fail("not a game"))
    bars.bars, bars.games = BARS[1:], []
    bars._handle_custom_msg({"type": "bar", "id": "0"}, [])
    bars._handle_custom_msg({"type": "game", "id": "17"}, [])


@pytest.mark.parametrize(("name", "value"), [("bars", BARS), ("games", GAMES)])
def test_large_values_travel_as_text(bars: Bars, name: str, value: list[dict[str, Any]]) -> None:
    text = bars.get_state()[name]
    assert isinstance(text, str) and "\\u" not in text
    other = Bars()
    other.set_state({name: text})
    assert getattr(other, name) == value


@pytest.mark.parametrize(
    "traits",
    [{"bars": ["0"]}, {"games": ["17"]}, {"sets": [{"name": name} for name in "ABC"]}, {"chosen": 20}, {"busy": "yes"}],
)
def test_traits_have_their_types(traits: dict[str, Any]) -> None:
    with pytest.raises(traitlets.TraitError):
        Bars(**traits)


@pytest.mark.parametrize("name", sorted(Bars(labels={}).trait_names(sync=True)))
def test_the_script_reads_every_trait(name: str) -> None:
    if name in Bars.class_own_traits():
        read = r"setLanguage\(root, model\)" if name in ("lang", "dir") else rf'(get|parsed\(model,) ?\(?"{name}"'
        assert re.search(read, script(Bars.module)), name


@pytest.mark.parametrize("name", ["two", "busy", "counted", "named", "away", "glance", "peak", "swatch", "empty"])
def test_what_is_drawn_has_a_look(name: str) -> None:
    """Names travel as classes, from the script to the style."""
    assert re.search(rf"\b{name}\b", script(Bars.module)) and re.search(rf"\.{name}\b", style(Bars.module))


def test_stable_repr() -> None:
    assert repr(Bars()) == "Bars()"
