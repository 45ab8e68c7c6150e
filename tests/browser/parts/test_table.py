"""The card table drawn without a kernel: what is drawn step by step is what is drawn at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from explorer import football, guandan, war
from explorer.chance import Chance
from explorer.game import Game
from explorer.timeline import Timeline
from tests.widgets.scripts import LOAD, served
from widgets import football as football_bench
from widgets import guandan as guandan_bench
from widgets import war as war_bench
from widgets.football.parts import FOOTBALL
from widgets.parts.table import Table
from widgets.workbench.workbench import Workbench

Scene = dict[str, Any]

# Draws scenes one after another on the same table, and each on a table of its own, and answers with the number of the
# first that differs, and with both, or with null. Left out is what depends on the past by design: which card of a group
# Tab leads to, which ends of a lane hide more (it stays where it was scrolled), and what is in motion.
DRAW = f"""async ([served, scenes]) => {{
  const table = await ({LOAD})(served);
  const frame = () => new Promise((done) => queueMicrotask(() => requestAnimationFrame(done))); // after the table's own
  const shown = (scene) => {{
    const [traits, heard] = [{{ scene, clauses: {{}}, labels: {{}}, record: "", beat: 0 }}, {{}}];
    const model = {{ get: (name) => traits[name], on: (name, fn) => (heard[name] = fn), send: () => {{}} }};
    const el = document.body.appendChild(document.createElement("div"));
    const gone = table.render({{ model, el }});
    const set = (scene) => {{ traits.scene = scene; heard["change:scene"]?.(); }};
    return {{ el, set, away: () => {{ gone(); el.remove(); }} }};
  }};
  const html = (el) => {{
    const rows = el.querySelector(".rows").cloneNode(true);
    for (const it of rows.querySelectorAll("*")) {{
      it.classList.remove("flying");
      for (const name of ["tabindex", "data-more"]) it.removeAttribute(name);
      for (const {{ name, value }} of [...it.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {{
        it.removeAttribute(name);
        if (value || name !== "class") it.setAttribute(name, value.trim().replace(/ +/g, " "));
      }}
    }}
    return rows.innerHTML;
  }};
  const steps = shown(scenes[0]);
  for (const [number, scene] of scenes.entries()) {{
    steps.set(scene);
    const afresh = shown(scene);
    await frame();
    const both = [html(steps.el), html(afresh.el)];
    afresh.away();
    if (both[0] !== both[1]) return [number, ...both];
  }}
  return null;
}}"""


def benched(bench: Workbench, game: Game, seed: int, actions: int) -> list[Scene]:
    """The scenes of a game played at random, all cards open, event after event and then in leaps to and fro."""
    timeline, chance = Timeline(game, game.start(seed)), Chance(seed)
    for _ in range(actions):
        if game.result(timeline.node.state) is not None:
            break
        legal = game.actions(timeline.node.state)
        at, chance = chance.below(len(legal))
        timeline.play(legal[at])
    bench.open_game(timeline)
    places = [*range(0, timeline.length, max(1, timeline.length // 50))]
    scenes = []
    for place in (*places, *places[::-7], *places[::5]):
        timeline.seek(place)
        bench.show()
        scenes.append(bench.parts.table.scene)
    assert sum(one["rows"] != other["rows"] for one, other in pairwise(scenes)) > len(scenes) / 3
    return scenes


BENCHES = {
    "war": lambda: benched(war_bench.workbench(query=""), war.Game(burn=2), 3, 120),
    "guandan": lambda: benched(guandan_bench.workbench(query=""), guandan.Game(), 5, 120),
    "football": lambda: benched(football_bench.workbench(query=""), football.Game(), 7, 60),
}


TABLES = {game: (Table.module,) for game in BENCHES} | {"football": (FOOTBALL / "parts/player_card.js", Table.module)}


@pytest.mark.parametrize("game", BENCHES)
def test_a_table_drawn_step_by_step_is_the_one_drawn_at_once(new_page: Callable[..., Page], game: str) -> None:
    page = new_page()
    scenes = [json.dumps(scene) for scene in BENCHES[game]()]
    page.goto("about:blank")
    found = page.evaluate(DRAW, [served(*TABLES[game]), scenes])
    assert found is None, f"scene {found[0]} after those before it:\n{found[1]}\nalone:\n{found[2]}"
