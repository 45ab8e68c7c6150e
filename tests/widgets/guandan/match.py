"""A match of Guandan by its traits, without a browser: what people do, what the page shows of it, and what it has to
show."""

import json
import re
from collections import Counter

from explorer import guandan
from explorer.cards import HIDDEN, Card
from explorer.guandan.seats import turned

RESULTS = ("deal-over", "advance", "not-yet", "next-level", "match-won")


WILD_ROW = "5S 6D 7C 8D 2H"


def send(part, **message):
    """What the page sends when somebody presses something."""
    part._handle_custom_msg(message, [])


def step(bench, times=1):
    for _ in range(times):
        send(bench.parts.transport, type="step")


def stretch(bench, what):
    send(bench.parts.transport, type="stretch", value=what)


def seek(bench, place):
    send(bench.parts.transport, type="seek", value=place)


def press(bench, card, zone="hand-0"):
    send(bench.parts.table, type="press", zone=zone, card=card, index=0)


def choose(bench, reading):
    send(bench.panel.readings, type="choose", id=reading)


def lay(bench, row, number=-1):
    plays = bench.panel.plays
    send(plays, type="lay", row=row, set=number, generation=plays.generation)


def put(bench, hands, **rest):
    """A position with these hands, between bars, and you to play."""
    position = {"level": "2", "turn": 0, "hands": [hand.split() for hand in hands.split("|")], **rest}
    send(bench.parts.files, type="load", text=json.dumps(position), name="")
    assert bench.parts.files.message["kind"] == "ok", bench.parts.files.message["text"]


def read_as(bench, hands, cards, **rest):
    """These cards of the first hand, picked in such a position."""
    put(bench, hands, **rest)
    pick(bench, cards)
    return [(item["id"], item["change"]) for item in bench.panel.readings.items]


def row(bench, name):
    return next(it for it in bench.parts.table.scene["rows"] if it["id"] == name)


def zones(bench):
    return [zone for it in bench.parts.table.scene["rows"] for zone in it["zones"]]


def zone(bench, name):
    return next(it for it in zones(bench) if it["id"] == name)


def hand(bench, seat=0):
    return zone(bench, f"hand-{seat}")["cards"]


def text(card):
    """A drawn card in the notation of the rules."""
    return card["rank"] if card["suit"] in "RB" else card["rank"].replace("10", "T") + card["suit"]


def texts(cards):
    return " ".join(text(card) for card in cards if card["face"] == "up")


def picked(bench, seat=0):
    return texts(card for card in hand(bench, seat) if card["pressed"])


def pick(bench, cards, seat=0):
    """Press these cards of a hand, each copy that is not yet picked."""
    for name in cards.split():
        card = next(it for it in hand(bench, seat) if text(it) == name and not it["pressed"])
        press(bench, card["id"], f"hand-{seat}")


def why(bench):
    found = bench.parts.table.scene["why"]
    return found and (found["clause"], found["zone"])


def why_text(bench):
    return (bench.parts.table.scene["why"] or {"text": ""})["text"]


def said(bench, refusal):
    return refusal.clause, bench.words.refusal(refusal)


def beside(bench):
    """What the panel says instead of readings."""
    found = bench.panel.readings.why
    return (found["clause"], found["text"]) if found else None


def hidden_by(part):
    return part.layout.display == "none"


def curtained(bench):
    """Whether the box with the button “Ready” is there."""
    return not hidden_by(bench.parts.curtain)


def sorted_text(cards):
    return sorted(card if isinstance(card, str) else card.text for card in cards)


def events(bench):
    return [event for node in bench.timeline.line for event in bench.timeline.events(node)]


def kinds(bench):
    return [event.kind for event in events(bench)]


def downloaded(bench, what):
    found = []
    bench.parts.files.send = lambda content, buffers=None: found.append(content)
    send(bench.parts.files, type="save", what=what)
    return found[0]


def to_kind(bench, kind):
    seek(bench, kinds(bench).index(kind))
    assert bench.timeline.event.kind == kind


