"""A match of the football game by its traits, without a browser: every press is what the page would send."""

import asyncio
import json
import re
from collections import Counter
from fractions import Fraction
from itertools import product

import ipywidgets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.football.defence import MOST_DRAWS
from explorer.problems import SettingError
from explorer.timeline import Timeline
from explorer.words import languages
from widgets.football.bench import workbench

PLAYERS = {card.name: card for card in football.players()}
NOBODY = None
KANE, RICE, FODEN, STONES, SAKA = "Harry Kane", "Declan Rice", "Phil Foden", "John Stones", "Bukayo Saka"
ODD = [
    "محمد صلاح",
    "O’Neil “The Wall”",
    "Q \"quoted\" 'too'",
    "<b>Bold</b>",
    "&amp; Sons",
    "n" * 60,
    "A with goals",
    "??x",
]


@pytest.fixture(autouse=True)
def nothing_is_swallowed(monkeypatch):
    """Outside a notebook ipywidgets only logs what goes wrong in a callback."""

    def call(self, *args, **kwargs):
        for callback in list(self.callbacks):
            callback(*args, **kwargs)

    monkeypatch.setattr(ipywidgets.CallbackDispatcher, "__call__", call)


# What people do


def send(part, **message):
    """What the page sends when somebody presses something."""
    part._handle_custom_msg(message, [])


def step(bench, times=1):
    for _ in range(times):
        send(bench.parts.transport, type="step")


def seek(bench, place):
    send(bench.parts.transport, type="seek", value=place)


def press(bench, card, zone=None):
    send(bench.parts.table, type="press", zone=f"hand-{seen(bench)}" if zone is None else zone, card=card, index=0)


def choose(bench, stat):
    send(bench.panel.balance, type="choose", id=stat)


def pick(bench, card="", stat=""):
    if card:
        press(bench, card)
    if stat:
        choose(bench, stat)


def attack(bench, card, stat):
    pick(bench, card, stat)
    bench.panel.act.click()


def cover(bench, card):
    press(bench, card)
    bench.panel.act.click()


def ready(bench):
    """The team that is awaited says that it sits there."""
    if curtained(bench):
        bench.parts.ready.click()


def decide(bench):
    """On to the next decision, and whoever is to decide is there."""
    send(bench.parts.transport, type="decision")
    ready(bench)


def to_kind(bench, kind):
    seek(bench, kinds(bench).index(kind))
    ready(bench)
    assert bench.timeline.event.kind == kind


def upload(bench, source, name="deck.csv"):
    content = source.encode() if isinstance(source, str) else source
    bench.panel.upload._handle_custom_msg({"type": "load", "name": name}, [content])


def sheet(names, sep=","):
    """A deck as a spreadsheet saves it."""
    lines = [sep.join(("name", "nation", "position", *football.STATS, "shirt"))]
    for i, name in enumerate(names):
        quoted = '"' + name.replace('"', '""') + '"'
        lines.append(sep.join((quoted, "Utopia", "GK", str(i), str(i % 3), str(2 * i), str(i % 7), "5", "99")))
    return "\r\n".join(lines) + "\r\n"


def of(count):
    return sheet([f"Player {i}" for i in range(count)])


def downloaded(bench, what):
    found = []
    bench.parts.files.send = lambda content, buffers=None: found.append(content)
    send(bench.parts.files, type="save", what=what)
    return found[0]


def load(bench, text):
    send(bench.parts.files, type="load", text=text, name="")
    assert bench.parts.files.message["kind"] == "ok", bench.parts.files.message["text"]


def put(bench, hands, deck="", **rest):
    """A position with these hands, between bars, Team A to attack unless told otherwise, and that team there."""
    listed = [[name.strip() for name in part.split(",") if name.strip()] for part in (*hands.split("|"), deck)]
    position = {"stats": ["goals", "trophies", "caps", "assists"], "hands": listed[:2], "deck": listed[2], "turn": 0}
    position |= {"counters": [{}, {}], "attack": None, **rest}
    load(bench, json.dumps(position))
    decide(bench)


def match(seed=5, **settings):
    """A new match at its first decision, and the team to move is there."""
    bench = workbench(query="")
    for name, value in settings.items():
        bench.parts.settings[name].value = value
    bench.new_game(seed)
    decide(bench)
    return bench


def starting(turn):
    """A seed whose match that team begins."""
    return next(seed for seed in range(99) if football.Game().start(seed).turn == turn)


def at(case):
    """A case at its first decision, with nothing played yet."""
    bench = workbench(query=f"case={case}")
    found = football.CASES[case].timeline()
    bench.load(json.dumps(Timeline(found.game, found.start).record()))
    ready(bench)
    return bench


# What is on the page


def zones(bench):
    return [zone for it in bench.parts.table.scene["rows"] for zone in it["zones"]]


def row(bench, name):
    return next(it for it in bench.parts.table.scene["rows"] if it["id"] == name)


def zone(bench, name):
    return next(it for it in zones(bench) if it["id"] == name)


def hand(bench, seat):
    return zone(bench, f"hand-{seat}")["cards"]


def drawn(bench, name):
    """A card as it lies on the table."""
    return next(card for it in zones(bench) for card in it["cards"] if card["id"] == f"player {name}")


def plain(card):
    """A card's name; its id says besides that it is one of a player."""
    return card["id"].removeprefix("player ")


def names(bench, seat):
    """The names of the cards of a hand that are seen."""
    return [plain(card) for card in hand(bench, seat) if card["face"] == "up"]


def bordered(bench):
    return {plain(card) for it in zones(bench) for card in it["cards"] if card.get("playable")}


def pressed(bench):
    return [plain(card) for it in zones(bench) for card in it["cards"] if card.get("pressed")]


def why(bench):
    found = bench.parts.table.scene["why"]
    return found and (found["clause"], found["text"], found["zone"])


def refused(bench, action):
    """What the rules say to it, as the note beside the hand has to."""
    refusal = bench.timeline.game.refusal(bench.timeline.state, action)
    assert refusal is not None
    return refusal.clause, bench.words.refusal(refusal), f"hand-{seen(bench)}"


def curtained(bench):
    """Whether the box with the button “Ready” is there."""
    return bench.parts.curtain.layout.display != "none"


def seen(bench):
    """The team whose hand is played from."""
    (seat,) = [seat for seat in (0, 1) if not row(bench, f"seat-{seat}")["small"]]
    return seat


def eyes(bench):
    return NOBODY if curtained(bench) else seen(bench)


def item(bench, stat):
    return next(it for it in bench.panel.balance.items if it["id"] == stat)


def events(bench):
    return [event for node in bench.timeline.line for event in bench.timeline.events(node)]


def kinds(bench):
    return [event.kind for event in events(bench)]


def team(bench, seat):
    return bench.words.text("football:seat", seat=seat)


def actions(bench):
    return [node.action for node in bench.timeline.line[1:]]


def charts(bench):
    draw = bench.desk.draw(bench.timeline, bench.stepper.frontier, bench.words)
    return {name: fn(400, 244).alt for name, fn in draw.items()}


def widgets_of(box):
    found = [box]
    for child in getattr(box, "children", ()):
        found += widgets_of(child)
    return found


def on_page(bench):
    """All that the page is told, as one text: without the list of cases and the record that is there to be copied."""
    parts = []
    for widget in (*widgets_of(bench.parts.box), *widgets_of(bench.balance_lab)):
        if widget is not bench.parts.cases:
            parts.append({k: v for k, v in widget.trait_values(sync=True).items() if shown_trait(k)})
    return json.dumps(parts, ensure_ascii=False, default=lambda _: None)


def shown_trait(name):
    return not name.startswith("_") and name not in ("record", "png", "layout", "style", "children", "clauses")


def secret(bench):
    """The names nobody at the screen may read now: those of the deck and of the hands that are not seen, but for what
    whoever sits there has been told, as far as the line has been seen."""
    state, known, game = bench.timeline.state, eyes(bench), bench.timeline.game
    hidden = [card for seat in (0, 1) if seat != known for card in state.hands[seat]]
    told = [game.view_event(event, known) for event in events(bench)[: bench.stepper.frontier + 1]]
    return {card.name for card in (*hidden, *state.deck)} - {card.name for event in told for card in event.cards}


def is_told(name, page):
    """Whether a name is in the page's text, and not only as part of a longer one."""
    text = json.dumps(name, ensure_ascii=False)[1:-1]
    return text in page and bool(re.search(rf"(?<!\w){re.escape(text)}(?!\w)", page))


def check_hidden(bench):
    if bench.parts.open_cards.value:
        return
    page = on_page(bench)
    leaked = {name for name in secret(bench) if is_told(name, page)}
    assert not leaked, leaked


def check_picks_gone(bench):
    assert not pressed(bench) and bench.panel.balance.chosen == ""
    assert not any(it["value"] or it.get("odds") or it.get("oddsPart") for it in bench.panel.balance.items)


# What the page has to show of a state


def check(bench):
    """The whole page against the state under the cursor, whatever it is."""
    timeline, scene, words = bench.timeline, bench.parts.table.scene, bench.words
    state = timeline.state
    json.dumps([scene, bench.panel.balance.items, bench.parts.log.lines])
    ids = [card["id"] for it in zones(bench) for card in it["cards"]]
    assert len(ids) == len(set(ids)), [name for name, count in Counter(ids).items() if count > 1]
    assert all(it["label"] for it in zones(bench))
    assert all(card["name"] for it in zones(bench) for card in it["cards"] if card["face"] != "empty")
    assert [it["id"] for it in scene["rows"]] == ["facts", "seat-1", "middle", "seat-0"]
    assert (scene["lang"], scene["dir"]) == (words.language, words.dir)
    facts = {it["id"]: it["text"] for it in row(bench, "facts")["zones"]}
    assert facts == {"round": str(state.round), "deck": str(len(state.deck)), "gone": str(len(state.gone))}
    for seat in (0, 1):
        check_side(bench, state, seat)
    check_middle(bench, state)
    check_said(bench)
    check_balance(bench, state)
    check_cards(bench, state)
    check_hidden(bench)
    if curtained(bench):
        check_picks_gone(bench)


