"""The charts of a match: uses of the stats, sizes of the hands, and the odds of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer import football
from explorer.football import Player, State
from explorer.football.history import rounds
from widgets.page.chart_thread import Draw
from widgets.workbench.moment import Moment

if TYPE_CHECKING:
    from explorer.charts import Chart


def drawings(moment: Moment[football.Game, State], seen: int, card: Player | None) -> dict[str, Draw]:
    """What draws each chart of the line up to the place `seen`; `card` is the one whose odds are drawn, None for no
    such chart."""
    game, state, start, words = moment.game, moment.state, moment.timeline.start, moment.words
    taken = [
        each if each.ends <= seen else each._replace(hands=None, covered=None) for each in rounds(moment.timeline.line)
    ]
    taken = [each for each in taken if each.begins <= seen]
    done = state.round - (state.stage.do in ("draw-stats", "ready", "attack"))  # attacks that have begun
    over = state.attack is None
    names: dict[str, str] = {stat: words.text(f"football:stat-{stat}") for stat in football.STATS}
    held = (len(state.hands[0]), len(state.hands[1]))
    shared = game.counters == "match"

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
