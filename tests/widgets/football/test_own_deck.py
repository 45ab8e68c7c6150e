"""A deck of one's own (football.deck)."""

import json

import ipywidgets
import pytest

from explorer import football
from explorer.words import languages
from tests.widgets.football.match import (
    BAD,
    ODD,
    PLAYERS,
    RICE,
    SAKA,
    STONES,
    actions,
    attack,
    bordered,
    check,
    cover,
    decide,
    downloaded,
    drawn,
    load,
    match,
    names,
    of,
    pick,
    pressed,
    ready,
    seek,
    seen,
    send,
    sheet,
    upload,
    widgets_of,
)
from widgets.football import workbench


def test_a_deck_of_ones_own_is_dealt_and_stays_for_the_next_match():
    bench = workbench(query="")
    bench.new_game(5)
    upload(bench, of(90))
    assert bench.panel.upload.faults == [] and bench.panel.upload.message["kind"] == "ok"
    assert "90" in bench.panel.upload.message["text"] and "80" not in bench.panel.upload.message["text"]
    assert {card.name for card in bench.timeline.state.cards} == {f"Player {i}" for i in range(90)}
    assert len(bench.timeline.line) == 1 and len(bench.timeline.state.deck) == 76
    check(bench)
    decide(bench)
    assert all(name.startswith("Player ") for name in names(bench, seen(bench)))
    assert drawn(bench, names(bench, seen(bench))[0])["player"]["note"] == "Utopia · GK"
    bench.new_game(4)
    assert len(bench.timeline.state.cards) == 90
    bench.parts.new.click()
    assert len(bench.timeline.state.cards) == 90
    check(bench)
    bench.open("cover-equal")  # whose cards are its own
    assert "90" in bench.panel.upload.message["text"] and "next new game" in bench.panel.upload.message["text"]
    bench.new_game(4)
    assert bench.panel.upload.message["text"].startswith("Playing with your 90")
    assert bench.parts.seed_note.value == bench.words.text("seed-now", seed="4")
    bench.load(json.dumps(bench.timeline.state.to_dict() | {"round": 2}))
    assert bench.parts.seed_note.value == bench.words.text("seed-none")
    bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
    assert {card.name for card in bench.timeline.state.cards} == set(PLAYERS) and bench.panel.upload.message == {}
    bench.new_game(4)
    assert len(bench.timeline.state.cards) == len(PLAYERS)
    check(bench)


@pytest.mark.parametrize("count", [14, 79])
@pytest.mark.parametrize("language", languages())
def test_a_small_deck_is_played_with_and_told_to_be_small(count, language):
    bench = workbench(query=f"lang={language}")
    upload(bench, of(count))
    assert bench.panel.upload.message["kind"] == "ok" and len(bench.timeline.state.cards) == count
    assert str(count) in bench.panel.upload.message["text"] and "80" in bench.panel.upload.message["text"]
    check(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over
    check(bench)


@pytest.mark.parametrize("language", languages())
def test_of_more_faults_than_a_deck_can_have_players_it_is_said_how_many_more(language):
    bench = workbench(lang=language)
    rows = "\n".join(f"P{at},x,2,3,4,5" for at in range(1007))
    upload(bench, f"name,{','.join(football.STATS)}\n{rows}")
    *shown, more = bench.panel.upload.faults
    assert len(shown) == 1000 and all(it["where"] for it in shown)
    assert more == {"where": "", "text": bench.words.text("football:match-more-faults", count=7)}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "source",
    [
        BAD.encode(),
        b"",
        b"name,goals\nA,1\n",
        of(13).encode(),
        b"name,goals,trophies,caps,seasons,assists\nCaf\xe9,1,2,3,4,5\n",
        b'name,goals,trophies,caps,seasons,assists\n"A,1,2,3,4,5\n',
        b"\x00\x01\x02\xff",
        b"name,goals,trophies,caps,seasons,assists\n" + b"x,-1,1,1,1,1\n" * 300,
    ],
)
def test_all_faults_of_a_deck_are_listed_with_their_lines_and_the_match_stays(source, language):
    bench = match(5)
    bench.speak(language)
    timeline, scene = bench.timeline, bench.parts.table.scene
    with pytest.raises(football.DeckError) as bad:
        football.read_deck(source)
    upload(bench, source)
    assert bench.timeline is timeline and bench.parts.table.scene == scene
    found, words = bench.panel.upload, bench.words
    assert found.message == {"kind": "error", "text": words.problem(bad.value)}
    assert len(found.faults) == len(bad.value.faults) >= 1
    for shown, fault in zip(found.faults, bad.value.faults, strict=True):
        assert shown["text"] == words.problem(fault, where=False) and shown["text"]
        place = fault.facts["place"]
        assert place in shown["where"] if place else shown["where"] == ""
        if place and language == "en":
            assert shown["where"] == f"Line {place}"
    json.dumps(found.faults)
    bench.new_game(5)
    assert len(bench.timeline.state.cards) == len(PLAYERS)


