"""Games such as runs of the lab have, and whether a chart of them can be read."""

import re

import numpy as np

from explorer.lab.statistics import share
from explorer.words import languages
from tests.charts.pictures import apart, outside, shown

WIDTHS = (300, 1000)


LOOKS = [*((language, WIDTHS[0]) for language in languages()), ("en", WIDTHS[1])]


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


SAID = {
    "en": {
        "A": "A: random",
        "B": "B: lowest",
        "title": "Battles a game",
        "unit": "battles",
        "scale": "cards",
        "things": ["You", "The opponent", "a side could not go on after a tie, so that the other has won"],
    },
    "ar": {
        "A": "أ: عشوائي",
        "B": "ب: الأدنى",
        "title": "معارك اللعبة",
        "unit": "معركة",
        "scale": "ورقة",
        "things": ["أنت", "الخصم", "لم يستطع أحد الطرفين المتابعة بعد التعادل ففاز الطرف الآخر باللعبة"],
    },
}


def good(chart, width, language, free=""):
    """Whether a chart can be read: nothing cut off or upon another, the size as asked, and all from the locale."""
    height = round(chart.figure.get_figheight() * 100)
    assert outside(chart, width, height) == []
    for axes in chart.figure.axes:
        titles = [text for text in (axes._left_title, axes._right_title) if text.get_text()]
        assert apart([*axes.texts, *titles])
        for axis, limits in ((axes.xaxis, axes.get_xlim()), (axes.yaxis, axes.get_ylim())):
            assert apart([label for label in shown(axis, limits) if label.get_text() and label.get_visible()])
        assert axes.xaxis.label.get_text() == "" or apart([axes.xaxis.label, *axes.texts])
    assert len(chart.alt) > 20 and "nan" not in chart.alt and "inf" not in chart.alt
    if language == "ar":
        texts = [chart.alt, *(text.get_text() for axes in chart.figure.axes for text in (*axes.texts, axes.title))]
        assert not re.search(f"[A-Za-z]{{2}}|[{'' if free else 'A-Z'}a-z]", " ".join(texts)), texts


def drawn_numbers(seed, kind):
    """Columns as a run has them, and as it may have them."""
    chances = np.random.default_rng(seed)
    return {
        "none": np.zeros(0, np.int32),
        "one": np.array([217 + seed], np.int32),
        "equal": np.full(50, 7, np.int8),
        "few": chances.integers(0, 3 + seed, 400).astype(np.int8),
        "places": chances.integers(100, 120, 400).astype(np.int16),
        "skewed": (chances.lognormal(5.4, 0.8, 3000) + 10).astype(np.int32),
        "huge": np.array([1, 2, 3, 10**7 - seed], np.int32),
        "far": np.array([10**7, 10**7 + 3 * seed], np.int64),
    }[kind]


def shares_of(games, counts, language="en"):
    things = SAID[language]["things"][: len(counts)]
    return [(thing, *share(count, games)) for thing, count in zip(things, counts, strict=True)]


def going(seed, kind):
    chances = np.random.default_rng(seed)
    piles = np.clip(26 + np.cumsum(chances.integers(-1, 2, (200, 300)), axis=1), 0, 52).astype(np.int8)
    ended = piles.copy()
    for game, length in zip(ended, chances.integers(20, 300, 200), strict=True):
        game[length:] = -1
    return {
        "no-games": np.zeros((0, 30), np.int8),
        "no-points": np.zeros((30, 0), np.int8),
        "nothing": np.full((5, 30), -1, np.int8),
        "one-game": piles[:1],
        "one-point": piles[:, :1],
        "equal": np.full((40, 12), 5, np.int16),
        "zero": np.zeros((40, 12), np.int16),
        "piles": piles,
        "ended": ended,
        "levels": np.clip(piles // 4, 0, 12)[:, :16],
        "huge": piles[:, :50].astype(np.int64) * 10**6,
    }[kind]


def attacks(seed, kind):
    chances = np.random.default_rng(seed)
    many = chances.integers(1, 5000, 10)
    tally = np.stack([many, chances.binomial(many, (np.arange(10) + 0.5) / 10)], axis=1)
    gaps = tally.copy()
    gaps[3:6] = 0
    return {
        "no-rows": np.zeros((0, 2), np.int64),
        "none": np.zeros((10, 2), np.int64),
        "one": np.array([[0, 0], [1, 1]]),
        "one-row": np.array([[100, 40]]),
        "ten": tally,
        "gaps": gaps,
        "many": np.stack([np.arange(40) + 1, np.arange(40)], axis=1),
        "huge": tally * 10**6,
    }[kind]
