"""Runs of the lab: the same games however they are played, one of them in the readable engine, and what they say."""

import csv
import json
import os
import subprocess
import sys
import tracemalloc
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from io import StringIO
from itertools import zip_longest
from math import ceil, sqrt
from multiprocessing import get_context
from random import Random
from time import sleep

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import football, guandan, lab, war
from explorer.chance import Chance
from explorer.lab import runs
from explorer.lab.statistics import QUANTILES, Z, mean, paired, ratio, share
from explorer.problems import Problem, SettingError
from explorer.timeline import Timeline
from explorer.words import Words
from tests.football.tables import random_cards

DECK = random_cards(Random(6), 24)
RUNS = {
    "war": (war.Game(), ["random", "random"], {}),
    "war-small": (war.Game(collect="reshuffle", burn=1), ["lowest", "random"], {"ranks": 3, "suits": 4}),
    "football": (football.Game(), ["random", "best"], {}),
    "football-deck": (
        football.Game(lock="after", counters="match", draw="forced"),
        ["best", "random"],
        {"deck": DECK},
    ),
    "guandan": (guandan.Game(), ["random"] * 4, {}),
    "guandan-mixed": (
        guandan.Game(double_down="stop", passing="out", tribute_suit="random"),
        ["cheapest", "random", "random", "cheapest"],
        {},
    ),
}
ONE_EACH = ["war-small", "football-deck", "guandan"]
any_run = pytest.mark.parametrize("name", RUNS)


def play(name, games, seed=7, executor=None, progress=None, cap=None):
    game, bots, setup = RUNS[name]
    return lab.run(game, bots, games, seed, executor, progress, cap=cap, **setup)


def batch(name):
    return lab.batch_of(RUNS[name][0])


def same(games, all_games):
    """Whether these are rows of a whole run, each in its place."""
    numbers = games.numbers
    assert len(games) == len(numbers) and (np.diff(numbers) > 0).all()
    assert np.array_equal(games.seeds, all_games.seeds[numbers])
    assert list(games.columns) == list(all_games.columns)
    for column, expected in all_games.columns.items():
        assert np.array_equal(games[column], expected[numbers]), column
        assert games[column].dtype == expected.dtype


@pytest.fixture
def pieces_of(monkeypatch):
    """Makes every piece of work this large."""

    def set_size(size):
        monkeypatch.setattr(runs, "_FIRST", size)
        monkeypatch.setattr(runs, "_LARGEST", size)
        monkeypatch.setattr(runs, "_SECONDS", 1e6)

    return set_size


class Late(Executor):
    """Does what it was given when as much is waiting as a run hands out at once: what `order` chooses of it, in that
    order. After the last of so many pieces it does them all."""

    _max_workers = 1

    def __init__(self, pieces, order=reversed):
        self.left, self.order, self.waiting = pieces, order, []

    def submit(self, function, *args):
        future = Future()
        self.waiting.append((future, function, args))
        self.left -= 1
        if len(self.waiting) == runs._AHEAD or not self.left:
            now = list(self.order(self.waiting))
            now += [piece for piece in self.waiting if piece not in now and not self.left]
            self.waiting = [piece for piece in self.waiting if piece not in now]
            for it, function, args in now:
                it.set_result(function(*args))
        return future


# Whoever plays them


@pytest.fixture(scope="module")
def executor():
    """Executors by their names, each made when first asked for."""
    with ExitStack() as stack:
        made = {}

        def cluster(**kind):
            distributed = pytest.importorskip("distributed")
            more = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0", **kind}
            workers = stack.enter_context(distributed.LocalCluster(**more))
            return stack.enter_context(distributed.Client(workers)).get_executor()

        def get(name):
            if name not in made:
                kind, _, number = name.partition(" ")
                made[name] = {
                    "nobody": lambda: None,
                    "threads": lambda: stack.enter_context(ThreadPoolExecutor(int(number))),
                    "processes": lambda: stack.enter_context(ProcessPoolExecutor(2, get_context("spawn"))),
                    "dask-threads": lambda: cluster(processes=False),
                    "dask-processes": lambda: cluster(processes=True),
                }[kind]()
            return made[name]

        yield get


EXECUTORS = ["nobody", *(f"threads {n}" for n in (1, 2, 3, 4)), "processes", "dask-threads", "dask-processes"]


@pytest.mark.parametrize("kind", EXECUTORS)
@any_run
def test_games_do_not_depend_on_who_plays_them(name, kind, executor):
    games = play(name, 150, executor=executor(kind))
    same(games, play(name, 150))
    assert len(games) == 150 and not games.stopped


