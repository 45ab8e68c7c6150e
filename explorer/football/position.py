"""From a JSON position to a state of the football game, or to an error that names the place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from explorer.chance import SEEDS, Chance
from explorer.football.decks import players
from explorer.football.defence import MOST_DRAWS, covers, decides
from explorer.football.players import (
    HIGHEST_VALUE,
    MOST_CHARACTERS,
    STATS,
    Deck,
    Player,
    StatName,
    by_name,
    is_name,
    is_plain,
    stat_named,
)
from explorer.football.rulebook import Enough, StatsInPlay
from explorer.football.state import Attack, Counts, Do, Stage, State
from explorer.problems import PositionError, keys, kind, read_json, shown, typed, whole

_REQUIRED = ("stats", "hands", "deck", "counters", "turn", "attack")
_OPTIONAL = ("gone", "round", "stage", "cover", "winner", "seed", "drawn")
_STAGES: tuple[Do, ...] = get_args(Do)
_OPEN: frozenset[Do] = frozenset({"count", "look", "defend", "stands", "covered", "leave"})  # an attack is open
_MOST_USES = _MOST_ROUNDS = 1 << 32  # uses of a stat, and rounds: beyond them it is a mistake


def read(position: Mapping[str, Any] | str, stats_in_play: StatsInPlay, cover: Enough) -> State:
    """The state, or `PositionError`."""
    found = read_json(position, PositionError)
    keys(found, _REQUIRED, _OPTIONAL, PositionError)
    seen: dict[str, str] = {}
    hands = _hands(found["hands"], seen)
    deck = _cards(found["deck"], "deck", seen)
    attack = _attack(found["attack"], seen)
    gone = _cards(found.get("gone", []), "gone", seen)
    covering = None if found.get("cover") is None else _card(found["cover"], "cover", seen)
    turn = whole(found["turn"], 0, 1, "turn", PositionError)
    stats = _stats(found["stats"])
    if attack and attack.stat not in stats:
        raise PositionError("unknown-value", place="attack.stat", expected=", ".join(stats), got=attack.stat)
    seed = whole(found.get("seed", 0), 0, SEEDS - 1, "seed", PositionError)
    drawn = whole(found.get("drawn", 0), 0, SEEDS - 1, "drawn", PositionError)
    cards = by_name((*hands[0], *hands[1], *deck, *gone, *(() if attack is None else (attack.card,)), *_some(covering)))
    state = State(
        stats,
        hands,
        deck,
        _counters(found["counters"]),
        turn,
        Stage("attack", turn),
        attack,
        covering,
        gone,
        cards,
        whole(found.get("round", 1), 1, _MOST_ROUNDS, "round", PositionError),
        Chance(seed, drawn),
    )
    return state._replace(stage=_stage(found, state, stats_in_play, cover))


def _some(card: Player | None) -> Deck:
    return () if card is None else (card,)


def _stats(value: Any) -> tuple[StatName, ...]:
    found: list[StatName] = []
    for i, told in enumerate(typed(value, list, "stats", PositionError)):
        stat = stat_named(told)
        if stat is None or stat in found:
            left = [it for it in STATS if it not in found]
            raise PositionError("unknown-value", place=f"stats[{i}]", expected=", ".join(left), got=shown(told))
        found.append(stat)
    if len(found) != 4:
        raise PositionError("football:four-stats", place="stats", size=len(found))
    return tuple(found)


def _hands(value: Any, seen: dict[str, str]) -> tuple[Deck, Deck]:
    typed(value, list, "hands", PositionError)
    if len(value) != 2:
        raise PositionError("two-sides", place="hands", size=len(value))
    return _cards(value[0], "hands[0]", seen), _cards(value[1], "hands[1]", seen)


def _cards(value: Any, place: str, seen: dict[str, str]) -> Deck:
    found = typed(value, list, place, PositionError)
    return tuple(_card(card, f"{place}[{i}]", seen) for i, card in enumerate(found))


def _card(value: Any, place: str, seen: dict[str, str]) -> Player:
    card = _made(value, place) if isinstance(value, Mapping) else _known(value, place)
    if card.name in seen:
        raise PositionError("football:player-twice", place=place, name=card.name, other=seen[card.name])
    seen[card.name] = place
    return card


def _known(value: Any, place: str) -> Player:
    if not isinstance(value, str):
        raise PositionError("football:player-type", place=place, got=kind(value))
    card = _own().get(value)
    if card is None:
        raise PositionError("football:unknown-player", place=place, got=shown(value))
    return card


@cache
def _own() -> dict[str, Player]:
    return {card.name: card for card in players()}


def _made(value: Mapping[str, Any], place: str) -> Player:
    keys(value, ("name", *STATS), ("nation", "position"), PositionError, f"{place}.")
    texts = {}
    for name in ("name", "nation", "position"):
        text = typed(value.get(name, ""), str, f"{place}.{name}", PositionError)
        if not (is_name(text) if name == "name" else is_plain(text)):
            raise PositionError("football:player-name", place=f"{place}.{name}", got=shown(text), most=MOST_CHARACTERS)
        texts[name] = text
    goals, trophies, caps, seasons, assists = (
        whole(value[stat], 0, HIGHEST_VALUE, f"{place}.{stat}", PositionError) for stat in STATS
    )
    return Player(texts["name"], goals, trophies, caps, seasons, assists, texts["nation"], texts["position"])


def _counters(value: Any) -> tuple[Counts, Counts]:
    typed(value, list, "counters", PositionError)
    if len(value) != 2:
        raise PositionError("two-sides", place="counters", size=len(value))
    one, two = (_counts(it, f"counters[{i}]") for i, it in enumerate(value))
    return one, two


def _counts(value: Any, place: str) -> Counts:
    """A stat that is not named has not been used."""
    keys(typed(value, dict, place, PositionError), (), STATS, PositionError, f"{place}.")
    a, b, c, d, e = (whole(value.get(stat, 0), 0, _MOST_USES, f"{place}.{stat}", PositionError) for stat in STATS)
    return a, b, c, d, e


def _attack(value: Any, seen: dict[str, str]) -> Attack | None:
    if value is None:
        return None
    keys(typed(value, dict, "attack", PositionError), ("card", "stat"), ("draws",), PositionError, "attack.")
    card = _card(value["card"], "attack.card", seen)
    stat = stat_named(value["stat"])
    if stat is None:
        raise PositionError("unknown-value", place="attack.stat", expected=", ".join(STATS), got=shown(value["stat"]))
    return Attack(card, stat, whole(value.get("draws", 0), 0, MOST_DRAWS, "attack.draws", PositionError))


def _stage(found: dict[str, Any], state: State, stats_in_play: StatsInPlay, enough: Enough) -> Stage:
    """The stage given, or what has to come as the cards lie."""
    attack, cover, turn = state.attack, state.cover, state.turn
    do: Do
    if found.get("stage") is not None:
        do = found["stage"]
        if do not in _STAGES:
            raise PositionError("unknown-value", place="stage", expected=", ".join(_STAGES), got=shown(do))
    elif attack is None:
        do = "attack"
    else:
        do = "covered" if cover is not None else "defend" if decides(state, enough) else "stands"
    if "winner" in found and do != "over":
        raise PositionError(
            "unknown-key", place="winner", expected=", ".join(it for it in _REQUIRED + _OPTIONAL if it != "winner")
        )
    if do == "over":
        return _over(found, state)
    if (do in _OPEN) != (attack is not None):
        raise PositionError("impossible-stage", place="attack", do=do)
    if (cover is not None) != (do == "covered") and do != "leave":
        raise PositionError("impossible-stage", place="cover", do=do)
    if cover is not None and attack is not None and not covers(cover, attack, enough):
        raise PositionError("football:does-not-cover", place="cover", cover=enough)
    # Whoever has played the last card wins when the round is over, and not before.
    played = (0, 1) if cover is not None else (turn,) if attack else ()
    for seat in (0, 1):
        if do != "check" and not state.hands[seat] and seat not in played:
            raise PositionError("football:empty-team", place=f"hands[{seat}]")
    if (do == "defend" and not decides(state, enough)) or (do == "draw-stats" and stats_in_play != "round"):
        raise PositionError("impossible-stage", place="stage", do=do)
    return Stage(do, 1 - turn if do in ("look", "defend", "covered") else turn)


def _over(found: dict[str, Any], state: State) -> Stage:
    empty = [seat for seat in (0, 1) if not state.hands[seat]]
    expected = None if len(empty) == 2 else empty[0] if empty else -1
    if state.attack is not None or state.cover is not None or expected == -1:
        raise PositionError("impossible-stage", place="stage", do="over")
    if found.get("winner", expected) != expected or isinstance(found.get("winner"), bool):
        got = shown(found["winner"])
        raise PositionError("unknown-value", place="winner", expected=str(expected).replace("None", "null"), got=got)
    return Stage("over", expected)
