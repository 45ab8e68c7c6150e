# Football stat cards: names, clauses, events and refusals. Teams are 0 and 1, and neither is the reader: both share one
# screen. $stat is a stat's id; $stats and $behind are lists of stats as a language names them.

football-name = Football stat cards

# Teams, stats and numbers of cards: parts of sentences.

football-seat = { $seat ->
    [0] Team A
   *[1] Team B
}
football-rival = { $seat ->
    [0] Team B
   *[1] Team A
}
football-stat-goals = goals
football-stat-trophies = trophies
football-stat-caps = caps
football-stat-seasons = seasons
football-stat-assists = assists
football-stat = { $stat ->
    [goals] { football-stat-goals }
    [trophies] { football-stat-trophies }
    [caps] { football-stat-caps }
    [seasons] { football-stat-seasons }
   *[assists] { football-stat-assists }
}
football-cards-first = { $first ->
    [0] no cards
    [one] 1 card
   *[other] { $first } cards
}
football-cards-second = { $second ->
    [0] no cards
    [one] 1 card
   *[other] { $second } cards
}
football-cards-hand = { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
}
football-cards-left = { $left ->
    [0] no cards
    [one] 1 card
   *[other] { $left } cards
}

# What each number of the game’s own deck covers. Decks from elsewhere have the plain names above.

football-label-goals = Premier League goals, 2016/17 to 2023/24
football-label-trophies = Major trophies with Premier League clubs, 2016/17 to 2023/24
football-label-caps = Caps before summer 2024
football-label-seasons = Premier League seasons played in, 2016/17 to 2023/24
football-label-assists = Premier League assists, 2016/17 to 2023/24

football-clause-teams = Two teams share one screen and move in turn. Whoever is to move presses Ready and sees its own hand, and the other team looks away meanwhile.
football-clause-deck = Each card is a player with five numbers, the stats: goals, trophies, caps, seasons and assists. The game is meant for a deck of more than 80; its own deck here has 156, and for one of yours 14 are enough.
football-clause-stats = Four of the five stats are in play, picked by chance; nobody can attack with the fifth. Whether they are picked once for the match or again for each attack is left open: a setting decides it.
football-clause-hand = Each team begins with seven cards. What is left lies face down as the deck, and no card ever goes back into it. Chance says which team attacks first.
football-clause-attack = The attacking team puts down a card from its hand and names a stat that is open. The card’s number in that stat is what the defender has to reach.
football-clause-balance = The uses of each stat are counted. Among the stats in play the most used may be two uses ahead of the least used and no more: a stat that has run ahead is shut until others catch up. The least used is always open. Two things are left open, and a setting decides each: whether the teams share the counts, and whether a stat is shut before or after the gap has passed two.
football-clause-cover = To cover, the defender puts down a card whose number in the attacked stat is at least as big. Equal is enough. Whether a team that is able to cover has to do it is left open: a setting decides it.
football-clause-draw = A defender without a cover in hand can draw from the deck: one card, a look, perhaps another, and never more than three for one attack. An empty deck gives nothing. Whether such a team may concede without drawing is left open: a setting decides it.
football-clause-success = An attack that meets no cover succeeds. Its card leaves the game, and the same team attacks again. The defender keeps in hand whatever it drew.
football-clause-covered = A covered attack is over: its card and the cover leave the game, and the team that covered is the next to attack.
football-clause-win = A team wins as soon as a round ends with no card in its hand. How many cards the other team holds does not matter, nor does it matter whether the last card was covered.
football-clause-draw-game = A last card may be covered by the other team’s last card. Then both hands are empty after the same round, and nobody wins: the match is a draw.

football-setting-counters = Uses are counted
    .team = for each team
    .match = for both together
football-setting-lock = A stat is shut
    .before = before the gap passes 2
    .after = after the gap has passed 2
football-setting-stats_in_play = The four stats are picked
    .match = once for the match
    .round = again for each attack
football-setting-must_cover = A team that can cover
    .must = has to
    .may = may draw or concede too
football-setting-draw = A team that cannot cover
    .optional = may concede at once
    .forced = has to draw first

# What happens.

football-event-setup = On the table: { football-cards-first } for Team A, { football-cards-second } for Team B, and { $deck ->
    [0] an empty deck.
    [one] 1 card in the deck.
   *[other] { $deck } cards in the deck.
}
    .title = All is set.
football-event-ready = { $do ->
    [attack] { football-seat } is to attack and looks at its hand of { football-cards-hand }. { football-rival } looks away.
   *[defend] { football-seat } is to defend and looks at its hand of { football-cards-hand }. { football-rival } looks away.
}
    .title = Next.