@pytest.mark.parametrize("kind", ["nobody", "threads 3", "dask-threads", "processes"])
@pytest.mark.parametrize("size", [1, 7, 1000])
def test_games_do_not_depend_on_how_the_work_is_cut(size, kind, executor, pieces_of):
    runs = {name: play(name, 40) for name in ONE_EACH}
    pieces_of(size)
    for name, games in runs.items():
        same(play(name, 40, executor=executor(kind)), games)


@any_run
def test_a_game_is_the_same_in_a_short_run_and_a_long_one(name):
    short, long = play(name, 10), play(name, 300)
    same(short, long)
    assert short.seeds.tolist() == [Chance(7).fork(i).seed for i in range(10)]
    assert [long.seed_of(i) for i in range(10)] == short.seeds.tolist()


@pytest.mark.parametrize("order", [reversed, lambda waiting: waiting[2:3], lambda waiting: waiting[1::2]])
def test_pieces_may_come_back_in_any_order(order, pieces_of):
    pieces_of(7)
    for name in ONE_EACH:
        same(play(name, 100, executor=Late(ceil(100 / 7), order)), play(name, 100))


@given(st.integers(1, 60), st.integers(1, 9), st.integers(0, 60), st.randoms(use_true_random=False))
def test_what_is_done_lies_by_number(games, size, enough, random):
    """In whatever order the pieces come, and whenever the run is stopped."""

    def order(waiting):
        return random.sample(waiting, random.randint(1, len(waiting)))

    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("_FIRST", size), ("_LARGEST", size), ("_SECONDS", 1e6)):
            patch.setattr(runs, name, value)
        found = play("war-small", games, 7, Late(ceil(games / size), order), lambda it: it.done < enough)
    assert len(found) >= min(enough, games) and found.stopped == (len(found) < games)
    same(found, play("war-small", games))


def test_there_is_a_row_for_each_game_done(pieces_of):
    pieces_of(10)
    found = play("war", 100, executor=Late(10, lambda waiting: waiting[2:0:-1]), progress=lambda it: it.done < 10)
    assert found.numbers.tolist() == [*range(10, 30)]
    same(found, play("war", 100))


# One of them, step for step

COUNTED = {
    "war": {"reveal": "battles", "tie": "wars"},
    "football": {"attack": "rounds", "cover": "covered", "success": "stood", "draw": "draws", "concede": "conceded"},
    "guandan": {"tribute": "tributes", "tribute-cancelled": "cancelled", "not-yet": ("not_yet_0", "not_yet_1")},
}


def events(timeline):
    return [event for node in timeline.line for event in timeline.events(node)]


def is_game(timeline, games, row):
    """Whether this is that game of the run, by its actions, its end and what can be counted in it."""
    game, number = games.game, int(games.numbers[row])
    actions = [node.action for node in timeline.line[1:]]
    traced = lab.batch_of(game).trace(game, games.bots, games.seed_of(number), games.cap, **games.setup)
    assert actions == traced and len(actions) == games["actions"][row]
    result = game.result(timeline.line[-1].state)
    winner = lab.CAPPED if result is None else -1 if result.winner is None else result.winner
    assert games["winner"][row] == winner
    reason = lab.batch_of(game).REASONS[games["reason"][row]]
    assert reason == ("cap" if result is None else result.reason)
    kinds = Counter(event.kind for event in events(timeline))
    for kind, columns in COUNTED[game.name].items():
        columns = (columns,) if isinstance(columns, str) else columns
        assert kinds[kind] == sum(int(games[column][row]) for column in columns), kind
    if game.name == "guandan":
        assert games["turns"][row] == kinds["play"] + kinds["pass"]
        assert games["deals"][row] == timeline.line[-1].state.deal
    return result


@any_run
@pytest.mark.parametrize("cap", [None, 1, 2, 61, 400], ids=str)
def test_any_game_can_be_stepped_through(name, cap):
    games = play(name, 300, cap=cap)
    for row in (0, 150, 299) if cap or not name.startswith("guandan") else (299,):
        timeline = games.timeline(row)
        assert timeline.position == 0
        is_game(timeline, games, row)
        record = timeline.record()
        if not games.setup:
            assert record["seed"] == games.seed_of(row) and "position" not in record
        again = Timeline.from_record(json.dumps(record))
        assert again.record() == record
        assert events(again) == events(timeline)


def test_the_longest_game_and_the_shortest():
    for name in RUNS:
        games = play(name, 200)
        length = games[batch(name).LENGTH]
        for row in (length.argmin(), length.argmax()):
            is_game(games.timeline(row), games, row)


