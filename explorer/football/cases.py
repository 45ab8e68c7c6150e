"""The edge cases of the football game, by name in `CASES`."""

from __future__ import annotations

from typing import Any

from explorer.cases import Case
from explorer.problems import Facts


def _listed(text: str, mark: str = ",") -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(mark) if part.strip())


def _case(
    name: str, clauses: str, hands: str, deck: str, actions: str, settings: dict[str, str] | None = None, **rest: Any
) -> Case:
    """`hands` are those of the two teams, with a bar between them, and the next card drawn is the deck's first; all are
    players of the game's own deck. Names and actions are separated by commas. What `rest` does not say is as at the
    beginning: team 0 attacks, and no stat has been used."""
    one, two = hands.split("|")
    none = Facts()
    position = {
        "stats": ("goals", "trophies", "caps", "assists"),
        "hands": (_listed(one), _listed(two)),
        "deck": _listed(deck),
        "counters": (none, none),
        "turn": 0,
        "attack": None,
        **rest,
    }
    return Case(
        "football",
        name,
        tuple(f"football.{word}" for word in clauses.split()),
        Facts(position),
        _listed(actions),
        Facts(settings or {}),
    )


_TWO_FAST = "Harry Kane, Kevin De Bruyne, Ollie Watkins, Diogo Jota, Bukayo Saka | Dean Henderson, Guglielmo Vicario"
_ONE_EACH = "Kai Havertz, Declan Rice, Lewis Dunk | Ivan Toney, Ollie Watkins, Romelu Lukaku"
_KANE_AT_HAND = "Kai Havertz, Declan Rice | Harry Kane, Lewis Dunk"
_STONES_NEXT = "Phil Foden, Declan Rice | Harry Kane, Bukayo Saka"
_DRAWN = "Ivan Toney, Lewis Dunk, Declan Rice, Harry Kane | Dean Henderson, Guglielmo Vicario"

