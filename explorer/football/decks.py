"""Decks of player cards: the one that comes with the game, and others read from CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from explorer.football.players import HIGHEST_VALUE, MOST_CHARACTERS, STATS, Deck, Player, is_name, is_plain
from explorer.problems import Problem, shown

FEWEST_CARDS, RECOMMENDED, MOST_CARDS = 14, 80, 1000
"""A deck must fill two hands (`football.hand`); the source speaks of more than 80 cards; and beyond 1,000 it is a
mistake."""
MOST_FAULTS = 1000
"""Faults of a deck that are kept; those after them are only counted. A file with as many is no deck."""
_DATA = Path(__file__).parent / "data" / "players.csv"


class DeckError(Problem):
    """A deck that cannot be played with.

    `faults` are what is wrong with it, in order of line, each with its place: the first `MOST_FAULTS` of them.
    `facts["count"]` is how many there are in all.
    """

    @property
    def faults(self) -> tuple[Problem, ...]:
        return tuple(self.facts["faults"])

    @property
    def more(self) -> int:
        """How many faults there are besides `faults`."""
        return int(self.facts["count"]) - len(self.facts["faults"])


class _Faults:
    """What is wrong with a deck, as it is found: the first faults are kept, all are counted."""

    def __init__(self) -> None:
        self.kept: list[Problem] = []
        self.count = 0

    def add(self, message: str, line: int | None, **facts: Any) -> None:
        """One more: the id of its sentence, its line (None for a fault of the whole deck), and what it names."""
        self.count += 1
        if self.count <= MOST_FAULTS:
            self.kept.append(Problem(message, place="" if line is None else str(line), **facts))

    def check(self) -> None:
        """Raise `DeckError` if there are any."""
        if self.count:
            raise DeckError("football:deck-faults", place="", count=self.count, faults=tuple(self.kept))


@cache
def players() -> Deck:
    """The deck that comes with the game: 156 men; `data/provenance.md` tells what each number covers.

    >>> len(players()), players()[0].name, players()[0].goals
    (156, 'Armando Broja', 8)
    """
    return read_deck(_DATA.read_bytes())


def check_deck(cards: Deck) -> None:
    """Raise `DeckError` for a deck with too few or too many cards, or two of one name; places count from 1."""
    faults, names = _Faults(), dict[str, int]()
    for place, card in enumerate(cards, 1):
        _name_once(card.name, place, names, faults)
    faults.check()
    _check_size(len(cards))


def read_deck(source: bytes | str) -> Deck:
    """A deck from CSV, UTF-8 in any script: a first line of column names, then a line for each player.

    `name` and the five stats are needed, `nation` and `position` are shown, other columns are left aside; columns are
    divided by commas, semicolons or tabs, or by what a first line such as `sep=|` says. Raises `DeckError` with every
    fault at once, in order of line, though no more than `MOST_FAULTS` of them are kept. A row that is not UTF-8, or has
    more values than there are columns, is one fault; reading ends at a row that is not CSV; rows under a line that
    names no column of ours are not judged; and cards are counted only where all else is right.
    """
    text = (source.decode(errors="surrogateescape") if isinstance(source, bytes) else source).removeprefix("\ufeff")
    head = next((line for line in text.splitlines() if line.strip(",;\t ")), "")
    told = head.lower().startswith("sep=") and len(head) == 5  # a spreadsheet's line that names the divider
    faults, names = _Faults(), dict[str, int]()
    rows = _rows(text, head[-1] if told else max(",;\t", key=head.count), faults)
    if told:
        next(rows, None)
    first, titles = next(rows, (1, list[str]()))
    faults.check()  # that line is not CSV
    columns = _columns(first, titles, faults)
    found, size = list[Player](), 0
    for line, row in rows if columns else ():
        if not _is_utf8(row):
            faults.add("football:deck-not-utf8", line)
        elif any(row[len(titles) :]):
            faults.add("football:deck-wide", line, most=len(titles))
        else:
            player = _player(line, row, columns, faults)
            if player.name:
                _name_once(player.name, line, names, faults)
            size += 1
            if size <= MOST_CARDS:
                found.append(player)
    faults.check()
    _check_size(size)
    return tuple(found)


def _check_size(size: int) -> None:
    faults = _Faults()
    if not FEWEST_CARDS <= size <= MOST_CARDS:
        faults.add("football:deck-size", None, size=size, least=FEWEST_CARDS, most=MOST_CARDS)
    faults.check()


def _name_once(name: str, line: int, names: dict[str, int], faults: _Faults) -> None:
    """`names` are those so far, each with its line."""
    if name in names:
        faults.add("football:deck-twice", line, name=name, other=str(names[name]))
    else:
        names[name] = line


def _is_utf8(row: list[str]) -> bool:
    """Whether every byte could be decoded: those that could not have become surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for cell in row for letter in cell)


def _rows(text: str, divider: str, faults: _Faults) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, each with the number of its line, up to one that is not CSV."""
    reader, begun = csv.reader(StringIO(text, newline=""), delimiter=divider, strict=True), 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield begun, [" ".join(cell.split()) for cell in row]
            begun = reader.line_num + 1
    except csv.Error:
        faults.add("football:deck-not-csv", begun)


def _columns(line: int, titles: list[str], faults: _Faults) -> dict[str, int]:
    """Where the columns of ours stand, by their names, but for those at fault. One may hide in what is not UTF-8."""
    titles = [title.casefold() for title in titles]
    bad = [name for name in ("name", *STATS) if titles.count(name) != 1]
    if not _is_utf8(titles):
        faults.add("football:deck-not-utf8", line)
    else:
        for name in bad:
            faults.add("football:deck-column", line, name=name, count=titles.count(name))
    ours = {"name", *STATS, "nation", "position"}.difference(bad)
    return {title: place for place, title in enumerate(titles) if title in ours}


def _player(line: int, row: list[str], columns: dict[str, int], faults: _Faults) -> Player:
    """The card of a row. A name at fault or without its column is left empty."""

    def cell(title: str) -> str:
        place = columns.get(title, len(row))
        return row[place] if place < len(row) else ""

    name = cell("name")
    if "name" in columns and not is_name(name):
        faults.add("football:deck-name", line, got=shown(name), most=MOST_CHARACTERS)
        name = ""
    for note in ("nation", "position"):
        if not is_plain(cell(note)):
            faults.add("football:deck-text", line, column=note, got=shown(cell(note)), most=MOST_CHARACTERS)
    values = []
    for stat in STATS:
        text = cell(stat)
        value = int(text) if text.isdecimal() and len(text) < 20 else -1  # the digits of any script
        if stat in columns and not 0 <= value <= HIGHEST_VALUE:
            faults.add("football:deck-number", line, stat=stat, got=shown(text), most=HIGHEST_VALUE)
        values.append(value)
    goals, trophies, caps, seasons, assists = values
    return Player(name, goals, trophies, caps, seasons, assists, cell("nation"), cell("position"))
