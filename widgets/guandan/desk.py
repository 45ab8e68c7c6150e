"""A match of Guandan as the workbench sees it: who plays, what is numbered and marked, and the charts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from explorer import guandan
from explorer.game import Event
from explorer.guandan.history import begun, deals, turns
from explorer.guandan.seats import around, turned, turned_deal, turned_turn
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.guandan.parts import GUANDAN
from widgets.workbench.desk import Desk, Draw, Mark

if TYPE_CHECKING:
    from explorer.charts import Chart


class GuandanDesk(Desk):
    """Four chairs, of which the one looked from, `seat`, is below."""

    game = guandan.Game
    cases = guandan.CASES
    bots = guandan.BOTS
    endless = "guandan.match"
    players = {0: "", 1: "team", 2: "team", 3: "team"}
    autopilot = "team"
    stretches = ("trick", "deal")
    charts = ("levels", "hands")
    chair = "chair"
    modules = (GUANDAN / "guandan.css",)

    def __init__(self) -> None:
        self.seat = 0

    def numbers(self, line: Sequence[Node]) -> Mapping[int, str]:
        return {deal.begins: str(deal.number) for deal in begun(line)}

    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        return [
            Mark(deal.begins, words.text("guandan:match-mark", deal=deal.number, level=deal.level))
            for deal in begun(line)
        ]

    def ends(self, stretch: str, event: Event) -> bool:
        over = event.kind in ("advance", "not-yet", "match-won")
        won = event.kind == "lead" and event.clause != "guandan.lead-after-tribute"
        return over or (stretch == "trick" and won)

    def draw(self, timeline: Timeline, seen: int, words: Words) -> Mapping[str, Draw]:
        line, at, state, by = timeline.line, timeline.position, turned(timeline.state, self.seat), self.seat
        known = begun(line, timeline.start)
        deal = known[max(0, bisect_right(known, at, key=lambda it: it.begins) - 1)]
        over = [turned_deal(it, by) for it in deals(line) if it.match == deal.match and it.ends <= seen]
        taken = [turned_turn(it, by) for it in turns(line, deal) if it.at <= seen]
        done = bisect_right(taken, at, key=lambda it: it.at)
        held = around(deal.held, by)
        left = taken[done - 1].left if done else held
        # Within a deal the cursor moves on as the hands grow smaller.
        ended = any(it.number == deal.number and it.ends <= at for it in over)
        part = 1.0 if ended else 1 - sum(left) / max(1, sum(deal.held))

        def levels(width: int, height: int) -> Chart:
            from explorer.guandan import charts  # brings matplotlib, which takes its time

            now = charts.LevelCursor(deal.number - 1 + part, state.levels)
            return charts.level_progress(over, words, now, width, height)

        def hands(width: int, height: int) -> Chart:
            from explorer.guandan import charts

            return charts.hands_left(taken, words, held, charts.HandCursor(float(done), left), width, height)

        return {"levels": levels, "hands": hands}