CASES: dict[str, Case] = {
    case.name: case
    for case in (
        # The turn
        _case(
            "seven-cards",
            "deck hand teams attack cover covered",
            "Kieran Trippier, Declan Rice, Phil Foden, Harry Kane, Jordan Pickford, Eberechi Eze, John Stones"
            "| Andrew Robertson, Cristiano Ronaldo, Bukayo Saka, Ivan Toney, Jarrod Bowen, Kevin De Bruyne, David Raya",
            "Kai Havertz, Michail Antonio, Rodri, Diogo Jota, Lewis Dunk, Christian Eriksen",
            "attack Kieran Trippier with caps, cover Andrew Robertson, attack Cristiano Ronaldo with caps",
        ),
        _case(
            "cover-equal",
            "attack cover covered",
            "Phil Foden, Declan Rice | Bruno Fernandes, Kieran Trippier",
            "Eberechi Eze, Rodri",
            "attack Phil Foden with goals, cover Bruno Fernandes",
        ),
        _case(
            "equal-falls-short",
            "cover draw success",
            "Phil Foden, Declan Rice | Bruno Fernandes, Kieran Trippier",
            "Eberechi Eze, Rodri",
            "attack Phil Foden with goals, draw, draw",
            {"cover": "higher"},
        ),
        _case(
            "zero-covers-zero",
            "attack cover",
            "Harry Kane, Declan Rice | Guglielmo Vicario, Jordan Pickford",
            "Rodri",
            "attack Harry Kane with trophies, cover Guglielmo Vicario",
        ),
        _case(
            "too-low",
            "cover draw success",
            "Ollie Watkins, Declan Rice | Diogo Jota, Jarrod Bowen",
            "Kai Havertz, Ivan Toney, Eberechi Eze",
            "attack Ollie Watkins with goals, draw, concede",
        ),
        # Drawing
        _case(
            "third-draw",
            "draw cover covered",
            "Diogo Jota, Declan Rice | Lewis Dunk, Kieran Trippier",
            "Youri Tielemans, Jorginho, Michail Antonio, Rodri",
            "attack Diogo Jota with goals, draw, draw, draw, cover Michail Antonio",
        ),
        _case(
            "three-in-vain",
            "draw success",
            "Kevin De Bruyne, Eberechi Eze | Andrew Robertson, Jordan Pickford",
            "Trent Alexander-Arnold, Christian Eriksen, Pascal Groß, Bruno Guimarães",
            "attack Kevin De Bruyne with assists, draw, draw, draw",
        ),
        _case(
            "deck-runs-out",
            "draw success",
            "Harry Kane, Declan Rice | Bukayo Saka, Jarrod Bowen",
            "Phil Foden",
            "attack Harry Kane with goals, draw",
        ),
        _case(
            "nothing-to-decide",
            "attack success",
            "Cristiano Ronaldo, Declan Rice | Christian Eriksen, Jordan Pickford",
            "",
            "attack Cristiano Ronaldo with caps",
        ),
        _case(
            "hand-grows",
            "draw success",
            "Harry Kane, Kevin De Bruyne, Cristiano Ronaldo | Declan Rice, Lewis Dunk",
            "Bukayo Saka, Jarrod Bowen, Phil Foden, Andrew Robertson, Christian Eriksen, Pascal Groß, Rodri",
            "attack Harry Kane with goals, draw, draw, draw, attack Kevin De Bruyne with assists, draw, draw, draw",
        ),
        _case(
            "concede-at-once",
            "draw success",
            _STONES_NEXT,
            "John Stones, Kyle Walker, Cole Palmer",
            "attack Phil Foden with trophies, concede",
        ),
        _case(
            "forced-to-draw",
            "draw cover",
            _STONES_NEXT,
            "John Stones, Kyle Walker, Cole Palmer",
            "attack Phil Foden with trophies, draw, cover John Stones",
            {"draw": "forced"},
        ),
        _case(
            "has-to-cover",
            "cover draw covered",
            _KANE_AT_HAND,
            "Ivan Toney, Eberechi Eze, Diogo Jota",
            "attack Kai Havertz with goals, cover Harry Kane",
        ),
        _case(
            "may-draw-first",
            "cover draw covered",
            _KANE_AT_HAND,
            "Ivan Toney, Eberechi Eze, Diogo Jota",
            "attack Kai Havertz with goals, draw, cover Ivan Toney",
            {"must_cover": "may"},
        ),
        # The balance
        _case(
            "shut-before",
            "balance attack success",
            _TWO_FAST,
            "",
            "attack Harry Kane with goals, attack Kevin De Bruyne with goals, attack Ollie Watkins with assists",
        ),
        _case(
            "shut-after",
            "balance attack success",
            _TWO_FAST,
            "",
            "attack Harry Kane with goals, attack Kevin De Bruyne with goals, attack Ollie Watkins with goals,"
            "attack Diogo Jota with assists",
            {"lock": "after"},
        ),
        _case(
            "opens-again",
            "balance attack",
            "Kevin De Bruyne, Harry Kane, Phil Foden | Dean Henderson, Guglielmo Vicario",
            "",
            "attack Kevin De Bruyne with assists, attack Harry Kane with goals",
            counters=(Facts(goals=2, trophies=1, caps=1), Facts()),
        ),
        _case(
            "own-counters",
            "balance covered",
            _ONE_EACH,
            "",
            "attack Kai Havertz with goals, cover Ivan Toney, attack Ollie Watkins with goals",
            counters=(Facts(goals=1), Facts(goals=1)),
        ),
        _case(
            "shared-counters",
            "balance covered",
            _ONE_EACH,
            "",
            "attack Kai Havertz with caps, cover Romelu Lukaku, attack Ollie Watkins with assists",
            {"counters": "match"},
            counters=(Facts(goals=1), Facts(goals=1)),
        ),
        # The stats in play
        _case(
            "drawn-once",
            "stats attack",
            _DRAWN,
            "",
            "attack Ivan Toney with goals, attack Declan Rice with caps",
        ),
        _case(
            "drawn-anew",
            "stats attack",
            _DRAWN,
            "",
            "attack Ivan Toney with goals, attack Lewis Dunk with seasons, attack Harry Kane with goals",
            {"stats_in_play": "round"},
            seed=1,
        ),
        _case(
            "left-out",
            "stats balance",
            "John Stones, Harry Kane, Phil Foden | Dean Henderson, Guglielmo Vicario",
            "",
            "attack John Stones with trophies, attack Harry Kane with goals",
            {"stats_in_play": "round"},
            counters=(Facts(goals=2, trophies=1, seasons=1, assists=1), Facts()),
            seed=2,
        ),
        # The end
        _case(
            "last-card-stands",
            "win success",
            "Cristiano Ronaldo | Christian Eriksen, Declan Rice, Lewis Dunk, Bukayo Saka, Jarrod Bowen, Rodri",
            "",
            "attack Cristiano Ronaldo with caps",
        ),
        _case(
            "last-card-covered",
            "win covered",
            "Kai Havertz | Ivan Toney, Harry Kane, Bukayo Saka",
            "Eberechi Eze",
            "attack Kai Havertz with goals, cover Ivan Toney",
        ),
        _case(
            "last-card-covers",
            "win cover",
            "Kai Havertz, Declan Rice, Lewis Dunk, Kieran Trippier | Ivan Toney",
            "Eberechi Eze",
            "attack Kai Havertz with goals, cover Ivan Toney",
        ),
        _case(
            "last-on-last",
            "draw-game cover",
            "Kai Havertz | Ivan Toney",
            "Eberechi Eze",
            "attack Kai Havertz with goals, cover Ivan Toney",
        ),
    )
}
"""By name. Those that are about a reading are played by it, the others by the default settings."""
