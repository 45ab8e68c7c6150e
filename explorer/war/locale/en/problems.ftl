# What is wrong with an input. $place is where.

problem-hand-over-limit = { $size } cards in a hand that may hold { $limit }; expected the others in the draw pile.
problem-empty-side = this side has no card at all; expected at least one in hand or draw pile.
problem-empty-hand = this hand is empty although the draw pile has cards ({ $draws }); expected a filled hand.
problem-laid-length = expected one entry for each card of the pot ({ $expected }); got { $size }.
problem-second-committed = a side commits one card to a battle; this is its second.
problem-committed-first = the opponent has committed a card; expected the human to commit first.
problem-exact-too-large = such a pack has too many courses to be solved exactly; take fewer ranks or suits.
