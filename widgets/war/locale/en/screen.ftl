# The screen of War.

line = You choose each card from a small hand, the opponent does the same. Equal ranks start a war. Step through it one rule at a time, and see why each thing happens.
hand = { $seat ->
    [0] Your hand
   *[1] The opponent’s hand
}
draw = { $seat ->
    [0] Your draw pile, { $count } cards
   *[1] The opponent’s draw pile, { $count } cards
}
held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
in-pot = in the pot
pot-zone = The pot
pot-total = { $count } cards in the pot
pair-tie = tie
pair-won = battle
pair-next = next battle
pair-now = this battle
burned = burned { $opponent } + { $human }
loose = already there
playable = { $card }, in your hand
mark-tie = Tie at battle { $battle }
hint-choose = It is your turn: press one of the cards in your hand.
hint-bot = The opponent chooses its own card: press “Next step”.
speed-turns = battle by battle
committed = { $card }, face down
