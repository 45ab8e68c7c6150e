"""A match of the football game as the table draws it: two hands, and between them the attack and its cover."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from explorer.football import HIDDEN, STATS, Attack, Player, State, StatName
from explorer.football.defence import MOST_DRAWS
from explorer.words import Words
from widgets.parts.scene import (
    Drawn,
    PlayerCard,
    PlayerStat,
    Row,
    Zone,
    face_down,
    facts,
    no_card,
    note,
    pile,
    stack,
    total,
)

PLAYER = "player "
"""What the id of a card begins with, so that no name can be that of a place on the table."""
_ROOM = 7  # cards of a hand that keep their place


class Overlay(NamedTuple):
    """What the screen adds to a state: the team whose hand is played from, the card and the stat that are picked, and
    the names of the cards a press may pick now."""

    seat: int
    card: str = ""
    stat: str = ""
    playable: frozenset[str] = frozenset()


def rows(state: State, overlay: Overlay, words: Words) -> list[Row]:
    """The rows of the table, team 1 above and team 0 below; `state` as far as it may be seen."""
    theirs, ours = (_side(seat, state, overlay, words) for seat in (1, 0))
    return [_facts(state, words), theirs, _middle(state, words), ours]


def _facts(state: State, words: Words) -> Row:
    def fact(name: str, number: int) -> Zone:
        caption = words.text(f"football:match-{name}")
        return total(name, str(number), caption, words.text("football:match-fact", name=caption, value=number))

    return facts([fact("round", state.round), fact("deck", len(state.deck)), fact("gone", len(state.gone))])


def _side(seat: int, state: State, overlay: Overlay, words: Words) -> Row:
    doing = state.stage.do if state.stage.seat == seat and state.stage.do in ("attack", "defend") else "none"
    return {
        "id": f"seat-{seat}",
        "kind": "side",
        "small": seat != overlay.seat,
        "turn": doing != "none",
        "who": words.text("football:seat", seat=seat),
        "note": words.text("football:match-note", count=len(state.hands[seat]), doing=doing),
        "zones": [_hand(seat, state, overlay, words)],
    }


def _hand(seat: int, state: State, overlay: Overlay, words: Words) -> Zone:
    hand, ours, name = state.hands[seat], seat == overlay.seat, f"hand-{seat}"
    label = words.text("football:match-hand", seat=seat, count=len(hand))
    if not hand or hand[0] == HIDDEN:
        place = f"stack-{seat}"
        return stack(name, label, face_down(words.text("card-hidden"), place) if hand else no_card(place), len(hand))
    stat = state.attack.stat if state.attack else overlay.stat
    cards: list[Drawn] = []
    for card in hand:
        drawn = player_card(card, state.stats, stat if ours else "", words)
        if ours:
            picked = card.name == overlay.card
            drawn = {**drawn, "pressed": picked}  # what `player_card` gave is not to be changed
            if picked:
                drawn["mark"] = "chosen"
            if card.name in overlay.playable:
                drawn["playable"] = True
        cards.append(drawn)
    return {"id": name, "kind": "players", "label": label, "cards": cards, "room": _ROOM if ours else 0}


@lru_cache(maxsize=1024)
def player_card(card: Player, in_play: tuple[StatName, ...], stat: str, words: Words) -> PlayerCard:
    """A card with its stats, those that are not in play set aside, and `stat` made strong; not to be changed."""
    stats: list[PlayerStat] = []
    for each in STATS:
        label = words.text(f"football:match-stat-{each}.short")
        drawn: PlayerStat = {"id": each, "label": label, "value": str(card.value(each))}
        if each not in in_play:
            drawn["out"] = True
        if each == stat:
            drawn["strong"] = True
        stats.append(drawn)
    about = " · ".join(text for text in (card.nation, card.position) if text)
    heard = words.listed(f"{words.text(f'football:match-stat-{each}')} {card.value(each)}" for each in in_play)
    return {
        "id": PLAYER + card.name,
        "face": "up",
        "name": words.text("football:match-card", name=card.name, stats=heard),
        "player": {"name": card.name, "note": about, "stats": stats},
    }


def _middle(state: State, words: Words) -> Row:
    attack, count = state.attack, len(state.deck)
    zones = [
        _of_round("attack", attack and attack.card, attack, state, words),
        _of_round("cover", state.cover, attack, state, words),
        pile(
            "pile",
            words.text("football:match-deck-pile", count=count),
            words.text("football:match-cards", count=count),
            face_down(words.text("card-hidden"), "deck") if count else no_card("deck"),
            count,
        ),
    ]
    if attack:
        text = words.text("football:match-draws", draws=attack.draws, most=MOST_DRAWS)
        zones.append(note("draws", text, text))
    return {
        "id": "middle",
        "kind": "pot",
        "small": True,
        "who": words.text("football:match-table"),
        "note": "",
        "zones": zones,
    }


def _of_round(
    name: Literal["attack", "cover"], card: Player | None, attack: Attack | None, state: State, words: Words
) -> Zone:
    """Where a card of the round lies, or is to lie."""
    label = words.text(f"football:match-place-{name}")
    zone: Zone = {"id": name, "kind": "players", "room": 1, "label": label, "caption": label, "cards": []}
    if card is None or attack is None:
        zone["cards"] = [no_card(f"{name}-empty")]
        return zone
    seat = state.turn if name == "attack" else 1 - state.turn
    if state.stage.do == "leave" and state.cover is not None:  # the turn has passed already
        seat = 1 - seat
    stat = words.text(f"football:match-stat-{attack.stat}")
    zone["caption"] = words.text(f"football:match-{name}", seat=seat, stat=stat, value=card.value(attack.stat))
    zone["cards"] = [player_card(card, state.stats, attack.stat, words)]
    return zone
