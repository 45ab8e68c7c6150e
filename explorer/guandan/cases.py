"""The edge cases of a deal and a match, by name in `CASES`."""

from __future__ import annotations

from typing import Any

from explorer.cases import Case
from explorer.guandan.cards.hand import cards_of
from explorer.problems import Facts


def _case(
    name: str, clauses: str, hands: str, actions: str, settings: dict[str, str] | None = None, **rest: Any
) -> Case:
    """`hands` are those of seats 0 to 3, between bars; `actions` are separated by commas."""
    position = Facts(
        level=rest.pop("level", "2"),
        hands=tuple(tuple(card.text for card in cards_of(hand)) for hand in hands.split("|")),
        **rest,
    )
    return Case(
        "guandan",
        name,
        tuple(f"guandan.{word}" for word in clauses.split()),
        position,
        tuple(action.strip() for action in actions.split(",") if action.strip()),
        Facts(settings or {}),
    )


CASES: dict[str, Case] = {
    case.name: case
    for case in (
        # The turn
        _case(
            "leader-must-play",
            "turn ranks",
            "5S 9D KD | 7C 8C QC | 6S TD AD | 3S 4D JD",
            "5S, 7C, pass, JD, KD, pass, AD, pass, pass, pass",
            turn=0,
        ),
        _case(
            "come-back-in",
            "turn",
            "6S JD 9D | 8C QC 3C | 7S 4D 4S | 9S KD 3D",
            "6S, pass, 7S, 9S, JD, QC, pass, KD, pass, pass, pass",
            turn=0,
        ),
        _case(
            "shut-out",
            "turn",
            "6S JD 9D | 8C QC 3C | 7S 4D 4S | 9S KD 3D",
            "6S, pass, 7S, 9S, JD, pass, KD, pass",
            {"passing": "out"},
            turn=0,
        ),
        _case(
            "bomb-ends-it",
            "bombs turn",
            "8S 8D 8C KS KD 5C | 9S 9D 9C 3S 3D 6H | 4S 4D 4C 4H 7S | TS TD JS JD QC",
            "8S 8D 8C KS KD, 9S 9D 9C 3S 3D, 4S 4D 4C 4H, pass, pass, pass, 7S",
            turn=0,
        ),
        _case(
            "say-which",
            "interpret sequences",
            "5S 6D 7C 8D 2H 4C | 9S TD JC QS KD 3C | 7S 8C 9D TC JD 6H | 3S 4D 5C 6C 7D AS",
            "5S 6D 7C 8D 2H as straight 9, 9S TD JC QS KD, pass, pass, pass",
            turn=0,
        ),
        # Going out
        _case(
            "partner-inherits",
            "inherit teams turn",
            "AS | 7C 8C QC | 6S 6D 9D | 3S 4D JD",
            "AS, pass, pass, pass, 6S 6D",
            turn=0,
        ),
        _case(
            "next-inherits",
            "inherit teams",
            "AS | 7C 8C QC | | 3S 4D JD",
            "AS, pass, pass",
            turn=0,
            out=(2,),
            level="3",
        ),
        _case(
            "last-play-beaten",
            "turn teams",
            "9S | TC 8C QC | 6S 6D KD | 3S 4D JD",
            "9S, TC, KD, pass, pass, 6S 6D",
            turn=0,
        ),
        _case(
            "third-out-ends",
            "end teams advance next-level",
            "AS | | KS 9D | 5C",
            "AS, pass, pass, KS, pass, 9D",
            turn=0,
            out=(1,),
        ),
        _case(
            "double-down-plays-on",
            "end teams advance",
            "AS | 7C 8C | | 3S JD",
            "AS, pass, pass, 7C, JD, pass, 3S",
            turn=0,
            out=(2,),
        ),
        _case(
            "double-down-stops",
            "end teams advance",
            "AS | 7C 8C | | 3S JD",
            "AS",
            {"double_down": "stop"},
            turn=0,
            out=(2,),
        ),
        # Levels and the match
        _case(
            "three-levels-to-the-ace",
            "advance next-level",
            "AS | 7C 8C | | 3S",
            "AS, pass, pass, 7C, pass, 8C",
            {"double_down": "play-on"},
            turn=0,
            out=(2,),
            level="K",
            levels=("K", "9"),
        ),
        _case(
            "partner-last-at-ace",
            "match end next-level",
            "AS 3D | KC | 6S 6D | QD",
            "AS, pass, pass, pass, 3D, KC, pass, pass, QD",
            turn=0,
            level="A",
            levels=("A", "J"),
        ),
        _case(
            "match-won",
            "match end",
            "KS | 7C 8C | | 3S JD",
            "KS, pass, pass, 8C, JD, pass, 3S",
            turn=0,
            out=(2,),
            level="A",
            levels=("A", "Q"),
        ),
        _case(
            "at-ace-but-their-level",
            "match next-level",
            "KS | 7C 8C | | 3S JD",
            "KS, pass, pass, 8C, JD, pass, 3S",
            turn=0,
            out=(2,),
            level="9",
            levels=("A", "9"),
        ),
        _case(
            "both-at-ace",
            "match end",
            "7C 8C | KS | 3S JD |",
            "KS, pass, pass, 3S, 7C, JD",
            turn=1,
            out=(3,),
            level="A",
            levels=("A", "A"),
        ),
        _case(
            "their-ace-we-win",
            "advance next-level",
            "KS | 7C 8C | | 3S JD",
            "KS, pass, pass, 8C, JD, pass, 3S",
            {"double_down": "play-on"},
            turn=0,
            out=(2,),
            level="A",
            levels=("9", "A"),
        ),
        _case(
            "restart",
            "end",
            "5S 9D KD | 7C 8C QC | 6S TD AD | 3S 4D JD",
            "5S, 7C, restart",
            turn=0,
            level="9",
            levels=("9", "6"),
            deal=7,
        ),
        # Tribute
        _case(
            "tribute",
            "tribute return lead-after-tribute",
            "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS",
            "return 3C",
            previous=(0, 1, 2, 3),
        ),
        _case(
            "wild-is-kept",
            "tribute return",
            "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 2H 2S QD 4D",
            "return 5S",
            previous=(0, 1, 2, 3),
        ),
        _case(
            "level-card-is-paid",
            "tribute",
            "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 9S AS KC 4D",
            "return 5S",
            level="9",
            levels=("9", "4"),
            previous=(0, 1, 2, 3),
        ),
        _case(
            "equal-suits-fixed",
            "tribute",
            "5S 9D KD 3C | 7C 8C QC | 6S TD JD | 3S AD AC 4D",
            "return 3C",
            previous=(0, 1, 2, 3),
        ),
        _case(
            "equal-suits-by-chance",
            "tribute",
            "5S 9D KD 3C | 7C 8C QC | 6S TD JD | 3S AD AC 4D",
            "return 3C",
            {"tribute_suit": "random"},
            previous=(0, 1, 2, 3),
        ),
        _case(
            "partner-pays",
            "tribute",
            "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D QS",
            "return 5S",
            previous=(0, 1, 3, 2),
        ),
        _case(
            "double-tribute",
            "double-tribute return lead-after-tribute",
            "5S 9D QD 3C | 7C 8C KC | 6S TD JD | 3S 4D AS",
            "return 3C, return 6S",
            previous=(0, 2, 1, 3),
        ),
        _case(
            "equal-double-tribute",
            "double-tribute turn",
            "5S 9D QD 3C | 7C 8C AC | 6S TD JD | 3S 4D AS",
            "return 3C, return 6S",
            previous=(0, 2, 3, 1),
        ),
        _case(
            "cancelled-by-one",
            "tribute-cancelled",
            "5S 9D QD 3C | 7C 8C AC | 6S TD JD | RJ RJ 4D AS",
            "3C",
            previous=(0, 1, 2, 3),
        ),
        _case(
            "cancelled-by-two",
            "tribute-cancelled",
            "5S 9D QD 3C | 7C RJ AC | 6S TD JD | RJ 3S 4D AS",
            "3C",
            previous=(0, 2, 1, 3),
        ),
        _case(
            "nothing-low-to-return",
            "return",
            "JS QD KD AC | 7C 8C QC | 6S TD AD | 3S 4D AS",
            "return JS",
            previous=(0, 1, 2, 3),
        ),
        _case(
            "level-card-returned",
            "return",
            "5S 9D KD JC | 7C 8C QC | 6S TD AD | 3S 4D AS",
            "return 5S",
            level="5",
            levels=("5", "2"),
            previous=(0, 1, 2, 3),
        ),
        _case(
            "level-card-kept",
            "return",
            "5S 9D KD JC | 7C 8C QC | 6S TD AD | 3S 4D AS",
            "return 9D",
            {"return_level_cards": "no"},
            level="5",
            levels=("5", "2"),
            previous=(0, 1, 2, 3),
        ),
        # Readings about cards
        _case(
            "wild-pair-of-any-rank",
            "wild",
            "2H 2H 5S | KS KD 7C | 6S TD AD | 3S 4D JS",
            "2H 2H as pair Q, pass, pass, pass",
            {"wild_pair": "any"},
            turn=0,
        ),
        _case(
            "wild-pair-of-the-level",
            "wild ranks",
            "2H 2H 5S | KS KD AS AD 7C | 6S TD 9D | 3S 4D JS",
            "2H 2H, pass, pass, pass",
            {"wild_pair": "level"},
            turn=0,
        ),
        _case(
            "suited-row-with-a-wild",
            "sequences interpret",
            "5S 6S 7S 8S 2H 3D | 6C 7D 8C 9D TC 4D | 6D TD AD | 3S 4C JS",
            "5S 6S 7S 8S 2H as straight 9, 6C 7D 8C 9D TC, pass, pass, pass",
            {"flush_as_straight": "with-wild"},
            turn=0,
        ),
        _case(
            "suited-row-as-straight",
            "sequences interpret",
            "5S 6S 7S 8S 9S 3D | 6C 7D 8C 9D TC 4D | 6D TD AD | 3S 4C JS",
            "5S 6S 7S 8S 9S as straight 9, 6C 7D 8C 9D TC, pass, pass, pass",
            {"flush_as_straight": "always"},
            turn=0,
        ),
        _case(
            "suited-row-is-a-bomb",
            "bombs interpret",
            "5S 6S 7S 8S 2H 3D | 6C 7D 8C 9D TC 4D | 6D TD AD | 3S 4C JS",
            "5S 6S 7S 8S 2H as straight-flush 9, pass, pass, pass",
            {"flush_as_straight": "never"},
            turn=0,
        ),
    )
}
"""By name. Those that need another setting than the default bring it along."""
