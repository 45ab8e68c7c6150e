"""From a JSON position to a state of the football game, or to an error that names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.chance import SEEDS, Chance
from explorer.football.players import HIGHEST, LONGEST, STATS, Deck, Player, by_name, is_plain, players
from explorer.football.rules import DRAWS, Attack, Counts, Stage, State
from explorer.problems import PositionError, keys, kind, read_json, shown, typed, whole

if TYPE_CHECKING:
    from explorer.football.rules import Game

_REQUIRED = ("stats", "hands", "deck", "counters", "turn", "attack")
_OPTIONAL = ("gone", "round", "stage", "cover", "winner", "seed", "drawn")
# Stages in which an attack is open, and those after which there is none.
_OPEN = ("count", "look", "defend", "stands", "covered", "leave")
_STAGES = ("attack", *_OPEN, "check", "draw-stats", "ready", "over")
_MANY = 1 << 32  # uses of a stat, and rounds: beyond them it is a mistake


def position(source: Mapping[str, Any] | str, game: Game) -> State:
    """The state, or `PositionError`."""
    found = read_json(source, PositionError)
    keys(found, _REQUIRED, _OPTIONAL, PositionError)
    seen: dict[str, str] = {}
    hands = _hands(found["hands"], seen)
    deck = _cards(found["deck"], "deck", seen)
    attack = _attack(found["attack"], seen)
    gone = _cards(found.get("gone", []), "gone", seen)
    cover = None if found.get("cover") is None else _card(found["cover"], "cover", seen)
    turn = whole(found["turn"], 0, 1, "turn", PositionError)
    stats = _stats(found["stats"])
    if attack and attack.stat not in stats:
        raise PositionError("unknown-value", place="attack.stat", expected=", ".join(stats), got=attack.stat)
    seed = whole(found.get("seed", 0), 0, SEEDS - 1, "seed", PositionError)
    drawn = whole(found.get("drawn", 0), 0, SEEDS - 1, "drawn", PositionError)
    cards = by_name((*hands[0], *hands[1], *deck, *gone, *(() if attack is None else (attack.card,)), *_some(cover)))
    state = State(
        stats,
        hands,
        deck,
        _counters(found["counters"]),
        turn,
        Stage("attack", turn),
        attack,
        cover,
        gone,
        cards,
        whole(found.get("round", 1), 1, _MANY, "round", PositionError),
        Chance(seed, drawn),
    )
    return state._replace(stage=_stage(found, state, game))


def _some(card: Player | None) -> Deck:
    return () if card is None else (card,)


def _stats(value: Any) -> tuple[str, ...]:
    typed(value, list, "stats", PositionError)
    for i, stat in enumerate(value):
        if stat not in STATS or stat in value[:i]:
            left = [it for it in STATS if it not in value[:i]]
            raise PositionError("unknown-value", place=f"stats[{i}]", expected=", ".join(left), got=shown(stat))
    if len(value) != 4:
        raise PositionError("football:four-stats", place="stats", size=len(value))
    return tuple(value)


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
    card = _BY_NAME.get(value) if _BY_NAME else None
    if card is None:
        if not _BY_NAME:
            _BY_NAME.update({it.name: it for it in players()})
            return _known(value, place)
        raise PositionError("football:unknown-player", place=place, got=shown(value))
    return card


_BY_NAME: dict[str, Player] = {}


def _made(value: Mapping[str, Any], place: str) -> Player:
    keys(value, ("name", *STATS), ("nation", "position"), PositionError, f"{place}.")
    texts = {}
    for name in ("name", "nation", "position"):
        text = typed(value.get(name, ""), str, f"{place}.{name}", PositionError)
        if not is_plain(text) or (name == "name" and not text.strip("\u200c\u200d ")):
            raise PositionError("football:player-name", place=f"{place}.{name}", got=shown(text), most=LONGEST)
        texts[name] = text
    goals, trophies, caps, seasons, assists = (
        whole(value[stat], 0, HIGHEST, f"{place}.{stat}", PositionError) for stat in STATS
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
    a, b, c, d, e = (whole(value.get(stat, 0), 0, _MANY, f"{place}.{stat}", PositionError) for stat in STATS)
    return a, b, c, d, e


def _attack(value: Any, seen: dict[str, str]) -> Attack | None:
    if value is None:
        return None
    keys(typed(value, dict, "attack", PositionError), ("card", "stat"), ("draws",), PositionError, "attack.")
    card = _card(value["card"], "attack.card", seen)
    stat = value["stat"]
    if stat not in STATS:
        raise PositionError("unknown-value", place="attack.stat", expected=", ".join(STATS), got=shown(stat))
    return Attack(card, stat, whole(value.get("draws", 0), 0, DRAWS, "attack.draws", PositionError))


def _stage(found: dict[str, Any], state: State, game: Game) -> Stage:
    """The stage given, or what has to come as the cards lie."""
    do = found.get("stage")
    if do is None:
        if state.attack is None:
            do = "attack"
        else:
            do = "covered" if state.cover is not None else "defend" if game.decides(state) else "stands"
    elif do not in _STAGES:
        raise PositionError("unknown-value", place="stage", expected=", ".join(_STAGES), got=shown(do))
    attack, cover, turn = state.attack, state.cover, state.turn
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
    if cover is not None and not game.covers(cover, attack):
        raise PositionError("football:does-not-cover", place="cover", cover=game.cover)
    # Whoever has played the last card wins when the round is over, and not before.
    played = (0, 1) if cover is not None else (turn,) if attack else ()
    for seat in (0, 1):
        if do != "check" and not state.hands[seat] and seat not in played:
            raise PositionError("football:empty-team", place=f"hands[{seat}]")
    if (do == "defend" and not game.decides(state)) or (do == "draw-stats" and game.stats_in_play != "round"):
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
