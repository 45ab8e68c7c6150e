"""The War workbench by its traits, without a browser: every press is what the page would send."""

import asyncio
import json
import re
from html import unescape

import pytest

from explorer import war
from explorer.problems import SettingError
from explorer.words import Words, languages
from widgets.war import workbench


@pytest.fixture
def bench():
    """Double war, at its beginning."""
    return workbench(query="case=double-war")


def send(part, **message):
    """What the page sends when somebody presses something."""
    part._handle_custom_msg(message, [])


def step(bench, times=1):
    for _ in range(times):
        send(bench.parts.transport, type="step")


def press(bench, card, zone="hand-0"):
    send(bench.parts.table, type="press", zone=zone, card=card, index=0)


def zone(bench, name):
    return next(z for row in bench.parts.table.scene["rows"] for z in row["zones"] if z["id"] == name)


def kinds(bench):
    timeline = bench.timeline
    return [event.kind for node in timeline.line for event in timeline.events(node)]


def test_a_double_war_steps_through_one_event_at_a_time(bench):
    clauses, pots = [], []
    for _ in range(26):
        step(bench)
        clauses.append(bench.parts.table.scene["say"]["clause"])
        pots.append(int(zone(bench, "total")["text"]))
    assert clauses[2:9] == [
        "war.start", "war.tie", "war.exhausted", "war.burn", "war.burn", "war.refill", "war.refill",
    ]  # fmt: skip
    assert clauses[12] == "war.repeat"
    assert [pot for pot, before in zip(pots, [0, *pots], strict=False) if pot != before] == [
        1, 2, 5, 8, 9, 10, 13, 16, 17, 18, 0,
    ]  # fmt: skip
    assert bench.timeline.state.score == (20, 2)


def test_what_is_yet_to_come_of_a_case_is_not_given_away(bench):
    assert bench.parts.transport.state["max"] == 0 and len(bench.parts.log.lines) == 1
    step(bench, 3)
    assert bench.parts.transport.state["max"] == 3 and bench.parts.transport.state["marks"] == []
    step(bench)
    assert [mark["at"] for mark in bench.parts.transport.state["marks"]] == [4]
    send(bench.parts.transport, type="start")
    assert [line["when"] for line in bench.parts.log.lines] == ["now"] + ["future"] * 4


def test_hidden_cards_are_not_on_the_page_until_the_box_is_ticked():
    bench = workbench(query="")
    bench.new_game(7)
    hidden = {card.text for card in (*bench.timeline.state.hands[1], *bench.timeline.state.draws[0])}
    hidden |= {card.text for card in bench.timeline.state.draws[1]}
    cards = {c["id"] for row in bench.parts.table.scene["rows"] for z in row["zones"] for c in z["cards"]}
    assert not hidden & cards
    bench.parts.open_cards.value = True
    shown = {c["id"] for row in bench.parts.table.scene["rows"] for z in row["zones"] for c in z["cards"]}
    assert {card.text for card in bench.timeline.state.hands[1]} <= shown


@pytest.mark.parametrize(
    "card, zone_id, clause, words",
    [
        ("draw-0", "draw-0", "war.choose", "face down"),
        ("hand-1-0", "hand-1", "war.choose", "face down"),
        ("9H", "pot-0", "war.tie", "pot"),
        ("nonsense<b>", "hand-0", "war.choose", "face down"),
    ],
)
def test_a_press_on_another_card_says_why_not_and_where(bench, card, zone_id, clause, words):
    step(bench, 9)
    before = bench.timeline.position
    press(bench, card, zone_id)
    why = bench.parts.table.scene["why"]
    assert (why["clause"], why["zone"]) == (clause, zone_id) and words in why["text"]
    assert bench.timeline.position == before and len(bench.timeline.branches) == 1


def test_a_press_before_the_battle_is_settled_is_refused(bench):
    step(bench, 4)
    press(bench, "KS")
    assert bench.parts.table.scene["why"]["clause"] == "war.start"
    step(bench)
    assert bench.parts.table.scene["why"] is None


