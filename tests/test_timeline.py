import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import timeline as timeline_module
from explorer import war
from explorer.game import IllegalAction, RecordError, Refusal, SettingError
from explorer.timeline import Timeline
from tests.playing import play
from tests.war.strategies import SEEDS, table, tables

GAME = war.Game()
SMALL = table("7S 9H", "5C 9D")


def small():
    """Two battles can be fought: 7S 5C, or 9H 9D first."""
    return Timeline(GAME, GAME.state(SMALL))


def played(line):
    return [node.action for node in line][1:]


# Stepping


def test_a_timeline_begins_with_the_cards_as_they_lie():
    timeline = small()
    assert (timeline.event.kind, timeline.position, timeline.length, timeline.at_decision) == ("setup", 0, 1, True)
    assert timeline.state == timeline.start


def test_the_cursor_stands_on_events():
    timeline = small()
    timeline.play("7S")
    timeline.play("5C")
    assert (timeline.position, timeline.length, timeline.at_decision) == (8, 9, True)
    kinds = [timeline.seek(i).kind for i in range(timeline.length)]
    assert " ".join(kinds) == "setup play play reveal compare capture shuffle refill refill"
    timeline.seek(3)
    assert not timeline.at_decision
    assert timeline.back().kind == "play"
    assert timeline.forward().kind == "reveal"
    assert timeline.state == timeline.event.state
    assert timeline.state.at_stake == 2


def test_the_cursor_stays_at_the_ends():
    timeline = small()
    timeline.play("7S")
    assert timeline.forward() is timeline.event
    assert timeline.position == 1
    assert timeline.back().kind == timeline.back().kind == "setup"
    assert timeline.seek(10**9).kind == "play"
    assert timeline.seek(-(10**9)).kind == "setup"


def test_an_illegal_action_changes_nothing():
    timeline = small()
    timeline.play("7S")
    before = repr(timeline), timeline.record()
    with pytest.raises(IllegalAction) as caught:
        timeline.play("7S")
    assert caught.value.refusal.message == "committed"
    assert (repr(timeline), timeline.record()) == before


# Branching


def test_playing_otherwise_keeps_the_abandoned_line():
    timeline = small()
    first = [timeline.play(action) for action in ("7S", "5C")]
    timeline.jump(timeline.root)
    other = timeline.play("9H")
    assert timeline.branches == (first[-1], other)
    assert played(timeline.line) == ["9H"]
    assert timeline.jump(first[0]).cards[0].text == "7S"
    assert played(timeline.line) == ["7S", "5C"]
    timeline.forward()
    assert timeline.node is first[1]


def test_the_same_action_again_follows_the_line():
    timeline = small()
    nodes = [timeline.play(action) for action in ("7S", "5C")]
    timeline.seek(0)
    assert timeline.play("7S") is nodes[0]
    assert len(timeline.branches) == 1
    assert played(timeline.line) == ["7S", "5C"]


def test_playing_from_the_middle_of_a_step_goes_on_from_its_decision():
    timeline = small()
    timeline.play("7S")
    timeline.play("5C")
    timeline.seek(4)
    timeline.play("9H")
    assert played(timeline.line) == ["7S", "5C", "9H"]


def test_a_line_can_be_taken_up_again_from_its_middle():
    timeline = small()
    a, b = (timeline.play(action) for action in ("7S", "5C"))
    timeline.jump(a)
    c = timeline.play("9D")
    timeline.jump(b)
    assert (timeline.node, timeline.branches) == (b, (b, c))
    timeline.jump(timeline.root)
    # The root lies on the current line, so that stays the one to step along.
    assert timeline.seek(99) and timeline.node is b


@pytest.mark.parametrize("index", [0, 2, -1, -7])
def test_jump_to_an_event_of_a_node(index):
    timeline = small()
    timeline.play("7S")
    node = timeline.play("5C")
    timeline.jump(timeline.root)
    assert timeline.jump(node, index) == timeline.events(node)[index]


def test_a_jump_to_no_event_changes_nothing():
    timeline = small()
    node = timeline.play("7S")
    timeline.jump(timeline.root)
    timeline.play("9H")
    before = timeline.record()
    with pytest.raises(IndexError):
        timeline.jump(node, 5)
    assert timeline.record() == before


