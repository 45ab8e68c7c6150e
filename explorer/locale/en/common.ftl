# Names every game uses.

list-separator = {", "}

card-name = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}
card-hidden = face-down card
card-red-joker = red joker
card-black-joker = black joker

source-cardems-ar = Cardems (Arabic)
source-cardems-tr = Cardems (Turkish)
source-cardems-pt = Cardems (Portuguese)
source-cardavia-fa = Cardavia (Persian)
source-football-ar = The football game’s own page (Arabic)

# What is wrong with an input. $place is where.

problem-at = { $place }: { $problem }
problem-too-long = This is { $size } characters long; at most { $limit } are read.
problem-not-json = This is not JSON: reading stopped at line { $line }, column { $column }.
problem-wrong-type = expected { $expected ->
    [object] an object
    [list] a list
    [text] text
   *[number] a whole number
}; got { $got ->
    [object] an object
    [list] a list
    [text] text
    [number] a number
    [truth] true or false
    [null] nothing
   *[other] something that JSON does not know
}.
problem-missing-key = expected this to be there, and it is missing.
problem-unknown-key = nothing is called that here; expected one of { $expected }.
problem-unknown-value = expected one of { $expected }; got “{ $got }”.
problem-out-of-range = expected a whole number from { $least } to { $most }; got { $got }.
problem-unknown-game = expected one of { $expected }; got “{ $got }”.
problem-other-game = this page plays { $expected }; the record is of “{ $got }”.
problem-version = only records of version { $expected } can be read.
problem-seed-or-position = a record has either a seed or a position, and exactly one of them.
problem-illegal-action = action number { $index } (counted from 0) is not legal: { $refusal }
problem-two-sides = expected one entry for each of the two sides; got { $size }.
problem-unknown-card = “{ $got }” is not a card: expected a rank (2–9, T, J, Q, K, A) and a suit (S, H, C, D), such as TS.
problem-duplicate-card = { $card } already lies at { $other }; each card may be used once.
problem-a-view = expected a whole state; this is what one seat may see of it.
problem-hand-over-limit = { $size } cards in a hand that may hold { $limit }; expected the others in the draw pile.
problem-empty-side = this side has no card at all; expected at least one in hand or draw pile.
problem-empty-hand = this hand is empty although the draw pile has cards ({ $draws }); expected a filled hand.
problem-laid-length = expected one entry for each card of the pot ({ $expected }); got { $size }.
problem-second-committed = a side commits one card to a battle; this is its second.
problem-committed-first = the opponent has committed a card; expected the human to commit first.
problem-impossible-stage = expected a stage that fits these cards; as they lie here, “{ $do }” cannot be next.
problem-third-copy = { $card } is already here twice, and two packs hold two of each card.
problem-too-many-cards = expected at most { $limit } cards; got { $size }.
problem-unknown-card-or-joker = “{ $got }” is not a card: expected a rank (2–9, T, J, Q, K, A) and a suit (S, H, C, D), such as TS, or a joker, RJ (red) or BJ (black).
problem-unknown-reading = there is no play “{ $got }”; expected a shape, a number of cards and a rank, such as Reading("pair", 2, "9").
problem-four-hands = expected four hands, one for each seat; got { $size }.
problem-four-places = expected all four seats, in the order in which they finished the deal before; got { $size }.
problem-seat-twice = this seat is named for the second time; expected each at most once.
problem-no-turn-now = in the stage “{ $do }” it is nobody’s turn; expected null here, or nothing.
problem-leader-passed = expected a play before the first pass, since whoever leads must play.
problem-out-of-turn = { $expected ->
    [none] expected nothing more here: all the others have passed, so the trick is over.
   *[other] expected seat { $expected }, whose turn it was after the moves before this one.
}
problem-not-the-turn = { $expected ->
    [none] expected the start of a trick, with nothing to beat: the passes given have ended this one.
   *[other] expected seat { $expected }, whose turn it is after the last play and the passes given.
}
problem-not-as-in-trick = expected the same as in “trick”: { $expected }.
problem-level-of-winners = expected the level of the team that won the deal before: { $expected }.
problem-level-of-neither = expected the level of one of the two teams: { $expected }.
problem-does-not-beat = expected a play that beats the one before it; this one does not.
problem-no-play = expected a legal play. { $refusal }
problem-out-with-cards = this seat is out and has cards; expected an empty hand.
problem-empty-hand-not-out = this hand is empty, and the seat is not among those who are out; expected cards, or the seat there.
problem-four-stats = expected four stats; got { $size }.
problem-player-twice = { $name } already lies at { $other }; each player may be used once.
problem-player-type = expected the name of a player, or an object with a name and the five stats; got { $got ->
    [object] an object
    [list] a list
    [text] text
    [number] a number
    [truth] true or false
    [null] nothing
   *[other] something that JSON does not know
}.
problem-unknown-player = “{ $got }” is not a player of the game’s own deck; expected a name from it, or an object with a name and the five stats.
problem-player-name = expected text of at most { $most } visible characters, without extra spaces, and at least one in a name; got “{ $got }”.
problem-does-not-cover = expected a card that covers: its number in the attacked stat is at least that of the attack.
problem-empty-team = this hand is empty, and a team without a card has won when the round ends; expected at least one card.

# What is wrong with a deck read from a file. $line is the number of a line of it; the names of columns stay as they are.

deck-line = Line { $line }
problem-deck-faults = { $count ->
    [one] This deck cannot be used: there is 1 mistake in it.
   *[other] This deck cannot be used: there are { $count } mistakes in it.
}
problem-deck-not-utf8 = expected text in UTF-8; here is something that is not. Save the file again as UTF-8.
problem-deck-not-csv = this is not CSV: expected values divided by commas, semicolons or tabs, and every quotation mark closed. Reading stopped here.
problem-deck-wide = too many values: expected at most { $most }, one for each column.
problem-deck-column = { $count ->
    [0] expected a column named “{ $name }”; there is none.
   *[other] expected one column named “{ $name }”; there are { $count }.
}
problem-deck-twice = { $name } is already on line { $other }; each name may be used once.
problem-deck-size = { $size ->
    [0] There are no cards here
    [one] There is 1 card here
   *[other] There are { $size } cards here
}; expected a deck of { $least } to { $most }.
problem-deck-name = expected a name of 1 to { $most } visible characters; got “{ $got }”.
problem-deck-text = the { $column } “{ $got }” cannot be shown: expected at most { $most } letters on one line.
problem-deck-number = expected a whole number from 0 to { $most } in the column “{ $stat }”; got “{ $got }”.
problem-payments-unfit = expected the whole tribute that the places of the deal before call for: who owes pays once, to whom it is due, and a card is given back for each.
problem-other-state = expected a state of “{ $expected }”, as the game deals it or reads it from a position.
problem-not-to-act = there is nothing to choose here; expected the view of the seat to act, in a game that is not over.

problem-lab-worker = The run failed in a worker: { $reason }. What was played until then is kept.
problem-lab-no-pair = only runs of the same game, cards and seed can be compared; expected { $expected }; got { $got }.
problem-lab-bots = expected a bot for each of { $seats } seats; got { $size }.
problem-lab-memory = so many games do not fit into the memory of this machine; got { $got }.
problem-exact-too-large = such a pack has too many courses to be solved exactly; take fewer ranks or suits.
