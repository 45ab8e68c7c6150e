"""A page of bars and a run, made up for these tests."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

# Bars of a long-tailed shape, the games of one, and a run that reports many times a second.
TEXTS = {
    "en": {
        "bar": "{0} to {1} battles: {2} games, {3:.1f} % of them",
        "game": "Game {0}",
        "note": "{0} battles",
        "sets": ["A: random against random", "B: lowest against random"],
        "title": "How long a game lasts",
        "unit": "battles",
        "peak": "10.3 %",
        "line": "100,000 games of each; 12 that lasted longer than 20,000 battles are not shown.",
        "games": "Games of the chosen bar",
        "empty": "No results yet",
        "previous": "Previous bar",
        "next": "Next bar",
        "hint": "Press a bar to see its games.",
        "more": "and 4,452 more",
        "name": "The run",
        "cancel": "Cancel",
        "idle": "Nothing has run yet.",
        "compiling": "Compiling, only this once",
        "running": "{0:,} of 100,000 games",
        "left": "about {0} s left",
        "over": "100,000 games in 3 s",
        "cancelled": "Cancelled; what was done is kept",
        "buttons": ["Run", "Clear", "Fewer", "Afresh"],
    },
    "ar": {
        "bar": "من {0} إلى {1} معركة: {2} لعبة، {3:.1f} ٪ منها",
        "game": "اللعبة {0}",
        "note": "{0} معركة",
        "sets": ["أ: عشوائي ضد عشوائي", "ب: الأدنى ضد عشوائي"],
        "title": "كم تدوم اللعبة",
        "unit": "معارك",
        "peak": "10.3 ٪",
        "line": "100,000 لعبة من كلٍّ منهما، و 12 لعبة أطول من 20,000 معركة لا تظهر هنا.",
        "games": "ألعاب العمود المختار",
        "empty": "لا نتائج بعد",
        "previous": "العمود السابق",
        "next": "العمود التالي",
        "hint": "اضغط عمودًا لترى ألعابه.",
        "more": "و 4,452 غيرها",
        "name": "سير المحاكاة",
        "cancel": "إلغاء",
        "idle": "لم يبدأ شيء بعد.",
        "compiling": "يُترجَم البرنامج، هذه المرّة فقط",
        "running": "{0:,} من 100,000 لعبة",
        "left": "بقيت نحو {0} ثوانٍ",
        "over": "100,000 لعبة في 3 ثوانٍ",
        "cancelled": "أُلغي، وما أُنجز محفوظ",
        "buttons": ["ابدأ", "أفرغ", "أقلّ", "من جديد"],
    },
}
PAGE = """
import asyncio
import math
import ipywidgets
from widgets.parts.bars import Bars
from widgets.parts.progress import ProgressBar

about = {"lang": LANG, "dir": "rtl" if LANG == "ar" else "ltr"}
heard = ipywidgets.Label("nothing")

def shares(middle, phase):
    way = [(math.log((20 * i + 10) / middle) ** 2 / 0.6, 1 + 0.12 * math.sin(7 * i + phase)) for i in range(COUNT)]
    raw = [math.exp(-far) * wave for far, wave in way]
    return [share / sum(raw) for share in raw]

def made(phase=0, extra=0):
    a, b = shares(240, phase), shares(330, phase)
    for i in range(COUNT + extra):
        pair = [a[i], b[i]] if i < COUNT else [0.001, 0]
        counts = [f"{round(100_000 * share):,}" for share in pair[:SETS]]
        name = T["bar"].format(20 * i, 20 * i + 19, counts[0], 100 * pair[0])
        yield {"id": str(20 * i), "label": name, "from": str(20 * i), "heights": pair[:SETS], "counts": counts}

bars = Bars(bars=list(made()), sets=[{"name": name} for name in T["sets"][:SETS]], labels=T, **about)
bars.title, bars.unit, bars.peak, bars.note = T["title"], T["unit"], T["peak"], T["line"]

