"""An attack and what answers it: counting, covering, drawing.

Clause by clause, event by event: each by hand from rules/football.md.
"""

from explorer.football import Stage
from tests.football.tables import FOUR, LOW, A, names, player, run, table

# football.attack, football.balance: attack → count → ready


def test_attack_count_ready():
    line = run(A, "attack A5 with goals")
    assert line.story == ["setup", "stats", "0 ready", "0 attack", "0 count", "1 ready"]
    attack, count, ready = line.events[3:]
    assert (attack.clause, names(attack.cards)) == ("football.attack", ["A5"])
    assert dict(attack.numbers) == {"stat": "goals", "value": 5, "left": 1}
    state = attack.state
    assert (names(state.hands[0]), names(state.hands[1])) == (["B9"], ["C4", "D7", "E5"])
    assert state.attack == (player("A5"), "goals", 0)
    assert state.counters == ((0,) * 5,) * 2  # it is counted next
    assert (state.turn, state.stage, state.round) == (0, Stage("count", 0), 1)

    assert (count.clause, count.cards) == ("football.balance", ())
    assert dict(count.numbers) == {"stat": "goals", "uses": 1, "gap": 1}
    assert count.state == state._replace(counters=((1, 0, 0, 0, 0), (0,) * 5), stage=Stage("look", 1))

    assert (ready.clause, ready.seat) == ("football.teams", 1)
    assert ready.state == count.state._replace(stage=Stage("defend", 1)) == line.state
    assert line.actor == 1


def test_attack_any_card_with_any_open_stat():
    line = run({**A, "counters": [{"goals": 2}, {}]})
    assert line.legal == [f"attack {name} with {stat}" for name in ("A5", "B9") for stat in FOUR[1:]]
    assert run(A).legal == [f"attack {name} with {stat}" for name in ("A5", "B9") for stat in FOUR]


def test_attack_the_value_is_the_one_in_that_stat():
    line = run(table("A1/2/3/4/5 B9 | C4"), "attack A1/2/3/4/5 with caps")
    assert line.event("attack").numbers["value"] == 3


def test_balance_counts_for_the_team_that_attacks():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with goals, cover B9")
    assert line.state.counters == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    counts = [event for event in line.events if event.kind == "count"]
    assert [(it.seat, it.numbers["uses"], it.numbers["gap"]) for it in counts] == [(0, 1, 1), (1, 1, 1)]


def test_balance_counters_match_counts_both_teams():
    line = run(A, "attack A5 with goals, cover E5, attack C4 with goals, cover B9", counters="match")
    assert line.state.counters == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    counts = [event for event in line.events if event.kind == "count"]
    assert [(it.seat, it.numbers["uses"], it.numbers["gap"]) for it in counts] == [(0, 1, 1), (1, 2, 2)]


def test_balance_counters_team_leaves_open_what_the_other_has_used():
    position = {**A, "counters": [{}, {"goals": 2}]}
    assert run(position).game.open_stats(run(position).state) == list(FOUR)
    assert run(position, counters="match").game.open_stats(run(position).state) == list(FOUR[1:])


def test_balance_a_shut_stat_opens_when_the_others_have_been_used():
    position = table("A9 B9 C9 D9 E9 F9 | Y1 Z1", counters=[{"goals": 2}, {}])
    line = run(position)
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    line = line.on("attack A9 with trophies, attack B9 with caps")
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    line = line.on("attack C9 with seasons")
    assert line.game.open_stats(line.state) == list(FOUR)


# football.cover, football.covered


def test_cover_covered_leave_ready():
    line = run(A, "attack A5 with goals").on("cover D7")
    assert line.story == ["1 cover", "1 covered", "leave", "1 ready"]
    cover, covered, leave, ready = line.events
    assert (cover.clause, names(cover.cards)) == ("football.cover", ["D7", "A5"])
    assert dict(cover.numbers) == {"stat": "goals", "value": 7, "against": 5, "equal": 0}
    assert names(cover.state.hands[1]) == ["C4", "E5"]
    assert (cover.state.cover, cover.state.attack.card) == (player("D7"), player("A5"))
    assert (cover.state.turn, cover.state.stage) == (0, Stage("covered", 1))

    assert (covered.clause, covered.cards, dict(covered.numbers)) == ("football.covered", (), {})
    assert covered.state == cover.state._replace(turn=1, stage=Stage("leave", 1))

    assert (leave.clause, leave.seat, names(leave.cards)) == ("football.covered", None, ["A5", "D7"])
    assert dict(leave.numbers) == {"count": 2}
    gone = (player("A5"), player("D7"))
    assert leave.state == covered.state._replace(attack=None, cover=None, gone=gone, stage=Stage("check", 1))

    assert ready.state == leave.state._replace(round=2, stage=Stage("attack", 1)) == line.state
    assert line.actor == line.state.turn == 1


