"""Every way to go wrong, what it is called, by which clause and with which facts; and what is not wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import football
from explorer.football import HIDDEN, STATS
from explorer.game import IllegalAction, PositionError, Refusal
from explorer.timeline import Timeline
from explorer.words import Words, languages
from tests.football.tables import EVERY, FOUR, cards_of, moments, player, run, table, through

A = table("A5 B9 X2 | C4 D7 E5", "F1 G8 H6 I2 J3", gone="K3 L4", counters=[{"goals": 2}, {"caps": 1}])
ATTACK = run(A)
AFTER = run({**A, "counters": [{"goals": 3}, {}]}, lock="after")
DEFEND = ATTACK.on("attack A5 with caps")  # D7 and E5 cover
NONE = ATTACK.on("attack B9 with caps")  # nothing covers
MAY = run(A, "attack A5 with caps", must_cover="may")
HIGHER = run(A, "attack A5 with caps", cover="higher")  # E5 is not enough
FORCED = run(A, "attack B9 with caps", draw="forced")
MAY_FORCED = run(A, "attack A5 with caps", must_cover="may", draw="forced")
DRAWN = run(A, "attack A5 with caps, draw, draw, draw", must_cover="may")
EMPTY = run({**A, "deck": []}, "attack A5 with caps", must_cover="may")
MIDDLE = DEFEND._replace(state=DEFEND.events[1].state)
OVER = run(table("A5 | C4"), "attack A5 with goals")
DRAWN_GAME = run(table("A5 | C5"), "attack A5 with goals, cover C5")
MOMENTS = {name: value for name, value in list(globals().items()) if name.isupper() and hasattr(value, "state")}


def refused(moment, action):
    """By the whole state."""
    game, state = moment.game, moment.state
    kept = repr(state), hash(state)
    refusal = game.refusal(state, action)
    assert isinstance(refusal, Refusal)
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.refusal == refusal
    assert (repr(state), hash(state)) == kept
    assert refusal.clause in football.RULEBOOK.clauses
    return refusal


@pytest.mark.parametrize(
    ("moment", "action", "message", "clause", "facts"),
    [
        # over, or not to be decided
        ("OVER", "attack C4 with goals", "over", "win", {}),
        ("OVER", "nonsense", "over", "win", {}),
        ("OVER", None, "over", "win", {}),
        ("DRAWN_GAME", "draw", "over", "draw-game", {}),
        ("MIDDLE", "cover D7", "unsettled", "teams", {}),
        ("MIDDLE", "nonsense", "unsettled", "teams", {}),
        # no action
        ("ATTACK", "", "no-action", "attack", {"text": ""}),
        ("ATTACK", None, "no-action", "attack", {"text": "None"}),
        ("ATTACK", ["draw"], "no-action", "attack", {"text": "['draw']"}),
        ("ATTACK", 7, "no-action", "attack", {"text": "7"}),
        ("ATTACK", "pass", "no-action", "attack", {"text": "pass"}),
        ("ATTACK", "attack", "no-action", "attack", {"text": "attack"}),
        ("ATTACK", "attack ", "no-action", "attack", {"text": "attack "}),
        ("ATTACK", "attack A5", "no-action", "attack", {"text": "attack A5"}),
        ("ATTACK", "attack A5 with", "no-action", "attack", {"text": "attack A5 with"}),
        ("ATTACK", "attack A5 with ", "no-action", "attack", {"text": "attack A5 with "}),
        ("ATTACK", "attack A5 with wins", "no-action", "attack", {"text": "attack A5 with wins"}),
        ("ATTACK", "attack A5 with Goals", "no-action", "attack", {"text": "attack A5 with Goals"}),
        ("ATTACK", "attack A5 with caps ", "no-action", "attack", {"text": "attack A5 with caps "}),
        ("ATTACK", " attack A5 with caps", "no-action", "attack", {"text": " attack A5 with caps"}),
        ("ATTACK", "Attack A5 with caps", "no-action", "attack", {"text": "Attack A5 with caps"}),
        ("ATTACK", "attack  with caps", "no-action", "attack", {"text": "attack  with caps"}),
        ("ATTACK", "cover", "no-action", "attack", {"text": "cover"}),
        ("DEFEND", "cover ", "no-action", "attack", {"text": "cover "}),
        ("DEFEND", "draw ", "no-action", "attack", {"text": "draw "}),
        ("DEFEND", "Concede", "no-action", "attack", {"text": "Concede"}),
        ("DEFEND", "D7", "no-action", "attack", {"text": "D7"}),
        ("DEFEND", "a\nb", "no-action", "attack", {"text": "a b"}),
        ("ATTACK", "attack " + "A" * 300 + " with caps", "no-action", "attack", {"text": "attack " + "A" * 32 + "…"}),
        # no attack to answer, and one to be answered first
        ("ATTACK", "cover A5", "no-attack", "attack", {"seat": 0}),
        ("ATTACK", "cover nobody", "no-attack", "attack", {"seat": 0}),
        ("ATTACK", "draw", "no-attack", "attack", {"seat": 0}),
        ("ATTACK", "concede", "no-attack", "attack", {"seat": 0}),
        ("DEFEND", "attack C4 with caps", "attack-open", "cover", {"seat": 1}),
        ("DEFEND", "attack B9 with caps", "attack-open", "cover", {"seat": 1}),
        # cards that are not in the hand
        ("ATTACK", "attack C4 with caps", "not-in-hand", "hand", {"name": "C4", "seat": 0, "where": "other"}),
        ("ATTACK", "attack K3 with caps", "not-in-hand", "hand", {"name": "K3", "seat": 0, "where": "gone"}),
        ("ATTACK", "attack F1 with caps", "not-in-hand", "hand", {"name": "F1", "seat": 0, "where": "nowhere"}),
        ("ATTACK", "attack Z with caps", "not-in-hand", "hand", {"name": "Z", "seat": 0, "where": "nowhere"}),
        ("ATTACK", "attack a5 with caps", "not-in-hand", "hand", {"name": "a5", "seat": 0, "where": "nowhere"}),
        ("ATTACK", "attack A5  with caps", "not-in-hand", "hand", {"name": "A5 ", "seat": 0, "where": "nowhere"}),
        ("ATTACK", "attack A5 with caps with caps", "not-in-hand", "hand", None),
        ("ATTACK", "attack ?? with caps", "face-down", "teams", {}),
        ("DEFEND", "cover A5", "not-in-hand", "hand", {"name": "A5", "seat": 1, "where": "attack"}),
        ("DEFEND", "cover B9", "not-in-hand", "hand", {"name": "B9", "seat": 1, "where": "other"}),
        ("DEFEND", "cover K3", "not-in-hand", "hand", {"name": "K3", "seat": 1, "where": "gone"}),
        ("DEFEND", "cover G8", "not-in-hand", "hand", {"name": "G8", "seat": 1, "where": "nowhere"}),
        ("DEFEND", "cover D7 ", "not-in-hand", "hand", {"name": "D7 ", "seat": 1, "where": "nowhere"}),
        ("DEFEND", "cover ??", "face-down", "teams", {}),
        # stats
        ("ATTACK", "attack A5 with assists", "not-in-play", "stats", {"stat": "assists", "stats": FOUR}),
        (
            "ATTACK",
            "attack A5 with goals",
            "shut-before",
            "balance",
            {"stat": "goals", "uses": 2, "least": 0, "most": 2, "after": 3, "behind": FOUR[1:], "gap": 2, "until": 1},
        ),
        (
            "AFTER",
            "attack A5 with goals",
            "shut-after",
            "balance",
            {"stat": "goals", "uses": 3, "least": 0, "most": 3, "after": 4, "behind": FOUR[1:], "gap": 2, "until": 1},
        ),
        # covers, draws and giving up
        (
            "DEFEND",
            "cover C4",
            "too-low",
            "cover",
            {"card": player("C4"), "stat": "caps", "value": 4, "against": player("A5"), "needed": 5, "cover": "equal"},
        ),
        (
            "HIGHER",
            "cover E5",
            "too-low",
            "cover",
            {"card": player("E5"), "stat": "caps", "value": 5, "against": player("A5"), "needed": 5, "cover": "higher"},
        ),
        ("HIGHER", "draw", "cover-at-hand", "draw", {"seat": 1, "card": player("D7")}),
        ("DEFEND", "draw", "cover-at-hand", "draw", {"seat": 1, "card": player("D7")}),
        ("DEFEND", "concede", "has-to-cover", "cover", {"seat": 1, "card": player("D7")}),
        ("FORCED", "concede", "has-to-draw", "draw", {"seat": 1}),
        ("DRAWN", "draw", "three-drawn", "draw", {"seat": 1}),
        ("EMPTY", "draw", "empty-deck", "draw", {"seat": 1}),
    ],
)
def test_refusals(moment, action, message, clause, facts):
    refusal = refused(MOMENTS[moment], action)
    assert (refusal.message, refusal.clause) == (message, f"football.{clause}")
    if facts is not None:
        assert dict(refusal.facts) == facts


@pytest.mark.parametrize(
    ("moment", "seat", "action", "message", "clause", "facts"),
    [
        # By the view of the team that does not act its hand says nothing.
        ("ATTACK", 1, "attack A5 with caps", "hand-hidden", "teams", {"seat": 0}),
        ("ATTACK", 1, "attack Z with caps", "hand-hidden", "teams", {"seat": 0}),
        ("ATTACK", 1, "attack C4 with caps", "hand-hidden", "teams", {"seat": 0}),
        ("ATTACK", 1, "attack ?? with caps", "face-down", "teams", {}),
        ("DEFEND", 0, "cover D7", "hand-hidden", "teams", {"seat": 1}),
        ("DEFEND", 0, "cover ??", "face-down", "teams", {}),
        ("DEFEND", 0, "draw", "hand-hidden", "teams", {"seat": 1}),
        ("DEFEND", 0, "concede", "hand-hidden", "teams", {"seat": 1}),
        ("MAY", 0, "draw", "hand-hidden", "teams", {"seat": 1}),
        ("MAY", 0, "concede", "hand-hidden", "teams", {"seat": 1}),
        ("DRAWN", 0, "draw", "three-drawn", "draw", {"seat": 1}),
        ("EMPTY", 0, "draw", "empty-deck", "draw", {"seat": 1}),
        # By its own the other hand does.
        ("ATTACK", 0, "attack C4 with caps", "not-in-hand", "hand", {"name": "C4", "seat": 0, "where": "nowhere"}),
        ("DEFEND", 1, "cover B9", "not-in-hand", "hand", {"name": "B9", "seat": 1, "where": "nowhere"}),
    ],
)
def test_refusals_of_a_view(moment, seat, action, message, clause, facts):
    line = MOMENTS[moment]
    refusal = line.game.refusal(line.game.view(line.state, seat), action)
    assert (refusal.message, refusal.clause) == (message, f"football.{clause}")
    assert dict(refusal.facts) == facts


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_actors_view_allows_and_refuses_the_same(moment):
    line = MOMENTS[moment]
    if line.actor is None:
        return
    view = line.game.view(line.state, line.actor)
    assert line.game.actions(view) == line.game.actions(line.state)
    assert line.game.actions(line.game.view(line.state, 1 - line.actor)) == []
    for word in (
        "attack {} with caps",
        "attack {} with goals",
        "attack {} with assists",
        "cover {}",
        "draw",
        "concede",
    ):
        for card in line.state.hands[line.actor]:
            assert line.game.refusal(view, word.format(card)) == line.game.refusal(line.state, word.format(card))


def test_who_may_cover_may_still_draw_or_concede():
    assert MAY.legal == ["cover D7", "cover E5", "draw", "concede"]
    assert MAY_FORCED.legal == MAY.legal  # who has to draw is who cannot cover
    assert DRAWN.legal[-1] == EMPTY.legal[-1] == "concede"


def test_a_name_may_look_like_an_action():
    """As in a deck of one's own: the last ` with ` divides, and only the first word counts."""
    odd = ["A with goals", "draw", "concede", "cover", "attack x with caps", "with", "غلام رضا", "a,b;c"]
    cards = [{"name": name, **dict.fromkeys(STATS, 5)} for name in odd]
    for name in odd:
        line = run({**table("A5 B5 | C5"), "hands": [cards, [{"name": "B", **dict.fromkeys(STATS, 5)}]]})
        assert f"attack {name} with caps" in line.legal
        assert line.game.apply(line.state, f"attack {name} with caps").events[0].cards[0].name == name
        line = run({**table("A5 | C5"), "hands": [[], cards], "attack": table("", "", "Z5 goals")["attack"]})
        assert line.game.apply(line.state, f"cover {name}").events[0].cards[0].name == name


