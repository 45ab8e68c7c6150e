"""What every game's `batch.py` asks of what it is given, before its kernel runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from explorer.game import Game
from explorer.problems import SettingError, kind, shown, whole

CAP = (1 << 31) - 1
"""The most actions a game can be given before it is cut off."""


def checked(
    game: Game, ours: type[Game], bots: Sequence[str], known: Sequence[str], seeds: Any, cap: int
) -> np.ndarray:
    """The seeds, as a kernel takes them. `SettingError` where the game is not of our kind, there is not one of the
    known bots for each seat, the seeds are no uint64 array of one dimension, or `cap` is not 1 to `CAP`."""
    if not isinstance(game, ours):
        raise SettingError("unknown-value", place="game", expected=ours.__module__, got=shown(game))
    if not isinstance(bots, list | tuple):
        raise SettingError("wrong-type", place="bots", expected="list", got=kind(bots))
    if len(bots) != ours.seats:
        raise SettingError("lab-bots", place="bots", seats=ours.seats, size=len(bots))
    for seat, bot in enumerate(bots):
        if bot not in known:
            raise SettingError("unknown-value", place=f"bots[{seat}]", expected=", ".join(known), got=shown(bot))
    whole(cap, 1, CAP, "cap", SettingError)
    if not isinstance(seeds, np.ndarray) or seeds.dtype != np.uint64 or seeds.ndim != 1:
        got = f"{seeds.dtype} {seeds.shape}" if isinstance(seeds, np.ndarray) else shown(seeds)
        raise SettingError("unknown-value", place="seeds", expected="uint64 (n,)", got=got)
    # For seeds that lie apart or cannot be written to, a second version would have to be compiled.
    return np.require(seeds, requirements=["C", "W"])
