"""The lab by its traits, without a browser: in a script all is done at once, in a loop beside everything else."""

import asyncio
import csv
import io
import re
import time
import zipfile
from html import unescape

import numpy as np
import pytest
from explorer.lab.runs import CAPPED, batch_of
from widgets.lab.lab import lab_bench

from explorer import lab as engine
from explorer import war
from explorer.timeline import Timeline
from explorer.war import exact
from explorer.words import Words, languages
from widgets.lab import results as lab_results
from widgets.lab.charts import CHARTS
from widgets.lab.form import BOTS, GAMES, LIMITS
from widgets.lab.results import SHOWN, bar_at, ends
from widgets.screens import screen
from widgets.war import small_packs as lab_exact

COUNTS = {"war": 1500, "guandan": 12, "football": 1500}
WORDS = Words("en", screen)


# What people do


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


# The form


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_what_can_be_played(game):
    kind, _ = GAMES[game]
    batch = batch_of(kind())
    assert set(BOTS[game]) == set(batch.BOTS)
    bench = lab_bench()
    bench.form.game.value = game
    (side,) = bench.form.sides
    own = {*side.view.bot_settings.values()}
    assert side.settings.keys() == kind.rulebook.settings.keys() - own
    assert [it.value for it in side.bots] == ["random"] * 2
    for name, control in side.settings.items():
        assert tuple(value for _, value in control.options) == kind.rulebook.settings[name].values
        assert control.value == kind.rulebook.settings[name].default
    assert f"{LIMITS[game]:,}" in bench.form.limit.value
    assert 1 <= int(bench.form.games.value.replace(",", "")) <= LIMITS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_and_bot_reaches_the_rules(game):
    bench = lab_bench()
    bench.form.game.value = game
    (side,) = bench.form.sides
    for control in (*side.bots, *side.settings.values()):
        control.value = control.options[-1][1]
    order = side.order
    assert all(order.game.settings[name] == control.value for name, control in side.settings.items())
    assert order.bots == (BOTS[game][-1],) * order.game.seats


def test_partners_at_guandan_have_the_same_bot():
    bench = lab_bench()
    bench.form.game.value = "guandan"
    bench.form.sides[0].bots[1].value = "cheapest"
    assert bench.form.sides[0].order.bots == ("random", "cheapest", "random", "cheapest")


@pytest.mark.parametrize("number", ["1,000", "1000", " 1000 ", "١٠٠٠", "١٬٠٠٠", "۱۰۰۰"])
def test_numbers_are_read_as_people_write_them(number):
    bench = lab_bench()
    bench.run = bench.form._on_run = lambda orders, games, seed: asked.append((games, seed))
    asked = []
    bench.form.games.value = bench.form.seed.value = number
    bench.form.run.click()
    assert asked == [(1000, 1000)] and bench.form.problem.value == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("field", "value"),
    [("games", it) for it in ("", "0", "-1", "1.5", "many", "1000001", "9" * 30, "<b>1</b>", "1e3")]
    + [("seed", it) for it in ("", "-1", "0x7", str(1 << 64), "³")],
)
def test_a_number_that_will_not_do_is_said_beside_the_button_and_nothing_runs(language, field, value):
    bench = lab_bench(lang=language)
    control = getattr(bench.form, field)
    control.value = value
    bench.form.run.click()
    said = bench.form.problem.value
    assert said.startswith(f"{control.description}: ")
    assert value[:20] in plain(said)
    assert bench.games == [] and bench._runs is None
    control.value = "5"
    bench.form.run.click()
    assert bench.form.problem.value == "" and len(bench.games) == 1


def test_a_page_can_have_its_own_limits():
    bench = type(lab_bench())(limits={"war": 10})
    assert " 10 " in plain(bench.form.limit.value)
    run(bench, games=11)
    assert "10" in bench.form.problem.value and bench.games == []
    run(bench, games=10)
    assert len(bench.games[0]) == 10


