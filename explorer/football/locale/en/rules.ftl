# Football stat cards: names, clauses, events and refusals. Teams are 0 and 1, and neither is the reader: both share one
# screen. $stat is a stat's id; $stats and $behind are lists of stats as a language names them.

name = Football stat cards

# Teams, stats and numbers of cards: parts of sentences.

seat = { $seat ->
    [0] Team A
   *[1] Team B
}
rival = { $seat ->
    [0] Team B
   *[1] Team A
}
stat-goals = goals
stat-trophies = trophies
stat-caps = caps
stat-seasons = seasons
stat-assists = assists
stat = { $stat ->
    [goals] { stat-goals }
    [trophies] { stat-trophies }
    [caps] { stat-caps }
    [seasons] { stat-seasons }
   *[assists] { stat-assists }
}
cards-first = { $first ->
    [0] no cards
    [one] 1 card
   *[other] { $first } cards
}
cards-second = { $second ->
    [0] no cards
    [one] 1 card
   *[other] { $second } cards
}
cards-hand = { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
}
cards-left = { $left ->
    [0] no cards
    [one] 1 card
   *[other] { $left } cards
}

# What each number of the game’s own deck covers. Decks from elsewhere have the plain names above.

label-goals = Premier League goals, 2016/17 to 2023/24
label-trophies = Major trophies with Premier League clubs, 2016/17 to 2023/24
label-caps = Caps before summer 2024
label-seasons = Premier League seasons played in, 2016/17 to 2023/24
label-assists = Premier League assists, 2016/17 to 2023/24

clause-teams = Two teams share one screen and move in turn. Whoever is to move presses Ready and sees its own hand, and the other team looks away meanwhile.
clause-deck = Each card is a player with five numbers, the stats: goals, trophies, caps, seasons and assists. The game is meant for a deck of more than 80; its own deck here has 156, and for one of yours 14 are enough.
clause-stats = Four of the five stats are in play, picked by chance; nobody can attack with the fifth. Whether they are picked once for the match or again for each attack is left open: a setting decides it.
clause-hand = Each team begins with seven cards. What is left lies face down as the deck, and no card ever goes back into it. Chance says which team attacks first.
clause-attack = The attacking team puts down a card from its hand and names a stat that is open. The card’s number in that stat is what the defender has to answer.
clause-balance = The uses of each stat are counted. Among the stats in play the most used may be two uses ahead of the least used and no more: a stat that has run ahead is shut until others catch up. The least used is always open. Two things are left open, and a setting decides each: whether the teams share the counts, and whether a stat is shut before or after the gap has passed two.
clause-cover = To cover, the defender puts down a card that answers the attack’s number in the same stat. Two things are left open, and a setting decides each: whether an equal number is enough or only a higher one, and whether a team that is able to cover has to do it.
clause-draw = A defender without a cover in hand can draw from the deck: one card, a look, perhaps another, and never more than three for one attack. An empty deck gives nothing. Whether such a team may concede without drawing is left open: a setting decides it.
clause-success = An attack that meets no cover succeeds. Its card leaves the game, and the same team attacks again. The defender keeps in hand whatever it drew.
clause-covered = A covered attack is over: its card and the cover leave the game, and the team that covered is the next to attack.
clause-win = A team wins as soon as a round ends with no card in its hand. How many cards the other team holds does not matter, nor does it matter whether the last card was covered.
clause-draw-game = A last card may be covered by the other team’s last card. Then both hands are empty after the same round, and nobody wins: the match is a draw.

setting-counters = Uses are counted
    .team = for each team
    .match = for both together
setting-lock = A stat is shut
    .before = before the gap passes 2
    .after = after the gap has passed 2
setting-stats_in_play = The four stats are picked
    .match = once for the match
    .round = again for each attack
setting-must_cover = A team that can cover
    .must = has to
    .may = may draw or concede too
setting-cover = A cover needs
    .equal = the same number or a higher one
    .higher = a higher number
setting-draw = A team that cannot cover
    .optional = may concede at once
    .forced = has to draw first

# What happens.

event-setup = On the table: { cards-first } for Team A, { cards-second } for Team B, and { $deck ->
    [0] an empty deck.
    [one] 1 card in the deck.
   *[other] { $deck } cards in the deck.
}
    .title = All is set.
event-ready = { $do ->
    [attack] { seat } is to attack and looks at its hand of { cards-hand }. { rival } looks away.
   *[defend] { seat } is to defend and looks at its hand of { cards-hand }. { rival } looks away.
}
    .title = Next.
