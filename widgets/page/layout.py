"""Boxes of a page: how they are named, which way they run, and new words for a control in them."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from explorer.words import Words


def box(names: str, *children: w.Widget) -> w.Box:
    """A box with the class `crx-` and the first name, and the other names as they are; page.css lays it out."""
    first, *others = names.split()
    made = w.Box(list(children))
    for name in (f"crx-{first}", *others):
        made.add_class(name)
    return made


def set_direction(boxes: list[w.Box], words: Words) -> None:
    """Let these boxes run the way the language does."""
    for each in boxes:
        (each.add_class if words.dir == "rtl" else each.remove_class)("crx-rtl")


def rename(control: Any, title: str, values: dict[Any, str]) -> None:
    """New words for a control's choices, its value kept."""
    value = control.value
    control.description = title
    control.options = [(name, value) for value, name in values.items()]
    control.value = value
