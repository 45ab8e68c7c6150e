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
problem-link-version = This link was made by another version of the explorer, and cannot be read by this one.
problem-link-cut = The end of this link is missing. Copy all of it.
problem-link-damaged = This link was changed on its way. Copy it once more from where it was made.
problem-seed-or-position = a record has either a seed or a position, and exactly one of them.
problem-illegal-action = action number { $index } (counted from 0) is not legal: { $refusal }
problem-two-sides = expected one entry for each of the two sides; got { $size }.
problem-unknown-card = “{ $got }” is not a card: expected a rank (2–9, T, J, Q, K, A) and a suit (S, H, C, D), such as TS.
problem-duplicate-card = { $card } already lies at { $other }; each card may be used once.
problem-a-view = expected a whole state; this is what one seat may see of it.
problem-impossible-stage = expected a stage that fits these cards; as they lie here, “{ $do }” cannot be next.

# What is wrong with a deck read from a file. $line is the number of a line of it; the names of columns stay as they are.

problem-other-state = expected a state of “{ $expected }”, as the game deals it or reads it from a position.
problem-not-to-act = there is nothing to choose here; expected the view of the seat to act, in a game that is not over.

problem-lab-worker = The run failed in a worker: { $reason }. What was played until then is kept.
problem-lab-no-pair = only runs of the same game, cards and seed can be compared; expected { $expected }; got { $got }.
problem-lab-bots = expected a bot for each of { $seats } seats; got { $size }.
problem-lab-memory = so many games do not fit into the memory of this machine; got { $got }.