def test_cover_equal_is_enough():
    line = run(A, "attack A5 with goals")
    assert line.legal == ["cover D7", "cover E5"]
    assert line.on("cover E5").event("cover").numbers["equal"] == 1
    assert line.refused("cover C4") == ("too-low", "cover")


def test_cover_higher_equal_is_not_enough():
    line = run(A, "attack A5 with goals", cover="higher")
    assert line.legal == ["cover D7"]
    assert line.refused("cover E5") == line.refused("cover C4") == ("too-low", "cover")
    assert line.on("cover D7").event("cover").numbers["equal"] == 0
    low = run(table("A5 B9 | C4 E5", "F5 G5 H5 I9"), "attack A5 with goals", cover="higher")
    assert low.legal == ["draw", "concede"]
    assert low.on("draw, draw, draw").story == ["1 draw"] * 3 + ["0 success", "leave", "0 ready"]


def test_cover_higher_whoever_holds_an_equal_card_only_has_to_draw_or_may_concede():
    """It is no cover in hand for `must_cover` and `draw` either."""
    line = run(table("A5 B9 | E5", "F1"), "attack A5 with goals", cover="higher", draw="forced")
    assert line.legal == ["draw"]
    assert line.refused("concede") == ("has-to-draw", "draw")
    line = run(table("A5 B9 | E5", "F1"), "attack A5 with goals, concede", cover="higher")
    assert line.event("concede").clause == "football.draw"


def test_cover_higher_nothing_is_decided_on_an_equal_card_without_a_deck():
    line = run(table("A5 B9 | E5 F5"), cover="higher").on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 ready"]


def test_cover_higher_a_zero_covers_nothing():
    line = run(table("A0 B1 | C0 D3"), "attack A0 with trophies", cover="higher")
    assert line.legal == ["cover D3"]


def test_cover_in_the_stat_of_the_attack_only():
    position = table("A5/0/0/0/0 B9 | C4/9/9/9/9 D5/0/0/0/0")
    assert run(position, "attack A5/0/0/0/0 with goals").legal == ["cover D5/0/0/0/0"]
    assert len(run(position, "attack A5/0/0/0/0 with caps").legal) == 2


def test_cover_zero_covers_zero():
    """92 of the 156 have no trophy."""
    line = run(table("A0 B1 | C0 D3"), "attack A0 with trophies")
    assert line.legal == ["cover C0", "cover D3"]


def test_covered_what_was_drawn_stays_and_only_the_cover_leaves():
    line = run(LOW, "attack A5 with goals, draw, draw, cover G8")
    assert names(line.state.hands[1]) == ["C4", "D3", "F1"]
    assert names(line.state.gone) == ["A5", "G8"]
    assert line.state.turn == 1


# football.draw


def test_draw_one_card_at_a_time_and_three_at_most():
    line = run(table("A5 B9 | C4 D3", "F1 G2 H4 I8"), "attack A5 with goals")
    for left, (card, value) in zip((3, 2, 1), (("F1", 1), ("G2", 2), ("H4", 4)), strict=True):
        assert line.legal == ["draw", "concede"]
        line = line.on("draw")
        event = line.events[0]
        assert (event.kind, event.clause, event.seat) == ("draw", "football.draw", 1)
        assert names(event.cards) == [card]
        assert dict(event.numbers) == {
            "draws": 4 - left,
            "left": left,
            "stat": "goals",
            "value": value,
            "needed": 5,
        }
        assert event.state.hands[1][-1].name == card
        assert event.state.attack.draws == 4 - left
        assert names(event.state.deck) == ["F1", "G2", "H4", "I8"][4 - left :]
        if left > 1:
            assert line.story == ["1 draw"]
    # The third card does not cover either: nothing is left to decide.
    assert line.story == ["1 draw", "0 success", "leave", "0 ready"]
    assert line.events[0].state.stage == Stage("stands", 0)
    assert dict(line.events[1].numbers) == {"draws": 3, "hand": 5}


