"""What a game gives the lab's page, and what the lab does with a game that gives nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import ipywidgets as w

from explorer.lab import Games
from explorer.words import Words
from widgets.page.chart_thread import Draw
from widgets.screens import SCREENS

Charts = Callable[[Sequence[Games], Words], Mapping[str, Draw]]
"""From the games of one or two sides to what draws each of a game's own charts, by its name, from top to bottom."""


class Aside(Protocol):
    """Something for a lesson, to stand beside the lab: in `box`, and in the language it is told."""

    box: w.Box

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""


def no_charts(games: Sequence[Games], words: Words) -> Mapping[str, Draw]:
    """A game has none of its own."""
    return {}


@dataclass(frozen=True)
class GameLab:
    """One game as the lab's page asks for it and shows what came of it: `LAB` of a module `lab` in the game's screen.

    A page that is published lets nobody ask for more games than `most_games`, or `most_slow_games` where they are
    played in plain Python; what stands in the form at first are `usual_games` and `usual_slow_games`.
    """

    fast_bots: tuple[str, ...] = ()
    """The bots that play by the million, as the game's `batch` has them: to load that takes its time."""
    most_games: int = 1_000_000
    usual_games: int = 10_000
    most_slow_games: int = 1_000
    usual_slow_games: int = 200
    teams: tuple[int, ...] = ()
    """The team of each seat, from 0 on; those of a team have the same bot, and the game's message `lab-plays` says who
    they are ($team). Without any, each seat is asked for by the name that the table has for it."""
    charts: Charts = no_charts
    asides: Mapping[str, Callable[[], Aside]] = field(default_factory=dict)
    """What a notebook may show beside the lab, by name."""
    place: int = 50
    """Where it stands among the games, as in the gallery."""

    def is_fast(self, bots: Sequence[str]) -> bool:
        """Whether games between these bots are played by the million."""
        return all(bot in self.fast_bots for bot in bots)


def game_lab(game: str) -> GameLab:
    """That of the game of this name."""
    screen = SCREENS.module(game)
    try:
        found: GameLab = SCREENS.module(game, "lab").LAB
    except ModuleNotFoundError as missing:
        if missing.name != f"{screen.__name__}.lab":  # it is there, and lacks something
            raise
        return GameLab()
    return found


def game_labs() -> dict[str, GameLab]:
    """Those of all games, in the order of the gallery."""
    labs = {game: game_lab(game) for game in SCREENS.names()}
    return dict(sorted(labs.items(), key=lambda each: each[1].place))
