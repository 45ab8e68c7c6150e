"""Guandan's cards by their traits, without a browser: every press is what the page would send."""

import json
import re

import pytest

from explorer import guandan
from explorer.guandan import PUZZLES
from explorer.problems import CardError, SettingError
from explorer.words import Words, languages
from widgets.guandan import cards_page
from widgets.guandan.cards import showing
from widgets.screens import screen

HAND = "9S 9S 9H 9H 9C 9C 9D 9D 2H 2H 3S 4D 4C 5S 6D 7C 7S 8H TD TS JC QS QD KH AC BJ RJ"


@pytest.fixture
def bench():
    """Four spades and a wild, as the page opens."""
    return cards_page(query="")


@pytest.fixture
def hand(bench):
    """A hand that holds bombs of every size, its plays listed."""
    bench.put("hand", HAND)
    bench.ask("plays")
    return bench


def send(part, **message):
    """What the page sends when somebody presses something."""
    part._handle_custom_msg(message, [])


def pick(bench, cards):
    for card in cards.split():
        send(bench.parts.deck, type="add", card=card)


def type_in(bench, text):
    bench.parts.typed.value = text
    bench.parts.use.click()


def texts(bench, where="mine"):
    return " ".join(card.text for card in bench.held[where])


def names(bench, side="mine"):
    return [item["name"] for item in getattr(bench.parts, f"readings_{side}").items]


def drawn(card):
    """A drawn card as text, with a star if it is a wild."""
    text = card["rank"] if card["suit"] in "RB" else card["rank"].replace("10", "T") + card["suit"]
    return text + ("*" if card.get("as") or card.get("wild") else "")


def complaint(bench):
    """What is said beside the row, or nothing."""
    return (bench.parts.table.scene["why"] or {"text": ""})["text"]


def chosen(bench):
    """The puzzle marked in the lists of puzzles."""
    (name,) = {puzzles.chosen for puzzles in bench.parts.puzzles.values()}
    return name


def say(bench):
    return bench.parts.table.scene["say"]


def rows(bench):
    return [row for group in bench.parts.plays.groups for row in group["rows"]]


def lay(bench, row, number=-1):
    send(bench.parts.plays, type="lay", row=row, set=number, generation=bench.parts.plays.generation)


def sets(bench, row, start=0):
    """The page's question for sets of a row, and the answers it got."""
    sent = []
    bench.parts.plays.send = lambda content, buffers=None: sent.append(content)
    send(bench.parts.plays, **{"type": "sets", "row": row, "from": start, "generation": bench.parts.plays.generation})
    return sent


# What can these be?


def test_cards_picked_are_read_strongest_first_with_their_wilds_drawn(bench):
    bench.put("mine", "")
    pick(bench, "5S 6S 7S 8S 2H")
    assert names(bench) == ["Straight flush to 9", "Straight flush to 8", "Straight to 9", "Straight to 8"]
    for item, wild in zip(bench.parts.readings_mine.items, ["9S", "4S", "9H", "4H"], strict=True):
        assert [drawn(card) for card in item["cards"] if card.get("as")] == [f"{wild}*"]
    assert [item["clause"] for item in bench.parts.readings_mine.items] == ["guandan.bombs"] * 2 + [
        "guandan.sequences"
    ] * 2


@pytest.mark.parametrize(
    ("cards", "level", "laid"),
    [
        ("8D 2H 5S 7C 6D", "2", "5S 6D 7C 8D 9H*"),
        ("5D 3C AS 2H 4S", "2", "AS 2H* 3C 4S 5D"),
        ("QD AC KS JS TH", "2", "TH JS QD KS AC"),
        ("2C 3D AS 2S 3C AD", "7", "AS AD 2C 2S 3D 3C"),
        ("AS 2S AD 2C AC 2D", "7", "AS AD AC 2S 2C 2D"),
        ("KS 2H KD 4S 4C", "2", "KS KD KH* 4S 4C"),
        ("RJ RJ KS KD KC", "2", "KS KD KC RJ RJ"),
    ],
)
def test_a_reading_is_laid_out_in_the_order_of_its_shape(bench, cards, level, laid):
    bench.parts.level.value = level
    bench.put("mine", cards)
    assert " ".join(map(drawn, bench.parts.readings_mine.items[0]["cards"])) == laid


