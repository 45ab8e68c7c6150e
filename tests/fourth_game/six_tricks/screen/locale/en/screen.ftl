# The screen of Six Tricks.

line = Six cards each, follow suit, and see which rule takes the trick.
seat = { $seat ->
    [0] You
   *[1] Opponent
}
hand = { $seat ->
    [0] Your hand
   *[1] The opponent’s hand
}
won = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
bot-random = bot: random
bot-highest = bot: highest
hint-choose = It is your turn: press a card of your hand.
hint-bot = The opponent chooses a card: press “Next step”.
speed-turns = card by card
