# Edge cases of the football game: a name, and what to look for.

# The turn

case-seven-cards = Seven cards each
    .note = who looks, and when
    .look = Team A looks at its seven cards and attacks. Then only Team B looks, covers with Andrew Robertson’s 71 caps, and is the next to attack. Nobody holds 207 caps but Cristiano Ronaldo, so Team A can only draw or concede.
case-cover-equal = Equal is enough
    .note = 54 goals on 54
    .look = Phil Foden and Bruno Fernandes have 54 goals each. An equal number covers, so both cards leave the game, and Team B attacks next.
case-equal-falls-short = Equal is not enough
    .note = 54 goals on 54
    .look = The same cards under the other setting: Bruno Fernandes’s 54 goals are not more than Phil Foden’s 54. Try to cover with them: the refusal says what it takes. Both cards left in the deck are lower still, and the attack succeeds.
case-zero-covers-zero = Zero covers zero
    .note = trophies: 0 on 0
    .look = Harry Kane has 164 goals here, but Team A attacks with trophies, and there his number is 0. Any card at all covers that.
case-too-low = Two goals short
    .note = 57 against 59
    .look = Try to cover with Diogo Jota: his 57 goals are two short of Ollie Watkins’s 59, and the refusal says so. The card Team B draws is lower still, and it concedes.

# Drawing

case-third-draw = The third draw covers
    .note = and two cards stay
    .look = Two drawn cards are too low, the third has 59 goals against 57 and covers. The other two stay in the hand: Team B held two cards before the attack, and now it attacks with four.
case-three-in-vain = Three draws in vain
    .note = 102 assists
    .look = No card of this deck has 102 assists but Kevin De Bruyne himself. Team B draws three times, may not draw a fourth card although one is left, and keeps all three. Team A attacks again.
case-deck-runs-out = The deck runs out
    .note = one draw instead of three
    .look = Team B draws the last card of the deck, and it does not cover. Nothing is left to draw, so the attack succeeds after a single draw.
case-nothing-to-decide = Nothing to decide
    .note = no cover, no deck
    .look = Team B has no card with 207 caps, and the deck is empty. It is not even asked: the attack succeeds at once.
case-hand-grows = A hand that grows
    .note = from two cards to eight
    .look = Two attacks that Team B cannot cover, and three draws against each. It began with two cards and now holds eight, while Team A is down to one.
case-concede-at-once = Conceding at once
    .note = without a look at the deck
    .look = Team B cannot cover 13 trophies. It may draw, but it would rather keep a small hand and concedes. What it does not know: the next card of the deck would have covered.
case-forced-to-draw = Forced to draw
    .note = the same cards
    .look = Under the other setting Team B may not concede while it can draw. The forced draw brings John Stones, who has 13 trophies as well: the attack is covered.
case-has-to-cover = The best card has to go
    .note = 164 goals on 32
    .look = Only Harry Kane covers, far more than needed. Team B would like to draw something smaller and keep him, but a team that can cover has to: the refusal says so.
case-may-draw-first = The best card may wait
    .note = a draw for luck
    .look = The same cards under the other setting: Team B has a cover in hand and draws all the same. Ivan Toney turns up with 36 goals against 32, just enough, and Harry Kane stays in the hand.

# The balance

case-shut-before = Shut at 2–0
    .note = before the gap passes two
    .look = Two attacks with goals, none with anything else. A third would make it 3–0, so goals is shut already. The attack with assists does not open it: trophies and caps are still at 0.
case-shut-after = Shut at 3–0
    .note = after the gap has passed two
    .look = The same cards under the other setting: the third attack with goals is allowed. At 3–0 the gap has passed two, and only now is goals shut.
case-opens-again = A shut stat opens
    .note = one use is missing
    .look = Goals is at 2 and assists at 0, so goals is shut. Team A attacks with assists: now nothing in play is at 0, goals is open again, and the next attack uses it.
case-own-counters = Each team has its counters
    .note = goals is open for both
    .look = Each team has attacked once with goals. Counted for each team that is one use, so Team A may attack with goals again. Team B covers, and it may do the same.
case-shared-counters = Counters for both
    .note = goals is shut for both
    .look = The same cards and the same uses, counted together: one each makes two, and goals is shut. Team A attacks with caps instead. Team B covers, and finds goals shut too.

# The stats in play

case-drawn-once = Four stats for the match
    .note = seasons is not among them
    .look = Lewis Dunk has played seven seasons, but seasons is the stat left out of this match. Whatever is attacked, the four in play stay the same.
case-drawn-anew = Four stats for each attack
    .note = seasons comes and goes
    .look = The same cards under the other setting: after every attack four stats are picked again. First caps makes way for seasons, and Lewis Dunk attacks with seven of them. Then caps is back.
case-left-out = Opened by chance
    .note = caps drops out
    .look = Goals, at 2, is shut because caps is at 0. Then caps is not picked for the next attack. Only stats in play are compared, so goals is open.

# The end

case-last-card-stands = The last card stands
    .note = none against six
    .look = Team B holds six cards, and none of them has 207 caps. Team A has no card left, and that wins the match.
case-last-card-covered = The last card is covered
    .note = and still wins
    .look = Ivan Toney covers Team A’s last card. The turn would pass, but Team A’s hand is empty and Team B’s is not: Team A has won.
case-last-card-covers = The last card covers
    .note = the defender wins
    .look = Team B has one card, and it happens to cover. That empties its hand without a single attack: Team B wins, and Team A still holds three cards.
case-last-on-last = Last card on last card
    .note = nobody wins
    .look = Team A attacks with its last card, and Team B covers with its last card. Both hands are empty after the same round, so the match is a draw.
