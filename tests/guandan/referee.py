"""A second referee of a match, from rules/guandan.md alone and as plainly as can be: lists that are changed in place.

What cards are and what they beat, `brute` says. Chance is not its subject: it is told the cards of a later deal, the
leader after a restart, and which of equal cards is drawn as tribute, and says whether they could be.
"""

from collections import Counter

from tests.guandan.cards import brute

RANKS = "23456789TJQKA"
SUITS = "SHCD"  # the fixed order in which a payer's equal cards are taken


class Wrong(AssertionError):
    """Something that may not be."""


class Referee:
    def __init__(self, settings, position):
        """`position` is the JSON of a deal: at a lead, in a trick, or at the tribute."""
        self.settings = dict(settings)
        self.level = position["level"]
        self.levels = list(position.get("levels", [self.level] * 2))
        self.hands = [list(hand) for hand in position["hands"]]
        self.out = list(position.get("out", []))
        self.previous = list(position.get("previous", []))
        self.deal = position.get("deal", 1)
        self.turn = position.get("turn")
        self.doing = position.get("stage", "play" if self.turn is not None else "tribute")
        # [payer, receiver, card, card given back or None]
        self.paid = [[it["payer"], it["receiver"], it["card"], it["back"]] for it in position.get("payments", [])]
        self.last = None  # who played last, which cards, what they were
        self.passed = []  # since the last play
        self.shut = set()  # who has passed in this trick
        if position.get("to_beat"):
            self.last = (position["to_beat"]["seat"], *self.named(position["to_beat"]["action"]))
            self.passed = list(position.get("passed", []))
            self.shut = set(self.passed)
        self.winner = None
        self.events = []

    # What an outsider may compare

    def tell(self, kind, clause, seat=None, cards=(), **facts):
        """An event, and the table after it; whose turn it is, is known when all of them are over."""
        self.events.append(
            {
                "kind": kind,
                "clause": "guandan." + clause if clause else None,
                "seat": seat,
                "cards": list(cards),
                "facts": facts,
                "table": {
                    "level": self.level,
                    "levels": list(self.levels),
                    "hands": [sorted(hand) for hand in self.hands],
                    "out": list(self.out),
                    "previous": list(self.previous),
                    "deal": self.deal,
                    "last": self.last,
                    "passed": list(self.passed),
                    "paid": [list(it) for it in self.paid],
                },
                "turn": None,
            }
        )

    # The two ways in

    def open(self, told):
        self.events = []
        leader = self.turn if self.doing == "play" and not self.last else "none"
        self.tell("setup", "setup", level=self.level, deal=self.deal, leader=leader)
        if self.doing == "tribute":
            self.tribute(told)
        self.events[-1]["turn"] = self.turn
        return self.events

    def act(self, action, told):
        """All that follows from an action. `told` are its chances: `hands`, `leader`, and the `paid` cards in order."""
        self.events = []
        if action != "restart" and (why := self.objection(action)):
            raise Wrong(f"{action}: {why}")
        seat, self.turn = self.turn, None
        if action == "restart":
            self.restart(told)
        elif action == "pass":
            self.passed.append(seat)
            self.shut.add(seat)
            self.tell("pass", "turn", seat, left=len(self.hands[seat]))
            self.go_round(seat)
        elif action.startswith("return "):
            self.give_back(seat, action.split()[1])
        else:
            self.play(seat, action, told)
        self.events[-1]["turn"] = self.turn
        return self.events

    # What may be done

    def objection(self, action):
        """Why not, in a word; None for what may be done."""
        if self.winner is not None:
            return "over"
        if self.doing == "return":
            if not action.startswith("return "):
                return "a return is open"
            return None if action.split()[1] in self.returnable(self.turn) else "not that card"
        if action.startswith("return "):
            return "no return"
        if action == "pass":
            return None if self.last else "the leader must play"
        cards, reading = self.named(action)
        if Counter(cards) - Counter(self.hands[self.turn]):
            return "not held"
        if reading is None:
            return "no such reading, or several"
        if self.last and not brute.beats(reading, self.last[2], self.level):
            return "does not beat"
        return None

    def named(self, action):
        """The cards and reading an action names; None where they are nothing, not that, or several things."""
        text, _, asked = action.partition(" as ")
        cards = text.split()
        names = {name: self.settings[name] for name in ("wild_pair", "flush_as_straight")}
        found = brute.readings(tuple(cards), self.level, **names)
        if asked:
            found = {it for it in found if asked == (it[0] if it[0] == "four-jokers" else f"{it[0]} {it[2]}")}
        return cards, next(iter(found)) if len(found) == 1 else None

    def returnable(self, seat):
        """`return`: of rank 2 to 10 and not wild; the weakest where there is none."""
        wild = self.level + "H"
        hand = {card for card in self.hands[seat] if card != wild}
        low = {card for card in hand if card[0] in "23456789T"}
        if self.settings["return_level_cards"] == "no":
            low = {card for card in low if card[0] != self.level}
        if not low:
            weakest = min(map(self.strength, hand or {wild}))
            low = {card for card in hand or {wild} if self.strength(card) == weakest}
        return low

    def strength(self, card):
        """`ranks`: red joker, black joker, the level, then by rank."""
        order = [rank for rank in RANKS if rank != self.level] + [self.level, "BJ", "RJ"]
        return order.index(brute.rank_of(card))

    # The trick

    def play(self, seat, action, told):
        cards, reading = self.named(action)
        over = self.last and self.last[2]
        for card in cards:
            self.hands[seat].remove(card)
        self.last, self.passed = (seat, cards, reading), []
        left, leads = len(self.hands[seat]), int(over is None)
        self.tell("play", "", seat, cards, reading=reading, left=left, leads=leads, over=over)
        if self.hands[seat]:
            self.go_round(seat)
            return
        self.out.append(seat)
        self.tell("finish", "teams" if self.out == [seat] else "goal", seat, place=len(self.out))
        both = len(self.out) == 2 and self.out[0] + self.out[1] in (2, 4)
        if len(self.out) == 3 or (both and self.settings["double_down"] == "stop"):
            self.deal_is_over(seat, told)
        else:
            self.go_round(seat)

    def go_round(self, seat):
        """`turn`: somebody who has cards, did not play last and has not passed on it; or the trick is over."""
        gone = self.shut if self.settings["passing"] == "out" else set(self.passed)
        waiting = [it for it in range(4) if self.hands[it] and it != self.last[0] and it not in gone]
        if waiting:
            self.turn = min(waiting, key=lambda it: (it - seat) % 4)
            return
        last = self.last[0]
        self.last, self.passed, self.shut = None, [], set()
        if self.hands[last]:
            self.turn, clause, how = last, "turn", "self"
        elif self.hands[(last + 2) % 4]:
            self.turn, clause, how = (last + 2) % 4, "inherit", "partner"
        else:
            self.turn, clause, how = (last + 1) % 4, "inherit", "next"
            if not self.hands[self.turn]:
                self.turn = (last + 3) % 4
        self.tell("lead", clause, self.turn, how=how, last=last)

    # The deal and the match

    def deal_is_over(self, seat, told):
        left = [it % 4 for it in range(seat + 1, seat + 4) if self.hands[it % 4]]
        self.out += left
        names = dict(zip(("first", "second", "third", "fourth"), self.out, strict=True))
        self.tell("deal-over", "end", self.out[3], stopped=int(len(left) == 2), **names)
        first = self.out[0]
        team, place = first % 2, self.out.index((first + 2) % 4) + 1
        before = self.levels[team]
        if before == "A" and self.level == "A" and place != 4:
            self.winner = team
            self.doing = "over"
            self.tell("match-won", "match", first, team=team, place=place, deal=self.deal)
            return
        if before == "A":
            self.tell(
                "not-yet", "match", first, team=team, why="last" if self.level == "A" else "level", level=self.level
            )
        else:
            steps = {2: 3, 3: 2, 4: 1}[place]
            row = RANKS + "AAA"
            now = self.levels[team] = row[row.index(before) + steps]
            capped = int(RANKS.index(before) + steps > 12)
            facts = {"team": team, "place": place, "steps": steps, "before": before, "level": now, "capped": capped}
            self.tell("advance", "advance", first, **facts)
        self.level = self.levels[team]
        self.last, self.passed = None, []
        self.tell("next-level", "next-level", level=self.level, team=team)
        self.previous, self.out, self.last, self.passed, self.shut = self.out, [], None, [], set()
        self.paid = []
        self.deal += 1
        self.take(told["hands"])
        self.tell("deal", "setup", deal=self.deal, level=self.level)
        self.tribute(told)

    def take(self, hands):
        self.hands = [list(hand) for hand in hands]
        if [len(hand) for hand in hands] != [27] * 4 or Counter(sum(self.hands, [])) != Counter(brute.PACKS):
            raise Wrong("a deal is 108 cards, 27 each")

    def restart(self, told):
        self.take(told["hands"])
        self.level, self.levels, self.deal, self.winner, self.doing = "2", ["2", "2"], 1, None, "play"
        self.out, self.previous, self.paid, self.last, self.passed, self.shut = [], [], [], None, [], set()
        self.turn = told["leader"]
        self.tell("restart", "end", level="2", leader=self.turn)

    def tribute(self, told):
        first, second, third, fourth = self.previous
        double = (first - second) % 2 == 0
        payers = [third, fourth] if double else [fourth]
        if sum(self.hands[seat].count("RJ") for seat in payers) == 2:
            self.doing, self.turn = "play", first
            self.tell(
                "tribute-cancelled",
                "tribute-cancelled",
                first,
                ["RJ", "RJ"],
                payers=len(payers),
                payer=payers[0],
                other=payers[-1],
            )
            return
        best = {}
        for seat in payers:
            owed = [card for card in self.hands[seat] if card != self.level + "H"]
            top = max(map(self.strength, owed))
            best[seat] = sorted({card for card in owed if self.strength(card) == top}, key=self.fixed)
        why = ["only"]
        if double:
            one, other = (self.strength(best[seat][0]) for seat in payers)
            if one == other:
                # The neighbour on one side of the 1st, or the one on the other.
                side = 1 if self.settings["equal_tributes"] == "next" else -1
                payers = [(first + side) % 4, (first - side) % 4]
            elif other > one:
                payers.reverse()
            why = [self.settings["equal_tributes"] if one == other else "stronger", "other"]
        told_cards = list(told["paid"])
        for seat, receiver, reason in zip(payers, (first, second), why, strict=False):
            card = best[seat][0]
            if self.settings["tribute_suit"] == "random":
                card = told_cards[len(self.paid)]
                if card not in best[seat]:
                    raise Wrong(f"{card} is none of {best[seat]}")
            self.hands[seat].remove(card)
            self.hands[receiver].append(card)
            self.paid.append([seat, receiver, card, None])
            clause = "double-tribute" if double else "tribute"
            self.tell("tribute", clause, seat, [card], receiver=receiver, why=reason)
        self.doing, self.turn = "return", first

    def fixed(self, card):
        return SUITS.index(card[1]) if card[1] in SUITS else 0

    def give_back(self, seat, card):
        payment = next(it for it in self.paid if it[1] == seat)
        self.hands[seat].remove(card)
        self.hands[payment[0]].append(card)
        payment[3] = card
        self.tell("return", "return", seat, [card], payer=payment[0])
        open_returns = [it for it in self.paid if it[3] is None]
        if open_returns:
            self.turn = open_returns[0][1]
            return
        self.doing = "play"
        first = self.previous[0]
        if self.settings["lead_after_tribute"] == "first":
            self.turn, how = first, "first"
        else:
            self.turn, how = next(payer for payer, receiver, *_ in self.paid if receiver == first), "tribute"
        self.tell("lead", "lead-after-tribute", self.turn, how=how, last=first)
