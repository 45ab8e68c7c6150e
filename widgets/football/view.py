"""A match of the football game as the workbench shows it: presses pick a card and a stat, and under the table an attack
or a cover is confirmed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explorer import football
from explorer.football import State
from explorer.football.history import rounds
from explorer.game import Event
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.football.balance_lab import BalanceLab
from widgets.football.drawings import drawings
from widgets.football.panel import FootballPanel
from widgets.football.parts import FOOTBALL
from widgets.football.table import Overlay, rows
from widgets.page.chart_thread import Draw
from widgets.parts.scene import Row
from widgets.workbench.game_view import Acting, GameView, Mark
from widgets.workbench.moment import Moment
from widgets.workbench.workbench import Workbench


class View(GameView[football.Game, State]):
    """Team A at seat 0, below; team B at seat 1, above; both are persons who share the screen."""

    game = football.Game
    cases = football.CASES
    bots = football.BOTS
    autopilot = "best"
    endless = "football.hand"
    players = {0: "", 1: ""}
    stretches = ("round",)
    charts = ("uses", "sizes", "odds")
    private_charts = ("odds",)
    modules = (FOOTBALL / "football.css", FOOTBALL / "parts/player_card.js")

    def rows(self, moment: Moment[football.Game, State]) -> list[Row]:
        state, panel = moment.state, self._panel
        may: frozenset[str] = frozenset()
        if state.stage.do == "defend" and state.stage.seat == moment.seat and not moment.curtain:
            covers = (action for action in moment.game.actions(state) if action.startswith("cover "))
            may = frozenset(action.removeprefix("cover ") for action in covers)
        return rows(moment.seen, Overlay(moment.seat, panel.card, panel.stat, may), moment.words)

    def panel(self, acting: Acting) -> FootballPanel:
        self._panel = FootballPanel(acting)
        return self._panel

    def press(self, zone: str, card: str, acting: Acting) -> None:
        self._panel.press(zone, card, self.hand_zone(acting.moment.seat))

    def hint(self, moment: Moment[football.Game, State]) -> str:
        return self.message("hint-defend" if moment.state.stage.do == "defend" else "hint-attack")

    def start(self, game: football.Game, seed: int) -> State:
        return game.start(seed, self._panel.own_deck.cards)

    def seed(self, timeline: Timeline[State, str]) -> int | None:
        start, game, deck = timeline.start, timeline.game, self._panel.own_deck
        assert isinstance(game, football.Game)
        if deck.cards is None or deck.usual or start.chance is None:
            return timeline.seed
        return start.chance.seed if game.start(start.chance.seed, deck.cards) == start else None

    def numbers(self, line: Sequence[Node[State]]) -> Mapping[int, str]:
        return {each.begins: str(each.number) for each in rounds(line)}

    def marks(self, line: Sequence[Node[State]], words: Words) -> list[Mark]:
        return [
            Mark(each.decided, words.text("football:match-mark", round=each.number, seat=each.seat))
            for each in rounds(line)
            if each.covered is False and each.decided is not None
        ]

    def ends(self, stretch: str, event: Event[State]) -> bool:
        return event.kind == "leave"

    def draw(self, moment: Moment[football.Game, State], seen: int) -> Mapping[str, Draw]:
        return drawings(moment, seen, self._panel.card_with_odds(moment))


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> Workbench:
    """A match to step through. Language and case are those of the page's address, where it has any, else those given; a
    language or a case that there is not raises `SettingError`."""
    return Workbench(View(), lang=lang, case=case, query=query)


def balance_lab(bench: Workbench) -> BalanceLab:
    """For a lesson: counters to set by hand, and what is open under each reading of the balance rule, in the language
    of that workbench."""
    lab = BalanceLab(bench.words)
    bench.parts.lesson.follow(lab.speak)
    return lab
