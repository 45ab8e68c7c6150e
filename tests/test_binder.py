"""The files that Binder, the Makefile and CI install from agree with each other and with the project."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINS = (ROOT / "binder/requirements.txt").read_text().split()


def needed() -> list[str]:
    project = PROJECT["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["test"], *PROJECT["build-system"]["requires"]]


def test_every_line_is_an_exact_pin():
    assert [line for line in PINS if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+", line)] == []
    names = [canonicalize_name(line.split("==")[0]) for line in PINS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("requirement", needed())
def test_pins_cover_what_the_project_asks_for(requirement):
    wanted = Requirement(requirement)
    pinned = {canonicalize_name(name): version for name, version in (line.split("==") for line in PINS)}
    assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)])


def test_runtime_is_a_python_the_project_supports():
    name, version = (ROOT / "binder/runtime.txt").read_text().strip().split("-")
    assert name == "python"
    assert SpecifierSet(PROJECT["project"]["requires-python"]).contains(f"{version}.0")


@pytest.mark.parametrize("script", ["binder/postBuild", ".ci/run"])
def test_scripts_can_be_run(script):
    assert os.access(ROOT / script, os.X_OK)
    assert (ROOT / script).read_text().startswith("#!/usr/bin/env bash\n")


def test_postbuild_stops_at_an_error_and_installs_the_project():
    text = (ROOT / "binder/postBuild").read_text()
    assert "\nset -e\n" in text
    assert re.search(r"pip install .*\.$", text, re.MULTILINE)
    for name in re.findall(r"binder/[\w.]+", text):
        assert (ROOT / name).exists()


def test_notebooks_linked_from_the_readme_exist():
    text = unquote((ROOT / "README.md").read_text())
    linked = set(re.findall(r"urlpath=(?:voila/render|lab/tree)/([\w./-]+)", text)) | set(
        re.findall(r"\(([\w./-]+\.ipynb)", text)
    )
    assert [path for path in sorted(linked) if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize(
    "path", ["binder/requirements.txt", "binder/postBuild", "Makefile", "pyproject.toml", ".ci/run"]
)
def test_nothing_of_one_machine(path):
    """No address of an index, and no absolute path but /dev/null and the shebang's."""
    text = (ROOT / path).read_text()
    assert not re.search(r"https?://(?!\$)|--(extra-)?index-url|--find-links|--hash", text)
    assert not re.search(r"(?<![\w.$)])/(home|root|opt|work|usr/local|srv)/", text)
