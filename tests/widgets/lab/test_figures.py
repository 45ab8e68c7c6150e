"""The table of figures."""

import pytest

from explorer.words import languages
from tests.widgets.lab.asking import FAST, GAMES, cells, plain, run
from widgets.lab import lab_bench


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_figures_of_the_summaries_and_their_difference(game, language):
    bench = run(lab_bench(lang=language), game, b={"bots": FAST[game][-1:]})
    a, b = bench.games
    head, *rows = cells(bench.figures.value)
    assert len(head) == 4
    lines = [each.summary().lines(bench.words) for each in (a, b)]
    for row, ours, theirs in zip(rows, *lines, strict=True):
        for cell, line in zip(row[1:3], (ours, theirs), strict=True):
            assert plain(cell) == plain(f"{line.value} {line.more}")
        assert row[0] == ours.name == theirs.name
    paired = a.compare(b)
    differences = {row[0]: plain(row[3]) for row in rows}
    for winner, figure in paired.wins.items():
        said = differences[bench.words.text(f"{game}:winner", winner=winner)]
        assert f"{100 * figure.value:+.2f}" in said and f"{100 * figure.low:+.2f}" in said
    for column, figure in paired.means.items():
        said = differences[bench.words.text(f"{game}:column-{column}")]
        digits = 4 if 0 < abs(figure.value) < 0.1 else 2
        assert f"{figure.value:+.{digits}f}" in said and f"{figure.high:+.{digits}f}" in said, column


def test_one_setting_has_no_difference():
    head, *rows = cells(run(lab_bench()).figures.value)
    assert len(head) == 2 and all(len(row) == 2 for row in rows)