def test_going_back_and_playing_another_card_keeps_both_lines(bench):
    send(bench.parts.transport, type="decision")
    press(bench, "4D")
    assert len(bench.timeline.branches) == 2 and [item["id"] for item in bench.parts.lines.items] == ["0", "1"]
    assert bench.parts.lines.chosen == "1" and bench.parts.lines.layout.display is None
    assert bench.timeline.node.action == "4D"
    send(bench.parts.lines, type="choose", id="0")
    assert bench.timeline.node.action == "KS" and bench.parts.lines.chosen == "0"
    assert [line["branch"] for line in bench.parts.log.lines].count(True) == 1


def test_straight_on_leads_to_the_next_choice():
    bench = workbench(query="")
    bench.new_game(7)
    bench.parts.pace.value = "decision"
    press(bench, "TC")
    assert bench.timeline.at_decision and bench.timeline.game.actor(bench.timeline.state) == 0
    assert len(bench.timeline.line) == 3


def test_at_your_own_choice_the_next_step_asks_for_a_card():
    bench = workbench(query="")
    step(bench)
    assert "turn" in bench.parts.table.scene["why"]["text"] and bench.timeline.length == 1


def test_to_the_end_and_back_to_the_start():
    bench = workbench(query="")
    bench.new_game(3)
    send(bench.parts.transport, type="end")
    assert bench.timeline.game.result(bench.timeline.state) is not None
    assert bench.parts.transport.state["busy"] is None and not bench.parts.transport.state["canPlay"]
    step(bench)
    assert "over" in bench.parts.table.scene["why"]["text"]
    send(bench.parts.transport, type="start")
    assert bench.timeline.position == 0
    assert len(bench.parts.log.lines) <= 90


def test_a_long_run_shows_progress_and_can_be_stopped():
    """Lowest against lowest plays for tens of thousands of battles."""

    async def run():
        bench = workbench(query="")
        bench.parts.settings["opponent"].value = bench.parts.autopilot.value = "lowest"
        bench.new_game(5)
        seen = []
        bench.parts.transport.observe(lambda change: seen.append(change["new"]["busy"]), "state")
        send(bench.parts.transport, type="end")
        while sum(map(bool, seen)) < 3:
            await asyncio.sleep(0.01)
        send(bench.parts.transport, type="stop")
        length = bench.timeline.length
        await asyncio.sleep(0.1)
        assert bench.timeline.length == length and bench.parts.transport.state["busy"] is None
        assert any(re.search(r"\d", busy["text"]) for busy in seen if busy)
        assert bench.timeline.game.result(bench.timeline.state) is None

    asyncio.run(run())


@pytest.mark.slow
def test_playing_on_goes_by_itself_until_paused():
    async def run():
        bench = workbench(query="")
        bench.new_game(7)
        bench.parts.transport.speed = "fast"
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.6)
        assert bench.parts.transport.state["playing"] and bench.timeline.position >= 2
        send(bench.parts.transport, type="pause")
        position = bench.timeline.position
        await asyncio.sleep(0.4)
        assert bench.timeline.position == position and not bench.parts.transport.state["playing"]

    asyncio.run(run())


def test_a_reading_flipped_plays_the_same_cards_under_the_new_rules(bench):
    for _ in range(3):
        send(bench.parts.transport, type="decision")
    actions = [node.action for node in bench.timeline.line[1:]]
    bench.parts.settings["burn"].value = 0
    assert [node.action for node in bench.timeline.line[1:]][:4] == actions[:4]
    assert "burn" not in kinds(bench)
    assert bench.parts.settings_note.value  # the ace is now out of reach of the third battle
    bench.parts.settings["burn"].value = 3
    assert bench.parts.settings_note.value == ""


def test_a_smaller_hand_takes_the_case_along(bench):
    bench.parts.settings["hand_size"].value = 1
    assert [len(hand) for hand in bench.timeline.start.hands] == [1, 1]
    assert bench.timeline.start.draws[0][:2] == bench.view.cases["double-war"].timeline().start.hands[0][1:]


def test_another_opponent_leaves_what_was_played(bench):
    step(bench, 5)
    timeline = bench.timeline
    bench.parts.settings["opponent"].value = "highest"
    assert bench.timeline is timeline and timeline.game.opponent == "highest"