def test_the_longest_names_can_be_played():
    name = "M" * 60
    cards = [{"name": name, **dict.fromkeys(STATS, 5)}]
    line = run({**table("A5 | C5"), "hands": [cards, table("A5|B5")["hands"][0]]})
    assert line.on(f"attack {name} with trophies").state.attack.card.name == name


# Whatever is said


@given(moments())
def test_every_legal_action_applies_and_each_other_is_refused(made):
    game, state, _, _ = made
    actions = game.actions(state)
    assert len(set(actions)) == len(actions)
    names = [card.name for card in cards_of(state)][:12] + ["??", "nobody"]
    every = [f"attack {name} with {stat}" for name in names for stat in STATS]
    every += [f"cover {name}" for name in names] + ["draw", "concede"]
    for action in every:
        refusal = game.refusal(state, action)
        assert (refusal is None) == (action in actions), action
        if refusal is None:
            assert game.apply(state, action).events
        else:
            with pytest.raises(IllegalAction):
                game.apply(state, action)
    if game.actor(state) is not None:
        assert actions


@given(moments(), st.one_of(st.text(), st.none(), st.integers(), st.binary(), st.lists(st.text())))
def test_every_other_thing_is_refused(made, text):
    game, state, _, _ = made
    refusal = game.refusal(state, text)
    assert isinstance(refusal, Refusal) or text in game.actions(state)
    assert refusal is None or refusal.clause in football.RULEBOOK.clauses


