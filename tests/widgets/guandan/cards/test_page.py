"""The language and the address of the page, and what comes from outside."""

import json

import pytest

from explorer.guandan import PUZZLES
from explorer.problems import SettingError
from explorer.words import languages
from tests.widgets.guandan.cards.cards import chosen, complaint, names, say, send, sets, texts, type_in
from widgets.guandan import cards_page


def sentences(bench):
    """Every text on the screen that comes from the locale files, in both questions."""
    parts = bench.parts
    bench.ask("plays")
    yield from (group["name"] for group in parts.plays.groups)
    yield from (parts.plays.title, say(bench)["text"], parts.table.scene["rows"][-1]["who"])
    bench.ask("beats")
    for part in (parts.table, parts.deck, parts.plays):
        yield from (text for name, text in part.labels.items() if name != "clause")
    yield from parts.deck.names.values()
    yield from (item["text"] for puzzles in parts.puzzles.values() for item in puzzles.items)
    yield from (item["name"] for item in parts.readings_mine.items)
    yield from (rung["text"] for rung in parts.ladder.rungs)
    yield from (part.description for part in (parts.level, parts.fill, parts.ask, parts.use, parts.clear, parts.deal))
    yield from (parts.readings_mine.title, parts.ladder.title, say(bench)["text"])


def test_every_language_speaks_everywhere_and_keeps_the_cards(hand):
    hand.set_cards("theirs", "3S")
    english, held = list(sentences(hand)), dict(hand.held)
    for language in languages()[1:]:
        hand.speak(language)
        assert [a for a, b in zip(english, sentences(hand), strict=True) if a == b] == []
        assert "crx-rtl" in hand.parts.box._dom_classes and hand.parts.table.scene["dir"] == "rtl"
        assert hand.held == held and hand.parts.language.value == language
    hand.parts.language.value = "en"
    assert list(sentences(hand)) == english and "crx-rtl" not in hand.parts.box._dom_classes


def test_the_address_chooses():
    bench = cards_page(query="lang=ar&case=two-wilds&voila=1")
    assert bench.words.language == "ar" and chosen(bench) == "two-wilds"
    assert bench.parts.notice.value == ""


@pytest.mark.parametrize("query", ["lang=xx", "case=nope", "case=<script>alert(1)</script>", "case=" + "a" * 9000])
def test_a_hostile_address_is_ignored_and_said_so(query):
    bench = cards_page(query=query)
    assert 0 < len(bench.parts.notice.value) < 300 and chosen(bench) == ""


@pytest.mark.slow
def test_every_clause_named_on_the_page_has_its_text():
    for name in PUZZLES:
        bench = cards_page(query=f"case={name}")
        bench.parts.reveal.click()
        parts = bench.parts
        items = [*parts.readings_mine.items, *parts.readings_theirs.items]
        named = {say(bench)["clause"], parts.readings_mine.why.get("clause", ""), *(item["clause"] for item in items)}
        for part in (parts.table, parts.readings_mine, parts.readings_theirs):
            assert all(part.clauses[clause] for clause in named - {""})


def test_what_a_person_types_is_never_markup(bench):
    type_in(bench, "<b>5S</b>")
    assert "<b>" in complaint(bench)  # the table shows its texts as text
    type_in(bench, "5S 6D 7C 8D 2H as <b>")
    assert "<b>" in complaint(bench)
    bench.open("two-wilds")
    for part in (bench.parts.question, bench.parts.lesson._clauses):
        assert "<b>" not in part.value
    assert "<b>" not in json.dumps(bench.parts.table.scene)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("table", {"type": "press", "zone": zone, "card": card, "index": 0})
        for zone, card in [
            ("nope", "5S 1"), ("theirs", "5S 1"), ("mine", "nope"), ("mine", ""), ("mine", "KS 1"), ("mine", None),
            ("mine", 7), ("mine", ["5S"]), (["mine"], "5S 1"), (None, "5S 1"), ({}, {}),
        ]
    ]
    + [("deck", {"type": what, "card": card}) for what in ("add", "remove") for card in ("XX", "", None, 5, ["5S"])]
    + [("puzzles", {"type": "choose", "id": it}) for it in ("nope", "", None, 3, ["two-wilds"])]
    + [("readings_mine", {"type": "choose", "id": it}) for it in ("straight K", "straight 9", None, 1)]
    + [("typed", message) for message in ({}, {"event": "nope"}, {"type": "submit"})],
)  # fmt: skip
def test_what_no_page_of_ours_would_send_changes_nothing(bench, part, message, caplog):
    before, scene = dict(bench.held), bench.parts.table.scene
    parts = vars(bench.parts) | {"puzzles": bench.parts.puzzles["beats"]}
    send(parts[part], **message)
    assert bench.held == before and bench.parts.table.scene == scene
    assert not caplog.records  # ipywidgets catches what a listener raises, and logs it