def check_side(bench, state, seat):
    side, cards, found = row(bench, f"seat-{seat}"), state.hands[seat], zone(bench, f"hand-{seat}")
    opened = bench.parts.open_cards.value
    turn = state.stage.do in ("attack", "defend") and state.stage.seat == seat
    assert side["who"] == team(bench, seat) and side["turn"] == turn
    if bench.words.language == "en":
        doing = {"attack": ", to attack", "defend": ", to defend"}[state.stage.do] if turn else ""
        assert side["note"] == ("1 card" if len(cards) == 1 else f"{len(cards)} cards") + doing
    if eyes(bench) != seat and not opened:
        assert names(bench, seat) == [] and found["count"] == len(cards)
        assert [card["face"] for card in found["cards"]] == (["down"] if cards else ["empty"])
        return
    assert names(bench, seat) == [card.name for card in cards]
    for card in cards:
        check_card(bench, card, state)
    if seat == seen(bench):
        covers = {it[6:] for it in bench.timeline.game.actions(state) if it.startswith("cover ")}
        assert bordered(bench) == (covers if state.stage.seat == seat and not curtained(bench) else set())
    else:
        assert not any(card.get("playable") or card.get("pressed") for card in found["cards"])


def check_card(bench, card, state):
    found = drawn(bench, card.name)
    player = found["player"]
    assert player["name"] == card.name and card.name in found["name"]
    assert player["note"] == " · ".join(it for it in (card.nation, card.position) if it)
    shown = [(it["id"], it["value"], it.get("out", False)) for it in player["stats"]]
    assert shown == [(stat, str(card.value(stat)), stat not in state.stats) for stat in football.STATS]
    strong = [it["id"] for it in player["stats"] if it.get("strong")]
    if state.attack:
        lies = card in (state.attack.card, state.cover)
        own = any(card == it for it in state.hands[seen(bench)])
        assert strong == ([state.attack.stat] if lies or own else [])
    for stat in state.stats:
        assert f"{bench.words.text(f'football:match-stat-{stat}')} {card.value(stat)}" in found["name"]


def check_middle(bench, state):
    attack, cover = state.attack, state.cover
    pot = row(bench, "middle")["zones"]
    assert [it["id"] for it in pot] == ["attack", "cover", "pile"] + (["draws"] if attack else [])
    last = [event for event in events(bench)[: bench.timeline.position + 1] if event.kind == "attack"]
    for found, card in ((pot[0], attack and attack.card), (pot[1], cover)):
        if card is None or attack is None:
            assert [it["face"] for it in found["cards"]] == ["empty"] and found["caption"] == found["label"]
            continue
        assert [plain(it) for it in found["cards"]] == [card.name]
        check_card(bench, card, state)
        assert str(card.value(attack.stat)) in found["caption"]
        assert bench.words.text(f"football:match-stat-{attack.stat}") in found["caption"]
        if last:
            seat = last[-1].seat if card == attack.card else 1 - last[-1].seat
            assert team(bench, seat) in found["caption"] and team(bench, 1 - seat) not in found["caption"]
    assert pot[2]["count"] == len(state.deck)
    assert [it["face"] for it in pot[2]["cards"]] == (["down"] if state.deck else ["empty"])
    if attack:
        assert str(attack.draws) in pot[3]["text"] and str(MOST_DRAWS) in pot[3]["text"]


def check_said(bench):
    """The sentence, what is spoken and the log say what may be known now, and no more."""
    timeline, words, say = bench.timeline, bench.words, bench.parts.table.scene["say"]
    known = eyes(bench)

    def told(event):
        return event if bench.parts.open_cards.value else timeline.game.view_event(event, known)

    event = told(timeline.event)
    assert say == {"title": words.title(event), "text": words.event(event), "clause": event.clause}
    assert bench.parts.table.scene["spoken"] == f"{say['title']} {say['text']}"
    for line in bench.parts.log.lines:
        node, index = timeline.at(int(line["id"]))
        assert line["text"] == words.event(told(timeline.events(node)[index]))
    assert event.clause in bench.parts.rule.value


def check_balance(bench, state):
    game, words, balance = bench.timeline.game, bench.words, bench.panel.balance
    uses, turn = game.uses(state), state.turn
    attacking = state.stage == ("attack", eyes(bench))
    assert [it["id"] for it in balance.items] == list(state.stats)
    assert balance.choosable == attacking and balance.chosen in ("", *state.stats)
    numbers = re.findall(r"\d+", balance.note)
    assert numbers == [str(max(uses.values()) - min(uses.values())), str(football.GAP)]
    for it in balance.items:
        shut, place = game.shut(state, it["id"]), football.STATS.index(it["id"])
        assert it["shut"] == (shut is not None) and it["clause"] == (shut.clause if shut else "")
        assert it["why"] == (words.refusal(shut) if shut else "")
        assert it["least"] == (uses[it["id"]] == min(uses.values()))
        counts = [(bar["count"], bar["mine"]) for bar in it["bars"]]
        if game.settings["counters"] == "match":
            assert counts == [(uses[it["id"]], True)]
        else:
            assert counts == [(state.counters[seat][place], seat == turn) for seat in (0, 1)]
            assert [bar["name"] for bar in it["bars"]] == [team(bench, seat) for seat in (0, 1)]
            assert all((bar["limit"] is None) != bar["mine"] for bar in it["bars"])
    check_odds(bench, state, attacking)


def check_odds(bench, state, attacking):
    game, picks = bench.timeline.game, pressed(bench)
    on = bench.panel.odds.value
    known = football.odds(game, game.view(state, state.turn)) if on and attacking and picks else {}
    for it in bench.panel.balance.items:
        if not attacking or not picks:
            assert it["value"] == ""
            assert ("odds" in it) == on and not it.get("odds") and not it.get("oddsPart")
            continue
        card = next(card for card in state.hands[state.turn] if card.name == picks[0])
        assert it["value"] == str(card.value(it["id"]))
        assert ("odds" in it) == ("oddsPart" in it) == on
        if on:
            part = known.get((card, it["id"]))
            assert it["oddsPart"] == (0 if part is None else pytest.approx(float(part)))
            assert bool(it["odds"]) == (part is not None) == (not it["shut"])


def check_cards(bench, state):
    """Every card is somewhere, and once."""
    lying = [] if state.attack is None else [state.attack.card]
    lying += [] if state.cover is None else [state.cover]
    cards = [*state.hands[0], *state.hands[1], *state.deck, *state.gone, *lying]
    assert Counter(cards) == Counter(bench.timeline.start.cards) and max(Counter(cards).values()) == 1


def test_no_two_places_on_the_table_have_one_name():
    """A note is put beside the place that was pressed, which is found by its name."""
    bench = workbench(query="")
    found = [it["id"] for it in (*bench.parts.table.scene["rows"], *zones(bench))]
    assert len(found) == len(set(found)), [name for name, count in Counter(found).items() if count > 1]


# Hot seat (football.teams)


@pytest.mark.parametrize("turn", [0, 1])
def test_a_new_match_waits_behind_the_curtain_until_the_team_that_begins_is_ready(turn):
    bench = workbench(query="")
    for _ in range(2):  # the second time the team that begins has been there last
        bench.new_game(starting(turn))
        check(bench)
        assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
        bench.parts.ready.click()
        assert seen(bench) == turn and len(names(bench, turn)) == 7


def test_a_curtain_falls_before_each_team_sees_its_hand():
    bench = at("third-draw")
    assert not curtained(bench) and seen(bench) == 0
    attack(bench, "Diogo Jota", "goals")
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "count" and not curtained(bench) and seen(bench) == 0
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "ready" and curtained(bench)
    assert names(bench, 0) == names(bench, 1) == [] and team(bench, 1) in bench.parts.veil.value
    assert bench.panel.box.layout.visibility == "hidden"
    check(bench)
    bench.parts.ready.click()
    assert not curtained(bench) and seen(bench) == 1 and names(bench, 1) == ["Lewis Dunk", "Kieran Trippier"]
    assert names(bench, 0) == [] and bench.panel.box.layout.display is None
    check(bench)


def test_what_one_team_drew_is_not_told_the_other():
    bench = at("third-draw")
    attack(bench, "Diogo Jota", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert "Youri Tielemans" in names(bench, 1) and "Youri Tielemans" in bench.parts.table.scene["say"]["text"]
    assert any("Youri Tielemans" in line["text"] for line in bench.parts.log.lines)
    check(bench)
    bench.panel.concede.click()
    check(bench)
    send(bench.parts.transport, type="decision")
    assert curtained(bench) and "Youri Tielemans" not in on_page(bench)
    check(bench)
    bench.parts.ready.click()
    assert seen(bench) == 0 and "Youri Tielemans" not in on_page(bench)
    check(bench)
    to = kinds(bench).index("draw")
    seek(bench, to)  # the defender's turn: it is asked to be there
    assert curtained(bench) and "Youri Tielemans" not in on_page(bench)
    check(bench)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [1, 4])
def test_nothing_of_the_other_hand_or_of_the_deck_is_on_the_page_all_through_a_match(seed, language):
    bench = workbench(query=f"lang={language}")
    bench.new_game(seed)
    bench.panel.odds.value = True
    for choice in range(40):
        check(bench)
        ready(bench)
        check(bench)
        state = bench.timeline.state
        seat = seen(bench)
        if state.stage.do == "attack" and state.stage.seat == seat and bench.timeline.at_decision:
            stats = bench.timeline.game.open_stats(state)
            pick(bench, state.hands[seat][choice % len(state.hands[seat])].name, stats[choice % len(stats)])
            check(bench)
            bench.panel.act.click()
        elif state.stage.do == "defend" and bench.timeline.at_decision:
            covers = sorted(bordered(bench))
            if covers:
                cover(bench, covers[0])
            else:
                bench.panel.draw.click()
        else:
            step(bench)
        if bench.stepper.over:
            break


def test_the_charts_tell_nothing_of_a_hand():
    bench = match(3)
    bench.panel.odds.value = True
    mine = bench.timeline.state.hands[seen(bench)][0].name
    pick(bench, mine)
    for alt in charts(bench).values():
        assert not any(name in alt for name in PLAYERS)
    attack(bench, "", bench.timeline.game.open_stats(bench.timeline.state)[0])
    step(bench, 2)
    assert curtained(bench) and set(charts(bench)) == {"uses", "sizes"}
    for alt in charts(bench).values():
        assert not any(name in alt for name in PLAYERS)


