"""What charts of all games share: charts as matplotlib figures without pyplot, each with its text alternative.

Made to be read in grey print and by the colour-blind: every line has its own style and is named beside it. In
languages written right to left time runs from right to left.
"""

from explorer.charts.bands import Band, band, bands, bands_text
from explorer.charts.calibration import odds_against_outcome, odds_against_outcome_text
from explorer.charts.chart import INK, LEFT, LINE, PARTNER, POT, SOFT, THEM, WAR, YOU, Chart
from explorer.charts.lengths import length_histogram, length_histogram_text
from explorer.charts.shares import Share, shares, shares_text
from explorer.lab.histogram import bins

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
    "Band",
    "Chart",
    "Share",
    "band",
    "bands",
    "bands_text",
    "bins",
    "length_histogram",
    "length_histogram_text",
    "odds_against_outcome",
    "odds_against_outcome_text",
    "shares",
    "shares_text",
]
