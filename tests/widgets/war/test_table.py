"""A battle of War as the table draws it."""

from explorer import war
from explorer.words import Words
from widgets.screens import screen
from widgets.war.table import rows


def test_the_table_keeps_the_pot_in_order():
    """Pairs, then what each side burned, then the next pair: 52 cards in all for two identical halves."""
    timeline = war.CASES["identical-halves"].timeline()
    state = next(
        event.state
        for node in reversed(timeline.line)
        for event in reversed(timeline.events(node))
        if event.kind == "tie"
    )
    row = rows(timeline.game, state, Words("en", screen), [])[1]
    assert sum(len(z["cards"]) for z in row["zones"]) == 52
    assert [z["kind"] for z in row["zones"]].count("fan") == 8