def test_save_and_load_a_record_with_its_branches(bench):
    send(bench.parts.transport, type="decision")
    press(bench, "4D")
    downloads = []
    bench.parts.files.send = lambda content, buffers=None: downloads.append(content)
    send(bench.parts.files, type="save", what="record")
    assert downloads[0]["type"] == "download" and downloads[0]["name"] == "war-game.json"
    other = workbench(query="")
    send(other.parts.files, type="load", text=downloads[0]["text"], name="war-game.json")
    assert other.parts.files.message["kind"] == "ok"
    assert other.timeline.record() == bench.timeline.record() and len(other.timeline.branches) == 2


@pytest.mark.slow
def test_save_and_load_a_position_in_the_midst_of_a_war(bench):
    step(bench, 6)
    downloads = []
    bench.parts.files.send = lambda content, buffers=None: downloads.append(content)
    send(bench.parts.files, type="save", what="position")
    send(bench.parts.files, type="load", text=downloads[0]["text"], name="war-position.json")
    assert bench.parts.files.message["kind"] == "ok"
    assert bench.timeline.length > 1 and kinds(bench)[1] == "burn"


@pytest.mark.slow
@pytest.mark.parametrize(
    "text, place",
    [
        ("", "line 1"),
        ("{", "line 1"),
        ("[1]", "object"),
        ('{"hands": [["7S"], ["7S"]]}', "hands[1][0]"),
        ('{"hands": [["7S"], []]}', "hands[1]"),
        ('{"game": "chess", "seed": 1, "actions": []}', "game"),
        ('{"game": "war", "seed": 7, "actions": ["TC", "2D"]}', "actions[1]"),
        ('{"game": "war", "seed": -1, "actions": []}', "seed"),
        ('{"game": "war", "seed": 7, "readings": {"collect": "heap"}, "actions": []}', "readings.collect"),
        ("x" * 4_000_001, "4,000,001"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_bad_file_says_where_and_leaves_the_game_alone(bench, text, place, language):
    bench.speak(language)
    step(bench, 3)
    timeline, scene = bench.timeline, bench.parts.table.scene
    send(bench.parts.files, type="load", text=text, name="bad.json")
    message = bench.parts.files.message
    assert message["kind"] == "error"
    if language == "en":
        assert place in message["text"]
    assert bench.timeline is timeline and bench.parts.table.scene == scene


@pytest.mark.parametrize("seed", ["-1", "1.5", "seven", "99999999999999999999999", "²"])
def test_a_bad_seed_is_named_beside_the_box(seed):
    bench = workbench(query="")
    timeline = bench.timeline
    bench.parts.seed.value = seed
    bench.parts.new.click()
    assert seed in bench.parts.seed_problem.value and bench.timeline is timeline
    bench.parts.seed.value = "12"
    bench.parts.new.click()
    assert bench.parts.seed_problem.value == "" and bench.timeline.record()["seed"] == 12
    with pytest.raises(SettingError):
        bench.new_game(-1)


def test_the_address_chooses():
    bench = workbench(query="lang=ar&case=short-burn&voila=1")
    assert bench.words.language == "ar" and bench.parts.cases.chosen == "short-burn"
    assert bench.parts.table.scene["dir"] == "rtl" and bench.parts.table.scene["why"] is None


@pytest.mark.parametrize(
    "query", ["lang=xx", "case=nope", "case=<script>alert(1)</script>", "lang=ar%00", "case=" + "a" * 9000]
)
def test_a_hostile_address_is_ignored_and_said_so(query):
    bench = workbench(query=query)
    assert bench.parts.cases.chosen == "" and bench.parts.table.scene["why"]["text"]
    assert len(bench.parts.table.scene["why"]["text"]) < 300


def sentences(bench):
    """Every text on the screen that comes from the locale files."""
    yield from bench.parts.table.labels.values()
    yield from bench.parts.transport.labels.values()
    yield from bench.parts.files.labels.values()
    yield from (item["text"] for item in bench.parts.cases.items)
    yield from (line["text"] for line in bench.parts.log.lines)
    yield from (
        bench.parts.cases.title,
        bench.parts.rule.value,
        bench.parts.new.description,
        bench.parts.open_cards.description,
    )


def test_every_language_speaks_everywhere(bench):
    step(bench, 9)
    english = list(sentences(bench))
    for language in languages()[1:]:
        bench.speak(language)
        same = [a for a, b in zip(english, sentences(bench), strict=True) if a == b]
        assert same == []
        assert "crx-rtl" in bench.parts.box._dom_classes
    bench.speak("en")
    assert list(sentences(bench)) == english and "crx-rtl" not in bench.parts.box._dom_classes


@pytest.mark.parametrize("language", languages())
def test_the_rule_says_where_its_source_pages_do_not_agree(bench, language):
    """Only of the clause it is so of."""
    words = Words(language)
    bench.speak(language)
    for clause in war.RULEBOOK.clauses:
        note = words.source_note("war.score")
        assert (note in unescape(bench.parts.rule_text(clause))) == (clause == "war.score")


def test_every_case_opens_and_can_be_stepped_to_its_end():
    bench = workbench(query="")
    for name in war.CASES:
        send(bench.parts.cases, type="choose", id=name)
        while bench.timeline.position < bench.timeline.length - 1:
            step(bench)
        assert bench.parts.table.scene["why"] is None
        shown = {line["clause"] for line in bench.parts.log.lines}
        assert set(war.CASES[name].clauses) & shown


def test_a_lesson_button_opens_its_case():
    bench = workbench(query="")
    bench.opener("last-card-both").children[0].click()
    assert bench.timeline.start == war.CASES["last-card-both"].timeline().start
    assert bench.parts.cases.chosen == ""  # the note would give the task's answer away


@pytest.mark.slow
def test_the_chart_waits_for_the_page_to_ask():
    bench = workbench(query="case=one-war")
    assert bench.parts.pictures["chart"].png == b""
    send(bench.parts.pictures["chart"], type="width", value=700)
    assert bench.parts.pictures["chart"].png.startswith(b"\x89PNG") and "26" not in bench.parts.pictures["chart"].alt
    step(bench, 8)
    assert "8" in bench.parts.pictures["chart"].alt


def test_the_record_on_the_page_is_the_game(bench):
    step(bench, 10)
    assert json.loads(bench.parts.table.record) | {"cursor": 10} == bench.timeline.record()


def test_a_setting_flipped_keeps_every_line_and_flipped_back_all_is_as_it_was(bench):
    send(bench.parts.transport, type="decision")
    press(bench, "4D")
    for _ in range(2):
        send(bench.parts.transport, type="decision")
    before = bench.timeline.record()
    bench.parts.settings["burn"].value = 1
    assert len(bench.timeline.branches) == 2
    bench.parts.settings["hand_size"].value = 1
    bench.parts.settings["hand_size"].value = 3
    bench.parts.settings["burn"].value = 3
    assert bench.timeline.record() == before and bench.parts.settings_note.value == ""


def test_played_on_after_a_flip_that_is_what_later_flips_start_from(bench):
    send(bench.parts.transport, type="decision")
    bench.parts.settings["hand_size"].value = 1  # cut short: the kings are out of reach
    assert bench.parts.settings_note.value
    while bench.timeline.game.actor(bench.timeline.state) is not None:
        step(bench)
        if bench.parts.table.scene["why"]:
            press(bench, bench.timeline.game.actions(bench.timeline.state)[0])
    actions = [node.action for node in bench.timeline.line]
    bench.parts.settings["collect"].value = "reshuffle"
    assert [node.action for node in bench.timeline.line][:3] == actions[:3]


def test_a_case_keeps_the_readers_readings_and_its_own_what_ifs_end_with_it():
    bench = workbench(query="")
    bench.parts.settings["collect"].value = "reshuffle"
    bench.parts.settings["burn"].value = 1
    bench.open("burned-out")
    assert bench.timeline.game.settings == {"collect": "reshuffle", "opponent": "random", "hand_size": 1, "burn": 3}
    bench.new_game(1)
    assert bench.timeline.game.settings == {"collect": "reshuffle", "opponent": "random", "hand_size": 3, "burn": 1}


@pytest.mark.parametrize("ask", [lambda bench: bench.open("nope"), lambda bench: bench.opener("nope")])
def test_a_case_that_does_not_exist_is_named_with_those_that_do(bench, ask):
    with pytest.raises(SettingError, match=r"case: expected one of plain-battle, .*“nope”"):
        ask(bench)


def test_every_value_that_was_not_understood_is_said():
    why = workbench(query="lang=xx&case=yy").parts.table.scene["why"]["text"]
    assert "xx" in why and "yy" in why


def test_the_digits_of_every_script_make_a_seed():
    bench = workbench(query="lang=ar")
    bench.parts.seed.value = "٧"
    bench.parts.new.click()
    assert bench.timeline.record()["seed"] == 7


def test_another_card_of_yours_does_not_change_what_the_opponent_plays():
    """It commits its card without seeing yours."""
    bench = workbench(query="case=empty-pile")
    send(bench.parts.transport, type="decision")
    for card in ("AH", "3C"):
        send(bench.parts.transport, type="start")
        press(bench, card)
        step(bench)
        assert bench.timeline.node.action == "8D"


@pytest.mark.slow
@pytest.mark.parametrize("start", ["play", "end"])
def test_a_refused_press_stops_what_plays_and_says_so(start):
    async def run():
        bench = workbench(query="")
        bench.parts.settings["opponent"].value = bench.parts.autopilot.value = "lowest"
        bench.new_game(5)
        send(bench.parts.transport, type=start)
        await asyncio.sleep(0.3)
        press(bench, "draw-0", "draw-0")
        await asyncio.sleep(0.1)
        state = bench.parts.transport.state
        assert not state["playing"] and state["busy"] is None
        assert bench.parts.table.scene["why"]

    asyncio.run(run())


def test_choosing_the_current_line_again_gives_nothing_away(bench):
    send(bench.parts.transport, type="decision")
    send(bench.parts.transport, type="start")
    press(bench, "KS")
    for _ in range(2):
        send(bench.parts.lines, type="choose", id="0")
    assert bench.parts.transport.state["max"] == 9


@pytest.mark.parametrize("laid", [["0 up"], ["1 up", "0 up"], ["0 up", "0 up"], ["0 up", "1 up"], ["loose", "1 down"]])
def test_any_pot_that_can_be_loaded_can_be_drawn(bench, laid):
    position = {"hands": [["AS", "2S"], ["9S", "3S"]], "pot": ["KH", "5C"][: len(laid)], "laid": laid}
    send(bench.parts.files, type="load", text=json.dumps(position), name="")
    assert bench.parts.files.message["kind"] == "ok"
    for _ in range(9):
        zones = [z for row in bench.parts.table.scene["rows"] for z in row["zones"] if z["id"].startswith("pot")]
        up = [card for z in zones for card in z["cards"] if card["face"] != "empty"]
        assert len(up) == bench.timeline.state.at_stake
        assert not any(card.get("mark") == "tied" for card in up)  # K and 5 are no tie
        step(bench)
        if bench.parts.table.scene["why"]:
            press(bench, "AS")


def test_a_position_in_the_midst_of_a_battle_survives_a_smaller_hand(bench):
    step(bench, 3)
    send(bench.parts.files, type="load", text=json.dumps(bench.timeline.state.to_dict()), name="")
    bench.parts.settings["hand_size"].value = 1
    record = json.dumps(bench.timeline.record())
    send(bench.parts.files, type="load", text=record, name="")
    assert bench.parts.files.message["kind"] == "ok"


def test_a_new_game_after_loading_is_played_by_the_settings_on_the_screen(bench):
    record = {"game": "war", "seed": 3, "readings": {"burn": 1, "collect": "reshuffle"}, "actions": []}
    send(bench.parts.files, type="load", text=json.dumps(record), name="")
    bench.new_game(4)
    assert (bench.parts.settings["burn"].value, bench.timeline.game.burn) == (1, 1)
    assert bench.timeline.game.collect == "reshuffle"