def test_events_are_the_same_after_they_were_forgotten(monkeypatch):
    timeline = Timeline(GAME, GAME.start(4))
    kept = [timeline.events(timeline.root)]
    for _, action, step in play(GAME, timeline.start, 4, 50):
        timeline.play(action)
        kept.append(step.events)
    monkeypatch.setattr(timeline_module, "_KEPT", 2)
    assert [timeline.events(node) for node in timeline.line] == kept
    assert len(timeline._events) == 2
    for i in range(timeline.length):
        timeline.seek(i)
        assert timeline.event in kept[timeline.node.depth]


def check(timeline):
    """What holds wherever the cursor went and whatever was played."""
    line = timeline.line
    assert line[0] is timeline.root
    assert all(node.parent is before for before, node in zip(line, line[1:], strict=False))
    assert timeline.node in line
    assert 0 <= timeline.position < timeline.length
    assert timeline.at(timeline.position) == (timeline.node, timeline.index)
    assert [node.offset for node in line] == [sum(before.count for before in line[:i]) for i in range(len(line))]
    assert len(set(timeline.branches)) == len(timeline.branches)
    assert all(not leaf.children for leaf in timeline.branches)
    assert line[-1] in timeline.branches or line[-1].children
    for leaf in timeline.branches:
        # Every line is what the rules make of its actions, whatever was played in between.
        state = timeline.start
        for node in leaf.path[1:]:
            state, events = timeline.game.apply(state, node.action)
            assert timeline.events(node) == events
            assert node.state == state
            assert node.count == len(events)


MOVES = st.lists(st.tuples(st.sampled_from(["play", "play", "back", "forward", "seek", "jump"]), st.integers(0, 99)))


@given(tables(most=16), MOVES)
def test_any_sequence_of_moves(made, moves):
    game, state = made
    timeline = Timeline(game, state)
    for move, n in moves:
        actions = game.actions(timeline.node.state)
        if move == "play" and actions:
            timeline.play(actions[n % len(actions)])
        elif move == "seek":
            timeline.seek(n)
        elif move == "jump":
            path = timeline.branches[n % len(timeline.branches)].path
            node = path[n % len(path)]
            timeline.jump(node, n % node.count)
        elif move in ("back", "forward"):
            getattr(timeline, move)()
    check(timeline)
    # And the record brings it all back: the line, the other lines, the cursor.
    record = timeline.record()
    again = Timeline.from_record(json.dumps(record))
    check(again)
    assert again.record() == record
    assert again.event == timeline.event
    assert played(again.line) == played(timeline.line)
    one, other = (sorted(played(leaf.path) for leaf in each.branches) for each in (timeline, again))
    assert one == other


# Records


def test_record_of_a_seed():
    timeline = Timeline(GAME, GAME.start(7))
    action = timeline.play(GAME.actions(timeline.start)[1]).action
    assert timeline.record() == {
        "game": "war",
        "version": 1,
        "readings": {"collect": "under", "opponent": "random", "hand_size": 3, "burn": 3},
        "seed": 7,
        "actions": [action],
    }


def test_record_of_a_position_with_branches_and_a_cursor():
    timeline = small()
    timeline.play("7S")
    timeline.jump(timeline.root)
    timeline.play("9H")
    timeline.back()
    record = timeline.record()
    assert record["position"] == SMALL
    assert (record["actions"], record["branches"], record["cursor"]) == (
        ["9H"],
        [{"line": 0, "from": 0, "actions": ["7S"]}],
        0,
    )
    assert json.loads(json.dumps(record)) == record


@given(SEEDS)
@settings(max_examples=20)
def test_any_seed_is_recorded_as_a_seed(seed):
    record = Timeline(GAME, GAME.start(seed)).record()
    assert record["seed"] == seed
    assert Timeline.from_record(json.dumps(record)).start == GAME.start(seed)


def test_readings_are_kept():
    game = war.Game(collect="reshuffle", hand_size=2, burn=5, opponent="lowest")
    assert Timeline.from_record(Timeline(game, game.start(1)).record()).game == game


def test_a_record_may_be_short():
    timeline = Timeline.from_record('{"game": "war", "seed": 3, "actions": []}')
    assert (timeline.game, timeline.start) == (GAME, GAME.start(3))


GOOD = {"game": "war", "version": 1, "readings": {}, "position": SMALL, "actions": ["7S", "5C"]}


