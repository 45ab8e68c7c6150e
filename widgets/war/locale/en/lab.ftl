# What the lab says of this game.

lab-plays = { $team ->
    [0] Who plays for the human
   *[1] Who plays for the opponent
}
lab-chart-piles = Cards of the human’s side, battle by battle (a game that is over stays as it ended)
lab-chart-depths = How many ties a war has
lab-exact-solve = Solve the small decks
lab-exact-busy = Solving and playing them …
lab-exact-deck = Deck
lab-exact-battles = Battles expected
lab-exact-exhausted = Ends by exhaustion
lab-exact-both = Both exhausted
lab-exact-human = The human wins
lab-exact-name = { $ranks } ranks × { $suits } suits
lab-exact-played = played: { $value }
lab-exact-caption = Exact values, and beneath them those of { $games } games played
