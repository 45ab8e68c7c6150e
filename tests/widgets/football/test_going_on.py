"""A match that goes on by itself, back, and otherwise: lines, settings, files."""

import asyncio
import re

import pytest

from explorer import football
from explorer.problems import SettingError
from explorer.words import languages
from tests.widgets.football.match import (
    RICE,
    actions,
    at,
    attack,
    check,
    choose,
    curtained,
    decide,
    downloaded,
    events,
    item,
    load,
    match,
    of,
    pick,
    press,
    pressed,
    ready,
    row,
    seek,
    seen,
    send,
    team,
    upload,
)
from widgets.football import workbench


def ends_of(bench):
    return [place for place, event in enumerate(events(bench)) if event.kind == "leave"]


@pytest.mark.parametrize("case", ["seven-cards", "hand-grows", "shut-before", "last-on-last"])
def test_to_the_end_of_the_attack_from_anywhere_on_a_line_follows_the_line(case):
    bench = workbench(query=f"case={case}")
    before, known = actions(bench), ends_of(bench)
    for place in range(bench.timeline.length):
        ahead = [end for end in known if end > place]
        if not ahead:
            break
        seek(bench, place)
        send(bench.parts.transport, type="stretch", value="round")
        assert bench.timeline.position == ahead[0] and actions(bench) == before
        check(bench)


def test_the_autopilot_plays_to_the_end_of_the_attack_and_of_the_match():
    bench = match(7)
    assert bench.parts.autopilot.value == "best"
    for _ in range(3):
        before = bench.timeline.position
        send(bench.parts.transport, type="stretch", value="round")
        assert bench.timeline.event.kind == "leave" and bench.timeline.position > before
        assert before < [end for end in ends_of(bench) if end > before][0] == bench.timeline.position
        check(bench)
    send(bench.parts.transport, type="end")
    assert bench.timeline.event.kind in ("win", "draw-game") and bench.parts.transport.state["busy"] is None
    check(bench)
    won = [event.kind for event in events(bench)].count("success")
    assert len(bench.parts.transport.state["marks"]) == won
    length = bench.timeline.length
    send(bench.parts.transport, type="stretch", value="round")
    assert bench.timeline.length == length


def test_a_mark_stands_where_the_attack_succeeds():
    bench = match(7)
    send(bench.parts.transport, type="end")
    marks = bench.parts.transport.state["marks"]
    assert marks and {events(bench)[mark["at"]].clause for mark in marks} == {"football.success"}


@pytest.mark.slow
def test_playing_on_goes_by_itself_and_can_be_stopped():
    async def run():
        bench = match(7)
        bench.parts.transport.speed = "fast"
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.7)
        assert bench.parts.transport.state["playing"] and len(bench.timeline.line) > 1
        press(bench, "nobody", "hand-0") if curtained(bench) else press(bench, "deck", "pile")
        send(bench.parts.transport, type="stop")
        position = bench.timeline.position
        await asyncio.sleep(0.4)
        assert bench.timeline.position == position and not bench.parts.transport.state["playing"]
        check(bench)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("act", ["pick", "stat", "draw", "player", "deck"])
def test_whatever_people_do_stops_what_plays_by_itself(act):
    async def run():
        bench = match(7)
        bench.parts.open_cards.value = True
        seek(bench, 0)
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.1)
        assert bench.parts.transport.state["playing"] and bench.timeline.position == 1
        match act:
            case "pick":
                press(bench, bench.timeline.state.hands[seen(bench)][0].name)
            case "stat":
                choose(bench, bench.timeline.state.stats[0])
            case "draw":
                bench.panel.draw.click()
            case "player":
                bench.parts.players[1].value = "best"
            case "deck":
                upload(bench, of(20))
        position, line = bench.timeline.position, len(bench.timeline.line)
        await asyncio.sleep(1)
        assert (bench.timeline.position, len(bench.timeline.line)) == (position, line)
        assert not bench.parts.transport.state["playing"]

    asyncio.run(run())


def test_going_back_and_playing_otherwise_keeps_both_lines():
    bench = workbench(query="case=too-low")
    bench.parts.open_cards.value = True
    first = actions(bench)
    decide(bench)
    attack(bench, RICE, "caps")
    assert len(bench.timeline.branches) == 2 and actions(bench) == [f"attack {RICE} with caps"]
    assert bench.parts.lines.layout.display is None and bench.parts.lines.chosen == "1"
    check(bench)
    send(bench.parts.lines, type="choose", id="0")
    assert actions(bench) == first
    check(bench)
    send(bench.parts.transport, type="back")
    check(bench)