def test_another_game_forgets_the_complaint_and_keeps_its_settings():
    bench = lab_bench()
    ask(bench, games="x", burn=1)
    bench.form.run.click()
    bench.form.game.value = "football"
    assert bench.form.problem.value == ""
    bench.form.game.value = "war"
    assert bench.form.sides[0].settings["burn"].value == 1


# Runs


@pytest.mark.parametrize("game", GAMES)
def test_a_run_plays_what_was_asked(game):
    bench = run(lab_bench(), game, b={"bots": BOTS[game][-1:]})
    a, b = bench.games
    assert len(a) == len(b) == COUNTS[game] and a.seed == b.seed == 7
    assert a.bots == ("random",) * a.game.seats
    assert b.bots == tuple(BOTS[game][-1] if seat % 2 == 0 else "random" for seat in range(b.game.seats))
    for games in (a, b):
        again = engine.run(games.game, games.bots, COUNTS[game], 7)
        assert all((again[name] == column).all() for name, column in games.columns.items())
    assert bench.progress.state["running"] is False and bench.progress.state["done"] == 1
    assert f"{COUNTS[game]:,}" in bench.progress.state["text"]
    assert bench.note.value == ""


def test_what_was_played_is_said_beside_the_results_even_if_the_form_changes():
    bench = run(lab_bench(), bots=["lowest"], burn=1, b={"bots": ["highest"]})
    before = text(bench.played.value)
    for wanted in (
        "Setting A",
        "Setting B",
        "lowest",
        "highest",
        "Cards burned in a war: 1",
        "Cards burned in a war: 3",
    ):
        assert wanted in plain(before), wanted
    bench.form.game.value = "guandan"
    bench.speak("ar")
    bench.speak("en")
    assert text(bench.played.value) == before


def test_before_a_run_there_are_no_results():
    bench = lab_bench()
    assert bench._result.layout.display == "none"
    assert bench.progress.state["text"] == WORDS.text("lab-idle") and not bench.progress.state["running"]


def test_a_run_in_a_loop_tells_how_far_it_is_and_results_come_before_the_end():
    async def work():
        bench = lab_bench()
        told, shown = [], []
        bench.progress.observe(lambda change: told.append(change["new"]), "state")
        bench.bars.observe(lambda change: shown.append(bench._runs is not None), "bars")
        run(bench, games=300_000, b={})
        assert bench._runs is not None and told[0]["running"] and told[0]["done"] is None
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench, told, shown

    bench, told, shown = asyncio.run(work())
    parts = [it["done"] for it in told if it["running"] and it["done"] is not None]
    assert parts == sorted(parts) and len(parts) > 3
    assert any(it["left"] for it in told)
    assert not told[-1]["running"] and told[-1]["done"] == 1
    assert shown[0] is True and shown[-1] is False
    assert [len(it) for it in bench.games] == [300_000] * 2
    assert sum(map(number, bench.bars.bars)) == 300_000
    assert not bench.bars.busy


def number(bar, side=0):
    return int(bar["counts"][side].replace(",", ""))


def test_the_page_answers_while_a_run_is_going():
    async def work():
        bench = run(lab_bench(), games=1_000_000)
        await until(lambda: bench.bars.bars)
        longest, last = 0.0, time.monotonic()
        bench.form.game.value = "football"
        for _ in range(50):
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert bench._runs is not None
        bench.cancel()
        await until(lambda: bench._runs is None)
        return longest

    assert asyncio.run(work()) < 0.5


@pytest.mark.parametrize("compare", [None, {}])
def test_a_run_that_is_stopped_keeps_what_was_played(compare):
    async def work():
        bench = run(lab_bench(), games=1_000_000, b=compare)
        await until(lambda: bench.bars.bars)
        stopped = time.monotonic()
        send(bench.progress, type="cancel")
        await until(lambda: bench._runs is None and bench._looking is None)
        assert time.monotonic() - stopped < 5
        return bench

    bench = asyncio.run(work())
    (games,) = bench.games
    assert 0 < len(games) < 1_000_000 and games.stopped
    assert sum(map(number, bench.bars.bars)) == len(games)
    state = bench.progress.state
    assert not state["running"] and 0 < state["done"] < 1 and f"{len(games):,}" in state["text"]
    choose(bench, 1)
    assert bench.bars.games


