"""Runs: in a script all is done at once, in a loop beside everything else."""

import asyncio
import time
from html import unescape

import numpy as np
import pytest

from explorer import lab as engine
from explorer import war
from explorer.lab import CAPPED, batch_of
from explorer.words import languages
from tests.widgets.lab.asking import COUNTS, FAST, GAMES, WORDS, choose, number, plain, run, send, text, until
from widgets.lab import lab_bench


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_run_plays_what_was_asked(game):
    bench = run(lab_bench(), game, b={"bots": FAST[game][-1:]})
    a, b = bench.games
    assert len(a) == len(b) == COUNTS[game] and a.seed == b.seed == 7
    assert a.bots == ("random",) * a.game.seats
    assert b.bots == tuple(FAST[game][-1] if seat % 2 == 0 else "random" for seat in range(b.game.seats))
    for games in (a, b):
        again = engine.run(games.game, games.bots, COUNTS[game], 7)
        assert all((again[name] == column).all() for name, column in games.columns.items())
    assert bench.progress.state["running"] is False and bench.progress.state["done"] == 1
    assert f"{COUNTS[game]:,}" in bench.progress.state["text"]
    assert bench.note.value == ""


def test_what_was_played_is_said_beside_the_results_even_if_the_form_changes():
    bench = run(lab_bench(), bots=["lowest"], burn=1, b={"bots": ["highest"]})
    before = text(bench.played.value)
    for wanted in (
        "Setting A",
        "Setting B",
        "lowest",
        "highest",
        "Cards burned in a war: 1",
        "Cards burned in a war: 3",
    ):
        assert wanted in plain(before), wanted
    bench.form.game.value = "guandan"
    bench.speak("ar")
    bench.speak("en")
    assert text(bench.played.value) == before


def test_before_a_run_there_are_no_results():
    bench = lab_bench()
    assert bench._result.layout.display == "none"
    assert bench.progress.state["text"] == WORDS.text("lab-idle") and not bench.progress.state["running"]


@pytest.mark.slow
def test_a_run_in_a_loop_tells_how_far_it_is_and_results_come_before_the_end():
    async def work():
        bench = lab_bench()
        told, shown = [], []
        bench.progress.observe(lambda change: told.append(change["new"]), "state")
        bench.bars.observe(lambda change: shown.append(bench._runs is not None), "bars")
        run(bench, games=300_000, b={})
        assert bench._runs is not None and told[0]["running"] and told[0]["done"] is None
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench, told, shown

    bench, told, shown = asyncio.run(work())
    parts = [it["done"] for it in told if it["running"] and it["done"] is not None]
    assert parts == sorted(parts) and len(parts) > 3
    assert any(it["left"] for it in told)
    assert not told[-1]["running"] and told[-1]["done"] == 1
    assert shown[0] is True and shown[-1] is False
    assert [len(it) for it in bench.games] == [300_000] * 2
    assert sum(map(number, bench.bars.bars)) == 300_000
    assert not bench.bars.busy


@pytest.mark.slow
def test_the_page_answers_while_a_run_is_going():
    async def work():
        bench = run(lab_bench(), games=1_000_000)
        await until(lambda: bench.bars.bars)
        longest, last = 0.0, time.monotonic()
        bench.form.game.value = "football"
        for _ in range(50):
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert bench._runs is not None
        bench.cancel()
        await until(lambda: bench._runs is None)
        return longest

    assert asyncio.run(work()) < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("compare", [None, {}])
def test_a_run_that_is_stopped_keeps_what_was_played(compare):
    async def work():
        bench = run(lab_bench(), games=1_000_000, b=compare)
        await until(lambda: bench.bars.bars)
        stopped = time.monotonic()
        send(bench.progress, type="cancel")
        await until(lambda: bench._runs is None and bench._looking is None)
        assert time.monotonic() - stopped < 5
        return bench

    bench = asyncio.run(work())
    (games,) = bench.games
    assert 0 < len(games) < 1_000_000 and games.stopped
    assert sum(map(number, bench.bars.bars)) == len(games)
    state = bench.progress.state
    assert not state["running"] and 0 < state["done"] < 1 and f"{len(games):,}" in state["text"]
    choose(bench, 1)
    assert bench.bars.games