event-stats = { $drawn ->
    [0] Four of the five stats are in play: { $stats }.
   *[1] Four stats are picked for the next attack: { $stats }.
}
    .title = { $drawn ->
    [0] The stats in play.
   *[1] New stats.
}
event-attack = { seat } attacks with { $card0 }: { stat } { $value }. { $left ->
    [0] It was the last card of the hand.
    [one] 1 card stays in the hand.
   *[other] { $left } cards stay in the hand.
}
    .title = { seat } attacks.
event-count = The counter of { stat } is now at { $uses }. { $gap ->
    [0] All stats in play are used equally often.
    [one] The most used stat is 1 use ahead of the least used.
   *[other] The most used stat is { $gap } uses ahead of the least used.
}
    .title = The use is counted.
event-cover = { seat } covers with { $card0 }: { stat } { $value }, { $equal ->
    [1] equal to { $card1 }, and equal is enough.
   *[0] above the { $against } of { $card1 }.
}
    .title = { seat } covers.
event-draw = { seat } draws { $card0 ->
    [hidden] a card
   *[other] { $card0 }, { stat } { $value }
}: draw { $draws } of at most 3. { $left ->
    [0] The deck is empty now.
    [one] 1 card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
    .title = { seat } draws.
event-concede = { seat } concedes: it plays no cover and lets the attack through.
    .title = { seat } concedes.
event-success = { $card0 } is not covered, so the attack succeeds and the turn stays with { seat }. { rival } { $draws ->
    [0] has drawn nothing and holds { cards-hand }.
    [one] keeps the card it drew and holds { cards-hand }.
   *[other] keeps the { $draws } cards it drew and holds { cards-hand }.
}
    .title = The attack succeeds.
event-covered = The attack is covered, and the turn passes to { seat }.
    .title = The turn passes.
event-leave = { $count ->
    [1] { $card0 } leaves the game.
   *[2] { $card0 } and { $card1 } leave the game.
}
    .title = { $count ->
    [1] A card leaves.
   *[2] Both cards leave.
}
event-win = Round { $round } ends with no card in the hand of { seat }, which wins the match. { rival } still holds { cards-left }.
    .title = { seat } wins.
event-draw-game = Round { $round } ends with both hands empty: a last card was covered by a last card, and nobody wins.
    .title = The match is a draw.

result = { $winner ->
    [none] The match is a draw: both hands were empty after the same round.
    [0] Team A wins: it was the first with no card in hand.
   *[1] Team B wins: it was the first with no card in hand.
}

# Why something may not be done now.

refusal-over = The match is over. Start a new one to play on.
refusal-unsettled = The rules are not done here yet: step on to the next decision, then choose.
refusal-no-action = “{ $text }” is not an action: write “attack NAME with STAT”, “cover NAME”, “draw” or “concede”.
refusal-attack-open = An attack is waiting for an answer, so nobody can attack. { seat } is to answer it first.
refusal-no-attack = There is no attack to answer. { seat } is to attack: with a card and an open stat.
refusal-not-in-hand = { $where ->
    [other] { $name } is in the hand of { rival }.
    [gone] { $name } has left the game.
    [attack] { $name } is the attacking card and lies on the table.
   *[nowhere] { $name } is not in the hand of { seat }.
} { seat } is to move: choose a card from that hand.
refusal-face-down = That card lies face down. Choose a card of the hand that is to move.
refusal-hand-hidden = { seat } is to move, and that hand cannot be seen here, so nobody can say whether this is allowed.
refusal-not-in-play = The stat { stat } is not in play now. Attack with one of these: { $stats }.
refusal-shut-before = The stat { stat } is shut. Its counter is at { $uses }, and after one more use the most used stat would be { $after } ahead of the least used; { $gap } is the limit. To open it, first bring these up to { $until }: { $behind }.
refusal-shut-after = The stat { stat } is shut. It is the most used, with { $uses }, and more than { $gap } ahead of the least used. To open it, first bring these up to { $until }: { $behind }.
refusal-too-low = { $card } does not cover: { stat } { $value }, and { $against } attacks with { $needed }. { $cover ->
    [equal] A cover needs { $needed } or more.
   *[higher] Under this setting equal is not enough: a cover needs more than { $needed }.
}
refusal-three-drawn = { seat } has drawn three cards for this attack, and there is no fourth.
refusal-empty-deck = The deck is empty, so there is nothing for { seat } to draw.
refusal-cover-at-hand = { seat } holds a cover, { $card }. Under this setting a team that can cover has to, and does not draw.
refusal-has-to-cover = { seat } holds a cover, { $card }. Under this setting a team that can cover has to, and does not concede.
refusal-has-to-draw = Under this setting a team concedes only after three draws or when the deck is empty. { seat } can still draw a card.
source-football-ar = The football game’s own page (Arabic)
