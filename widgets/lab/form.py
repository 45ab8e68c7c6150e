"""What the lab is asked for: a game, who plays under which settings, how many games, and from which seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as w

from explorer.chance import SEEDS
from explorer.problems import SettingError, shown
from explorer.words import Words
from widgets.lab.game_lab import GameLab, game_labs
from widgets.lab.runs import WORKERS, Order
from widgets.page.layout import box, rename, set_direction
from widgets.parts.segments import Segments
from widgets.screens import SCREENS
from widgets.workbench.game_view import GameView

FIRST_BOT = "random"
"""Who plays for everybody at first, where the game has such a bot."""


class Players:
    """Who plays in the lab for each seat of a game: a choice for each team, or for each seat where there are none."""

    def __init__(self, view: type[GameView[Any, Any]], lab: GameLab) -> None:
        self.view, self.lab = view, lab
        self.teams = lab.teams or tuple(range(view.game.seats))
        """The team of each seat."""
        self.names = tuple(view.bots)

    def seats(self) -> list[int]:
        """The first seat of each team, team by team."""
        return [self.teams.index(team) for team in range(max(self.teams) + 1)]

    def team_name(self, team: int, words: Words) -> str:
        if self.lab.teams:
            return words.text(self.view.message("lab-plays"), team=team)
        return words.text(self.view.message(self.view.chair), seat=team)

    def said(self, bots: tuple[str, ...], words: Words) -> dict[str, str]:
        """Who plays for each team, in words."""
        return {
            self.team_name(team, words): self.view.bot_name(bots[seat], words) for team, seat in enumerate(self.seats())
        }


class Side:
    """The settings of one game on one side, A or B, and the bots of its teams."""

    def __init__(self, view: type[GameView[Any, Any]], lab: GameLab, on_bots: Callable[[], object]) -> None:
        self.view, self.players = view, Players(view, lab)
        first = FIRST_BOT if FIRST_BOT in self.players.names else self.players.names[0]
        self.bots = [w.Dropdown(options=self.players.names, value=first) for _ in self.players.seats()]
        self.settings: dict[str, w.Dropdown] = {}
        for name, setting in view.game.rulebook.settings.items():
            if name not in view.bot_settings.values():
                options = [(str(value), value) for value in setting.values]
                self.settings[name] = w.Dropdown(options=options, value=setting.default)
        self.title = w.HTML()
        self.box = box("settings panel crx-kernel", self.title, *self.bots, *self.settings.values())
        for control in self.bots:
            control.observe(lambda _: on_bots(), "value")

    @property
    def is_fast(self) -> bool:
        """Whether what it asks for is played by the million."""
        return self.players.lab.is_fast([control.value for control in self.bots])

    @property
    def order(self) -> Order:
        """What this side is to play."""
        chosen = {name: control.value for name, control in self.settings.items()}
        bots = tuple(self.bots[team].value for team in self.players.teams)
        # On the table a game goes on against the same bot, where that is a setting.
        chosen |= {setting: bots[seat] for seat, setting in self.view.bot_settings.items()}
        return Order(self.view.game(**chosen), bots)

    def speak(self, words: Words, name: str) -> None:
        self.title.value = f"<h2>{escape(name)}</h2>"
        bots = {bot: self.view.bot_name(bot, words) for bot in self.players.names}
        for team, control in enumerate(self.bots):
            rename(control, self.players.team_name(team, words), bots)
        rulebook = self.view.game.rulebook
        for setting, control in self.settings.items():
            values = {value: words.value(rulebook.game, setting, value) for value in rulebook.settings[setting].values}
            rename(control, words.setting(rulebook.game, setting), values)


def said(order: Order, words: Words) -> str:
    """An order in words: who plays, under which settings."""
    name = order.game.name
    view: type[GameView[Any, Any]] = SCREENS.module(name).View
    bots = Players(view, game_labs()[name]).said(order.bots, words)
    settings = {
        words.setting(name, setting): words.value(name, setting, value)
        for setting, value in order.game.settings.items()
        if setting not in view.bot_settings.values()
    }
    return " · ".join(f"{name}: {value}" for name, value in (bots | settings).items())


class LabForm:
    """`box` is the form. `on_run` is called when somebody presses the button and all of it can be played.

    `limits` are the most games of some of the games, instead of those their labs have.
    """

    def __init__(
        self, words: Words, on_run: Callable[[list[Order], int, int], None], limits: Mapping[str, int]
    ) -> None:
        self.words, self._on_run = words, on_run
        self.labs = {
            name: replace(lab, most_games=limits[name], most_slow_games=min(limits[name], lab.most_slow_games))
            if name in limits
            else lab
            for name, lab in game_labs().items()
        }
        games = list(self.labs)
        self.game = Segments(options=[(name, name) for name in games], value=games[0])
        self.compare = w.Checkbox(value=False, indent=False)
        self.games, self.seed = w.Text(), w.Text(value="0")
        self.run = w.Button()
        self.run.add_class("primary")
        self.problem, self.limit = w.Label(), w.Label()
        self.problem.add_class("crx-problem")
        self._sides: dict[str, tuple[Side, Side]] = {}
        self._place = box("below")
        self._ask = box("choose crx-kernel", self.games, self.seed, self.compare, self.run, self.problem, self.limit)
        self.box = box("lab-form", self.game, self._place, self._ask)
        for control in (self.games, self.seed):
            control.add_class("crx-seed")
        self.game.observe(lambda _: self._game_changed(), "value")
        self.compare.observe(lambda _: self._arrange(), "value")
        self.run.on_click(lambda _: self.press())
        self._game_changed()

    @property
    def lab(self) -> GameLab:
        """That of the chosen game."""
        return self.labs[self.game.value]

    @property
    def sides(self) -> tuple[Side, ...]:
        """A, and B if it is compared with."""
        name = self.game.value
        if name not in self._sides:
            view = SCREENS.module(name).View
            self._sides[name] = Side(view, self.lab, self._bots_changed), Side(view, self.lab, self._bots_changed)
            self._speak_sides()
        return self._sides[name][: 2 if self.compare.value else 1]

    @property
    def is_fast(self) -> bool:
        """Whether all that is asked for is played by the million."""
        return all(side.is_fast for side in self.sides)

    @property
    def most_games(self) -> int:
        return self.lab.most_games if self.is_fast else self.lab.most_slow_games

    def press(self) -> None:
        """Ask for a run, or say beside the button what is wrong."""
        self.problem.value = ""
        numbers = []
        for control, least, most in ((self.games, 1, self.most_games), (self.seed, 0, SEEDS - 1)):
            try:
                numbers.append(_number(control.value, least, most))
            except SettingError as problem:
                self.problem.value = f"{control.description}: {self.words.problem(problem, where=False)}"
                return
        games, seed = numbers
        self._on_run([side.order for side in self.sides], games, seed)

    def _game_changed(self) -> None:
        self.problem.value = ""
        self._arrange()
        self.games.value = self._usual(self.is_fast)

    def _bots_changed(self) -> None:
        """Others may play so slowly that as many games as stand in the form would take too long."""
        fast = self.is_fast
        if self.games.value == self._usual(not fast):
            self.games.value = self._usual(fast)
        self._say_limit()

    def _usual(self, fast: bool) -> str:
        lab = self.lab
        games = min(lab.usual_games, lab.most_games) if fast else min(lab.usual_slow_games, lab.most_slow_games)
        return f"{games:,}"

    def _arrange(self) -> None:
        self._place.children = [side.box for side in self.sides]
        self._bots_changed()

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        text = words.text
        self.game.lang, self.game.dir = words.language, words.dir
        rename(self.game, text("lab-game-choice"), {name: text(f"{name}:name") for name in self.labs})
        self.compare.description = text("lab-compare")
        self.games.description, self.seed.description = text("lab-how-many"), text("seed")
        self.run.description = text("lab-run")
        self.problem.value = ""
        self._speak_sides()
        self._say_limit()
        set_direction([self._ask, self._place, self.box], words)

    def _speak_sides(self) -> None:
        for pair in self._sides.values():
            for which, side in enumerate(pair):
                side.speak(self.words, self.words.text("lab-side", side="AB"[which]))
                set_direction([side.box], self.words)

    def _say_limit(self) -> None:
        games, message = f"{self.most_games:,}", "lab-limit" if self.is_fast else "lab-limit-slow"
        self.limit.value = self.words.text(message, games=games, workers=str(WORKERS))


def _number(text: str, least: int, most: int) -> int:
    """A whole number as a person writes it, with commas between thousands if they like; the digits of any script."""
    plain = text.strip("\u200e\u200f \t").replace(",", "").replace("٬", "")  # and the Arabic one
    if not (plain.isdecimal() and len(plain) <= 20 and least <= int(plain) <= most):
        raise SettingError("out-of-range", place="", least=f"{least:,}", most=f"{most:,}", got=shown(text) or "–")
    return int(plain)