def record_error(record):
    with pytest.raises(RecordError) as caught:
        Timeline.from_record(record)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("parts", "message", "place"),
    [
        ({"game": "guess"}, "unknown-game", "game"),
        ({"game": "cards"}, "unknown-game", "game"),
        ({"game": "game"}, "unknown-game", "game"),
        ({"game": "os"}, "unknown-game", "game"),
        ({"game": "../x"}, "unknown-game", "game"),
        ({"game": None}, "unknown-game", "game"),
        ({"game": ["war"]}, "unknown-game", "game"),
        ({"version": 2}, "version", "version"),
        ({"version": True}, "version", "version"),
        ({"version": "1"}, "version", "version"),
        ({"version": float("nan")}, "version", "version"),
        ({"readings": None}, "wrong-type", "readings"),
        ({"readings": [1]}, "wrong-type", "readings"),
        ({"readings": {"burn": 99}}, "unknown-value", "readings.burn"),
        ({"readings": {"burn": True}}, "unknown-value", "readings.burn"),
        ({"readings": {"burn": 10**5000}}, "unknown-value", "readings.burn"),
        ({"readings": {"speed": 1}}, "unknown-key", "readings.speed"),
        ({"readings": {"seed": 1}}, "unknown-key", "readings.seed"),
        ({"readings": {"self": 1}}, "unknown-key", "readings.self"),
        ({"readings": {1: 1}}, "wrong-type", "readings.1"),
        ({"seed": 3}, "seed-or-position", "seed"),
        ({"position": None}, "wrong-type", "position"),
        ({"position": {}}, "missing-key", "position.hands"),
        ({"position": table("7S", "7S")}, "duplicate-card", "position.hands[1][0]"),
        ({"position": "{"}, "not-json", "position"),
        ({"readings": {"hand_size": 1}}, "war:hand-over-limit", "position.hands[0]"),
        ({"actions": None}, "wrong-type", "actions"),
        ({"actions": "7S"}, "wrong-type", "actions"),
        ({"actions": [7]}, "wrong-type", "actions[0]"),
        ({"actions": ["7S", None]}, "wrong-type", "actions[1]"),
        ({"actions": ["7S", "5C", "zz"]}, "illegal-action", "actions[2]"),
        ({"branches": {}}, "wrong-type", "branches"),
        ({"branches": ["7S"]}, "wrong-type", "branches[0]"),
        (
            {"branches": [{"from": 0, "actions": ["7S"]}, {"from": 0, "actions": [["9H"]]}]},
            "wrong-type",
            "branches[1].actions[0]",
        ),
        (
            {"branches": [{"from": 0, "actions": ["7S"]}, {"from": 0, "actions": ["9H", "9H"]}]},
            "illegal-action",
            "branches[1].actions[1]",
        ),
        ({"branches": [{"from": 9, "actions": []}]}, "out-of-range", "branches[0].from"),
        ({"branches": [{"actions": []}]}, "missing-key", "branches[0].from"),
        ({"cursor": 1.0}, "wrong-type", "cursor"),
        ({"cursor": True}, "wrong-type", "cursor"),
        ({"cursor": "1"}, "wrong-type", "cursor"),
        ({"players": 2}, "unknown-key", "players"),
    ],
    ids=lambda it: str(it)[:50] if not isinstance(it, dict) else "",
)
def test_bad_records_name_the_place(parts, message, place):
    error = record_error({**GOOD, **parts})
    assert (error.message, error.facts["place"]) == (message, place)


@pytest.mark.parametrize(
    ("seed", "message"),
    [(-1, "out-of-range"), (2**64, "out-of-range"), (1.0, "wrong-type"), (None, "wrong-type"), (True, "wrong-type")],
)
def test_bad_seeds_in_records(seed, message):
    error = record_error({"game": "war", "seed": seed, "actions": []})
    assert (error.message, error.facts["place"]) == (message, "seed")


@pytest.mark.parametrize("missing", ["game", "actions"])
def test_missing_keys_in_records(missing):
    error = record_error({name: value for name, value in GOOD.items() if name != missing})
    assert (error.message, error.facts["place"]) == ("missing-key", missing)


def test_a_record_without_a_beginning():
    assert record_error({"game": "war", "actions": []}).message == "seed-or-position"