def test_a_wild_that_is_itself_is_not_drawn_as_another_card(bench):
    bench.put("mine", "2H")
    assert bench.parts.readings_mine.items[0]["cards"] == [{"rank": "2", "suit": "H", "wild": True}]


def test_a_third_copy_says_why_in_the_place_and_changes_nothing(bench):
    pick(bench, "5S")
    before = bench.held["mine"]
    pick(bench, "5S")
    why = bench.parts.table.scene["why"]
    assert why["zone"] == "mine" and "twice" in why["text"] and bench.held["mine"] == before
    send(bench.parts.table, type="dismiss")
    assert bench.parts.table.scene["why"] is None


def test_a_pressed_card_goes_back_the_copy_pressed_last_first(bench):
    bench.put("mine", "5S 6S 5S")
    send(bench.parts.table, type="press", zone="mine", card="5S 1", index=0)
    assert texts(bench) == "5S 6S"
    send(bench.parts.deck, type="remove", card="6S")
    assert texts(bench) == "5S"
    send(bench.parts.deck, type="remove", card="KS")
    assert texts(bench) == "5S"


def test_cards_that_are_nothing_say_why(bench):
    bench.put("mine", "QS KD AC 2S 3D")
    panel = bench.parts.readings_mine
    assert panel.items == [] and panel.why["clause"] == "guandan.sequences" and panel.why["text"]
    bench.put("mine", "")
    assert panel.items == [] and panel.why == {}


def test_typed_cards_take_the_row_and_bad_ones_leave_it(bench):
    type_in(bench, "9S 9D")
    for text, named in (("9S XX", "XX"), ("9S 9S 9S", "twice"), (" ".join(["5S"] * 28), "27"), ("?? XX", "??")):
        type_in(bench, text)
        assert named in complaint(bench) and texts(bench) == "9S 9D"
    type_in(bench, "7C")
    assert complaint(bench) == "" and texts(bench) == "7C"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("5S 6D 7C 8D 2H as flush", "flush"),
        ("5S 6D 7C 8D 2H as straight K", "straight K"),
        ("5S 6D 9C as straight 9", ""),
        ("5S 6D XX as straight 9", "XX"),
    ],
)
def test_a_typed_play_that_is_none_is_explained_beside(bench, text, named):
    before = bench.held["mine"]
    type_in(bench, text)
    assert complaint(bench) and named in complaint(bench)
    assert bench.held["mine"] == before


@pytest.mark.parametrize("bad", ["XX", "5S 5S 5S", ["5S", 7], [None], " ".join(HAND.split() + ["3H"])])
@pytest.mark.parametrize("where", ["mine", "theirs", "hand"])
def test_putting_bad_cards_raises_and_keeps_the_row(bench, where, bad):
    bench.put(where, "KS KD")
    with pytest.raises(CardError):
        bench.put(where, bad)
    assert texts(bench, where) == "KS KD"


def test_a_row_there_is_not_is_named_with_those_there_are(bench):
    with pytest.raises(SettingError, match="mine, theirs, hand"):
        bench.put("yours", "5S")
    assert set(bench.held) == {"mine", "theirs", "hand"}


def test_a_flipped_setting_marks_what_is_new_and_what_is_gone(bench):
    flip = bench.parts.settings["flush_as_straight"]
    flip.value = "never"
    assert [item["change"] for item in bench.parts.readings_mine.items] == ["", "", "gone", "gone"]
    assert "gone" in bench.parts.readings_mine.items[-1]["changeText"]
    flip.value = "with-wild"
    assert [item["change"] for item in bench.parts.readings_mine.items] == ["", "", "new", "new"]
    bench.put("mine", "2H 2H")
    bench.parts.settings["wild_pair"].value = "any"
    assert [item["change"] for item in bench.parts.readings_mine.items].count("new") == 12
    pick(bench, "3S")
    assert not any(item["change"] for item in bench.parts.readings_mine.items)


