"""What CONTRIBUTING, the guide and the Makefile name is there, and the documentation pages can be made."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDES = ("CONTRIBUTING.md", "README.md", "explorer/a_game_of_your_own.md", "CHANGELOG.md")
STANDS_FOR = {"<game>": "war", "<language>": "en"}
FOLDERS = ("explorer", "widgets", "notebooks", "tests", "binder")


def named(text: str) -> set[str]:
    """The paths in backticks that begin with one of our folders."""
    for part, example in STANDS_FOR.items():
        text = text.replace(part, example)
    paths = re.findall(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]*)`", text)
    return {path for path in paths if "NAME" not in path}


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_a_guide_names_is_there(guide):
    text = (ROOT / guide).read_text(encoding="utf-8")
    assert [path for path in sorted(named(text)) if not (ROOT / path).exists()] == []
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [path for path in linked if not ((ROOT / guide).parent / path).exists()] == []


def test_contributing_names_paths():
    assert len(named((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))) > 12


@pytest.mark.parametrize("guide", GUIDES)
def test_every_make_command_a_guide_names_is_a_target(guide):
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = (ROOT / guide).read_text(encoding="utf-8")
    assert set(re.findall(r"(?:`|^    )make (\w+)", text, re.MULTILINE)) <= targets


def test_no_address_of_a_repository_that_does_not_exist():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"mybinder\.org/v2/gh/([\w-]+/[\w-]+)/", text)) == {"OWNER/REPO"}


@pytest.mark.slow
def test_documentation_pages_are_made_with_the_guide_and_fetch_nothing(tmp_path):
    # As `make docs` does, for a few modules.
    modules = ["explorer", "explorer.game", "explorer.war", "explorer.war.rules", "widgets.parts.table"]
    done = subprocess.run(
        [sys.executable, "-m", "pdoc", "--output-directory", str(tmp_path), *modules],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    assert "A game of your own" in pages[tmp_path / "explorer.html"]
    assert (tmp_path / "explorer/war/rules.html").is_file()
    for page, text in pages.items():
        assert not re.search(r"<(script|link|img)[^>]+(src|href)=.https?:", text), page
