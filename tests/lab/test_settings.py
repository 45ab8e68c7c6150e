"""What cannot be played or asked is refused, in words."""

import numpy as np
import pytest

from explorer import football, lab, war
from explorer.lab import games as run_games
from explorer.problems import Problem, SettingError
from explorer.words import Words
from tests.lab.runs import DECK, ONE_EACH, RUNS, batch, play


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

    monkeypatch.setattr(run_games.np, "empty", none_left)
    with pytest.raises(SettingError, match="memory"):
        lab.Games(war.Game(), ["random"] * 2, 10, 0, None, {})


def test_a_column_or_another_run_of_the_wrong_kind_is_refused():
    games = play("war", 10)
    for wrong in (lambda: games[["winner"]], lambda: games[3], lambda: games.compare(None)):
        with pytest.raises(SettingError):
            wrong()


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
        ({"games": 0}, f"games: {WHOLE} from 1 to {lab.MOST_GAMES}; got 0."),
        ({"games": -1}, f"games: {WHOLE} from 1 to {lab.MOST_GAMES}; got -1."),
        ({"games": 1.5}, f"games: {WHOLE}; got a number."),
        ({"games": True}, f"games: {WHOLE}; got true or false."),
        ({"games": "5"}, f"games: {WHOLE}; got text."),
        ({"games": None}, f"games: {WHOLE}; got nothing."),
        ({"games": lab.MOST_GAMES + 1}, f"games: {WHOLE} from 1"),
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
    game, names = RUNS[name][0], ", ".join(batch(name).ALL_BOTS)
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