def test_a_second_run_gives_the_first_up_and_nothing_of_it_comes_afterwards():
    async def work():
        bench = run(lab_bench(), games=1_000_000, seed=1)
        await until(lambda: bench.bars.bars)
        first = bench._runs
        run(bench, games=400, seed=2, burn=1)
        seen = []
        bench.bars.observe(lambda change: seen.append([len(it) for it in bench._found.games]), "bars")
        assert bench.bars.games == []
        await until(lambda: bench._runs is None and bench._looking is None)
        await first._task
        await asyncio.sleep(0.3)
        return bench, seen

    bench, seen = asyncio.run(work())
    (games,) = bench.games
    assert (len(games), games.seed, games.game.settings["burn"]) == (400, 2, 1)
    assert all(counts[0] <= 400 for counts in seen)
    assert sum(map(number, bench.bars.bars)) == 400
    assert "400" in bench.progress.state["text"]


def test_stopping_when_nothing_runs_does_nothing():
    bench = run(lab_bench(), games=50)
    before = bench.progress.state
    bench.cancel()
    send(bench.progress, type="cancel")
    assert bench.progress.state == before


def test_a_run_that_must_compile_first_says_so(monkeypatch):
    from explorer.lab import compiled

    monkeypatch.setattr(compiled, "is_compiled", lambda kernel: False)
    bench, told = lab_bench(), []
    bench.progress.observe(lambda change: told.append(change["new"]), "state")
    run(bench, games=50)
    assert WORDS.text("lab-compiling") in [it["text"] for it in told if it["running"] and it["done"] is None]
    told.clear()
    monkeypatch.setattr(compiled, "is_compiled", lambda kernel: True)
    run(bench, games=50)
    assert WORDS.text("lab-compiling") not in [it["text"] for it in told]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pieces", [0, 1, 4])
def test_a_run_that_fails_says_why_and_keeps_what_was_played(monkeypatch, language, pieces):
    batch = batch_of(war.Game())
    play, calls = batch.play, []

    def fails(*args, **kwargs):
        calls.append(args)
        if len(calls) > pieces:
            raise RuntimeError("<b>the machine</b> is out of order")
        return play(*args, **kwargs)

    monkeypatch.setattr(batch, "play", fails)
    bench = run(lab_bench(lang=language), games=100_000)
    assert "&lt;b&gt;the machine&lt;/b&gt; is out of order" in bench.note.value
    assert not bench.progress.state["running"] and bench._runs is None
    done = sum(len(it) for it in bench.games)
    assert (done > 0) == (pieces > 1) and done < 100_000
    assert plain(bench.progress.state["text"]) == plain(bench.words.text("lab-failed", games=f"{done:,}"))
    monkeypatch.setattr(batch, "play", play)
    run(bench, games=50)
    assert bench.note.value == "" and len(bench.games[0]) == 50


def test_games_that_are_too_long_are_counted_as_such_and_are_in_no_bar(monkeypatch):
    monkeypatch.setattr(batch_of(war.Game()), "LONG", 400)
    bench = run(lab_bench())
    (games,) = bench.games
    assert 0 < games.capped < len(games)
    assert sum(map(number, bench.bars.bars)) == len(games) - games.capped
    assert games.summary().head(WORDS) in unescape(bench.figures.value)
    capped = {f"0:{it}" for it in np.flatnonzero(games["winner"] == CAPPED)}
    for at in range(len(bench.bars.bars)):
        send(bench.bars, type="bar", id=bench.bars.bars[at]["id"])
        assert not capped & {it["id"] for it in bench.bars.games}