def test_a_second_run_gives_the_first_up_and_nothing_of_it_comes_afterwards():
    async def work():
        bench = run(lab_bench(), games=1_000_000, seed=1)
        await until(lambda: bench.bars.bars)
        first = bench._runs
        run(bench, games=400, seed=2, burn=1)
        seen = []
        bench.bars.observe(lambda change: seen.append([len(it) for it in bench._found.games]), "bars")
        assert bench.bars.games == []
        await until(lambda: bench._runs is None and bench._looking is None)
        await first._task
        await asyncio.sleep(0.3)
        return bench, seen

    bench, seen = asyncio.run(work())
    (games,) = bench.games
    assert (len(games), games.seed, games.game.settings["burn"]) == (400, 2, 1)
    assert all(counts[0] <= 400 for counts in seen)
    assert sum(map(number, bench.bars.bars)) == 400
    assert "400" in bench.progress.state["text"]


def test_stopping_when_nothing_runs_does_nothing():
    bench = run(lab_bench(), games=50)
    before = bench.progress.state
    bench.cancel()
    send(bench.progress, type="cancel")
    assert bench.progress.state == before


def test_a_run_that_must_compile_first_says_so(monkeypatch):
    from explorer.lab import compiled

    monkeypatch.setattr(compiled, "is_compiled", lambda kernel: False)
    bench, told = lab_bench(), []
    bench.progress.observe(lambda change: told.append(change["new"]), "state")
    run(bench, games=50)
    assert WORDS.text("lab-compiling") in [it["text"] for it in told if it["running"] and it["done"] is None]
    told.clear()
    monkeypatch.setattr(compiled, "is_compiled", lambda kernel: True)
    run(bench, games=50)
    assert WORDS.text("lab-compiling") not in [it["text"] for it in told]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pieces", [0, 1, 4])
def test_a_run_that_fails_says_why_and_keeps_what_was_played(monkeypatch, language, pieces):
    batch = batch_of(war.Game())
    play, calls = batch.play, []

    def fails(*args, **kwargs):
        calls.append(args)
        if len(calls) > pieces:
            raise RuntimeError("<b>the machine</b> is out of order")
        return play(*args, **kwargs)

    monkeypatch.setattr(batch, "play", fails)
    bench = run(lab_bench(lang=language), games=100_000)
    assert "&lt;b&gt;the machine&lt;/b&gt; is out of order" in bench.note.value
    assert not bench.progress.state["running"] and bench._runs is None
    done = sum(len(it) for it in bench.games)
    assert (done > 0) == (pieces > 1) and done < 100_000
    assert plain(bench.progress.state["text"]) == plain(bench.words.text("lab-failed", games=f"{done:,}"))
    monkeypatch.undo()
    run(bench, games=50)
    assert bench.note.value == "" and len(bench.games[0]) == 50


def test_games_that_are_too_long_are_counted_as_such_and_are_in_no_bar(monkeypatch):
    monkeypatch.setattr(batch_of(war.Game()), "USUAL_CAP_ACTIONS", 400)
    bench = run(lab_bench())
    (games,) = bench.games
    assert 0 < games.capped < len(games)
    assert sum(map(number, bench.bars.bars)) == len(games) - games.capped
    assert games.summary().head(WORDS) in unescape(bench.figures.value)
    capped = {f"0:{it}" for it in np.flatnonzero(games["winner"] == CAPPED)}
    for at in range(len(bench.bars.bars)):
        send(bench.bars, type="bar", id=bench.bars.bars[at]["id"])
        assert not capped & {it["id"] for it in bench.bars.games}


@pytest.mark.slow
def test_if_all_are_too_long_the_page_says_so(monkeypatch):
    monkeypatch.setattr(batch_of(war.Game()), "USUAL_CAP_ACTIONS", 10)
    bench = run(lab_bench(), games=60, b={"burn": 1})
    assert bench.bars.bars == [] and bench.bars.labels["empty"] == WORDS.text("lab-empty")
    assert "nan" not in bench.figures.value
    for picture in bench.drawings.pictures.values():
        send(picture, type="width", value=600)
    bench.speak("ar")
    assert "nan" not in bench.figures.value
