"""A game of a run on the table."""

import asyncio

import pytest

from explorer.lab import batch_of
from explorer.timeline import Timeline
from tests.widgets.lab.asking import FAST, GAMES, choose, plain, run, send, text, until
from widgets.lab import lab_bench


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_any_game_is_opened_at_its_first_event_with_open_cards(game, side):
    bench = run(lab_bench(), game, b={"bots": FAST[game][-1:]})
    for at in reversed(range(len(bench.bars.bars))):
        choose(bench, at)
        if ids := [it["id"] for it in bench.bars.games if it["id"].startswith(f"{side}:")]:
            break
    name = ids[-1]
    send(bench.bars, type="game", id=name)
    row = int(name[2:])
    assert bench.bars.chosenGame == name
    games, table = bench.games[side], bench.opened.bench
    assert table.timeline.record() == games.timeline(row).record()
    assert table.timeline.position == 0
    assert table.parts.open_cards.value is True
    assert bench.opened.table.children == (table.parts.box,)
    last = table.timeline.line[-1].state
    result = games.game.result(last)
    assert result is not None and result.reason == batch_of(games.game).REASONS[games["reason"][row]]
    heading = plain(text(bench.opened.heading.value))
    assert f"Game {row + 1:,} of setting {'AB'[side]}" in heading and str(games.seed_of(row)) in heading
    again = Timeline.from_record(table.timeline.record())
    assert again.record() == table.timeline.record()


def test_a_game_of_each_kind_has_its_own_table_and_the_lab_one_language_choice():
    bench = lab_bench()
    seen = []
    for game in (*GAMES, "war"):
        run(bench, game, games=8)
        choose(bench, 0)
        send(bench.bars, type="game", id=bench.bars.games[0]["id"])
        seen.append(bench.opened.bench)
        assert bench.opened.bench.timeline.game.name == game
        assert bench.opened.bench.parts.language.layout.display == "none"
    assert len(set(map(id, seen))) == len(GAMES) and seen[0] is seen[-1]


@pytest.mark.slow
def test_of_two_games_pressed_at_once_the_last_is_opened():
    async def work():
        bench = lab_bench()
        run(bench, "guandan", games=8)
        await until(lambda: bench._runs is None and bench._looking is None, 120)
        choose(bench, 0)
        ids = [it["id"] for it in bench.bars.games]
        if len(ids) < 2:
            choose(bench, len(bench.bars.bars) // 2)
            ids += [it["id"] for it in bench.bars.games]
        for name in (ids[0], ids[-1]):
            bench._choose_game(name)
        await until(lambda: bench.opened.bench is not None)
        await asyncio.sleep(0.2)
        await until(lambda: bench.opened.place == (0, int(ids[-1][2:])))
        return bench, int(ids[-1][2:])

    bench, row = asyncio.run(work())
    assert bench.opened.bench.timeline.record() == bench.games[0].timeline(row).record()


@pytest.mark.parametrize("message", [{"type": "game", "id": it} for it in ("0:99999", "2:0", "x", "", None, "0:-1")])
def test_a_game_that_is_not_listed_is_not_opened(message):
    bench = run(lab_bench(), games=50)
    choose(bench, 0)
    send(bench.bars, **message)
    assert bench.opened.bench is None


def test_after_another_run_the_old_games_can_no_longer_be_pressed():
    bench = run(lab_bench(), games=200)
    choose(bench, 0)
    name = bench.bars.games[0]["id"]
    send(bench.bars, type="game", id=name)
    opened = bench.opened.bench.timeline
    run(bench, games=200, seed=8)
    assert (bench.bars.chosen, bench.bars.chosenGame, bench.bars.games) == ("", "", [])
    send(bench.bars, type="game", id=name)
    assert bench.opened.bench.timeline is opened
