"""The football game in the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from explorer.football import STATS, Game
from explorer.lab import Games
from explorer.words import Words
from widgets.lab.charts import SAMPLE_GAMES, parts, series, side_names
from widgets.lab.game_lab import GameLab
from widgets.page.chart_thread import Draw

if TYPE_CHECKING:
    from explorer.charts import Chart

_BINS = 10  # of chances


def charts(games: Sequence[Games], words: Words) -> Mapping[str, Draw]:
    """How Team A's hand goes, which stats are used, how far apart their uses are, and whether the odds were right."""
    text = words.text
    unit = text("football:column-rounds")
    uses = tuple(f"uses_{stat}" for stat in STATS)
    return {
        **series(games, "hands", text("football:lab-chart-hands"), unit, words, at=0, first=0),
        "stats": parts(games, uses, text("football:lab-chart-stats"), words),
        **series(games, "gap", text("football:lab-chart-gap"), unit, words, first=0),
        "odds": partial(_odds, games, words),
    }


def _odds(games: Sequence[Games], words: Words, width: int, height: int) -> Chart:
    from explorer import charts  # brings matplotlib, which takes its time
    from explorer.football.batch import BATCH  # brings numba

    sets = []
    for name, each in zip(side_names(games, words), games, strict=True):
        assert isinstance(each.game, Game)
        seeds = each.seeds[: 10 * SAMPLE_GAMES]
        tally = BATCH.odds_against_outcome(each.game, each.bots, seeds, _BINS, each.cap, **each.options)
        sets.append((name, tally))
    title = words.text("football:lab-chart-odds")
    return charts.odds_against_outcome(sets, title, "football", words, width=width, height=height)


LAB = GameLab(fast_bots=("random", "best"), teams=(0, 1), charts=charts, place=30)
