# What is wrong with an input. $place is where.

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
problem-payments-unfit = expected the whole tribute that the places of the deal before call for: who owes pays once, to whom it is due, and a card is given back for each.
