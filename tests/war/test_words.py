"""War's sentences, word for word where that matters."""

import pytest

from explorer import war
from explorer.game import Result
from explorer.words import Words, languages
from tests.conformance.test_sentences import MARKS
from tests.war.strategies import run, table

LANGUAGES = languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_said_to_win_is_who_wins(language):
    words = Words(language)
    results = [
        Result(0, "war.goal"),
        Result(1, "war.goal"),
        Result(0, "war.exhausted"),
        Result(1, "war.exhausted"),
        Result(0, "war.exhausted-both"),
    ]
    assert len({words.result(result) for result in results}) == len(results)


def test_what_is_said_in_english():
    words = Words()
    _, events = run(table("9S 2S | 3S 4S 5S 6S", "9C 2C | 3C"), "9S 9C")
    said = [words.event(event).translate(MARKS) for event in events]
    assert said == [
        "You commit 9♠.",
        "The opponent commits 9♣ without seeing your card.",
        "Both cards are turned up: 9♠ for you, 9♣ for the opponent. The pot holds 2.",
        "9♠ and 9♣ are equal: both cards stay in the pot, and a war begins.",
        "Both sides can go on: you have 5 cards left, the opponent has 2.",
        "You burn 3 cards face down. The pot holds 5.",
        "The opponent burns 1 card face down. The pot holds 6.",
        "You draw 1 card: your hand has 2.",
        "The opponent’s draw pile is empty: that hand stays at 1.",
    ]
    game = war.Game()
    assert words.event(game.view_event(events[0], 1)) == "You commit a card."
    assert words.event(game.view_event(events[1], 0)) == "The opponent commits a card without seeing yours."
