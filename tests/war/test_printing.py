"""States print and draw what lies on the table, and no more."""

from explorer import war


def test_a_committed_card_is_on_the_table():
    game = war.Game()
    state = game.apply(game.start(7), "TC").state
    assert "committed TC" in str(state)
    html = state._repr_html_()
    assert "10♣" in html and "Pot: 1" in html


def test_a_burned_card_is_drawn_from_the_back():
    timeline = war.CASES["one-war"].timeline()
    while timeline.forward().kind != "burn":
        pass
    burned = timeline.event.cards
    html = timeline.state._repr_html_()
    assert not any(card.face in html for card in burned) and html.count("?</span>") == 3
    assert f"({burned[0]})" in str(timeline.state) and "next: burn 1" in str(timeline.state)