def test_a_game_not_played_any_more_can_be_stepped_through(pieces_of):
    pieces_of(10)
    found = play("football", 50, progress=lambda it: it.done < 10)
    assert [node.action for node in found.timeline(49).line] == [
        node.action for node in play("football", 50).timeline(49).line
    ]


@pytest.mark.parametrize("name", ["war", "guandan", "football"])
def test_games_that_are_cut_off_are_no_results(name):
    games = play(name, 200, cap=15)
    cut = games["winner"] == lab.CAPPED
    assert cut.any() and games.capped == cut.sum()
    assert (games["actions"][cut] == 15).all() and (games["actions"] <= 15).all()
    assert {batch(name).REASONS[reason] for reason in games["reason"][cut]} == {"cap"}
    row = int(np.flatnonzero(cut)[-1])
    timeline = games.timeline(row)
    assert timeline.line[-1].depth == 15 and is_game(timeline, games, row) is None
    assert all(len(column) == 200 - games.capped for column in games.finished.values())
    summary = games.summary()
    assert summary.capped == share(games.capped, 200) and summary.finished == 200 - games.capped
    assert "cap" not in summary.shares["reason"] and lab.CAPPED not in summary.shares["winner"]


def test_a_game_is_longer_under_a_larger_cap():
    short, long = (play("war", 20, cap=cap) for cap in (100, 200))
    for row in range(20):
        actions = [[node.action for node in games.timeline(row).line] for games in (short, long)]
        assert actions[0] == actions[1][:101]


# What they say


@pytest.mark.parametrize(("name", "cap"), [("war", 500), ("football-deck", 20), ("guandan", None)])
def test_summaries_by_hand(name, cap):
    games = play(name, 400, cap=cap)
    summary, columns = games.summary(), games.columns
    over = columns["winner"] >= -1
    count = int(over.sum())
    assert (summary.games, summary.finished) == (400, count) and count > 100
    assert set(summary.spreads) == set(columns) - {"winner", "reason"}
    for column, it in summary.spreads.items():
        values = columns[column][over].astype(float)
        margin = Z * values.std(ddof=1) / sqrt(count)
        assert it.mean == pytest.approx((values.mean(), values.mean() - margin, values.mean() + margin))
        assert [it.quantiles[part].value for part in QUANTILES] == [
            np.quantile(values, part, method="nearest") for part in QUANTILES
        ]
        assert (it.least, it.most) == (values.min(), values.max())
    for winner in batch(name).WINNERS:
        assert summary.shares["winner"][winner] == share(int((columns["winner"] == winner).sum()), count)
    for number, reason in enumerate(batch(name).REASONS[:-1]):
        assert summary.shares["reason"][reason] == share(int((columns["reason"] == number).sum()), count)
    for shares in summary.shares.values():
        assert sum(figure.value for figure in shares.values()) == pytest.approx(1)
    for ratio_name, (above, below) in batch(name).RATIOS.items():
        found = summary.ratios[ratio_name]
        assert found == ratio(columns[above][over], columns[below][over])
        assert found.value == columns[above][over].sum() / columns[below][over].sum()


@any_run
@pytest.mark.parametrize(("games", "cap"), [(1, None), (1, 1), (2, 1), (50, None)])
def test_summaries_in_words(name, games, cap):
    """Also of one game, which has no interval, and of none with a result."""
    games = play(name, games, cap=cap)
    text = str(games.summary())
    assert len(games.summary()._repr_html_()) > len(text) > 100
    assert games._repr_html_() == games.summary()._repr_html_()
    assert ("cut off" in text) == bool(games.capped)
    for language in ("en", "ar"):
        lines = games.summary().lines(Words(language))
        assert len({line.name for line in lines}) == len(lines)
        assert not any(word in str(line) for line in lines for word in ("nan", "inf"))
    if len(games) == 1 and not cap:
        assert lines[-1].value.count("–") == 2


def test_a_run_says_what_it_is():
    assert repr(play("war", 3)) == f"<3 games of {war.Game()!r}, bots random, random, seed 7>"


@any_run
def test_tables(name, tmp_path):
    games = play(name, 30, cap=300)
    text = games.to_csv()
    rows = list(csv.DictReader(StringIO(text)))
    assert list(rows[0]) == ["game", "seed", *games.columns] and len(rows) == 30
    assert [int(row["game"]) for row in rows] == games.numbers.tolist()
    assert [int(row["seed"]) for row in rows] == games.seeds.tolist()
    assert [row["reason"] for row in rows] == [batch(name).REASONS[reason] for reason in games["reason"]]
    for column in set(games.columns) - {"reason"}:
        assert [int(row[column]) for row in rows] == games[column].tolist()
    for path in (tmp_path / "table.csv", str(tmp_path / "again.csv")):
        assert games.to_csv(path) is None
        with open(path, encoding="utf-8", newline="") as file:
            assert file.read() == text