@pytest.mark.slow
@pytest.mark.parametrize(
    "message",
    [{"type": "lay", "set": number} for number in (-2, 1.5, "1", None, [0])]
    + [{"type": "sets", "from": start} for start in (-1, 0.5, "0", None)]
    + [{"type": "lay", "set": -1, "row": row} for row in ("nope", "", None, ["pair 9 2"])]
    + [{"type": "lay", "set": -1, "generation": generation} for generation in (-1, None, "1")],
)
def test_what_no_list_of_plays_would_send_is_ignored(hand, message, caplog):
    sent = []
    hand.parts.plays.send = lambda content, buffers=None: sent.append(content)
    send(hand.parts.plays, **{"row": "pair 9 2", "generation": hand.parts.plays.generation, **message})
    assert sent == [] and hand.held["theirs"] == () and not caplog.records


def test_a_start_beyond_the_last_set_gets_none(hand):
    (answer,) = sets(hand, "pair 9 2", 10**20)
    assert answer["sets"] == [] and answer["rest"] == 0


def test_the_button_that_shows_the_answer_leads_on_to_the_next_puzzle(bench):
    names = list(PUZZLES)
    bench.open(names[-1])
    bench.parts.reveal.click()
    assert chosen(bench) == names[-1]
    bench.parts.reveal.click()
    assert chosen(bench) == names[0] and bench.parts.answers.layout.display == "none"


def test_plays_of_which_none_beats_the_others_have_no_strongest(bench):
    bench.set_cards("mine", "5S 5D 6C 6S 2H 2H")
    assert "none beats all the others" in bench.parts.readings_mine.title == say(bench)["text"].rstrip(".")
    bench.set_cards("mine", "8S 8C 8D 2H 2H")
    assert "strongest first" in bench.parts.readings_mine.title and "bomb of 5 eights" in say(bench)["text"]


def test_yours_are_laid_on_the_table_to_climb_the_ladder(bench):
    bench.ask("beats")
    bench.set_cards("mine", "3S 3D 3C 3H 3S")
    bench.parts.lay.click()
    assert texts(bench, "theirs") == "3S 3D 3C 3H 3S" and bench.held["mine"] == ()


def test_a_new_hand_finds_an_empty_table(bench):
    bench.ask("plays")
    bench.set_cards("theirs", "3S")
    bench.parts.take_back.click()
    assert bench.held["theirs"] == ()
    bench.set_cards("theirs", "3S")
    bench.parts.deal.click()
    assert bench.held["theirs"] == () and len(bench.held["hand"]) == 27


def test_a_hand_lies_from_its_strongest_card_down(bench):
    bench.ask("plays")
    bench.set_cards("hand", "3S RJ 7D AC BJ 7H KS")
    bench.parts.level.value = "7"
    shown = [card["id"].split()[0] for card in bench.parts.table.scene["rows"][-1]["zones"][0]["cards"]]
    assert shown == ["RJ", "BJ", "7D", "7H", "AC", "KS", "3S"]


@pytest.mark.parametrize("typed", ["5s 5d", "5♠5♦", "5S,5D", " 5S ، 5♦ ", "5S5D"])
def test_cards_may_be_typed_as_people_write_them(bench, typed):
    bench.parts.typed.value = typed
    bench.parts.use.click()
    assert texts(bench, "mine") == "5S 5D" and complaint(bench) == ""


def test_many_readings_that_a_setting_takes_away_are_summed_up(bench):
    bench.set_cards("mine", "2H 2H")
    bench.parts.settings["wild_pair"].value = "any"
    bench.parts.settings["wild_pair"].value = "level"
    items = bench.parts.readings_mine.items
    assert [item["change"] for item in items] == [""] + ["gone"] * 4 and "9 more" in items[-1]["note"]


def test_cards_that_are_no_play_on_the_table_are_named_as_such(bench):
    bench.ask("plays")
    bench.set_cards("theirs", "3S 4D")
    assert "no play" in say(bench)["text"]


def test_another_hand_with_the_same_readings_has_other_sets(bench):
    bench.ask("plays")
    bench.set_cards("theirs", "3S 3D")
    bench.set_cards("hand", "KS KH KC 5S 5D")
    before = bench.parts.plays.generation
    bench.set_cards("hand", "KS KH KD 5S 5D")
    assert bench.parts.plays.generation > before


def test_what_a_hand_holds_is_spoken(bench):
    bench.ask("plays")
    bench.set_cards("hand", "KS KH")
    spoken = bench.parts.table.scene["spoken"]
    bench.set_cards("hand", "KS KH KC")
    assert bench.parts.plays.title in bench.parts.table.scene["spoken"] != spoken


def test_a_level_there_is_not_is_ignored(bench):
    bench.parts.level.index = None
    assert bench.level == "2" and names(bench)
    with pytest.raises(SettingError):
        bench.open([])
    with pytest.raises(SettingError):
        bench.set_cards([], "5S")


def test_a_play_typed_with_a_shape_and_an_ace_of_spades_typed_small(bench):
    type_in(bench, "5s 6d 7c 8d 2h as straight 8")
    bench.ask("beats")
    assert bench.parts.readings_mine.chosen == "straight 8"
    type_in(bench, "as ks")
    assert texts(bench) == "AS KS"