@pytest.mark.parametrize(
    ("actions", "index", "message"),
    [
        (["9C"], 0, "not-in-hand"),
        (["7S", "7S"], 1, "committed"),
        (["7S", "9H"], 1, "not-your-turn"),
        (["7S", "5C", "9H", "9D", "9D"], 4, "over"),
    ],
)
def test_an_illegal_action_names_its_index_and_the_refusal(actions, index, message):
    error = record_error({**GOOD, "actions": actions})
    assert error.facts["index"] == index
    assert isinstance(error.refusal, Refusal)
    assert error.refusal.message == message
    text = str(error)
    assert f"action number {index}" in text
    assert text.rstrip(".").endswith(str(error.refusal).rpartition(" [")[0].rstrip("."))


def test_an_error_of_the_settings_is_chained():
    assert isinstance(record_error({**GOOD, "readings": {"burn": 99}}).__cause__, SettingError)


@pytest.mark.parametrize("record", ["", "[]", "null", "{", "[" * 100_000, " " * 10**7, None, 7, [], b"{}"], ids=type)
def test_what_is_no_record(record):
    assert record_error(record).facts["place"] == ""


def test_a_cursor_out_of_range_goes_to_the_nearest_event():
    assert Timeline.from_record({**GOOD, "cursor": 10**30}).position == 8
    assert Timeline.from_record({**GOOD, "cursor": -1}).position == 0


def test_many_branches_off_a_long_line_are_read_in_no_time():
    """A record made to be slow must not be: each branch costs what it is long, not what the longest line is."""
    timeline = Timeline(GAME, GAME.start(2))
    for _, action, _ in play(GAME, timeline.start, 2, 2000):
        timeline.play(action)
    record = timeline.record()
    first = record["actions"][:1]
    whole, one = ({"from": 0, "actions": actions} for actions in (record["actions"], first))
    record |= {"branches": [whole] + [one] * 20_000, "actions": first}
    followed = []
    timeline_module.Timeline._follow, kept = lambda *args: followed.append(args), timeline_module.Timeline._follow
    try:
        again = Timeline.from_record(record)
    finally:
        timeline_module.Timeline._follow = kept
    assert not followed
    assert len(again.branches) == 1


ACTIONS = st.lists(st.sampled_from(["7S", "5C", "9H", "9D", "zz"]) | st.none(), max_size=5)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.just(10**4000),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
BRANCHES = st.fixed_dictionaries({"from": st.integers(-1, 3), "actions": ACTIONS})
LIKE_A_RECORD = st.fixed_dictionaries(
    {"game": st.just("war") | JUNK, "actions": ACTIONS | JUNK},
    optional={
        "version": st.just(1) | JUNK,
        "readings": st.just({}) | st.dictionaries(st.sampled_from(["burn", "collect", "x"]), JUNK, max_size=2) | JUNK,
        "position": st.just(SMALL) | JUNK,
        "seed": st.integers(0, 9) | JUNK,
        "branches": st.lists(st.fixed_dictionaries({"from": st.integers(-1, 3), "actions": ACTIONS}), max_size=3)
        | JUNK,
        "cursor": st.integers() | JUNK,
    },
)


@pytest.mark.slow
@given(LIKE_A_RECORD | JUNK)
@settings(max_examples=600)
def test_anything_like_a_record_is_replayed_or_refused(value):
    try:
        timeline = Timeline.from_record(value)
    except RecordError as bad:
        assert str(bad)
        assert isinstance(bad.facts["place"], str)
        return
    check(timeline)
    assert Timeline.from_record(timeline.record()).record() == timeline.record()


def test_lines_keep_their_order_and_share_what_they_have_in_common():
    timeline = Timeline(GAME, GAME.start(2))
    for _, action, _ in play(GAME, timeline.start, 2, 40):
        timeline.play(action)
    for depth in (30, 10, 20):
        timeline.jump(timeline.branches[0].path[depth])
        timeline.play(next(a for a in GAME.actions(timeline.state) if a != timeline.branches[0].path[depth + 1].action))
    timeline.jump(timeline.branches[1])
    record = timeline.record()
    assert [branch["line"] for branch in record["branches"]] == [0, 2, 3]
    assert sum(len(branch["actions"]) for branch in record["branches"]) < 60
    again = Timeline.from_record(json.dumps(record))
    assert [[n.action for n in leaf.path] for leaf in again.branches] == [
        [n.action for n in leaf.path] for leaf in timeline.branches
    ]
    assert again.record() == record
