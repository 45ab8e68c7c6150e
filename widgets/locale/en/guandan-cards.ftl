# The screen of Guandan's cards.

guandan-cards-name = Guandan: the cards
guandan-cards-line = Choose cards and see everything they can be. Find out what beats what, and which plays a hand holds.
guandan-cards-table = Chosen cards

guandan-cards-part = Question
guandan-cards-part-readings = What can these be?
guandan-cards-part-beats = Does it beat that?
guandan-cards-part-plays = What is in this hand?

# Choosing cards

guandan-cards-level = Level
guandan-cards-deck = Two packs: press a card once or twice
guandan-cards-deck-card = { $card }, { $count } of 2 chosen
guandan-cards-wild = { $card }, wild
guandan-cards-type = Type cards
guandan-cards-type-hint = 5S 6D 7C 8D 2H RJ
guandan-cards-use = Use them
guandan-cards-deal = Deal a hand
guandan-cards-count = { $count ->
    [0] none yet
    [one] 1 card
   *[other] { $count } cards
}, level { $level }
guandan-cards-copy = Copy the cards
guandan-cards-mine = Your cards
guandan-cards-theirs = On the table
guandan-cards-hand = The hand
guandan-cards-remove = { $card }, press to put it back
guandan-cards-fill = Cards go to

# What they can be

guandan-cards-readings-title = { $count ->
    [0] No reading
    [one] 1 reading
   *[other] { $ordered ->
        [yes] { $count } readings, strongest first
       *[no] { $count } readings, of which none beats all the others
    }
}
guandan-cards-readings-mine = What your cards can be
guandan-cards-readings-theirs = What the cards on the table can be
guandan-cards-none = Choose some cards
guandan-cards-as = { $count ->
    [one] The wild stands for { $cards }
   *[other] The wilds stand for { $cards }
}
guandan-cards-as-itself = { $count ->
    [one] The wild stands for itself
   *[other] The wilds stand for themselves
}
guandan-cards-new = new under this setting
guandan-cards-gone = gone under this setting
guandan-cards-why-not = Why these are nothing
guandan-cards-spoken = { $count ->
    [0] These cards have no reading.
    [one] 1 reading: { $strongest }.
   *[other] { $strongest ->
        [none] { $count } readings, of which none beats all the others.
       *[other] { $count } readings. The strongest: { $strongest }.
    }
}

# What beats what

guandan-cards-verdict-beats = The { $mine } beats the { $theirs }.
guandan-cards-verdict-not = Yours does not win.
guandan-cards-verdict-wait = Choose cards for both sides
guandan-cards-ladder = The ladder of bombs
guandan-cards-rung-bomb = bomb of { $size }
guandan-cards-rung-flush = straight flush
guandan-cards-rung-jokers = four jokers
guandan-cards-rung-mine = yours
guandan-cards-rung-theirs = on the table
guandan-cards-rung-none = Ordinary plays stand below every bomb

# What a hand holds

guandan-cards-plays-title = { $readings ->
    [0] No plays
    [one] 1 play
   *[other] { $readings } different plays
}{ $count ->
    [0] {""}
    [one] , in 1 way
   *[other] , in { $count } ways
}
guandan-cards-plays-group-count = { $readings ->
    [one] 1 play
   *[other] { $readings } plays
}, { $count ->
    [one] 1 way
   *[other] { $count } ways
}
guandan-cards-sets = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
guandan-cards-more = Show { $count } more
guandan-cards-sets-of = Other ways to play it: { $reading }, { $count }
guandan-cards-lay-short = Lay it
guandan-cards-lay = Lay it on the table: { $reading }
guandan-cards-lying = On the table: { $reading }. What is listed would beat it.
guandan-cards-lying-none = Nothing is on the table: every play is listed.
guandan-cards-nothing-beats = Nothing in this hand beats it
guandan-cards-no-plays = There is no hand yet: deal one, or choose cards

# Puzzles

guandan-cards-puzzles = Puzzles
guandan-cards-reveal = Show the answer
guandan-cards-verdict-yes = Yours wins.
guandan-cards-gone-more = { $count ->
    [one] 1 more reading is gone under this setting
   *[other] { $count } more readings are gone under this setting
}
guandan-cards-next-puzzle = Next puzzle
guandan-cards-take-back = Take it off the table
guandan-cards-lay-mine = Lay yours on the table
guandan-cards-clear-mine = Clear your cards
guandan-cards-clear-theirs = Clear the table
guandan-cards-clear-hand = Clear the hand
guandan-cards-lying-nothing = The cards on the table are no play, so every play is listed.
guandan-cards-ended = The session behind this page has ended, so nothing on it can answer any more. Reload it to go on.