def check(bench):
    """The whole scene against the state under the cursor, whatever it is."""
    timeline, scene = bench.timeline, bench.parts.table.scene
    state, words = turned(timeline.state, bench.board.seating.seat), bench.words  # who looks on sits below
    json.dumps(scene)
    ids = [card["id"] for it in zones(bench) for card in it["cards"]]
    assert len(ids) == len(set(ids)), [name for name, count in Counter(ids).items() if count > 1]
    names = [it["id"] for it in (*scene["rows"], *zones(bench))]
    assert len(names) == len(set(names))
    assert all(zone["label"] for zone in zones(bench)) and all("name" in c for z in zones(bench) for c in drawn(z))
    check_facts(bench, state)
    sides = ("seat-3", "seat-2", "seat-1")[:: 1 if words.dir == "ltr" else -1]
    assert [it["id"] for it in scene["rows"]] == ["facts", *sides, "middle", "seat-0"]
    for seat in range(4):
        check_side(bench, state, seat)
    if words.language == "en":
        assert [row(bench, f"seat-{seat}")["note"] for seat in range(4)] == [
            note(state, seat, timeline.game.passing) for seat in range(4)
        ]
    event, tribute = timeline.event, state.stage.do in ("tribute", "return", "lead")
    if event.kind in RESULTS or state.stage.do in ("score", "next-level", "deal", "over"):
        check_result(bench, state)
    elif tribute or event.kind == "tribute-cancelled" or event.clause == "guandan.lead-after-tribute":
        check_tribute(bench, state)
    else:
        check_trick(bench, state)


def drawn(zone):
    return [card for card in zone["cards"] if card["face"] != "empty"]


def check_facts(bench, state):
    facts = {zone["id"]: zone["text"] for zone in row(bench, "facts")["zones"]}
    level, ours, theirs = (bench.words.text("guandan:level", level=it) for it in (state.level, *state.levels))
    wild = bench.words.apart(Card(f"{state.level}H").face)
    assert facts == {"deal": str(state.deal), "level": level, "wild": wild, "ours": ours, "theirs": theirs}


def check_side(bench, state, seat):
    cards, found = state.hands[seat], zone(bench, f"hand-{seat}")
    shown = [card for card in found["cards"] if card["face"] == "up"]
    sees = not row(bench, f"seat-{seat}")["small"] and not curtained(bench)
    if sees or bench.parts.open_cards.value:
        assert sorted(map(text, shown)) == sorted_text(cards)
        assert all(("wild" in card["mark"]) == (text(card) == f"{state.level}H") for card in shown)
    else:
        assert not shown and found.get("count", len(cards)) == len(cards)
        assert len(drawn(found)) == min(1, len(cards))
    turn = state.stage.do in ("play", "return") and state.stage.seat == seat
    assert row(bench, f"seat-{seat}")["turn"] == turn


def note(state, seat, passing="re-enter"):
    count = len(state.hands[seat])
    cards = "1 card" if count == 1 else f"{count} cards"
    if seat in state.out:
        cards = ("out, 1st place", "out, 2nd place", "out, 3rd place", "4th place")[state.out.index(seat)]
    if state.stage == ("return", seat):
        return cards + (", to give a card back" if seat else ", give a card back")
    if state.stage == ("play", seat):
        yours, theirs = (", your turn", ", to play") if state.to_beat else (", you lead", ", to lead")
        return cards + (theirs if seat else yours)
    shut = passing == "out" and any(move.seat == seat and not move.cards for move in state.trick)
    return cards + (", passed" if shut or seat in state.passed else "")


def check_result(bench, state):
    found = row(bench, "middle")["zones"]
    assert [it["caption"] for it in found] == [bench.words.text("guandan:seat", seat=seat) for seat in state.out]
    assert [it["text"] for it in found] == [bench.words.text("guandan:place", place=place) for place in (1, 2, 3, 4)]


def check_tribute(bench, state):
    def who(seat):
        return bench.words.text("guandan:seat", seat=seat)

    *paid, places = row(bench, "middle")["zones"]
    before = [places["text"].find(bench.words.text("guandan:match-place", who=who(s), place=at))
              for at, s in enumerate(state.previous, 1)]  # fmt: skip
    assert places["kind"] == "note" and before == sorted(before) and before[0] >= 0
    if bench.timeline.event.kind == "tribute-cancelled":
        (jokers,) = paid
        assert texts(jokers["cards"]) == "RJ RJ"
        return
    assert len(paid) == len(state.payments)
    for found, payment in zip(paid, state.payments, strict=True):
        assert text(found["cards"][0]) == payment.card.text
        back = found["cards"][1]
        assert (back["face"], text(back) if back["face"] == "up" else None) == (
            ("empty", None) if payment.back is None else ("up", payment.back.text)
        )
        caption = bench.words.text("guandan:match-payment", who=who(payment.payer), whom=who(payment.receiver))
        assert found["caption"] == found["label"] == caption


