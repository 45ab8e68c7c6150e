"""A match of Guandan on the screen."""

from __future__ import annotations

from typing import Any

from explorer import guandan
from explorer.cards import HIDDEN, Card
from explorer.game import Event
from explorer.guandan import Interpretation, State
from explorer.guandan.acts import PASS, RESTART, RETURN
from explorer.guandan.seats import turned, turned_event
from explorer.problems import Refusal
from widgets.guandan import scenes
from widgets.guandan.desk import GuandanDesk
from widgets.guandan.panel import HandPanel
from widgets.guandan.picks import Picks, lying
from widgets.guandan.table import Look, hand_ids, rows
from widgets.page.dashboard import Dashboard
from widgets.workbench.workbench import Workbench


class GuandanBench(Workbench):
    """Presses pick cards of the hand; what they are played as is chosen, and confirmed, under the table."""

    def __init__(self, lang: str | None = None, case: str | None = None, query: str | None = None) -> None:
        self._picks = Picks()  # of the hand that is played from
        self._hints: scenes.HandPlays | None = None
        self._dealt: Any = None  # what tells the deal whose cards are picked from others
        super().__init__(GuandanDesk(), lang=lang, case=case, query=query, panel=HandPanel)

    @property
    def panel(self) -> HandPanel:
        """What is under the table."""
        assert isinstance(self.parts.panel, HandPanel)
        return self.parts.panel

    def _connect(self) -> None:
        super()._connect()
        panel = self.panel
        panel.play.on_click(lambda _: self._play())
        panel.pass_.on_click(lambda _: self._pass())
        panel.clear.on_click(lambda _: self._clear())
        panel.hint.on_click(lambda _: self._turn_hint())
        panel.restart.on_click(lambda _: self._restart())
        panel.by.observe(lambda _: self._show_table(), "value")
        panel.readings.on_choose(self._choose)
        panel.plays.on_lay(self._take_hint)
        panel.plays.on_sets(self._answer_sets)

    # Whose hand

    def _look(self) -> None:
        super()._look()
        # Under another setting it is the same deal, until another game begins or the cards are dealt again.
        game = self._flipped.origin if self._flipped else self.timeline
        dealt = (game, self.timeline.state.chance)
        if dealt != self._dealt:
            self._picks.put(())
        self._dealt = dealt
        self._picks.keep(self._hand, alone=self._returning)

    def _sit(self, seat: int) -> None:
        super()._sit(seat)
        self.desk.seat = seat  # type: ignore[attr-defined]
        self._picks.put(())

    # The table is turned so that who looks on sits below, as seat 0: "you".

    def _visible(self) -> State:
        return turned(super()._visible(), self._seat)

    def _told(self, event: Event) -> Event:
        return turned_event(event, self._seat)

    @property
    def _hand(self) -> tuple[Card, ...]:
        """The hand that is played from."""
        return tuple(self.timeline.state.hands[self._seat])

    @property
    def _hand_zone(self) -> str:
        return "hand-0"

    @property
    def _returning(self) -> bool:
        """Whether a card of this hand is to be given back."""
        stage = self.timeline.state.stage
        return bool(stage.do == "return" and stage.seat == self._seat)

    # Picking and playing

    def _press(self, zone: Any, card: Any, index: Any) -> None:
        if not isinstance(card, str):
            return
        if not self._curtain and card in hand_ids(self._hand):
            self._picks.turn(card, alone=self._returning)
            return self._picked()
        self._halt()
        text = card.partition(" ")[0]
        refusal = self.timeline.game.refusal(self._visible(), text if text in _FACES else HIDDEN.text)
        if refusal is None:  # such a card is in the hand too, and that one may be played
            self._why = self._note(self._hint, zone)
        else:
            self._why = self._note(self.words.refusal(refusal), zone, refusal.clause)
        self._show_table()

    @property
    def _choice(self) -> str:
        state = self.timeline.state
        return f"guandan:hint-{'return' if state.stage.do == 'return' else 'choose' if state.to_beat else 'lead'}"

    def _picked(self) -> None:
        """A pick changes nothing but what the cards can be, which is said first, and the hand."""
        self._halt()
        self._why = None
        self._show_panel()
        self._show_table()

    def _clear(self) -> None:
        self._picks.put(())
        self._picked()

    def _choose(self, notation: str) -> None:
        self._picks.meant, self._why = notation, None
        self._show_panel()

    def _play(self) -> None:
        if self._picks.ids:
            return self._act(self._action, self._hand_zone)
        self._remind()

    def _pass(self) -> None:
        if self.stepper.waits_for_bot:
            return self._remind()
        self._act(PASS, self._hand_zone)

    def _remind(self) -> None:
        """Say what there is to do: nothing where it is not for this person to do anything."""
        if self._curtain:
            return
        self._halt()
        refusal = self.timeline.game.refusal(self._visible(), PASS)
        if refusal is not None and self.timeline.game.actor(self.timeline.state) is None:
            self._why = self._note(self.words.refusal(refusal), self._hand_zone, refusal.clause)
        else:
            self._why = self._note(self._hint, self._hand_zone)
        self._show_table()

    @property
    def _action(self) -> str:
        """What pressing Play would do."""
        return self._picks.action(self.timeline.node, self._seat, self.timeline.game.settings, self._returning)

    def _why_not(self, refusal: Refusal) -> str:
        if refusal.message == "which":  # here the reading is chosen, and not written
            return self.words.text("guandan:hint-which")
        return super()._why_not(refusal)

    def _do(self, action: str) -> None:
        if action != PASS:
            self._picks.put(())
        super()._do(action)

    def _restart(self) -> None:
        """The match may be started again whoever's turn it is."""
        self._halt()
        self._do(RESTART)

    # Legal plays

    def _turn_hint(self) -> None:
        self._halt()
        self.panel.show_hint(not self.panel.hinting)
        self._show_panel()
        self._show_hint()

    def _take_hint(self, row: str, number: int) -> None:
        hints = self._hints
        found = hints.by_id.get(row) if hints else None
        if hints is None or found is None:
            return
        sets = hints.sets[found]
        cards = hints.first[found] if number < 0 else sets[min(number, len(sets) - 1)]
        self._picks.find(cards, self._hand, found.notation)
        self._picked()

    def _answer_sets(self, row: str, start: int) -> None:
        if self._hints is not None:
            scenes.answer_sets(self.panel.plays, self._hints, row, start, self.words)

    # Showing

    def _look_again(self) -> None:
        super()._look_again()
        self._show_panel()

    def _rows(self) -> list[dict[str, Any]]:
        timeline = self.timeline
        may: frozenset[str] = frozenset()
        if self._returning and not self._curtain:
            actions = timeline.game.actions(timeline.state)
            may = frozenset(action.removeprefix(f"{RETURN} ") for action in actions)
        picked = () if self._curtain else self._picks.ids
        look = Look(timeline.game.settings, self.parts.open_cards.value, self.panel.by.value, picked, may)
        return rows(self._visible(), self._told(timeline.event), look, self.words)

    def _show_around(self) -> None:
        super()._show_around()
        self._show_panel()
        self._show_hint()

    def _show_panel(self) -> None:
        panel, words = self.panel, self.words
        if self._curtain:  # what one person picked and could play is not for the other's eyes
            panel.show_hint(False)
            self._hints, panel.plays.groups = None, []
            panel.readings.items, panel.readings.why = [], {}
            panel.readings.chosen = panel.readings.none = ""
            return
        returning = self._returning
        panel.play.description = words.text(f"guandan:match-{'give-back' if returning else 'play'}")
        panel.hint.description = words.text(f"guandan:match-{'hide' if panel.hinting else 'show'}-hints")
        hand = self.timeline.state, self._seat, self.timeline.game.settings
        found, usable, reading = self._picks.readings(*hand), self._picks.usable(*hand), self._picks.reading(*hand)
        refusal = self._refused() if self._picks.ids and (returning or not usable) else None
        items = [] if returning or refusal else [self._reading_item(it, it in usable) for it in found]
        with panel.readings.hold_sync():
            panel.readings.choosable = len(usable) > 1
            panel.readings.items = items
            panel.readings.why = scenes.why(refusal, words.text("guandan:match-not-now"), words) if refusal else {}
            panel.readings.chosen = reading.notation if reading and len(usable) > 1 else ""
            panel.readings.none = self._nothing_picked()

    def _reading_item(self, found: Interpretation, usable: bool) -> dict[str, Any]:
        state = self.timeline.state
        cards = self._picks.cards(state, self._seat)
        item = scenes.reading(cards, found, state.level, self.words)
        if not usable:
            item |= {"change": "gone", "changeText": self.words.text("guandan:match-too-weak")}
        return item

    def _refused(self) -> Refusal | None:
        """Why the picked cards cannot be played as things lie, whoever's turn it is."""
        state, game = self.timeline.state, self.timeline.game
        if self._returning:
            return game.refusal(self._visible(), self._action)
        return guandan.why_not(self._picks.cards(state, self._seat), state.level, lying(state), **game.settings)

    def _nothing_picked(self) -> str:
        """What stands where no reading does."""
        words = self.words
        if self._returning:
            cards = self._picks.cards(self.timeline.state, self._seat)
            return words.text("guandan:match-returning", card=cards[0]) if cards else words.text("guandan:hint-return")
        return words.text("guandan:match-none") if self._hand else ""

    @property
    def _no_plays(self) -> str:
        """The id of what stands where no play is listed."""
        if self._returning:
            return "guandan:hint-return"
        stage = self.timeline.state.stage
        ours = stage.do == "play" and stage.seat == self._seat
        return "guandan:match-no-hints" if ours else "guandan:match-hints-wait"

    def _show_hint(self) -> None:
        panel, state, words = self.panel, self.timeline.state, self.words
        if not panel.hinting or self._curtain:
            return
        self._hints = None
        if state.stage.do == "play" and state.stage.seat == self._seat:
            settings = dict(self.timeline.game.settings)
            self._hints = scenes.HandPlays(self._hand, state.level, lying(state), settings)
        with panel.plays.hold_sync():
            panel.plays.generation += 1  # also where the groups look the same: their sets may be others
            panel.plays.groups = self._hints.groups(words) if self._hints else []
            panel.plays.none = words.text(self._no_plays)


_FACES = frozenset(card.text for card in guandan.TWO_PACKS)

DASHBOARD = Dashboard(
    "guandan:",
    "guandan_match.ipynb",
    ("9S", "9D", "9C", "9H", "RJ"),
    {case: f"guandan:case-{case}" for case in guandan.CASES},
)


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> GuandanBench:
    """A match to step through. Language and case are those of the page's address, if it has any, else those given."""
    return GuandanBench(lang=lang, case=case, query=query)
