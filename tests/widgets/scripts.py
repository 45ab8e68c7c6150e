"""What a part is drawn with, for tests: the texts its module imports, and its libraries as a page without a kernel gets
them."""

import base64
import re
from posixpath import dirname, join, normpath
from typing import Any

from widgets.parts.library import LINKER, Module, libraries

_IMPORT = re.compile(r'^(?:(?:import|export)\s[\w$\s{},*]*?\bfrom\s+|import\s+)"([^"]+)"', re.MULTILINE)


def imported(name: str, text: str) -> list[str]:
    """The names of what a module imports."""
    return [normpath(join(dirname(name), it)) if it.startswith(".") else it for it in _IMPORT.findall(text)]


def reached(*modules: Module) -> dict[str, str]:
    """The texts of these modules and of all they import, by name; `KeyError` for one that is in no folder they need."""
    texts: dict[str, str] = {}
    for module in modules:
        for folder in (module.folder, *module.folder.needs):
            texts |= folder.texts
    found: dict[str, str] = {}

    def reach(name: str) -> None:
        if name not in found:
            found[name] = texts[name]
            for other in imported(name, texts[name]) if name.endswith(".js") else ():
                reach(other)

    for module in modules:
        reach(module.name)
    return found


def script(*modules: Module) -> str:
    """The scripts of these modules without what all parts share."""
    return _joined(".js", modules)


def style(*modules: Module) -> str:
    """The styles of these modules without the look that all parts share."""
    return _joined(".css", modules)


def _joined(kind: str, modules: tuple[Module, ...]) -> str:
    return "\n".join(text for name, text in reached(*modules).items() if name.endswith(kind) and "/common/" not in name)


def served(*modules: Module) -> list[Any]:
    """What `LOAD` loads these modules from on a page without a kernel."""
    found = [{"version": it.version, "content": base64.b64encode(it.content).decode()} for it in libraries(modules)]
    return [LINKER, found, [module.name for module in modules]]


LOAD = """async ([linker, libraries, names]) => {
  const { load } = await import(URL.createObjectURL(new Blob([linker], { type: "text/javascript" })));
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const found = libraries.map(({ version, content }) => ({ version, content: bytes(content) }));
  return load(found.map((library) => ({ get: (name) => library[name] })), names);
}"""
"""Loads what `served` gives, as a part's own model does."""