def test_if_all_are_too_long_the_page_says_so(monkeypatch):
    monkeypatch.setattr(batch_of(war.Game()), "LONG", 10)
    bench = run(lab_bench(), games=60, b={"burn": 1})
    assert bench.bars.bars == [] and bench.bars.labels["empty"] == WORDS.text("lab-empty")
    assert "nan" not in bench.figures.value
    for name in CHARTS:
        bench._resize(name, 600)
    bench.speak("ar")
    assert "nan" not in bench.figures.value


# Bars


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("compare", [None, {}])
def test_bars_hold_every_finished_game_once(game, compare):
    bench = run(lab_bench(), game, b=compare and {"bots": BOTS[game][-1:]})
    for name in [value for _, value in bench.column.options]:
        bench.column.value = name
        found, bars = bench._found, bench.bars.bars
        assert found.column == name and bench.bars.unit == WORDS.text(f"{game}-column-{name}")
        assert len({bar["id"] for bar in bars}) == len(bars) <= 42
        for side, games in enumerate(bench.games):
            column = games.finished[name]
            assert sum(number(bar, side) for bar in bars) == len(column)
            for at, bar in enumerate(bars):
                least, greatest = ends(found.edges, at)
                inside = (column >= least) & (column <= greatest)
                assert number(bar, side) == np.count_nonzero(inside), (name, at)
                assert bar["heights"][side] == pytest.approx(number(bar, side) / len(column))
        tallest = max(height for bar in bars for height in bar["heights"])
        assert plain(bench.bars.peak) == f"{100 * tallest:.1f} %"


def test_the_labels_say_from_where_to_where_how_many_and_which_share():
    bench = run(lab_bench(), games=3000, b={"bots": ["lowest"]})
    found, bars = bench._found, bench.bars.bars
    for at, bar in enumerate(bars):
        least, greatest = ends(found.edges, at)
        label = plain(bar["label"])
        last = at == len(bars) - 1
        start = f"{least:,} or more: " if last else f"{least:,} to {greatest:,}: "
        assert label.startswith(start) and bar["from"] == f"{least:,}{'+' * last}"
        for side in range(2):
            assert f"{'AB'[side]}: {bar['counts'][side]} game" in label
            assert f"{100 * bar['heights'][side]:.1f} %" in label
    assert [it["name"] for it in bench.bars.sets] == ["Setting A", "Setting B"]


def test_only_a_wide_last_bar_says_or_more():
    bench = run(lab_bench(), "football", games=200)
    bench.column.value = "gap"
    labels = [plain(bar["label"]) for bar in bench.bars.bars]
    assert len(labels) > 1 and all(re.match(r"\d+: A: ", label) for label in labels), labels


@pytest.mark.parametrize("column", ["battles", "depth_4", "largest_pot"])
def test_bars_keep_their_ids_and_ranges_while_a_run_grows(column):
    words = WORDS
    games = [engine.run(war.Game(), ["random", "random"], count, 3) for count in (1000, 1300, 5000, 40_000)]
    before = lab_results.found(games[:1], column)
    for more in games[1:]:
        now = lab_results.found([more], column, before)
        old, new = lab_results.bars(before, words), lab_results.bars(now, words)
        assert [bar["id"] for bar in new[: len(old)]] == [bar["id"] for bar in old]
        assert len(new) <= len(old) + 1
        assert now.edges[1 : len(old)].tolist() == before.edges[1:-1].tolist()
        assert sum(map(number, new)) == len(more)
        before = now


