"""What there is under the football table to play with: buttons, the stats in their balance, a deck of one's own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ipywidgets as w

from explorer import football
from explorer.football import Player, State, StatName
from explorer.football.players import stat_named
from explorer.football.rules import CONCEDE, DRAW
from explorer.problems import Refusal
from explorer.timeline import Timeline
from explorer.words import Words
from widgets.football.own_deck import OwnDeck
from widgets.football.parts.balance import Balance, BalanceItem, Bar
from widgets.football.table import PLAYER, Overlay, rows
from widgets.page.lesson import box, turn
from widgets.workbench.game_view import Acting, Panel
from widgets.workbench.moment import Moment

Looked = Moment[football.Game, State]


class FootballPanel(Panel):
    """The card and the stat that are picked, by name, "" for none; and the deck of one's own."""

    def __init__(self, acting: Acting) -> None:
        self._acting = acting
        self.card = self.stat = ""
        self.own_deck = OwnDeck(acting)
        self._arrange()
        self.act.on_click(lambda _: self._confirm())
        self.draw.on_click(lambda _: acting.act(DRAW, self._hand_zone))
        self.concede.on_click(lambda _: acting.act(CONCEDE, self._hand_zone))
        self.odds.observe(lambda _: acting.redraw(charts=True), "value")
        self.balance.on_choose(self._choose_stat)

    def _arrange(self) -> None:
        self.balance, self.upload = Balance(), self.own_deck.part
        self.act, self.draw, self.concede = (w.Button() for _ in range(3))
        self.odds = w.Checkbox(value=False, indent=False)
        self.act.add_class("primary")
        for button, name in ((self.act, "act"), (self.draw, "draw"), (self.concede, "concede")):
            button.add_class(f"crx-do-{name}")
        self._acts = box("choose crx-kernel", self.act, self.draw, self.concede, self.odds)
        self.box = box("hand", self._acts, self.balance)
        self.below = (self.upload,)

    # What it is told

    def began(self, timeline: Timeline[Any, Any]) -> None:
        self.own_deck.began(timeline)

    def seated(self, seat: int) -> None:
        self.card = self.stat = ""

    def acted(self, action: str) -> None:
        self.card = self.stat = ""

    def changed(self, moment: Looked) -> None:
        state = moment.state
        if self.card and (moment.curtain or not any(card.name == self.card for card in state.hands[moment.seat])):
            self.card = ""
        if self.stat and (moment.curtain or _defending(moment) or self.stat not in moment.game.open_stats(state)):
            self.stat = ""

    # Picking and playing

    @property
    def _hand_zone(self) -> str:
        moment = self._acting.moment
        return moment.view.hand_zone(moment.seat)

    def press(self, zone: str, card: str, hand_zone: str) -> None:
        """A card on the table was pressed: one of the hand is picked or put back."""
        moment: Looked = self._acting.moment
        if moment.curtain:
            return
        name, state = card.removeprefix(PLAYER), moment.state
        if zone == hand_zone and any(name == each.name for each in state.hands[moment.seat]):
            self.card = "" if name == self.card else name
            return self._acting.picked(charts=True)
        named = any(name == each.name for each in state.cards)
        refusal = self._refusal(moment, name if named else football.HIDDEN.name)
        if refusal is None:
            return self._acting.remind(zone)
        self._acting.say(refusal, zone)

    @staticmethod
    def _refusal(moment: Looked, name: str) -> Refusal | None:
        """What the rules say to playing that card now."""
        game, state = moment.game, moment.seen
        stat = next(iter(game.open_stats(state)), state.stats[0])
        return game.refusal(state, f"cover {name}" if _defending(moment) else f"attack {name} with {stat}")

    def _choose_stat(self, stat: str) -> None:
        moment: Looked = self._acting.moment
        chosen = stat_named(stat)
        if chosen is None or chosen not in moment.state.stats or moment.curtain:
            return
        shut = moment.game.shut(moment.state, chosen)
        if shut is not None:
            return self._acting.say(shut, self._hand_zone)
        self.stat = chosen
        self._acting.picked(charts=True)

    def _action(self, moment: Looked) -> str:
        """What is picked, as an action; nothing while something is missing."""
        if not self.card or not (self.stat or _defending(moment)):
            return ""
        return f"cover {self.card}" if _defending(moment) else f"attack {self.card} with {self.stat}"

    def _confirm(self) -> None:
        if action := self._action(self._acting.moment):
            return self._acting.act(action, self._hand_zone)
        self._acting.remind(self._hand_zone)

    # Showing

    def prepare(self, moment: Looked) -> None:
        """What comes of the pick before it is confirmed, or what who is awaited will see: `Words` remembers it."""
        game, words, action = moment.game, moment.words, self._action(moment)
        if moment.awaited is not None:
            rows(game.view(moment.state, moment.awaited), Overlay(moment.awaited), words)
        elif action and game.refusal(moment.seen, action) is None:
            event = game.apply(moment.state, action).events[0]
            moment.in_words(event)
            rows(moment.as_seen(event.state), Overlay(moment.seat), words)

    def card_with_odds(self, moment: Looked) -> Player | None:
        """The card whose odds are to be shown, None for none."""
        return self._picked_card(moment) if _attacking(moment) and self.odds.value else None

    def show(self, moment: Looked) -> None:
        words, state, game = moment.words, moment.state, moment.game
        attacking, uses = _attacking(moment), moment.game.uses(moment.state)
        self.act.description = words.text(f"football:match-do-{'cover' if _defending(moment) else 'attack'}")
        whose = "both" if game.counters == "match" else state.turn
        notes = [words.text("football:match-gap", gap=game.gap(state), most=football.GAP, seat=whose, lock=game.lock)]
        if self.odds.value:
            notes.append(words.text("football:match-odds-note"))
        card = self._picked_card(moment) if attacking else None
        with self.balance.hold_sync():
            self.balance.choosable = attacking
            self.balance.items = [self._stat_item(stat, uses, card, moment) for stat in state.stats]
            self.balance.chosen = self.stat
            self.balance.note = " ".join(notes)

    def _picked_card(self, moment: Looked) -> Player | None:
        return next((card for card in moment.state.hands[moment.seat] if card.name == self.card), None)

    def _stat_item(self, stat: StatName, uses: dict[StatName, int], card: Player | None, moment: Looked) -> BalanceItem:
        words, state, game = moment.words, moment.state, moment.game
        shut = game.shut(state, stat)
        item: BalanceItem = {
            "id": stat,
            "name": words.text(f"football:match-stat-{stat}"),
            "note": words.text(f"football:label-{stat}") if self.own_deck.usual else "",
            "bars": _bars(stat, uses, moment),
            "least": uses[stat] == min(uses.values()),
            "shut": shut is not None,
            "why": words.refusal(shut) if shut else "",
            "clause": shut.clause if shut else "",
            "value": str(card.value(stat)) if card else "",
        }
        if self.odds.value:
            part = football.odds(game, game.view(state, state.turn)).get((card, stat)) if card else None
            item["odds"] = words.text("football:match-stands", **said_chance(part)) if part is not None else ""
            item["oddsPart"] = float(part or 0)
        return item

    # Language

    def speak(self, words: Words) -> None:
        def text(name: str, **facts: str) -> str:
            return words.text(f"football:match-{name}", **facts)

        self.balance.labels = {
            "open": text("open"),
            "least": text("least"),
            "shut": text("shut"),
            "count": text("count", count="{count}", limit="{limit}"),  # the page fills it in
            "clause": words.text("clause-chip", clause="{clause}"),
        }
        self.balance.title = text("balance")
        self.balance.clauses = {clause: words.clause(clause) for clause in football.RULEBOOK.clauses}
        self.balance.lang, self.balance.dir = words.language, words.dir
        self.draw.description, self.concede.description = text("draw"), text("concede")
        self.odds.description = text("odds")
        self.own_deck.speak(words)
        turn([self.box, self._acts], words)


def _defending(moment: Looked) -> bool:
    return bool(moment.state.stage.do == "defend")


def _attacking(moment: Looked) -> bool:
    """Whether who looks on is to attack."""
    stage = moment.state.stage
    return bool(stage.do == "attack" and stage.seat == moment.seat and not moment.curtain)


def _bars(stat: StatName, uses: dict[StatName, int], moment: Looked) -> list[Bar]:
    words, state, game = moment.words, moment.state, moment.game
    limit, at = game.limit(state, stat), football.STATS.index(stat)
    if game.counters == "match":
        return [{"name": words.text("football:match-both"), "count": uses[stat], "limit": limit, "mine": True}]
    return [
        {
            "name": words.text("football:seat", seat=seat),
            "count": state.counters[seat][at],
            "limit": limit if seat == state.turn else None,
            "mine": seat == state.turn,
        }
        for seat in (0, 1)
    ]


def said_chance(part: Fraction) -> dict[str, str]:
    """In percent, to a tenth; what is possible does not read as never, nor what is likely as always."""
    about = "under" if 0 < part < Fraction(1, 1000) else "over" if Fraction(999, 1000) < part < 1 else "is"
    return {"about": about, "percent": f"{float(part) * 100:.1f}"}
