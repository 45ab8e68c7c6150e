"""What people do in the lab, and what the games of these tests are."""

import asyncio
import re
import time
from html import unescape

from explorer.words import Words
from widgets.lab.game_lab import game_labs
from widgets.screens import screen

COUNTS = {"war": 1500, "guandan": 12, "football": 1500}
"""Games of a run."""
FAST = {name: each.fast_bots for name, each in game_labs().items() if each.fast_bots}
"""The bots that play by the million, of the games that have any."""
GAMES = tuple(FAST)
WORDS = Words("en", screen)


def send(part, **message):
    part._handle_custom_msg(message, [])


def ask(bench, game="war", games=None, seed=7, **settings):
    """Fill in the form: `settings` are those of A, `bots_a` and `bots_b` who plays, `b` the settings of B, if any."""
    form = bench.form
    form.game.value = game
    form.games.value = str(COUNTS[game] if games is None else games)
    form.seed.value = str(seed)
    b = settings.pop("b", None)
    form.compare.value = b is not None
    for side, chosen in zip(form.sides, (settings, b or {}), strict=False):
        for control, bot in zip(side.bots, chosen.pop("bots", ()), strict=False):
            control.value = bot
        for name, value in chosen.items():
            side.settings[name].value = value


def run(bench, *args, **settings):
    ask(bench, *args, **settings)
    bench.form.run.click()
    return bench


def choose(bench, at):
    """Press a bar."""
    send(bench.bars, type="bar", id=bench.bars.bars[at]["id"])


def downloads(bench):
    """The files that are handed over from now on: name, content, media type."""
    found = []
    bench.download.hand = lambda *file: found.append(file)
    return found


def plain(string):
    """Without the marks that keep directions apart."""
    return " ".join(re.sub("[\u2066-\u2069\u200e\u200f]", "", string).split())


def text(html):
    return unescape(re.sub(r"<[^>]+>", " ", html))


async def until(fact, seconds=30):
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it does not come"
        await asyncio.sleep(0.01)


def number(bar, side=0):
    return int(bar["counts"][side].replace(",", ""))


def cells(html):
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    return [[text(it).strip() for it in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in rows]
