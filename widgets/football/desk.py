"""A match of the football game as the workbench sees it: who plays, what is numbered and marked, and the charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from explorer import football
from explorer.football import Player, State
from explorer.football.history import rounds
from explorer.game import Event
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.football.parts import FOOTBALL
from widgets.workbench.desk import Desk, Draw, Mark

if TYPE_CHECKING:
    from explorer.charts import Chart


class FootballDesk(Desk):
    """Team A at seat 0, below; team B at seat 1, above; both are persons who share the screen.

    `card` is the card whose odds are drawn, None for no such chart.
    """

    game = football.Game
    cases = football.CASES
    bots = football.BOTS
    endless = "football.hand"
    players = {0: "", 1: ""}
    autopilot = "best"
    stretches = ("round",)
    charts = ("uses", "sizes", "odds")
    modules = (FOOTBALL / "football.css", FOOTBALL / "parts/player_card.js")

    def __init__(self) -> None:
        self.card: Player | None = None

    def numbers(self, line: Sequence[Node]) -> Mapping[int, str]:
        return {it.begins: str(it.number) for it in rounds(line)}

    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        done = [it for it in rounds(line) if it.covered is False and it.decided is not None]
        return [Mark(it.decided or 0, words.text("football:match-mark", round=it.number, seat=it.seat)) for it in done]

    def ends(self, stretch: str, event: Event) -> bool:
        return event.kind == "leave"

    def draw(self, timeline: Timeline, seen: int, words: Words) -> Mapping[str, Draw]:
        game, card = timeline.game, self.card
        assert isinstance(game, football.Game)
        state: State = timeline.state
        taken = [it if it.ends <= seen else it._replace(hands=None, covered=None) for it in rounds(timeline.line)]
        taken = [it for it in taken if it.begins <= seen]
        start: State = timeline.start
        done = state.round - (state.stage.do in ("draw-stats", "ready", "attack"))  # attacks that have begun
        over = state.attack is None
        names: dict[str, str] = {stat: words.text(f"football:stat-{stat}") for stat in football.STATS}
        held = (len(state.hands[0]), len(state.hands[1]))
        shared = game.settings["counters"] == "match"

        def uses(width: int, height: int) -> Chart:
            from explorer.football import charts  # brings matplotlib, which takes its time

            now = charts.UseCursor(float(done), state.counters, state.stats)
            return charts.stat_use(taken, words, names, shared, now, width, height)

        def sizes(width: int, height: int) -> Chart:
            from explorer.football import charts

            first = (len(start.hands[0]), len(start.hands[1]))
            now = charts.SizeCursor(float(done) if over else done - 0.5, held)
            return charts.hand_sizes(taken, words, first, now, width, height)

        found: dict[str, Draw] = {"uses": uses, "sizes": sizes}
        if card is not None and card in state.hands[state.turn] and state.stage.do == "attack":
            known = football.odds(game, game.view(state, state.turn))
            chances = [(names[stat], known.get((card, stat))) for stat in state.stats]

            def odds(width: int, height: int) -> Chart:
                from explorer.football import charts

                return charts.odds_by_stat(chances, words, width, height)

            found["odds"] = odds
        return found