def test_the_chart_of_one_teams_odds_is_not_left_on_the_page_for_the_other():
    bench = match(3)
    for picture in bench.parts.pictures.values():
        send(picture, type="width", value=400)
    bench.panel.odds.value = True
    first, second = bench.timeline.state.hands[seen(bench)][:2]
    pick(bench, first.name)
    picture = bench.parts.pictures["odds"]
    assert picture.layout.display is None and picture.alt
    pick(bench, second.name, bench.timeline.game.open_stats(bench.timeline.state)[0])
    bench.panel.act.click()
    decide(bench)
    assert picture.layout.display == "none"
    assert picture.alt == "" and picture.png == b""


def test_the_odds_are_off_the_page_when_the_curtain_falls_while_the_page_is_served():
    """The charts wait for the clicks to pause; what the other team may not see does not."""

    async def run():
        bench = match(3)
        bench.parts.pace.value = "decision"
        for picture in bench.parts.pictures.values():
            send(picture, type="width", value=400)
        bench.panel.odds.value = True
        first, second = bench.timeline.state.hands[seen(bench)][:2]
        pick(bench, first.name)
        while not bench.parts.pictures["odds"].alt:
            await asyncio.sleep(0.05)
        pick(bench, second.name, bench.timeline.game.open_stats(bench.timeline.state)[0])
        bench.panel.act.click()
        assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
        await asyncio.sleep(0.05)
        check(bench)
        assert bench.parts.pictures["odds"].layout.display == "none"

    asyncio.run(run())


def test_the_picks_of_one_team_are_gone_for_the_other():
    bench = at("seven-cards")
    bench.panel.odds.value = True
    attack(bench, "Kieran Trippier", "caps")
    decide(bench)
    assert seen(bench) == 1
    check_picks_gone(bench)
    cover(bench, "Andrew Robertson")
    decide(bench)
    assert seen(bench) == 1 and bench.timeline.state.stage == ("attack", 1)
    pick(bench, "Cristiano Ronaldo", "caps")
    seek(bench, 1)  # Team A's turn
    assert curtained(bench)
    check(bench)
    check_picks_gone(bench)
    bench.parts.ready.click()
    assert seen(bench) == 0
    check_picks_gone(bench)
    check(bench)


def test_behind_the_curtain_nothing_is_done_for_the_other_team():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    position, length, scene = bench.timeline.position, bench.timeline.length, bench.parts.table.scene
    for button in (bench.panel.act, bench.panel.draw, bench.panel.concede):
        button.click()
    for name in ("Diogo Jota", "Declan Rice", "stack-0", "stack-1", "??"):
        for where in ("hand-0", "hand-1", "middle"):
            press(bench, name, where)
    choose(bench, "goals")
    assert (bench.timeline.position, bench.timeline.length) == (position, length) and curtained(bench)
    assert bench.parts.table.scene == scene
    check(bench)