football-event-stats = { $drawn ->
    [0] Four of the five stats are in play: { $stats }.
   *[1] Four stats are picked for the next attack: { $stats }.
}
    .title = { $drawn ->
    [0] The stats in play.
   *[1] New stats.
}
football-event-attack = { football-seat } attacks with { $card0 }: { football-stat } { $value }. { $left ->
    [0] It was the last card of the hand.
    [one] 1 card stays in the hand.
   *[other] { $left } cards stay in the hand.
}
    .title = { football-seat } attacks.
football-event-count = The counter of { football-stat } is now at { $uses }. { $gap ->
    [0] All stats in play are used equally often.
    [one] The most used stat is 1 use ahead of the least used.
   *[other] The most used stat is { $gap } uses ahead of the least used.
}
    .title = The use is counted.
football-event-cover = { football-seat } covers with { $card0 }: { football-stat } { $value }, { $equal ->
    [1] equal to { $card1 }, and equal is enough.
   *[0] above the { $against } of { $card1 }.
}
    .title = { football-seat } covers.
football-event-draw = { football-seat } draws { $card0 ->
    [hidden] a card
   *[other] { $card0 }, { football-stat } { $value }
}: draw { $draws } of at most 3. { $left ->
    [0] The deck is empty now.
    [one] 1 card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
    .title = { football-seat } draws.
football-event-concede = { football-seat } concedes: it plays no cover and lets the attack through.
    .title = { football-seat } concedes.
football-event-success = { $card0 } is not covered, so the attack succeeds and the turn stays with { football-seat }. { football-rival } { $draws ->
    [0] has drawn nothing and holds { football-cards-hand }.
    [one] keeps the card it drew and holds { football-cards-hand }.
   *[other] keeps the { $draws } cards it drew and holds { football-cards-hand }.
}
    .title = The attack succeeds.
football-event-covered = The attack is covered, and the turn passes to { football-seat }.
    .title = The turn passes.
football-event-leave = { $count ->
    [1] { $card0 } leaves the game.
   *[2] { $card0 } and { $card1 } leave the game.
}
    .title = { $count ->
    [1] A card leaves.
   *[2] Both cards leave.
}
football-event-win = Round { $round } ends with no card in the hand of { football-seat }, which wins the match. { football-rival } still holds { football-cards-left }.
    .title = { football-seat } wins.
football-event-draw-game = Round { $round } ends with both hands empty: a last card was covered by a last card, and nobody wins.
    .title = The match is a draw.

football-result = { $winner ->
    [none] The match is a draw: both hands were empty after the same round.
    [0] Team A wins: it was the first with no card in hand.
   *[1] Team B wins: it was the first with no card in hand.
}

# Why something may not be done now.

football-refusal-over = The match is over. Start a new one to play on.
football-refusal-unsettled = The rules are not done here yet: step on to the next decision, then choose.
football-refusal-no-action = “{ $text }” is not an action: write “attack NAME with STAT”, “cover NAME”, “draw” or “concede”.
football-refusal-attack-open = An attack is waiting for an answer, so nobody can attack. { football-seat } is to answer it first.
football-refusal-no-attack = There is no attack to answer. { football-seat } is to attack: with a card and an open stat.
football-refusal-not-in-hand = { $where ->
    [other] { $name } is in the hand of { football-rival }.
    [gone] { $name } has left the game.
    [attack] { $name } is the attacking card and lies on the table.
   *[nowhere] { $name } is not in the hand of { football-seat }.
} { football-seat } is to move: choose a card from that hand.
football-refusal-face-down = That card lies face down. Choose a card of the hand that is to move.
football-refusal-hand-hidden = { football-seat } is to move, and that hand cannot be seen here, so nobody can say whether this is allowed.
football-refusal-not-in-play = The stat { football-stat } is not in play now. Attack with one of these: { $stats }.
football-refusal-shut-before = The stat { football-stat } is shut. Its counter is at { $uses }, and after one more use the most used stat would be { $after } ahead of the least used; { $gap } is the limit. To open it, first bring these up to { $until }: { $behind }.
football-refusal-shut-after = The stat { football-stat } is shut. It is the most used, with { $uses }, and more than { $gap } ahead of the least used. To open it, first bring these up to { $until }: { $behind }.
football-refusal-too-low = { $card } does not cover: { football-stat } { $value }, and { $against } attacks with { $needed }. A cover needs { $needed } or more.
football-refusal-three-drawn = { football-seat } has drawn three cards for this attack, and there is no fourth.
football-refusal-empty-deck = The deck is empty, so there is nothing for { football-seat } to draw.
football-refusal-cover-at-hand = { football-seat } holds a cover, { $card }. Under this setting a team that can cover has to, and does not draw.
football-refusal-has-to-cover = { football-seat } holds a cover, { $card }. Under this setting a team that can cover has to, and does not concede.
football-refusal-has-to-draw = Under this setting a team concedes only after three draws or when the deck is empty. { football-seat } can still draw a card.
