"""Turns, tricks, who inherits the lead, and how a deal ends: each by hand from rules/guandan.md."""

import pytest

from explorer import guandan
from tests.guandan.tables import run, table, until_deal

FOUR = table("5S 9D KD 3D | 7C 8C QC | 6S TD AD | 3S 4D JD")


def rotated(hands, by):
    """The same table seen from another seat."""
    split = [hand.strip() for hand in hands.split("|")]
    return " | ".join(split[(seat - by) % 4] for seat in range(4))


# guandan.turn


def test_turn_the_leader_must_play():
    line = run(FOUR)
    assert line.actor == 0
    assert line.refused("pass") == ("leader-passes", "turn")
    assert "pass" not in line.game.actions(line.state)


@pytest.mark.parametrize("leader", range(4))
def test_turn_whoever_is_named_leads(leader):
    line = run(table("5S 5D | 6S 6D | 7S 7D | 8S 8D", turn=leader))
    assert line.actor == leader
    assert line.refused("pass") == ("leader-passes", "turn")


def test_turn_runs_from_seat_to_seat_and_round_again():
    line = run(FOUR, "5S, 7C, TD, JD, KD")
    assert line.story == ["0: 5S", "1: 7C", "2: TD", "3: JD", "0: KD"]
    assert line.actor == 1


def test_turn_the_others_may_pass_and_come_back_in():
    line = run(FOUR, "5S, pass, TD, JD, KD, pass, AD")
    assert line.story == ["0: 5S", "1: pass", "2: TD", "3: JD", "0: KD", "1: pass", "2: AD"]
    assert line.actor == 3
    back = run(FOUR, "5S, pass, TD, JD, pass")
    assert back.actor == 1
    assert back.on("QC").story == ["1: QC"]


def test_turn_to_pass_is_allowed_also_to_who_could_beat():
    line = run(FOUR, "5S")
    assert set(line.game.actions(line.state)) == {"7C", "8C", "QC", "pass"}
    assert line.on("pass").actor == 2


def test_turn_when_all_others_have_passed_the_last_to_play_leads():
    line = run(FOUR, "5S, 7C, TD, pass, pass, pass")
    assert line.story[-2:] == ["1: pass", "2 leads (turn: self)"]
    assert line.actor == 2
    assert line.state.to_beat is None
    assert line.state.passed == ()
    assert line.refused("pass") == ("leader-passes", "turn")
    # Anything may be led, also what is lower than what lay there.
    assert line.on("6S").story == ["2: 6S"]


def test_turn_passes_before_the_last_play_do_not_count():
    """Two passed on the 5, and both are asked again about the queen."""
    line = run(table("5S AD | 7C QC | 6S TD | 3S 4D"), "5S, QC, pass, pass")
    assert line.actor == 0
    line = run(table("5S AD | 7C QC | 6S TD | 3S 4D"), "5S, pass, TD, pass, pass")
    assert line.actor == 1
    assert line.state.passed == (3, 0)


def test_turn_players_who_are_out_are_skipped():
    line = run(table("5S 9D | | 6S TD | 3S 4D", out=[1]), "5S, 6S, pass, 9D")
    assert line.story[:3] == ["0: 5S", "2: 6S", "3: pass"]
    assert run(table("5S 9D | 7C 8C | | 3S 4D", out=[2]), "5S, 7C").actor == 3
    assert run(table("5S 9D | 7C 8C | | ", out=[3, 2]), "5S, 7C, 9D").story[:3] == ["0: 5S", "1: 7C", "0: 9D"]


def test_turn_with_two_left_one_pass_ends_the_trick():
    line = run(table("| 7C 8C 9C | | 3S 4D", out=[0, 2], turn=1), "7C, pass")
    assert line.story == ["1: 7C", "3: pass", "1 leads (turn: self)"]


def test_turn_the_trick_ends_when_it_would_return_to_a_player_who_has_gone_out():
    """Three passes end it, and not a fourth: seat 1 is not asked twice."""
    line = run(table("AS | 7C 8C | 6S 6D | 3S 4D"), "AS, pass, pass")
    assert line.actor == 3
    assert line.on("pass").story == ["3: pass", "2 leads (inherit: partner)"]


