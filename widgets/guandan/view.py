"""A match of Guandan as the workbench shows it: presses pick cards of the hand, and under the table they are played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from explorer import guandan
from explorer.game import Event
from explorer.guandan import State
from explorer.guandan.acts import RETURN
from explorer.guandan.history import begun, deals, turns
from explorer.guandan.seats import around, turned, turned_deal, turned_event, turned_turn
from explorer.problems import Refusal
from explorer.timeline import Node
from explorer.words import Words
from widgets.guandan.panel import HandPanel, returning
from widgets.guandan.parts import GUANDAN
from widgets.guandan.table import Overlay, rows
from widgets.page.chart_thread import Draw
from widgets.parts.scene import Row
from widgets.workbench.game_view import Acting, GameView, Mark
from widgets.workbench.moment import Moment
from widgets.workbench.workbench import Workbench

if TYPE_CHECKING:
    from explorer.charts import Chart


class View(GameView[guandan.Game, State]):
    """Four chairs, of which the one looked from is below: the table is turned so that who looks on is seat 0, "you"."""

    game = guandan.Game
    cases = guandan.CASES
    bots = guandan.BOTS
    autopilot = "team"
    endless = "guandan.match"
    players = {0: "", 1: "team", 2: "team", 3: "team"}
    chair = "chair"
    stretches = ("trick", "deal")
    charts = ("levels", "hands")
    modules = (GUANDAN / "guandan.css",)

    def rows(self, moment: Moment[guandan.Game, State]) -> list[Row]:
        may: frozenset[str] = frozenset()
        if returning(moment) and not moment.curtain:
            actions = moment.game.actions(moment.state)
            may = frozenset(action.removeprefix(f"{RETURN} ") for action in actions)
        picked = () if moment.curtain else self._panel.picks.ids
        overlay = Overlay(moment.game.settings, moment.open_cards, self._panel.by.value, picked, may)
        return rows(moment.seen, self.turned_event(moment.event, moment.seat), overlay, moment.words)

    def turned_state(self, state: State, seat: int) -> State:
        return turned(state, seat)

    def turned_event(self, event: Event[State], seat: int) -> Event[State]:
        return turned_event(event, seat)

    def hand_zone(self, seat: int) -> str:
        return "hand-0"

    def panel(self, acting: Acting) -> HandPanel:
        self._panel = HandPanel(acting, self.hand_zone(0))
        return self._panel

    def press(self, zone: str, card: str, acting: Acting) -> None:
        self._panel.press(zone, card)

    def hint(self, moment: Moment[guandan.Game, State]) -> str:
        state = moment.state
        what = "return" if state.stage.do == "return" else "choose" if state.to_beat else "lead"
        return self.message(f"hint-{what}")

    def why_not(self, refusal: Refusal, words: Words) -> str:
        if refusal.message == "which":  # here the reading is chosen, and not written
            return words.text("guandan:hint-which")
        return super().why_not(refusal, words)

    def numbers(self, line: Sequence[Node[State]]) -> Mapping[int, str]:
        return {deal.begins: str(deal.number) for deal in begun(line)}

    def marks(self, line: Sequence[Node[State]], words: Words) -> list[Mark]:
        return [
            Mark(deal.begins, words.text("guandan:match-mark", deal=deal.number, level=deal.level))
            for deal in begun(line)
        ]

    def ends(self, stretch: str, event: Event[State]) -> bool:
        over = event.kind in ("advance", "not-yet", "match-won")
        won = event.kind == "lead" and event.clause != "guandan.lead-after-tribute"
        return over or (stretch == "trick" and won)

    def draw(self, moment: Moment[guandan.Game, State], seen: int) -> Mapping[str, Draw]:
        timeline, words, seat = moment.timeline, moment.words, moment.seat
        line, at, state = timeline.line, timeline.position, turned(moment.state, seat)
        known = begun(line, timeline.start)
        deal = known[max(0, bisect_right(known, at, key=lambda each: each.begins) - 1)]
        over = [turned_deal(each, seat) for each in deals(line) if each.match == deal.match and each.ends <= seen]
        taken = [turned_turn(each, seat) for each in turns(line, deal) if each.at <= seen]
        done = bisect_right(taken, at, key=lambda each: each.at)
        held = around(deal.held, seat)
        left = taken[done - 1].left if done else held
        # Within a deal the cursor moves on as the hands grow smaller.
        ended = any(each.number == deal.number and each.ends <= at for each in over)
        part = 1.0 if ended else 1 - sum(left) / max(1, sum(deal.held))

        def levels(width: int, height: int) -> Chart:
            from explorer.guandan import charts  # brings matplotlib, which takes its time

            now = charts.LevelCursor(deal.number - 1 + part, state.levels)
            return charts.level_progress(over, words, now, width, height)

        def hands(width: int, height: int) -> Chart:
            from explorer.guandan import charts

            return charts.hands_left(taken, words, held, charts.HandCursor(float(done), left), width, height)

        return {"levels": levels, "hands": hands}


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> Workbench:
    """A match to step through. Language and case are those of the page's address, where it has any, else those given; a
    language or a case that there is not raises `SettingError`."""
    return Workbench(View(), lang=lang, case=case, query=query)
