"""football.balance: which stats are open, for any counters and every reading; and that one always is."""

from itertools import product
from random import Random

import pytest

from explorer import football
from explorer.football import STATS
from tests.football.tables import EVERY, FOUR, random_cards, run, table, through

IDS = ["-".join(chosen.values()) for chosen in EVERY]
DRAWN_ONCE = [chosen for chosen in EVERY if chosen["stats_in_play"] == "match"]
BOX = list(product(range(5), repeat=4))
GAMES = [football.Game(counters=counters, lock=lock) for counters in ("team", "match") for lock in ("before", "after")]
HANDS = table("A9 B9 C9 D9 E9 F9 G9 H9 I9 | Y1 Z1")
START = run(HANDS).state


def shut(uses, stat, lock):
    """As rules/football.md words the reading, with the least used always open."""
    if uses[stat] == min(uses.values()):
        return False
    if lock == "before":  # shut if using it would leave the gap above two
        then = {**uses, stat: uses[stat] + 1}
        return max(then.values()) - min(then.values()) > 2
    # shut once it is the most used and the gap is already above two
    return uses[stat] == max(uses.values()) and max(uses.values()) - min(uses.values()) > 2


def check(game, state, uses):
    """Open and shut agree with the words above, with each other and with what the refusal says. The open ones."""
    wanted = [stat for stat in state.stats if not shut(uses, stat, game.lock)]
    least, most = min(uses.values()), max(uses.values())
    assert game.uses(state) == uses
    assert game.open_stats(state) == wanted
    assert {stat for stat in state.stats if uses[stat] == least} <= set(wanted)
    for stat in state.stats:
        refusal = game.shut(state, stat)
        assert (refusal is None) == (stat in wanted)
        if refusal is None:
            continue
        assert (refusal.clause, refusal.message) == ("football.balance", f"shut-{game.lock}")
        facts = dict(refusal.facts)
        behind = facts.pop("behind")
        until = facts.pop("until")
        assert {str(it) for it in behind} == {it for it, used in uses.items() if used < until}
        after = max(most, uses[stat] + 1) - least
        assert facts == {"stat": stat, "uses": uses[stat], "least": least, "most": most, "after": after, "gap": 2}
        assert after > 2
    return wanted


def counts(uses):
    return tuple(uses.get(stat, 0) for stat in STATS)


# The least used is always open


@pytest.mark.slow
@pytest.mark.parametrize("chosen", EVERY, ids=IDS)
def test_the_least_used_is_always_open_for_all_counters_in_a_box(chosen):
    """Of one team all of 0 to 4 for each of four stats; of both teams their sums, parted at random."""
    game, random = football.Game(**chosen), Random(1)
    state = START._replace(stats=FOUR)
    for values in BOX:
        uses = dict(zip(FOUR, values, strict=True))
        if chosen["counters"] == "team":
            theirs = {stat: random.randint(0, 4) for stat in STATS}
            counters = counts(uses), counts(theirs)
        else:
            theirs = {stat: random.randint(0, used) for stat, used in uses.items()}
            counters = counts({stat: uses[stat] - theirs[stat] for stat in FOUR}), counts(theirs)
        turn = random.randint(0, 1)
        check(game, state._replace(counters=counters if turn == 0 else counters[::-1], turn=turn), uses)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.counters}-{game.lock}")
def test_the_least_used_is_always_open_for_all_counters_of_both_teams(game):
    """Both teams' 0 to 2 for each of four stats."""
    small = list(product(range(3), repeat=4))
    state = START._replace(stats=FOUR)
    for ours in small:
        for theirs in small[:: 1 if game.counters == "match" else 7]:
            added = theirs if game.counters == "match" else (0,) * 4
            uses = {stat: ours[at] + added[at] for at, stat in enumerate(FOUR)}
            state = state._replace(counters=((*ours, 9), (*theirs, 9)))
            least = min(uses.values())
            assert {stat for stat, used in uses.items() if used == least} <= set(game.open_stats(state))
            assert game.open_stats(state) == [stat for stat in FOUR if not shut(uses, stat, game.lock)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.counters}-{game.lock}")
