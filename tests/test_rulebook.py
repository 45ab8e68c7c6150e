import pytest

from explorer import war
from explorer.game import Facts, SettingError
from tests.playing import GAMES

# The clauses of rules/war.md, the settings and their defaults: other programs rely on these names.
WAR = "goal setup choose start compare collect tie exhausted exhausted-both burn refill repeat no-limit score"


def test_the_clauses_of_war():
    assert list(war.RULEBOOK.clauses) == [f"war.{word}" for word in WAR.split()]


def test_the_settings_of_war():
    assert war.RULEBOOK.choose({}) == {"collect": "under", "opponent": "random", "hand_size": 3, "burn": 3}
    readings = {name for name, setting in war.RULEBOOK.settings.items() if not setting.variation}
    assert readings == {"collect", "opponent"}
    values = {name: setting.values for name, setting in war.RULEBOOK.settings.items()}
    assert values == {
        "collect": ("under", "reshuffle"),
        "opponent": ("random", "highest", "lowest"),
        "hand_size": (1, 2, 3, 4, 5),
        "burn": tuple(range(11)),
    }


@pytest.mark.parametrize("book", [kind.rulebook for kind in GAMES], ids=lambda book: book.game)
def test_settings_belong_to_clauses_and_clauses_have_sources(book):
    for setting in book.settings.values():
        assert setting.default in setting.values
        assert setting.clauses
        assert set(setting.clauses) <= set(book.clauses)
    assert all(clause.sources for clause in book.clauses.values())


@pytest.mark.parametrize("book", [kind.rulebook for kind in GAMES], ids=lambda book: book.game)
def test_every_value_can_be_chosen(book):
    for name, setting in book.settings.items():
        for value in setting.values:
            chosen = book.choose({name: value})
            assert chosen[name] == value
            assert list(chosen) == list(book.settings)
            assert isinstance(chosen, Facts)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("collect", "Under"),
        ("collect", None),
        ("collect", ["under"]),
        ("collect", {}),
        ("opponent", "best"),
        ("hand_size", 0),
        ("hand_size", 6),
        ("hand_size", "3"),
        ("hand_size", 3.0),
        ("hand_size", True),
        ("hand_size", float("nan")),
        ("burn", -1),
        ("burn", 11),
        ("burn", False),
        ("burn", 10**5000),
    ],
    ids=lambda it: str(it)[:9] if not isinstance(it, int) or it < 99 else "huge",
)
def test_bad_values_name_the_setting_and_what_was_expected(name, value):
    with pytest.raises(SettingError) as caught:
        war.Game(**{name: value})
    assert caught.value.facts["place"] == name
    assert caught.value.facts["expected"] == ", ".join(map(str, war.RULEBOOK.settings[name].values))
    assert str(caught.value).startswith(f"{name}: expected one of ")


@pytest.mark.parametrize("name", ["Burn", "seed", "self", "", "hand size", "\n"])
def test_unknown_settings(name):
    with pytest.raises(SettingError) as caught:
        war.Game(**{name: 1})
    assert "collect, opponent, hand_size, burn" in str(caught.value)


def test_rulebook_prints_and_cannot_be_changed():
    assert repr(war.RULEBOOK) == "<Rulebook of war: 14 clauses, 4 settings>"
    with pytest.raises(TypeError):
        war.RULEBOOK.clauses["war.new"] = None