@given(moments(), st.data())
def test_near_an_action_there_is_none(made, data):
    game, state, _, _ = made
    actions = game.actions(state)
    if not actions:
        return
    action = data.draw(st.sampled_from(actions))
    at = data.draw(st.integers(0, len(action)))
    other = action[:at] + data.draw(st.text(max_size=2)) + action[data.draw(st.integers(at, len(action))) :]
    assert (game.refusal(state, other) is None) == (other in actions)


@given(moments())
def test_views_never_crash(made):
    game, _, events, _ = made
    for event in events:
        for seat in (0, 1):
            view = game.view(event.state, seat)
            assert game.actor(view) == game.actor(event.state)
            assert game.result(view) == game.result(event.state)
            assert game.open_stats(view) == game.open_stats(event.state)
            assert game.uses(view) == game.uses(event.state)
            assert isinstance(game.actions(view), list)
            assert isinstance(football.odds(game, view), dict)
            assert all(game.shut(view, stat) == game.shut(event.state, stat) for stat in view.stats)
            for action in ("draw", "concede", "cover ??", "attack ?? with goals", f"cover {view.cards[0]}", "", None):
                assert game.refusal(view, action) is None or isinstance(game.refusal(view, action), Refusal)
            assert game.view(view, seat) == view
            assert set(game.view(view, 1 - seat).hands[0] + game.view(view, 1 - seat).hands[1]) <= {HIDDEN}
            assert str(view) and view._repr_html_() and repr(view) and view.to_dict()