def test_a_setting_flipped_on_a_veiled_puzzle_ends_it_and_marks_its_readings(bench):
    bench.open("five-suited")
    bench.parts.settings["flush_as_straight"].value = "always"
    assert chosen(bench) == "" and bench.parts.answers.layout.display is None
    assert [(item["name"], item["change"]) for item in bench.parts.readings_mine.items] == [
        ("Straight flush to 9", ""),
        ("Straight to 9", "new"),
    ]


def test_a_setting_flipped_on_an_answered_puzzle_leaves_the_answer(bench):
    bench.open("five-suited")
    bench.parts.reveal.click()
    bench.parts.settings["flush_as_straight"].value = "always"
    assert chosen(bench) == "five-suited" and bench.parts.readings_mine.items[1]["change"] == "new"


def test_a_setting_flipped_before_any_readings_were_shown_holds_for_the_hand():
    bench = cards_page(query="case=bombs-of-every-size")
    before = len(guandan.plays(PUZZLES["bombs-of-every-size"].cards, "2"))
    bench.parts.settings["wild_pair"].value = "any"
    bench.parts.reveal.click()
    assert rows(bench) and str(before) not in bench.parts.plays.title


def test_another_level_makes_other_cards_wild(bench):
    bench.put("mine", "5S 6D 7C 8D 2H")
    bench.parts.level.value = "7"
    assert names(bench) == [] and bench.parts.deck.wild == "7H"


# Does it beat that?


def test_the_verdict_its_clause_and_the_ladder(bench):
    bench.ask("beats")
    bench.put("mine", "4C 5C 6C 7C 8C")
    assert "both" in say(bench)["text"]
    bench.put("theirs", "AS AD AC AH AS")
    assert say(bench)["title"] == "Yours wins." and say(bench)["clause"] == "guandan.bombs"
    marked = {rung["text"]: [mark["side"] for mark in rung["marks"]] for rung in bench.parts.ladder.rungs}
    assert marked["straight flush"] == ["mine"] and marked["bomb of 5"] == ["theirs"]
    assert sum(map(len, marked.values())) == 2 and bench.parts.ladder.belowMarks == []
    bench.put("mine", "KS")
    assert say(bench)["title"] == "Yours does not win." and [
        mark["side"] for mark in bench.parts.ladder.belowMarks
    ] == ["mine"]


def test_the_reading_that_is_meant_can_be_chosen_on_both_sides(bench):
    bench.ask("beats")
    bench.put("mine", "5S 6D 7C 8D 2H")
    bench.put("theirs", "4D 5C 6H 7D 8S")
    assert say(bench)["title"] == "Yours wins." and bench.parts.readings_mine.chosen == "straight 9"
    send(bench.parts.readings_mine, type="choose", id="straight 8")
    assert bench.parts.readings_mine.chosen == "straight 8" and say(bench)["title"] == "Yours does not win."
    type_in(bench, "5S 6D 7C 8D 2H as straight 8")
    assert bench.parts.readings_mine.chosen == "straight 8"
    type_in(bench, "5S 6D 7C 8D 2H")
    assert bench.parts.readings_mine.chosen == "straight 9"


def test_cards_go_to_the_row_that_is_chosen(bench):
    bench.ask("beats")
    bench.parts.fill.value = "theirs"
    pick(bench, "KS")
    assert texts(bench, "theirs") == "KS" and bench.parts.deck.counts == {"KS": 1}
    bench.ask("readings")  # there is only one row
    pick(bench, "KD")
    assert texts(bench, "theirs") == "KS" and texts(bench).endswith("KD")


def test_a_side_that_is_nothing_is_said(bench):
    bench.ask("beats")
    bench.put("theirs", "5S 6D")
    assert say(bench)["title"] == "Yours does not win." and say(bench)["clause"].startswith("guandan.")