def test_tables_are_written_in_parts(monkeypatch, pieces_of):
    pieces_of(10)
    found = play("football", 100, executor=Late(10, lambda waiting: waiting[2:0:-1]), progress=lambda it: it.done < 30)
    text = found.to_csv()
    assert [int(line.partition(",")[0]) for line in text.splitlines()[1:]] == found.numbers.tolist() != []
    monkeypatch.setattr(runs, "_LINES", 7)
    assert found.to_csv() == text


@pytest.mark.parametrize("name", RUNS)
def test_series_are_those_of_the_first_games(name):
    games = play(name, 30, cap=300)
    seeds = lab.seeds(7, 0, 20)
    expected = batch(name).series(games.game, games.bots, seeds, 5, 300, **games.setup)
    found = games.series(5, games=20)
    assert list(found) == list(expected) and all(np.array_equal(found[it], expected[it]) for it in found)
    assert {len(values) for values in games.series(5).values()} == {30}


# Two runs side by side

OTHERS = {
    "war": {"game": war.Game(burn=1)},
    "war-small": {"bots": ["random", "random"]},
    "football": {"game": football.Game(lock="after")},
    "football-deck": {"bots": ["best", "best"]},
    "guandan": {"game": guandan.Game(passing="out")},
    "guandan-mixed": {"bots": ["cheapest"] * 4},
}


def other(name, games, cap=None):
    game, bots, setup = RUNS[name]
    change = OTHERS[name]
    return lab.run(change.get("game", game), change.get("bots", bots), games, 7, cap=cap, **setup)


@any_run
def test_comparisons_by_hand(name):
    ours, theirs = play(name, 300, cap=1500), other(name, 200, cap=1500)
    found = ours.compare(theirs)
    both = [i for i in range(200) if ours["winner"][i] != -2 != theirs["winner"][i]]
    assert found.numbers.tolist() == both and len(both) > 10
    assert found.differing.tolist() == [
        i for i in range(200) if any(ours[column][i] != theirs[column][i] for column in ours.columns)
    ]
    assert set(found.means) == set(ours.columns) - {"winner", "reason"}
    for column, figure in found.means.items():
        assert figure == mean(np.array([int(theirs[column][i]) - int(ours[column][i]) for i in both]))
    for winner in batch(name).WINNERS:
        won = [int(theirs["winner"][i] == winner) - int(ours["winner"][i] == winner) for i in both]
        assert found.wins[winner] == paired(won.count(1), won.count(-1), len(won))
        assert found.wins[winner].value == pytest.approx(np.mean(won))
    for place, clause in enumerate(batch(name).REASONS):
        ended = [int(theirs["reason"][i] == place) - int(ours["reason"][i] == place) for i in both]
        assert found.ends[clause].value == pytest.approx(np.mean(ended))
    for ratio_of, (above, below) in batch(name).RATIOS.items():
        parts = [sum(int(it[above][i]) for i in both) / sum(int(it[below][i]) for i in both) for it in (ours, theirs)]
        assert found.ratios[ratio_of].value == pytest.approx(parts[1] - parts[0])
    back = theirs.compare(ours)
    for column, figure in found.means.items():
        assert figure == pytest.approx((-back.means[column].value, -back.means[column].high, -back.means[column].low))


@any_run
def test_the_first_difference_is_found(name):
    ours, theirs = play(name, 10, cap=400), other(name, 10, cap=400)
    found = ours.compare(theirs)
    places = []
    for number in range(5):
        pairs = zip_longest(*(events(games.timeline(number)) for games in (ours, theirs)))
        expected = next(((place, a, b) for place, (a, b) in enumerate(pairs) if a != b), None)
        assert found.first(number) == expected
        places += [] if expected is None else [expected[0]]
    assert max(places) > 0
    for number in found.differing:
        assert found.first(number) is not None


@any_run
def test_a_run_does_not_differ_from_itself(name):
    games = play(name, 20, cap=1700)
    found = games.compare(play(name, 30, cap=1700))
    assert found.differing.tolist() == [] and found.first(19) is None
    assert all(figure.value == 0 for figure in (*found.means.values(), *found.wins.values()))