def test_after_the_end_there_is_nothing_to_hand_over_and_back_in_the_match_there_is():
    bench = workbench(query="")
    bench.new_game(4)
    assert curtained(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over and not curtained(bench)
    send(bench.parts.transport, type="start")
    assert curtained(bench) and names(bench, 0) == names(bench, 1) == []
    ready(bench)
    seek(bench, bench.timeline.length - 1)
    assert not curtained(bench)


def test_the_same_team_again_needs_no_curtain():
    """`football.success`: nothing was there to decide for the other team, so the screen stays where it was."""
    bench = at("nothing-to-decide")
    attack(bench, "Cristiano Ronaldo", "caps")
    while bench.timeline.position < bench.timeline.length - 1:
        step(bench)
        assert not curtained(bench) and seen(bench) == 0
        check(bench)
    assert bench.timeline.state.stage == ("attack", 0)


@pytest.mark.parametrize("bot", list(football.BOTS))
@pytest.mark.parametrize("person", [0, 1])
def test_against_a_bot_there_is_no_curtain_and_its_hand_stays_closed(person, bot):
    bench = workbench(query="")
    bench.parts.players[1 - person].value = bot
    bench.new_game(6)
    for choice in range(30):
        assert not curtained(bench) and seen(bench) == person and names(bench, 1 - person) == []
        check(bench)
        state = bench.timeline.state
        legal = bench.timeline.game.actions(state)
        if bench.timeline.at_decision and state.stage.seat == person and legal:
            action = legal[choice % len(legal)]
            word, _, rest = action.partition(" ")
            if word == "attack":
                attack(bench, *rest.rsplit(" with ", 1))
            elif word == "cover":
                cover(bench, rest)
            else:
                getattr(bench.panel, word).click()
            assert bench.timeline.node.action == action
        else:
            step(bench)


def test_a_curtain_takes_the_focus_only_from_what_may_be_behind_it(monkeypatch):
    bench = at("cover-equal")
    taken = []
    monkeypatch.setattr(type(bench.parts.ready), "focus", lambda self: taken.append(True))
    bench.parts.players[0].value = "random"
    bench.parts.players[0].value = ""  # a control that is not: the person goes on choosing
    assert curtained(bench) and not taken
    bench.parts.ready.click()
    attack(bench, FODEN, "goals")
    decide(bench)
    assert taken == [True]


@pytest.mark.parametrize("language", languages())
def test_behind_the_curtain_the_hint_says_who_is_to_look(language):
    bench = workbench(lang=language, query="")
    assert curtained(bench)
    seat = bench.timeline.state.turn
    while not why(bench):
        bench._command("step")
    assert curtained(bench)
    assert why(bench)[1] == bench.words.text("curtain", who=bench.words.text("football:seat", seat=seat))


def test_a_bots_attack_cannot_be_answered_for_it_nor_its_turn_be_taken():
    bench = workbench(query="")
    bench.parts.players[1].value = "best"
    bench.new_game(starting(1))
    send(bench.parts.transport, type="seek", value=99)
    length = bench.timeline.length
    mine = bench.timeline.state.hands[0][0].name
    attack(bench, mine, bench.timeline.state.stats[0])
    assert bench.timeline.length == length and why(bench)[1]
    press(bench, "stack-1", "hand-1")
    assert why(bench)[1] and bench.timeline.length == length
    bench.panel.draw.click()
    assert bench.timeline.length == length
    bench.parts.open_cards.value = True
    theirs = bench.timeline.state.hands[1][0].name
    press(bench, theirs, "hand-1")
    assert why(bench) == ("", bench.words.text("football:hint-bot"), "hand-1")
    check(bench)


def test_open_cards_need_no_curtain_and_show_both_hands():
    bench = workbench(query="")
    bench.parts.open_cards.value = True
    bench.new_game(2)
    for _ in range(12):
        send(bench.parts.transport, type="decision")
        state = bench.timeline.state
        assert not curtained(bench) and seen(bench) == state.stage.seat
        for seat in (0, 1):
            assert names(bench, seat) == [card.name for card in state.hands[seat]]
        check(bench)
        seat = state.stage.seat
        if state.stage.do == "attack":
            attack(bench, state.hands[seat][0].name, bench.timeline.game.open_stats(state)[0])
        elif covers := sorted(bordered(bench)):
            cover(bench, covers[0])
        else:
            bench.panel.draw.click()
    bench.parts.open_cards.value = False
    check(bench)


def test_opening_the_cards_lifts_the_curtain_and_closing_them_shows_the_hand_that_is_to_move():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    bench.parts.open_cards.value = True
    assert not curtained(bench) and names(bench, 0) and names(bench, 1)
    check(bench)
    bench.parts.open_cards.value = False
    assert not names(bench, 0)
    check(bench)


def test_two_bots_play_and_nobody_has_to_look_away():
    bench = workbench(query="")
    for player in bench.parts.players.values():
        player.value = "random"
    bench.new_game(8)
    seat = seen(bench)
    for _ in range(30):
        step(bench)
        assert not curtained(bench) and seen(bench) == seat
        check(bench)
    state = bench.timeline.state
    length = bench.timeline.length
    attack(bench, state.hands[seat][0].name, state.stats[0])
    assert bench.timeline.length == length


def test_players_are_switched_at_any_time():
    bench = at("third-draw")
    attack(bench, "Diogo Jota", "goals")
    send(bench.parts.transport, type="decision")
    assert curtained(bench)
    bench.parts.players[1].value = "best"
    assert not curtained(bench) and seen(bench) == 0
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "draw" and names(bench, 1) == []
    check(bench)
    bench.parts.players[1].value = ""
    assert curtained(bench) and not names(bench, 0)
    check(bench)
    bench.parts.ready.click()
    assert names(bench, 1) == ["Lewis Dunk", "Kieran Trippier", "Youri Tielemans"]
    bench.parts.players[1].value = "random"
    assert seen(bench) == 0 and not curtained(bench)
    check(bench)
    bench.parts.players[0].value = "best"
    check(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over
    check(bench)


# Cards


def test_a_card_shows_name_nation_position_and_five_stats():
    bench = at("cover-equal")
    player = drawn(bench, FODEN)["player"]
    foden = PLAYERS[FODEN]
    assert player["name"] == FODEN and player["note"] == f"{foden.nation} · {foden.position}"
    assert [it["value"] for it in player["stats"]] == [str(foden.value(stat)) for stat in football.STATS]
    assert [it["id"] for it in player["stats"] if it.get("out")] == ["seasons"]
    assert not any(it.get("strong") for it in player["stats"])
    assert drawn(bench, FODEN)["name"] == (
        f"{FODEN}: Goals {foden.goals}, Trophies {foden.trophies}, Caps {foden.caps} and Assists {foden.assists}"
        if " and " in drawn(bench, FODEN)["name"]
        else f"{FODEN}: Goals {foden.goals}, Trophies {foden.trophies}, Caps {foden.caps}, Assists {foden.assists}"
    )


def test_the_chosen_stat_is_strong_on_every_card_of_the_hand():
    bench = at("cover-equal")
    choose(bench, "caps")
    for card in hand(bench, 0):
        assert [it["id"] for it in card["player"]["stats"] if it.get("strong")] == ["caps"]
    choose(bench, "goals")
    assert {it["id"] for card in hand(bench, 0) for it in card["player"]["stats"] if it.get("strong")} == {"goals"}


def test_the_attacked_stat_is_strong_on_the_attack_the_cover_and_the_defenders_hand():
    bench = at("cover-equal")
    attack(bench, FODEN, "goals")
    decide(bench)
    for card in (drawn(bench, FODEN), *hand(bench, 1)):
        assert [it["id"] for it in card["player"]["stats"] if it.get("strong")] == ["goals"]
    cover(bench, "Bruno Fernandes")
    assert [it["id"] for it in drawn(bench, "Bruno Fernandes")["player"]["stats"] if it.get("strong")] == ["goals"]


# Attacking (football.attack)


def test_a_card_and_a_stat_are_picked_and_the_attack_confirmed():
    bench = at("cover-equal")
    press(bench, FODEN)
    assert pressed(bench) == [FODEN] and bench.timeline.length == 3
    assert [it["value"] for it in bench.panel.balance.items] == [
        str(PLAYERS[FODEN].value(stat)) for stat in bench.timeline.state.stats
    ]
    choose(bench, "goals")
    assert bench.panel.balance.chosen == "goals" and why(bench) is None
    check(bench)
    bench.panel.act.click()
    assert actions(bench) == [f"attack {FODEN} with goals"] and bench.timeline.event.kind == "attack"
    assert not pressed(bench) and bench.panel.balance.chosen == "" and not bench.panel.balance.choosable
    assert zone(bench, "attack")["caption"] == f"Team A attacks: Goals {PLAYERS[FODEN].goals}"
    check(bench)


def test_another_card_takes_the_place_of_the_first_a_second_press_puts_it_back_and_a_stat_stays_chosen():
    bench = at("cover-equal")
    press(bench, FODEN)
    press(bench, RICE)
    assert pressed(bench) == [RICE]
    press(bench, RICE)
    assert pressed(bench) == []
    choose(bench, "goals")
    choose(bench, "caps")
    assert bench.panel.balance.chosen == "caps"
    choose(bench, "caps")
    assert bench.panel.balance.chosen == "caps"
    check(bench)


@pytest.mark.parametrize("language", languages())
def test_before_the_rules_have_finished_a_move_the_hint_says_how_to_go_on(language):
    bench = at("cover-equal")
    bench.speak(language)
    attack(bench, FODEN, "goals")
    assert bench.timeline.event.kind == "attack"
    bench.panel.act.click()
    assert why(bench)[1] == bench.words.text("hint-step") and bench.words.text("step") in why(bench)[1]


@pytest.mark.parametrize("card, stat", [("", ""), (FODEN, ""), ("", "goals")])
def test_without_a_card_or_a_stat_the_attack_is_asked_for_what_is_missing(card, stat):
    bench = at("cover-equal")
    pick(bench, card, stat)
    bench.panel.act.click()
    assert actions(bench) == [] and why(bench) == ("", bench.words.text("football:hint-attack"), "hand-0")
    assert pressed(bench) == ([card] if card else []) and bench.panel.balance.chosen == stat
    check(bench)


def test_the_next_step_at_a_teams_turn_asks_for_an_attack():
    bench = at("cover-equal")
    step(bench)
    assert why(bench)[1] == bench.words.text("football:hint-attack")


def test_a_press_on_anything_but_the_own_hand_says_why_not():
    bench = at("cover-equal")
    for card, where, action in (
        ("stack-1", "hand-1", "attack ?? with goals"),
        ("deck", "pile", "attack ?? with goals"),
        ("attack-empty", "attack", "attack ?? with goals"),
        ("<b>", "nonsense", "attack ?? with goals"),
    ):
        press(bench, card, where)
        clause, text, _ = refused(bench, action)
        assert why(bench) == (clause, text, where)
        check(bench)
    press(bench, "Bruno Fernandes", "hand-1")  # a name that is not on the page: told no more than the view knows
    assert "Team B" not in why(bench)[1].split(".")[0]
    for junk in (None, 7, ["x"], {}):
        press(bench, junk)
    assert actions(bench) == []


def test_a_press_that_names_a_hidden_card_is_not_told_where_it_is():
    """No page sends it; the answer is the same for a card of the other hand and of the deck."""
    bench = at("too-low")
    said = set()
    for name in ("Diogo Jota", "Kai Havertz", "Nobody At All"):
        for where in ("hand-0", "hand-1", "pile"):
            press(bench, name, where)
            said.add(why(bench)[1].replace(name, "…"))
    press(bench, "??", "hand-1")
    assert len(said - {why(bench)[1]}) == 1


def test_straight_on_leads_to_the_next_decision():
    bench = at("third-draw")
    bench.parts.pace.value = "decision"
    attack(bench, "Diogo Jota", "goals")
    assert bench.timeline.at_decision and curtained(bench)
    bench.parts.ready.click()
    bench.panel.draw.click()
    assert bench.timeline.at_decision and not curtained(bench) and seen(bench) == 1
    check(bench)


# The balance (football.balance)


@pytest.mark.parametrize(
    "counters, lock, stats_in_play",
    list(product(("team", "match"), ("before", "after"), ("match", "round"))),
)
def test_the_balance_is_that_of_the_rules_all_through_a_match(counters, lock, stats_in_play):
    bench = match(11, counters=counters, lock=lock, stats_in_play=stats_in_play)
    assert bench.timeline.game.settings == bench.timeline.game.settings | {
        "counters": counters, "lock": lock, "stats_in_play": stats_in_play,
    }  # fmt: skip
    for player in bench.parts.players.values():
        player.value = "random"
    bench.parts.open_cards.value = True
    shuts = 0
    for seed in range(9):
        bench.new_game(seed)
        send(bench.parts.transport, type="end")
        for place in range(min(bench.timeline.length, 100)):
            seek(bench, place)
            check(bench)
            shuts += any(it["shut"] for it in bench.panel.balance.items)
        if shuts:
            break
    assert shuts


@pytest.mark.parametrize("case", ["shut-before", "shut-after", "shared-counters", "left-out"])
def test_a_shut_stat_says_why_and_is_not_chosen(case):
    bench = workbench(query=f"case={case}")
    bench.parts.open_cards.value = True
    found = False
    for place in range(bench.timeline.length):
        seek(bench, place)
        shut = [it for it in bench.panel.balance.items if it["shut"]]
        if not bench.panel.balance.choosable or not shut:
            continue
        found = True
        for it in shut:
            refusal = bench.timeline.game.shut(bench.timeline.state, it["id"])
            assert it["why"] == bench.words.refusal(refusal) and it["clause"] == "football.balance"
            choose(bench, it["id"])
            assert why(bench) == ("football.balance", it["why"], f"hand-{seen(bench)}")
            assert bench.panel.balance.chosen == ""
    assert found


def test_what_is_foreseen_of_a_pick_is_neither_played_nor_said_before_it_is_confirmed():
    bench = at("seven-cards")
    timeline, say, places = (
        bench.timeline,
        bench.parts.table.scene["say"],
        (bench.timeline.length, bench.timeline.position),
    )
    hand, stat = timeline.state.hands[timeline.state.turn], next(iter(timeline.game.open_stats(timeline.state)))
    pick(bench, hand[0].name, stat)  # without an event loop it is foreseen at once
    foreseen = set(bench.words._said.values())
    assert (timeline.length, timeline.position) == places and len(timeline.branches) == 1
    assert bench.parts.table.scene["say"] == say
    bench.panel.act.click()
    assert bench.parts.table.scene["say"] != say and bench.parts.table.scene["say"]["text"] in foreseen


def test_refusing_a_shut_stat_leaves_the_picks():
    bench = workbench(query="case=shut-before")
    bench.parts.open_cards.value = True
    seek(bench, bench.timeline.length)
    to = [i for i, event in enumerate(events(bench)) if event.kind == "ready"][2]
    seek(bench, to)
    assert item(bench, "goals")["shut"]
    pick(bench, "Ollie Watkins", "caps")
    choose(bench, "goals")
    assert pressed(bench) == ["Ollie Watkins"] and bench.panel.balance.chosen == "caps"
    press(bench, "Diogo Jota")
    assert why(bench) is None
    check(bench)


def test_a_stat_opens_again_when_the_others_have_caught_up():
    bench = at("opens-again")
    assert item(bench, "goals")["shut"] and not item(bench, "assists")["shut"] and item(bench, "assists")["least"]
    attack(bench, "Kevin De Bruyne", "assists")
    send(bench.parts.transport, type="decision")
    assert bench.timeline.state.stage == ("attack", 0) and not item(bench, "goals")["shut"]
    attack(bench, KANE, "goals")
    assert actions(bench)[-1] == f"attack {KANE} with goals"
    check(bench)


@pytest.mark.parametrize("lock", ["before", "after"])
@pytest.mark.parametrize("goals", [0, 1, 2, 3])
def test_an_open_stat_has_room_under_its_limit_and_a_shut_one_has_not(lock, goals):
    """What a bar calls the most that its count may reach now."""
    bench = workbench(query="")
    bench.parts.settings["lock"].value = lock
    put(bench, f"{KANE},{RICE} | {SAKA},{STONES}", counters=[{"goals": goals}, {}])
    assert bench.timeline.game.settings["lock"] == lock
    (bar,) = [bar for bar in item(bench, "goals")["bars"] if bar["mine"]]
    is_open = "goals" in bench.timeline.game.open_stats(bench.timeline.state)
    assert bar["count"] == goals and (bar["count"] < bar["limit"]) == is_open


def test_a_stat_that_a_reading_shuts_is_not_attacked_with():
    bench = at("shut-after")
    attack(bench, KANE, "goals")
    send(bench.parts.transport, type="decision")
    attack(bench, "Kevin De Bruyne", "goals")
    send(bench.parts.transport, type="decision")
    pick(bench, "Ollie Watkins", "goals")
    assert bench.panel.balance.chosen == "goals"
    bench.parts.settings["lock"].value = "before"
    assert item(bench, "goals")["shut"]
    if not pressed(bench):
        press(bench, "Ollie Watkins")
    before = len(actions(bench))
    bench.panel.act.click()
    assert len(actions(bench)) == before and why(bench)
    check(bench)
    assert bench.panel.balance.chosen != "goals"


def test_stats_drawn_anew_are_those_to_choose_from():
    bench = workbench(query="case=drawn-anew")
    bench.parts.open_cards.value = True
    seen_stats = set()
    for place in range(bench.timeline.length):
        seek(bench, place)
        check(bench)
        seen_stats.add(tuple(it["id"] for it in bench.panel.balance.items))
        out = set(football.STATS) - set(bench.timeline.state.stats)
        choose(bench, out.pop())
        assert bench.panel.balance.chosen == "" and why(bench) is None
    assert len(seen_stats) > 1


def test_the_stat_picked_for_one_attack_is_not_picked_for_the_next():
    bench = at("nothing-to-decide")
    attack(bench, "Cristiano Ronaldo", "caps")
    send(bench.parts.transport, type="decision")
    assert bench.panel.balance.chosen == "" and not pressed(bench)


# Defending (football.cover, football.draw)


def defending(case):
    bench = at(case)
    first = football.CASES[case].actions[0]
    attack(bench, *first.removeprefix("attack ").rsplit(" with ", 1))
    decide(bench)
    assert bench.timeline.state.stage == ("defend", 1) and seen(bench) == 1
    return bench


@pytest.mark.parametrize("case", ["cover-equal", "has-to-cover", "too-low", "zero-covers-zero", "may-draw-first"])
def test_blue_borders_are_the_cards_that_cover(case):
    bench = defending(case)
    state = bench.timeline.state
    assert bordered(bench) == {it[6:] for it in bench.timeline.game.actions(state) if it.startswith("cover ")}
    assert bordered(bench) == {
        card.name
        for card in state.hands[1]
        if card.value(state.attack.stat) >= state.attack.card.value(state.attack.stat)
    }
    check(bench)


@pytest.mark.parametrize("case, card", [("cover-equal", "Bruno Fernandes"), ("has-to-cover", KANE)])
def test_an_equal_or_higher_card_covers(case, card):
    bench = defending(case)
    assert bench.panel.act.description == bench.words.text("football:match-do-cover")
    cover(bench, card)
    assert actions(bench)[-1] == f"cover {card}" and bench.timeline.event.kind == "cover"
    stat = bench.timeline.state.attack.stat
    assert zone(bench, "cover")["caption"] == f"Team B covers: {stat.title()} {PLAYERS[card].value(stat)}"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "covered"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "leave" and zone(bench, "attack")["cards"][0]["face"] == "empty"
    assert int(zone(bench, "gone")["text"]) == 2
    check(bench)
    decide(bench)
    assert bench.timeline.state.stage == ("attack", 1)


def test_too_low_a_card_is_refused_with_the_rule_of_the_cover():
    bench = defending("too-low")
    cover(bench, "Diogo Jota")
    assert why(bench) == refused(bench, "cover Diogo Jota") and why(bench)[0] == "football.cover"
    assert len(actions(bench)) == 1
    check(bench)


def test_cover_with_nothing_picked_asks_for_a_card():
    bench = defending("has-to-cover")
    bench.panel.act.click()
    assert why(bench) == ("", bench.words.text("football:hint-defend"), "hand-1") and len(actions(bench)) == 1
    step(bench)
    assert why(bench)[1] == bench.words.text("football:hint-defend")


def test_cards_are_drawn_one_by_one_into_the_defenders_hand_and_there_is_no_fourth():
    bench = defending("third-draw")
    for number, name in enumerate(("Youri Tielemans", "Jorginho", "Michail Antonio"), 1):
        size = len(bench.timeline.state.deck)
        bench.panel.draw.click()
        assert bench.timeline.event.kind == "draw" and names(bench, 1)[-1] == name
        assert row(bench, "middle")["zones"][2]["count"] == size - 1
        assert zone(bench, "draws")["text"] == f"Drawn for this attack: {number} of 3."
        check(bench)
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and why(bench)[0] == "football.draw"
    cover(bench, "Michail Antonio")
    assert actions(bench)[-1] == "cover Michail Antonio"


def test_after_three_draws_in_vain_the_attack_stands_unasked():
    bench = defending("three-in-vain")
    for _ in range(3):
        bench.panel.draw.click()
        check(bench)
    size = len(bench.timeline.state.hands[1])
    step(bench)
    assert bench.timeline.event.kind == "success"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "leave" and int(zone(bench, "gone")["text"]) == 1
    decide(bench)
    assert bench.timeline.state.stage == ("attack", 0) and zone(bench, "hand-1")["count"] == size
    assert [mark["label"] for mark in bench.parts.transport.state["marks"]] == ["Attack 1 of Team A succeeds"]


def test_from_an_empty_deck_nothing_is_drawn():
    bench = workbench(query="")
    put(bench, f"Kai Havertz,{RICE} | {KANE},{SAKA}")
    attack(bench, "Kai Havertz", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and why(bench)[0] == "football.draw"
    check(bench)


def test_who_can_cover_has_to_and_neither_draws_nor_concedes():
    bench = defending("has-to-cover")
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and KANE in why(bench)[1] and why(bench)[0] == "football.draw"
    bench.panel.concede.click()
    assert why(bench) == refused(bench, "concede") and why(bench)[0] == "football.cover"
    bench.parts.settings["must_cover"].value = "may"
    ready(bench)
    bench.panel.draw.click()
    assert bench.timeline.event.kind == "draw"


def test_under_forced_drawing_conceding_waits_until_nothing_is_left_to_draw():
    bench = defending("forced-to-draw")
    bench.panel.concede.click()
    assert why(bench) == refused(bench, "concede") and why(bench)[0] == "football.draw"
    bench.parts.settings["draw"].value = "optional"
    ready(bench)
    bench.panel.concede.click()
    assert bench.timeline.event.kind == "concede"
    check(bench)


def test_conceding_lets_the_attack_through():
    bench = defending("concede-at-once")
    bench.panel.concede.click()
    assert [event.kind for event in events(bench)][-4:-1] == ["concede", "success", "leave"]
    check(bench)


@pytest.mark.parametrize("name, action", [("draw", "draw"), ("concede", "concede")])
def test_with_no_attack_on_the_table_there_is_nothing_to_answer(name, action):
    bench = at("cover-equal")
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, action) and why(bench)[0] == "football.attack" and actions(bench) == []
    check(bench)


def test_while_an_attack_waits_nobody_attacks():
    bench = defending("cover-equal")
    choose(bench, "goals")
    assert bench.panel.balance.chosen == "" and why(bench) is None
    press(bench, "Kieran Trippier")
    bench.panel.act.click()
    assert why(bench) == refused(bench, "cover Kieran Trippier")


@pytest.mark.parametrize("name", ["draw", "concede"])
def test_before_the_rules_are_done_and_after_the_end_nothing_is_done(name):
    bench = at("last-on-last")
    attack(bench, "Kai Havertz", "goals")
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, name) and why(bench)[0] == "football.teams"
    decide(bench)
    cover(bench, "Ivan Toney")
    seek(bench, bench.timeline.length)
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, name) and why(bench)[0] == "football.draw-game"
    press(bench, "deck", "pile")
    assert why(bench)[0] == "football.draw-game"
    step(bench)
    assert why(bench)[1] == bench.words.text("hint-over")
    check(bench)


