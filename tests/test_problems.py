import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.game import IllegalAction, Refusal
from explorer.problems import (
    SIZE_LIMIT,
    Facts,
    PositionError,
    Problem,
    RecordError,
    SettingError,
    keys,
    kind,
    read_json,
    shown,
    typed,
    whole,
)


def nested(depth):
    inner = []
    for _ in range(depth):
        inner = [inner]
    return inner


# Facts


def test_facts_cannot_be_changed():
    facts = Facts(a=1)
    for change in (
        lambda: facts.update(a=2),
        lambda: facts.pop("a"),
        lambda: facts.popitem(),
        lambda: facts.clear(),
        lambda: facts.setdefault("b", 1),
        lambda: facts.__setitem__("a", 2),
        lambda: facts.__delitem__("a"),
        lambda: facts.__ior__({"a": 2}),
    ):
        with pytest.raises(TypeError):
            change()
    assert facts == {"a": 1}


NAMES = (
    st.text(max_size=3)
    | st.sampled_from(["class", "a b", "war.goal", "\N{MICRO SIGN}", "\N{LATIN SMALL LIGATURE FI}"])
    | st.integers()
)


@given(st.dictionaries(NAMES, st.integers()))
def test_facts_repr_rebuilds_them(values):
    facts = Facts(values)
    for same in (eval(repr(facts)), pickle.loads(pickle.dumps(facts)), copy.deepcopy(facts), copy.copy(facts)):
        assert same == facts
        assert type(same) is Facts
        assert hash(same) == hash(facts)


# Showing what came from outside


@given(st.text() | st.lists(st.integers() | st.none()) | st.floats())
def test_shown_is_short_and_on_one_line(value):
    text = shown(value)
    assert len(text) <= 40
    assert text.isprintable()


@pytest.mark.parametrize("value", [10**5000, nested(100_000), "\ud800", "a\u202eb", b"\x00", object()], ids=type)
def test_shown_shows_anything(value):
    shown(value).encode()


# Reading JSON


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("", 1, 1), ("{", 1, 2), ('{"a": 1,\n "b" 2}', 2, 6), ("nonsense", 1, 1), ("{}x", 1, 3)],
)
def test_text_that_is_not_json_is_located(text, line, column):
    with pytest.raises(PositionError) as caught:
        read_json(text, PositionError)
    facts = caught.value.facts
    assert (caught.value.message, facts["line"], facts["column"]) == ("not-json", line, column)
    assert f"line {line}, column {column}" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"a":' * 100_000, '{"a": ' + "9" * 10_000 + "}", "[]", "null", "7", '"text"', "NaN", "true"],
    ids=lambda text: text[:9],
)
def test_json_text_that_is_no_object(text):
    with pytest.raises(RecordError) as caught:
        read_json(text, RecordError)
    assert caught.value.message in ("not-json", "wrong-type")
    assert str(caught.value)


def test_ten_megabytes_are_not_read():
    with pytest.raises(PositionError) as caught:
        read_json(" " * 10_000_000 + "{}", PositionError)
    assert caught.value.message == "too-long"
    assert read_json(" " * (SIZE_LIMIT - 2) + "{}", PositionError) == {}


@pytest.mark.parametrize("thing", [None, 7, True, [], b"{}", 7.5, object()])
def test_only_an_object_is_read(thing):
    with pytest.raises(PositionError) as caught:
        read_json(thing, PositionError)
    assert caught.value.message == "wrong-type"


# Checking what was read


def test_keys():
    keys({"a": 1}, ("a",), ("b",), PositionError)
    with pytest.raises(PositionError, match="^a: expected this to be there"):
        keys({"b": 1}, ("a",), ("b",), PositionError)
    with pytest.raises(PositionError, match="^in.c: nothing is called that here; expected one of a, b"):
        keys({"a": 1, "c": 1}, ("a",), ("b",), PositionError, "in.")


@pytest.mark.parametrize("number", [True, False, 1.0, float("nan"), "1", None, [], {}])
def test_what_is_no_whole_number(number):
    with pytest.raises(PositionError, match="^here: expected a whole number; got "):
        whole(number, 0, 9, "here", PositionError)


@pytest.mark.parametrize("number", [-1, 10, 10**5000, -(10**5000)], ids=lambda it: str(it.bit_length()))
def test_numbers_out_of_range(number):
    with pytest.raises(PositionError, match="^here: expected a whole number from 0 to 9; got "):
        whole(number, 0, 9, "here", PositionError)


def test_types():
    assert [whole(n, 0, 9, "", PositionError) for n in (0, 9)] == [0, 9]
    assert typed((), list, "", PositionError) == ()
    for value, wanted in (("", list), ([], str), ([], dict), ({}, list), (0, str), (None, str), (True, int)):
        with pytest.raises(PositionError):
            typed(value, wanted, "here", PositionError)
    names = [kind(it) for it in ({}, [], (), "", 1, 1.5, True, None, Facts(), b"", object())]
    assert " ".join(names) == "object list list text number number truth null object other other"


# The errors themselves


@pytest.mark.parametrize("error", [SettingError, PositionError, RecordError])
def test_problems_are_value_errors_that_print_and_travel(error):
    problem = error("wrong-type", place="hands[0]", expected="list", got="null")
    assert isinstance(problem, ValueError) and isinstance(problem, Problem)
    assert str(problem) == "hands[0]: expected a list; got nothing."
    for same in (pickle.loads(pickle.dumps(problem)), eval(repr(problem))):
        assert type(same) is error
        assert (same.message, same.facts) == (problem.message, problem.facts)


def test_a_record_error_carries_the_refusal():
    refusal = Refusal("war.choose", "no-card", Facts(text="x"))
    error = RecordError("illegal-action", place="actions[3]", index=3, refusal=refusal)
    assert pickle.loads(pickle.dumps(error)).refusal == error.refusal == refusal
    assert str(error).startswith("actions[3]: action number 3 (counted from 0) is not legal: “x” is not a card")
    assert RecordError("version", place="version", expected=1).refusal is None


def test_an_illegal_action_travels_too():
    illegal = IllegalAction(Refusal("war.goal", "over"))
    assert pickle.loads(pickle.dumps(illegal)).refusal == illegal.refusal
    assert str(illegal) == str(illegal.refusal) == "The game is over; nothing more can be played. [war.goal]"


def test_json_types_of_json_text():
    found = read_json(json.dumps({"a": [1, 1.5, "x", None, True, {}]}), PositionError)
    assert [kind(it) for it in found["a"]] == ["number", "number", "text", "null", "truth", "object"]
