"""Player cards: a name and five stats. The deck that comes with the game, and decks read from CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from explorer.problems import Problem, shown

if TYPE_CHECKING:
    from explorer.words import Words

STATS = ("goals", "trophies", "caps", "seasons", "assists")
"""The five stats of a card (`football.deck`)."""
FEWEST, RECOMMENDED = 14, 80
"""A deck must fill two hands (`football.hand`); the source speaks of more than 80 cards."""
MOST, HIGHEST, LONGEST = 1000, 1_000_000, 60
"""Cards of a deck, the value of a stat, and characters of a name, at most: beyond them it is a mistake."""
_AT = {stat: place for place, stat in enumerate(STATS, 1)}
_DATA = Path(__file__).parent / "data" / "players.csv"


class Player(NamedTuple):
    """A card: the player's name, which no other card of its deck has, and five stats, whole numbers from 0 up.

    >>> Player("Ada", 3, 0, 12, 4, 5).value("caps")
    12
    """

    name: str
    goals: int
    trophies: int
    caps: int
    seasons: int
    assists: int
    nation: str = ""
    position: str = ""

    def value(self, stat: str) -> int:
        """The value in that stat."""
        return int(self[_AT[stat]])

    def said(self, words: Words) -> str:
        """The name, as every language has it; `hidden` for a card that cannot be seen."""
        return "hidden" if self == HIDDEN else self.name

    def __str__(self) -> str:
        return self.name


HIDDEN = Player("??", 0, 0, 0, 0, 0)
"""A card that cannot be seen."""

Deck = tuple[Player, ...]


class DeckError(Problem):
    """A deck that cannot be played with. `faults` are all that is wrong with it, in order, each with its place."""

    @property
    def faults(self) -> tuple[Problem, ...]:
        return tuple(self.facts["faults"])


@cache
def players() -> Deck:
    """The deck that comes with the game: 156 men; `data/provenance.md` tells what each number covers.

    >>> len(players()), players()[0].name, players()[0].goals
    (156, 'Armando Broja', 8)
    """
    return read_deck(_DATA.read_bytes())


def read_deck(source: bytes | str) -> Deck:
    """A deck from CSV, UTF-8 in any script: a first line of column names, then a line for each player.

    `name` and the five stats are needed, `nation` and `position` are shown, other columns are left aside; columns are
    divided by commas, semicolons or tabs, or by what a first line such as `sep=|` says. Raises `DeckError` with every
    fault at once, in order of line. A row that is not UTF-8, or has more values than there are columns, is one fault;
    reading ends at a row that is not CSV; rows under a line that names no column of ours are not judged; and cards are
    counted only where all else is right.
    """
    text = (source.decode(errors="surrogateescape") if isinstance(source, bytes) else source).removeprefix("\ufeff")
    head = next((line for line in text.splitlines() if line.strip(",;\t ")), "")
    faults: list[Problem] = []
    told = head.lower().startswith("sep=") and len(head) == 5  # a spreadsheet's line that names the divider
    rows = list(_rows(text, head[-1] if told else max(",;\t", key=head.count), faults))[told:]
    if faults and not rows:
        raise _wrong(faults)
    first, names = rows[0] if rows else (1, [])
    columns = _columns(first, names, faults)
    found: list[tuple[int, Player]] = []
    for line, row in rows[1:] if columns else ():
        if not _is_utf8(row):
            faults.append(Problem("football:deck-not-utf8", place=str(line)))
        elif any(row[len(names) :]):
            faults.append(Problem("football:deck-wide", place=str(line), most=len(names)))
        else:
            found.append((line, _player(line, row, columns, faults)))
    faults += _twice([(line, player) for line, player in found if player.name])
    faults.sort(key=lambda fault: int(fault.facts["place"]))
    if faults := faults or _size(len(found)):
        raise _wrong(faults)
    return tuple(player for _, player in found)


def check_deck(cards: Deck) -> None:
    """Raise `DeckError` for a deck with too few or too many cards, or two of one name; places count from 1."""
    if faults := _twice(list(enumerate(cards, 1))) or _size(len(cards)):
        raise _wrong(faults)


def _twice(found: list[tuple[int, Player]]) -> list[Problem]:
    seen: dict[str, int] = {}
    faults = []
    for line, player in found:
        if player.name in seen:
            faults.append(
                Problem("football:deck-twice", place=str(line), name=player.name, other=str(seen[player.name]))
            )
        seen.setdefault(player.name, line)
    return faults


def _size(size: int) -> list[Problem]:
    return (
        [] if FEWEST <= size <= MOST else [Problem("football:deck-size", place="", size=size, least=FEWEST, most=MOST)]
    )


def _is_utf8(row: list[str]) -> bool:
    """Whether every byte could be decoded: those that could not have become surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for cell in row for letter in cell)


def _wrong(faults: list[Problem]) -> DeckError:
    return DeckError("football:deck-faults", place="", count=len(faults), faults=tuple(faults))


def _rows(text: str, divider: str, faults: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, each with the number of its line, up to one that is not CSV."""
    reader, begun = csv.reader(StringIO(text, newline=""), delimiter=divider, strict=True), 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield begun, [" ".join(cell.split()) for cell in row]
            begun = reader.line_num + 1
    except csv.Error:
        faults.append(Problem("football:deck-not-csv", place=str(begun)))


def _columns(line: int, names: list[str], faults: list[Problem]) -> dict[str, int]:
    """Where the columns of ours stand, by their names, but for those at fault. One may hide in what is not UTF-8."""
    names = [name.casefold() for name in names]
    bad = [name for name in ("name", *STATS) if names.count(name) != 1]
    if _is_utf8(names):
        faults += [Problem("football:deck-column", place=str(line), name=name, count=names.count(name)) for name in bad]
    else:
        faults.append(Problem("football:deck-not-utf8", place=str(line)))
    ours = {"name", *STATS, "nation", "position"}.difference(bad)
    return {name: place for place, name in enumerate(names) if name in ours}


def _player(line: int, row: list[str], columns: dict[str, int], faults: list[Problem]) -> Player:
    """The card of a row. A name at fault or without its column is left empty."""

    def cell(name: str) -> str:
        place = columns.get(name, len(row))
        return row[place] if place < len(row) else ""

    place, name = str(line), cell("name")
    if "name" in columns and not (name.strip("\u200c\u200d ") and is_plain(name)):
        faults.append(Problem("football:deck-name", place=place, got=shown(name), most=LONGEST))
        name = ""
    for note in ("nation", "position"):
        if not is_plain(cell(note)):
            faults.append(Problem("football:deck-text", place=place, column=note, got=shown(cell(note)), most=LONGEST))
    values = []
    for stat in STATS:
        text = cell(stat)
        value = int(text) if text.isdecimal() and len(text) < 20 else -1  # the digits of any script
        if stat in columns and not 0 <= value <= HIGHEST:
            faults.append(Problem("football:deck-number", place=place, stat=stat, got=shown(text), most=HIGHEST))
        values.append(value)
    goals, trophies, caps, seasons, assists = values
    return Player(name, goals, trophies, caps, seasons, assists, cell("nation"), cell("position"))


def is_plain(text: str) -> bool:
    """Whether a text can be a name: one line, not too long, and not that of a hidden card. Joiners belong to words."""
    printable = all(letter.isprintable() or letter in "\u200c\u200d" for letter in text)
    return printable and text == " ".join(text.split()) and len(text) <= LONGEST and text != HIDDEN.name


def by_name(cards: Iterable[Player]) -> Deck:
    """The cards in the order of their names."""
    return tuple(sorted(cards, key=lambda card: card.name))