def test_a_stat_that_is_not_in_play_does_not_count(game):
    """Whichever it is: however often it has been used, or how seldom."""
    random = Random(4)
    for out in STATS:
        state = START._replace(stats=tuple(stat for stat in STATS if stat != out))
        for _ in range(100):
            ours, theirs = ({stat: random.randint(0, 4) for stat in STATS} for _ in range(2))
            ours[out] = random.choice([0, 50])
            uses = {stat: ours[stat] + (theirs[stat] if game.counters == "match" else 0) for stat in state.stats}
            check(game, state._replace(counters=(counts(ours), counts(theirs))), uses)


@pytest.mark.slow
@pytest.mark.parametrize("chosen", EVERY, ids=IDS)
def test_in_whole_matches_an_attacker_is_never_stuck(chosen):
    game = football.Game(**chosen)
    for seed in range(4):
        deck = tuple(random_cards(Random(seed), 50)) if seed % 2 else None
        for event in through(game, game.start(seed, deck), seed):
            state = event.state
            if game.actor(state) is None or state.stage.do != "attack":
                continue
            ours, theirs = state.counters[state.turn], state.counters[1 - state.turn]
            if chosen["counters"] == "match":
                ours = tuple(map(sum, zip(ours, theirs, strict=True)))
            uses = {stat: ours[STATS.index(stat)] for stat in state.stats}
            wanted = check(game, state, uses)
            assert wanted
            assert len(game.actions(state)) == len(wanted) * len(state.hands[state.turn])


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_limit_of_huge_counters_is_there_at_once(game):
    state = START._replace(counters=(counts({"goals": 2**32, "caps": 2**32}), counts({})))
    assert game.limit(state, "goals") == 2**32
    assert game.limit(state, "trophies") == (1 if game.lock == "before" else 2**32)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_limit_is_where_a_stat_is_shut_the_others_staying_as_they_are(game):
    for values in BOX:
        uses = dict(zip(FOUR, values, strict=True))
        state = START._replace(counters=(counts(uses), counts({})))
        assert game.gap(state) == max(values) - min(values)
        for stat in FOUR:
            shut_at = next(used for used in range(uses[stat], 20) if shut({**uses, stat: used}, stat, game.lock))
            assert game.limit(state, stat) == shut_at, uses


@pytest.mark.parametrize("lock", ["before", "after"])
def test_a_shut_stat_says_how_often_those_behind_have_to_be_used_until_it_opens(lock):
    """With that many uses each it is open, with one less it is not."""
    game = football.Game(lock=lock)
    for values in BOX:
        uses = dict(zip(FOUR, values, strict=True))
        for stat in FOUR:
            refusal = game.shut(START._replace(counters=(counts(uses), counts({}))), stat)
            if refusal is None:
                continue
            until = refusal.facts["until"]
            assert not shut({it: max(used, until) for it, used in uses.items()}, stat, lock), uses
            assert shut({it: max(used, until - 1) for it, used in uses.items()}, stat, lock), uses


# The gap


def gaps(chosen, seeds):
    """Every gap that the counters show, in whole matches whose attacks press a gap where they can; what each `count`
    tells is what the attacks so far, added up here, come to."""
    game, found = football.Game(**chosen), set()
    for seed in seeds:
        tally = [dict.fromkeys(STATS, 0), dict.fromkeys(STATS, 0)]
        deck = tuple(random_cards(Random(seed), 120))
        state, random = game.start(seed, deck), Random(seed)
        while game.actor(state) is not None:
            actions = game.actions(state)
            if state.stage.do == "attack":
                uses = game.uses(state)
                most = max(game.open_stats(state), key=uses.__getitem__)
                pressing = [action for action in actions if action.endswith(f" with {most}")]
                actions = pressing if random.random() < 0.8 else actions
            elif "draw" in actions and random.random() < 0.7:
                actions = ["draw"]
            state, events = game.apply(state, random.choice(actions))
            for event in events:
                if event.kind == "attack":
                    tally[event.seat][event.numbers["stat"]] += 1
                if event.kind != "count":
                    continue
                assert event.state.counters == tuple(map(counts, tally))
                if chosen["counters"] == "match":
                    teams = [{stat: tally[0][stat] + tally[1][stat] for stat in STATS}] * 2
                else:
                    teams = tally
                assert len(event.state.stats) == 4
                shown = [[team[stat] for stat in event.state.stats] for team in teams]
                found |= {max(used) - min(used) for used in shown}
                mine = shown[event.seat]
                assert event.numbers["gap"] == max(mine) - min(mine)
                assert event.numbers["uses"] == teams[event.seat][event.numbers["stat"]]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("chosen", EVERY, ids=IDS)
