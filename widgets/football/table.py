"""A match of the football game as the table draws it: two hands, and between them the attack and its cover."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from explorer.football import HIDDEN, STATS, Attack, Player, State, StatName
from explorer.football.defence import MOST_DRAWS
from explorer.words import Words

Item = dict[str, Any]
PLAYER = "player "
"""What the id of a card begins with, so that no name can be that of a place on the table."""


class Look(NamedTuple):
    """What the screen adds to a state: the team whose hand is played from, the card and the stat that are picked, and
    the names of the cards a press may pick now."""

    seat: int
    card: str = ""
    stat: str = ""
    playable: frozenset[str] = frozenset()


def rows(state: State, look: Look, words: Words) -> list[Item]:
    """The rows of the table, team 1 above and team 0 below; `state` as far as it may be seen."""
    return [_facts(state, words), _side(1, state, look, words), _middle(state, words), _side(0, state, look, words)]


def _facts(state: State, words: Words) -> Item:
    def total(name: str, number: int) -> Item:
        caption = words.text(f"football:match-{name}")
        zone = {"id": name, "kind": "total", "text": str(number), "caption": caption, "cards": []}
        return zone | {"label": words.text("football:match-fact", name=caption, value=number)}

    zones = [total("round", state.round), total("deck", len(state.deck)), total("gone", len(state.gone))]
    return {"id": "facts", "kind": "facts", "who": "", "note": "", "zones": zones}


def _side(seat: int, state: State, look: Look, words: Words) -> Item:
    hand, ours = state.hands[seat], seat == look.seat
    doing = state.stage.do if state.stage.seat == seat and state.stage.do in ("attack", "defend") else "none"
    row: Item = {
        "id": f"seat-{seat}",
        "kind": "side",
        "small": not ours,
        "turn": doing != "none",
        "who": words.text("football:seat", seat=seat),
        "note": words.text("football:match-note", count=len(hand), doing=doing),
    }
    zone: Item = {"id": f"hand-{seat}", "label": words.text("football:match-hand", seat=seat, count=len(hand))}
    if not hand or hand[0] == HIDDEN:
        down = {"id": f"stack-{seat}", "rank": "", "suit": "", "face": "down", "name": words.text("card-hidden")}
        backs = [down | {"playable": False}] if hand else [{"id": f"stack-{seat}", "face": "empty"}]
        return row | {"zones": [zone | {"kind": "stack", "cards": backs, "count": len(hand)}]}
    stat = state.attack.stat if state.attack else look.stat
    cards: list[Item] = []
    for card in hand:
        drawn = card_item(card, state.stats, stat if ours else "", words)
        if ours:
            picked = card.name == look.card
            drawn = drawn | {"pressed": picked} | ({"mark": "chosen"} if picked else {})
            if card.name in look.playable:
                drawn["playable"] = True
        cards.append(drawn)
    return row | {"zones": [zone | {"kind": "players", "cards": cards, "room": 7 if ours else 0}]}


@lru_cache(maxsize=1024)
def card_item(card: Player, in_play: tuple[StatName, ...], stat: str, words: Words) -> Item:
    """A card with its stats, those that are not in play set aside, and `stat` made strong; not to be changed."""
    stats = [
        {"id": it, "label": words.text(f"football:match-stat-{it}.short"), "value": str(card.value(it))}
        | ({} if it in in_play else {"out": True})
        | ({"strong": True} if it == stat else {})
        for it in STATS
    ]
    note = " · ".join(text for text in (card.nation, card.position) if text)
    heard = words.listed(f"{words.text(f'football:match-stat-{it}')} {card.value(it)}" for it in in_play)
    named = words.text("football:match-card", name=card.name, stats=heard)
    player = {"name": card.name, "note": note, "stats": stats}
    return {"id": PLAYER + card.name, "face": "up", "name": named, "player": player}


def _middle(state: State, words: Words) -> Item:
    attack, cover = state.attack, state.cover
    zones = [_place("attack", attack and attack.card, attack, state, words)]
    zones.append(_place("cover", cover, attack, state, words))
    count = len(state.deck)
    caption = words.text("football:match-cards", count=count)
    top = {"id": "deck", "face": "down", "rank": "", "suit": "", "name": words.text("card-hidden"), "playable": False}
    pile = {"id": "pile", "kind": "pile", "label": words.text("football:match-deck-pile", count=count)}
    zones.append(
        pile | {"caption": caption, "cards": [top if count else {"id": "deck", "face": "empty"}], "count": count}
    )
    if attack:
        text = words.text("football:match-draws", draws=attack.draws, most=MOST_DRAWS)
        zones.append({"id": "draws", "kind": "note", "label": text, "text": text, "caption": "", "cards": []})
    return {
        "id": "middle",
        "kind": "pot",
        "small": True,
        "who": words.text("football:match-table"),
        "note": "",
        "zones": zones,
    }


def _place(name: str, card: Player | None, attack: Attack | None, state: State, words: Words) -> Item:
    """Where a card of the round lies, or is to lie."""
    zone: Item = {"id": name, "kind": "players", "room": 1, "label": words.text(f"football:match-place-{name}")}
    if card is None or attack is None:
        return zone | {"caption": zone["label"], "cards": [{"id": f"{name}-empty", "face": "empty"}]}
    seat = state.turn if name == "attack" else 1 - state.turn
    if state.stage.do == "leave" and state.cover is not None:  # the turn has passed already
        seat = 1 - seat
    facts = {"seat": seat, "stat": words.text(f"football:match-stat-{attack.stat}"), "value": card.value(attack.stat)}
    caption = words.text(f"football:match-{name}", **facts)
    return zone | {"caption": caption, "cards": [card_item(card, state.stats, attack.stat, words)]}