def test_a_chosen_bar_stays_chosen_while_a_run_grows():
    async def work():
        bench = run(lab_bench(), games=300_000)
        await until(lambda: bench._found and bench._found.of[0] >= 1000)
        choose(bench, 0)
        first, chosen = bench.bars.games, bench.bars.chosen
        assert first and chosen
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench, chosen

    bench, chosen = asyncio.run(work())
    assert bench.bars.chosen == chosen and bench.bars.games


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_a_bar_lie_in_it(game):
    bench = run(lab_bench(), game, b={"bots": BOTS[game][-1:]})
    length = batch_of(bench.games[0].game).LENGTH
    for at, bar in enumerate(bench.bars.bars):
        choose(bench, at)
        assert bench.bars.chosen == bar["id"]
        least, greatest = ends(bench._found.edges, at)
        listed = {side: [] for side in range(2)}
        for it in bench.bars.games:
            side, row = map(int, it["id"].split(":"))
            games = bench.games[side]
            listed[side].append(row)
            value, winner = int(games[length][row]), int(games["winner"][row])
            assert least <= value <= greatest
            note = plain(it["note"])
            assert note == f"{'AB'[side]} · {value:,} · {WORDS.text(f'{game}-winner', winner=winner)}"
            assert plain(it["text"]) == f"Game {row + 1:,}"
        counts = [number(bar, side) for side in range(2)]
        assert [len(rows) for rows in listed.values()] == [min(count, SHOWN) for count in counts]
        assert all(rows == sorted(set(rows)) for rows in listed.values())
        over = sum(max(0, count - SHOWN) for count in counts)
        assert (str(over) in bench.bars.more.replace(",", "")) if over else bench.bars.more == ""


def test_pressing_the_chosen_bar_again_puts_its_list_away():
    bench = run(lab_bench())
    choose(bench, 2)
    assert bench.bars.games
    choose(bench, 2)
    assert (bench.bars.chosen, bench.bars.games, bench.bars.more) == ("", [], "")


def test_another_column_has_other_bars_and_no_chosen_one():
    bench = run(lab_bench())
    choose(bench, 2)
    bench.column.value = "largest_pot"
    assert (bench.bars.chosen, bench.bars.games) == ("", [])
    assert bench._found.column == "largest_pot"
    choose(bench, 1)
    (games,) = bench.games
    low, high = ends(bench._found.edges, bar_at(bench._found, bench.bars.chosen))
    assert all(low <= games["largest_pot"][int(it["id"][2:])] <= high for it in bench.bars.games)
    run(bench, games=100)
    assert bench.column.value == "largest_pot"  # the next run of the game shows it too
    run(bench, "football", games=100)
    assert bench.column.value == batch_of(bench.games[0].game).LENGTH


# Opening a game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_any_game_is_opened_at_its_first_event_with_open_cards(game, side):
    bench = run(lab_bench(), game, b={"bots": BOTS[game][-1:]})
    for at in reversed(range(len(bench.bars.bars))):
        choose(bench, at)
        if ids := [it["id"] for it in bench.bars.games if it["id"].startswith(f"{side}:")]:
            break
    name = ids[-1]
    send(bench.bars, type="game", id=name)
    row = int(name[2:])
    assert bench.bars.chosenGame == name
    games, table = bench.games[side], bench.bench
    assert table.timeline.record() == games.timeline(row).record()
    assert table.timeline.position == 0
    assert table.parts.open_cards.value is True
    assert bench._table.children == (table.parts.box,)
    last = table.timeline.line[-1].state
    result = games.game.result(last)
    assert result is not None and result.reason == batch_of(games.game).REASONS[games["reason"][row]]
    heading = plain(text(bench.opened.value))
    assert f"Game {row + 1:,} of setting {'AB'[side]}" in heading and str(games.seed_of(row)) in heading
    again = Timeline.from_record(table.timeline.record())
    assert again.record() == table.timeline.record()


def test_a_game_of_each_kind_has_its_own_table_and_the_lab_one_language_choice():
    bench = lab_bench()
    seen = []
    for game in (*GAMES, "war"):
        run(bench, game, games=8)
        choose(bench, 0)
        send(bench.bars, type="game", id=bench.bars.games[0]["id"])
        seen.append(bench.bench)
        assert bench.bench.timeline.game.name == game
        assert bench.bench.parts.language.layout.display == "none"
    assert len(set(map(id, seen))) == len(GAMES) and seen[0] is seen[-1]


