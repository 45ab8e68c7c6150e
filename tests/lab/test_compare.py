"""Two runs side by side, game by game."""

from itertools import zip_longest

import numpy as np
import pytest

from explorer.lab.statistics import mean, paired
from explorer.problems import SettingError
from explorer.words import Words
from tests.lab.runs import Late, any_run, batch, events, other, play


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


@pytest.mark.slow
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


@pytest.mark.slow
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


def test_other_cards_are_not_compared():
    with pytest.raises(SettingError, match="cards"):
        play("war", 10).compare(play("war-small", 10))
