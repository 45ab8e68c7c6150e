"""Two teams share one screen: whose hand is seen, and when a curtain is drawn (football.teams)."""

import asyncio

import pytest

from explorer import football
from explorer.words import languages
from tests.widgets.football.match import (
    FODEN,
    PLAYERS,
    at,
    attack,
    bordered,
    charts,
    check,
    check_picks_gone,
    choose,
    cover,
    curtained,
    decide,
    kinds,
    match,
    names,
    on_page,
    pick,
    press,
    ready,
    seek,
    seen,
    send,
    starting,
    step,
    team,
    why,
)
from widgets.football import workbench


@pytest.mark.parametrize("turn", [0, 1])
def test_a_new_match_waits_behind_the_curtain_until_the_team_that_begins_is_ready(turn):
    bench = workbench(query="")
    for _ in range(2):  # the second time the team that begins has been there last
        bench.new_game(starting(turn))
        check(bench)
        assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
        bench.parts.ready.click()
        assert seen(bench) == turn and len(names(bench, turn)) == 7


def test_a_curtain_falls_before_each_team_sees_its_hand():
    bench = at("third-draw")
    assert not curtained(bench) and seen(bench) == 0
    attack(bench, "Diogo Jota", "goals")
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "count" and not curtained(bench) and seen(bench) == 0
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "ready" and curtained(bench)
    assert names(bench, 0) == names(bench, 1) == [] and team(bench, 1) in bench.parts.veil.value
    assert bench.panel.box.layout.visibility == "hidden"
    check(bench)
    bench.parts.ready.click()
    assert not curtained(bench) and seen(bench) == 1 and names(bench, 1) == ["Lewis Dunk", "Kieran Trippier"]
    assert names(bench, 0) == [] and bench.panel.box.layout.display is None
    check(bench)


def test_what_one_team_drew_is_not_told_the_other():
    bench = at("third-draw")
    attack(bench, "Diogo Jota", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert "Youri Tielemans" in names(bench, 1) and "Youri Tielemans" in bench.parts.table.scene["say"]["text"]
    assert any("Youri Tielemans" in line["text"] for line in bench.parts.log.lines)
    check(bench)
    bench.panel.concede.click()
    check(bench)
    send(bench.parts.transport, type="decision")
    assert curtained(bench) and "Youri Tielemans" not in on_page(bench)
    check(bench)
    bench.parts.ready.click()
    assert seen(bench) == 0 and "Youri Tielemans" not in on_page(bench)
    check(bench)
    to = kinds(bench).index("draw")
    seek(bench, to)  # the defender's turn: it is asked to be there
    assert curtained(bench) and "Youri Tielemans" not in on_page(bench)
    check(bench)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [1, 4])
def test_nothing_of_the_other_hand_or_of_the_deck_is_on_the_page_all_through_a_match(seed, language):
    bench = workbench(query=f"lang={language}")
    bench.new_game(seed)
    bench.panel.odds.value = True
    for choice in range(40):
        check(bench)
        ready(bench)
        check(bench)
        state = bench.timeline.state
        seat = seen(bench)
        if state.stage.do == "attack" and state.stage.seat == seat and bench.timeline.at_decision:
            stats = bench.timeline.game.open_stats(state)
            pick(bench, state.hands[seat][choice % len(state.hands[seat])].name, stats[choice % len(stats)])
            check(bench)
            bench.panel.act.click()
        elif state.stage.do == "defend" and bench.timeline.at_decision:
            covers = sorted(bordered(bench))
            if covers:
                cover(bench, covers[0])
            else:
                bench.panel.draw.click()
        else:
            step(bench)
        if bench.stepper.over:
            break


def test_the_charts_tell_nothing_of_a_hand():
    bench = match(3)
    bench.panel.odds.value = True
    mine = bench.timeline.state.hands[seen(bench)][0].name
    pick(bench, mine)
    for alt in charts(bench).values():
        assert not any(name in alt for name in PLAYERS)
    attack(bench, "", bench.timeline.game.open_stats(bench.timeline.state)[0])
    step(bench, 2)
    assert curtained(bench) and set(charts(bench)) == {"uses", "sizes"}
    for alt in charts(bench).values():
        assert not any(name in alt for name in PLAYERS)


