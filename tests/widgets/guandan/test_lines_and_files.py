"""Lines of play, settings, files."""

import pytest

from explorer import guandan
from explorer.problems import SettingError
from explorer.words import languages
from tests.widgets.guandan.match import (
    WILD_ROW,
    check,
    check_cards,
    choose,
    curtained,
    downloaded,
    hand,
    hidden_by,
    persons,
    pick,
    picked,
    put,
    row,
    rows_of,
    seek,
    send,
    sorted_text,
    step,
    stretch,
    text,
    texts,
    why,
    why_text,
    zone,
)
from widgets.guandan import workbench


def test_going_back_and_playing_otherwise_keeps_both_lines(bench):
    pick(bench, "4C")
    bench.panel.play.click()
    assert len(bench.timeline.branches) == 2 and [item["id"] for item in bench.parts.lines.items] == ["0", "1"]
    assert bench.parts.lines.chosen == "1" and not hidden_by(bench.parts.lines)
    assert texts(zone(bench, "move-0")["cards"]) == "4C"
    send(bench.parts.lines, type="choose", id="0")
    assert guandan.read(bench.timeline.node.action, "2")[1].notation == "straight 9" and bench.parts.lines.chosen == "0"
    check(bench)
    send(bench.parts.transport, type="start")
    pick(bench, "4C")
    bench.panel.play.click()
    assert len(bench.timeline.branches) == 2  # the same play again is the same line


def test_the_same_cards_as_another_reading_are_another_line(bench):
    put(bench, "5S 6D 7C 8D 2H 4C | 3S 4D | 3C 4C | 6D TD")
    for reading in ("straight 9", "straight 8"):
        seek(bench, 0)
        pick(bench, WILD_ROW)
        choose(bench, reading)
        bench.panel.play.click()
    assert [leaf.path[1].state.trick[0].reading.rank for leaf in bench.timeline.branches] == ["9", "8"]


def test_the_case_played_as_it_goes_is_the_same_line_and_not_another(bench):
    pick(bench, WILD_ROW)
    choose(bench, "straight 9")
    bench.panel.play.click()
    assert len(bench.timeline.branches) == 1


def test_a_setting_flipped_keeps_what_is_legal_and_flipped_back_all_is_as_it_was():
    bench = workbench(query="case=come-back-in")
    seek(bench, bench.timeline.length)
    before, actions = bench.timeline.record(), [node.action for node in bench.timeline.line]
    bench.parts.settings["passing"].value = "out"
    assert bench.parts.settings_note.value
    now = [node.action for node in bench.timeline.line]
    assert now == actions[: len(now)] and 1 < len(now) < len(actions)
    check(bench)
    bench.parts.settings["passing"].value = "re-enter"
    assert bench.timeline.record() == before and bench.parts.settings_note.value == ""
    check(bench)


@pytest.mark.slow
def test_a_reading_that_a_setting_takes_away_is_no_longer_offered(bench):
    put(bench, "5S 6S 7S 8S 2H 3D | 3S 4D | 3C 4C | 6D TD")
    pick(bench, "5S 6S 7S 8S 2H")
    for value in ("never", "always", "with-wild"):
        bench.parts.settings["flush_as_straight"].value = value
        known = guandan.readings_of("5S 6S 7S 8S 2H", "2", flush_as_straight=value)
        assert [item["id"] for item in bench.panel.readings.items] == [it.notation for it in known]


def test_a_setting_that_takes_the_chosen_reading_away_leaves_nothing_chosen(bench):
    put(bench, "5S 6S 7S 8S 2H 3D | 3S 4D | 3C 4C | 6D TD")
    pick(bench, "5S 6S 7S 8S 2H")
    choose(bench, "straight 9")
    bench.parts.settings["flush_as_straight"].value = "never"
    ids = [item["id"] for item in bench.panel.readings.items]
    assert bench.panel.readings.chosen in ("", *ids)
    bench.panel.play.click()
    refusal = bench.timeline.game.refusal(bench.timeline.state, "5S 6S 7S 8S 2H")
    assert refusal.message == "which" and why(bench) == (refusal.clause, "hand-0")
    assert why_text(bench) == bench.words.text("guandan:hint-which")