def test_the_case_played_as_it_goes_is_the_same_line():
    bench = workbench(query="case=third-draw")
    before = actions(bench)
    decide(bench)
    attack(bench, "Diogo Jota", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert len(bench.timeline.branches) == 1 and actions(bench) == before


@pytest.mark.slow
@pytest.mark.parametrize("setting, value", [("lock", "before"), ("counters", "match"), ("stats_in_play", "round"),
                                            ("must_cover", "may"), ("draw", "forced")])  # fmt: skip
@pytest.mark.parametrize("case", ["shut-after", "hand-grows", "seven-cards", "concede-at-once"])
def test_a_reading_flipped_back_and_forth_leaves_all_as_it_was(case, setting, value):
    bench = workbench(query=f"case={case}")
    seek(bench, bench.timeline.length)
    before, line = bench.timeline.record(), actions(bench)
    control = bench.parts.settings[setting]
    was = control.value
    control.value = value
    check(bench)
    assert actions(bench) == line[: len(actions(bench))]
    assert bool(bench.parts.settings_note.value) == (len(actions(bench)) < len(line))
    control.value = was
    assert bench.timeline.record() == before and bench.parts.settings_note.value == ""
    check(bench)


def test_a_case_brings_its_readings_and_the_next_new_match_has_yours():
    bench = workbench(query="")
    bench.parts.settings["counters"].value = "match"
    bench.open("shut-after")
    assert bench.timeline.game.settings["lock"] == "after" == bench.parts.settings["lock"].value
    bench.new_game(1)
    assert bench.timeline.game.settings["lock"] == "before" and bench.timeline.game.settings["counters"] == "match"


def test_save_and_load_a_record_with_its_lines():
    bench = workbench(query="case=too-low")
    decide(bench)
    attack(bench, RICE, "caps")
    decide(bench)
    found = downloaded(bench, "record")
    assert found["name"] == "football-game.json"
    other = workbench(query="")
    load(other, found["text"])
    assert other.timeline.record() == bench.timeline.record() and len(other.timeline.branches) == 2
    ready(other)
    check(other)
    assert other.parts.table.scene["rows"] == bench.parts.table.scene["rows"]


@pytest.mark.parametrize("case", ["third-draw", "drawn-anew", "shared-counters", "last-on-last"])
def test_a_position_saved_anywhere_is_the_same_table_when_loaded(case):
    bench, other = workbench(query=f"case={case}"), workbench(query=f"case={case}")
    bench.parts.open_cards.value = other.parts.open_cards.value = True
    for place in range(bench.timeline.length):
        seek(bench, place)
        found = downloaded(bench, "position")
        assert found["name"] == "football-position.json"
        load(other, found["text"])
        assert other.timeline.state == bench.timeline.state, place
        for name in ("facts", "middle"):
            assert row(other, name) == row(bench, name), place
        check(other)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '{"hands": []}',
        '{"stats": ["goals"], "hands": [["Rodri"], ["Declan Rice"]], "deck": [], "counters": [{}, {}], "turn": 0,'
        ' "attack": null}',
        '{"stats": ["goals", "caps", "seasons", "assists"], "hands": [["<b>"], ["Declan Rice"]], "deck": [],'
        ' "counters": [{}, {}], "turn": 0, "attack": null}',
        '{"game": "war", "seed": 1, "actions": []}',
        '{"game": "football", "seed": 1, "actions": ["draw"]}',
        '{"game": "football", "seed": 1, "readings": {"lock": "never"}, "actions": []}',
    ],
)
def test_a_bad_file_is_refused_and_leaves_the_match_alone(text, language):
    bench = at("third-draw")
    bench.speak(language)
    timeline, scene = bench.timeline, bench.parts.table.scene
    send(bench.parts.files, type="load", text=text, name="bad.json")
    assert bench.parts.files.message["kind"] == "error" and bench.parts.files.message["text"]
    assert bench.timeline is timeline and bench.parts.table.scene == scene


def test_a_lesson_button_opens_its_case_and_does_not_give_its_answer_away():
    bench = workbench(query="")
    bench.opener("last-on-last").children[0].click()
    assert bench.timeline.start == football.CASES["last-on-last"].timeline().start and bench.timeline.position == 0
    assert bench.parts.cases.chosen == "" and bench.parts.transport.state["max"] == 0
    check(bench)
    with pytest.raises(SettingError):
        bench.opener("nope")


def test_another_language_keeps_the_match_the_picks_and_the_odds():
    bench = match(3)
    bench.panel.odds.value = True
    card, stat = bench.timeline.state.hands[seen(bench)][2].name, bench.timeline.state.stats[1]
    pick(bench, card, stat)
    before = bench.timeline.position
    said = (
        bench.panel.act.description,
        bench.panel.balance.title,
        bench.panel.upload.title,
        bench.panel.odds.description,
    )
    bench.speak("ar")
    assert bench.parts.table.scene["dir"] == "rtl" and bench.timeline.position == before
    assert pressed(bench) == [card] and bench.panel.balance.chosen == stat and item(bench, stat)["odds"]
    now = (
        bench.panel.act.description,
        bench.panel.balance.title,
        bench.panel.upload.title,
        bench.panel.odds.description,
    )
    assert not set(said) & set(now) and bench.panel.balance.dir == "rtl" == bench.panel.upload.dir
    check(bench)
    bench.panel.act.click()
    assert actions(bench) == [f"attack {card} with {stat}"]
    decide(bench)
    assert bench.parts.players[0].value == ""
    check(bench)
    bench.speak("en")
    check(bench)


def test_another_language_behind_the_curtain_keeps_it_down():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    bench.speak("ar")
    assert curtained(bench) and team(bench, 1) in bench.parts.veil.value
    check(bench)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_its_language_everywhere(language):
    bench = workbench(query=f"lang={language}&case=too-low")
    panel = bench.panel
    words = [panel.act.description, panel.draw.description, panel.concede.description, panel.odds.description]
    words += [panel.balance.title, panel.balance.note, *panel.balance.labels.values(), bench.parts.veil.value]
    words += [panel.upload.title, *(it for it in panel.upload.labels.values() if it)]
    words += [it[key] for it in panel.balance.items for key in ("name", "note")]
    words += [zone["caption"] for zone in row(bench, "facts")["zones"]]
    words += [it["who"] for it in bench.parts.table.scene["rows"] if it["id"] != "facts"]
    words += [label for it in (*bench.parts.players.values(), bench.parts.autopilot) for label, _ in it.options]
    assert not any("football-" in it for it in words)
    if language == "ar":
        latin = [it for it in words if re.search("[A-Za-z]{2}", re.sub(r"\{\w+\}|UTF-8|CSV", "", it))]
        assert not latin, latin
