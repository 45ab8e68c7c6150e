"""What the lab is asked for: a game, who plays under which settings, how many games, and from which seed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from explorer import football, guandan, war
from explorer.chance import SEEDS
from explorer.game import Game
from explorer.problems import SettingError, shown
from explorer.words import Words
from widgets.football.view import View as FootballView
from widgets.guandan.view import View as GuandanView
from widgets.lab.runs import WORKERS, Order
from widgets.page.layout import box, rename, set_direction
from widgets.parts.segments import Segments
from widgets.war.view import View as WarView
from widgets.workbench.game_view import GameView

GAMES: dict[str, tuple[type[Game[Any, Any]], type[GameView[Any, Any]]]] = {
    "war": (war.Game, WarView),
    "guandan": (guandan.Game, GuandanView),
    "football": (football.Game, FootballView),
}
BOTS = {"war": ("random", "highest", "lowest"), "guandan": ("random", "cheapest"), "football": ("random", "best")}
"""The bots that play by the million, as `batch.BOTS` has them; named here since that module takes its time to load."""
LIMITS = {"war": 1_000_000, "guandan": 20_000, "football": 1_000_000}
"""Games of a run on a page: what a published dashboard may ask of its machine. In a notebook `lab.run` has no limit."""
_USUAL = {"war": 10_000, "guandan": 200, "football": 10_000}
TEAMS = 2  # partners at Guandan have the same bot


class Side:
    """The settings of one game on one side, A or B, and the bots of its two teams."""

    def __init__(self, game: str) -> None:
        kind, view = GAMES[game]
        self.game, self.view = game, view
        rulebook = kind.rulebook
        self.bots = [w.Dropdown(options=list(BOTS[game]), value="random") for _ in range(TEAMS)]
        self.settings: dict[str, Any] = {}
        for name, setting in rulebook.settings.items():
            if name not in self.view.bot_settings.values():
                self.settings[name] = w.Dropdown(
                    options=[(str(it), it) for it in setting.values], value=setting.default
                )
        self.title = w.HTML()
        self.box = box("settings panel crx-kernel", self.title, *self.bots, *self.settings.values())

    @property
    def order(self) -> Order:
        """What this side is to play."""
        chosen = {name: control.value for name, control in self.settings.items()}
        # On the table a game goes on against the same bot, where that is a setting.
        chosen |= {setting: self.bots[seat].value for seat, setting in self.view.bot_settings.items()}
        game = GAMES[self.game][0](**chosen)
        return Order(game, tuple(self.bots[seat % TEAMS].value for seat in range(game.seats)))

    def speak(self, words: Words, name: str) -> None:
        self.title.value = f"<h2>{escape(name)}</h2>"
        for team, control in enumerate(self.bots):
            bots = {bot: self.view.bot_name(bot, words) for bot in BOTS[self.game]}
            rename(control, words.text(f"{self.game}:lab-plays", team=team), bots)
        rulebook = GAMES[self.game][0].rulebook
        for setting, control in self.settings.items():
            values = {value: words.value(self.game, setting, value) for value in rulebook.settings[setting].values}
            rename(control, words.setting(self.game, setting), values)


def said(order: Order, words: Words) -> str:
    """An order in words: who plays, under which settings."""
    name = order.game.name
    view = GAMES[name][1]
    bots = {words.text(f"{name}:lab-plays", team=team): view.bot_name(order.bots[team], words) for team in range(TEAMS)}
    settings = {
        words.setting(name, setting): words.value(name, setting, value)
        for setting, value in order.game.settings.items()
        if setting not in view.bot_settings.values()
    }
    return " · ".join(f"{name}: {value}" for name, value in (bots | settings).items())


class LabForm:
    """`box` is the form. `on_run` is called when somebody presses the button and all of it can be played."""

    def __init__(self, words: Words, on_run: Callable[[list[Order], int, int], None], limits: dict[str, int]) -> None:
        self.words, self._on_run, self.limits = words, on_run, limits
        self.game = Segments(options=[(name, name) for name in GAMES], value="war")
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
    def sides(self) -> tuple[Side, ...]:
        """A, and B if it is compared with."""
        name = self.game.value
        if name not in self._sides:
            self._sides[name] = Side(name), Side(name)
            self._speak_sides()
        return self._sides[name][: 2 if self.compare.value else 1]

    def press(self) -> None:
        """Ask for a run, or say beside the button what is wrong."""
        self.problem.value = ""
        numbers = []
        for control, least, most in ((self.games, 1, self.limits[self.game.value]), (self.seed, 0, SEEDS - 1)):
            try:
                numbers.append(_number(control.value, least, most))
            except SettingError as problem:
                self.problem.value = f"{control.description}: {self.words.problem(problem, where=False)}"
                return
        games, seed = numbers
        self._on_run([side.order for side in self.sides], games, seed)

    def _game_changed(self) -> None:
        self.games.value, self.problem.value = f"{_USUAL[self.game.value]:,}", ""
        self._arrange()
        self._say_limit()

    def _arrange(self) -> None:
        self._place.children = [side.box for side in self.sides]

    def speak(self, words: Words) -> None:
        """Say all of it in this language."""
        self.words = words
        text = words.text
        self.game.lang, self.game.dir = words.language, words.dir
        rename(self.game, text("lab-game-choice"), {name: text(f"{name}:name") for name in GAMES})
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
        games = f"{self.limits[self.game.value]:,}"
        self.limit.value = self.words.text("lab-limit", games=games, workers=str(WORKERS))


def _number(text: str, least: int, most: int) -> int:
    """A whole number as a person writes it, with commas between thousands if they like; the digits of any script."""
    plain = text.strip("\u200e\u200f \t").replace(",", "").replace("٬", "")  # and the Arabic one
    if not (plain.isdecimal() and len(plain) <= 20 and least <= int(plain) <= most):
        raise SettingError("out-of-range", place="", least=f"{least:,}", most=f"{most:,}", got=shown(text) or "–")
    return int(plain)
