"""A second referee, written apart from the engine, that follows a match from its record: plain dicts and a few ifs.

It knows rules/football.md and nothing of `explorer`: the position it starts from, the readings, and then only actions.
A card is its name; `values` has the five stats of each.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

NAMES = ["goals", "trophies", "caps", "seasons", "assists"]
FULL = 2**64 - 1


class Wrong(Exception):
    """An action the referee does not allow."""


def shipped(file: Path) -> dict[str, dict[str, int]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return {row["name"]: {stat: int(row[stat]) for stat in NAMES} for row in csv.DictReader(lines)}


class Dice:
    """SplitMix64 by position, and a fair number below n."""

    def __init__(self, seed: int, drawn: int) -> None:
        self.seed, self.drawn = seed, drawn

    def below(self, n: int) -> int:
        while True:
            self.drawn += 1
            z = (self.seed + self.drawn * 0x9E3779B97F4A7C15) & FULL
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & FULL
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & FULL
            product = ((z ^ (z >> 31)) >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32


class Referee:
    def __init__(self, readings: dict[str, str], position: dict[str, Any], known: dict[str, dict[str, int]]) -> None:
        self.readings = readings
        self.values: dict[str, dict[str, int]] = {}
        self.known = known
        self.hands = [[self.card(it) for it in hand] for hand in position["hands"]]
        self.deck = [self.card(it) for it in position["deck"]]
        self.gone = [self.card(it) for it in position.get("gone", [])]
        self.stats = list(position["stats"])
        self.used = [{stat: counts.get(stat, 0) for stat in NAMES} for counts in position["counters"]]
        self.attacker = position["turn"]
        self.asked: int | None = self.attacker
        self.table: tuple[str, str] | None = None
        self.drawn = 0
        self.over = False
        self.winner: int | None = None
        self.dice = Dice(position.get("seed", 0), position.get("drawn", 0))
        if position["attack"]:
            self.table = self.card(position["attack"]["card"]), position["attack"]["stat"]
            self.drawn = position["attack"]["draws"]
            self.asked = 1 - self.attacker

    def card(self, it: Any) -> str:
        name: str = it if isinstance(it, str) else it["name"]
        self.values[name] = self.known[name] if isinstance(it, str) else {stat: it[stat] for stat in NAMES}
        return name

    # What may be done

    def may(self) -> set[str]:
        """All actions that are allowed now."""
        if self.over:
            return set()
        if self.table is None:
            hand = self.hands[self.attacker]
            return {f"attack {name} with {stat}" for name in hand for stat in self.stats if self.is_open(stat)}
        covers = self.covers()
        allowed = {f"cover {name}" for name in covers}
        bound = self.readings["must_cover"] == "must" and covers
        if self.can_draw() and not bound:
            allowed.add("draw")
        if not bound and not (self.readings["draw"] == "forced" and not covers and self.can_draw()):
            allowed.add("concede")
        return allowed

    def is_open(self, stat: str) -> bool:
        teams = self.used if self.readings["counters"] == "match" else [self.used[self.attacker]]
        uses = {it: sum(team[it] for team in teams) for it in self.stats}
        ordered = sorted(uses.values())
        if uses[stat] == ordered[0]:
            return True
        if self.readings["lock"] == "after":
            return not (uses[stat] == ordered[-1] and ordered[-1] > ordered[0] + 2)
        uses[stat] += 1
        ordered = sorted(uses.values())
        return ordered[-1] <= ordered[0] + 2

    def covers(self) -> list[str]:
        assert self.table
        name, stat = self.table
        wanted = self.values[name][stat] + {"equal": 0, "higher": 1}[self.readings["cover"]]
        return [it for it in self.hands[1 - self.attacker] if not self.values[it][stat] < wanted]

    def can_draw(self) -> bool:
        return self.drawn < 3 and len(self.deck) > 0

    # What then happens

    def act(self, action: str) -> None:
        if action not in self.may():
            raise Wrong(action)
        defender = 1 - self.attacker
        if action == "concede":
            self.end(None)
        elif action == "draw":
            self.hands[defender].append(self.deck.pop(0))
            self.drawn += 1
            if not self.can_draw() and not self.covers():
                self.end(None)
        elif action.startswith("cover "):
            self.end(action[len("cover ") :])
        else:
            name, stat = action[len("attack ") :].rsplit(" with ", 1)
            self.hands[self.attacker].remove(name)
            self.used[self.attacker][stat] += 1
            self.table, self.drawn, self.asked = (name, stat), 0, defender
            if not self.can_draw() and not self.covers():
                self.end(None)

    def end(self, cover: str | None) -> None:
        assert self.table
        self.gone.append(self.table[0])
        self.table = None
        if cover is not None:
            self.hands[1 - self.attacker].remove(cover)
            self.gone.append(cover)
            self.attacker = 1 - self.attacker
        self.asked = self.attacker
        empty = [team for team in (0, 1) if not self.hands[team]]
        if empty:
            self.over, self.asked = True, None
            self.winner = empty[0] if len(empty) == 1 else None
        elif self.readings["stats_in_play"] == "round":
            out = self.dice.below(5)
            self.stats = [stat for at, stat in enumerate(NAMES) if at != out]