def test_a_longer_game_differs_from_where_the_other_was_cut_off():
    ours, theirs = play("war", 3, cap=20), play("war", 3, cap=40)
    found = ours.compare(theirs)
    place, mine, yours = found.first(1)
    assert (place, mine, yours) == (ours.timeline(1).length, None, events(theirs.timeline(1))[place])
    assert theirs.compare(ours).first(1) == (place, yours, None)
    assert len(found.numbers) == 0 and np.isnan(found.means["battles"].value)


def test_runs_stopped_at_different_games_have_those_in_common_that_both_played(pieces_of):
    pieces_of(10)
    ours = play("war", 100, executor=Late(10, lambda waiting: waiting[1:3]), progress=lambda it: it.done < 20)
    theirs = play("war", 100, progress=lambda it: it.done < 20)
    assert ours.compare(theirs).numbers.tolist() == [*range(10, 20)]


@pytest.mark.parametrize("theirs", [("war", 8), ("football", 7)], ids=str)
def test_runs_of_other_seeds_or_games_are_not_compared(theirs):
    with pytest.raises(SettingError) as caught:
        play("war", 3).compare(play(theirs[0], 3, theirs[1]))
    assert str(caught.value).startswith(
        "other: only runs of the same game, cards and seed can be compared; expected war"
    )
    assert "البذرة" in caught.value.said(Words("ar"))


# How far it is


@pytest.mark.parametrize("kind", ["nobody", "threads 2", "late"])
@pytest.mark.parametrize("name", ONE_EACH)
def test_progress_goes_from_nothing_to_all(name, kind, executor, pieces_of):
    pieces_of(10)
    told = []
    games = play(name, 95, executor=Late(10) if kind == "late" else executor(kind), progress=told.append)
    done = [it.done for it in told]
    assert done[0] == 0 and done[-1] == 95 and len(done) == 11
    assert all(0 < b - a <= 10 for a, b in zip(done, done[1:], strict=False))
    assert {it.of for it in told} == {95}
    assert [it.seconds for it in told] == sorted(it.seconds for it in told)
    # The first piece says nothing of how long the others take: code was loaded or compiled before it.
    assert told[0].left is told[1].left is None and told[-1].left == 0 and all(it.left > 0 for it in told[2:-1])
    assert not any(it.compiling for it in told[1:])
    assert not games.stopped


@pytest.mark.parametrize("kind", ["nobody", "late"])
def test_what_progress_is_shown_does_not_change_later(kind, pieces_of):
    pieces_of(10)
    told = []

    def progress(it):
        columns = {name: column.copy() for name, column in it.games.columns.items()}
        told.append((it, it.games.numbers.copy(), columns, str(it.games.summary())))

    play("football", 60, executor=Late(6) if kind == "late" else None, progress=progress)
    for it, numbers, columns, text in told:
        assert len(it.games) == it.done == len(numbers)
        assert np.array_equal(it.games.numbers, numbers)
        assert all(np.array_equal(it.games[name], column) for name, column in columns.items())
        assert str(it.games.summary()) == text


def test_compiling_is_said_before_anything_else(monkeypatch):
    for known in (False, True):
        monkeypatch.setattr("explorer.lab.compiled.is_compiled", lambda kernel, known=known: known)
        told = []
        play("football", 100, progress=told.append)
        assert [it.compiling for it in told][:2] == [not known, False]


NOTHING_YET = """
import sys
from explorer import football, guandan, lab, war
for game in (war.Game(), football.Game(), guandan.Game()):
    lab.run(game, ["random"] * game.seats, 10, progress=lambda it: False)
kernels = [it for name, module in sys.modules.items() if name.startswith("explorer") for it in vars(module).values()
           if hasattr(it, "signatures")]
print(len(kernels) > 20, any(kernel.signatures for kernel in kernels))
"""


