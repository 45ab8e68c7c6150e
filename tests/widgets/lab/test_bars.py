"""The bars, and the games of a bar."""

import asyncio
import re

import numpy as np
import pytest

from explorer import lab as engine
from explorer import war
from explorer.lab import batch_of
from tests.widgets.lab.asking import FAST, GAMES, WORDS, choose, number, plain, run, until
from widgets.lab import lab_bench
from widgets.lab import results as lab_results
from widgets.lab.results import SHOWN, bar_at, ends

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("compare", [None, {}])
def test_bars_hold_every_finished_game_once(game, compare):
    bench = run(lab_bench(), game, b=compare and {"bots": FAST[game][-1:]})
    for name in [value for _, value in bench.column.options]:
        bench.column.value = name
        found, bars = bench._found, bench.bars.bars
        assert found.column == name and bench.bars.unit == WORDS.text(f"{game}:column-{name}")
        assert len({bar["id"] for bar in bars}) == len(bars) <= 42
        for side, games in enumerate(bench.games):
            column = games.finished[name]
            assert sum(number(bar, side) for bar in bars) == len(column)
            for at, bar in enumerate(bars):
                least, greatest = ends(found.edges, at)
                inside = (column >= least) & (column <= greatest)
                assert number(bar, side) == np.count_nonzero(inside), (name, at)
                assert bar["heights"][side] == pytest.approx(number(bar, side) / len(column))
        tallest = max(height for bar in bars for height in bar["heights"])
        assert plain(bench.bars.peak) == f"{100 * tallest:.1f} %"


def test_the_labels_say_from_where_to_where_how_many_and_which_share():
    bench = run(lab_bench(), games=3000, b={"bots": ["lowest"]})
    found, bars = bench._found, bench.bars.bars
    for at, bar in enumerate(bars):
        least, greatest = ends(found.edges, at)
        label = plain(bar["label"])
        last = at == len(bars) - 1
        start = f"{least:,} or more: " if last else f"{least:,} to {greatest:,}: "
        assert label.startswith(start) and bar["from"] == f"{least:,}{'+' * last}"
        for side in range(2):
            assert f"{'AB'[side]}: {bar['counts'][side]} game" in label
            assert f"{100 * bar['heights'][side]:.1f} %" in label
    assert [it["name"] for it in bench.bars.sets] == ["Setting A", "Setting B"]


def test_only_a_wide_last_bar_says_or_more():
    bench = run(lab_bench(), "football", games=200)
    bench.column.value = "gap"
    labels = [plain(bar["label"]) for bar in bench.bars.bars]
    assert len(labels) > 1 and all(re.match(r"\d+: A: ", label) for label in labels), labels


@pytest.mark.parametrize("column", ["battles", "depth_4", "largest_pot"])
def test_bars_keep_their_ids_and_ranges_while_a_run_grows(column):
    words = WORDS
    games = [engine.run(war.Game(), ["random", "random"], count, 3) for count in (1000, 1300, 5000, 40_000)]
    before = lab_results.found(games[:1], column)
    for more in games[1:]:
        now = lab_results.found([more], column, before)
        old, new = lab_results.bars(before, words), lab_results.bars(now, words)
        assert [bar["id"] for bar in new[: len(old)]] == [bar["id"] for bar in old]
        assert len(new) <= len(old) + 1
        assert now.edges[1 : len(old)].tolist() == before.edges[1:-1].tolist()
        assert sum(map(number, new)) == len(more)
        before = now


def test_a_chosen_bar_stays_chosen_while_a_run_grows():
    async def work():
        bench = run(lab_bench(), games=300_000)
        await until(lambda: bench._found and bench._found.of[0] >= 1000)
        choose(bench, 0)
        first, chosen = bench.bars.games, bench.bars.chosen
        assert first and chosen
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench, chosen

    bench, chosen = asyncio.run(work())
    assert bench.bars.chosen == chosen and bench.bars.games


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_a_bar_lie_in_it(game):
    bench = run(lab_bench(), game, b={"bots": FAST[game][-1:]})
    length = batch_of(bench.games[0].game).LENGTH_COLUMN
    for at, bar in enumerate(bench.bars.bars):
        choose(bench, at)
        assert bench.bars.chosen == bar["id"]
        least, greatest = ends(bench._found.edges, at)
        listed = {side: [] for side in range(2)}
        for it in bench.bars.games:
            side, row = map(int, it["id"].split(":"))
            games = bench.games[side]
            listed[side].append(row)
            value, winner = int(games[length][row]), int(games["winner"][row])
            assert least <= value <= greatest
            note = plain(it["note"])
            assert note == f"{'AB'[side]} · {value:,} · {WORDS.text(f'{game}:winner', winner=winner)}"
            assert plain(it["text"]) == f"Game {row + 1:,}"
        counts = [number(bar, side) for side in range(2)]
        assert [len(rows) for rows in listed.values()] == [min(count, SHOWN) for count in counts]
        assert all(rows == sorted(set(rows)) for rows in listed.values())
        over = sum(max(0, count - SHOWN) for count in counts)
        assert (str(over) in bench.bars.more.replace(",", "")) if over else bench.bars.more == ""


def test_pressing_the_chosen_bar_again_puts_its_list_away():
    bench = run(lab_bench())
    choose(bench, 2)
    assert bench.bars.games
    choose(bench, 2)
    assert (bench.bars.chosen, bench.bars.games, bench.bars.more) == ("", [], "")


def test_another_column_has_other_bars_and_no_chosen_one():
    bench = run(lab_bench())
    choose(bench, 2)
    bench.column.value = "largest_pot"
    assert (bench.bars.chosen, bench.bars.games) == ("", [])
    assert bench._found.column == "largest_pot"
    choose(bench, 1)
    (games,) = bench.games
    low, high = ends(bench._found.edges, bar_at(bench._found, bench.bars.chosen))
    assert all(low <= games["largest_pot"][int(it["id"][2:])] <= high for it in bench.bars.games)
    run(bench, games=100)
    assert bench.column.value == "largest_pot"  # the next run of the game shows it too
    run(bench, "football", games=100)
    assert bench.column.value == batch_of(bench.games[0].game).LENGTH_COLUMN
