"""A match of the football game by its traits, without a browser: what people do, what the page shows of it, and what it
has to show."""

import json
import re
from collections import Counter

import pytest

from explorer import football
from explorer.football.defence import MOST_DRAWS
from explorer.timeline import Timeline
from widgets.football import workbench

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
    draw = bench.view.draw(bench.board.moment, bench.stepper.frontier)
    return {name: fn(400, 244).alt for name, fn in draw.items()}


def widgets_of(box):
    found = [box]
    for child in getattr(box, "children", ()):
        found += widgets_of(child)
    return found


def on_page(bench):
    """All that the page is told, as one text: without the list of cases and the record that is there to be copied."""
    parts = []
    for widget in widgets_of(bench.parts.box):
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


BAD = (
    "name,goals,trophies,caps,seasons,assists\n"
    "Good,1,2,3,4,5\n"
    ",1,2,3,4,5\n"
    "Half,1.5,2,3,4,five\n"
    "Good,1,2,3,4,5\n"
    "<b>Short</b>,1\n"
)
