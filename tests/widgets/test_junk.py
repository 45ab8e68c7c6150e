"""Whatever a page sends, nothing fails: its messages are as untrusted as what a person types."""

import ast
import inspect
import math
from itertools import product

import pytest

from tests.widgets.pages import PAGES, widgets_of
from widgets.parts.base import Part

pytestmark = pytest.mark.slow

JUNK = (
    None, True, -1, 10**400, 1.5, math.nan, math.inf, "", "x", "0", "-1", "²", "__class__", "<b>", "\0", "a" * 10_000,
    [], ["x"], [["x"]], {}, {"x": 1}, {"id": "x"}, b"x",
)  # fmt: skip
NO_MESSAGES = (None, [], ["type"], "press", 3, math.nan, {}, {"type": None}, {"type": ["press"]}, {"type": "nothing"})


def strings(pattern):
    """The texts in a pattern of a `match` statement."""
    return [node.value for node in ast.walk(pattern) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def shapes(kind):
    """The keys of each message that a kind of part knows, and the types it may have."""
    tree, found = ast.parse(inspect.getsource(inspect.getmodule(kind))), []
    for node in ast.walk(tree):
        if isinstance(node, ast.MatchMapping):
            keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
            values = dict(zip(keys, map(strings, node.patterns), strict=True))
            types = values.get("type") or getattr(inspect.getmodule(kind), "COMMANDS", ["x"])
            found.append((keys, sorted(types), values))
    return found


def messages(kind):
    """Each message such a part knows, with a key missing, with junk in one place, and with the same junk everywhere."""
    yield from NO_MESSAGES
    for keys, types, values in shapes(kind):
        rest = [key for key in keys if key != "type"]
        usual = {key: (values[key] or ["x"])[0] for key in rest}
        for name in types:
            yield {"type": name}
            if rest:
                yield {"type": name, **usual, "more": "x"}
            for key, junk in product(rest, JUNK):
                yield {"type": name, **usual, key: junk}
            for junk in JUNK if rest else ():
                yield {"type": name, **dict.fromkeys(rest, junk)}


@pytest.mark.parametrize("name", PAGES)
def test_junk_from_the_page_does_nothing_and_breaks_nothing(name):
    page = PAGES[name](query="")
    parts = [widget for widget in widgets_of(page.box) if isinstance(widget, Part)]
    for part in parts:
        reads_files = type(part)._receive is not Part._receive
        for message, buffers in product(messages(type(part)), ([], [b"\xff"], [b"", b"x"]) if reads_files else ([],)):
            part._handle_custom_msg(message, buffers)
    assert parts or name == "gallery"
    page.speak("ar")
    page.speak("en")  # it still answers


def test_the_messages_of_a_part_are_found_in_its_program():
    found = {kind.__name__: [sorted(keys) for keys, _, _ in shapes(kind)] for kind in every_kind(Part)}
    assert ["card", "index", "type", "zone"] in found["Table"]
    assert sum(map(len, found.values())) >= 20
    heard = {kind.__name__ for kind in every_kind(Part) if {"_hear", "_receive"} & vars(kind).keys()}
    assert heard <= {name for name, messages in found.items() if messages}


def every_kind(kind):
    for each in kind.__subclasses__():
        yield each
        yield from every_kind(each)


@pytest.mark.parametrize("junk", [["x"], {"x": 1}, None, 3, True])
@pytest.mark.parametrize("game", [name for name in PAGES if name not in ("cards", "lab", "gallery")])
def test_a_press_that_names_no_card_is_nothing(game, junk):
    page = PAGES[game](query="")
    scene = page.parts.table.scene
    for press in ({"zone": "hand-0", "card": junk, "index": 0}, {"zone": junk, "card": "2S", "index": 0}):
        page.parts.table._handle_custom_msg({"type": "press", **press}, [])
    assert page.parts.table.scene == scene
