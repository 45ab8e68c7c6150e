"""What is read can be gone on from, and read again; whatever else comes is refused."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.game import PositionError
from explorer.guandan.history import begun, deals, turns
from explorer.guandan.position import _STAGES
from explorer.timeline import Timeline
from tests.guandan.cards import brute
from tests.guandan.position.positions import GAME, GOOD, TRIBUTE, error
from tests.guandan.tables import READINGS, run, table


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (table("AC | | 2H | 2H", out=[1]), "AC, 2H"),
        (table("KS AS | | 9S | 3C", out=[1], level="9", levels=["9", "2"]), "KS, 9S, pass, pass, AS"),
        (table("9S TD JC QS 2H | | | 3C", out=[1, 2]), "9S TD JC QS 2H as straight K"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_the_last_trick_can_still_be_read_when_the_level_has_changed(position, action):
    """It was played at the level of its deal; at the next deal's it may be no play, or not beat what lay there."""
    line = run(position, action)
    assert "next-level" in [event.kind for event in line.events]
    for event in line.events:
        assert GAME.state(event.state.to_dict()) == event.state, event.kind


@pytest.mark.parametrize(
    "position",
    [
        table("5S 6S | 7S 8S | 9S TS | KS", previous=[0, 1, 2, 3]),
        table("5S 6S | KD | 9S TS | KS", previous=[0, 2, 1, 3]),
    ],
    ids=["its last card", "both their last card"],
)
def test_nobody_pays_with_its_last_card(position):
    assert error(position) == ("impossible-stage", "stage")


def test_who_pays_with_its_last_card_but_a_wild_goes_on():
    line = run(table("5S 6S | 7S 8S | 9S TS | KS 2H", previous=[0, 1, 2, 3]))
    assert line.story == ["3 pays KS to 0"]
    while line.state.stage.do == "return":
        line = line._replace(events=[*line.events, *(more := line.on(line.game.actions(line.state)[0])).events])
        line = line._replace(state=more.state)
    for event in line.events:
        assert GAME.state(event.state.to_dict()) == event.state, event.kind


def go_on(game, position, random):
    """Read a position, play a few turns, and read every table again: what goes wrong, in a word; None for what is
    refused, or right."""
    try:
        state = game.state(position)
    except PositionError as bad:
        assert isinstance(bad.facts["place"], str)
        return None
    timeline = Timeline(game, state)
    for _ in range(10):
        if told := history_of(timeline):
            return told
        for event in timeline.events(timeline.node):
            try:
                if game.state(event.state.to_dict()) != event.state:
                    return f"{event.kind}: another state"
            except PositionError as bad:
                return f"{event.kind}: {bad.message} at {bad.facts['place']}"
        state = timeline.node.state
        if game.actor(state) is None:
            return None if game.result(state) else "nobody's turn"
        actions = game.actions(state)
        if not actions:
            return "no actions"
        timeline.play(random.choice(actions))
    return None


def history_of(timeline):
    """Its deals, turn by turn: what is wrong with them, in a word."""
    line = timeline.line
    events = [event for node in line for event in timeline.events(node)]
    found = begun(line, timeline.start)
    if [it.begins for it in found] != [at for at, it in enumerate(events) if it.kind in ("setup", "deal", "restart")]:
        return "deals begin elsewhere"
    shown = [at for it in found for at in (turn.at for turn in turns(line, it))]
    if shown != [at for at, it in enumerate(events) if it.kind in ("play", "pass")]:
        return "other turns"
    if not {it.begins for it in deals(line)} <= {it.begins for it in found}:
        return "over without having begun"
    cancelled = [it.begins for it in found if it.tribute == "cancelled"]
    if len(cancelled) < sum(it.kind == "tribute-cancelled" for it in events):
        return "not cancelled"
    return None


def some_position(random):
    """Few cards, at any stage: often impossible, often not quite."""
    ranks = random.choice(["2A", "5T", "AK2"])
    pool = [card for card in brute.PACKS if brute.rank_of(card)[0] in ranks or card in brute.JOKERS]
    random.shuffle(pool)
    hands = [[pool.pop() for _ in range(random.choice([0, 1, 1, 2, 2, 3]))] for _ in range(4)]
    level = random.choice(ranks)
    position = {"level": level, "hands": hands, "levels": [level, random.choice(ranks)][:: random.choice([1, -1])]}
    out = [seat for seat in range(4) if not hands[seat]]
    random.shuffle(out)
    if random.random() < 0.1:
        out = random.sample(range(4), random.randint(0, 4))
    position["out"] = out

    fitting = random.random() < 0.5

    def payment(at):
        seats = {"payer": random.randrange(4), "receiver": random.randrange(4)}
        if fitting and "previous" in position:
            seats = {"payer": position["previous"][3 - at % 2], "receiver": position["previous"][at % 2]}
        return {**seats, "card": random.choice(brute.PACKS), "back": random.choice([None, random.choice(brute.PACKS)])}

    def move():
        return {"seat": random.randrange(4), "action": random.choice(["pass", random.choice(pool)])}

    for chance, key, value in (
        (0.5, "stage", lambda: random.choice(list(_STAGES))),
        (0.85, "turn", lambda: random.choice([0, 1, 2, 3, None])),
        (0.5, "previous", lambda: random.sample(range(4), 4)),
        (0.4, "payments", lambda: [payment(at) for at in range(random.choice([1, 1, 2, 2, 3, 4]))]),
        (0.5, "to_beat", lambda: {"seat": random.randrange(4), "action": " ".join(pool[: random.choice([1, 1, 2])])}),
        (0.4, "passed", lambda: random.sample(range(4), random.choice([0, 0, 1, 2, 3]))),
        (0.2, "trick", lambda: [move() for _ in range(random.randint(0, 3))]),
    ):
        if random.random() < chance:
            position[key] = value()

    return position


@pytest.mark.slow
def test_any_table_of_few_cards_at_any_stage():
    """Refused, or gone on from through tables that can be read. Of each kind of failure the shortest is shown."""
    wrong = {}
    for seed in range(6000):
        random = Random(seed)
        game = guandan.Game(**{name: random.choice(values) for name, values in READINGS.items()})
        position = some_position(random)
        try:
            found = go_on(game, position, random)
        except Exception as crash:
            found = repr(crash)
        if found and (found not in wrong or len(str(position)) < len(str(wrong[found]))):
            wrong[found] = position
    assert not wrong, "\n".join(f"{found}\n    {json.dumps(position)}" for found, position in wrong.items())


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 5) | st.floats() | st.text(max_size=4) | st.sampled_from(["5S", "RJ"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=4), parts, max_size=2),
    max_leaves=6,
)


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from([*GOOD, "levels", "to_beat", "passed", "out", "previous", "trick"]), JUNK))
@settings(max_examples=300)
def test_hostile_parts_are_read_or_refused(parts):
    for position in (parts, {**GOOD, **parts}, {**TRIBUTE, **parts}):
        assert go_on(GAME, position, Random(1)) is None
        try:
            text = json.dumps(position)
        except UnicodeEncodeError:
            continue
        assert go_on(GAME, text, Random(1)) is None


@given(JUNK | st.text(max_size=60))
def test_hostile_input_is_refused(value):
    with pytest.raises(PositionError):
        GAME.state(value)
