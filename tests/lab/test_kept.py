"""Compiled code is found again as long as what its kernels can see says the same, and old code goes."""

import json
import os
import shutil
import sys
from pathlib import Path
from time import time
from types import ModuleType

import pytest

from explorer.lab import kept
from tests.lab.alone import ROOT, output

pytestmark = pytest.mark.slow

DAY = 24 * 60 * 60
KERNELS = '''"""Small kernels."""

from explorer.cards import TWO
from explorer.lab.compiled import kernel


@kernel
def twice(number):
    """So much and as much again."""
    # what is said here does not matter
    return number * TWO


@kernel
def double_twice(number):
    return twice(twice(number))
'''
USED = """
import json, numba
before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
{first}
from explorer.lab import compiled, kept
from explorer.tiny import batch
assert (numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES) == before
known = compiled.is_compiled(batch.twice)
assert batch.twice(21) == {answer}
assert not compiled.is_compiled(batch.double_twice)
print(json.dumps([
    known,
    compiled.is_compiled(batch.twice),
    sum(batch.twice.stats.cache_hits.values()),
    str(kept.folder("explorer.tiny.batch")),
]))
"""


@pytest.fixture
def package(tmp_path):
    """A package like ours, with small kernels and nothing compiled yet."""
    pytest.importorskip("numba")
    here = tmp_path / "package" / "explorer"
    for name in ("tiny/charts", "other", "lab"):
        (here / name).mkdir(parents=True)
    for name in ("", "tiny", "tiny/charts", "other", "lab"):
        (here / name / "__init__.py").touch()
    for name in ("chance.py", "lab/compiled.py", "lab/kept.py"):
        shutil.copy(ROOT / "explorer" / name, here / name)
    (here / "cards.py").write_text('"""Cards."""\n\nTWO = 2\n')
    for name in ("tiny", "other"):
        (here / name / "batch.py").write_text(KERNELS)
    return here


def used(package, first="", answer=42, **environment):
    """Whether the kernel was said to be compiled before it was used and after, how often it came from the disk, and
    where it is kept."""
    printed = output(USED.format(first=first, answer=answer), cwd=package.parent, **environment)
    known, after, hits, folder = json.loads(printed)
    return known, after, hits, Path(folder)


@pytest.fixture
def folder(package, monkeypatch):
    """The folder of a module of that package, as a process that has just begun reckons it."""
    for name in ("tiny", "other"):
        module = ModuleType(f"explorer.{name}.batch")
        module.__file__ = str(package / name / "batch.py")
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(kept, "HERE", package)
    return kept.folder.__wrapped__


def change(file, old="", new=""):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1) if old else text + new)


def test_code_is_compiled_once(package, tmp_path):
    """Wherever numba is told to keep code of others, which `USED` sees is left as it was."""
    *first, found = used(package)
    assert first == [False, True, 0]
    assert found.is_relative_to(package / "__pycache__") and found.name == "explorer.tiny.batch"
    assert used(package, NUMBA_CACHE_DIR=str(tmp_path / "others")) == (True, True, 1, found)
    assert not (tmp_path / "others").exists()


UNSEEN = [
    ("cards.py", '"""Cards."""', '"""What cards there are,\nand more."""'),
    ("cards.py", '"""Cards."""\n', ""),
    ("cards.py", "TWO = 2", '# so many\n\n\nTWO = 2\n"""So many."""'),
    ("tiny/batch.py", '    """So much and as much again."""\n', ""),
    ("tiny/batch.py", "    # what is said here does not matter\n", ""),
    ("tiny/batch.py", '"""Small kernels."""', '"""Small kernels,\n\nfurther down."""'),
    ("tiny/charts/__init__.py", "", "A = 1\n"),
    ("other/batch.py", "twice(twice(number))", "number"),
    ("lab/compiled.py", "", "\n# the end\n"),
]
SEEN = [
    ("cards.py", "TWO = 2", "TWO = 3"),
    ("chance.py", "", "\nMORE = 1\n"),
    ("lab/compiled.py", "", "\nMORE = 1\n"),
    ("tiny/__init__.py", "", "MORE = 1\n"),
    ("tiny/batch.py", "number * TWO", "TWO * number"),
]


@pytest.mark.parametrize(("file", "old", "new"), UNSEEN)
def test_the_folder_keeps_its_name_where_what_kernels_see_says_the_same(package, folder, file, old, new):
    before = folder("explorer.tiny.batch")
    change(package / file, old, new)
    assert folder("explorer.tiny.batch") == before


@pytest.mark.parametrize(("file", "old", "new"), SEEN)
def test_the_folder_has_another_name_where_it_says_something_else(package, folder, file, old, new):
    before = folder("explorer.tiny.batch")
    change(package / file, old, new)
    after = folder("explorer.tiny.batch")
    assert before.parent != after.parent and before.parent.parent == after.parent.parent == package / "__pycache__"


def test_code_is_found_again_after_other_words_and_compiled_again_after_another_constant(package):
    """Also where functions stand further down in their file than before."""
    *first, before = used(package)
    change(package / "tiny/batch.py", '"""Small kernels."""', '"""Small kernels,\n\nfurther down."""')
    assert used(package) == (True, True, 1, before)
    change(package / "cards.py", "TWO = 2", "TWO = 3")
    *again, after = used(package, answer=63)
    assert again == [False, True, 0] and after != before


