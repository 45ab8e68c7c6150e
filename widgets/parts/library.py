"""How scripts and styles travel to a page: a folder of them at a time, packed, and once a kernel.

A part (`Part`) names the module that draws it, by folder and file. The folder's texts travel in a `Library`, a model
that the part refers to; on the page `loading/linker.js` makes modules of them. So scripts are ordinary modules in files
that import each other, and the styles they need, and still nothing has to be built or served.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import ipywidgets
import traitlets


class Library(ipywidgets.Widget):
    """The scripts and styles of a folder, as a page gets them. Nothing of it is ever changed."""

    version = traitlets.Unicode(help="stands for its texts and those of the folders it needs").tag(sync=True)
    content = traitlets.Bytes(help="deflated JSON, a text by each name").tag(sync=True)
    linker = traitlets.Unicode(help="the script that makes modules of the content").tag(sync=True)

    def __repr__(self) -> str:
        return "Library()"


class Module(NamedTuple):
    """A script or a style: its folder, and what it is called in all scripts, such as ``widgets/parts/table.js``."""

    folder: Folder
    name: str


class Folder:
    """The scripts and styles in the folder of a package, those in folders within it too.

    In scripts a file is imported by its way from the importing one (``"./clause.js"``) or, from another folder, by the
    package's name and its way from there (``"widgets/parts/common/dom.js"``). `needs` are the other folders that may be
    imported from.
    """

    def __init__(self, package: str, *needs: Folder) -> None:
        self.package, self.needs = package, needs
        self._library: Library | None = None

    def __repr__(self) -> str:
        return f"Folder({self.package!r})"

    def __truediv__(self, file: str) -> Module:
        return Module(self, f"{self.package.replace('.', '/')}/{file}")

    @cached_property
    def texts(self) -> dict[str, str]:
        """The texts of all scripts and styles, by name."""
        return dict(sorted(_texts(files(self.package), self.package.replace(".", "/"))))

    @cached_property
    def content(self) -> bytes:
        """The texts as they travel."""
        return zlib.compress(json.dumps(self.texts, ensure_ascii=False).encode())

    @cached_property
    def version(self) -> str:
        """A name for these texts and those they can import."""
        known = hashlib.sha256(self.content)
        for folder in self.needs:
            known.update(folder.version.encode())
        return known.hexdigest()[:16]

    @property
    def library(self) -> Library:
        """The library of this kernel; a new one if the last was closed."""
        if self._library is None or self._library.comm is None:
            linker = "" if self.needs else LINKER
            self._library = Library(version=self.version, content=self.content, linker=linker)
        return self._library


def libraries(modules: Iterable[Module]) -> list[Library]:
    """The libraries that hold these modules and all they can import, those first that the others need."""
    found: dict[Folder, Library] = {}

    def take(folder: Folder) -> None:
        for need in folder.needs:
            take(need)
        found[folder] = folder.library

    for module in modules:
        take(module.folder)
    return list(found.values())


def _texts(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _texts(each, f"{name}/{each.name}")
        elif each.name.endswith((".js", ".css")):
            yield f"{name}/{each.name}", each.read_text(encoding="utf-8")


PARTS = Folder("widgets.parts")
"""The parts that every game has, and what their scripts share."""
_LOADING = PARTS / "loading"
STUB = re.sub(r"^ *(//|/\*\*).*\n", "", PARTS.texts[f"{_LOADING.name}/stub.js"], flags=re.MULTILINE).replace("  ", "")
"""The script that each part's own model carries: the file without its comments."""
LINKER = PARTS.texts[f"{_LOADING.name}/linker.js"]
"""The script that it gets from a library."""