# What is in this hand?


def test_every_play_of_a_hand_is_counted_and_each_reading_once(hand):
    every = guandan.plays(HAND, "2")
    assert f"{len(every):,}".replace(",", "") in re.sub(r"\D", " ", hand.parts.plays.title.replace(",", "")).split()
    assert len(rows(hand)) == len({found for _, found in every}) == len({row["id"] for row in rows(hand)})
    shapes = [group["id"] for group in hand.parts.plays.groups]
    assert shapes == [shape for shape in guandan.SHAPES if shape in shapes]


def test_the_sets_of_a_reading_come_in_chunks_until_all_are_there(hand):
    every = [cards for cards, found in guandan.plays(HAND, "2") if found == ("full-house", 5, "9")]
    shown, start = [], 0
    while True:
        (answer,) = sets(hand, "full-house 9 5", start)
        shown += answer["sets"]
        start = len(shown)
        if not answer["rest"]:
            break
        assert answer["more"] and answer["rest"] == len(every) - start
    assert len(shown) == len(every) > 80 and len({json.dumps(it) for it in shown}) == len(shown)


def test_only_what_beats_the_play_laid_is_listed_and_all_again_without_it(hand):
    everything = [row["id"] for row in rows(hand)]
    lay(hand, "straight 9 5")
    assert "straight to 9" in say(hand)["text"] and texts(hand, "theirs")
    listed = [row["id"] for row in rows(hand)]
    assert "straight 9 5" not in listed and "straight T 5" in listed and "single A 1" not in listed
    assert "bomb 9 4" in listed and set(listed) < set(everything)
    hand.parts.clear.click()  # of the hand: what lies there stays
    assert texts(hand, "hand") == "" and rows(hand) == []
    hand.put("hand", HAND)
    hand.put("theirs", "")
    assert [row["id"] for row in rows(hand)] == everything


def test_a_certain_set_of_cards_can_be_laid(hand):
    (answer,) = sets(hand, "pair 9 2")
    lay(hand, "pair 9 2", 3)
    assert texts(hand, "theirs") == " ".join(map(drawn, answer["sets"][3]["cards"])).replace("*", "")
    lay(hand, "pair T 2", 10**9)  # as many as there are
    assert len(hand.held["theirs"]) == 2


def test_a_reading_laid_is_the_one_meant(hand):
    hand.put("hand", "5S 6D 7C 8D 2H TS JS QS KS AS")
    lay(hand, "straight 8 5")
    assert hand.parts.readings_theirs.chosen == "straight 8"
    assert "straight 9 5" in [row["id"] for row in rows(hand)]


def test_the_same_seed_deals_the_same_hand_and_another_another(bench):
    bench.ask("plays")
    bench.deal(7)
    first = texts(bench, "hand")
    assert len(bench.held["hand"]) == 27
    bench.deal(8)
    assert texts(bench, "hand") != first
    bench.deal(7)
    assert texts(bench, "hand") == first


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, 10**30])
def test_a_bad_seed_raises_and_keeps_the_hand(hand, seed):
    with pytest.raises(SettingError):
        hand.deal(seed)
    assert texts(hand, "hand") == HAND


def test_a_twenty_eighth_card_says_why(hand):
    pick(hand, "3H")
    assert hand.parts.table.scene["why"]["zone"] == "hand" and "27" in hand.parts.table.scene["why"]["text"]
    assert texts(hand, "hand") == HAND


def test_hands_are_listed_once_for_a_change(bench, monkeypatch):
    bench.ask("plays")
    made, real = [], showing.HandPlays
    monkeypatch.setattr(showing, "HandPlays", lambda *given: made.append(given) or real(*given))
    bench.deal(1)
    assert len(made) == 1
    lay(bench, rows(bench)[0]["id"])
    assert len(made) == 2


def test_the_chart_waits_for_the_page_to_ask(hand):
    assert hand.parts.picture.png == b""
    send(hand.parts.picture, type="width", value=600)
    assert hand.parts.picture.png.startswith(b"\x89PNG") and hand.parts.picture.alt


