# The screen of the football game. $seat is a team: 0 or 1; $stat a stat as it is called.

football-line = Attack with a stat, cover with as much or more, and mind the balance rule. See why a stat is shut, what would open it, and how likely an attack is to stand.
football-bot-random = bot: random
football-bot-best = bot: best odds
football-speed-turns = turn by turn
football-to-round = End of the attack
football-hint-attack = Pick a card of the hand and an open stat, then press “Attack”.
football-hint-defend = The attack waits for an answer: a card with a blue border covers it, and the buttons below show what else there is.
football-hint-bot = A bot plays for this team: press “Next step”.

# The table

football-match-table = This attack
football-match-round = Attack
football-match-deck = Deck
football-match-gone = Gone
football-match-fact = { $name }: { $value }
football-match-hand = { $seat ->
    [0] The hand of Team A
   *[1] The hand of Team B
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
football-match-note = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $doing ->
    [attack] , to attack
    [defend] , to defend
   *[none] {""}
}
football-match-card = { $name }: { $stats }
football-match-stat-goals = Goals
    .short = Goals
football-match-stat-trophies = Trophies
    .short = Trophies
football-match-stat-caps = Caps
    .short = Caps
football-match-stat-seasons = Seasons
    .short = Seasons
football-match-stat-assists = Assists
    .short = Assists
football-match-place-attack = The attack
football-match-place-cover = The cover
football-match-attack = { $seat ->
    [0] Team A
   *[1] Team B
} attacks: { $stat } { $value }
football-match-cover = { $seat ->
    [0] Team A
   *[1] Team B
} covers: { $stat } { $value }
football-match-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
football-match-deck-pile = The deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
football-match-draws = Drawn for this attack: { $draws } of { $most }.
football-match-mark = Attack { $round } of { $seat ->
    [0] Team A
   *[1] Team B
} succeeds

# What there is to do

football-match-do-attack = Attack
football-match-do-cover = Cover
football-match-draw = Draw a card
football-match-concede = Concede
football-match-odds = Odds
football-match-balance = The balance of the stats
football-match-gap = { $seat ->
    [both] For both teams together
    [0] For Team A
   *[1] For Team B
} the gap between the most and the least used stat is { $gap }; the limit is { $most }{ $lock ->
    [after] , and a stat is shut once it has passed it.
   *[before] .
}
football-match-open = Open
football-match-least = Least used: always open
football-match-shut = Shut
football-match-count = { $count } of { $limit }
football-match-both = Both teams
football-match-stands = { $about ->
    [under] stands under 0.1 %
    [over] stands over 99.9 %
   *[is] stands { $percent } %
}

# Your own deck

football-match-own-deck = Your own deck
football-match-own-deck-hint = A CSV file in UTF-8 with these columns: { $columns }. Other columns may stay, and each player has a line.
football-match-choose-file = Choose a file
football-match-usual-deck = Back to the game’s own deck
football-match-faults = What is wrong
football-match-deck-read = { $kind ->
    [few] Playing with your { $count } players. The game is meant for { $most } or more.
    [kept] Your deck of { $count } players is kept: the next new game is played with it.
   *[enough] Playing with your { $count } players.
}
football-match-more-faults = And { $count ->
    [one] 1 more fault.
   *[other] { $count } more faults.
}
football-match-drop = or drop it here
football-match-odds-note = The odds count all cards not seen yet as equally likely, whatever earlier attacks have told, and let the defender draw as long as it can.

# The balance lab

football-match-lab = What is open for { $seat ->
    [0] Team A
   *[1] Team B
}
