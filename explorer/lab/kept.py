"""Where compiled code is kept on disk, and for how long.

Code is compiled together with all it calls and all constants it sees, while numba looks only at the file of the
outermost function. So each module's code is in a folder that is named after everything its kernels can see: what stands
in the sources, but for docstrings and comments.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any

HERE = Path(__file__).parents[1]
_NAME = re.compile(r"kernels-[0-9a-f]{16}")
_UNUSED = 24 * 60 * 60  # seconds after which a folder that nobody has used is old
_NAMES = "kernels.json"
_MOST_NAMES = 100


@cache
def folder(module: str) -> Path | None:
    """Where the compiled code of a module is kept, if there is a place."""
    root = _root()
    if root is None:
        return None
    named = root / f"kernels-{_digest(tuple(sources(module)), root)}"
    _mark_used(named)
    return named / module


def holds(module: str, function: str) -> bool:
    """Whether that function of a module is there, compiled."""
    found = folder(module)
    return found is not None and any(found.glob(f"*.{function}-*.nbi"))


def sources(module: str) -> list[Path]:
    """The files that the kernels of a module can see: all that games share, and what is in the module's own package,
    but for charts."""
    shared = [*HERE.glob("*.py"), *HERE.glob("lab/*.py")]
    own = Path(str(sys.modules[module].__file__)).parent
    return sorted({*shared, *(file for file in own.rglob("*.py") if "charts" not in file.relative_to(own).parts)})


def remove_old(root: Path, kept: str) -> None:
    """Remove the folders of compiled code in `root` that nobody has used for a day, but for the one called `kept`. A
    program that still runs has its code in memory, and makes the folder anew should it compile more."""
    for found in root.iterdir():
        if _NAME.fullmatch(found.name) and found.name != kept and found.is_dir() and not found.is_symlink():
            try:
                old = time() - found.stat().st_mtime > _UNUSED
            except OSError:  # another process was faster
                continue
            if old:
                rmtree(found, ignore_errors=True)


def _root() -> Path | None:
    root = own = HERE / "__pycache__"
    if not os.access(own if own.exists() else HERE, os.W_OK):
        try:
            root = Path.home() / ".cache" / "card-rules-explorer"
        except RuntimeError:  # nobody's home
            return None
    return root


def _mark_used(named: Path) -> None:
    """Note that the folder is in use; a new one takes the place of old ones."""
    try:
        new = not named.exists()
        named.mkdir(parents=True, exist_ok=True)
        os.utime(named)
        if new:
            remove_old(named.parent, named.name)
    except OSError:  # nothing can be written there, as will be seen
        pass


def _digest(files: tuple[Path, ...], root: Path) -> str:
    """What the sources say, in sixteen letters. To read them so takes long: it is looked up by their bytes first."""
    texts = [file.read_bytes() for file in files]
    key = sha256(b"\0".join(texts)).hexdigest()
    try:
        names = dict(json.loads((root / _NAMES).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        names = {}
    if key not in names:
        said = "\0".join(ast.dump(_without_docstrings(ast.parse(text))) for text in texts)
        names[key] = sha256(said.encode()).hexdigest()[:16]
        _write(root / _NAMES, json.dumps(dict(list(names.items())[-_MOST_NAMES:])))
    return str(names[key])


def _write(file: Path, text: str) -> None:
    """At once, so that no other process ever reads half of it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as made:
            made.write(text)
        os.replace(made.name, file)
    except OSError:  # then it is reckoned again next time
        pass


def _without_docstrings(tree: ast.Module) -> ast.Module:
    """The module without any text that stands by itself."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = list(_but_texts(body))  # type: ignore[attr-defined]
    return tree


def _but_texts(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        match statement:
            case ast.Expr(value=ast.Constant(value=str())):
                continue
        yield statement


class Locator:
    """Tells numba where a kernel is kept. The folder is named after the sources: in it no code is out of date, wherever
    in its file a function stands."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file  # numba names it in a warning
        self._folder = str(folder(function.__module__))

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> Locator | None:
        """None where nothing can be written."""
        found = cls(function, file)
        try:
            found.ensure_cache_path()
        except OSError:
            return None
        return found

    def ensure_cache_path(self) -> None:
        os.makedirs(self._folder, exist_ok=True)
        tempfile.TemporaryFile(dir=self._folder).close()

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""
