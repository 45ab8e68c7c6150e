"""Joins the files a part of the screen is made of.

An anywidget module is loaded on its own and cannot import a neighbour, so what the parts share is put in front of each:
`common.js` before its script, `look.css` before its style.
"""

from pathlib import Path

HERE = Path(__file__).parents[1]


def read(*names: str) -> str:
    """The text of these files of `widgets`, one after another."""
    return "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)


def script(*names: str) -> str:
    """One ES module: the shared helpers, what only some parts share, and last the part's own script."""
    return read("parts/common.js", *(f"{name}.js" for name in names))


def style(*names: str) -> str:
    """One style sheet: the shared look and the part's own rules."""
    return read("parts/look.css", *(f"{name}.css" for name in names))