def test_every_bad_line_is_named_at_once():
    bench = workbench(query="")
    upload(bench, BAD)
    assert [it["where"] for it in bench.panel.upload.faults].count("Line 4") == 2
    assert {it["where"] for it in bench.panel.upload.faults} == {"Line 3", "Line 4", "Line 5", "Line 6"}
    upload(bench, of(20))
    assert bench.panel.upload.faults == [] and bench.panel.upload.message["kind"] == "ok"


def test_a_bad_deck_leaves_the_own_deck_as_it_was():
    bench = workbench(query="")
    upload(bench, of(30))
    upload(bench, BAD)
    bench.new_game(2)
    assert len(bench.timeline.state.cards) == 30


def test_a_bad_deck_leaves_the_picks_as_they_were():
    bench = match(3)
    card, stat = bench.timeline.state.hands[seen(bench)][0].name, bench.timeline.state.stats[0]
    pick(bench, card, stat)
    upload(bench, BAD)
    assert pressed(bench) == [card] and bench.panel.balance.chosen == stat


def test_another_language_leaves_no_answer_in_the_first_one_beside_the_deck():
    for source in (BAD, of(20)):
        bench = workbench(query="")
        upload(bench, source)
        message, faults = bench.panel.upload.message["text"], [it["text"] for it in bench.panel.upload.faults]
        bench.speak("ar")
        assert bench.panel.upload.message.get("text") != message
        assert not set(faults) & {it["text"] for it in bench.panel.upload.faults}


def test_odd_names_stand_on_the_page_as_they_are():
    bench = workbench(query="")
    upload(bench, sheet(ODD + [f"P{i}" for i in range(6)]))
    assert bench.panel.upload.message["kind"] == "ok", bench.panel.upload.faults
    bench.parts.open_cards.value = True
    shown = {name for seat in (0, 1) for name in names(bench, seat)}
    assert set(ODD) <= shown
    check(bench)
    for language in (*languages(), "en"):
        bench.speak(language)
        for name in ODD:
            assert drawn(bench, name)["player"]["name"] == name and name in drawn(bench, name)["name"]
        check(bench)


@pytest.mark.parametrize("name", ODD)
def test_cards_with_odd_names_attack_and_cover(name):
    bench = workbench(query="")
    card = {"name": name, "goals": 5, "trophies": 5, "caps": 5, "seasons": 5, "assists": 5}
    other = {**card, "name": name[:-1] + "z"}
    position = {"stats": ["goals", "trophies", "caps", "assists"], "hands": [[card, RICE], [other, SAKA]], "turn": 0}
    load(bench, json.dumps(position | {"deck": [STONES], "counters": [{}, {}], "attack": None}))
    decide(bench)
    attack(bench, name, "goals")
    assert actions(bench) == [f"attack {name} with goals"]
    check(bench)
    decide(bench)
    assert other["name"] in bordered(bench)
    cover(bench, other["name"])
    assert actions(bench)[-1] == f"cover {other['name']}"
    check(bench)
    seek(bench, bench.timeline.length)
    ready(bench)
    check(bench)
    html = "".join(it.value for it in widgets_of(bench.parts.box) if isinstance(it, ipywidgets.HTML))
    assert "<b>Bold" not in html


