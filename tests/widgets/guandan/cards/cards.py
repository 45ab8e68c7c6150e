"""Guandan's cards by their traits, without a browser: what people do, and what the page shows."""

HAND = "9S 9S 9H 9H 9C 9C 9D 9D 2H 2H 3S 4D 4C 5S 6D 7C 7S 8H TD TS JC QS QD KH AC BJ RJ"


def send(part, **message):
    """What the page sends when somebody presses something."""
    part._handle_custom_msg(message, [])


def pick(bench, cards):
    for card in cards.split():
        send(bench.parts.deck, type="add", card=card)


def type_in(bench, text):
    bench.parts.typed.value = text
    bench.parts.use.click()


def texts(bench, where="mine"):
    return " ".join(card.text for card in bench.held[where])


def names(bench, side="mine"):
    return [item["name"] for item in getattr(bench.parts, f"readings_{side}").items]


def drawn(card):
    """A drawn card as text, with a star if it is a wild."""
    text = card["rank"] if card["suit"] in "RB" else card["rank"].replace("10", "T") + card["suit"]
    return text + ("*" if card.get("as") or card.get("wild") else "")


def complaint(bench):
    """What is said beside the row, or nothing."""
    return (bench.parts.table.scene["why"] or {"text": ""})["text"]


def chosen(bench):
    """The puzzle marked in the lists of puzzles."""
    (name,) = {puzzles.chosen for puzzles in bench.parts.puzzles.values()}
    return name


def say(bench):
    return bench.parts.table.scene["say"]


def rows(bench):
    return [row for group in bench.parts.plays.groups for row in group["rows"]]


def lay(bench, row, number=-1):
    send(bench.parts.plays, type="lay", row=row, set=number, generation=bench.parts.plays.generation)


def sets(bench, row, start=0):
    """The page's question for sets of a row, and the answers it got."""
    sent = []
    bench.parts.plays.send = lambda content, buffers=None: sent.append(content)
    send(bench.parts.plays, **{"type": "sets", "row": row, "from": start, "generation": bench.parts.plays.generation})
    return sent