def test_turn_somebody_may_beat_a_player_who_has_gone_out_and_all_are_asked_again():
    line = run(table("9S | 7C QC | 6S KD | TS AD"), "9S, pass, pass, TS")
    assert line.actor == 1
    assert line.on("QC").actor == 2
    assert line.on("pass, pass").story[-1] == "3 leads (turn: self)"


# passing


def test_passing_out_shuts_you_out_of_the_trick():
    hands = "5S KD 9D 3D | 7C QC 8C | 6S TD AD | 3S JD 4D"
    line = run(table(hands), "5S, pass, TD, JD, KD", passing="out")
    assert line.actor == 2  # seat 1 is skipped
    assert line.on("AD").actor == 3
    assert run(table(hands), "5S, pass, TD, JD, KD", passing="re-enter").actor == 1


def test_passing_out_the_trick_ends_when_all_others_are_shut_out():
    line = run(table("5S KD 9D 3D | 7C QC 8C | 6S TD AD | 3S JD 4D"), "5S, pass, TD, pass, KD, pass", passing="out")
    assert line.story[-2:] == ["2: pass", "0 leads (turn: self)"]
    # A pass of the last one who could still follow ends it, whoever sits between.
    line = run(table("5S 9D | 7C QC | 6S TD | 3S JD"), "5S, pass, pass, JD, pass", passing="out")
    assert line.story[-1] == "3 leads (turn: self)"


def test_passing_out_ends_at_once_when_a_play_meets_nobody_who_may_follow():
    """Seats 1 and 3 have passed and 2 has gone out: what 0 played last stays."""
    line = run(table("5S AD 9D | 7C QC | TD | 3S JD"), "5S, pass, TD, pass, AD", passing="out")
    assert line.story[-2:] == ["0: AD", "0 leads (turn: self)"]


def test_passing_out_holds_for_that_trick_only():
    line = run(table("5S KD 9D 3D | 7C QC 8C | 6S TD AD | 3S JD 4D"), "5S, pass, pass, pass, 3D", passing="out")
    assert line.actor == 1
    assert line.on("7C").story == ["1: 7C"]


def test_passing_out_a_partner_who_passed_still_inherits():
    line = run(table("5S AS | 7C 8C | 6S 6D | TS 4D"), "5S, 7C, pass, TS, AS, pass, pass", passing="out")
    assert line.story[-2:] == ["3: pass", "2 leads (inherit: partner)"]
    line = run(table("AS | 7C 8C | 6S 6D | TS 4D"), "AS, pass, pass, pass", passing="out")
    assert line.story[-1] == "2 leads (inherit: partner)"


# guandan.inherit


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("passing", ["re-enter", "out"])
def test_inherit_the_partner_leads(seat, passing):
    hands = rotated("AS | 7C 8C | 6S 6D | 3S 4D", seat)
    line = run(table(hands, turn=seat), "AS, pass, pass, pass", passing=passing)
    assert line.story[-1] == f"{(seat + 2) % 4} leads (inherit: partner)"
    assert line.actor == (seat + 2) % 4
    assert line.refused("pass") == ("leader-passes", "turn")


@pytest.mark.parametrize("seat", range(4))
def test_inherit_the_next_active_player_if_the_partner_is_out_too(seat):
    hands = rotated("AS | 7C 8C | | 3S 4D", seat)
    line = run(table(hands, turn=seat, out=[(seat + 2) % 4]), "AS, pass, pass")
    assert line.story[-1] == f"{(seat + 1) % 4} leads (inherit: next)"


@pytest.mark.parametrize("out", [1, 3])
def test_inherit_the_partner_leads_also_if_an_opponent_is_out(out):
    hands = ["AS", "7C 8C", "6S 6D", "3S 4D"]
    hands[out] = ""
    line = run(table("|".join(hands), out=[out]), "AS, pass, pass")
    assert line.story[-1] == "2 leads (inherit: partner)"


def test_inherit_does_not_happen_when_somebody_beats_the_last_play():
    line = run(table("9S | TC 8C QC | 6S 6D | 3S 4D"), "9S, TC, pass, pass")
    assert line.story[-2:] == ["3: pass", "1 leads (turn: self)"]


