"""The charts of Guandan."""

from explorer.guandan.charts.hands import HandCursor, Turn, hands_left, hands_left_text
from explorer.guandan.charts.levels import Deal, LevelCursor, level_progress, level_progress_text
from explorer.guandan.charts.plays import plays_by_shape

__all__ = [
    "Deal",
    "HandCursor",
    "LevelCursor",
    "Turn",
    "hands_left",
    "hands_left_text",
    "level_progress",
    "level_progress_text",
    "plays_by_shape",
]
