"""Charts of a game, as matplotlib figures without pyplot, each with its text alternative.

Made to be read in grey print and by the colour-blind: every line has its own style and is named beside it. In
languages written right to left time runs from right to left.
"""

from explorer.charts.bands import Band, band, bands, bands_text
from explorer.charts.calibration import odds_against_outcome, odds_against_outcome_text
from explorer.charts.chart import INK, LEFT, LINE, PARTNER, POT, SOFT, THEM, WAR, YOU, Chart
from explorer.charts.hands import HandCursor, Turn, hands_left, hands_left_text
from explorer.charts.lengths import bins, length_histogram, length_histogram_text
from explorer.charts.levels import Deal, LevelCursor, level_progress, level_progress_text
from explorer.charts.odds import odds_by_stat
from explorer.charts.piles import Battle, Cursor, pile_sizes, pile_sizes_text
from explorer.charts.plays import plays_by_shape
from explorer.charts.shares import Share, shares, shares_text
from explorer.charts.sizes import Round, SizeCursor, hand_sizes, hand_sizes_text
from explorer.charts.uses import GREEN, PURPLE, Attack, UseCursor, stat_use, stat_use_text

__all__ = [
    "GREEN",
    "INK",
    "LEFT",
    "LINE",
    "PARTNER",
    "POT",
    "PURPLE",
    "SOFT",
    "THEM",
    "WAR",
    "YOU",
    "Attack",
    "Band",
    "Battle",
    "Chart",
    "Cursor",
    "Deal",
    "HandCursor",
    "LevelCursor",
    "Round",
    "Share",
    "SizeCursor",
    "Turn",
    "UseCursor",
    "band",
    "bands",
    "bands_text",
    "bins",
    "hand_sizes",
    "hand_sizes_text",
    "hands_left",
    "hands_left_text",
    "length_histogram",
    "length_histogram_text",
    "level_progress",
    "level_progress_text",
    "odds_against_outcome",
    "odds_against_outcome_text",
    "odds_by_stat",
    "pile_sizes",
    "pile_sizes_text",
    "plays_by_shape",
    "shares",
    "shares_text",
    "stat_use",
    "stat_use_text",
]