def test_inherit_does_not_happen_when_the_partner_itself_beats_the_last_play():
    line = run(table("9S | TC 8C QC | 6S 6D KD | 3S 4D"), "9S, TC, KD, pass, pass")
    assert line.story[-1] == "2 leads (turn: self)"


def test_inherit_from_a_second_player_who_goes_out_in_the_same_trick():
    """Seat 1 beats the 9 with its own last card: the heir is seat 1's partner, not seat 0's."""
    line = run(table("9S | TC | 6S 6D | 3S 4D"), "9S, TC, pass, pass")
    assert line.story == [
        "0: 9S",
        "0 is out, place 1",
        "1: TC",
        "1 is out, place 2",
        "2: pass",
        "3: pass",
        "3 leads (inherit: partner)",
    ]


def test_inherit_when_partners_go_out_in_the_same_trick():
    """Seat 2 beats its partner's last card with its own: both are out, so the next after seat 2 leads."""
    line = run(table("9S | TC 8C | KD | 3S 4D"), "9S, pass, KD, pass, pass")
    assert line.story[-3:] == ["3: pass", "1: pass", "3 leads (inherit: next)"]


def test_inherit_a_player_who_went_out_earlier_in_the_trick_is_no_heir():
    """0 goes out, 3 beats it, 2 beats that and goes out: partner 0 is out, so the next active player after 2 leads."""
    line = run(table("9S | 4C 5C | AD | TS 3S"), "9S, pass, pass, TS, pass, AD, pass, pass")
    assert line.story[-1] == "3 leads (inherit: next)"


# guandan.goal, guandan.teams, guandan.end: places and the end of a deal


def test_teams_places_are_given_in_the_order_of_going_out():
    line = run(table("AS | TC | 6S | 3S 4D"), "AS, pass, pass, pass, 6S, pass, TC")
    story = until_deal(line.story)
    assert [it for it in story if "place" in it] == [
        "0 is out, place 1",
        "2 is out, place 2",
        "1 is out, place 3",
        "places 0 2 1 3",
    ]


def test_goal_every_place_after_the_1st_counts_for_the_partner_too():
    """`guandan.teams`: with the 1st place a team has won the deal; how much, the other places tell."""
    line = run(table("AS | TC | 6S | 3S 4D"), "AS, pass, pass, pass, 6S, pass, TC")
    finished = [(event.numbers["place"], event.clause) for event in line.events if event.kind == "finish"]
    assert finished == [(1, "guandan.teams"), (2, "guandan.goal"), (3, "guandan.goal")]


def test_end_the_third_player_out_ends_the_deal_in_the_middle_of_a_trick():
    """Seat 3 could beat the 9, and is not asked."""
    line = run(table("| 9C | 6S AS | ", out=[0, 3], turn=1), "9C")
    assert until_deal(line.story) == [
        "1: 9C",
        "1 is out, place 3",
        "places 0 3 1 2",
        "team 0 +1: 2 to 3",
        "level 3",
    ]


def test_end_two_opponents_out_do_not_end_it():
    for double_down in ("play-on", "stop"):
        line = run(table("AS | | 6S 7S | 3S 4D", out=[1]), "AS", double_down=double_down)
        assert line.story == ["0: AS", "0 is out, place 2"]
        assert line.actor == 2


def test_double_down_play_on_until_the_third_player_is_out():
    position = table("AS | 7C 8C | | 3S JD", out=[2])
    line = run(position, "AS, pass, pass, 7C, JD, pass, 3S")
    assert until_deal(line.story)[-4:] == ["3 is out, place 3", "places 2 0 3 1", "team 0 +3: 2 to 5", "level 5"]
    line = run(position, "AS, pass, pass, 7C, pass, 8C")
    assert until_deal(line.story)[-4:-2] == ["1 is out, place 3", "places 2 0 1 3"]


@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0), (1, 3), (3, 1)])
def test_double_down_stop_ends_when_both_partners_are_out(first, second):
    hands = ["7C 8C", "TD 3S", "JC JD", "5S 6S"]
    hands[first], hands[second] = "", "AS"
    line = run(table("|".join(hands), out=[first], turn=second), "AS", double_down="stop")
    story = until_deal(line.story)
    assert story[:2] == [f"{second}: AS", f"{second} is out, place 2"]
    assert story[2].startswith(f"places {first} {second} ")
    assert set(story[2].split()[3:]) == {str((first + 1) % 4), str((first + 3) % 4)}
    assert story[3:] == [f"team {first % 2} +3: 2 to 5", "level 5"]


