"""Small packs."""

import asyncio

import pytest

from explorer import lab as engine
from explorer import war
from explorer.problems import SettingError
from explorer.war import exact
from explorer.words import languages
from tests.widgets.lab.asking import WORDS, cells, plain, until
from widgets.lab import lab_bench
from widgets.war import small_packs


def packs_of(bench):
    """The small packs that a notebook shows beside that lab."""
    box = bench.aside("war", "small-packs")
    (packs,) = bench._asides
    assert packs.box is box
    return packs


def test_a_notebook_asks_for_what_there_is():
    for game, name in (("war", "large-packs"), ("football", "small-packs"), ("war", None)):
        with pytest.raises(SettingError, match="^name"):
            lab_bench().aside(game, name)
    with pytest.raises(LookupError):
        lab_bench().aside("poker", "small-packs")


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_small_decks_are_solved_exactly_beside_what_was_played(language, monkeypatch):
    monkeypatch.setattr(small_packs, "_GAMES", 4000)
    bench = lab_bench(lang=language)
    packs = packs_of(bench)
    assert packs.table.value == ""
    packs.button.click()
    head, *rows = cells(packs.table.value)
    assert len(head) == 5 and len(rows) == len(small_packs.PACKS)
    for (ranks, suits), row in zip(small_packs.PACKS, rows, strict=True):
        solved = exact.solve(ranks, suits)
        games = engine.run(war.Game(), ["random", "random"], 4000, ranks=ranks, suits=suits).summary()
        both = games.shares["reason"]["war.exhausted-both"].value
        played = [
            games.spreads["battles"].mean.value,
            games.shares["reason"]["war.exhausted"].value + both,
            both,
            games.shares["winner"][0].value,
        ]
        wanted = [solved.battles, solved.exhaustion, solved.both, solved.human]
        for cell, value, simulated in zip(row[1:], wanted, played, strict=True):
            assert f"{float(value):.4f}" in cell and f"{simulated:.4f}" in plain(cell).split()[-1]
            assert float(value) == pytest.approx(simulated, abs=0.15 if value > 1 else 0.04)


@pytest.mark.slow
def test_solving_the_small_decks_keeps_nobody_waiting():
    async def work():
        bench = lab_bench()
        packs = packs_of(bench)
        packs.button.click()
        await asyncio.sleep(0)
        assert packs.table.value == "" or WORDS.text("war:lab-exact-busy") in packs.table.value
        packs.button.click()
        bench.speak("ar")
        await until(lambda: "<table" in packs.table.value)
        return packs

    assert "lang='ar'" in asyncio.run(work()).table.value
