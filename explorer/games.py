"""The games there are: found, not listed.

A game of ours is a folder of this package with a `rules.py`. A game from elsewhere is a package that an installed
distribution names under the entry point group `card_rules_explorer.games`:

    [project.entry-points."card_rules_explorer.games"]
    hearts = "hearts_rules"

Either has `Game`, `CASES` and `BOTS`, its sentences in a folder `locale/`, and perhaps a module `batch` for the lab.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType


class Packages:
    """Packages of one kind, one a game, by the game's name: those in the folder of `home` that have a file `mark`, and
    those that other distributions name under the entry point group `group`.

    A name of ours cannot be taken by another distribution. What is asked for by name is looked for in our own folder
    first, since reading what is installed takes its time.
    """

    def __init__(self, home: str, mark: str, group: str) -> None:
        self.home, self.mark, self.group = home, mark, group
        self._here = Path(import_module(home).__path__[0])

    def names(self) -> tuple[str, ...]:
        """All of them, ours first, each part in the order of the alphabet."""
        return (*self._ours(), *sorted(set(self._others()) - set(self._ours())))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._package(name) is not None

    def module(self, name: str, part: str = "") -> ModuleType:
        """The package of that name, or a module in it. `LookupError` where there is no such package, and
        `ModuleNotFoundError` where it has no such module."""
        package = self._package(name)
        if package is None:
            raise LookupError(f"no package for the game {name!r}; there are {', '.join(self.names())}")
        return import_module(f"{package}.{part}" if part else package)

    def folder(self, name: str) -> Path | None:
        """Where that package lies; nothing of it is imported."""
        package = self._package(name)
        if package == f"{self.home}.{name}":
            return self._here / name
        found = find_spec(package) if package else None
        places = found.submodule_search_locations if found else None
        return Path(next(iter(places))) if places else None

    def sentences(self, scope: str) -> Path | None:
        """Where the sentences of a game are, in a folder for each language, or with "" those of all games."""
        folder = self.folder(scope) if scope else self._here
        return folder / "locale" if folder else None

    def _package(self, name: str) -> str | None:
        return f"{self.home}.{name}" if name in self._ours() else self._others().get(name)

    # There are two of these, as long as the program runs.
    @cache  # noqa: B019
    def _ours(self) -> tuple[str, ...]:
        return tuple(sorted({file.parent.name for file in self._here.glob(f"*/{self.mark}.py*")}))

    @cache  # noqa: B019
    def _others(self) -> dict[str, str]:
        return {entry.name: entry.value for entry in entry_points(group=self.group)}


GAMES = Packages("explorer", "rules", "card_rules_explorer.games")
"""The engine's side of each game: its rules, sentences, cases, bots."""
