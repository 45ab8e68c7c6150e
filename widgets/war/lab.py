"""War in the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explorer.lab import Games
from explorer.words import Words
from widgets.lab.charts import parts, series
from widgets.lab.game_lab import GameLab
from widgets.page.chart_thread import Draw
from widgets.war.small_packs import SmallPacks

_DEPTHS = tuple(f"depth_{depth}" for depth in (1, 2, 3, 4))


def charts(games: Sequence[Games], words: Words) -> Mapping[str, Draw]:
    """How the human's pile grows, and how deep wars go."""
    text = words.text
    return {
        **series(games, "pile", text("war:lab-chart-piles"), text("war:column-battles"), words),
        "depths": parts(games, _DEPTHS, text("war:lab-chart-depths"), words),
    }


LAB = GameLab(
    fast_bots=("random", "highest", "lowest"),
    teams=(0, 1),
    charts=charts,
    asides={"small-packs": SmallPacks},
    place=10,
)