def test_a_drawn_card_that_covers_is_bordered_at_once():
    bench = defending("may-draw-first")
    bench.panel.draw.click()
    assert "Ivan Toney" in bordered(bench)
    check(bench)


# The end (football.win, football.draw-game)


@pytest.mark.parametrize(
    "case, kind, winner",
    [
        ("last-card-stands", "win", 0),
        ("last-card-covered", "win", 0),
        ("last-card-covers", "win", 1),
        ("last-on-last", "draw-game", None),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_the_match_ends_as_the_rules_say(case, kind, winner, language):
    bench = workbench(query=f"case={case}&lang={language}")
    send(bench.parts.transport, type="end")
    event = bench.timeline.event
    assert event.kind == kind and bench.timeline.game.result(bench.timeline.state).winner == winner
    assert bench.parts.table.scene["say"]["clause"] == f"football.{kind}"
    assert not any(row(bench, f"seat-{seat}")["turn"] for seat in (0, 1)) and not bench.panel.balance.choosable
    assert not bench.parts.transport.state["canPlay"] and bordered(bench) == set()
    if winner is not None:
        assert team(bench, winner) in bench.parts.table.scene["say"]["title"]
    check(bench)


# Odds


def test_the_charts_stand_at_the_attack_also_where_one_lies_open_at_first(monkeypatch):
    import explorer.football.charts

    def cursors():
        found = []
        for name in ("stat_use", "hand_sizes"):
            monkeypatch.setattr(explorer.football.charts, name, lambda *given: found.append(given[-3].at))
        drawn = bench.desk.draw(bench.timeline, bench.stepper.frontier, bench.words)
        drawn["uses"](400, 244), drawn["sizes"](400, 244)
        return tuple(found)

    bench = at("seven-cards")
    assert cursors() == (0, 0)
    attack(bench, "Kieran Trippier", "caps")
    assert cursors() == (1, 0.5)
    decide(bench)
    bench.load(json.dumps(bench.timeline.state.to_dict()))
    ready(bench)
    assert bench.timeline.state.round == 1 and cursors() == (1, 0.5)
    cover(bench, "Andrew Robertson")
    decide(bench)
    assert bench.timeline.state.round == 2 and cursors() == (1, 1)
    attack(bench, "Cristiano Ronaldo", "caps")
    assert cursors() == (2, 1.5)


def test_odds_are_off_until_asked_for():
    bench = match(3)
    assert bench.panel.odds.value is False
    pick(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert not any("odds" in it for it in bench.panel.balance.items) and "odds" not in charts(bench)


@pytest.mark.parametrize("seed", [3, 9])
def test_odds_are_those_the_attacker_can_count(seed):
    bench = match(seed)
    bench.panel.odds.value = True
    check(bench)
    state, game = bench.timeline.state, bench.timeline.game
    known = football.odds(game, game.view(state, state.turn))
    for card in state.hands[state.turn]:
        press(bench, card.name)
        for stat in state.stats:
            found = item(bench, stat)
            assert found["oddsPart"] == pytest.approx(float(known[card, stat]))
            percent = float(re.search(r"\d+(\.\d+)?", found["odds"])[0])
            assert percent == pytest.approx(float(known[card, stat]) * 100, abs=1)
        check(bench)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Fraction(0), "stands 0.0 %"),
        (Fraction(1, 2000), "stands under 0.1 %"),
        (Fraction(1, 1000), "stands 0.1 %"),
        (Fraction(1, 3), "stands 33.3 %"),
        (Fraction(1999, 2000), "stands over 99.9 %"),
        (Fraction(1), "stands 100.0 %"),
    ],
)
def test_what_is_possible_is_not_said_to_be_never_nor_always(part, said, monkeypatch):
    bench = at("seven-cards")
    bench.panel.odds.value = True
    card = bench.timeline.state.hands[0][0]
    monkeypatch.setattr(football, "odds", lambda game, view: {(card, stat): part for stat in view.stats})
    pick(bench, card.name)
    assert [it["odds"] for it in bench.panel.balance.items] == [said] * 4


