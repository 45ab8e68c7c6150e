"""A play as text and back: `5S 6D 7C 8D 2H as straight 9`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from explorer.cards import SYMBOLS, Card
from explorer.guandan.cards.hand import WILDS, Cards, Play, cards_of
from explorer.guandan.cards.readings import readings_found, readings_of
from explorer.guandan.cards.shapes import READINGS, SHAPES, Interpretation, Reading, known, level_index
from explorer.guandan.cards.why import why_not
from explorer.guandan.rulebook import Settings
from explorer.problems import CardError, Facts, IllegalAction, Refusal, shown, typed

_NOTATIONS = {reading.notation for reading in READINGS.values()} | {"four-jokers RJ"}


def write(cards: Iterable[Card | str] | str, reading: Reading, level: str, **readings: str) -> str:
    """The play as text; `as …` only where the cards have more than one reading (`guandan.interpret`).

    Raises `IllegalAction` where the cards are not that, and errors as for `readings_of`.

    >>> write("9S 9D", Reading("pair", 2, "9"), level="2")
    '9S 9D'
    >>> write("5S 6D 7C 8D 2H", Reading("straight", 5, "9"), level="2")
    '5S 6D 7C 8D 2H as straight 9'
    """
    given, reading = cards_of(cards), known(reading, "reading")
    choices = readings_of(given, level, **readings)
    if not choices:
        raise IllegalAction(_no_play(given, level, readings))
    if reading not in choices:
        raise IllegalAction(_not_that(reading.notation, choices))
    text = " ".join(card.text for card in given)
    return text if len(choices) == 1 else f"{text} as {reading.notation}"


def written(plays: Iterable[Play], level: str, readings: Settings) -> list[str]:
    """Plays of a hand as text, as `write` gives each; `readings` are all settings of the rules, by name."""
    wild, at, found = WILDS[level_index(level)], level_index(level), []
    for cards, reading in plays:
        text = " ".join([card.text for card in cards])
        several = False
        if cards[-1] is wild:  # wilds come last
            natural = [card for card in cards if card is not wild]
            several = bool(natural) and len(readings_found(natural, len(cards) - len(natural), at, readings)) > 1
            several = several or (not natural and len(cards) == 2 and readings["wild_pair"] == "any")
        elif reading.shape in ("straight", "straight-flush") and readings["flush_as_straight"] == "always":
            several = len({card.suit for card in cards}) == 1
        found.append(f"{text} as {reading.notation}" if several else text)
    return found


def read(text: str, level: str, **readings: str) -> tuple[Cards, Interpretation]:
    """The cards of a text and what they are played as.

    Raises `IllegalAction` where the cards are no play or not that one, or where they have several readings and the text
    does not choose (`guandan.interpret`), `CardError` for what are no cards.

    >>> read("5S 6D 7C 8D 2H as straight 8", level="2")[1].wilds
    (Card('4H'),)
    >>> read("5S 6D 7C 8D 2H", level="2")
    Traceback (most recent call last):
        ...
    explorer.problems.IllegalAction: ...
    """
    cards, reading = meant(text, level, readings)
    if isinstance(reading, Refusal):
        raise IllegalAction(reading)
    return cards, reading


def meant(text: str, level: str, readings: Settings) -> tuple[Cards, Interpretation | Refusal]:
    """The cards of a text, and what they are played as or why they are not; `CardError` for what are no cards."""
    words = typed(text, str, "action", CardError).split()
    at = words.index("as") if "as" in words else len(words)
    given, asked = cards_of(words[:at]), " ".join(words[at + 1 :])
    choices = readings_of(given, level, **readings)
    if not choices:
        return given, _no_play(given, level, readings)
    if at == len(words):
        several = len(choices) > 1
        return given, Refusal("guandan.interpret", "which", _named(choices)) if several else choices[0]
    if asked not in _NOTATIONS:
        return given, Refusal("guandan.interpret", "no-such-reading", Facts(asked=shown(asked)))
    found = (it for it in choices if asked in (it.notation, f"{it.shape} {it.rank}"))
    return given, next(found, None) or _not_that(asked, choices)


def tidy(text: str) -> str:
    """What a person typed, as notation, as far as it can be made out: `10♠, 5h qd` is `TS 5H QD`.

    Upper and lower case, `10`, the signs of the suits, commas and missing spaces are understood; what follows `as` and
    whatever else is there stays as it is.

    >>> tidy("5s6d,7c 8♦ 10h rj as straight 9")
    '5S 6D 7C 8D TH RJ as straight 9'
    >>> tidy("ks as")
    'KS AS'
    """
    words = typed(text, str, "text", CardError).replace(",", " ").replace("،", " ").replace(";", " ").split()
    # `as` may also be the ace of spades: the word is followed by a shape.
    pairs = zip(words, words[1:], strict=False)
    at = next((at for at, (word, after) in enumerate(pairs) if word == "as" and after in SHAPES), len(words))
    return " ".join((*map(_tidy, words[:at]), *words[at:]))


_SIGNS = str.maketrans({sign: suit for suit, sign in SYMBOLS.items()} | {"\N{VARIATION SELECTOR-16}": None})
_CARD = re.compile(r"10[SHCD]|[2-9TJQKA][SHCD]|RJ|BJ")


def _tidy(word: str) -> str:
    found = word.translate(_SIGNS).upper()
    cards = _CARD.findall(found)
    return " ".join(cards).replace("10", "T") if "".join(cards) == found else word


def _no_play(cards: Cards, level: str, readings: Settings) -> Refusal:
    refusal = why_not(cards, level, None, **readings)
    assert refusal is not None
    return refusal


def _not_that(asked: str, choices: list[Interpretation]) -> Refusal:
    return Refusal("guandan.interpret", "not-that", Facts(asked=shown(asked), **_named(choices)))


def _named(choices: list[Interpretation]) -> Facts:
    """The choices as readings, and as they are written."""
    return Facts(choices=tuple(choices), notations=tuple(f"as {choice.notation}" for choice in choices))
