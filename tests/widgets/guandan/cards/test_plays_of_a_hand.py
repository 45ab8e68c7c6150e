"""What is in this hand?"""

import json
import re

import pytest

from explorer import guandan
from explorer.problems import SettingError
from tests.widgets.guandan.cards.cards import HAND, drawn, lay, pick, rows, say, send, sets, texts
from widgets.guandan.cards import showing


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
    hand.set_cards("hand", HAND)
    hand.set_cards("theirs", "")
    assert [row["id"] for row in rows(hand)] == everything


def test_a_certain_set_of_cards_can_be_laid(hand):
    (answer,) = sets(hand, "pair 9 2")
    lay(hand, "pair 9 2", 3)
    assert texts(hand, "theirs") == " ".join(map(drawn, answer["sets"][3]["cards"])).replace("*", "")
    lay(hand, "pair T 2", 10**9)  # as many as there are
    assert len(hand.held["theirs"]) == 2


def test_a_reading_laid_is_the_one_meant(hand):
    hand.set_cards("hand", "5S 6D 7C 8D 2H TS JS QS KS AS")
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
