"""Every way to go wrong in a match, what it is called, and by which clause; and what is not wrong."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.cards import Card
from explorer.game import IllegalAction, PositionError, Refusal
from tests.guandan.cards import brute
from tests.guandan.tables import MIDDLE, run, small_tables, table
from tests.playing import play

LEAD = run(table("5S 6D 7C 8D 2H 9S 9D | 7C 8C QC 3S | 6S TD AD | 3S 4D JD"))
FOLLOW = LEAD.on("9S")
BOMBED = run(table("9S 9D 9C 9H | 7C 8C QC 7S 7D 7H 5H | 6S TD AD | 3S 4D JD"), "9S 9D 9C 9H")
STRAIGHT = run(table("5S 6D 7C 8D 9S KS | 2H 7S 8C 9D TC 3S | 6S TD AD | 3S 4D JD"), "5S 6D 7C 8D 9S")
RETURN = run(table("5S 9D KD 3C 2H | 7C 8C QC | 6S TD AD | 3S 4D AS", previous=[0, 1, 2, 3]))
DONE = RETURN.on("return 3C")
OVER = run(table("KS | 7C | | 3S JD", out=[2], level="A", levels=["A", "Q"]), "KS, pass, pass, 7C")
MOMENTS = {
    "LEAD": LEAD,
    "FOLLOW": FOLLOW,
    "BOMBED": BOMBED,
    "STRAIGHT": STRAIGHT,
    "RETURN": RETURN,
    "DONE": DONE,
    "OVER": OVER,
}


def refused(moment, action):
    """By the whole state, and by what the actor sees of it."""
    game, state = moment.game, moment.state
    kept = repr(state), hash(state)
    refusal = game.refusal(state, action)
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.refusal == refusal
    assert (repr(state), hash(state)) == kept
    assert refusal.clause in guandan.RULEBOOK.clauses
    seen = game.refusal(game.view(state, state.stage.seat if moment.actor is not None else 0), action)
    return refusal, seen


@pytest.mark.parametrize(
    ("moment", "action", "message", "clause"),
    [
        # cards not held
        ("LEAD", "KS", "not-held", "turn"),
        ("LEAD", "RJ", "not-held", "turn"),
        ("LEAD", "9S 9S", "not-held", "turn"),
        ("LEAD", "9S 9D 9C", "not-held", "turn"),
        ("LEAD", "2H 2H", "not-held", "turn"),
        ("LEAD", "RJ RJ BJ BJ", "not-held", "turn"),
        ("LEAD", "5S 5S 5S", "third-copy", "setup"),
        # no shape
        ("LEAD", "5S 6D", "two-ranks", "shapes"),
        ("LEAD", "", "no-cards", "shapes"),
        ("FOLLOW", "7C 8C QC 3S", "no-shape", "shapes"),
        # needs an interpretation, or another one
        ("LEAD", "5S 6D 7C 8D 2H", "which", "interpret"),
        ("STRAIGHT", "2H 7S 8C 9D TC", "which", "interpret"),
        ("LEAD", "5S 6D 7C 8D 2H as straight 7", "not-that", "interpret"),
        ("LEAD", "5S 6D 7C 8D 2H as tube 8", "not-that", "interpret"),
        ("LEAD", "5S as single 6", "not-that", "interpret"),
        ("LEAD", "2H as single A", "not-that", "interpret"),
        ("LEAD", "5S as single", "no-such-reading", "interpret"),
        ("LEAD", "5S as king", "no-such-reading", "interpret"),
        ("LEAD", "5S as single 5 as single 5", "no-such-reading", "interpret"),
        # does not beat
        ("FOLLOW", "7C", "too-low", "ranks"),
        ("FOLLOW", "8C", "too-low", "ranks"),
        ("BOMBED", "QC", "not-a-bomb", "bombs"),
        ("BOMBED", "7C 7S 7D 7H", "too-low", "bombs"),
        ("STRAIGHT", "3S", "other-shape", "ranks"),
        # the leader passes
        ("LEAD", "pass", "leader-passes", "turn"),
        ("DONE", "pass", "leader-passes", "turn"),
        # a card that may not be returned
        ("RETURN", "return KD", "return-rank", "return"),
        ("RETURN", "return AS", "return-rank", "return"),
        ("RETURN", "return 2H", "return-wild", "return"),
        ("RETURN", "return TS", "not-held", "turn"),
        # playing while a return is open, and giving back when none is due
        ("RETURN", "3C", "return-open", "return"),
        ("RETURN", "pass", "return-open", "return"),
        ("RETURN", "5S as single 5", "return-open", "return"),
        ("RETURN", "6S", "return-open", "return"),
        ("LEAD", "return 5S", "no-return-due", "return"),
        ("FOLLOW", "return 7C", "no-return-due", "return"),
        ("DONE", "return 5S", "no-return-due", "return"),
        # after the end
        ("OVER", "3S", "over", "match"),
        ("OVER", "pass", "over", "match"),
        ("OVER", "return 3S", "over", "match"),
        ("OVER", "nonsense", "over", "match"),
        ("OVER", None, "over", "match"),
    ],
)
def test_refusals_by_the_whole_state_and_by_the_view_alike(moment, action, message, clause):
    for refusal in refused(MOMENTS[moment], action):
        assert (refusal.message, refusal.clause) == (message, f"guandan.{clause}")


@pytest.mark.parametrize(
    ("moment", "action"),
    [("LEAD", "QC"), ("LEAD", "JD"), ("FOLLOW", "AD"), ("FOLLOW", "5S 6D"), ("DONE", "KD"), ("RETURN", "return QC")],
)
def test_out_of_turn_a_card_that_lies_in_another_hand(moment, action):
    """The whole state says whose it is; to a view it is just not held, wherever it lies."""
    moment = MOMENTS[moment]
    whole, seen = refused(moment, action)
    assert (whole.message, whole.clause) == ("not-your-turn", "guandan.turn")
    card = whole.facts["card"]
    assert card in moment.state.hands[whole.facts["seat"]]
    assert (whole.facts["actor"], seen.facts["seat"]) == (moment.actor, moment.actor)
    assert (seen.message, seen.clause) == ("not-held", "guandan.turn")


@pytest.mark.parametrize("cards", ["9S 9D 5S", "5S 6D 7C", "5S 6D 7C 8D", "5S 6D 9S 9D 2H", "5S 6D 7C 8D 9S 9D"])
def test_cards_that_are_nothing_are_refused_as_cards_are(cards):
    for refusal in refused(LEAD, cards):
        assert refusal == guandan.why_not(cards, "2")


NONSENSE = [
    *(" ", "5s", "s5", "10S", " 5S", "5S ", "5S  6D", "5S\n", "5S\t6D", "5S,6D", "５S", "\x00", "\ud800", "{0}", "<b>"),
    *(
        "PASS",
        "Pass",
        "pass pass",
        "pass as pass",
        "passe",
        "Restart",
        "restart now",
        "return",
        "return ",
        "returns 5S",
    ),
    *("??", "5S ??", "?? as single 5", "x" * 10_000, "5S " * 60),
    *(None, 7, 1.5, True, ["5S"], ("5S",), {"action": "5S"}, b"5S", Card("5S"), 10**5000),
]


@pytest.mark.parametrize("action", NONSENSE, ids=lambda it: repr(it)[:16] if it != 10**5000 else "long")
@pytest.mark.parametrize("name", ["LEAD", "FOLLOW", "RETURN", "OVER"])
def test_what_is_no_action_is_refused_and_named_short(name, action):
    moment = MOMENTS[name]
    for refusal in refused(moment, action):
        allowed = {"OVER": {"over"}, "RETURN": {"return-open", "no-action"}}.get(name, {"no-action"})
        if action == "??" and name in ("LEAD", "FOLLOW"):
            allowed = {"face-down"}
        assert refusal.message in allowed
        assert len(repr(refusal)) < 200


@pytest.mark.parametrize("action", ["as", "as single 5", "5S as", "5S as as", "as as as"])
@pytest.mark.parametrize("name", ["LEAD", "FOLLOW", "RETURN", "OVER"])
def test_an_as_with_nothing_before_or_after_it_is_refused(name, action):
    refused(MOMENTS[name], action)


@pytest.mark.parametrize("text", ["5s", "5S 9D", "RJ RJ", "single 5", "5S as single 5", "pass", "restart", "??"])
def test_what_is_no_card_cannot_be_returned(text):
    for refusal in refused(RETURN, f"return {text}"):
        assert refusal.message == "no-action"


def test_between_decisions_nothing_but_a_restart_may_be_done():
    seen = set()
    end = table("9C | | | 3S 4D", out=[2, 1], turn=0)
    for line in (run(end, "9C"), run(table("AS | 7C 8C | 6S 6D | 3S 4D"), "AS, pass, pass, pass")):
        for event in line.events[:-1]:
            if event.state.stage.do not in MIDDLE:
                continue
            seen.add(event.state.stage.do)
            assert line.game.actor(event.state) is None
            assert line.game.actions(event.state) == []
            for action in ("9C", "pass", "return 3S", "", None):
                refusal = line.game.refusal(event.state, action)
                assert (refusal.message, refusal.clause) == ("unsettled", "guandan.turn")
                with pytest.raises(IllegalAction):
                    line.game.apply(event.state, action)
            assert line.game.refusal(event.state, "restart") is None
    assert {"finish", "last", "score", "next-level", "deal", "tribute", "won"} <= seen


@pytest.mark.parametrize("name", MOMENTS)
def test_a_restart_is_never_refused_and_not_listed(name):
    moment = MOMENTS[name]
    assert moment.game.refusal(moment.state, "restart") is None
    assert "restart" not in moment.game.actions(moment.state)
    assert moment.on("restart").state.level == "2"


@pytest.mark.parametrize("name", MOMENTS)
def test_a_view_can_be_asked_but_not_played_on(name):
    moment = MOMENTS[name]
    for seat in range(4):
        view = moment.game.view(moment.state, seat)
        for action in ["restart", *moment.game.actions(moment.state)]:
            with pytest.raises(PositionError) as caught:
                moment.game.apply(view, action)
            assert caught.value.message == "a-view"


# What a seat may see of a hand that is not its own


CAN_PASS = ("FOLLOW", "BOMBED", "STRAIGHT")
ANY_TEXT = [*NONSENSE, *("", "as", "5S as", "pass", "restart", "return 5S", "return ??", "5S", "RJ RJ", "5S 5S 5S")]


@pytest.mark.parametrize("name", MOMENTS)
def test_the_view_of_a_seat_that_is_not_to_act_lists_nothing_and_answers_everything(name):
    moment = MOMENTS[name]
    for seat in set(range(4)) - {moment.actor}:
        view = moment.game.view(moment.state, seat)
        assert moment.game.actions(view) == []
        for action in [*ANY_TEXT, *moment.game.actions(moment.state)]:
            refusal = moment.game.refusal(view, action)
            # Legal is what needs no card of the hand that it hides.
            assert (refusal is None) == (action == "restart" or (name in CAN_PASS and action == "pass")), action
            if refusal is not None:
                assert refusal.clause in guandan.RULEBOOK.clauses
                assert str(refusal).endswith(f"[{refusal.clause}]") and refusal.message != "not-held"


@pytest.mark.parametrize(
    ("moment", "action", "message"),
    [
        ("LEAD", "5S", "hand-hidden"),
        ("LEAD", "KS", "hand-hidden"),
        ("LEAD", "3S", "not-your-turn"),  # its own
        ("LEAD", "pass", "leader-passes"),
        ("LEAD", "return 5S", "no-return-due"),
        ("LEAD", "5s", "no-action"),
        ("RETURN", "return 5S", "hand-hidden"),
        ("RETURN", "return 4D", "not-your-turn"),
        ("RETURN", "5S", "return-open"),
        ("OVER", "5S", "over"),
    ],
)
def test_what_the_view_of_another_seat_refuses(moment, action, message):
    """What everybody knows, and that the hand to play from is hidden."""
    moment = MOMENTS[moment]
    refusal = moment.game.refusal(moment.game.view(moment.state, 3), action)
    assert refusal.message == message
    if message == "hand-hidden":
        assert (refusal.clause, refusal.facts) == ("guandan.turn", {"actor": 0})


def test_a_pass_is_as_legal_in_the_view_of_another_seat():
    assert FOLLOW.game.refusal(FOLLOW.game.view(FOLLOW.state, 3), "pass") is None


@pytest.mark.slow
@given(small_tables(), st.integers(0, 2**32), st.text(max_size=12))
@settings(max_examples=40)
def test_views_of_all_seats_can_be_asked_anything(made, seed, text):
    game, state = made
    for before, action, _ in play(game, state, seed, limit=4):
        for seat in range(4):
            view = game.view(before, seat)
            assert game.actions(view) == (game.actions(before) if seat == before.stage.seat else [])
            for tried in (action, text, f"return {text}", f"{text} as {text}", f"{action} as single 5"):
                refusal = game.refusal(view, tried)
                assert refusal is None or refusal.clause in guandan.RULEBOOK.clauses


@pytest.mark.parametrize(
    ("action", "held", "asked"),
    [("KS", 0, 1), ("9S 9S", 1, 2), ("9S 9D 9C", 0, 1), ("RJ RJ BJ BJ", 0, 2)],
)
def test_not_held_says_how_many_there_are_and_how_many_were_named(action, held, asked):
    for refusal in refused(LEAD, action):
        assert (refusal.facts["held"], refusal.facts["asked"]) == (held, asked)


def test_not_held_in_words():
    said = [str(LEAD.game.refusal(LEAD.state, action)) for action in ("KS", "9S 9S")]
    assert said[0].startswith("You do not hold this card: K♠.")
    assert said[1].startswith("You hold this card only once, and it is named twice: 9♠.")


# Everything legal is accepted


def texts(game, state):
    """Every choice of cards under every reading, by `plays`, as actions."""
    names = {name: game.settings[name] for name in ("wild_pair", "flush_as_straight")}
    to_beat = state.to_beat and state.to_beat.reading
    found = guandan.plays(state.hands[state.stage.seat], state.level, to_beat, **names)
    for cards, reading in found:
        text = " ".join(card.text for card in cards)
        several = len(guandan.readings_of(cards, state.level, **names)) > 1
        yield text, f"{text} as {reading.notation}", several


@pytest.mark.slow
@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=80)
def test_every_choice_of_cards_is_accepted_and_without_its_reading_unless_it_has_several(made, seed):
    game, state = made
    random = Random(seed)
    for before, _, _ in play(game, state, seed, limit=10):
        if before.deal != state.deal:
            break
        view = game.view(before, before.stage.seat)
        assert game.actions(view) == game.actions(before)
        for action in game.actions(before):
            assert game.refusal(before, action) is game.refusal(view, action) is None
            game.apply(before, action)
        if before.stage.do != "play":
            continue
        every = list(texts(game, before))
        for text, full, several in random.sample(every, min(40, len(every))):
            assert game.refusal(before, full) is game.refusal(view, full) is None
            bare = game.refusal(before, text)
            assert bare == game.refusal(view, text)
            assert (bare.message if bare else None) == ("which" if several else None)
            step = game.apply(before, full)
            cards = text.split()
            # In whatever order the cards are named.
            random.shuffle(cards)
            shuffled = game.apply(before, full.replace(text, " ".join(cards)))
            assert shuffled.state.hands == step.state.hands
            assert [event.kind for event in shuffled.events] == [event.kind for event in step.events]


def test_a_full_hand_is_accepted_in_every_choice_of_cards():
    game = guandan.Game()
    for seed in range(4):
        state = game.start(seed)
        every = list(texts(game, state))
        assert len(every) > 50
        for text, full, several in every:
            assert game.refusal(state, full) is None
            assert (game.refusal(state, text) is None) is not several


@pytest.mark.slow
@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_whatever_is_refused_raises_and_changes_nothing(made, seed):
    game, state = made
    random = Random(seed)
    for before, _, _ in play(game, state, seed, limit=5):
        kept, view = repr(before), game.view(before, before.stage.seat)
        hand = [card.text for card in before.hands[before.stage.seat]]
        for _ in range(25):
            cards = random.sample(hand, min(len(hand), random.randint(1, 6)))
            if random.random() < 0.3:
                cards.append(random.choice(brute.PACKS))
            shape, _, rank = random.choice(brute.EVERY_READING)
            text = " ".join(cards)
            action = random.choice([text, f"{text} as {shape} {rank}", f"return {text}", "pass"])
            refusal, seen = game.refusal(before, action), game.refusal(view, action)
            assert (refusal is None) == (seen is None)
            if refusal is None:
                continue
            assert isinstance(refusal, Refusal)
            assert refusal.clause in guandan.RULEBOOK.clauses
            assert seen == refusal or (seen.message, refusal.message) == ("not-held", "not-your-turn")
            with pytest.raises(IllegalAction) as caught:
                game.apply(before, action)
            assert caught.value.refusal == refusal
        assert repr(before) == kept


@given(small_tables(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_the_refusal_of_a_view_gives_nothing_away(made, seed):
    """Of a card that another hand holds the view says the same as of one that nobody holds."""
    game, state = made
    for before, _, _ in play(game, state, seed, limit=4):
        seat = before.stage.seat
        view = game.view(before, seat)
        empty = view._replace(hands=tuple(hand if it == seat else () for it, hand in enumerate(view.hands)))
        for card in {*brute.PACKS} - {card.text for card in before.hands[seat]}:
            for action in (card, f"return {card}"):
                said = game.refusal(view, action)
                assert said == game.refusal(empty, action)
                assert said.message in ("not-held", "return-open", "no-return-due")
