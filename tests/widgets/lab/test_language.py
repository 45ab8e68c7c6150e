"""The lab in another language."""

import asyncio
import re

from explorer.words import Words
from tests.widgets.lab.asking import COUNTS, choose, plain, run, send, until
from widgets.lab import lab_bench
from widgets.screens import screen


def test_another_language_keeps_the_run_the_bar_and_the_opened_game():
    bench = run(lab_bench(), b={"bots": ["lowest"]})
    bench.column.value = "wars"
    choose(bench, 1)
    send(bench.bars, type="game", id=bench.bars.games[3]["id"])

    def state():
        bars = bench.bars
        return (
            bars.chosen,
            bars.chosenGame,
            [it["id"] for it in bars.games],
            [(bar["id"], bar["counts"]) for bar in bars.bars],
            bench.column.value,
            bench.opened.bench.timeline.record(),
            [it.value for side in bench.form.sides for it in (*side.bots, *side.settings.values())],
            bench.form.games.value,
        )

    before, games = state(), bench.games
    bench.language.value = "ar"
    assert state() == before and bench.games is games
    for part in (bench.bars, bench.progress, bench.opened.bench.parts.log, bench.form.game):
        assert (part.lang, part.dir) == ("ar", "rtl")
    words = Words("ar", screen)
    assert bench.bars.unit == words.text("war:column-wars")
    assert plain(bench.progress.state["text"]) == plain(words.text("lab-done", games=f"{COUNTS['war']:,}", sides=2))
    assert bench.form.run.description == words.text("lab-run")
    assert all(re.search(r"[\u0600-\u06ff]", it["note"]) for it in bench.bars.games)
    assert re.search(r"[\u0600-\u06ff]", bench.opened.heading.value + bench.played.value)
    bench.language.value = "en"
    assert state() == before


def test_another_language_in_the_middle_of_a_run():
    async def work():
        bench = run(lab_bench(), games=1_000_000)
        await until(lambda: bench.bars.bars)
        bench.speak("ar")
        assert bench.progress.state["running"] and re.search(r"[\u0600-\u06ff]", bench.progress.state["text"])
        bench.cancel()
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench

    assert re.search(r"[\u0600-\u06ff]", asyncio.run(work()).bars.bars[0]["label"])


def test_a_hostile_address_is_said_and_changes_nothing():
    bench = lab_bench(query="lang=<script>&case=%00&lang=xx")
    assert bench.words.language == "en" and bench.notice.value
    assert lab_bench(query="lang=ar").words.language == "ar"
    assert lab_bench(query="").notice.value == ""


def test_each_language_is_said_once():
    """What is said of many games takes its time: it is said when the page is made and when the language changes."""
    bench, said = lab_bench(), []
    say = bench.form.speak
    bench.form.speak = lambda words: (said.append(words.language), say(words))
    for language in ("ar", "ar", "en"):
        bench.speak(language)
    bench.language.value = "ar"
    bench.language.value = "en"
    assert said == ["ar", "en", "ar", "en"]


def test_it_prints_plainly():
    bench = lab_bench()
    assert repr(bench) == "LabPage()"
    assert bench._repr_mimebundle_()["text/plain"] == "LabPage()"