def test_shut_stats_have_no_odds():
    bench = at("opens-again")
    bench.panel.odds.value = True
    press(bench, KANE)
    assert item(bench, "goals")["odds"] == "" and item(bench, "goals")["oddsPart"] == 0
    assert item(bench, "assists")["odds"]
    check(bench)


def test_odds_go_with_the_pick_the_box_and_the_turn():
    bench = match(3)
    card = bench.timeline.state.hands[seen(bench)][0].name
    stat = bench.timeline.game.open_stats(bench.timeline.state)[0]
    bench.panel.odds.value = True
    assert "odds" not in charts(bench)
    press(bench, card)
    assert set(charts(bench)) == {"uses", "sizes", "odds"}
    bench.panel.odds.value = False
    assert set(charts(bench)) == {"uses", "sizes"} and not any("odds" in it for it in bench.panel.balance.items)
    bench.panel.odds.value = True
    assert "odds" in charts(bench) and pressed(bench) == [card]
    press(bench, card)
    assert "odds" not in charts(bench)
    attack(bench, card, stat)
    assert "odds" not in charts(bench) and not any(it["odds"] for it in bench.panel.balance.items)
    decide(bench)
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert "odds" not in charts(bench) and not any(it["odds"] for it in bench.panel.balance.items)
    check(bench)


def test_what_is_not_certain_is_not_said_to_be():
    """As the chart has it: not 100 % while a cover is possible, not 0 % while an attack can stand."""
    wrong = []
    for seed in range(12):
        bench = match(seed)
        bench.panel.odds.value = True
        state, game = bench.timeline.state, bench.timeline.game
        known = football.odds(game, game.view(state, state.turn))
        for card in state.hands[state.turn]:
            press(bench, card.name)
            for stat in state.stats:
                said, part = re.search(r"\d+(\.\d+)?", item(bench, stat)["odds"])[0], known[card, stat]
                plain = not re.search("under|over|less|more|<|>", item(bench, stat)["odds"])
                if plain and 0 < part < 1 and float(said) in (0, 100):
                    wrong.append((card.name, stat, item(bench, stat)["odds"], float(part)))
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_the_charts_wait_for_the_page_and_there_are_three_only_with_odds(language):
    bench = workbench(query=f"lang={language}")
    bench.new_game(3)
    decide(bench)
    assert list(bench.parts.pictures) == ["uses", "sizes", "odds"]
    for picture in bench.parts.pictures.values():
        assert picture.png == b""
        send(picture, type="width", value=500)
    shown = {name for name, it in bench.parts.pictures.items() if it.layout.display is None}
    assert shown == {"uses", "sizes"} and all(bench.parts.pictures[name].alt for name in shown)
    bench.panel.odds.value = True
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    picture = bench.parts.pictures["odds"]
    assert picture.layout.display is None and picture.png.startswith(b"\x89PNG") and picture.alt
    press(bench, bench.timeline.state.hands[seen(bench)][0].name)
    assert picture.layout.display == "none"


# Going on by itself, back, and otherwise


def ends_of(bench):
    return [place for place, event in enumerate(events(bench)) if event.kind == "leave"]


@pytest.mark.parametrize("case", ["seven-cards", "hand-grows", "shut-before", "last-on-last"])
def test_to_the_end_of_the_attack_from_anywhere_on_a_line_follows_the_line(case):
    bench = workbench(query=f"case={case}")
    before, known = actions(bench), ends_of(bench)
    for place in range(bench.timeline.length):
        ahead = [end for end in known if end > place]
        if not ahead:
            break
        seek(bench, place)
        send(bench.parts.transport, type="stretch", value="round")
        assert bench.timeline.position == ahead[0] and actions(bench) == before
        check(bench)


def test_the_autopilot_plays_to_the_end_of_the_attack_and_of_the_match():
    bench = match(7)
    assert bench.parts.autopilot.value == "best"
    for _ in range(3):
        before = bench.timeline.position
        send(bench.parts.transport, type="stretch", value="round")
        assert bench.timeline.event.kind == "leave" and bench.timeline.position > before
        assert before < [end for end in ends_of(bench) if end > before][0] == bench.timeline.position
        check(bench)
    send(bench.parts.transport, type="end")
    assert bench.timeline.event.kind in ("win", "draw-game") and bench.parts.transport.state["busy"] is None
    check(bench)
    won = [event.kind for event in events(bench)].count("success")
    assert len(bench.parts.transport.state["marks"]) == won
    length = bench.timeline.length
    send(bench.parts.transport, type="stretch", value="round")
    assert bench.timeline.length == length


def test_a_mark_stands_where_the_attack_succeeds():
    bench = match(7)
    send(bench.parts.transport, type="end")
    marks = bench.parts.transport.state["marks"]
    assert marks and {events(bench)[mark["at"]].clause for mark in marks} == {"football.success"}


def test_playing_on_goes_by_itself_and_can_be_stopped():
    async def run():
        bench = match(7)
        bench.parts.transport.speed = "fast"
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.7)
        assert bench.parts.transport.state["playing"] and len(bench.timeline.line) > 1
        press(bench, "nobody", "hand-0") if curtained(bench) else press(bench, "deck", "pile")
        send(bench.parts.transport, type="stop")
        position = bench.timeline.position
        await asyncio.sleep(0.4)
        assert bench.timeline.position == position and not bench.parts.transport.state["playing"]
        check(bench)

    asyncio.run(run())


@pytest.mark.parametrize("act", ["pick", "stat", "draw", "player", "deck"])
def test_whatever_people_do_stops_what_plays_by_itself(act):
    async def run():
        bench = match(7)
        bench.parts.open_cards.value = True
        seek(bench, 0)
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.1)
        assert bench.parts.transport.state["playing"] and bench.timeline.position == 1
        match act:
            case "pick":
                press(bench, bench.timeline.state.hands[seen(bench)][0].name)
            case "stat":
                choose(bench, bench.timeline.state.stats[0])
            case "draw":
                bench.panel.draw.click()
            case "player":
                bench.parts.players[1].value = "best"
            case "deck":
                upload(bench, of(20))
        position, line = bench.timeline.position, len(bench.timeline.line)
        await asyncio.sleep(1)
        assert (bench.timeline.position, len(bench.timeline.line)) == (position, line)
        assert not bench.parts.transport.state["playing"]

    asyncio.run(run())


def test_going_back_and_playing_otherwise_keeps_both_lines():
    bench = workbench(query="case=too-low")
    bench.parts.open_cards.value = True
    first = actions(bench)
    decide(bench)
    attack(bench, RICE, "caps")
    assert len(bench.timeline.branches) == 2 and actions(bench) == [f"attack {RICE} with caps"]
    assert bench.parts.lines.layout.display is None and bench.parts.lines.chosen == "1"
    check(bench)
    send(bench.parts.lines, type="choose", id="0")
    assert actions(bench) == first
    check(bench)
    send(bench.parts.transport, type="back")
    check(bench)


def test_the_case_played_as_it_goes_is_the_same_line():
    bench = workbench(query="case=third-draw")
    before = actions(bench)
    decide(bench)
    attack(bench, "Diogo Jota", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert len(bench.timeline.branches) == 1 and actions(bench) == before


@pytest.mark.parametrize("setting, value", [("lock", "before"), ("counters", "match"), ("stats_in_play", "round"),
                                            ("must_cover", "may"), ("draw", "forced")])  # fmt: skip
@pytest.mark.parametrize("case", ["shut-after", "hand-grows", "seven-cards", "concede-at-once"])
def test_a_reading_flipped_back_and_forth_leaves_all_as_it_was(case, setting, value):
    bench = workbench(query=f"case={case}")
    seek(bench, bench.timeline.length)
    before, line = bench.timeline.record(), actions(bench)
    control = bench.parts.settings[setting]
    was = control.value
    control.value = value
    check(bench)
    assert actions(bench) == line[: len(actions(bench))]
    assert bool(bench.parts.settings_note.value) == (len(actions(bench)) < len(line))
    control.value = was
    assert bench.timeline.record() == before and bench.parts.settings_note.value == ""
    check(bench)


def test_a_case_brings_its_readings_and_the_next_new_match_has_yours():
    bench = workbench(query="")
    bench.parts.settings["counters"].value = "match"
    bench.open("shut-after")
    assert bench.timeline.game.settings["lock"] == "after" == bench.parts.settings["lock"].value
    bench.new_game(1)
    assert bench.timeline.game.settings["lock"] == "before" and bench.timeline.game.settings["counters"] == "match"


def test_save_and_load_a_record_with_its_lines():
    bench = workbench(query="case=too-low")
    decide(bench)
    attack(bench, RICE, "caps")
    decide(bench)
    found = downloaded(bench, "record")
    assert found["name"] == "football-game.json"
    other = workbench(query="")
    load(other, found["text"])
    assert other.timeline.record() == bench.timeline.record() and len(other.timeline.branches) == 2
    ready(other)
    check(other)
    assert other.parts.table.scene["rows"] == bench.parts.table.scene["rows"]


@pytest.mark.parametrize("case", ["third-draw", "drawn-anew", "shared-counters", "last-on-last"])
def test_a_position_saved_anywhere_is_the_same_table_when_loaded(case):
    bench, other = workbench(query=f"case={case}"), workbench(query=f"case={case}")
    bench.parts.open_cards.value = other.parts.open_cards.value = True
    for place in range(bench.timeline.length):
        seek(bench, place)
        found = downloaded(bench, "position")
        assert found["name"] == "football-position.json"
        load(other, found["text"])
        assert other.timeline.state == bench.timeline.state, place
        for name in ("facts", "middle"):
            assert row(other, name) == row(bench, name), place
        check(other)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '{"hands": []}',
        '{"stats": ["goals"], "hands": [["Rodri"], ["Declan Rice"]], "deck": [], "counters": [{}, {}], "turn": 0,'
        ' "attack": null}',
        '{"stats": ["goals", "caps", "seasons", "assists"], "hands": [["<b>"], ["Declan Rice"]], "deck": [],'
        ' "counters": [{}, {}], "turn": 0, "attack": null}',
        '{"game": "war", "seed": 1, "actions": []}',
        '{"game": "football", "seed": 1, "actions": ["draw"]}',
        '{"game": "football", "seed": 1, "readings": {"lock": "never"}, "actions": []}',
    ],
)
def test_a_bad_file_is_refused_and_leaves_the_match_alone(text, language):
    bench = at("third-draw")
    bench.speak(language)
    timeline, scene = bench.timeline, bench.parts.table.scene
    send(bench.parts.files, type="load", text=text, name="bad.json")
    assert bench.parts.files.message["kind"] == "error" and bench.parts.files.message["text"]
    assert bench.timeline is timeline and bench.parts.table.scene == scene


