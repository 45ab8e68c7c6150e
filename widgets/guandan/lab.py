"""Guandan in the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explorer.cards import RANKS
from explorer.lab import Games
from explorer.words import Words
from widgets.lab.charts import parts, series
from widgets.lab.game_lab import GameLab
from widgets.page.chart_thread import Draw

_WAYS = tuple(f"won_{way}_{team}" for team in (0, 1) for way in (12, 13, 14))


def charts(games: Sequence[Games], words: Words) -> Mapping[str, Draw]:
    """How the level of South and North rises, and in which places deals are won."""
    text = words.text
    title, unit = text("guandan:lab-chart-levels"), text("guandan:column-deals")
    return {
        **series(games, "levels", title, unit, words, at=0, levels=RANKS),
        "places": parts(games, _WAYS, text("guandan:lab-chart-places"), words),
    }


LAB = GameLab(
    fast_bots=("random", "cheapest"),
    most_games=20_000,
    usual_games=200,
    most_slow_games=500,
    usual_slow_games=50,
    teams=(0, 1, 0, 1),
    charts=charts,
    place=20,
)
