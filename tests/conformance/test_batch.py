"""What the lab asks of any game: many games played at once are those that the readable rules play, one by one."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from explorer import lab
from explorer.chance import SEEDS, Chance
from explorer.games import GAMES
from explorer.lab.batch import CAPPED, CUT_OFF, DRAWN, MOST_ACTIONS, Batch, Options, Players, Playout
from explorer.problems import SettingError
from explorer.words import Words, languages

CAP = 400
"""Actions: enough for most games, and few enough for plain Python."""
any_game = pytest.mark.parametrize("name", GAMES.names())


def batch_of(name: str) -> Batch[Any, Any]:
    return lab.batch_of(GAMES.module(name).Game())


def games_of(name: str) -> list[Any]:
    """The game under its default settings, and under the last value of each."""
    kind = GAMES.module(name).Game
    last = {setting.name: setting.values[-1] for setting in kind.rulebook.settings.values()}
    return [kind(), kind(**last)]


def mixes(name: str) -> list[list[str]]:
    """Every bot against itself, and all of them in turn."""
    batch = batch_of(name)
    seats, bots = batch.GAME.seats, list(batch.ALL_BOTS)
    return [[bot] * seats for bot in bots] + [
        [bots[(seat + first) % len(bots)] for seat in range(seats)] for first in (0, 1)
    ]


def seeds(count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    return np.array([*range(count - 1), SEEDS - 1], np.uint64)


def row(columns: lab.batch.Columns, at: int = 0) -> dict[str, int]:
    return {name: int(column[at]) for name, column in columns.items()}


@any_game
def test_what_it_declares_is_of_a_piece(name: str) -> None:
    batch = batch_of(name)
    assert batch.GAME is GAMES.module(name).Game and batch.ALL_BOTS is GAMES.module(name).BOTS
    assert set(batch.BOTS) <= set(batch.ALL_BOTS) and batch.BOTS
    assert batch.REASONS[-1] == CUT_OFF and set(batch.REASONS[:-1]) <= set(batch.GAME.rulebook.clauses)
    assert len(set(batch.REASONS)) == len(batch.REASONS)
    assert {"winner", "reason", "actions", batch.LENGTH_COLUMN} <= set(batch.COLUMNS)
    for above, below in batch.RATIOS.values():
        assert {above, below} <= set(batch.COLUMNS)
    assert CAPPED not in batch.WINNERS and all(winner >= DRAWN for winner in batch.WINNERS)
    assert 1 <= batch.USUAL_CAP_ACTIONS <= MOST_ACTIONS
    assert sum(np.dtype(kind).itemsize for kind in batch.COLUMNS.values()) <= 64
    assert issubclass(batch.OPTIONS, Options) and batch.OPTIONS() == batch.options({})


@any_game
def test_a_game_is_the_one_its_seed_begins_by_the_readable_rules(name: str) -> None:
    batch = batch_of(name)
    for game in games_of(name):
        for seed in (0, 7, SEEDS - 1):
            assert batch.start(game, seed) == game.start(seed)


@pytest.mark.slow
@any_game
def test_games_are_those_of_the_readable_rules_whoever_plays(name: str) -> None:
    """All that is told of a game, however it is played, is what plain Python tells."""
    batch = batch_of(name)
    for game in games_of(name):
        for bots in mixes(name):
            options = batch.options({})
            told = batch.play(game, bots, seeds(2), CAP)
            plain = batch._play_plainly(game, tuple(bots), seeds(2), CAP, options)
            assert list(told) == list(plain) == list(batch.COLUMNS)
            for column, kind in batch.COLUMNS.items():
                assert told[column].tolist() == plain[column].tolist(), (game, bots, column)
                assert told[column].dtype == plain[column].dtype == kind
            actions = batch._trace_plainly(game, tuple(bots), seeds(1), CAP, options)
            assert batch.trace(game, bots, int(seeds(1)[0]), CAP) == actions


@any_game
def test_each_bot_has_the_stream_of_its_seat_out_of_the_seed(name: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    bots = ["random"] * game.seats
    state, streams, actions = game.opening(game.start(5)).state, [Chance(5).fork(k + 1) for k in range(game.seats)], []
    while (seat := game.actor(state)) is not None and len(actions) < CAP:
        action, streams[seat] = batch.ALL_BOTS["random"](game, game.view(state, seat), streams[seat])
        actions.append(action)
        state = game.apply(state, action).state
    assert batch.trace(game, bots, 5, CAP) == actions
    playout = Playout(game, game.start(5), Players(game, [batch.ALL_BOTS["random"]] * game.seats, 5), CAP)
    assert [event.kind for event in playout][0] == game.opening(game.start(5)).events[0].kind
    assert playout.actions == actions and playout.state == state


@any_game
def test_a_game_that_is_cut_off_has_no_result_and_goes_on_under_a_larger_cap(name: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    for bots in ([bot] * game.seats for bot in batch.ALL_BOTS):
        whole = batch.trace(game, bots, 3, CAP)
        for cap in (1, 2, len(whole) - 1):
            cut = row(batch.play(game, bots, np.array([3], np.uint64), cap))
            assert (cut["winner"], batch.REASONS[cut["reason"]], cut["actions"]) == (CAPPED, CUT_OFF, cap)
            assert batch.trace(game, bots, 3, cap) == whole[:cap]


@any_game
def test_its_series_have_a_row_for_each_game_and_a_place_for_each_point(name: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    for bots in mixes(name):
        found = batch.series(game, bots, seeds(3), 5, CAP)
        assert all(values.shape[:2] == (3, 5) for values in found.values())
        assert bool(found) <= batch.is_fast(bots)


@any_game
def test_no_game_at_all_can_be_asked_for(name: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    none = seeds(1)[:0]
    for bots in mixes(name):
        assert all(len(column) == 0 for column in batch.play(game, bots, none, CAP).values())
        assert all(len(values) == 0 for values in batch.series(game, bots, none, 3, CAP).values())


@any_game
@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": None}, "game"),
        ({"bots": ["nobody"]}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": []}, "bots"),
        ({"seeds": [1]}, "seeds"),
        ({"seeds": np.zeros((1, 1), np.uint64)}, "seeds"),
        ({"seeds": np.zeros(1, np.int64)}, "seeds"),
        ({"cap": 0}, "cap"),
        ({"cap": MOST_ACTIONS + 1}, "cap"),
        ({"cap": True}, "cap"),
        ({"no_such_option": 1}, "no_such_option"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(name: str, change: dict[str, Any], place: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    given = {"game": game, "bots": ["random"] * game.seats, "seeds": seeds(1), "cap": CAP, **change}
    if given["bots"] == ["nobody"]:
        given["bots"] = ["random"] * (game.seats - 1) + ["nobody"]
    with pytest.raises(SettingError) as caught:
        batch.play(**given)
    assert str(caught.value.facts["place"]).startswith(place)
    with pytest.raises(SettingError):
        batch.series(points=3, **given)
    if place != "seeds":
        del given["seeds"]
        with pytest.raises(SettingError):
            batch.trace(seed=1, **given)


@any_game
def test_series_and_seeds_have_their_bounds(name: str) -> None:
    batch, game = batch_of(name), games_of(name)[0]
    bots = ["random"] * game.seats
    for points in (0, -1, 1.5, lab.batch.MOST_POINTS + 1):
        with pytest.raises(SettingError, match="^points"):
            batch.series(game, bots, seeds(1), points, CAP)  # type: ignore[arg-type]
    for seed in (-1, SEEDS, 1.0, "1", None):
        for ask in (lambda seed: batch.trace(game, bots, seed, CAP), lambda seed: batch.start(game, seed)):
            with pytest.raises(SettingError, match="^seed"):
                ask(seed)


@any_game
def test_its_figures_have_names_in_every_language(name: str) -> None:
    games = lab.run(games_of(name)[0], ["random"] * batch_of(name).GAME.seats, 30, 7)
    for language in languages():
        words = Words(language)
        lines = games.summary().lines(words)
        assert len({line.name for line in lines}) == len(lines) > 2
        for option in fields(games.batch.OPTIONS):
            assert option.default is not None or option.name


@pytest.mark.slow
@any_game
def test_any_game_of_a_run_is_stepped_through(name: str) -> None:
    game = games_of(name)[0]
    for bots in mixes(name):
        games = lab.run(game, bots, 3, 7, cap=CAP)
        timeline = games.timeline(2)
        assert len(timeline.line) - 1 == games["actions"][2] and timeline.seed == games.seed_of(2)


def test_a_batch_module_that_lacks_something_is_not_taken_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a game without the module is played in plain Python; one that cannot be imported says so."""
    find = GAMES.module

    def lacking(name: str, part: str = "") -> Any:
        if part == "batch":
            import_module("explorer.no_such_module")
        return find(name, part)

    monkeypatch.setattr(GAMES, "module", lacking)
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        lab.batch._batch_of.__wrapped__("war")
