"""Charts of a game, as matplotlib figures without pyplot, each with its text alternative.

Made to be read in grey print and by the colour-blind: every line has its own style and is named beside it. In
languages written right to left time runs from right to left.
"""

from explorer.charts.chart import INK, LEFT, LINE, PARTNER, POT, SOFT, THEM, WAR, YOU, Chart
from explorer.charts.hands import HandCursor, Turn, hands_left, hands_left_text
from explorer.charts.levels import Deal, LevelCursor, level_progress, level_progress_text
from explorer.charts.piles import Battle, Cursor, pile_sizes, pile_sizes_text
from explorer.charts.plays import plays_by_shape

__all__ = [
    "INK",
    "LEFT",
    "LINE",
    "PARTNER",
    "POT",
    "SOFT",
    "THEM",
    "WAR",
    "YOU",
    "Battle",
    "Chart",
    "Cursor",
    "Deal",
    "HandCursor",
    "LevelCursor",
    "Turn",
    "hands_left",
    "hands_left_text",
    "level_progress",
    "level_progress_text",
    "pile_sizes",
    "pile_sizes_text",
    "plays_by_shape",
]
