# The screen of the football game. $seat is a team: 0 or 1; $stat a stat as it is called.

line = Attack with a stat, cover with as much or more, and mind the balance rule. See why a stat is shut, what would open it, and how likely an attack is to stand.
bot-random = bot: random
bot-best = bot: best odds
speed-turns = turn by turn
to-round = End of the attack
hint-attack = Pick a card of the hand and an open stat, then press “Attack”.
hint-defend = The attack waits for an answer: a card with a blue border covers it, and the buttons below show what else there is.
hint-bot = A bot plays for this team: press “Next step”.

# The table

match-table = This attack
match-round = Attack
match-deck = Deck
match-gone = Gone
match-fact = { $name }: { $value }
match-hand = { $seat ->
    [0] The hand of Team A
   *[1] The hand of Team B
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
match-note = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $doing ->
    [attack] , to attack
    [defend] , to defend
   *[none] {""}
}
match-card = { $name }: { $stats }
match-stat-goals = Goals
    .short = Goals
match-stat-trophies = Trophies
    .short = Trophies
match-stat-caps = Caps
    .short = Caps
match-stat-seasons = Seasons
    .short = Seasons
match-stat-assists = Assists
    .short = Assists
match-place-attack = The attack
match-place-cover = The cover
match-attack = { $seat ->
    [0] Team A
   *[1] Team B
} attacks: { $stat } { $value }
match-cover = { $seat ->
    [0] Team A
   *[1] Team B
} covers: { $stat } { $value }
match-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
match-deck-pile = The deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
match-draws = Drawn for this attack: { $draws } of { $most }.
match-mark = Attack { $round } of { $seat ->
    [0] Team A
   *[1] Team B
} succeeds

# What there is to do

match-do-attack = Attack
match-do-cover = Cover
match-draw = Draw a card
match-concede = Concede
match-odds = Odds
match-balance = The balance of the stats
match-gap = { $seat ->
    [both] For both teams together
    [0] For Team A
   *[1] For Team B
} the gap between the most and the least used stat is { $gap }; the limit is { $most }{ $lock ->
    [after] , and a stat is shut once it has passed it.
   *[before] .
}
match-open = Open
match-least = Least used: always open
match-shut = Shut
match-count = { $count } of { $limit }
match-both = Both teams
match-stands = { $about ->
    [under] stands under 0.1 %
    [over] stands over 99.9 %
   *[is] stands { $percent } %
}

# Your own deck

match-own-deck = Your own deck
match-own-deck-hint = A CSV file in UTF-8 with these columns: { $columns }. Other columns may stay, and each player has a line.
match-choose-file = Choose a file
match-usual-deck = Back to the game’s own deck
match-faults = What is wrong
match-deck-read = { $kind ->
    [few] Playing with your { $count } players. The game is meant for { $most } or more.
    [kept] Your deck of { $count } players is kept: the next new game is played with it.
   *[enough] Playing with your { $count } players.
}
match-more-faults = And { $count ->
    [one] 1 more fault.
   *[other] { $count } more faults.
}
match-drop = or drop it here
match-odds-note = The odds count all cards not seen yet as equally likely, whatever earlier attacks have told, and let the defender draw as long as it can.

# The balance lab

match-lab = What is open for { $seat ->
    [0] Team A
   *[1] Team B
}