def test_a_lesson_button_opens_its_case_and_does_not_give_its_answer_away():
    bench = workbench(query="")
    bench.opener("last-on-last").children[0].click()
    assert bench.timeline.start == football.CASES["last-on-last"].timeline().start and bench.timeline.position == 0
    assert bench.parts.cases.chosen == "" and bench.parts.transport.state["max"] == 0
    check(bench)
    with pytest.raises(SettingError):
        bench.opener("nope")


def test_another_language_keeps_the_match_the_picks_and_the_odds():
    bench = match(3)
    bench.panel.odds.value = True
    card, stat = bench.timeline.state.hands[seen(bench)][2].name, bench.timeline.state.stats[1]
    pick(bench, card, stat)
    before = bench.timeline.position
    said = (
        bench.panel.act.description,
        bench.panel.balance.title,
        bench.panel.upload.title,
        bench.panel.odds.description,
    )
    bench.speak("ar")
    assert bench.parts.table.scene["dir"] == "rtl" and bench.timeline.position == before
    assert pressed(bench) == [card] and bench.panel.balance.chosen == stat and item(bench, stat)["odds"]
    now = (
        bench.panel.act.description,
        bench.panel.balance.title,
        bench.panel.upload.title,
        bench.panel.odds.description,
    )
    assert not set(said) & set(now) and bench.panel.balance.dir == "rtl" == bench.panel.upload.dir
    check(bench)
    bench.panel.act.click()
    assert actions(bench) == [f"attack {card} with {stat}"]
    decide(bench)
    assert bench.parts.players[0].value == ""
    check(bench)
    bench.speak("en")
    check(bench)


def test_another_language_behind_the_curtain_keeps_it_down():
    bench = at("too-low")
    attack(bench, "Ollie Watkins", "goals")
    send(bench.parts.transport, type="decision")
    bench.speak("ar")
    assert curtained(bench) and team(bench, 1) in bench.parts.veil.value
    check(bench)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_its_language_everywhere(language):
    bench = workbench(query=f"lang={language}&case=too-low")
    panel = bench.panel
    words = [panel.act.description, panel.draw.description, panel.concede.description, panel.odds.description]
    words += [panel.balance.title, panel.balance.note, *panel.balance.labels.values(), bench.parts.veil.value]
    words += [panel.upload.title, *(it for it in panel.upload.labels.values() if it)]
    words += [it[key] for it in panel.balance.items for key in ("name", "note")]
    words += [zone["caption"] for zone in row(bench, "facts")["zones"]]
    words += [it["who"] for it in bench.parts.table.scene["rows"] if it["id"] != "facts"]
    words += [label for it in (*bench.parts.players.values(), bench.parts.autopilot) for label, _ in it.options]
    assert not any("football-" in it for it in words)
    if language == "ar":
        latin = [it for it in words if re.search("[A-Za-z]{2}", re.sub(r"\{\w+\}|UTF-8|CSV", "", it))]
        assert not latin, latin


# Your own deck (football.deck)


def test_a_deck_of_ones_own_is_dealt_and_stays_for_the_next_match():
    bench = workbench(query="")
    bench.new_game(5)
    upload(bench, of(90))
    assert bench.panel.upload.faults == [] and bench.panel.upload.message["kind"] == "ok"
    assert "90" in bench.panel.upload.message["text"] and "80" not in bench.panel.upload.message["text"]
    assert {card.name for card in bench.timeline.state.cards} == {f"Player {i}" for i in range(90)}
    assert len(bench.timeline.line) == 1 and len(bench.timeline.state.deck) == 76
    check(bench)
    decide(bench)
    assert all(name.startswith("Player ") for name in names(bench, seen(bench)))
    assert drawn(bench, names(bench, seen(bench))[0])["player"]["note"] == "Utopia · GK"
    bench.new_game(4)
    assert len(bench.timeline.state.cards) == 90
    bench.parts.new.click()
    assert len(bench.timeline.state.cards) == 90
    check(bench)
    bench.open("cover-equal")  # whose cards are its own
    assert "90" in bench.panel.upload.message["text"] and "next new game" in bench.panel.upload.message["text"]
    bench.new_game(4)
    assert bench.panel.upload.message["text"].startswith("Playing with your 90")
    assert bench.parts.seed_note.value == bench.words.text("seed-now", seed="4")
    bench.load(json.dumps(bench.timeline.state.to_dict() | {"round": 2}))
    assert bench.parts.seed_note.value == bench.words.text("seed-none")
    bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
    assert {card.name for card in bench.timeline.state.cards} == set(PLAYERS) and bench.panel.upload.message == {}
    bench.new_game(4)
    assert len(bench.timeline.state.cards) == len(PLAYERS)
    check(bench)


@pytest.mark.parametrize("count", [14, 79])
@pytest.mark.parametrize("language", languages())
def test_a_small_deck_is_played_with_and_told_to_be_small(count, language):
    bench = workbench(query=f"lang={language}")
    upload(bench, of(count))
    assert bench.panel.upload.message["kind"] == "ok" and len(bench.timeline.state.cards) == count
    assert str(count) in bench.panel.upload.message["text"] and "80" in bench.panel.upload.message["text"]
    check(bench)
    send(bench.parts.transport, type="end")
    assert bench.stepper.over
    check(bench)


BAD = (
    "name,goals,trophies,caps,seasons,assists\n"
    "Good,1,2,3,4,5\n"
    ",1,2,3,4,5\n"
    "Half,1.5,2,3,4,five\n"
    "Good,1,2,3,4,5\n"
    "<b>Short</b>,1\n"
)


@pytest.mark.parametrize("language", languages())
def test_of_more_faults_than_a_deck_can_have_players_it_is_said_how_many_more(language):
    bench = workbench(lang=language)
    rows = "\n".join(f"P{at},x,2,3,4,5" for at in range(1007))
    upload(bench, f"name,{','.join(football.STATS)}\n{rows}")
    *shown, more = bench.panel.upload.faults
    assert len(shown) == 1000 and all(it["where"] for it in shown)
    assert more == {"where": "", "text": bench.words.text("football:match-more-faults", count=7)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "source",
    [
        BAD.encode(),
        b"",
        b"name,goals\nA,1\n",
        of(13).encode(),
        b"name,goals,trophies,caps,seasons,assists\nCaf\xe9,1,2,3,4,5\n",
        b'name,goals,trophies,caps,seasons,assists\n"A,1,2,3,4,5\n',
        b"\x00\x01\x02\xff",
        b"name,goals,trophies,caps,seasons,assists\n" + b"x,-1,1,1,1,1\n" * 300,
    ],
)
def test_all_faults_of_a_deck_are_listed_with_their_lines_and_the_match_stays(source, language):
    bench = match(5)
    bench.speak(language)
    timeline, scene = bench.timeline, bench.parts.table.scene
    with pytest.raises(football.DeckError) as bad:
        football.read_deck(source)
    upload(bench, source)
    assert bench.timeline is timeline and bench.parts.table.scene == scene
    found, words = bench.panel.upload, bench.words
    assert found.message == {"kind": "error", "text": words.problem(bad.value)}
    assert len(found.faults) == len(bad.value.faults) >= 1
    for shown, fault in zip(found.faults, bad.value.faults, strict=True):
        assert shown["text"] == words.problem(fault, where=False) and shown["text"]
        place = fault.facts["place"]
        assert place in shown["where"] if place else shown["where"] == ""
        if place and language == "en":
            assert shown["where"] == f"Line {place}"
    json.dumps(found.faults)
    bench.new_game(5)
    assert len(bench.timeline.state.cards) == len(PLAYERS)


def test_every_bad_line_is_named_at_once():
    bench = workbench(query="")
    upload(bench, BAD)
    assert [it["where"] for it in bench.panel.upload.faults].count("Line 4") == 2
    assert {it["where"] for it in bench.panel.upload.faults} == {"Line 3", "Line 4", "Line 5", "Line 6"}
    upload(bench, of(20))
    assert bench.panel.upload.faults == [] and bench.panel.upload.message["kind"] == "ok"


def test_a_bad_deck_leaves_the_own_deck_as_it_was():
    bench = workbench(query="")
    upload(bench, of(30))
    upload(bench, BAD)
    bench.new_game(2)
    assert len(bench.timeline.state.cards) == 30


def test_a_bad_deck_leaves_the_picks_as_they_were():
    bench = match(3)
    card, stat = bench.timeline.state.hands[seen(bench)][0].name, bench.timeline.state.stats[0]
    pick(bench, card, stat)
    upload(bench, BAD)
    assert pressed(bench) == [card] and bench.panel.balance.chosen == stat


def test_another_language_leaves_no_answer_in_the_first_one_beside_the_deck():
    for source in (BAD, of(20)):
        bench = workbench(query="")
        upload(bench, source)
        message, faults = bench.panel.upload.message["text"], [it["text"] for it in bench.panel.upload.faults]
        bench.speak("ar")
        assert bench.panel.upload.message.get("text") != message
        assert not set(faults) & {it["text"] for it in bench.panel.upload.faults}


def test_odd_names_stand_on_the_page_as_they_are():
    bench = workbench(query="")
    upload(bench, sheet(ODD + [f"P{i}" for i in range(6)]))
    assert bench.panel.upload.message["kind"] == "ok", bench.panel.upload.faults
    bench.parts.open_cards.value = True
    shown = {name for seat in (0, 1) for name in names(bench, seat)}
    assert set(ODD) <= shown
    check(bench)
    for language in (*languages(), "en"):
        bench.speak(language)
        for name in ODD:
            assert drawn(bench, name)["player"]["name"] == name and name in drawn(bench, name)["name"]
        check(bench)