def test_names_are_looked_up_rather_than_reckoned_again(package, folder, monkeypatch):
    before = folder("explorer.tiny.batch")
    monkeypatch.setattr(kept.ast, "dump", lambda tree: pytest.fail("it is known"))
    assert folder("explorer.tiny.batch") == before


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"a": 1'])
def test_a_spoilt_list_of_names_is_made_anew(package, folder, content):
    before = folder("explorer.tiny.batch")
    names = before.parents[1] / "kernels.json"
    names.write_text(content)
    assert folder("explorer.tiny.batch") == before
    assert list(json.loads(names.read_text()).values()) == [before.parent.name.removeprefix("kernels-")]


def test_the_list_of_names_does_not_grow_without_end(package, folder, monkeypatch):
    monkeypatch.setattr(kept, "_MOST_NAMES", 3)
    for number in range(5):
        change(package / "cards.py", "", f"\nN{number} = 1\n")
        last = folder("explorer.tiny.batch")
    names = json.loads((last.parents[1] / "kernels.json").read_text())
    assert len(names) == 3 and list(names.values())[-1] == last.parent.name.removeprefix("kernels-")


# Old code


def aged(folder, seconds):
    folder.mkdir(parents=True)
    (folder / "code").touch()
    os.utime(folder, (time() - seconds,) * 2)
    return folder


def test_a_new_folder_takes_the_place_of_those_that_nobody_has_used_for_a_day(package, folder):
    root = package / "__pycache__"
    old = aged(root / "kernels-0123456789abcdef", 2 * DAY)
    young = aged(root / "kernels-1123456789abcdef", DAY / 2)
    others = [aged(root / name, 9 * DAY) for name in ("kernels-1", "kernels-0123456789abcdeg", "x-0123456789abcdef")]
    elsewhere = aged(package / "kernels-2123456789abcdef", 9 * DAY)
    (root / "kernels-3123456789abcdef").symlink_to(elsewhere)
    found = folder("explorer.tiny.batch")
    assert found.parent.exists() and not old.exists()
    assert all((it / "code").exists() for it in (young, *others, elsewhere))
    assert (root / "kernels-3123456789abcdef").is_symlink()


def test_a_folder_in_use_is_marked_so_and_removes_nothing(package, folder):
    found = folder("explorer.tiny.batch")
    os.utime(found.parent, (time() - 5 * DAY,) * 2)
    old = aged(found.parents[1] / "kernels-0123456789abcdef", 2 * DAY)
    assert folder("explorer.tiny.batch") == found
    assert time() - found.parent.stat().st_mtime < DAY / 2 and old.exists()


def test_a_process_whose_folder_was_removed_goes_on_and_makes_it_anew(package):
    code = USED.replace(
        "print(json",
        "import shutil, pathlib\n"
        "shutil.rmtree(pathlib.Path(kept.folder('explorer.tiny.batch')).parent)\n"
        "assert batch.twice(21) == 42 and batch.twice(0.5) == 1\n"
        "assert compiled.is_compiled(batch.twice)\n"
        "print(json",
    )
    output(code.format(first="", answer=42), cwd=package.parent)


# Where nothing can be written

NOT_HERE = """
import os
access, make = os.access, os.makedirs
def ours(path):
    return os.path.join("package", "explorer") in str(path)
def writable(path, mode, **more):
    return not ours(path) and access(path, mode, **more)
def made(path, *args, **more):
    if ours(path):
        raise PermissionError(str(path))
    return make(path, *args, **more)
os.access, os.makedirs = writable, made
"""
HOMELESS = """
from pathlib import Path
def nowhere(*cls):
    raise RuntimeError("Could not determine home directory.")
Path.home = nowhere
"""


def elsewhere(home):
    return {"first": NOT_HERE, "HOME": str(home), "USERPROFILE": str(home), "PYTHONDONTWRITEBYTECODE": "1"}


def test_where_the_package_cannot_be_written_to_code_is_kept_at_home(package, tmp_path):
    *first, found = used(package, **elsewhere(tmp_path))
    assert first == [False, True, 0] and found.is_relative_to(tmp_path / ".cache" / "card-rules-explorer")
    assert not list(package.rglob("kernels-*"))


def test_where_nothing_can_be_written_to_code_runs_all_the_same(package, tmp_path):
    nowhere = tmp_path / "a file"
    nowhere.touch()
    assert used(package, **elsewhere(nowhere))[:3] == (False, False, 0)


def test_where_nobody_is_at_home_code_runs_all_the_same(package):
    given = {"first": NOT_HERE + HOMELESS, "PYTHONDONTWRITEBYTECODE": "1"}
    assert used(package, **given) == (False, False, 0, Path("None"))
    assert not list(package.rglob("*.nbi"))


# Ours

LOADED = """
import sys
from pathlib import Path
from explorer import football, guandan, lab, war
from explorer.lab import kept
for game in (war, football, guandan):
    lab.batch_of(game.Game())
seen = {Path(module.__file__) for name, module in sys.modules.items() if name.split(".")[0] == "explorer"}
games = ["explorer.war.batch", "explorer.football.batch", "explorer.guandan.batch", "explorer.guandan.batch_plays"]
sources = set().union(*map(kept.sources, games))
print(len(seen) > 30, sorted(seen - sources), [it for it in sources if "charts" in it.relative_to(kept.HERE).parts[1:]])
print(kept.folder(games[2]).parent == kept.folder(games[3]).parent != kept.folder(games[0]).parent)
"""


def test_all_that_kernels_can_see_is_among_the_sources():
    assert output(LOADED) == "True [] []\nTrue\n"