def test_of_two_games_pressed_at_once_the_last_is_opened():
    async def work():
        bench = lab_bench()
        run(bench, "guandan", games=8)
        await until(lambda: bench._runs is None and bench._looking is None, 120)
        choose(bench, 0)
        ids = [it["id"] for it in bench.bars.games]
        if len(ids) < 2:
            choose(bench, len(bench.bars.bars) // 2)
            ids += [it["id"] for it in bench.bars.games]
        for name in (ids[0], ids[-1]):
            bench._choose_game(name)
        await until(lambda: bench.bench is not None)
        await asyncio.sleep(0.2)
        await until(lambda: bench._opened == (0, int(ids[-1][2:])))
        return bench, int(ids[-1][2:])

    bench, row = asyncio.run(work())
    assert bench.bench.timeline.record() == bench.games[0].timeline(row).record()


@pytest.mark.parametrize("message", [{"type": "game", "id": it} for it in ("0:99999", "2:0", "x", "", None, "0:-1")])
def test_a_game_that_is_not_listed_is_not_opened(message):
    bench = run(lab_bench(), games=50)
    choose(bench, 0)
    send(bench.bars, **message)
    assert bench.bench is None


def test_after_another_run_the_old_games_can_no_longer_be_pressed():
    bench = run(lab_bench(), games=200)
    choose(bench, 0)
    name = bench.bars.games[0]["id"]
    send(bench.bars, type="game", id=name)
    opened = bench.bench.timeline
    run(bench, games=200, seed=8)
    assert (bench.bars.chosen, bench.bars.chosenGame, bench.bars.games) == ("", "", [])
    send(bench.bars, type="game", id=name)
    assert bench.bench.timeline is opened


# Figures


def cells(html):
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    return [[text(it).strip() for it in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in rows]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_figures_of_the_summaries_and_their_difference(game, language):
    bench = run(lab_bench(lang=language), game, b={"bots": BOTS[game][-1:]})
    a, b = bench.games
    head, *rows = cells(bench.figures.value)
    assert len(head) == 4
    lines = [each.summary().lines(bench.words) for each in (a, b)]
    for row, ours, theirs in zip(rows, *lines, strict=True):
        for cell, line in zip(row[1:3], (ours, theirs), strict=True):
            assert plain(cell) == plain(f"{line.value} {line.more}")
        assert row[0] == ours.name == theirs.name
    paired = a.compare(b)
    differences = {row[0]: plain(row[3]) for row in rows}
    for winner, figure in paired.wins.items():
        said = differences[bench.words.text(f"{game}-winner", winner=winner)]
        assert f"{100 * figure.value:+.2f}" in said and f"{100 * figure.low:+.2f}" in said
    for column, figure in paired.means.items():
        said = differences[bench.words.text(f"{game}-column-{column}")]
        digits = 4 if 0 < abs(figure.value) < 0.1 else 2
        assert f"{figure.value:+.{digits}f}" in said and f"{figure.high:+.{digits}f}" in said, column


def test_one_setting_has_no_difference():
    head, *rows = cells(run(lab_bench()).figures.value)
    assert len(head) == 2 and all(len(row) == 2 for row in rows)


# Language


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
            bench.bench.timeline.record(),
            [it.value for side in bench.form.sides for it in (*side.bots, *side.settings.values())],
            bench.form.games.value,
        )

    before, games = state(), bench.games
    bench.language.value = "ar"
    assert state() == before and bench.games is games
    for part in (bench.bars, bench.progress, bench.bench.parts.log, bench.form.game):
        assert (part.lang, part.dir) == ("ar", "rtl")
    words = Words("ar", screen)
    assert bench.bars.unit == words.text("war:column-wars")
    assert plain(bench.progress.state["text"]) == plain(words.text("lab-done", games=f"{COUNTS['war']:,}", sides=2))
    assert bench.form.run.description == words.text("lab-run")
    assert all(re.search(r"[\u0600-\u06ff]", it["note"]) for it in bench.bars.games)
    assert re.search(r"[\u0600-\u06ff]", bench.opened.value + bench.played.value)
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


# Charts and files


@pytest.mark.parametrize("game", GAMES)
def test_charts_are_drawn_when_all_is_played(game):
    bench = lab_bench()
    run(bench, game, b={"bots": BOTS[game][-1:]})
    for name in CHARTS:
        send(bench.pictures[name], type="width", value=600)
    shown = {name for name, it in bench.pictures.items() if it.layout.display != "none"}
    assert {"lengths", "shares", "course", "parts"} <= shown and ("odds" in shown) == (game == "football")
    for name, picture in bench.pictures.items():
        assert (picture.png[:4] == b"\x89PNG") == bool(picture.alt) == (name in shown), name


def test_while_a_run_is_going_no_chart_of_another_is_seen():
    async def work():
        bench = run(lab_bench(), games=1_000_000)
        await until(lambda: bench.bars.bars)
        assert bench._drawings.layout.display == "none"
        bench.cancel()
        await until(lambda: bench._runs is None and bench._looking is None)
        return bench

    assert asyncio.run(work())._drawings.layout.display is None


@pytest.mark.parametrize("b", [None, {"bots": ["lowest"]}])
def test_the_table_can_be_saved(b):
    bench = run(lab_bench(), games=300, **({"b": b} if b else {}))
    files = downloads(bench)
    bench.save_table.click()
    ((name, content, kind),) = files
    tables = {name: content}
    if b is not None:  # browsers ask whether a page may save several files
        assert (name, kind) == ("war-tables.zip", "application/zip")
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            tables = {name: file.read(name) for name in file.namelist()}
    assert list(tables) == ["war-a.csv", "war-b.csv"][: len(bench.games)]
    for content, games in zip(tables.values(), bench.games, strict=True):
        rows = list(csv.DictReader(io.StringIO(content.decode())))
        assert [int(row["game"]) for row in rows] == list(range(300))
        assert [int(row["battles"]) for row in rows] == games["battles"].tolist()
        assert [int(row["seed"]) for row in rows] == [games.seed_of(i) for i in range(300)]
        assert {row["reason"] for row in rows} <= set(batch_of(games.game).REASONS)


@pytest.mark.parametrize("language", languages())
def test_all_charts_can_be_saved_also_those_that_were_not_seen(language):
    bench = run(lab_bench(lang=language), "football", games=300)
    files = downloads(bench)
    bench.save_figures.click()
    ((name, content, kind),) = files
    assert (name, kind) == ("football-charts.zip", "application/zip")
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        wanted = {name for name, it in bench.pictures.items() if it.layout.display != "none"}
        assert {it.removesuffix(".png") for it in file.namelist()} == wanted and len(wanted) >= 6
        assert all(file.read(it)[:4] == b"\x89PNG" for it in file.namelist())


# Small decks


@pytest.mark.parametrize("language", languages())
def test_small_decks_are_solved_exactly_beside_what_was_played(language, monkeypatch):
    monkeypatch.setattr(lab_exact, "_GAMES", 4000)
    bench = lab_bench(lang=language)
    assert bench.exact.table.value == ""
    bench.exact.button.click()
    head, *rows = cells(bench.exact.table.value)
    assert len(head) == 5 and len(rows) == len(lab_exact.DECKS)
    for (ranks, suits), row in zip(lab_exact.DECKS, rows, strict=True):
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


def test_solving_the_small_decks_keeps_nobody_waiting():
    async def work():
        bench = lab_bench()
        bench.exact.button.click()
        await asyncio.sleep(0)
        assert bench.exact.table.value == "" or WORDS.text("war:lab-exact-busy") in bench.exact.table.value
        bench.exact.button.click()
        bench.speak("ar")
        await until(lambda: "<table" in bench.exact.table.value)
        return bench

    assert "lang='ar'" in asyncio.run(work()).exact.table.value


def test_it_prints_plainly():
    bench = lab_bench()
    assert repr(bench) == "LabBench()"
    assert bench._repr_mimebundle_()["text/plain"] == "LabBench()"
