"""Chance in compiled code is that of `explorer.chance`, with numba and without; and compiled code is found again."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import chance
from explorer.chance import GAMMA, MASK, Chance
from explorer.lab import compiled, kept
from explorer.lab.compiled import U64

ROOT = Path(compiled.__file__).parents[2]
NUMBERS = st.integers(0, 2**64 - 1) | st.sampled_from([0, 1, 2**63 - 1, 2**63, 2**64 - 1])
BOUNDS = st.integers(1, 2**32) | st.integers(2**31, 2**31 + 99) | st.sampled_from([1, 2**32])


def place(at):
    """A place in a stream as the kernels have it."""
    return (at.seed + at.drawn * GAMMA) & MASK


# The same chance. These run once more without numba, below.


@given(NUMBERS)
def test_chance_mixes_alike(number):
    assert int(compiled.mix(U64(number))) == chance.mix(number)


@given(NUMBERS, NUMBERS)
def test_chance_forks_alike(seed, number):
    assert int(compiled.fork(U64(seed), U64(number))) == Chance(seed).fork(number).seed


@given(NUMBERS, st.integers(0, 99), st.lists(BOUNDS, max_size=20))
def test_chance_draws_alike(seed, drawn, bounds):
    one = Chance(seed, drawn)
    other = place(one)
    for bound in bounds:
        number, one = one.below(bound)
        found, other = compiled.below(U64(other), U64(bound))
        assert (int(found), int(other)) == (number, place(one))


@given(NUMBERS, st.lists(st.integers(0, 255), max_size=60), st.data())
def test_chance_shuffles_alike(seed, items, data):
    start = data.draw(st.integers(0, len(items)))
    stop = data.draw(st.integers(start, len(items)))
    array = np.array(items, np.uint8)
    after = compiled.shuffle(U64(seed), array, start, stop)
    middle, expected = Chance(seed).shuffled(items[start:stop])
    assert array.tolist() == [*items[:start], *middle, *items[stop:]]
    assert int(after) == place(expected)


@given(NUMBERS, st.integers(0, 2**40), st.integers(0, 5))
def test_chance_forks_many_alike(seed, first, count):
    found = compiled.forks(seed, first, count)
    assert found.dtype == np.uint64
    assert found.tolist() == [Chance(seed).fork(first + i).seed for i in range(count)]


def test_chance_draws_again_where_it_must():
    """Just above half of 2**32 nearly every second number is unfair."""
    seeds, bound = range(1000), 2**31 + 1
    again = sum(int(compiled.below(U64(seed), U64(bound))[1]) != (seed + GAMMA) & MASK for seed in seeds)
    assert again == sum(Chance(seed).below(bound)[1].drawn > 1 for seed in seeds) > 400


PLAIN = """
import sys, warnings
if "--none" in sys.argv:
    sys.modules["numba"] = None
from tests import conftest
from tests.lab import test_compiled
warnings.simplefilter("error")
from explorer.lab import compiled
assert not compiled.COMPILED and compiled.U64 is int and compiled.is_compiled(compiled.mix)
checks = [check for name, check in vars(test_compiled).items() if name.startswith("test_chance")]
for check in checks:
    check()
print(len(checks))
"""


def output(code, *more, cwd=ROOT, **environment):
    """What a Python of its own prints, and nothing else."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *more],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(cwd), **environment},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_without_numba_chance_is_the_same():
    assert output(PLAIN, "--none") == "6\n"


def test_with_numba_switched_off_chance_is_the_same():
    assert output(PLAIN, NUMBA_DISABLE_JIT="1") == "6\n"


# Where code is kept

