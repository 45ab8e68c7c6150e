"""A match of the football game on the screen."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ipywidgets as w

from explorer import football
from explorer.football import DeckError, Player, State, StatName
from explorer.football.rules import CONCEDE, DRAW
from explorer.game import Game
from explorer.problems import Refusal
from explorer.timeline import Timeline
from widgets.football.balance_lab import BalanceLab
from widgets.football.desk import FootballDesk
from widgets.football.panel import FootballPanel
from widgets.football.table import PLAYER, Look, rows
from widgets.page.dashboard import Dashboard
from widgets.page.deferral import SENT, later
from widgets.workbench.workbench import Workbench


class FootballBench(Workbench):
    """A press picks a card; the stat is chosen, and the attack or the cover confirmed, under the table."""

    def __init__(self, lang: str | None = None, case: str | None = None, query: str | None = None) -> None:
        self._card = self._stat = ""  # what is picked, by name
        self._deck: football.Deck | None = None  # the person's own
        self._faulty: DeckError | None = None  # what was wrong with the last file
        self._usual = True  # whether the cards are those of the game's own deck, whose stats have labels
        self.lab = BalanceLab()
        super().__init__(FootballDesk(), lang=lang, case=case, query=query, panel=FootballPanel)
        self.lab.speak(self.words)

    @property
    def panel(self) -> FootballPanel:
        """What is under the table."""
        assert isinstance(self.parts.panel, FootballPanel)
        return self.parts.panel

    @property
    def balance_lab(self) -> w.Box:
        """For a lesson: counters to set by hand, and what is open under each reading of the balance rule."""
        return self.lab.box

    def _connect(self) -> None:
        super()._connect()
        panel = self.panel
        panel.act.on_click(lambda _: self._confirm())
        panel.draw.on_click(lambda _: self._act(DRAW, self._hand_zone))
        panel.concede.on_click(lambda _: self._act(CONCEDE, self._hand_zone))
        panel.odds.observe(lambda _: self._picked(), "value")
        panel.balance.on_choose(self._choose_stat)
        panel.upload.on_load(self._load_deck)
        panel.upload.on_reset(self._usual_deck)

    def speak(self, language: str) -> None:
        super().speak(language)
        self.lab.speak(self.words)
        self._say_deck()

    # The deck

    def _start(self, game: Game, seed: int) -> State:
        assert isinstance(game, football.Game)
        return game.start(seed, self._deck)

    def _begin(self, timeline: Timeline, case: str = "", seen: bool = False) -> None:
        super()._begin(timeline, case, seen)
        self._say_deck()
        self._usual = set(timeline.start.cards) <= set(football.players())

    @property
    def _seed(self) -> int | None:
        start: State = self.timeline.start
        game: Any = self.timeline.game
        if self._deck is None or self._usual or start.chance is None:
            return super()._seed
        return start.chance.seed if game.start(start.chance.seed, self._deck) == start else None

    def _load_deck(self, source: bytes, name: str) -> None:
        try:
            self._deck, self._faulty = football.read_deck(source), None
        except DeckError as bad:
            self._faulty = bad
        else:
            self.new_game()
        self._say_deck()

    def _usual_deck(self) -> None:
        own, self._deck, self._faulty = self._deck, None, None
        if own is not None:
            self.new_game()
        self._say_deck()

    def _say_deck(self) -> None:
        """What came of the last file."""
        upload, words, deck, bad = self.panel.upload, self.words, self._deck, self._faulty
        upload.message, upload.faults = {}, []
        if bad is not None:
            upload.message = {"kind": "error", "text": words.problem(bad)}
            faults = [
                {"where": words.text("football:deck-line", line=place) if (place := fault.facts["place"]) else ""}
                | {"text": words.problem(fault, where=False)}
                for fault in bad.faults
            ]
            if bad.more:
                faults.append({"where": "", "text": words.text("football:match-more-faults", count=bad.more)})
            upload.faults = faults  # sent once
        elif deck is not None:
            kind = "few" if len(deck) < football.RECOMMENDED else "enough"
            if set(self.timeline.start.cards) != set(deck):
                kind = "kept"
            text = words.text("football:match-deck-read", count=len(deck), kind=kind, most=football.RECOMMENDED)
            upload.message = {"kind": "ok", "text": text}

    # Picking and playing

    @property
    def _defending(self) -> bool:
        return bool(self.timeline.state.stage.do == "defend")

    def _look(self) -> None:
        super()._look()
        state: State = self.timeline.state
        game: Any = self.timeline.game
        if self._card and (self._curtain or not any(card.name == self._card for card in state.hands[self._seat])):
            self._card = ""
        if self._stat and (self._curtain or self._defending or self._stat not in game.open_stats(state)):
            self._stat = ""
        if self._curtain:
            self.parts.put_away("odds")

    def _sit(self, seat: int) -> None:
        super()._sit(seat)
        self._card = self._stat = ""

    def _press(self, zone: Any, card: Any, index: Any) -> None:
        if not isinstance(card, str) or self._curtain:
            return
        self._halt()
        card = card.removeprefix(PLAYER)
        state: State = self.timeline.state
        if zone == self._hand_zone and any(card == it.name for it in state.hands[self._seat]):
            self._card = "" if card == self._card else card
            return self._picked()
        named = any(card == it.name for it in state.cards)
        name = card if named else football.HIDDEN.name
        refusal = self._refusal(name)
        if refusal is None:
            self._why = self._note(self._hint, zone)
        else:
            self._why = self._note(self.words.refusal(refusal), zone, refusal.clause)
        self._show_table()

    def _refusal(self, name: str) -> Refusal | None:
        """What the rules say to playing that card now."""
        game, state = self.timeline.game, self._visible()
        assert isinstance(game, football.Game)
        stat = next(iter(game.open_stats(state)), state.stats[0])
        return game.refusal(state, f"cover {name}" if state.stage.do == "defend" else f"attack {name} with {stat}")

    def _choose_stat(self, stat: str) -> None:
        if stat not in self.timeline.state.stats or self._curtain:
            return
        self._halt()
        game: Any = self.timeline.game
        shut = game.shut(self.timeline.state, stat)
        if shut is not None:
            self._why = self._note(self.words.refusal(shut), self._hand_zone, shut.clause)
            return self._show_table()
        self._stat = stat
        self._picked()

    def _picked(self) -> None:
        """A pick changes nothing but the hand, the stats and the odds."""
        self._why = None
        self._show_panel()
        self._show_table()
        self._rest_soon()
        later(SENT, self._foresee)

    def _foresee(self) -> None:
        """Put into words what comes of the pick, before it is confirmed: `Words` remembers it."""
        game, action = self.timeline.game, self._action
        if action and not self._curtain and game.refusal(self._visible(), action) is None:
            event = game.apply(self.timeline.state, action).events[0]
            self._in_words(event)
            rows(self._as_seen(event.state), Look(self._seat), self.words)

    @property
    def _action(self) -> str:
        """What is picked, as an action; nothing while something is missing."""
        if not self._card or not (self._stat or self._defending):
            return ""
        return f"cover {self._card}" if self._defending else f"attack {self._card} with {self._stat}"

    @property
    def _choice(self) -> str:
        return self.parts.own("hint-defend" if self.timeline.state.stage.do == "defend" else "hint-attack")

    def _confirm(self) -> None:
        if self._curtain:
            return
        if self._action:
            return self._act(self._action, self._hand_zone)
        self._halt()
        self._why = self._note(self._hint, self._hand_zone)
        self._show_table()

    def _do(self, action: str) -> None:
        self._card = self._stat = ""
        super()._do(action)

    # Showing

    def _rows(self) -> list[dict[str, Any]]:
        state, game = self.timeline.state, self.timeline.game
        may: frozenset[str] = frozenset()
        if state.stage.do == "defend" and state.stage.seat == self._seat and not self._curtain:
            covers = [it for it in game.actions(state) if it.startswith("cover ")]
            may = frozenset(it.removeprefix("cover ") for it in covers)
        return rows(self._visible(), Look(self._seat, self._card, self._stat, may), self.words)

    def _show_around(self) -> None:
        super()._show_around()
        self._show_panel()
        if self._awaited is not None:  # what they will see is put into words before they ask for it
            rows(self.timeline.game.view(self.timeline.state, self._awaited), Look(self._awaited), self.words)

    def _show_panel(self) -> None:
        panel, words, state = self.panel, self.words, self.timeline.state
        game: Any = self.timeline.game
        attacking = state.stage.do == "attack" and state.stage.seat == self._seat and not self._curtain
        panel.act.description = words.text(f"football:match-do-{'cover' if self._defending else 'attack'}")
        uses = game.uses(state)
        whose = "both" if game.counters == "match" else state.turn
        balance = panel.balance
        with balance.hold_sync():
            balance.choosable = attacking
            balance.items = [self._stat_item(stat, uses, attacking) for stat in state.stats]
            balance.chosen = self._stat
            notes = [
                words.text("football:match-gap", gap=game.gap(state), most=football.GAP, seat=whose, lock=game.lock)
            ]
            if panel.odds.value:
                notes.append(words.text("football:match-odds-note"))
            balance.note = " ".join(notes)
        card = self._picked_card()
        shown = card if attacking and panel.odds.value else None
        self.desk.card = shown  # type: ignore[attr-defined]

    def _picked_card(self) -> Player | None:
        hand = self.timeline.state.hands[self._seat]
        return next((card for card in hand if card.name == self._card), None)

    def _stat_item(self, stat: StatName, uses: dict[StatName, int], attacking: bool) -> dict[str, Any]:
        words, state, at = self.words, self.timeline.state, football.STATS.index(stat)
        game: Any = self.timeline.game
        shut = game.shut(state, stat)
        limit = game.limit(state, stat)
        if game.counters == "match":
            bars = [{"name": words.text("football:match-both"), "count": uses[stat], "limit": limit, "mine": True}]
        else:
            bars = [
                {"name": words.text("football:seat", seat=seat), "count": state.counters[seat][at]}
                | {"limit": limit if seat == state.turn else None, "mine": seat == state.turn}
                for seat in (0, 1)
            ]
        card = self._picked_card() if attacking else None
        item = {
            "id": stat,
            "name": words.text(f"football:match-stat-{stat}"),
            "note": words.text(f"football:label-{stat}") if self._usual else "",
            "bars": bars,
            "least": uses[stat] == min(uses.values()),
            "shut": shut is not None,
            "why": words.refusal(shut) if shut else "",
            "clause": shut.clause if shut else "",
            "value": str(card.value(stat)) if card else "",
        }
        if self.panel.odds.value:
            part = football.odds(game, game.view(state, state.turn)).get((card, stat)) if card else None
            told = words.text("football:match-stands", **_chance(part)) if part is not None else ""
            item |= {"odds": told, "oddsPart": float(part or 0)}
        return item


def _chance(part: Fraction) -> dict[str, str]:
    """In percent, to a tenth; what is possible does not read as never, nor what is likely as always."""
    about = "under" if 0 < part < Fraction(1, 1000) else "over" if Fraction(999, 1000) < part < 1 else "is"
    return {"about": about, "percent": f"{float(part) * 100:.1f}"}


DASHBOARD = Dashboard(
    "football:",
    "football.ipynb",
    ("54", "57"),
    {case: f"football:case-{case}" for case in football.CASES},
)


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> FootballBench:
    """A match to step through. Language and case are those of the page's address, if it has any, else those given."""
    return FootballBench(lang=lang, case=case, query=query)
