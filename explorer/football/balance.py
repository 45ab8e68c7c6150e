"""`football.balance`: which stats are open. The whole rule is here; `Game` asks it, and `batch.py` has it once
more, compiled.

`uses` tell for each stat in play how often it counts as used, by the reading `counters`; all else follows from them and
the reading `lock`.
"""

from __future__ import annotations

from collections.abc import Mapping

from explorer.football.players import STATS, StatName, in_words
from explorer.football.rulebook import Counters, Lock
from explorer.football.state import State
from explorer.problems import Facts, Refusal

GAP = 2
"""How many uses the most used stat may be ahead of the least used."""

Uses = Mapping[StatName, int]


def uses_of(state: State, counters: Counters) -> dict[StatName, int]:
    """How often each stat in play counts as used: by the team that attacks (`team`), or by both (`match`)."""
    ours, theirs = state.counters[state.turn], state.counters[1 - state.turn]
    both = counters == "match"
    return {stat: ours[at] + theirs[at] * both for at, stat in enumerate(STATS) if stat in state.stats}


def gap(uses: Uses) -> int:
    """How far the most used stat is ahead of the least used."""
    return max(uses.values()) - min(uses.values())


def is_open(uses: Uses, stat: StatName, lock: Lock) -> bool:
    """Whether a stat may be attacked with. The least used always may, so an attacker is never stuck.

    `before`: not if using it once more would leave the gap above `GAP`. `after`: not once it is the most used and the
    gap is above `GAP` already.
    """
    mine, least, most = uses[stat], min(uses.values()), max(uses.values())
    if mine == least:
        return True
    if lock == "before":
        return max(most, mine + 1) - least <= GAP
    return mine < most or most - least <= GAP


def limit(uses: Uses, stat: StatName, lock: Lock) -> int:
    """How often a stat may be used until it is shut, the others staying as they are; what it has been used where it is
    shut now."""
    mine = uses[stat]
    others = [used for it, used in uses.items() if it != stat]
    least, most = min(others), max(others)
    if lock == "after":
        return max(mine, most, least + GAP + 1)
    return max(mine, least + (1 if most - least > GAP else GAP))


def shut(uses: Uses, stat: StatName, lock: Lock) -> Refusal | None:
    """Why a stat is shut, and what would open it; None for one that is open."""
    if is_open(uses, stat, lock):
        return None
    mine, least, most = uses[stat], min(uses.values()), max(uses.values())
    reached = max(most, mine + 1) if lock == "before" else most
    until = min(mine, reached - GAP)  # it opens when all the others have been used as often
    facts = Facts(
        stat=stat,
        uses=mine,
        least=least,
        most=most,
        after=max(most, mine + 1) - least,
        behind=in_words(it for it, used in uses.items() if used < until),
        gap=GAP,
        until=until,
    )
    return Refusal("football.balance", f"shut-{lock}", facts)