def test_every_gap_that_is_told_is_that_of_the_attacks_so_far(chosen):
    assert {1, 2} <= gaps(chosen, range(6, 10))


def test_the_gap_told_is_the_attackers_own_or_that_of_both_teams_and_of_the_stats_in_play():
    """The fifth stat, however often used, is left out; and Team B attacks as well as Team A."""
    ours = {"goals": 2, "trophies": 1, "caps": 1, "seasons": 1, "assists": 9}
    theirs = {"goals": 0, "trophies": 3, "caps": 3, "seasons": 4, "assists": 0}
    for turn, own in enumerate([3 - 1, 4 - 1]):
        # Goals become 3 of 3, 1, 1, 1 for Team A; 1 of 1, 3, 3, 4 for Team B; together 3 of 3, 4, 4, 5 for either.
        position = {**table("A9 B9 | Y9 Z9"), "counters": [ours, theirs], "turn": turn}
        action = f"attack {'AY'[turn]}9 with goals"
        for lock in ("before", "after"):
            assert run(position, action, counters="team", lock=lock).event("count").numbers["gap"] == own
            assert run(position, action, counters="match", lock=lock).event("count").numbers["gap"] == 5 - 3


@pytest.mark.slow
@pytest.mark.parametrize("chosen", DRAWN_ONCE, ids=lambda chosen: "-".join(chosen.values()))
def test_the_gap_stays_at_two_or_reaches_three_and_no_more(chosen):
    assert max(gaps(chosen, range(6))) == (2 if chosen["lock"] == "before" else 3)


# The worked example: goals used three times and nothing else


def test_the_worked_example_under_lock_before():
    """At 2–0 goals would become 3–0: shut."""
    line = run(HANDS, "attack A9 with goals", lock="before")
    assert line.game.open_stats(line.state) == list(FOUR)
    line = line.on("attack B9 with goals")
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    refusal = line.game.refusal(line.state, "attack C9 with goals")
    assert (refusal.clause, refusal.message) == ("football.balance", "shut-before")
    assert dict(refusal.facts) == {
        "stat": "goals",
        "uses": 2,
        "least": 0,
        "most": 2,
        "after": 3,
        "behind": ("trophies", "caps", "seasons"),
        "gap": 2,
        "until": 1,
    }


def test_the_worked_example_under_lock_after():
    """At 2–0 goals is open; at 3–0 it is shut, until every other has been used once."""
    line = run(HANDS, "attack A9 with goals, attack B9 with goals", lock="after")
    assert line.game.open_stats(line.state) == list(FOUR)
    line = line.on("attack C9 with goals")
    assert line.events[1].numbers["gap"] == 3
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    refusal = line.game.refusal(line.state, "attack D9 with goals")
    assert (refusal.clause, refusal.message) == ("football.balance", "shut-after")
    assert (refusal.facts["uses"], refusal.facts["least"], refusal.facts["after"]) == (3, 0, 4)
    line = line.on("attack D9 with trophies, attack E9 with caps")
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    line = line.on("attack F9 with seasons")
    assert line.game.open_stats(line.state) == list(FOUR)


def test_the_worked_example_counts_the_teams_own_uses():
    """Or, under the other reading, those of both."""
    position = {**HANDS, "counters": [{"goals": 1}, {"goals": 1}]}
    line = run(position, counters="team")
    assert "goals" in line.game.open_stats(line.state)
    line = run(position, counters="match")
    assert line.refused("attack A9 with goals") == ("shut-before", "balance")


def test_a_stat_between_the_most_and_the_least_used():
    """Under `before` only what would leave the gap above two is shut; above it already, all but the least used."""
    uses = {"goals": 2, "trophies": 1}
    line = run({**HANDS, "counters": [uses, {}]})
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]
    uses = {"goals": 3, "trophies": 1}
    line = run({**HANDS, "counters": [uses, {}]})
    assert line.game.open_stats(line.state) == ["caps", "seasons"]
    line = run({**HANDS, "counters": [uses, {}]}, lock="after")
    assert line.game.open_stats(line.state) == ["trophies", "caps", "seasons"]


def test_all_are_open_when_all_have_been_used_as_often():
    for lock in ("before", "after"):
        line = run({**HANDS, "counters": [dict.fromkeys(FOUR, 7), {}]}, lock=lock)
        assert line.game.open_stats(line.state) == list(FOUR)
