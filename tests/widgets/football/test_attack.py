"""Cards, and attacking with them (football.attack)."""

import pytest

from explorer import football
from explorer.words import languages
from tests.widgets.football.match import (
    FODEN,
    PLAYERS,
    RICE,
    actions,
    at,
    attack,
    check,
    choose,
    cover,
    curtained,
    decide,
    drawn,
    hand,
    pick,
    press,
    pressed,
    refused,
    seen,
    step,
    why,
    zone,
)


def test_a_card_shows_name_nation_position_and_five_stats():
    bench = at("cover-equal")
    player = drawn(bench, FODEN)["player"]
    foden = PLAYERS[FODEN]
    assert player["name"] == FODEN and player["note"] == f"{foden.nation} · {foden.position}"
    assert [it["value"] for it in player["stats"]] == [str(foden.value(stat)) for stat in football.STATS]
    assert [it["id"] for it in player["stats"] if it.get("out")] == ["seasons"]
    assert not any(it.get("strong") for it in player["stats"])
    assert drawn(bench, FODEN)["name"] == (
        f"{FODEN}: Goals {foden.goals}, Trophies {foden.trophies}, Caps {foden.caps}, Assists {foden.assists}"
    )


def test_the_chosen_stat_is_strong_on_every_card_of_the_hand():
    bench = at("cover-equal")
    choose(bench, "caps")
    for card in hand(bench, 0):
        assert [it["id"] for it in card["player"]["stats"] if it.get("strong")] == ["caps"]
    choose(bench, "goals")
    assert {it["id"] for card in hand(bench, 0) for it in card["player"]["stats"] if it.get("strong")} == {"goals"}


def test_the_attacked_stat_is_strong_on_the_attack_the_cover_and_the_defenders_hand():
    bench = at("cover-equal")
    attack(bench, FODEN, "goals")
    decide(bench)
    for card in (drawn(bench, FODEN), *hand(bench, 1)):
        assert [it["id"] for it in card["player"]["stats"] if it.get("strong")] == ["goals"]
    cover(bench, "Bruno Fernandes")
    assert [it["id"] for it in drawn(bench, "Bruno Fernandes")["player"]["stats"] if it.get("strong")] == ["goals"]


def test_a_card_and_a_stat_are_picked_and_the_attack_confirmed():
    bench = at("cover-equal")
    press(bench, FODEN)
    assert pressed(bench) == [FODEN] and bench.timeline.length == 3
    assert [it["value"] for it in bench.panel.balance.items] == [
        str(PLAYERS[FODEN].value(stat)) for stat in bench.timeline.state.stats
    ]
    choose(bench, "goals")
    assert bench.panel.balance.chosen == "goals" and why(bench) is None
    check(bench)
    bench.panel.act.click()
    assert actions(bench) == [f"attack {FODEN} with goals"] and bench.timeline.event.kind == "attack"
    assert not pressed(bench) and bench.panel.balance.chosen == "" and not bench.panel.balance.choosable
    assert zone(bench, "attack")["caption"] == f"Team A attacks: Goals {PLAYERS[FODEN].goals}"
    check(bench)


def test_another_card_takes_the_place_of_the_first_a_second_press_puts_it_back_and_a_stat_stays_chosen():
    bench = at("cover-equal")
    press(bench, FODEN)
    press(bench, RICE)
    assert pressed(bench) == [RICE]
    press(bench, RICE)
    assert pressed(bench) == []
    choose(bench, "goals")
    choose(bench, "caps")
    assert bench.panel.balance.chosen == "caps"
    choose(bench, "caps")
    assert bench.panel.balance.chosen == "caps"
    check(bench)


@pytest.mark.parametrize("language", languages())
def test_before_the_rules_have_finished_a_move_the_hint_says_how_to_go_on(language):
    bench = at("cover-equal")
    bench.speak(language)
    attack(bench, FODEN, "goals")
    assert bench.timeline.event.kind == "attack"
    bench.panel.act.click()
    assert why(bench)[1] == bench.words.text("hint-step") and bench.words.text("step") in why(bench)[1]


@pytest.mark.parametrize("card, stat", [("", ""), (FODEN, ""), ("", "goals")])
def test_without_a_card_or_a_stat_the_attack_is_asked_for_what_is_missing(card, stat):
    bench = at("cover-equal")
    pick(bench, card, stat)
    bench.panel.act.click()
    assert actions(bench) == [] and why(bench) == ("", bench.words.text("football:hint-attack"), "hand-0")
    assert pressed(bench) == ([card] if card else []) and bench.panel.balance.chosen == stat
    check(bench)


def test_the_next_step_at_a_teams_turn_asks_for_an_attack():
    bench = at("cover-equal")
    step(bench)
    assert why(bench)[1] == bench.words.text("football:hint-attack")


def test_a_press_on_anything_but_the_own_hand_says_why_not():
    bench = at("cover-equal")
    for card, where, action in (
        ("stack-1", "hand-1", "attack ?? with goals"),
        ("deck", "pile", "attack ?? with goals"),
        ("attack-empty", "attack", "attack ?? with goals"),
        ("<b>", "nonsense", "attack ?? with goals"),
    ):
        press(bench, card, where)
        clause, text, _ = refused(bench, action)
        assert why(bench) == (clause, text, where)
        check(bench)
    press(bench, "Bruno Fernandes", "hand-1")  # a name that is not on the page: told no more than the view knows
    assert "Team B" not in why(bench)[1].split(".")[0]
    for junk in (None, 7, ["x"], {}):
        press(bench, junk)
    assert actions(bench) == []


def test_a_press_that_names_a_hidden_card_is_not_told_where_it_is():
    """No page sends it; the answer is the same for a card of the other hand and of the deck."""
    bench = at("too-low")
    said = set()
    for name in ("Diogo Jota", "Kai Havertz", "Nobody At All"):
        for where in ("hand-0", "hand-1", "pile"):
            press(bench, name, where)
            said.add(why(bench)[1].replace(name, "…"))
    press(bench, "??", "hand-1")
    assert len(said - {why(bench)[1]}) == 1


def test_straight_on_leads_to_the_next_decision():
    bench = at("third-draw")
    bench.parts.pace.value = "decision"
    attack(bench, "Diogo Jota", "goals")
    assert bench.timeline.at_decision and curtained(bench)
    bench.parts.ready.click()
    bench.panel.draw.click()
    assert bench.timeline.at_decision and not curtained(bench) and seen(bench) == 1
    check(bench)
