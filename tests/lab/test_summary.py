"""What a run says of its games: figures, words, tables, series."""

import csv
from io import StringIO
from math import sqrt

import numpy as np
import pytest

from explorer import lab, war
from explorer.lab import games as run_games
from explorer.lab.statistics import QUANTILES, Z, ratio, share
from explorer.words import Words
from tests.lab.runs import RUNS, Late, any_run, batch, play


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
    monkeypatch.setattr(run_games, "_LINES", 7)
    assert found.to_csv() == text


@pytest.mark.parametrize("name", RUNS)
def test_series_are_those_of_the_first_games(name):
    games = play(name, 30, cap=300)
    seeds = lab.seeds(7, 0, 20)
    expected = batch(name).series(games.game, games.bots, seeds, 5, 300, **games.options)
    found = games.series(5, games=20)
    assert list(found) == list(expected) and all(np.array_equal(found[it], expected[it]) for it in found)
    assert {len(values) for values in games.series(5).values()} == {30}