def test_draw_a_third_card_that_covers_is_to_be_played():
    line = run(table("A5 B9 | C4 D3", "F1 G2 H5 I8"), "attack A5 with goals, draw, draw, draw")
    assert line.actor == 1
    assert line.legal == ["cover H5"]
    assert line.refused("draw") == ("three-drawn", "draw")
    assert line.refused("concede") == ("has-to-cover", "cover")


def test_draw_the_three_are_for_this_attack_only():
    line = run(table("A5 B9 X8 | C4 D3", "F1 G2 H4 I1 J1 K1 L1"), "attack A5 with goals, draw, draw, draw")
    line = line.on("attack X8 with goals")
    assert line.state.attack.draws == 0
    assert line.on("draw, draw, draw").story[-1] == "0 ready"
    assert len(line.on("draw, draw, draw").state.hands[1]) == 8


def test_draw_optional_may_concede_without_drawing():
    line = run(LOW, "attack A5 with goals")
    assert line.legal == ["draw", "concede"]
    after = line.on("concede")
    assert after.story == ["1 concede", "0 success", "leave", "0 ready"]
    concede = after.events[0]
    assert (concede.clause, concede.cards, dict(concede.numbers)) == ("football.draw", (), {"draws": 0})
    assert concede.state == line.state._replace(stage=Stage("stands", 0))
    after = line.on("draw").on("concede")
    assert after.event("concede").numbers["draws"] == after.event("success").numbers["draws"] == 1


def test_draw_forced_draws_as_long_as_it_can():
    line = run(LOW, "attack B9 with goals", draw="forced")
    assert line.legal == ["draw"]
    assert line.refused("concede") == ("has-to-draw", "draw")
    line = line.on("draw, draw")
    assert line.legal == ["draw"]
    assert line.on("draw").story == ["1 draw", "0 success", "leave", "0 ready"]


def test_draw_forced_until_a_card_covers():
    line = run(LOW, "attack A5 with goals, draw, draw", draw="forced")
    assert line.legal == ["cover G8"]
    assert line.refused("draw") == ("cover-at-hand", "draw")


def test_must_cover_must_neither_draws_nor_concedes():
    line = run(A, "attack A5 with goals")
    assert line.legal == ["cover D7", "cover E5"]
    assert line.refused("draw") == ("cover-at-hand", "draw")
    assert line.refused("concede") == ("has-to-cover", "cover")


def test_must_cover_may_also_draws_or_concedes():
    line = run(A, "attack A5 with goals", must_cover="may")
    assert line.legal == ["cover D7", "cover E5", "draw", "concede"]
    assert line.on("concede").story == ["1 concede", "0 success", "leave", "0 ready"]
    assert names(line.on("concede").state.hands[1]) == ["C4", "D7", "E5"]
    line = line.on("draw, draw, draw")
    assert line.legal == ["cover D7", "cover E5", "cover G8", "cover H6", "concede"]
    assert line.on("cover D7").story == ["1 cover", "1 covered", "leave", "1 ready"]


def test_draw_forced_is_for_who_cannot_cover_also_where_covering_is_a_choice():
    line = run(A, "attack A5 with goals", must_cover="may", draw="forced")
    assert line.legal == ["cover D7", "cover E5", "draw", "concede"]
    assert line.on("concede").event("concede").clause == "football.cover"
    line = run(A, "attack B9 with goals", must_cover="may", draw="forced")
    assert line.refused("concede") == ("has-to-draw", "draw")
    empty = run({**A, "deck": []}, "attack A5 with goals", must_cover="may", draw="forced")
    assert empty.legal == ["cover D7", "cover E5", "concede"]


def test_draw_an_empty_deck_means_fewer_draws():
    line = run(table("A5 B9 | C4 D3", "F1"), "attack A5 with goals")
    after = line.on("draw")
    assert after.story == ["1 draw", "0 success", "leave", "0 ready"]
    assert after.event("success").numbers["draws"] == 1
    assert after.state.deck == ()
    # Nothing is reshuffled: what has left the game stays away.
    assert names(after.state.gone) == ["A5"]


def test_draw_the_last_card_of_the_deck_may_cover():
    line = run(table("A5 B9 | C4 D3", "F6"), "attack A5 with goals, draw")
    assert line.legal == ["cover F6"]
    line = run(table("A5 B9 | C4 D3", "F6"), "attack A5 with goals, draw", must_cover="may")
    assert line.refused("draw") == ("empty-deck", "draw")
