"""Charts, and what can be saved."""

import asyncio
import csv
import io
import zipfile

import pytest

from explorer.lab import batch_of
from explorer.words import languages
from tests.lab.alone import output
from tests.widgets.lab.asking import FAST, GAMES, downloads, run, send, until
from widgets.lab import lab_bench

pytestmark = pytest.mark.slow

OWN = {"war": {"pile", "depths"}, "guandan": {"levels", "places"}, "football": {"hands", "stats", "gap", "odds"}}


def widths(bench):
    """As the page does once a picture is on it."""
    for picture in bench.drawings.box.children:
        send(picture, type="width", value=600)


@pytest.mark.parametrize("game", GAMES)
def test_charts_are_drawn_when_all_is_played(game):
    bench = lab_bench()
    run(bench, game, b={"bots": FAST[game][-1:]})
    widths(bench)
    names = [name.partition("/")[2] for name in bench.drawings.pictures]
    assert set(names) - {"log"} == {"lengths", "shares"} | OWN[game]
    assert bench.drawings.box.children == tuple(bench.drawings.pictures.values())
    for picture in bench.drawings.box.children:
        assert picture.png[:4] == b"\x89PNG" and picture.alt


def test_the_charts_of_one_game_are_not_those_of_another():
    bench = run(lab_bench(), "football", games=300)
    widths(bench)
    first = bench.drawings.box.children
    run(bench, "war", games=300)
    assert all(picture.png == b"" for picture in first)
    widths(bench)
    second = bench.drawings.box.children
    assert not set(map(id, first)) & set(map(id, second)) and all(picture.png for picture in second)
    run(bench, "football", games=300, seed=8)
    assert bench.drawings.box.children == first and all(picture.png for picture in first)  # their width is known


def test_how_games_go_is_not_drawn_of_those_that_plain_python_plays():
    bench = run(lab_bench(), "guandan", games=3, bots=["team", "cheapest"])
    names = {name.partition("/")[2] for name in bench.drawings.pictures}
    assert "levels" not in names and "places" in names
    widths(bench)
    assert all(picture.png for picture in bench.drawings.box.children)


def test_while_a_run_is_going_no_chart_of_another_is_seen():
    async def work():
        bench = run(lab_bench(), games=1_000_000)
        await until(lambda: bench.bars.bars)
        assert bench.drawings.box.layout.display == "none"
        bench.cancel()
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench

    assert asyncio.run(work()).drawings.box.layout.display is None


@pytest.mark.parametrize("b", [None, {"bots": ["lowest"]}])
def test_the_table_can_be_saved(b):
    bench = run(lab_bench(), games=300, **({"b": b} if b else {}))
    files = downloads(bench)
    bench.save_table.click()
    ((name, content, kind),) = files
    tables = {name: content}
    if b is not None:  # browsers ask whether a page may save several files
        assert (name, kind) == ("war-tables.zip", "application/zip")
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            tables = {name: file.read(name) for name in file.namelist()}
    assert list(tables) == ["war-a.csv", "war-b.csv"][: len(bench.games)]
    for content, games in zip(tables.values(), bench.games, strict=True):
        rows = list(csv.DictReader(io.StringIO(content.decode())))
        assert [int(row["game"]) for row in rows] == list(range(300))
        assert [int(row["battles"]) for row in rows] == games["battles"].tolist()
        assert [int(row["seed"]) for row in rows] == [games.seed_of(i) for i in range(300)]
        assert {row["reason"] for row in rows} <= set(batch_of(games.game).REASONS)


@pytest.mark.parametrize("language", languages())
def test_all_charts_can_be_saved_also_those_that_were_not_seen(language):
    bench = run(lab_bench(lang=language), "football", games=300)
    files = downloads(bench)
    bench.save_figures.click()
    ((name, content, kind),) = files
    assert (name, kind) == ("football-charts.zip", "application/zip")
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        wanted = {name.partition("/")[2] for name in bench.drawings.pictures}
        assert {it.removesuffix(".png") for it in file.namelist()} == wanted and len(wanted) >= 6
        assert all(file.read(it)[:4] == b"\x89PNG" for it in file.namelist())


UNDRAWN = """
import sys
from widgets.lab import lab_bench
bench = lab_bench()
bench.form.games.value = "50"
bench.form.run.click()
bench.speak("ar")
print(len(bench.bars.bars) > 3, "<table" in bench.figures.value, len(bench.drawings.pictures) > 3)
print("matplotlib" in sys.modules)
"""


def test_nothing_is_loaded_for_charts_before_one_is_drawn():
    """Figures, bars and games come sooner without."""
    assert output(UNDRAWN) == "True True True\nFalse\n"
