"""What the lab is asked for."""

import pytest

from explorer.lab import batch_of
from explorer.words import languages
from tests.widgets.lab.asking import GAMES, WORDS, ask, plain, run
from widgets.lab import LabPage, lab_bench
from widgets.lab import form as form_module
from widgets.lab.form import said
from widgets.lab.game_lab import GameLab, game_lab
from widgets.screens import SCREENS


@pytest.mark.parametrize("game", SCREENS.names())
def test_the_form_offers_every_bot_and_every_setting_of_every_game(game):
    view, lab = SCREENS.module(game).View, game_lab(game)
    batch = batch_of(view.game())
    assert set(view.bots) == set(batch.ALL_BOTS)
    assert set(lab.fast_bots) == (set(batch.BOTS) if batch.kernel else set())
    bench = lab_bench()
    bench.form.game.value = game
    (side,) = bench.form.sides
    assert side.settings.keys() == view.game.rulebook.settings.keys() - set(view.bot_settings.values())
    assert len(side.bots) == len(set(lab.teams or range(view.game.seats)))
    assert [control.value for control in side.bots] == ["random"] * len(side.bots)
    for control in side.bots:
        assert {value for _, value in control.options} == set(view.bots)
    for name, control in side.settings.items():
        assert tuple(value for _, value in control.options) == view.game.rulebook.settings[name].values
        assert control.value == view.game.rulebook.settings[name].default
    assert f"{bench.form.most_games:,}" in bench.form.limit.value
    assert 1 <= int(bench.form.games.value.replace(",", "")) <= bench.form.most_games


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_and_bot_reaches_the_rules(game):
    bench = lab_bench()
    bench.form.game.value = game
    (side,) = bench.form.sides
    for control in (*side.bots, *side.settings.values()):
        control.value = control.options[-1][1]
    order = side.order
    assert all(order.game.settings[name] == control.value for name, control in side.settings.items())
    assert order.bots == (side.players.names[-1],) * order.game.seats


def test_games_stand_in_the_order_of_the_gallery():
    assert list(lab_bench().form.labs) == ["war", "guandan", "football"]


def test_partners_at_guandan_have_the_same_bot():
    bench = lab_bench()
    bench.form.game.value = "guandan"
    bench.form.sides[0].bots[1].value = "cheapest"
    assert bench.form.sides[0].order.bots == ("random", "cheapest", "random", "cheapest")


@pytest.mark.parametrize("language", languages())
def test_that_bots_play_in_plain_python_is_said_and_fewer_games_are_asked_for(language):
    bench = lab_bench(lang=language)
    form, lab = bench.form, game_lab("guandan")
    form.game.value = "guandan"
    fast = form.limit.value
    assert plain(fast) == plain(bench.words.text("lab-limit", games=f"{lab.most_games:,}", workers="2"))
    form.sides[0].bots[1].value = "team"
    slow = form.limit.value
    assert plain(slow) == plain(bench.words.text("lab-limit-slow", games=f"{lab.most_slow_games:,}", workers="2"))
    assert form.games.value == f"{lab.usual_slow_games:,}"
    form.games.value = str(lab.most_slow_games + 1)
    form.run.click()
    assert f"{lab.most_slow_games:,}" in plain(form.problem.value) and bench.games == []
    form.sides[0].bots[1].value = "cheapest"
    assert form.limit.value == fast and form.games.value == str(lab.most_slow_games + 1)  # somebody typed it
    form.compare.value = True
    form.sides[1].bots[0].value = "team"
    assert form.limit.value == slow
    form.compare.value = False
    assert form.limit.value == fast


def test_a_game_without_a_lab_of_its_own_is_asked_for_by_its_seats(monkeypatch):
    """Each seat has a bot of its own, named as on the table, and what is said of a run names them too."""
    monkeypatch.setattr(form_module, "game_labs", lambda: {"football": GameLab()})
    bench = lab_bench()
    (side,) = bench.form.sides
    view = SCREENS.module("football").View
    names = [WORDS.text(view.message(view.chair), seat=seat) for seat in (0, 1)]
    assert [control.description for control in side.bots] == names
    assert not bench.form.is_fast and bench.form.most_games == GameLab().most_slow_games
    assert all(name in plain(said(side.order, WORDS)) for name in names)


def test_a_lab_that_lacks_something_is_not_taken_for_none(monkeypatch):
    find = SCREENS.module

    def lacking(name, part=""):
        if part == "lab":
            raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")
        return find(name, part)

    monkeypatch.setattr(SCREENS, "module", lacking)
    with pytest.raises(ModuleNotFoundError, match="elsewhere"):
        game_lab("war")


@pytest.mark.parametrize("number", ["1,000", "1000", " 1000 ", "١٠٠٠", "١٬٠٠٠", "۱۰۰۰"])
def test_numbers_are_read_as_people_write_them(number):
    bench = lab_bench()
    bench.form._on_run = lambda orders, games, seed: asked.append((games, seed))
    asked = []
    bench.form.games.value = bench.form.seed.value = number
    bench.form.run.click()
    assert asked == [(1000, 1000)] and bench.form.problem.value == ""


@pytest.mark.slow
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
    bench = LabPage(limits={"war": 10})
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