def test_save_and_load_a_record_with_its_lines(bench):
    pick(bench, "4C")
    bench.panel.play.click()
    step(bench, 2)
    found = downloaded(bench, "record")
    assert found["name"] == "guandan-game.json"
    other = workbench(query="")
    send(other.parts.files, type="load", text=found["text"], name=found["name"])
    assert other.parts.files.message["kind"] == "ok"
    assert other.timeline.record() == bench.timeline.record() and len(other.timeline.branches) == 2
    assert other.parts.table.scene["rows"] == bench.parts.table.scene["rows"]


@pytest.mark.slow
@pytest.mark.parametrize("case", ["come-back-in", "double-tribute", "third-out-ends", "say-which", "cancelled-by-two"])
def test_a_position_saved_anywhere_is_the_same_table_when_loaded(case):
    bench, other = workbench(query=f"case={case}"), workbench(query=f"case={case}")
    for place in range(bench.timeline.length):
        seek(bench, place)
        found = downloaded(bench, "position")
        assert found["name"] == "guandan-position.json"
        send(other.parts.files, type="load", text=found["text"], name="")
        assert other.parts.files.message["kind"] == "ok", (place, other.parts.files.message["text"])
        assert other.timeline.state == bench.timeline.state
        check(other)
        for seat in range(4):
            assert row(other, f"seat-{seat}") == row(bench, f"seat-{seat}")


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '{"hands": []}',
        '{"level": "1", "hands": [["5S"], ["6S"], ["7S"], ["8S"]], "turn": 0}',
        '{"level": "2", "hands": [["5S", "5S", "5S"], ["6S"], ["7S"], ["8S"]], "turn": 0}',
        '{"level": "2", "hands": [["5S"], ["6S"], ["7S"], []], "turn": 0}',
        '{"game": "war", "seed": 1, "actions": []}',
        '{"game": "guandan", "seed": 1, "actions": ["pass"]}',
        '{"game": "guandan", "seed": 1, "readings": {"passing": "never"}, "actions": []}',
    ],
)
def test_a_bad_file_is_refused_and_leaves_the_game_alone(bench, text, language):
    bench.speak(language)
    step(bench, 3)
    timeline, scene = bench.timeline, bench.parts.table.scene
    send(bench.parts.files, type="load", text=text, name="bad.json")
    assert bench.parts.files.message["kind"] == "error" and bench.parts.files.message["text"]
    assert bench.timeline is timeline and bench.parts.table.scene == scene


def test_a_lesson_button_opens_its_case_and_does_not_give_its_answer_away():
    bench = workbench(query="")
    bench.opener("double-tribute").children[0].click()
    assert bench.timeline.start == guandan.CASES["double-tribute"].timeline().start and bench.timeline.position == 0
    assert bench.parts.cases.chosen == ""
    assert bench.parts.transport.state["max"] == 0 and len(bench.parts.log.lines) == 1
    check(bench)
    with pytest.raises(SettingError):
        bench.opener("nope")


def test_a_case_brings_its_setting_and_the_next_new_game_is_by_yours():
    bench = workbench(query="")
    bench.parts.settings["wild_pair"].value = "any"
    bench.open("double-down-stops")
    assert bench.timeline.game.settings["double_down"] == "stop" == bench.parts.settings["double_down"].value
    bench.new_game(1)
    assert bench.timeline.game.settings["double_down"] == "play-on"
    assert bench.timeline.game.settings["wild_pair"] == "any"


