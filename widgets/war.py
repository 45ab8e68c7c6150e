"""War on the screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from explorer import war
from explorer.cards import HIDDEN, PACK, Card
from explorer.timeline import Node, Timeline
from explorer.war.history import Battle, battles
from explorer.war.pot import Burn, Loose, Pair, groups
from explorer.words import Words
from widgets.dashboard import Dashboard
from widgets.desk import Desk, Mark
from widgets.workbench import Workbench

if TYPE_CHECKING:
    from explorer.charts import Chart


_FACES = frozenset(card.text for card in PACK)


class WarDesk(Desk):
    """The opponent above, the pot between, you below."""

    game = war.Game
    cases = war.CASES
    bots = war.BOTS
    endless = "war.no-limit"
    bot_settings = {1: "opponent"}

    def __init__(self) -> None:
        self._counted: tuple[Node | None, list[Battle]] = (None, [])

    def _battles(self, line: Sequence[Node]) -> list[Battle]:
        """The battles of the line, counted once for every line: a long game is asked about at every click."""
        if self._counted[0] is not line[-1]:
            self._counted = (line[-1], battles(line))
        return self._counted[1]

    def rows(self, game: Any, state: war.State, words: Words, playable: Sequence[str]) -> list[dict[str, Any]]:
        return [
            self._side(1, game, state, words, playable),
            self._pot(state, words),
            self._side(0, game, state, words, playable),
        ]

    def action(self, card: str) -> str:
        return card if card in _FACES else HIDDEN.text

    def numbers(self, line: Sequence[Node]) -> list[int]:
        found = [it.begins for it in self._battles(line)[1:]]
        # The battle that has only its first card has begun too.
        return [*found, line[-1].offset] if line[-1].action and line[-1].state.played[0] is not None else found

    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        ties = [it for it in self._battles(line)[1:] if it.tie]
        return [Mark(it.decided, words.text("war-mark-tie", battle=it.number)) for it in ties]

    def chart(self, timeline: Timeline, line: Sequence[Node], words: Words) -> Callable[[int, int], Chart]:
        found, node, state = battles(line), timeline.node, timeline.state
        before = bisect_left(found, node.offset, 1, key=lambda it: it.decided) - 1
        settles = node.parent is not None and node.state.played == (None, None)
        # Within a battle the cursor stands between it and the one before.
        at = before + (timeline.index + 1) / node.count if settles else float(before)

        def draw(width: int, height: int) -> Chart:
            from explorer import charts  # brings matplotlib, which takes its time

            return charts.pile_sizes(found, words, charts.Cursor(at, state.score, state.at_stake), width, height)

        return draw

    # The table

    def _side(self, seat: int, game: Any, state: war.State, words: Words, playable: Sequence[str]) -> dict[str, Any]:
        draw = state.draws[seat]
        hand = {
            "id": f"hand-{seat}",
            "kind": "hand",
            "label": words.text("war-hand", seat=seat),
            "cards": [_card(card, f"hand-{seat}-{i}", words, playable) for i, card in enumerate(state.hands[seat])],
            "width": max(game.hand_size, len(state.hands[seat])),
        }
        name = words.text("war-draw", seat=seat, count=len(draw))
        top: dict[str, Any] = {"id": f"draw-{seat}", "face": "empty"}
        if draw:
            top = _card(draw[0], f"draw-{seat}", words)
            top["name"] = words.listed((top["name"], name))
        pile = {
            "id": f"draw-{seat}",
            "kind": "pile",
            "label": name,
            "caption": words.text("war-pile", count=len(draw)),
            "cards": [top],
            "count": len(draw),
        }
        held = words.text("war-held", count=state.score[seat])
        who = words.text("war-side", seat=seat)
        return {"id": f"side-{seat}", "kind": "side", "who": who, "note": held, "zones": [hand, pile]}

    def _pot(self, state: war.State, words: Words) -> dict[str, Any]:
        zones: list[dict[str, Any]] = []
        at = 0
        lying = groups(state.pot)
        for i, group in enumerate(lying):
            zone: dict[str, Any] = {"id": f"pot-{at}", "kind": "heap", "label": words.text("war-pot-zone")}
            cards: tuple[Card, ...]
            marks: tuple[str, ...]
            match group:
                case Pair(cards=(ours, theirs)):
                    cards = (theirs, ours)  # the opponent's lies above
                    zone["kind"] = "fan"
                    marks, caption = _marks(state, group, i == len(lying) - 1)
                    zone["caption"] = words.text(f"war-pair-{caption}")
                case Burn(human=ours, opponent=theirs):
                    cards = (*theirs, *ours)
                    marks = ("",) * len(cards)
                    zone["split"] = len(theirs)
                    zone["caption"] = words.text("war-burned", opponent=len(theirs), human=len(ours))
                case Loose(cards=loose):
                    cards = loose
                    marks = ("",) * len(cards)
                    zone["caption"] = words.text("war-loose")
            drawn = [_card(card, f"pot-{at + k}", words) for k, card in enumerate(cards)]
            zone["cards"] = [card | {"mark": mark} for card, mark in zip(drawn, marks, strict=True)]
            zones.append(zone)
            at += len(cards)
        if state.stage.do in ("choose", "reveal"):
            zones.append(self._committed(state, words))
        total = {
            "id": "total",
            "kind": "total",
            "label": words.text("war-pot-total", count=state.at_stake),
            "text": str(state.at_stake),
            "caption": words.text("war-in-pot"),
            "cards": [],
        }
        return {"id": "pot", "kind": "pot", "who": "", "note": "", "zones": [*zones, total]}

    def _committed(self, state: war.State, words: Words) -> dict[str, Any]:
        cards: list[dict[str, Any]] = []
        for seat in (1, 0):
            card = state.played[seat]
            empty = {"id": f"next-{seat}", "face": "empty"}
            cards.append(empty if card is None else _committed_card(card, f"committed-{seat}", words))
        name = "now" if any(state.played) else "next"
        zone = {"id": f"pot-{len(state.pot)}", "kind": "fan", "label": words.text("war-pot-zone"), "cards": cards}
        return zone | {"caption": words.text(f"war-pair-{name}")}


def _marks(state: war.State, pair: Pair, last: bool) -> tuple[tuple[str, ...], str]:
    """How the cards of a pair are marked, the opponent's first, and its caption."""
    do, seat, _, clause = state.stage
    if last and do == "compare":  # turned up, and nothing said yet
        return ("", ""), "now"
    if pair.tie:
        return ("tied", "tied"), "tie"
    if last and do == "capture" and clause == "war.collect":
        return (("won", "lost") if seat == 1 else ("lost", "won")), "won"
    return ("", ""), "now"


def _committed_card(card: Card, place: str, words: Words) -> dict[str, Any]:
    """Face down until both are there; who played it still knows it."""
    drawn = _card(card, place, words)
    name = drawn["name"] if card is HIDDEN else words.text("war-committed", card=words.card(card))
    return drawn | {"face": "down", "name": name}


def _card(card: Card, place: str, words: Words, playable: Sequence[str] = ()) -> dict[str, Any]:
    """A card as the table draws it. A hidden one is known by its place, so that nothing tells what it is."""
    if card is HIDDEN:
        return {"id": place, "rank": "", "suit": "", "face": "down", "name": words.card(card), "playable": False}
    plays = card.text in playable
    name = words.text("war-playable", card=words.card(card)) if plays else words.card(card)
    return {"id": card.text, "rank": card.label, "suit": card.suit, "face": "up", "name": name, "playable": plays}


DASHBOARD = Dashboard(
    "war",
    "war.ipynb",
    ("9H", "9C", "??", "??", "??", "AH", "QC"),
    {case: f"war-case-{case}" for case in war.CASES},
)


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> Workbench:
    """War to step through. Language and case are those of the page's address, where it has any, else those given."""
    return Workbench(WarDesk(), lang=lang, case=case, query=query)
