# The screen of War.

war-line = You choose each card from a small hand, the opponent does the same. Equal ranks start a war. Step through it one rule at a time, and see why each thing happens.
war-hand = { $seat ->
    [0] Your hand
   *[1] The opponent’s hand
}
war-draw = { $seat ->
    [0] Your draw pile, { $count } cards
   *[1] The opponent’s draw pile, { $count } cards
}
war-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
war-in-pot = in the pot
war-pot-zone = The pot
war-pot-total = { $count } cards in the pot
war-pair-tie = tie
war-pair-won = battle
war-pair-next = next battle
war-pair-now = this battle
war-burned = burned { $opponent } + { $human }
war-loose = already there
war-playable = { $card }, in your hand
war-mark-tie = Tie at battle { $battle }
war-hint-choose = It is your turn: press one of the cards in your hand.
war-hint-bot = The opponent chooses its own card: press “Next step”.
war-speed-turns = battle by battle
war-committed = { $card }, face down