def test_another_language_keeps_the_game_the_picks_and_what_is_meant(bench):
    bench.panel.by.value = "groups"
    bench.panel.hint.click()
    pick(bench, WILD_ROW)
    choose(bench, "straight 8")
    before, order = bench.timeline.position, list(map(text, hand(bench)))
    english = (bench.panel.play.description, bench.panel.readings.items[0]["name"], why_text(bench))
    bench.speak("ar")
    assert bench.parts.table.scene["dir"] == "rtl" and bench.timeline.position == before
    assert sorted_text(picked(bench).split()) == sorted_text(WILD_ROW.split())
    assert bench.panel.readings.chosen == "straight 8" and list(map(text, hand(bench))) == order
    assert bench.panel.by.value == "groups" and not hidden_by(bench.panel.plays) and rows_of(bench)
    assert bench.panel.play.description != english[0] and bench.panel.readings.items[0]["name"] != english[1]
    check(bench)
    bench.panel.play.click()
    assert bench.timeline.state.to_beat.reading == guandan.Reading("straight", 5, "8")
    check(bench)
    bench.speak("en")
    assert bench.panel.play.description == english[0]
    check(bench)


@pytest.mark.parametrize("opened", [False, True])
def test_another_language_at_a_bots_turn_keeps_picks_list_and_seat(dealt, opened):
    dealt.parts.open_cards.value = opened
    dealt.panel.hint.click()
    dealt.panel.pass_.click()
    pick(dealt, dealt.timeline.state.hands[0][0].text)
    before = picked(dealt)
    dealt.speak("ar")
    assert dealt.timeline.game.actor(dealt.timeline.state) == 1
    assert {seat: player.value for seat, player in dealt.parts.players.items()} == {
        0: "",
        1: "team",
        2: "team",
        3: "team",
    }
    assert not row(dealt, "seat-0")["small"] and not curtained(dealt)
    assert picked(dealt) == before
    assert not hidden_by(dealt.panel.plays)


def test_the_match_starts_over_with_both_teams_at_two_from_anywhere(dealt):
    """`guandan.end`: at any time; the old match stays on the line before it."""
    pick(dealt, dealt.timeline.state.hands[0][0].text)
    dealt.panel.restart.click()
    assert dealt.timeline.event.kind == "restart" and dealt.timeline.event.clause == "guandan.end"
    state = dealt.timeline.state
    assert state.levels == ("2", "2") and [len(it) for it in state.hands] == [27] * 4 and state.trick == ()
    check(dealt)
    check_cards(dealt)
    send(dealt.parts.transport, type="back")
    assert dealt.timeline.event.kind != "restart"


def test_the_match_starts_over_at_a_bots_turn_too(dealt):
    dealt.panel.pass_.click()
    assert dealt.timeline.game.actor(dealt.timeline.state) == 1
    dealt.panel.restart.click()
    assert dealt.timeline.event.kind == "restart"


@pytest.mark.parametrize("case", ["three-levels-to-the-ace", "match-won", "double-tribute"])
def test_the_match_starts_over_from_any_event(case):
    bench = workbench(query=f"case={case}")
    for place in range(bench.timeline.length):
        bench.open(case)
        seek(bench, place)
        bench.panel.restart.click()
        assert bench.timeline.event.kind == "restart" and bench.timeline.state.levels == ("2", "2"), place
        check(bench)


def test_after_a_restart_the_marks_begin_again_with_deal_one():
    bench = workbench(query="case=third-out-ends")
    seek(bench, bench.timeline.length)
    send(bench.parts.transport, type="decision")
    persons(bench)
    stretch(bench, "trick")
    persons(bench, 0)
    bench.parts.players[0].value = ""
    while bench.timeline.game.actor(bench.timeline.state) != 0:
        step(bench)
    bench.panel.restart.click()
    assert [mark["label"] for mark in bench.parts.transport.state["marks"]] == [
        "Deal 1, at level 2",
        "Deal 2, at level 3",
        "Deal 1, at level 2",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_charts_wait_for_the_page_to_ask(language):
    bench = workbench(query=f"lang={language}&case=third-out-ends")
    assert set(bench.parts.pictures) == {"levels", "hands"}
    for picture in bench.parts.pictures.values():
        assert picture.png == b""
        send(picture, type="width", value=700)
        assert picture.png.startswith(b"\x89PNG") and picture.alt
    before = {name: picture.alt for name, picture in bench.parts.pictures.items()}
    seek(bench, bench.timeline.length)
    assert {name for name, picture in bench.parts.pictures.items() if picture.alt != before[name]} == set(before)