@bars.on_bar
def bar(id):
    heard.value = "bar " + id
    bars.chosen, bars.more = id, T["more"]
    texts = [(T["game"].format(1000 + 7 * n), T["note"].format(int(id) + n % 20)) for n in range(60)]
    bars.games = [{"id": f"{id}-{n}", "text": text, "note": note} for n, (text, note) in enumerate(texts)]

@bars.on_game
def game(id):
    heard.value = "game " + id
    bars.chosenGame = id

progress = ProgressBar(labels=T, **about)
stopped, tasks, times = [], [], []

def say(name, *facts, done=None, left=None):
    running = name in ("compiling", "running")
    progress.state = {"running": running, "done": done, "text": T[name].format(*facts), "left": left}

say("idle")

@progress.on_cancel
def cancel():
    heard.value = "cancel"
    stopped.append(True)

async def run():
    stopped.clear()
    bars.busy = True
    say("compiling")
    await asyncio.sleep(0.5)
    for step in range(1, 61):
        if stopped:
            break
        say("running", round(100_000 * step / 60), done=step / 60, left=T["left"].format(6 - step // 10))
        bars.bars = list(made(step, step // 20))
        await asyncio.sleep(0.05)
    say("cancelled" if stopped else "over", done=step / 60)
    bars.busy = False

def clear(_):
    bars.bars, bars.games, bars.chosen, bars.more = [], [], "", ""

def begin(_):
    clear(_)
    bars.bars, bars.chosenGame = list(made()), ""
    times.append(True)
    heard.value = f"nothing, {len(times)}"

start, empty, fewer, afresh = [ipywidgets.Button(description=name) for name in T["buttons"]]
start.on_click(lambda _: tasks.append(asyncio.get_running_loop().create_task(run())))
empty.on_click(clear)
afresh.on_click(begin)
fewer.on_click(lambda _: setattr(bars, "bars", bars.bars[:-5]))
row = ipywidgets.HBox([start, empty, fewer, afresh])
row.layout.grid_gap = "8px"
page = ipywidgets.VBox([row, heard, progress, bars])
page.add_class("crx")
page.layout.grid_gap = "14px"
page
"""
EVIL = "<img src=x onerror=document.body.dataset.hurt=1><b>bold</b>\u202e\"'&amp;"
HOSTILE = """
import ipywidgets
from widgets.parts.bars import Bars
from widgets.parts.progress import ProgressBar

bar = {"id": EVIL, "label": EVIL, "from": EVIL, "heights": [1, 0.5], "counts": [EVIL, EVIL]}
bars = Bars(
    title=EVIL, unit=EVIL, peak=EVIL, note=EVIL, more=EVIL, sets=[{"name": EVIL}, {"name": EVIL}], chosen=EVIL,
    bars=[bar, {"id": "x", "label": "x"}], games=[{"id": EVIL, "text": EVIL, "note": EVIL}], chosenGame=EVIL,
    labels=dict.fromkeys(["games", "previous", "next"], EVIL),
)
none = Bars(title=EVIL, labels={"empty": EVIL})
state = {"running": True, "done": 0.5, "text": EVIL, "left": EVIL}
progress = ProgressBar(labels={"name": EVIL, "cancel": EVIL}, state=state)
heard = ipywidgets.Label("nothing")
bars.on_bar(lambda id: setattr(heard, "value", f"same bar: {id == EVIL}"))
bars.on_game(lambda id: setattr(heard, "value", f"same game: {id == EVIL}"))
ipywidgets.VBox([progress, bars, none, heard])
"""
BARS = ".crx-bars .column"


def source(language: str = "en", sets: int = 2, count: int = 40) -> str:
    return f"LANG, SETS, COUNT, T = {language!r}, {sets}, {count}, {TEXTS[language]!r}\n{PAGE}"


times: Counter[Page] = Counter()  # that a shared page has begun afresh


def column(page: Page, bar: str) -> Locator:
    return page.locator(BARS).and_(page.get_by_role("button", name=re.compile(rf"^(من )?{bar} ")))


def heard(page: Page, what: str) -> None:
    expect(page.locator(".widget-label", has_text=what)).to_be_visible()
