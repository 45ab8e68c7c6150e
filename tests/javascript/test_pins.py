"""The tools that check the scripts are pinned, and come from wherever a machine gets its packages."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tools_have_exact_versions() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    assert set(package["devDependencies"]) >= {"eslint", "typescript"} and "dependencies" not in package
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text()
    packages = json.loads(lock)["packages"]
    assert all("resolved" not in package for package in packages.values())
    assert all(package["integrity"] for name, package in packages.items() if name)
