"""What the lab shows of its games: the bars of a histogram, the games of a bar, and a table of figures."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.lab import CAPPED, Comparison, Games, Line, Summary
from explorer.lab.batch import Column
from explorer.lab.histogram import bins
from explorer.lab.statistics import Figure
from explorer.words import Words

SHOWN = 100
"""Games of a bar that are listed for each side."""


_ENOUGH = 1000  # games by which the bars are laid out; after that only the last one grows
_BULK = 99.5  # percent of the games that the bars before the last are for


class Found(NamedTuple):
    """Figures and bars of one or two runs, as far as they have come. `edges` are those of the bars, of which the last
    may be for all the long games; `counts` has a row for each side, `of` how many games that side has with a result;
    `paired` is how two sides differ."""

    games: list[Games]
    column: str
    summaries: list[Summary]
    edges: NDArray[np.floating[Any]]
    counts: list[NDArray[np.int64]]
    of: list[int]
    paired: Comparison | None


def found(games: list[Games], column: str, before: Found | None = None) -> Found:
    """Count it all; a second's work for a million games, so not in the page's own thread. The bars stay those of
    `before`, if it had enough games to lay them out."""
    columns = [each[column][each["winner"] != CAPPED] for each in games]
    kept = before is not None and before.column == column and len(before.of) == len(games) and min(before.of) >= _ENOUGH
    edges = _reaching(before.edges, columns) if kept and before else _edges(columns)
    counts = [np.histogram(numbers, edges)[0] for numbers in columns]
    summaries = [each.summary() for each in games]
    paired = games[0].compare(games[1]) if len(games) == 2 else None
    return Found(games, column, summaries, edges, counts, [len(it) for it in columns], paired)


def _edges(columns: list[Column]) -> NDArray[np.floating[Any]]:
    """Bars for nearly all of the games, and a last one for the long ones."""
    some = [it for it in columns if len(it)]
    bulk = max((float(np.percentile(it, _BULK)) for it in some), default=0.0)
    return _reaching(bins([it[it <= bulk] for it in some]), columns)


def _reaching(edges: NDArray[np.floating[Any]], columns: list[Column]) -> NDArray[np.floating[Any]]:
    """The same bars, but the first and the last as far as the games go."""
    some = [it for it in columns if len(it)]
    if not some:
        return edges
    least, most = min(int(it.min()) for it in some), max(int(it.max()) for it in some)
    if most > edges[-1]:
        one = len(edges) > 2 and edges[-1] - edges[-2] > edges[-2] - edges[-3]  # it is the last one already
        edges = np.append(edges[:-1] if one else edges, most + 0.5)
    return np.append(least - 0.5, edges[1:]) if least < edges[0] else edges


def ends(edges: NDArray[np.floating[Any]], bar: int) -> tuple[int, int]:
    """The least and the greatest whole number of a bar."""
    return int(np.ceil(edges[bar])), int(np.floor(edges[bar + 1]))


def bars(it: Found, words: Words) -> list[dict[str, Any]]:
    """The bars as the page draws them."""
    shown: list[dict[str, Any]] = []
    for at in range(len(it.edges) - 1 if any(it.of) else 0):
        least, greatest = ends(it.edges, at)
        counts = [int(count[at]) for count in it.counts]
        sides = [
            words.text("lab-bar-side", side="AB"[side], count=count, share=_percent(count / of if of else 0))
            for side, (count, of) in enumerate(zip(counts, it.of, strict=True))
        ]
        wide = at and it.edges[at + 1] - it.edges[at] > it.edges[at] - it.edges[at - 1]
        kind = "last" if at == len(it.edges) - 2 and wide else "one" if least == greatest else "more"
        where = words.text("lab-bar-range", kind=kind, least=f"{least:,}", most=f"{greatest:,}")
        shown.append(
            {
                "id": _name(it, at),
                "label": words.text("lab-bar", range=where, sides=words.listed(sides)),
                "from": f"{least:,}{'+' * (kind == 'last')}",
                "heights": [count / of if of else 0.0 for count, of in zip(counts, it.of, strict=True)],
                "counts": [f"{count:,}" for count in counts],
            }
        )
    return shown


def peak(it: Found, words: Words) -> str:
    """What the tallest bar stands for."""
    heights = [count.max(initial=0) / of for count, of in zip(it.counts, it.of, strict=True) if of]
    return words.text("lab-peak", share=_percent(max(heights, default=0)))


def bar_at(it: Found, name: str) -> int | None:
    """The place of the bar with that id; None if there is none now."""
    return next((at for at in range(len(it.edges) - 1) if _name(it, at) == name), None)


def _name(it: Found, bar: int) -> str:
    """The id of a bar: its least number, and of the first, which reaches further down as games come in, `first`."""
    return str(ends(it.edges, bar)[0]) if bar else "first"


def games_of(it: Found, bar: int, words: Words) -> tuple[list[dict[str, str]], int]:
    """The games of a bar, the first `SHOWN` of each side, as the page lists them; and how many more there are."""
    listed: list[dict[str, str]] = []
    more = 0
    low, high = it.edges[bar], it.edges[bar + 1]
    last = bar == len(it.edges) - 2
    for side, games in enumerate(it.games):
        column, winners = games[it.column], games["winner"]
        inside = (column >= low) & ((column <= high) if last else (column < high)) & (winners != CAPPED)
        rows = np.flatnonzero(inside)
        more += max(0, len(rows) - SHOWN)
        numbers = games.numbers
        for row in rows[:SHOWN]:
            winner = words.text(f"{games.game.name}:winner", winner=int(winners[row]))
            note = words.text("lab-game-note", side="AB"[side], value=f"{int(column[row]):,}", winner=winner)
            name = words.text("lab-game", number=f"{int(numbers[row]) + 1:,}")
            listed.append({"id": f"{side}:{int(numbers[row])}", "text": name, "note": note})
    return listed, more


def column_names(games: Games, words: Words) -> dict[str, str]:
    """The columns a histogram can show."""
    columns = (name for name in games.batch.COLUMNS if name not in ("winner", "reason"))
    return {name: words.text(f"{games.game.name}:column-{name}") for name in columns}


def table(it: Found, words: Words) -> str:
    """The figures as a table, the sides beside each other and how they differ over the same deals."""
    text = words.text
    heads = ["", *(text("lab-side", side="AB"[side]) for side in range(len(it.games)))]
    sides = [{line.name: line for line in summary.lines(words)} for summary in it.summaries]
    # One side may have a winner or an end that the other has not.
    names = list(dict.fromkeys(name for side in sides for name in side))
    rows = [[name, *(_cell(side.get(name)) for side in sides)] for name in names]
    if it.paired is not None:
        heads.append(text("lab-difference"))
        differences = _differences(it.summaries[0], it.paired, words)
        for row in rows:
            row.append(escape(differences.get(row[0], "")))
    head = "".join(f"<th scope='col'>{escape(name)}</th>" if name else "<td></td>" for name in heads)
    body = "".join(
        f"<tr><th scope='row'>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for name, *cells in rows
    )
    counts = [summary.head(words) for summary in it.summaries]
    caption = escape(" · ".join([text("lab-figures"), *counts]))
    return (
        f"<div class='crx-figures' tabindex='0' role='region' aria-label='{escape(text('lab-figures'))}'>"
        f"<table class='crx-lab-table' lang='{words.language}' dir='{words.dir}'><caption>{caption}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cell(line: Line | None) -> str:
    if line is None:
        return "–"
    return f"{escape(line.value)}<br><small>{escape(line.more)}</small>" if line.more else escape(line.value)


def _differences(ours: Summary, paired: Comparison, words: Words) -> dict[str, str]:
    """By the name of each line of a summary the difference over pairs of games."""
    # Who won in neither run, and is no winner of this game's, is not in the comparison.
    figures = [paired.wins.get(winner) for winner in ours.shares["winner"]]
    figures += [paired.ends[clause] for clause in ours.shares["reason"]]
    texts = [words.text("lab-points", **_signed(figure, 100)) if figure else "" for figure in figures]
    means = [*(paired.ratios[name] for name in ours.ratios), *(paired.means[name] for name in ours.spreads)]
    texts += [words.text("lab-mean", **_signed(figure, 1)) for figure in means]
    return {line.name: text for line, text in zip(ours.lines(words), texts, strict=True)}


def _signed(figure: Figure, times: int) -> dict[str, str]:
    """With more digits where a small difference would be shown as none."""
    numbers = {name: times * value for name, value in figure._asdict().items()}
    digits = 4 if 0 < abs(times * figure.value) < 0.1 else 2
    return {
        name: f"{number:+.{digits}f}" if np.isfinite(number) else "–"  # of one pair only, or none
        for name, number in numbers.items()
    }


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"
