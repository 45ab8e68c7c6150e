"""A second referee of War, written from rules/war.md alone and as plainly as can be: lists that are changed in place.

It is given the record of a game, as JSON, and follows it with its own shuffling. It must see the same tables.
"""

import json

import pytest
from hypothesis import given, settings

from explorer import war
from explorer.timeline import Timeline
from tests.playing import play
from tests.war.strategies import SEEDS, SETTINGS

pytestmark = pytest.mark.slow


class Referee:
    def __init__(self, record):
        record = json.loads(json.dumps(record))
        self.collect = record["readings"]["collect"]
        self.hand_size = record["readings"]["hand_size"]
        self.burn_limit = record["readings"]["burn"]
        self.actions = record["actions"]
        self.x = record["seed"]
        pack = [rank + suit for suit in "SHCD" for rank in "23456789TJQKA"]
        self.shuffle(pack)
        self.pile = [pack[:26], pack[26:]]
        self.hand = [[], []]
        self.pot = []
        self.committed = []
        self.tables = []
        self.winner = self.reason = None
        self.fill_hands(quietly=True)

    # Chance: SplitMix64, one after the other

    def number(self):
        self.x = (self.x + 0x9E3779B97F4A7C15) % 2**64
        z = self.x
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        return (z ^ (z >> 31)) >> 32

    def shuffle(self, cards):
        for n in range(len(cards), 1, -1):
            product = self.number() * n
            while product % 2**32 < 2**32 % n:
                product = self.number() * n
            i = product >> 32
            cards[i], cards[n - 1] = cards[n - 1], cards[i]

    # The rules

    def look(self):
        """Note the table, if it has changed."""
        now = [list(cards) for cards in (*self.hand, *self.pile, self.pot, self.committed)]
        if not self.tables or self.tables[-1] != now:
            self.tables.append(now)

    def fill_hands(self, quietly=False):
        for side in (0, 1):
            while len(self.hand[side]) < self.hand_size and self.pile[side]:
                self.hand[side].append(self.pile[side].pop(0))
            if not quietly:
                self.look()

    def cards_of(self, side):
        return len(self.hand[side]) + len(self.pile[side])

    def take_pot(self, side):
        captured, self.pot = self.pot, []
        self.pile[side] += captured
        self.look()
        return len(captured)

    def finish(self, winner, reason):
        if self.pot:
            self.take_pot(winner)
        self.winner, self.reason = winner, reason

    def follow(self):
        self.look()
        actions = list(self.actions)
        while actions and self.winner is None:
            for side in (0, 1):
                if not actions:
                    return
                card = actions.pop(0)
                assert card in self.hand[side], "only a card now in the active hand may be played"
                self.hand[side].remove(card)
                self.committed.append(card)
                self.look()
            self.battle()
        assert not actions, "nothing is played after the end"

    def battle(self):
        ours, theirs = self.committed
        self.committed = []
        self.pot += [ours, theirs]
        self.look()
        order = "23456789TJQKA"
        difference = order.index(ours[0]) - order.index(theirs[0])
        if difference == 0:
            self.tie()
            return
        winner = 0 if difference > 0 else 1
        captured = self.take_pot(winner)
        # The captured cards lie at the end of the pile.
        first = len(self.pile[winner]) - captured if self.collect == "under" else 0
        part = self.pile[winner][first:]
        self.shuffle(part)
        self.pile[winner][first:] = part
        self.look()
        self.fill_hands()
        for side in (0, 1):
            if not self.cards_of(side):
                self.finish(1 - side, "war.goal")

    def tie(self):
        if self.anyone_exhausted():
            return
        for side in (0, 1):
            for _ in range(min(self.burn_limit, len(self.pile[side]))):
                self.pot.append(self.pile[side].pop(0))
            self.look()
        self.fill_hands()
        # With a hand of one the burn may have taken somebody's last cards: no battle can be fought.
        self.anyone_exhausted()

    def anyone_exhausted(self):
        able = [side for side in (0, 1) if self.cards_of(side)]
        if len(able) == 2:
            return False
        if able:
            self.finish(able[0], "war.exhausted")
        else:
            self.finish(0, "war.exhausted-both")
        return True


def tables_of(timeline):
    """What the events show, without repetition."""
    found = []
    for node in timeline.line:
        for event in timeline.events(node):
            state = event.state
            piles = (*state.hands, *state.draws, [it.card for it in state.pot], [card for card in state.played if card])
            now = [[str(card) for card in pile] for pile in piles]
            if not found or found[-1] != now:
                found.append(now)
    return found


def check(game, seed, limit=10_000):
    timeline = Timeline(game, game.start(seed))
    for _, action, _ in play(game, timeline.start, seed % 2**32, limit):
        timeline.play(action)
    referee = Referee(timeline.record())
    referee.follow()
    assert referee.tables == tables_of(timeline)
    result = game.result(timeline.line[-1].state)
    assert (referee.winner, referee.reason) == ((result.winner, result.reason) if result else (None, None))


@pytest.mark.parametrize("collect", ["under", "reshuffle"])
@pytest.mark.parametrize("seed", range(15))
def test_whole_games(collect, seed):
    check(war.Game(collect=collect), seed)


@given(SETTINGS, SEEDS)
@settings(max_examples=20)
def test_games_under_any_settings(chosen, seed):
    """Small hands and large burns end in a few battles; the others are looked at for 400."""
    check(war.Game(**chosen), seed, 800)