# Puzzles


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PUZZLES)
def test_every_puzzle_opens_veiled_and_answers_in_every_language(name, language):
    bench = cards_page(query=f"case={name}&lang={language}")
    words, puzzle, parts = Words(language, screen), PUZZLES[name], bench.parts
    assert parts.ask.value == puzzle.ask and chosen(bench) == name and parts.level.value == puzzle.level
    row = "hand" if puzzle.ask == "plays" else "mine"
    assert texts(bench, row) == " ".join(puzzle.cards) and texts(bench, "theirs") == " ".join(puzzle.other)
    assert say(bench)["text"] == words.text(f"guandan:puzzle-{name}.note") and say(bench)["clause"] == ""
    look = words.text(f"guandan:puzzle-{name}.look")
    assert parts.answers.layout.display == "none" and look[:20] not in parts.question.value
    assert parts.picture.layout.display == "none"
    parts.reveal.click()
    assert parts.answers.layout.display is None and parts.reveal.description == words.text("guandan:cards-next-puzzle")
    assert "<p>" in parts.question.value and look.split(" ")[0] in parts.question.value
    if puzzle.ask == "plays":
        assert rows(bench)
    else:
        assert names(bench) or parts.readings_mine.why["text"]
        clause = say(bench)["clause"] or parts.readings_mine.why.get("clause", puzzle.clauses[0])
        assert clause in guandan.RULEBOOK.clauses
    if puzzle.ask == "beats":
        assert say(bench)["clause"]


def test_nothing_of_a_veiled_answer_is_on_the_page(bench):
    before = names(bench)
    bench.open("flush-by-wild")
    assert rows(bench) == []
    bench.open("two-pairs-two-wilds")
    assert names(bench) == before and bench.parts.readings_mine.why == {}
    bench.open("equal-flushes")
    assert names(bench, "theirs") == [] and not any(rung["marks"] for rung in bench.parts.ladder.rungs)


def test_a_veiled_puzzle_stays_veiled_in_another_language_and_beside_a_bad_text(bench):
    bench.open("two-wilds")
    bench.speak("ar")
    type_in(bench, "XX")
    assert bench.parts.answers.layout.display == "none" and chosen(bench) == "two-wilds"


def test_what_can_be_chosen_is_chosen_as_soon_as_it_is_shown(bench):
    bench.ask("beats")
    assert bench.parts.readings_mine.choosable and bench.parts.readings_mine.chosen == "straight-flush 9"
    bench.ask("readings")
    assert not bench.parts.readings_mine.choosable and bench.parts.readings_mine.chosen == ""


def test_what_a_person_changes_ends_the_puzzle(bench):
    bench.open("two-pairs-two-wilds")
    pick(bench, "KS")
    assert chosen(bench) == "" and bench.parts.answers.layout.display is None
    assert bench.parts.answer.layout.display == "none"


def test_a_lesson_button_opens_its_puzzle(bench):
    sent = []
    bench.parts.table.send = lambda content, buffers=None: sent.append(content)
    bench.opener("round-the-ace").children[0].click()
    assert chosen(bench) == "round-the-ace" and sent == [{"type": "show"}]


def test_a_puzzle_brings_its_settings_and_level_and_no_choice_of_before(bench):
    bench.ask("beats")
    bench.put("mine", "5S 6D 7C 8D 2H")
    send(bench.parts.readings_mine, type="choose", id="straight 8")
    bench.parts.settings["flush_as_straight"].value = "never"
    bench.open("one-wild-open-straight")
    bench.parts.reveal.click()
    assert bench.settings["flush_as_straight"] == "with-wild" and names(bench)[0] == "Straight to 9"
    bench.ask("beats")
    assert bench.parts.readings_mine.chosen == "straight 9"