KERNEL = """
from explorer.lab.compiled import kernel

@kernel
def twice(number):
    return number + number

@kernel
def double_twice(number):
    return twice(twice(number))
"""
USED = """
import json, numba
before = numba.config.CACHE_DIR
{first}
from explorer.lab import compiled, kept
from explorer.tiny import batch
assert numba.config.CACHE_DIR == before
known = compiled.is_compiled(batch.twice)
assert batch.twice(21) == 42
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
    for name in ("tiny", "tiny/charts", "other", "lab"):
        (here / name).mkdir(parents=True)
        (here / name / "__init__.py").touch()
    for name in ("__init__.py", "cards.py", "chance.py", "lab/compiled.py", "lab/kept.py"):
        shutil.copy(ROOT / "explorer" / name, here / name)
    for name in ("tiny", "other"):
        (here / name / "batch.py").write_text(KERNEL)
    return here


def used(package, first="", **environment):
    """Whether the kernel was said to be compiled before it was used and after, how often it came from the disk, and
    where it is kept."""
    known, after, hits, kept = json.loads(output(USED.format(first=first), cwd=package.parent, **environment))
    return known, after, hits, Path(kept)


def test_code_is_compiled_once(package, tmp_path):
    """Wherever numba is told to keep code of others, which `USED` sees is left as it was."""
    *first, kept = used(package)
    assert first == [False, True, 0]
    assert kept.is_relative_to(package / "__pycache__") and kept.name == "explorer.tiny.batch"
    assert used(package, NUMBA_CACHE_DIR=str(tmp_path / "others")) == (True, True, 1, kept)
    assert not (tmp_path / "others").exists()


FOLDER = "import explorer.tiny.batch; from explorer.lab import kept; print(kept.folder('explorer.tiny.batch'))"


def kept_in(package):
    """The folder in which the code of `tiny` is kept, or would be."""
    return Path(output(FOLDER, cwd=package.parent).strip())


def changed(package, name, text="CHANGED = 1"):
    source = package / name
    source.write_text(source.read_text() + f"\n{text}\n")


@pytest.mark.parametrize("source", ["tiny/batch.py", "tiny/__init__.py", "lab/compiled.py", "chance.py", "cards.py"])
def test_the_folder_is_named_after_what_kernels_see(package, source):
    before = kept_in(package)
    assert kept_in(package) == before
    changed(package, source)
    after = kept_in(package)
    assert before.parent.parent == after.parent.parent == package / "__pycache__"
    assert before.parent.name != after.parent.name


def test_docstrings_comments_charts_and_other_games_do_not_count(package):
    before = kept_in(package)
    changed(package, "tiny/batch.py", "# a comment")
    changed(package, "tiny/charts/__init__.py")
    changed(package, "other/batch.py")
    source = package / "chance.py"
    source.write_text(source.read_text().replace('"""Seeded chance', '"""Chance from a seed', 1))
    assert "Chance from a seed" in source.read_text()
    assert kept_in(package) == before


def test_code_is_compiled_again_when_constants_have_changed(package):
    before = used(package)[3]
    changed(package, "cards.py")
    *again, after = used(package)
    assert again == [False, True, 0] and after != before


def test_folders_that_nobody_has_used_for_long_go_and_others_stay(tmp_path):
    names = ["kernels-" + 16 * digit for digit in "012"] + ["kernels-mine", "other"]
    for name in names:
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").touch()
    long_ago = time.time() - 10 * 24 * 60 * 60
    for name in (names[0], names[1], "kernels-mine", "other"):
        os.utime(tmp_path / name, (long_ago, long_ago))
    kept.remove_old(tmp_path, kept=names[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted({*names} - {names[1]})


LOADED = """
import sys
import time
from pathlib import Path
from explorer.games import GAMES
from explorer.lab import batch_of, kept
for name in GAMES.names():
    batch_of(GAMES.module(name).Game())
loaded = {Path(module.__file__) for name, module in sys.modules.items() if name.split(".")[0] == "explorer"}
for name in GAMES.names():
    others = {kept.HERE / other for other in GAMES.names() if other != name}
    seen = {file for file in loaded if not others & set(file.parents)}
    sources = kept.sources(f"explorer.{name}.batch")
    print(len(seen) > 20, sorted(seen - set(sources)), [file for file in sources if file.parent.name == "charts"])
"""


def test_all_that_kernels_can_see_is_among_the_sources():
    assert output(LOADED) == "True [] []\n" * 3


NOT_HERE = """
import os
access, make, make_one = os.access, os.makedirs, os.mkdir
def ours(path):
    return os.path.join("package", "explorer") in str(path)
def writable(path, mode, **more):
    return not ours(path) and access(path, mode, **more)
def made(path, *args, **more):
    if ours(path):
        raise PermissionError(str(path))
    return make(path, *args, **more)
def made_one(path, *args, **more):
    if ours(path):
        raise PermissionError(str(path))
    return make_one(path, *args, **more)
os.access, os.makedirs, os.mkdir = writable, made, made_one
"""


def elsewhere(home):
    return {"first": NOT_HERE, "HOME": str(home), "USERPROFILE": str(home), "PYTHONDONTWRITEBYTECODE": "1"}


def test_where_the_package_cannot_be_written_to_code_is_kept_at_home(package, tmp_path):
    *first, kept = used(package, **elsewhere(tmp_path))
    assert first == [False, True, 0] and kept.is_relative_to(tmp_path / ".cache" / "card-rules-explorer")
    assert not list(package.rglob("kernels-*"))


def test_where_nothing_can_be_written_to_code_runs_all_the_same(package, tmp_path):
    nowhere = tmp_path / "a file"
    nowhere.touch()
    assert used(package, **elsewhere(nowhere))[:3] == (False, False, 0)


HOMELESS = """
from pathlib import Path
def nowhere(*cls):
    raise RuntimeError("Could not determine home directory.")
Path.home = nowhere
"""


def test_where_nobody_is_at_home_code_runs_all_the_same(package):
    given = {"first": NOT_HERE + HOMELESS, "PYTHONDONTWRITEBYTECODE": "1"}
    assert used(package, **given) == (False, False, 0, Path("None"))
    assert not list(package.rglob("*.nbi"))
