# The screen of Guandan's cards.

cards-name = Guandan: the cards
cards-line = Choose cards and see everything they can be. Find out what beats what, and which plays a hand holds.
cards-table = Chosen cards

cards-part = Question
cards-part-readings = What can these be?
cards-part-beats = Does it beat that?
cards-part-plays = What is in this hand?

# Choosing cards

cards-level = Level
cards-deck = Two packs: press a card once or twice
cards-deck-card = { $card }, { $count } of 2 chosen
cards-wild = { $card }, wild
cards-type = Type cards
cards-type-hint = 5S 6D 7C 8D 2H RJ
cards-use = Use them
cards-deal = Deal a hand
cards-count = { $count ->
    [0] none yet
    [one] 1 card
   *[other] { $count } cards
}, level { $level }
cards-copy = Copy the cards
cards-mine = Your cards
cards-theirs = On the table
cards-hand = The hand
cards-remove = { $card }, press to put it back
cards-fill = Cards go to

# What they can be

cards-readings-title = { $count ->
    [0] No reading
    [one] 1 reading
   *[other] { $ordered ->
        [yes] { $count } readings, strongest first
       *[no] { $count } readings, of which none beats all the others
    }
}
cards-readings-mine = What your cards can be
cards-readings-theirs = What the cards on the table can be
cards-none = Choose some cards
cards-as = { $count ->
    [one] The wild stands for { $cards }
   *[other] The wilds stand for { $cards }
}
cards-as-itself = { $count ->
    [one] The wild stands for itself
   *[other] The wilds stand for themselves
}
cards-new = new under this setting
cards-gone = gone under this setting
cards-why-not = Why these are nothing
cards-spoken = { $count ->
    [0] These cards have no reading.
    [one] 1 reading: { $strongest }.
   *[other] { $strongest ->
        [none] { $count } readings, of which none beats all the others.
       *[other] { $count } readings. The strongest: { $strongest }.
    }
}

# What beats what

cards-verdict-beats = The { $mine } beats the { $theirs }.
cards-verdict-not = Yours does not win.
cards-verdict-wait = Choose cards for both sides
cards-ladder = The ladder of bombs
cards-rung-bomb = bomb of { $size }
cards-rung-flush = straight flush
cards-rung-jokers = four jokers
cards-rung-mine = yours
cards-rung-theirs = on the table
cards-rung-none = Ordinary plays stand below every bomb

# What a hand holds

cards-plays-title = { $readings ->
    [0] No plays
    [one] 1 play
   *[other] { $readings } different plays
}{ $count ->
    [0] {""}
    [one] , in 1 way
   *[other] , in { $count } ways
}
cards-plays-group-count = { $readings ->
    [one] 1 play
   *[other] { $readings } plays
}, { $count ->
    [one] 1 way
   *[other] { $count } ways
}
cards-sets = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
cards-more = Show { $count } more
cards-sets-of = Other ways to play it: { $reading }, { $count }
cards-lay-short = Lay it
cards-lay = Lay it on the table: { $reading }
cards-lying = On the table: { $reading }. What is listed would beat it.
cards-lying-none = Nothing is on the table: every play is listed.
cards-nothing-beats = Nothing in this hand beats it
cards-no-plays = There is no hand yet: deal one, or choose cards

# Puzzles

cards-puzzles = Puzzles
cards-reveal = Show the answer
cards-verdict-yes = Yours wins.
cards-gone-more = { $count ->
    [one] 1 more reading is gone under this setting
   *[other] { $count } more readings are gone under this setting
}
cards-next-puzzle = Next puzzle
cards-take-back = Take it off the table
cards-lay-mine = Lay yours on the table
cards-clear-mine = Clear your cards
cards-clear-theirs = Clear the table
cards-clear-hand = Clear the hand
cards-lying-nothing = The cards on the table are no play, so every play is listed.
cards-ended = The session behind this page has ended, so nothing on it can answer any more. Reload it to go on.
