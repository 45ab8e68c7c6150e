"""What there is under Guandan's table to play with: what the picked cards can be, buttons, legal plays."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from explorer import guandan
from explorer.cards import HIDDEN, Card
from explorer.guandan import Interpretation, State
from explorer.guandan.acts import PASS, RESTART
from explorer.problems import Refusal
from explorer.timeline import Timeline
from explorer.words import Words
from widgets.guandan import readings
from widgets.guandan.hand_plays import HandPlays, answer_sets
from widgets.guandan.parts.plays import Plays
from widgets.guandan.parts.readings import ReadingItem, Readings
from widgets.guandan.picks import Picked, Picks, lying
from widgets.guandan.table import hand_ids
from widgets.page.layout import box, rename, set_direction
from widgets.parts.segments import Segments
from widgets.workbench.game_view import Acting, Panel
from widgets.workbench.moment import Moment

Looked = Moment[guandan.Game, State]

_FACES = frozenset(card.text for card in guandan.TWO_PACKS)


def returning(moment: Looked) -> bool:
    """Whether a card of the hand of who looks on is to be given back."""
    stage = moment.state.stage
    return bool(stage.do == "return" and stage.seat == moment.seat)


def hand_of(moment: Looked) -> tuple[Card, ...]:
    """The hand that is played from, as it lies open to its player."""
    return tuple(moment.state.hands[moment.seat])


class HandPanel(Panel):
    """`picks` are the cards picked of the hand; `hand_zone` is where it lies on the table."""

    def __init__(self, acting: Acting, hand_zone: str) -> None:
        self._acting, self._hand_zone = acting, hand_zone
        self.picks = Picks()
        self._dealt: object = None  # what tells the deal whose cards are picked from others
        self._listed: tuple[Any, ...] = ()  # what the legal plays were listed for
        self._plays: HandPlays | None = None
        self._arrange()
        self.play.on_click(lambda _: self._play())
        self.pass_.on_click(lambda _: self._pass())
        self.clear.on_click(lambda _: self._clear())
        self.hint.on_click(lambda _: self._turn_hint())
        self.restart.on_click(lambda _: acting.act(RESTART, hand_zone))
        self.by.observe(lambda _: acting.redraw(), "value")
        self.readings.on_choose(self._choose)
        self.plays.on_lay(self._take_hint)
        self.plays.on_sets(self._answer_sets)

    def _arrange(self) -> None:
        self.readings, self.plays = Readings(), Plays()
        self.play, self.pass_, self.hint, self.clear, self.restart = (w.Button() for _ in range(5))
        self.play.add_class("crx-do-play")
        self.pass_.add_class("crx-do-pass")
        self.by = Segments(options=[("", by) for by in guandan.ARRANGEMENTS], value="rank")
        self.play.add_class("primary")
        self.by.add_class("crx-quiet")
        self._acts = box("choose crx-kernel", self.play, self.pass_, self.clear, self.hint, self.by)
        self.beside = (self.restart,)
        self.plays.add_class("crx-part-hint")
        self.readings.add_class("crx-part-picked")
        self.box = box("hand", self._acts, self.readings, self.plays)
        self.show_hint(False)

    # What it is told

    def began(self, timeline: Timeline[Any, Any]) -> None:
        self.picks.replace(())

    def seated(self, seat: int) -> None:
        self.picks.replace(())

    def acted(self, action: str) -> None:
        if action != PASS:
            self.picks.replace(())

    def changed(self, moment: Looked) -> None:
        # Under another setting it is the same deal, until the cards are dealt again.
        if moment.state.chance != self._dealt:
            self.picks.replace(())
        self._dealt = moment.state.chance
        self.picks.keep(hand_of(moment), alone=returning(moment))

    # Picking and playing

    def press(self, zone: str, card: str) -> None:
        """A card on the table was pressed: one of the hand is picked or put back."""
        moment: Looked = self._acting.moment
        if not moment.curtain and card in hand_ids(hand_of(moment)):
            self.picks.toggle(card, alone=returning(moment))
            return self._acting.picked()
        text = card.partition(" ")[0]
        refusal = moment.game.refusal(moment.seen, text if text in _FACES else HIDDEN.text)
        if refusal is None:  # such a card is in the hand too, and that one may be played
            return self._acting.remind(zone)
        self._acting.say(refusal, zone)

    def _clear(self) -> None:
        self.picks.replace(())
        self._acting.picked()

    def _choose(self, notation: str) -> None:
        self.picks.meant = notation
        self._acting.redraw()

    def _play(self) -> None:
        if self.picks.ids:
            return self._acting.act(self._action(self._acting.moment), self._hand_zone)
        self._remind()

    def _pass(self) -> None:
        if self._acting.moment.waits_for_bot:
            return self._remind()
        self._acting.act(PASS, self._hand_zone)

    def _remind(self) -> None:
        """Say what there is to do: nothing where it is not for this person to do anything."""
        moment: Looked = self._acting.moment
        refusal = moment.game.refusal(moment.seen, PASS)
        if refusal is not None and moment.game.actor(moment.state) is None and not moment.curtain:
            return self._acting.say(refusal, self._hand_zone)
        self._acting.remind(self._hand_zone)

    def _action(self, moment: Looked) -> str:
        """What pressing Play would do."""
        return self.picks.action(moment.node, self._picked(moment), moment.game.settings, returning(moment))

    def _picked(self, moment: Looked) -> Picked:
        return self.picks.picked(moment.state, moment.seat, moment.game.settings)

    # Legal plays

    @property
    def hinting(self) -> bool:
        """Whether the legal plays are listed."""
        return bool(self.plays.layout.display is None)

    def show_hint(self, yes: bool) -> None:
        """List the legal plays, or put the list away."""
        self.plays.layout.display = None if yes else "none"

    def _turn_hint(self) -> None:
        self.show_hint(not self.hinting)
        self._acting.picked()

    def _take_hint(self, row: str, number: int) -> None:
        found = self._plays and self._plays.cards_of(row, number)
        if found:
            self.picks.find(found.cards, hand_of(self._acting.moment), found.notation)
            self._acting.picked()

    def _answer_sets(self, row: str, start: int) -> None:
        if self._plays is not None:
            answer_sets(self.plays, self._plays, row, start, self._acting.moment.words)

    # Showing

    def show(self, moment: Looked) -> None:
        words = moment.words
        if moment.curtain:  # what one person picked and could play is not for the other's eyes
            self.show_hint(False)
            self._plays, self._listed, self.plays.groups = None, (), []
            self.readings.items, self.readings.why = [], {}
            self.readings.chosen = self.readings.none = ""
            return
        gives_back = returning(moment)
        self.play.description = words.text(f"guandan:match-{'give-back' if gives_back else 'play'}")
        self.hint.description = words.text(f"guandan:match-{'hide' if self.hinting else 'show'}-hints")
        picked = self._picked(moment)
        refusal = self._refused(moment, picked) if self.picks.ids and (gives_back or not picked.usable) else None
        items = []
        if not gives_back and not refusal:
            items = [self._reading_item(each, picked, moment) for each in picked.readings]
        choosable, not_now = len(picked.usable) > 1, words.text("guandan:match-not-now")
        with self.readings.hold_sync():
            self.readings.choosable = choosable
            self.readings.items = items
            self.readings.why = dict(readings.why(refusal, not_now, words)) if refusal else {}
            self.readings.chosen = picked.reading.notation if picked.reading and choosable else ""
            self.readings.none = self._nothing_picked(moment, picked)
        self._show_plays(moment)

    def _reading_item(self, found: Interpretation, picked: Picked, moment: Looked) -> ReadingItem:
        item = readings.reading(picked.cards, found, moment.state.level, moment.words)
        if found not in picked.usable:
            item["change"], item["changeText"] = "gone", moment.words.text("guandan:match-too-weak")
        return item

    def _refused(self, moment: Looked, picked: Picked) -> Refusal | None:
        """Why the picked cards cannot be played as things lie, whoever's turn it is."""
        state, game = moment.state, moment.game
        if returning(moment):
            return game.refusal(moment.seen, self._action(moment))
        return guandan.why_not(picked.cards, state.level, lying(state), **game.settings)

    def _nothing_picked(self, moment: Looked, picked: Picked) -> str:
        """What stands where no reading does."""
        words = moment.words
        if returning(moment):
            if picked.cards:
                return words.text("guandan:match-returning", card=picked.cards[0])
            return words.text("guandan:hint-return")
        return words.text("guandan:match-none") if hand_of(moment) else ""

    def _show_plays(self, moment: Looked) -> None:
        """The legal plays, listed anew where another state, hand, rule or language is looked at."""
        state, words, settings = moment.state, moment.words, moment.game.settings
        if not self.hinting:
            self._listed = ()
            return
        now = (state, moment.seat, settings, words)
        if len(self._listed) == len(now) and state is self._listed[0] and now[1:] == self._listed[1:]:
            return
        self._listed, self._plays = now, None
        if state.stage.do == "play" and state.stage.seat == moment.seat:
            self._plays = HandPlays(hand_of(moment), state.level, lying(state), settings)
        with self.plays.hold_sync():
            self.plays.generation += 1  # also where the groups look the same: their sets may be others
            self.plays.groups = self._plays.groups(words) if self._plays else []
            self.plays.none = words.text(self._no_plays(moment))

    @staticmethod
    def _no_plays(moment: Looked) -> str:
        """The id of what stands where no play is listed."""
        if returning(moment):
            return "guandan:hint-return"
        stage = moment.state.stage
        ours = stage.do == "play" and stage.seat == moment.seat
        return "guandan:match-no-hints" if ours else "guandan:match-hints-wait"

    # Language

    def speak(self, words: Words) -> None:
        def text(name: str, **facts: str) -> str:
            return words.text(f"guandan:match-{name}", **facts)

        chip = words.text("clause-chip", clause="{clause}")  # the page fills it in
        self.readings.labels, self.readings.title = {"clause": chip}, text("picked")
        self.readings.clauses = {clause: words.clause(clause) for clause in guandan.RULEBOOK.clauses}
        self.plays.title = text("hints")
        self.plays.labels = {
            "lay": text("pick", reading="{name}"),
            "layText": text("pick-short"),
            "sets": text("sets-of", reading="{name}", count="{count}"),
            "more": text("more", count="{count}"),
        }
        for button, name in ((self.pass_, "pass"), (self.clear, "clear"), (self.restart, "restart")):
            button.description = text(name)
        rename(self.by, text("by"), {by: text(f"by-{by}") for by in guandan.ARRANGEMENTS})
        for part in (self.readings, self.plays, self.by):
            part.lang, part.dir = words.language, words.dir
        set_direction([self.box, self._acts], words)