@pytest.mark.parametrize("name", ODD)
def test_cards_with_odd_names_attack_and_cover(name):
    bench = workbench(query="")
    card = {"name": name, "goals": 5, "trophies": 5, "caps": 5, "seasons": 5, "assists": 5}
    other = {**card, "name": name[:-1] + "z"}
    position = {"stats": ["goals", "trophies", "caps", "assists"], "hands": [[card, RICE], [other, SAKA]], "turn": 0}
    load(bench, json.dumps(position | {"deck": [STONES], "counters": [{}, {}], "attack": None}))
    decide(bench)
    attack(bench, name, "goals")
    assert actions(bench) == [f"attack {name} with goals"]
    check(bench)
    decide(bench)
    assert other["name"] in bordered(bench)
    cover(bench, other["name"])
    assert actions(bench)[-1] == f"cover {other['name']}"
    check(bench)
    seek(bench, bench.timeline.length)
    ready(bench)
    check(bench)
    html = "".join(it.value for it in widgets_of(bench.parts.box) if isinstance(it, ipywidgets.HTML))
    assert "<b>Bold" not in html


@pytest.mark.parametrize("name", ["deck", "stack-0", "stack-1", "attack-empty", "cover-empty"])
def test_a_player_may_be_called_as_a_place_on_the_table_is(name):
    bench = workbench(query="")
    card = {"name": name, "goals": 5, "trophies": 5, "caps": 5, "seasons": 5, "assists": 5}
    position = {"stats": ["goals", "trophies", "caps", "assists"], "hands": [[card, RICE], [SAKA]], "turn": 0}
    load(bench, json.dumps(position | {"deck": [STONES], "counters": [{}, {}], "attack": None}))
    decide(bench)
    check(bench)


def test_a_record_with_an_own_deck_is_replayed_with_its_cards():
    bench = workbench(query="")
    upload(bench, sheet(ODD + [f"P{i}" for i in range(20)]))
    send(bench.parts.transport, type="stretch", value="round")
    send(bench.parts.transport, type="stretch", value="round")
    record, position = downloaded(bench, "record"), downloaded(bench, "position")
    other = workbench(query="")
    load(other, record["text"])
    assert other.timeline.record() == bench.timeline.record() and other.timeline.state == bench.timeline.state
    assert other.timeline.start.cards == bench.timeline.start.cards
    check(other)
    load(other, position["text"])
    assert other.timeline.state == bench.timeline.state
    check(other)
    other.new_game(3)
    assert len(other.timeline.state.cards) == len(PLAYERS)


def test_a_reading_flipped_keeps_an_own_deck():
    bench = workbench(query="")
    upload(bench, of(20))
    send(bench.parts.transport, type="stretch", value="round")
    start, record = bench.timeline.start, bench.timeline.record()
    bench.parts.settings["must_cover"].value = "may"
    assert bench.timeline.start.hands == start.hands and bench.timeline.start.cards == start.cards
    check(bench)
    bench.parts.settings["must_cover"].value = "must"
    assert bench.timeline.record() == record
    check(bench)


def notes(bench):
    return [it["note"] for it in bench.panel.balance.items]


def labels(bench):
    return [bench.words.text(f"football:label-{stat}") for stat in bench.timeline.state.stats]


def test_the_labels_of_the_games_own_numbers_stand_with_its_own_deck_only():
    bench = workbench(query="")
    assert notes(bench) == labels(bench) and all(notes(bench))
    upload(bench, of(20))
    assert notes(bench) == [""] * 4
    bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
    assert notes(bench) == labels(bench)


def test_a_case_has_the_labels_of_the_games_own_deck_whatever_was_uploaded():
    bench = workbench(query="")
    upload(bench, of(20))
    bench.open("cover-equal")
    assert notes(bench) == labels(bench)


def test_a_match_loaded_with_other_cards_has_no_labels_of_the_games_own_deck():
    bench = workbench(query="")
    upload(bench, of(20))
    record = downloaded(bench, "record")["text"]
    other = workbench(query="")
    load(other, record)
    assert {card.name for card in other.timeline.state.cards} == {f"Player {i}" for i in range(20)}
    assert notes(other) == [""] * 4


def test_a_match_of_the_games_own_deck_loaded_over_an_own_deck_has_its_labels():
    bench, other = workbench(query=""), workbench(query="")
    upload(other, of(20))
    load(other, downloaded(bench, "record")["text"])
    assert notes(other) == labels(other)


@pytest.mark.parametrize("junk", [{"type": "load"}, {"type": "load", "name": 3}, {"type": "nonsense"}, {}, None])
def test_other_messages_beside_the_deck_are_nothing(junk):
    bench = match(3)
    timeline = bench.timeline
    bench.panel.upload._handle_custom_msg(junk, [])
    assert bench.timeline is timeline and bench.panel.upload.message == {}


def test_too_large_a_file_is_not_read():
    bench = match(3)
    timeline = bench.timeline
    upload(bench, b"x" * (bench.panel.upload.limit + 1))
    assert bench.panel.upload.message["kind"] == "error" and bench.panel.upload.message["text"]
    assert bench.timeline is timeline


# All cases, all languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", list(football.CASES))
def test_every_case_steps_to_its_end(case, language):
    bench = workbench(query=f"lang={language}")
    send(bench.parts.cases, type="choose", id=case)
    assert bench.parts.cases.chosen == case and bench.timeline.position == 0
    clauses = set()
    for opened, there in ((False, False), (False, True), (True, False)):
        bench.parts.open_cards.value = opened
        seek(bench, 0)
        while True:
            check(bench)
            if there:
                ready(bench)
                check(bench)
            clauses.add(bench.parts.table.scene["say"]["clause"])
            if bench.timeline.position == bench.timeline.length - 1:
                break
            before = bench.timeline.position
            step(bench)
            assert bench.timeline.position == before + 1 and bench.parts.table.scene["why"] is None
    assert set(football.CASES[case].clauses) & clauses
    assert len(bench.timeline.branches) == 1 and actions(bench) == list(football.CASES[case].actions)


# Anything at all

ODD_NAMES = st.sampled_from(["Nobody", "??", "stack-1", "deck", "", "<b>", None, 7, ["x"], "x" * 999])
ODD_ZONES = st.sampled_from(["hand-0", "hand-1", "middle", "deck", "", None, 3, ["hand-0"]])
OPS = st.one_of(
    st.tuples(st.just("hand"), st.integers(0, 9)),
    st.tuples(st.just("hand"), st.integers(0, 9)),
    st.tuples(st.just("stat"), st.integers(0, 4)),
    st.tuples(st.just("legal"), st.integers(0, 99)),
    st.tuples(st.just("legal"), st.integers(0, 99)),
    st.tuples(st.just("table"), st.integers(0, 99)),
    st.tuples(st.just("press"), ODD_NAMES, ODD_ZONES),
    st.tuples(st.just("button"), st.sampled_from(["act", "draw", "concede"])),
    st.tuples(st.just("ready")),
    st.tuples(st.just("ready")),
    st.tuples(st.just("command"), st.sampled_from(["start", "back", "step", "decision", "pause", "end", "nonsense"])),
    st.tuples(st.just("command"), st.sampled_from(["step", "decision"])),
    st.tuples(st.just("stretch"), st.sampled_from(["round"])),
    st.tuples(st.just("seek"), st.integers(-5, 300)),
    st.tuples(st.just("player"), st.integers(0, 1), st.sampled_from(["", "best", "random"])),
    st.tuples(st.just("open"), st.booleans()),
    st.tuples(st.just("odds"), st.booleans()),
    st.tuples(st.just("speak"), st.sampled_from(languages())),
    st.tuples(st.just("setting"), st.sampled_from(list(football.RULEBOOK.settings))),
    st.tuples(st.just("line"), st.integers(0, 5)),
    st.tuples(st.just("deck"), st.sampled_from(["good", "bad", "usual"])),
)


def do(bench, op):
    match op:
        case ("hand", number):
            cards = hand(bench, seen(bench))
            press(bench, cards[number % len(cards)]["id"])
        case ("stat", number):
            choose(bench, football.STATS[number])
        case ("legal", number):
            ready(bench)
            legal = bench.timeline.game.actions(bench.timeline.state)
            if legal and not pressed(bench) and not bench.panel.balance.chosen:
                word, _, rest = legal[number % len(legal)].partition(" ")
                if word == "attack":
                    attack(bench, *rest.rsplit(" with ", 1))
                elif word == "cover":
                    cover(bench, rest)
                else:
                    getattr(bench.panel, word).click()
        case ("table", number):
            found = [(card["id"], it["id"]) for it in zones(bench) for card in it["cards"]]
            press(bench, *found[number % len(found)])
        case ("press", name, where):
            send(bench.parts.table, type="press", zone=where, card=name, index=0)
        case ("button", name):
            getattr(bench.panel, name).click()
        case ("ready",):
            bench.parts.ready.click()
        case ("command", name):
            send(bench.parts.transport, type=name)
        case ("stretch", name):
            send(bench.parts.transport, type="stretch", value=name)
        case ("seek", place):
            seek(bench, place)
        case ("player", seat, player):
            bench.parts.players[seat].value = player
        case ("open", yes):
            bench.parts.open_cards.value = yes
        case ("odds", yes):
            bench.panel.odds.value = yes
        case ("speak", language):
            bench.speak(language)
        case ("setting", name):
            control = bench.parts.settings[name]
            values = football.RULEBOOK.settings[name].values
            control.value = values[(values.index(control.value) + 1) % len(values)]
        case ("line", number):
            send(bench.parts.lines, type="choose", id=str(number % len(bench.timeline.branches)))
        case ("deck", "usual"):
            bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
        case ("deck", which):
            upload(bench, BAD if which == "bad" else sheet(ODD + [f"P{i}" for i in range(9)]))


def check_seats(bench):
    """Who is asked to be there, and whose hand lies open."""
    persons = [seat for seat, player in bench.parts.players.items() if player.value == ""]
    actor = bench.timeline.game.actor(bench.timeline.state)
    if bench.parts.open_cards.value or len(persons) < 2:
        assert not curtained(bench)
    elif actor is not None and not curtained(bench):
        assert seen(bench) == actor
    if len(persons) == 1:
        assert seen(bench) == persons[0]


@settings(max_examples=settings.default.max_examples // 2)
@given(
    start=st.one_of(st.integers(0, 99), st.sampled_from(list(football.CASES))),
    ops=st.lists(OPS, max_size=40),
)
def test_whatever_is_pressed_in_whatever_order_the_page_is_that_of_the_match(start, ops):
    bench = workbench(query="")
    bench.parts.autopilot.value = "random"
    if isinstance(start, str):
        bench.open(start)
    else:
        bench.new_game(start)
    for op in ops:
        do(bench, op)
        check(bench)
        check_seats(bench)