@pytest.mark.slow
def test_the_chart_of_one_teams_odds_is_not_left_on_the_page_for_the_other():
    bench = match(3)
    for picture in bench.parts.pictures.values():
        send(picture, type="width", value=400)
    bench.panel.odds.value = True
    first, second = bench.timeline.state.hands[seen(bench)][:2]
    pick(bench, first.name)
    picture = bench.parts.pictures["odds"]
    assert picture.layout.display is None and picture.alt
    pick(bench, second.name, bench.timeline.game.open_stats(bench.timeline.state)[0])
    bench.panel.act.click()
    decide(bench)
    assert picture.layout.display == "none"
    assert picture.alt == "" and picture.png == b""


@pytest.mark.slow
def test_the_odds_are_off_the_page_when_the_curtain_falls_while_the_page_is_served():
    """The charts wait for the clicks to pause; what the other team may not see does not."""

    async def run():
        bench = match(3)
        bench.parts.pace.value = "decision"
        for picture in bench.parts.pictures.values():
            send(picture, type="width", value=400)
        bench.panel.odds.value = True
        first, second = bench.timeline.state.hands[seen(bench)][:2]
        pick(bench, first.name)
        while not bench.parts.pictures["odds"].alt:
            await asyncio.sleep(0.05)
        pick(bench, second.name, bench.timeline.game.open_stats(bench.timeline.state)[0])
        bench.panel.act.click()
        assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
        await asyncio.sleep(0.05)
        check(bench)
        assert bench.parts.pictures["odds"].layout.display == "none"

    asyncio.run(run())


def test_the_picks_of_one_team_are_gone_for_the_other():
    bench = at("seven-cards")
    bench.panel.odds.value = True
    attack(bench, "Kieran Trippier", "caps")
    decide(bench)
    assert seen(bench) == 1
    check_picks_gone(bench)
    cover(bench, "Andrew Robertson")
    decide(bench)
    assert seen(bench) == 1 and bench.timeline.state.stage == ("attack", 1)
    pick(bench, "Cristiano Ronaldo", "caps")
    seek(bench, 1)  # Team A's turn
    assert curtained(bench)
    check(bench)
    check_picks_gone(bench)
    bench.parts.ready.click()
    assert seen(bench) == 0
    check_picks_gone(bench)
    check(bench)


def test_behind_the_curtain_nothing_is_done_for_the_other_team():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    position, length, scene = bench.timeline.position, bench.timeline.length, bench.parts.table.scene
    for button in (bench.panel.act, bench.panel.draw, bench.panel.concede):
        button.click()
    for name in ("Diogo Jota", "Declan Rice", "stack-0", "stack-1", "??"):
        for where in ("hand-0", "hand-1", "middle"):
            press(bench, name, where)
    choose(bench, "goals")
    assert (bench.timeline.position, bench.timeline.length) == (position, length) and curtained(bench)
    assert bench.parts.table.scene == scene
    check(bench)