def test_nothing_is_compiled_before_it_is_said():
    pytest.importorskip("numba")
    done = subprocess.run([sys.executable, "-c", NOTHING_YET], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "True False\n"


ALL_AT_ONCE = """
import sys
import numpy as np
from explorer import football, guandan, lab, war
for game in (war.Game(), football.Game(), guandan.Game()):
    batch, bots, seeds = lab.batch_of(game), ["random"] * game.seats, np.arange(2, dtype=np.uint64)
    batch.play(game, bots, seeds, 20)
    batch.trace(game, bots, 7, 20)
    batch.series(game, bots, seeds, 3, 20)
    batch.series(game, bots, seeds[:0], 3, 20)
    kept = batch.KERNEL.stats.cache_hits
    others = [name for name, it in vars(batch).items() if it is not batch.KERNEL and getattr(it, "signatures", ())]
    print(len(batch.KERNEL.signatures), sum(kept.values()), others)
"""


def test_when_the_outermost_kernel_is_compiled_all_is():
    """Whatever is asked for comes from one version of it, and from the disk nothing else is loaded."""
    pytest.importorskip("numba")
    for name in ONE_EACH:
        play(name, 1)  # it is compiled now
    done = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "1 1 []\n" * 3


# Stopped


def interrupt(it):
    if it.done >= 30:
        raise KeyboardInterrupt


@pytest.mark.parametrize("how", [lambda it: it.done < 30, interrupt], ids=["false", "interrupt"])
@pytest.mark.parametrize("kind", ["nobody", "late", "threads 2", "processes"])
@pytest.mark.parametrize("name", ONE_EACH)
def test_a_run_that_is_stopped_keeps_what_is_done(name, kind, how, executor, pieces_of):
    pieces_of(10)
    found = play(name, 1000, executor=Late(100) if kind == "late" else executor(kind), progress=how)
    assert found.stopped and found.asked == 1000
    assert 30 <= len(found) <= 30 + 10 * runs._AHEAD * 2
    if kind in ("nobody", "late"):  # the latter had done one piece more already
        assert len(found) == (30 if kind == "nobody" else 40)
    same(found, play(name, 1000 if name != "guandan" else int(found.numbers.max()) + 1))
    assert found.summary().games == len(found)


def test_a_run_can_be_stopped_before_it_began(executor):
    for kind in ("nobody", "threads 2"):
        found = play("war", 50, executor=executor(kind), progress=lambda it: False)
        assert found.stopped and len(found) == 0 and len(found["battles"]) == len(found.seeds) == 0
        assert found.to_csv().count("\n") == 1 and "0 games" in str(found.summary())


def test_of_a_stopped_run_nothing_is_shown_that_was_not_played(pieces_of):
    pieces_of(10)
    for name in ("war", "football"):
        games = play(name, 1000, progress=lambda it: it.done < 30)
        assert games.stopped and len(games) == 30
        assert {len(it) for it in games.series(20).values()} == {30}


def test_whatever_fails_in_the_midst_keeps_what_is_done(monkeypatch, pieces_of, executor):
    """Without workers too, and where a worker says that the settings are bad."""
    played = runs._played
    for kind in ("nobody", "threads 2"):
        for failure in (MemoryError("none left"), SettingError("unknown-value", place="x", expected="y", got="z")):
            pieces_of(10)

            def failing(*task, failure=failure):
                if task[4] >= 30:
                    raise failure
                return played(*task)

            monkeypatch.setattr(runs, "_played", failing)
            with pytest.raises(lab.LabError, match=type(failure).__name__) as caught:
                play("football", 200, executor=executor(kind))
            kept = set(caught.value.done.numbers.tolist())
            assert caught.value.done.stopped and kept <= set(range(30))
            assert kind != "nobody" or len(kept) == 30  # a worker may fail before the others are done


def test_the_time_left_does_not_count_what_came_before_the_first_piece(monkeypatch, pieces_of):
    pieces_of(10)
    played, told = runs._played, []

    def slow(*task):
        if task[4] == 0:
            sleep(1)  # as if it were compiling
        return played(*task)

    monkeypatch.setattr(runs, "_played", slow)
    play("football", 2000, progress=told.append)
    assert all(it.left is None or it.left < 100 for it in told) and told[2].left is not None


@pytest.mark.parametrize(
    "bad",
    [
        {"game": None},
        {"game": "war"},
        {"game": war.Game},
        {"executor": 4},
        {"workers": 2},
        {"deck": 5},
        {"deck": [1, 2]},
        {"deck": "abc" * 20},
        {"games": 1 << 32 | 1},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_before_anything_is(bad):
    chosen = {"game": football.Game(), "bots": ["random"] * 2, "games": 10, "executor": None} | bad
    with pytest.raises(SettingError):
        lab.run(chosen.pop("game"), chosen.pop("bots"), chosen.pop("games"), 0, chosen.pop("executor"), **chosen)


def test_more_games_than_memory_are_refused(monkeypatch):
    def none_left(*_):
        raise MemoryError

    monkeypatch.setattr(runs.np, "empty", none_left)
    with pytest.raises(SettingError, match="memory"):
        lab.Games(war.Game(), ["random"] * 2, 10, 0, None, {})


def test_a_column_or_another_run_of_the_wrong_kind_is_refused():
    games = play("war", 10)
    for wrong in (lambda: games[["winner"]], lambda: games[3], lambda: games.compare(None)):
        with pytest.raises(SettingError):
            wrong()


def test_other_cards_are_not_compared():
    with pytest.raises(SettingError, match="cards"):
        play("war", 10).compare(play("war-small", 10))


def test_only_false_stops_a_run():
    for answer in (None, 0, "", True, np.True_):
        assert not play("football", 50, progress=lambda it, answer=answer: answer).stopped
    assert play("football", 50, progress=lambda it: np.False_).stopped


def test_a_run_that_is_done_cannot_be_stopped():
    for how in (lambda it: it.done < 50, lambda it: interrupt(it) if it.done == 50 else None):
        found = play("football", 50, progress=how)
        assert len(found) == 50 and not found.stopped


@pytest.mark.parametrize("kind", ["nobody", "threads 2"])
def test_what_progress_raises_is_its_own(kind, executor):
    with pytest.raises(ZeroDivisionError):
        play("war", 500, executor=executor(kind), progress=lambda it: 1 // (it.done - it.done))


# Failed


class Dying(ProcessPoolExecutor):
    """Its worker ends without a word at the sixth piece."""

    count = 0

    def submit(self, function, *args):
        self.count += 1
        return super().submit(os._exit, 1) if self.count == 6 else super().submit(function, *args)


class Failing(Late):
    """Does its work at once, and fails at the third piece."""

    def __init__(self, reason):
        super().__init__(1)
        self.reason, self.count = reason, 0

    def submit(self, function, *args):
        self.count += 1
        self.left = 1
        if self.count != 3:
            return super().submit(function, *args)
        future = Future()
        future.set_exception(self.reason)
        return future


def test_a_worker_that_dies_fails_the_run_and_what_is_done_is_kept(pieces_of):
    pieces_of(10)
    with Dying(1, get_context("spawn")) as pool, pytest.raises(lab.LabError) as caught:
        play("war", 1000, executor=pool)
    assert isinstance(caught.value.__cause__, BrokenProcessPool)
    assert str(caught.value).startswith("The run failed in a worker: BrokenProcessPool: A process in the process pool")
    assert "BrokenProcessPool" in caught.value.said(Words("ar"))
    done = caught.value.done
    assert 20 <= len(done) <= 50 and done.asked == 1000
    same(done, play("war", 1000))


def test_whatever_a_worker_raises_fails_the_run(pieces_of):
    pieces_of(10)
    with pytest.raises(lab.LabError) as caught:
        play("football", 100, executor=Failing(MemoryError("no room")))
    assert caught.value.facts["reason"] == "MemoryError: no room"
    assert caught.value.done.numbers.tolist() == [*range(20), *range(30, 40)]
    same(caught.value.done, play("football", 100))


def test_an_executor_that_takes_no_work_fails_the_run():
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(lab.LabError, match=r"^The run failed in a worker: RuntimeError: cannot schedule") as caught:
        play("war", 10, executor=pool)
    assert len(caught.value.done) == 0


# Memory


@any_run
def test_a_row_is_small(name):
    games = play(name, 50)
    assert sum(column.nbytes for column in games.columns.values()) <= 64 * len(games)


def test_memory_grows_by_at_most_64_bytes_a_game(monkeypatch):
    monkeypatch.setattr(runs, "_LARGEST", 1000)
    play("football", 10)
    most = []
    for games in (10_000, 60_000):
        tracemalloc.start()
        kept = play("football", games, progress=lambda it: len(it.games["winner"]))
        most.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert len(kept) == games
    assert most[1] - most[0] <= 64 * 50_000


# What cannot be played

WHOLE = "expected a whole number"
LARGEST = 2**64 - 1


def refused(error, english):
    """Whether the sentence begins like this, and is said in Arabic too with the same place and value in it."""
    assert isinstance(error, Problem) and str(error).startswith(english)
    arabic = error.said(Words("ar"))
    assert "المتوقع" in arabic
    for part in (error.facts["place"], error.facts.get("least", ""), error.facts.get("most", "")):
        assert part in arabic


@pytest.mark.parametrize(
    ("change", "english"),
    [
        ({"games": 0}, f"games: {WHOLE} from 1 to {lab.MOST}; got 0."),
        ({"games": -1}, f"games: {WHOLE} from 1 to {lab.MOST}; got -1."),
        ({"games": 1.5}, f"games: {WHOLE}; got a number."),
        ({"games": True}, f"games: {WHOLE}; got true or false."),
        ({"games": "5"}, f"games: {WHOLE}; got text."),
        ({"games": None}, f"games: {WHOLE}; got nothing."),
        ({"games": lab.MOST + 1}, f"games: {WHOLE} from 1"),
        ({"seed": -1}, f"seed: {WHOLE} from 0 to {LARGEST}; got -1."),
        ({"seed": 2**64}, f"seed: {WHOLE} from 0 to {LARGEST}; got {2**64}."),
        ({"seed": 1.0}, f"seed: {WHOLE}; got a number."),
        ({"seed": True}, f"seed: {WHOLE}; got true or false."),
        ({"cap": 0}, f"cap: {WHOLE} from 1 to {2**31 - 1}; got 0."),
        ({"cap": 2**31}, f"cap: {WHOLE} from 1 to"),
        ({"cap": 2.0}, f"cap: {WHOLE}; got a number."),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ONE_EACH)
def test_numbers_are_whole_and_within_bounds(name, change, english):
    game, bots, setup = RUNS[name]
    told = []
    with pytest.raises(SettingError) as caught:
        lab.run(game, bots, **{"games": 10, "progress": told.append, **change, **setup})
    refused(caught.value, english)
    assert told == []


@pytest.mark.parametrize("name", ONE_EACH)
def test_there_is_a_bot_for_each_seat_that_the_game_knows(name):
    game, names = RUNS[name][0], ", ".join(batch(name).BOTS)
    last = game.seats - 1
    for bad, got in (("clever", "clever"), ("Random", "Random"), (7, "7"), (None, "None"), (["random"], "['random']")):
        with pytest.raises(SettingError) as caught:
            lab.run(game, ["random"] * last + [bad], 10)
        refused(caught.value, f"bots[{last}]: expected one of {names}; got “{got}”.")
    for bots in ([], ["random"] * last, ("random",) * (last + 2)):
        with pytest.raises(SettingError) as caught:
            lab.run(game, bots, 10)
        refused(caught.value, f"bots: expected a bot for each of {game.seats} seats; got {len(bots)}.")
    for bots, got in (("random", "text"), ("r" * game.seats, "text"), (None, "nothing"), (7, "a number")):
        with pytest.raises(SettingError) as caught:
            lab.run(game, bots, 10)
        refused(caught.value, f"bots: expected a list; got {got}.")


@pytest.mark.parametrize(
    ("name", "setup", "english"),
    [
        ("war", {"ranks": 0}, f"ranks: {WHOLE} from 1 to 13; got 0."),
        ("war", {"suits": 3}, "suits: expected one of 2, 4; got “3”."),
        ("football", {"deck": DECK[:3]}, "This deck cannot be used: there is 1 mistake in it."),
    ],
    ids=["ranks", "suits", "deck"],
)
def test_what_else_a_game_is_given_is_checked(name, setup, english):
    game, bots, _ = RUNS[name]
    with pytest.raises(Problem) as caught:
        lab.run(game, bots, 10, **setup)
    assert str(caught.value).startswith(english)


@pytest.mark.parametrize(
    ("number", "english"),
    [
        (10, f"number: {WHOLE} from 0 to 9; got 10."),
        (-1, f"number: {WHOLE} from 0 to 9; got -1."),
        (np.int64(10), f"number: {WHOLE} from 0 to 9; got 10."),
        (1.0, f"number: {WHOLE}; got a number."),
        (True, f"number: {WHOLE}; got true or false."),
        ("1", f"number: {WHOLE}; got text."),
    ],
    ids=repr,
)
def test_a_run_has_only_its_games(number, english):
    games = play("football", 10)
    for ask in (games.seed_of, games.timeline, games.compare(games).first):
        with pytest.raises(SettingError) as caught:
            ask(number)
        refused(caught.value, english)


def test_a_number_may_come_out_of_an_array():
    games = play("football", 10)
    for number in games.numbers.astype(np.uint8)[3:5]:
        assert games.seed_of(number) == int(games.seeds[number])


def test_a_run_has_only_its_columns():
    with pytest.raises(SettingError) as caught:
        play("war", 3)["battle"]
    refused(caught.value, "column: expected one of winner, reason, actions, battles")
    with pytest.raises(SettingError, match=r"^column: "):
        play("war", 3)[0]


@pytest.mark.parametrize("name", ONE_EACH)
def test_series_are_of_some_games(name):
    games = play(name, 3)
    for count in (0, -1, 1.5, True):
        with pytest.raises(SettingError, match=r"^games: expected a whole number"):
            games.series(5, count)
    for points in (0, -1):
        with pytest.raises(SettingError, match=r"^points: expected a whole number from 1"):
            games.series(points)