@pytest.mark.parametrize(
    "ask", [lambda bench: bench.open("nope"), lambda bench: bench.opener("nope"), lambda bench: bench.ask("nope")]
)
def test_what_does_not_exist_is_named_with_what_does(bench, ask):
    with pytest.raises(SettingError, match=r"expected .*“nope”"):
        ask(bench)


# Language, address, and what comes from outside


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
    hand.put("theirs", "3S")
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
    bench.put("mine", "5S 5D 6C 6S 2H 2H")
    assert "none beats all the others" in bench.parts.readings_mine.title == say(bench)["text"].rstrip(".")
    bench.put("mine", "8S 8C 8D 2H 2H")
    assert "strongest first" in bench.parts.readings_mine.title and "bomb of 5 eights" in say(bench)["text"]


def test_yours_are_laid_on_the_table_to_climb_the_ladder(bench):
    bench.ask("beats")
    bench.put("mine", "3S 3D 3C 3H 3S")
    bench.parts.lay.click()
    assert texts(bench, "theirs") == "3S 3D 3C 3H 3S" and bench.held["mine"] == ()


def test_a_new_hand_finds_an_empty_table(bench):
    bench.ask("plays")
    bench.put("theirs", "3S")
    bench.parts.take_back.click()
    assert bench.held["theirs"] == ()
    bench.put("theirs", "3S")
    bench.parts.deal.click()
    assert bench.held["theirs"] == () and len(bench.held["hand"]) == 27


def test_a_hand_lies_from_its_strongest_card_down(bench):
    bench.ask("plays")
    bench.put("hand", "3S RJ 7D AC BJ 7H KS")
    bench.parts.level.value = "7"
    shown = [card["id"].split()[0] for card in bench.parts.table.scene["rows"][-1]["zones"][0]["cards"]]
    assert shown == ["RJ", "BJ", "7D", "7H", "AC", "KS", "3S"]


@pytest.mark.parametrize("typed", ["5s 5d", "5♠5♦", "5S,5D", " 5S ، 5♦ ", "5S5D"])
def test_cards_may_be_typed_as_people_write_them(bench, typed):
    bench.parts.typed.value = typed
    bench.parts.use.click()
    assert texts(bench, "mine") == "5S 5D" and complaint(bench) == ""


def test_many_readings_that_a_setting_takes_away_are_summed_up(bench):
    bench.put("mine", "2H 2H")
    bench.parts.settings["wild_pair"].value = "any"
    bench.parts.settings["wild_pair"].value = "level"
    items = bench.parts.readings_mine.items
    assert [item["change"] for item in items] == [""] + ["gone"] * 4 and "9 more" in items[-1]["note"]


def test_cards_that_are_no_play_on_the_table_are_named_as_such(bench):
    bench.ask("plays")
    bench.put("theirs", "3S 4D")
    assert "no play" in say(bench)["text"]


def test_another_hand_with_the_same_readings_has_other_sets(bench):
    bench.ask("plays")
    bench.put("theirs", "3S 3D")
    bench.put("hand", "KS KH KC 5S 5D")
    before = bench.parts.plays.generation
    bench.put("hand", "KS KH KD 5S 5D")
    assert bench.parts.plays.generation > before


def test_what_a_hand_holds_is_spoken(bench):
    bench.ask("plays")
    bench.put("hand", "KS KH")
    spoken = bench.parts.table.scene["spoken"]
    bench.put("hand", "KS KH KC")
    assert bench.parts.plays.title in bench.parts.table.scene["spoken"] != spoken


def test_a_level_there_is_not_is_ignored(bench):
    bench.parts.level.index = None
    assert bench.level == "2" and names(bench)
    with pytest.raises(SettingError):
        bench.open([])
    with pytest.raises(SettingError):
        bench.put([], "5S")


def test_a_play_typed_with_a_shape_and_an_ace_of_spades_typed_small(bench):
    type_in(bench, "5s 6d 7c 8d 2h as straight 8")
    bench.ask("beats")
    assert bench.parts.readings_mine.chosen == "straight 8"
    type_in(bench, "as ks")
    assert texts(bench) == "AS KS"
