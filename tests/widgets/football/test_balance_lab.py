"""The balance lab by its traits: counters set by hand, and the rules' answer under each reading."""

import re
from html import unescape
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import football
from explorer.words import Words, languages
from widgets.football import balance_lab, workbench
from widgets.football.balance_lab import BalanceLab
from widgets.screens import screen

SEATS = (0, 1)
READINGS = list(product(football.RULEBOOK.settings["lock"].values, football.RULEBOOK.settings["counters"].values))


def played(lab):
    """The stats the lab plays with, in order."""
    return tuple(stat for seat, stat in lab.counts if seat == 0)


def state_of(lab, game):
    """The match in which the counters stand so, Team A to attack."""
    used = tuple(
        tuple(lab.counts[seat, stat].value if (seat, stat) in lab.counts else 0 for stat in football.STATS)
        for seat in SEATS
    )
    return game.start(1)._replace(stats=played(lab), turn=0, counters=used, stage=football.Stage("attack", 0))


def table(lab):
    """The table's rows as texts: heads, then each stat with its cells."""
    rows = re.findall(r"<tr>(.*?)</tr>", lab.table.value, re.S)
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", it, re.S) for it in rows]


def plain(html):
    return unescape(re.sub("<[^>]*>", "\n", html)).strip()


def check(lab, words):
    heads, *lines = table(lab)
    assert [plain(it) for it in heads[1:]] == [
        "\n".join((words.value("football", "lock", lock), words.value("football", "counters", counters)))
        for lock, counters in READINGS
    ]
    assert len(lines) == 4
    for stat, line in zip(played(lab), lines, strict=True):
        counts = " · ".join(str(lab.counts[seat, stat].value) for seat in SEATS)
        assert plain(line[0]) == words.text(f"football:match-stat-{stat}") + "\n\n" + counts
        for (lock, counters), cell in zip(READINGS, line[1:], strict=True):
            game = football.Game(lock=lock, counters=counters)
            state = state_of(lab, game)
            is_open = stat in game.open_stats(state)
            assert ("crx-open" in cell) == is_open and ("crx-shut" in cell) == (not is_open)
            if is_open:
                assert plain(cell) == words.text("football:match-open")
            else:
                refusal = game.shut(state, stat)
                assert words.text("football:match-shut") in plain(cell) and words.refusal(refusal) in plain(cell)
    assert f"lang='{words.language}' dir='{words.dir}'" in lab.table.value


def test_the_lab_begins_with_three_goals_to_nothing():
    lab = BalanceLab(Words("en", screen))
    assert {key: control.value for key, control in lab.counts.items() if control.value} == {(0, "goals"): 3}
    assert len(lab.counts) == 8
    check(lab, Words("en", screen))


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_counter_set_by_hand_changes_what_is_open(language):
    words = Words(language, screen)
    lab = BalanceLab(words)
    lab.speak(words)
    for control in lab.counts.values():
        control.value = 0
    check(lab, words)
    tables = set()
    for control in lab.counts.values():
        for value in (1, 2, 3, 4, 99):
            control.value = value
            check(lab, words)
            tables.add(lab.table.value)
        control.value = 0
    assert len(tables) > 8


def test_the_readings_differ_where_the_source_leaves_it_open():
    """Two goals to nothing: shut before the gap passes two, open until it has."""
    lab = BalanceLab(Words("en", screen))
    for key, control in lab.counts.items():
        control.value = 2 if key == (0, "goals") else 0
    goals = table(lab)[1][1:]
    assert ["crx-open" in cell for cell in goals] == [lock == "after" for lock, _ in READINGS]
    lab.counts[0, "goals"].value, lab.counts[1, "goals"].value = 1, 2
    goals = table(lab)[1][1:]
    assert ["crx-open" in cell for cell in goals] == [counters == "team" for _, counters in READINGS]


@pytest.mark.parametrize("language", languages())
def test_the_lab_speaks_the_language_of_the_screen(language):
    bench = workbench(query=f"lang={language}")
    lab = balance_lab(bench)
    check(lab, Words(language, screen))
    for seat, title in lab.titles.items():
        assert bench.words.text("football:seat", seat=seat) in title.value
    for (_, stat), control in lab.counts.items():
        assert control.description == bench.words.text(f"football:match-stat-{stat}")
    assert lab._repr_mimebundle_()["text/plain"] == "BalanceLab()"


def test_another_language_keeps_the_counters():
    bench = workbench(query="")
    lab = balance_lab(bench)
    lab.counts[1, "caps"].value = 5
    bench.speak("ar")
    assert lab.counts[1, "caps"].value == 5
    check(lab, bench.words)
    bench.speak("en")
    check(lab, bench.words)


def test_counters_stay_between_nothing_and_what_can_be_read():
    lab = BalanceLab(Words("en", screen))
    lab.counts[0, "caps"].value = -4
    assert lab.counts[0, "caps"].value == 0
    lab.counts[0, "caps"].value = 10**9
    assert lab.counts[0, "caps"].value == lab.counts[0, "caps"].max
    check(lab, Words("en", screen))


def test_the_lab_leaves_the_match_alone():
    bench = workbench(query="")
    timeline, scene = bench.timeline, bench.parts.table.scene
    balance_lab(bench).counts[0, "caps"].value = 7
    assert bench.timeline is timeline and bench.parts.table.scene == scene


@given(st.lists(st.integers(0, 6), min_size=8, max_size=8))
def test_whatever_the_counters_the_lab_says_what_the_rules_say(values):
    lab = BalanceLab(Words("en", screen))
    for control, value in zip(lab.counts.values(), values, strict=True):
        control.value = value
    check(lab, Words("en", screen))