def test_after_the_end_there_is_nothing_to_hand_over_and_back_in_the_match_there_is():
    bench = workbench(query="")
    bench.new_game(4)
    assert curtained(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over and not curtained(bench)
    send(bench.parts.transport, type="start")
    assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
    ready(bench)
    seek(bench, bench.timeline.length - 1)
    assert not curtained(bench)


def test_the_same_team_again_needs_no_curtain():
    """`football.success`: nothing was there to decide for the other team, so the screen stays where it was."""
    bench = at("nothing-to-decide")
    attack(bench, "Cristiano Ronaldo", "caps")
    while bench.timeline.position < bench.timeline.length - 1:
        step(bench)
        assert not curtained(bench) and seen(bench) == 0
        check(bench)
    assert bench.timeline.state.stage == ("attack", 0)


@pytest.mark.slow
@pytest.mark.parametrize("bot", list(football.BOTS))
@pytest.mark.parametrize("person", [0, 1])
def test_against_a_bot_there_is_no_curtain_and_its_hand_stays_closed(person, bot):
    bench = workbench(query="")
    bench.parts.players[1 - person].value = bot
    bench.new_game(6)
    for choice in range(30):
        assert not curtained(bench) and seen(bench) == person and names(bench, 1 - person) == []
        check(bench)
        state = bench.timeline.state
        legal = bench.timeline.game.actions(state)
        if bench.timeline.at_decision and state.stage.seat == person and legal:
            action = legal[choice % len(legal)]
            word, _, rest = action.partition(" ")
            if word == "attack":
                attack(bench, *rest.rsplit(" with ", 1))
            elif word == "cover":
                cover(bench, rest)
            else:
                getattr(bench.panel, word).click()
            assert bench.timeline.node.action == action
        else:
            step(bench)


def test_a_curtain_takes_the_focus_only_from_what_may_be_behind_it(monkeypatch):
    bench = at("cover-equal")
    taken = []
    monkeypatch.setattr(type(bench.parts.ready), "focus", lambda self: taken.append(True))
    bench.parts.players[0].value = "random"
    bench.parts.players[0].value = ""  # a control that is not: the person goes on choosing
    assert curtained(bench) and not taken
    bench.parts.ready.click()
    attack(bench, FODEN, "goals")
    decide(bench)
    assert taken == [True]


@pytest.mark.parametrize("language", languages())
def test_behind_the_curtain_the_hint_says_who_is_to_look(language):
    bench = workbench(lang=language, query="")
    assert curtained(bench)
    seat = bench.timeline.state.turn
    while not why(bench):
        step(bench)
    assert curtained(bench)
    assert why(bench)[1] == bench.words.text("curtain", who=bench.words.text("football:seat", seat=seat))


def test_a_bots_attack_cannot_be_answered_for_it_nor_its_turn_be_taken():
    bench = workbench(query="")
    bench.parts.players[1].value = "best"
    bench.new_game(starting(1))
    send(bench.parts.transport, type="seek", value=99)
    length = bench.timeline.length
    mine = bench.timeline.state.hands[0][0].name
    attack(bench, mine, bench.timeline.state.stats[0])
    assert bench.timeline.length == length and why(bench)[1]
    press(bench, "stack-1", "hand-1")
    assert why(bench)[1] and bench.timeline.length == length
    bench.panel.draw.click()
    assert bench.timeline.length == length
    bench.parts.open_cards.value = True
    theirs = bench.timeline.state.hands[1][0].name
    press(bench, theirs, "hand-1")
    assert why(bench) == ("", bench.words.text("football:hint-bot"), "hand-1")
    check(bench)


def test_open_cards_need_no_curtain_and_show_both_hands():
    bench = workbench(query="")
    bench.parts.open_cards.value = True
    bench.new_game(2)
    for _ in range(12):
        send(bench.parts.transport, type="decision")
        state = bench.timeline.state
        assert not curtained(bench) and seen(bench) == state.stage.seat
        for seat in (0, 1):
            assert names(bench, seat) == [card.name for card in state.hands[seat]]
        check(bench)
        seat = state.stage.seat
        if state.stage.do == "attack":
            attack(bench, state.hands[seat][0].name, bench.timeline.game.open_stats(state)[0])
        elif covers := sorted(bordered(bench)):
            cover(bench, covers[0])
        else:
            bench.panel.draw.click()
    bench.parts.open_cards.value = False
    check(bench)


def test_opening_the_cards_lifts_the_curtain_and_closing_them_shows_the_hand_that_is_to_move():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    bench.parts.open_cards.value = True
    assert not curtained(bench) and names(bench, 0) and names(bench, 1)
    check(bench)
    bench.parts.open_cards.value = False
    assert not names(bench, 0)
    check(bench)


def test_two_bots_play_and_nobody_has_to_look_away():
    bench = workbench(query="")
    for player in bench.parts.players.values():
        player.value = "random"
    bench.new_game(8)
    seat = seen(bench)
    for _ in range(30):
        step(bench)
        assert not curtained(bench) and seen(bench) == seat
        check(bench)
    state = bench.timeline.state
    length = bench.timeline.length
    attack(bench, state.hands[seat][0].name, state.stats[0])
    assert bench.timeline.length == length


def test_players_are_switched_at_any_time():
    bench = at("third-draw")
    attack(bench, "Diogo Jota", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    bench.parts.players[1].value = "best"
    assert not curtained(bench) and seen(bench) == 0
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "draw" and names(bench, 1) == []
    check(bench)
    bench.parts.players[1].value = ""
    assert curtained(bench) and not names(bench, 0)
    check(bench)
    bench.parts.ready.click()
    assert names(bench, 1) == ["Lewis Dunk", "Kieran Trippier", "Youri Tielemans"]
    bench.parts.players[1].value = "random"
    assert seen(bench) == 0 and not curtained(bench)
    check(bench)
    bench.parts.players[0].value = "best"
    check(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over
    check(bench)