def check_trick(bench, state):
    found = row(bench, "middle")["zones"]
    assert [it["kind"] for it in found] == ["spread" if move.cards else "word" for move in state.trick]
    plays = [at for at, move in enumerate(state.trick) if move.cards]
    assert [at for at, it in enumerate(found) if it.get("strong")] == plays[-1:]
    for shown, move in zip(found, state.trick, strict=True):
        assert bench.words.text("guandan:seat", seat=move.seat) in shown["caption"]
        if not move.cards:
            continue
        known = guandan.readings_of(move.cards, state.level, **bench.timeline.game.settings)
        reading = next(it for it in known if it.plain == move.reading)
        assert reading.said(bench.words) in shown["label"]
        laid = guandan.laid_out(move.cards, reading, state.level)
        wild = f"{state.level}H"
        assert [(text(card), "as" in card["mark"].split()) for card in shown["cards"]] == [
            (card.text, stands and card.text != wild) for card, stands in laid
        ]
        assert sum("wild" in card["mark"] for card in shown["cards"]) == move.cards.count(Card(wild))


def on_page(bench):
    """All the page has of the table and the panel, as one text."""
    panel = bench.panel
    parts = [bench.parts.table.scene, panel.readings.items, panel.readings.why, panel.readings.none]
    parts += [panel.plays.groups, bench.parts.veil.value, bench.parts.log.lines]
    return json.dumps(parts, ensure_ascii=False)


def cards_on_page(bench):
    """The cards drawn on the table or in the panel, and those that ids name."""
    page = json.loads(on_page(bench))
    found = set()

    def walk(value):
        if isinstance(value, dict):
            if value.get("suit") and value.get("rank") and value.get("face") != "empty":
                found.add(text(value))
            for it in value.values():
                walk(it)
        elif isinstance(value, list):
            for it in value:
                walk(it)
        elif isinstance(value, str):
            found.update(re.findall(r"\b(?:[2-9TJQKA][SHCD]|[RB]J)\b", value))

    walk(page)
    return found


def open_to_all(event):
    """What was played, paid, given back or shown on the table after this event."""
    cards = [card for move in event.state.trick for card in move.cards]
    cards += [card for payment in event.state.payments for card in (payment.card, payment.back) if card]
    return {card.text for card in (*cards, *event.cards)}


def rows_of(bench):
    return [it for group in bench.panel.plays.groups for it in group["rows"]]


def secret(event, seat):
    """The cards that only others hold."""
    hands = event.state.hands
    own = {card.text for card in hands[seat]} if seat is not None else set()
    return {card.text for hand in hands for card in hand} - own - open_to_all(event)


def stand_ins(bench, seat):
    """The cards that wilds of the trick, or of what is picked, are shown as."""
    shown = {text(card) for it in row(bench, "middle")["zones"] for card in it["cards"] if "as" in card.get("mark", "")}
    return (
        shown
        | {text(card) for it in bench.panel.readings.items for card in it["cards"] if card.get("as")}
        | {text(card) for it in rows_of(bench) for card in it["cards"] if card.get("as")}
    )


def check_hidden(bench, seat):
    leaked = cards_on_page(bench) & secret(bench.timeline.event, seat)
    assert leaked - stand_ins(bench, seat) == set()


def persons(bench, *seats):
    """Persons at these seats, bots at the others."""
    for seat in range(4):
        bench.parts.players[seat].value = "" if seat in seats else "cheapest"


def check_cards(bench):
    """Each of the 108 cards is in a hand or has been played in this deal."""
    timeline = bench.timeline
    state = timeline.state
    played = []
    for place in range(timeline.position, -1, -1):
        node, index = timeline.at(place)
        event = timeline.events(node)[index]
        if event.kind == "play":
            played += event.cards
        if event.kind in ("setup", "deal", "restart"):
            break
    assert Counter([*played, *(card for hand in state.hands for card in hand)]) == Counter(guandan.TWO_PACKS)
    assert HIDDEN not in played
