"""How a match ends (football.win, football.draw-game), and the odds of an attack."""

import json
import re
from fractions import Fraction

import pytest

from explorer import football
from explorer.words import languages
from tests.widgets.football.match import (
    KANE,
    at,
    attack,
    bordered,
    charts,
    check,
    cover,
    decide,
    item,
    match,
    pick,
    press,
    pressed,
    ready,
    row,
    seen,
    send,
    team,
)
from widgets.football import workbench


@pytest.mark.parametrize(
    "case, kind, winner",
    [
        ("last-card-stands", "win", 0),
        ("last-card-covered", "win", 0),
        ("last-card-covers", "win", 1),
        ("last-on-last", "draw-game", None),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_the_match_ends_as_the_rules_say(case, kind, winner, language):
    bench = workbench(query=f"case={case}&lang={language}")
    send(bench.parts.transport, type="end")
    event = bench.timeline.event
    assert event.kind == kind and bench.timeline.game.result(bench.timeline.state).winner == winner
    assert bench.parts.table.scene["say"]["clause"] == f"football.{kind}"
    assert not any(row(bench, f"seat-{seat}")["turn"] for seat in (0, 1)) and not bench.panel.balance.choosable
    assert not bench.parts.transport.state["canPlay"] and bordered(bench) == set()
    if winner is not None:
        assert team(bench, winner) in bench.parts.table.scene["say"]["title"]
    check(bench)


def test_the_charts_stand_at_the_attack_also_where_one_lies_open_at_first(monkeypatch):
    import explorer.football.charts

    def cursors():
        found = []
        for name in ("stat_use", "hand_sizes"):
            monkeypatch.setattr(explorer.football.charts, name, lambda *given: found.append(given[-3].at))
        drawn = bench.view.draw(bench.board.moment, bench.stepper.frontier)
        drawn["uses"](400, 244), drawn["sizes"](400, 244)
        return tuple(found)

    bench = at("seven-cards")
    assert cursors() == (0, 0)
    attack(bench, "Kieran Trippier", "caps")
    assert cursors() == (1, 0.5)
    decide(bench)
    bench.load(json.dumps(bench.timeline.state.to_dict()))
    ready(bench)
    assert bench.timeline.state.round == 1 and cursors() == (1, 0.5)
    cover(bench, "Andrew Robertson")
    decide(bench)
    assert bench.timeline.state.round == 2 and cursors() == (1, 1)
    attack(bench, "Cristiano Ronaldo", "caps")
    assert cursors() == (2, 1.5)


def test_odds_are_off_until_asked_for():
    bench = match(3)
    assert bench.panel.odds.value is False
    pick(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert not any("odds" in it for it in bench.panel.balance.items) and "odds" not in charts(bench)


@pytest.mark.parametrize("seed", [3, 9])
def test_odds_are_those_the_attacker_can_count(seed):
    bench = match(seed)
    bench.panel.odds.value = True
    check(bench)
    state, game = bench.timeline.state, bench.timeline.game
    known = football.odds(game, game.view(state, state.turn))
    for card in state.hands[state.turn]:
        press(bench, card.name)
        for stat in state.stats:
            found = item(bench, stat)
            assert found["oddsPart"] == pytest.approx(float(known[card, stat]))
            percent = float(re.search(r"\d+(\.\d+)?", found["odds"])[0])
            assert percent == pytest.approx(float(known[card, stat]) * 100, abs=1)
        check(bench)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Fraction(0), "stands 0.0 %"),
        (Fraction(1, 2000), "stands under 0.1 %"),
        (Fraction(1, 1000), "stands 0.1 %"),
        (Fraction(1, 3), "stands 33.3 %"),
        (Fraction(1999, 2000), "stands over 99.9 %"),
        (Fraction(1), "stands 100.0 %"),
    ],
)
def test_what_is_possible_is_not_said_to_be_never_nor_always(part, said, monkeypatch):
    bench = at("seven-cards")
    bench.panel.odds.value = True
    card = bench.timeline.state.hands[0][0]
    monkeypatch.setattr(football, "odds", lambda game, view: {(card, stat): part for stat in view.stats})
    pick(bench, card.name)
    assert [it["odds"] for it in bench.panel.balance.items] == [said] * 4


def test_shut_stats_have_no_odds():
    bench = at("opens-again")
    bench.panel.odds.value = True
    press(bench, KANE)
    assert item(bench, "goals")["odds"] == "" and item(bench, "goals")["oddsPart"] == 0
    assert item(bench, "assists")["odds"]
    check(bench)


def test_odds_go_with_the_pick_the_box_and_the_turn():
    bench = match(3)
    card = bench.timeline.state.hands[seen(bench)][0].name
    stat = bench.timeline.game.open_stats(bench.timeline.state)[0]
    bench.panel.odds.value = True
    assert "odds" not in charts(bench)
    press(bench, card)
    assert set(charts(bench)) == {"uses", "sizes", "odds"}
    bench.panel.odds.value = False
    assert set(charts(bench)) == {"uses", "sizes"} and not any("odds" in it for it in bench.panel.balance.items)
    bench.panel.odds.value = True
    assert "odds" in charts(bench) and pressed(bench) == [card]
    press(bench, card)
    assert "odds" not in charts(bench)
    attack(bench, card, stat)
    assert "odds" not in charts(bench) and not any(it["odds"] for it in bench.panel.balance.items)
    decide(bench)
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert "odds" not in charts(bench) and not any(it["odds"] for it in bench.panel.balance.items)
    check(bench)


def test_what_is_not_certain_is_not_said_to_be():
    """As the chart has it: not 100 % while a cover is possible, not 0 % while an attack can stand."""
    wrong = []
    for seed in range(12):
        bench = match(seed)
        bench.panel.odds.value = True
        state, game = bench.timeline.state, bench.timeline.game
        known = football.odds(game, game.view(state, state.turn))
        for card in state.hands[state.turn]:
            press(bench, card.name)
            for stat in state.stats:
                said, part = re.search(r"\d+(\.\d+)?", item(bench, stat)["odds"])[0], known[card, stat]
                plain = not re.search("under|over|less|more|<|>", item(bench, stat)["odds"])
                if plain and 0 < part < 1 and float(said) in (0, 100):
                    wrong.append((card.name, stat, item(bench, stat)["odds"], float(part)))
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_charts_wait_for_the_page_and_there_are_three_only_with_odds(language):
    bench = workbench(query=f"lang={language}")
    bench.new_game(3)
    decide(bench)
    assert list(bench.parts.pictures) == ["uses", "sizes", "odds"]
    for picture in bench.parts.pictures.values():
        assert picture.png == b""
        send(picture, type="width", value=500)
    shown = {name for name, it in bench.parts.pictures.items() if it.layout.display is None}
    assert shown == {"uses", "sizes"} and all(bench.parts.pictures[name].alt for name in shown)
    bench.panel.odds.value = True
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    picture = bench.parts.pictures["odds"]
    assert picture.layout.display is None and picture.png.startswith(b"\x89PNG") and picture.alt
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert picture.layout.display == "none"