@pytest.mark.parametrize("name", ["deck", "stack-0", "stack-1", "attack-empty", "cover-empty"])
def test_a_player_may_be_called_as_a_place_on_the_table_is(name):
    bench = workbench(query="")
    card = {"name": name, "goals": 5, "trophies": 5, "caps": 5, "seasons": 5, "assists": 5}
    position = {"stats": ["goals", "trophies", "caps", "assists"], "hands": [[card, RICE], [SAKA]], "turn": 0}
    load(bench, json.dumps(position | {"deck": [STONES], "counters": [{}, {}], "attack": None}))
    decide(bench)
    check(bench)


def test_a_record_with_an_own_deck_is_replayed_with_its_cards():
    bench = workbench(query="")
    upload(bench, sheet(ODD + [f"P{i}" for i in range(20)]))
    send(bench.parts.transport, type="stretch", value="round")
    send(bench.parts.transport, type="stretch", value="round")
    record, position = downloaded(bench, "record"), downloaded(bench, "position")
    other = workbench(query="")
    load(other, record["text"])
    assert other.timeline.record() == bench.timeline.record() and other.timeline.state == bench.timeline.state
    assert other.timeline.start.cards == bench.timeline.start.cards
    check(other)
    load(other, position["text"])
    assert other.timeline.state == bench.timeline.state
    check(other)
    other.new_game(3)
    assert len(other.timeline.state.cards) == len(PLAYERS)


def test_a_reading_flipped_keeps_an_own_deck():
    bench = workbench(query="")
    upload(bench, of(20))
    send(bench.parts.transport, type="stretch", value="round")
    start, record = bench.timeline.start, bench.timeline.record()
    bench.parts.settings["must_cover"].value = "may"
    assert bench.timeline.start.hands == start.hands and bench.timeline.start.cards == start.cards
    check(bench)
    bench.parts.settings["must_cover"].value = "must"
    assert bench.timeline.record() == record
    check(bench)


def notes(bench):
    return [it["note"] for it in bench.panel.balance.items]


def labels(bench):
    return [bench.words.text(f"football:label-{stat}") for stat in bench.timeline.state.stats]


def test_the_labels_of_the_games_own_numbers_stand_with_its_own_deck_only():
    bench = workbench(query="")
    assert notes(bench) == labels(bench) and all(notes(bench))
    upload(bench, of(20))
    assert notes(bench) == [""] * 4
    bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
    assert notes(bench) == labels(bench)


def test_a_case_has_the_labels_of_the_games_own_deck_whatever_was_uploaded():
    bench = workbench(query="")
    upload(bench, of(20))
    bench.open("cover-equal")
    assert notes(bench) == labels(bench)


def test_a_match_loaded_with_other_cards_has_no_labels_of_the_games_own_deck():
    bench = workbench(query="")
    upload(bench, of(20))
    record = downloaded(bench, "record")["text"]
    other = workbench(query="")
    load(other, record)
    assert {card.name for card in other.timeline.state.cards} == {f"Player {i}" for i in range(20)}
    assert notes(other) == [""] * 4


def test_a_match_of_the_games_own_deck_loaded_over_an_own_deck_has_its_labels():
    bench, other = workbench(query=""), workbench(query="")
    upload(other, of(20))
    load(other, downloaded(bench, "record")["text"])
    assert notes(other) == labels(other)


@pytest.mark.slow
@pytest.mark.parametrize("junk", [{"type": "load"}, {"type": "load", "name": 3}, {"type": "nonsense"}, {}, None])
def test_other_messages_beside_the_deck_are_nothing(junk):
    bench = match(3)
    timeline = bench.timeline
    bench.panel.upload._handle_custom_msg(junk, [])
    assert bench.timeline is timeline and bench.panel.upload.message == {}


def test_too_large_a_file_is_not_read():
    bench = match(3)
    timeline = bench.timeline
    upload(bench, b"x" * (bench.panel.upload.limit + 1))
    assert bench.panel.upload.message["kind"] == "error" and bench.panel.upload.message["text"]
    assert bench.timeline is timeline