def test_double_down_stop_only_for_the_first_two():
    """The partners are 2nd and 3rd: the third player out ends it, as ever."""
    line = run(table("AS | | 6S | 3S 4D", out=[1]), "AS, pass, pass, 6S", double_down="stop")
    assert until_deal(line.story)[-3] == "places 1 0 2 3"


def test_setup_the_first_leader_is_by_chance():
    game = guandan.Game()
    leaders = [game.actor(game.start(seed)) for seed in range(80)]
    assert all(8 <= leaders.count(seat) <= 34 for seat in range(4))  # 20, and four deviations of 3.9


def test_setup_every_deal_is_27_cards_each_of_two_packs():
    state = guandan.Game().start(5)
    assert [len(hand) for hand in state.hands] == [27] * 4
    assert sorted(sum(state.hands, ()), key=str) == sorted(guandan.TWO_PACKS, key=str)
    assert (state.level, state.levels, state.previous) == ("2", ("2", "2"), ())


# What a play tells


def test_a_play_tells_what_it_beats():
    line = run(table("5S 5D KS | 7C 7S QC | 6S TD AD | 3S 3D 3H 3C 4D"), "5S 5D, 7C 7S, pass, 3S 3D 3H 3C")
    plays = [event for event in line.events if event.kind == "play"]
    assert [event.numbers["over"] for event in plays] == [None, ("pair", 2, "5"), ("pair", 2, "7")]
    assert [event.numbers["leads"] for event in plays] == [1, 0, 0]
    assert str(plays[0]).startswith("You lead: pair of fives.")
    assert str(plays[1]).startswith("The right-hand opponent beats the pair of fives: pair of sevens.")
    assert str(plays[2]).startswith("The left-hand opponent beats the pair of sevens: bomb of 4 threes.")


# The clause an event names


@pytest.mark.parametrize(
    ("hand", "played", "clause"),
    [
        ("5S KS", "5S", "shapes"),
        ("5S 5D KS", "5S 5D", "shapes"),
        ("RJ RJ KS", "RJ RJ", "shapes"),
        ("5S 5D 5C KS KD 3S", "5S 5D 5C KS KD", "full-house"),
        ("5S 6D 7C 8D 9S 3S", "5S 6D 7C 8D 9S", "sequences"),
        ("5S 5D 6C 6D 7S 7D 3S", "5S 5D 6C 6D 7S 7D", "sequences"),
        ("5S 5D 5C 5H 3S", "5S 5D 5C 5H", "bombs"),
        ("5S 6S 7S 8S 9S 3S", "5S 6S 7S 8S 9S", "bombs"),
        # wilds alone
        ("2H KS", "2H", "wild"),
        ("2H 2H KS", "2H 2H", "wild"),
    ],
)
def test_a_lead_is_by_the_clause_of_its_shape(hand, played, clause):
    line = run(table(f"{hand} | 7C 8C | 6S TD | 3D 4D")).on(played)
    assert line.events[0].clause == f"guandan.{clause}"


@pytest.mark.parametrize(
    ("lies", "answer", "clause"),
    [
        ("5S", "7C", "ranks"),
        ("5S 5D", "7C 7S", "ranks"),
        ("5S 5D", "2H 7S", "ranks"),
        ("5S 5D 5C 3S 3D", "7C 7S 7D 4S 4D", "full-house"),
        ("5S 6D 7C 8D 9S", "6S 7D 8C 9D TS", "sequences"),
        ("5S", "7C 7S 7D 7H", "bombs"),
        ("5S 5D 5C 5H", "7C 7S 7D 7H", "bombs"),
        ("5S 5D 5C 5H", "6C 7C 8C 9C TC", "bombs"),
    ],
)
def test_an_answer_is_by_the_clause_it_beats_by(lies, answer, clause):
    line = run(table(f"{lies} KS | {answer} 3C | 6S TD | AS 4C")).on(f"{lies}, {answer}")
    assert line.events[-1].clause == f"guandan.{clause}"
