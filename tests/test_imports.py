"""Imports run one way: notebooks → widgets → explorer; in `explorer`, games → the shared modules; in `widgets`, games →
lab → workbench → page → parts. No game imports another."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import explorer
from tests.playing import GAMES

ROOT = Path(explorer.__file__).parent
# Everything else in the engine gets by with the standard library.
WITH_PACKAGES = {"words.py", "batch.py", "lab", "charts"}
FILES = sorted(ROOT.rglob("*.py"))
NAMES = {kind.rulebook.game for kind in GAMES}


def imported(file):
    """The full names of all modules a file imports, at any depth."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_there_are_files():
    assert ROOT / "war" / "rules.py" in FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports(file):
    places = set(file.relative_to(ROOT).parts)
    own = file.relative_to(ROOT).parts[0]
    for name in imported(file):
        parts = name.split(".")
        assert parts[0] not in ("widgets", "notebooks", "tests")
        if not places & WITH_PACKAGES:
            assert parts[0] == "explorer" or parts[0] in sys.stdlib_module_names
        if parts[0] == "explorer" and len(parts) > 1 and parts[1] in NAMES:
            assert parts[1] == own, f"{file} imports {name}"


LAYERS = ("parts", "page", "workbench", "lab")
"""The folders of the screen that every game shares, the lowest first; the gallery leads to all of them."""
SCREEN = ROOT.parent / "widgets"
SCREEN_FILES = sorted(file for file in SCREEN.rglob("*.py") if "voila" not in file.parts)


def height(place):
    """Where a file or module of the screen stands: what is lower may not import what is higher."""
    if place in NAMES or place == "gallery":
        return len(LAYERS)
    return LAYERS.index(place) if place in LAYERS else -1


@pytest.mark.parametrize("file", SCREEN_FILES, ids=lambda file: str(file.relative_to(SCREEN)))
def test_imports_of_the_screen(file):
    own = file.relative_to(SCREEN).parts[0]
    for name in imported(file):
        parts = name.split(".")
        assert parts[0] not in ("notebooks", "tests")
        if parts[0] == "widgets" and len(parts) > 1:
            assert height(parts[1]) <= height(own), f"{file} imports {name}"
            assert parts[1] == own or parts[1] not in NAMES, f"{file} imports {name}"


def test_rules_run_without_any_package():
    """Also what is imported on the way: a game is played with nothing but the standard library."""
    code = """
import sys
from explorer import war
from explorer.timeline import Timeline
game = war.Game()
timeline = Timeline(game, game.start(7))
while (seat := game.actor(timeline.node.state)) is not None:
    timeline.play(game.actions(timeline.node.state)[0])
assert Timeline.from_record(timeline.record()).record() == timeline.record()
used = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"explorer", "__main__"}
print(*sorted(name for name in used if not name.startswith("_")))
"""
    # -S: without site-packages nothing else could be imported at all.
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=ROOT.parent, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", "")
