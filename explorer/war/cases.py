"""The edge cases of War, by name in `CASES`."""

from __future__ import annotations

from explorer.cards import PACK
from explorer.cases import Case
from explorer.problems import Facts


def _case(name: str, clauses: str, human: str, opponent: str, actions: str, **settings: int) -> Case:
    """`human` and `opponent` are `hand | draw pile`, the next card drawn first."""
    hands, draws = zip(*((tuple(half.split()) for half in side.split("|")) for side in (human, opponent)), strict=True)
    return Case(
        "war",
        name,
        tuple(f"war.{word}" for word in clauses.split()),
        Facts(hands=hands, draws=draws, pot=()),
        tuple(actions.split()),
        Facts(settings),
    )


def _identical_halves() -> Case:
    suits = {suit: [card.text for card in PACK if card.suit == suit] for suit in "SHCD"}
    human, opponent = suits["S"] + suits["H"], suits["C"] + suits["D"]
    # Each tie takes one card from the hand and up to three, burned, from the pile; the hand then takes the next.
    actions, mine, theirs = [], human[:3], opponent[:3]
    rest = list(zip(human[3:], opponent[3:], strict=True))
    while mine:
        actions += [mine.pop(0), theirs.pop(0)]
        rest = rest[3:]
        if rest:
            mine.append(rest[0][0])
            theirs.append(rest[0][1])
            rest = rest[1:]
    halves = [f"{' '.join(side[:3])} | {' '.join(side[3:])}" for side in (human, opponent)]
    return _case("identical-halves", "repeat burn exhausted-both", halves[0], halves[1], " ".join(actions))


CASES: dict[str, Case] = {
    case.name: case
    for case in (
        _case(
            "plain-battle",
            "choose start compare collect score",
            "KH TS 2D | 5H JC 8S",
            "9C 4S 7D | 3S QD 6H",
            "KH 9C",
        ),
        _case(
            "one-war",
            "tie exhausted burn refill score",
            "9H KS 4D | 5H 6H 7H 8H 2H",
            "9C QS 3D | 5C 6C 7C 8C 2C",
            "9H 9C KS QS",
        ),
        _case(
            "double-war",
            "tie repeat burn refill",
            "9H KS 4D | 5H 6H 7H AH 8H TH JH 2H",
            "9C KD 3D | 5C 6C 7C QC 8C TC JC 2C",
            "9H 9C KS KD AH QC",
        ),
        _case(
            "triple-war",
            "tie repeat burn refill",
            "9H KS 4D | 5H 6H 7H 8H TH JH 2H QH 3S 5S 6S 7S 8S",
            "9C KD 4C | 5C 6C 7C 8C TC JC 2C QC 3D 5D 6D 7D 8D",
            "9H 9C KS KD 4D 4C QH 8C",
        ),
        _case(
            "short-burn",
            "burn refill tie",
            "7S KH TS | 2D 6C 9S 4H 8C 5S",
            "7C QD 5D | 3C 8H",
            "7S 7C KH QD",
        ),
        _case(
            "empty-pile",
            "burn refill exhausted",
            "8S AH 3C | 4D 5S 9H TD",
            "8D JC 6S |",
            "8S 8D AH JC",
        ),
        _case("last-card-human", "exhausted tie", "9S |", "9D 4C 2H |", "9S 9D"),
        _case("last-card-opponent", "exhausted tie", "9S 4C 2H | TH", "9D |", "9S 9D"),
        _case("last-card-both", "exhausted-both tie", "9S |", "9D |", "9S 9D"),
        _case(
            "nested-both",
            "exhausted-both repeat burn",
            "6S QH 4S | 2H",
            "6D QC 4D | 3H",
            "6S 6D QH QC 4S 4D",
        ),
        _case(
            "last-hand-card",
            "goal compare refill",
            "9S 3H |",
            "9D KC 7H | 2S 5S 7S 8C",
            "9S 9D 3H KC",
        ),
        _identical_halves(),
        _case(
            "burned-out",
            "exhausted burn start",
            "8S | 2C 3C",
            "8D | 4C 5C 6C 7C",
            "8S 8D",
            hand_size=1,
        ),
    )
}
"""By name. All but the last are played by the default settings."""
