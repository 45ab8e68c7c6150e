"""The charts of War."""

from explorer.war.charts.piles import Battle, Cursor, pile_sizes, pile_sizes_text

__all__ = ["Battle", "Cursor", "pile_sizes", "pile_sizes_text"]
