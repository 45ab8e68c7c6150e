"""The charts of the football game."""

from explorer.football.charts.odds import odds_by_stat
from explorer.football.charts.sizes import Round, SizeCursor, hand_sizes, hand_sizes_text
from explorer.football.charts.uses import GREEN, PURPLE, Attack, UseCursor, stat_use, stat_use_text

__all__ = [
    "GREEN",
    "PURPLE",
    "Attack",
    "Round",
    "SizeCursor",
    "UseCursor",
    "hand_sizes",
    "hand_sizes_text",
    "odds_by_stat",
    "stat_use",
    "stat_use_text",
]