def test_a_view_can_be_asked_but_not_played_on():
    view = ATTACK.game.view(ATTACK.state, 0)
    assert ATTACK.game.refusal(view, "attack A5 with caps") is None
    for use in (lambda: ATTACK.game.apply(view, "attack A5 with caps"), lambda: Timeline(ATTACK.game, view)):
        with pytest.raises(PositionError) as caught:
            use()
        assert caught.value.message == "a-view"


def test_every_refusal_of_the_rules_is_reached():
    """Those of the table above are all there are: what random nonsense finds is among them."""
    known = "over unsettled no-action no-attack attack-open not-in-hand face-down not-in-play shut-before "
    known += "shut-after too-low cover-at-hand has-to-cover has-to-draw three-drawn empty-deck hand-hidden"
    found = set()
    for seed, chosen in enumerate(EVERY):
        game = football.Game(**chosen)
        for event in through(game, game.start(seed), seed):
            state = event.state
            for seen in (state, game.view(state, 0)):
                for name in (state.cards[seed].name, "??", state.hands[0][0].name if state.hands[0] else "x"):
                    for action in (f"attack {name} with {STATS[seed % 5]}", f"cover {name}", "draw", "concede", "x"):
                        if refusal := game.refusal(seen, action):
                            found.add(refusal.message)
    assert found <= set(known.split())
    assert set(known.split()) - found <= {"empty-deck"}


# What is said of it


@pytest.mark.parametrize("language", languages())
def test_what_a_cover_needs_is_said_as_the_reading_has_it(language):
    """Under `equal` 4 is refused with "5 or more"; under `higher` 5 is refused with "more than 5"."""
    words, own = Words(language), {}
    for moment, action in ((DEFEND, "cover C4"), (HIGHER, "cover E5")):
        own[moment.game.cover] = words.refusal(refused(moment, action))
    needs = {"en": ("needs 5 or more", "needs more than 5"), "ar": ("5\u2069 أو أكثر", "أكثر من \u20685")}[language]
    assert needs[0] in own["equal"] and needs[1] in own["higher"]
    assert needs[0] not in own["higher"] and needs[1] not in own["equal"]
