"""What tests of any chart look at."""

from explorer.words import languages

LOOKS = [*((language, 340) for language in languages()), ("en", 760)]
"""Every language where there is little room, and one where there is much."""


def series(chart):
    """Both sides' lines, by their width."""
    return [line for line in chart.figure.axes[0].lines if line.get_linewidth() > 2 and len(line.get_xdata()) > 1]


def marks(axes, marker):
    return [float(x) for line in axes.lines if line.get_marker() == marker for x in line.get_xdata()]


def outside(chart, width, height):
    """What is written and does not lie in the picture."""
    chart.figure.draw_without_rendering()
    return [found for axes in chart.figure.axes for found in outside_of(axes, width, height)]


def outside_of(axes, width, height):
    ticks = [*shown(axes.xaxis, axes.get_xlim()), *shown(axes.yaxis, axes.get_ylim())]
    titles = [axes.xaxis.label, axes._left_title, axes._right_title]
    boxes = {text: text.get_window_extent() for text in (*axes.texts, *ticks, *titles)}
    return [
        (text.get_text(), box)
        for text, box in boxes.items()
        if text.get_text() and not (box.x0 >= 0 and box.x1 <= width and box.y0 >= 0 and box.y1 <= height)
    ]


def shown(axis, limits):
    """The labels of an axis that are drawn."""
    begin, end = sorted(limits)
    labels = axis.get_ticklabels()
    return [label for at, label in zip(axis.get_ticklocs(), labels, strict=bool(labels)) if begin <= at <= end]


def apart(texts):
    """Whether no two texts overlap."""
    boxes = [text.get_window_extent() for text in texts]
    return not any(one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])
