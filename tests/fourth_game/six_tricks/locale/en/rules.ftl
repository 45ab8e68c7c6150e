# Six Tricks. Seat 0 is the reader ("you"), seat 1 the opponent.

name = Six Tricks
side = { $seat ->
    [0] You
   *[1] Opponent
}
trick = This trick
source-house = The package six-tricks

clause-setup = Each player is dealt six cards from one pack. You see your own hand only; the rest of the pack is not used.
clause-lead = Whoever leads plays any card.
clause-follow = Whoever follows plays a card of the suit led, and any card only if there is none in the hand.
clause-take = The higher card of the suit led takes the trick, and its player leads to the next.
clause-most = When all cards are played, the player with more tricks wins.
clause-tie = Whether as many tricks each is a draw, or won by the last trick, is left open.

event-setup = Both hold { $cards } cards.
    .title = The deal.
event-play = { $seat ->
    [0] You play { $card0 }.
   *[1] The opponent plays { $card0 }.
}
    .title = A card.
event-take = { $seat ->
    [0] You take the trick: you have { $won } now.
   *[1] The opponent takes the trick, and has { $won } now.
}
    .title = The trick.
event-game-over = { $seat ->
    [0] You win with { $ours } to { $theirs } tricks.
    [1] The opponent wins: { $ours } tricks are yours, { $theirs } theirs.
   *[none] Nobody wins: { $ours } tricks each.
}
    .title = The end.

refusal-over = All cards are played.
refusal-no-card = “{ $text }” is no card, such as 7S.
refusal-unsettled = The trick has not been taken yet.
refusal-not-in-hand = { $card } is not in { $seat ->
    [0] your hand
   *[1] the opponent’s hand
}.
refusal-must-follow = { $led } was led, and there is a card of that suit in the hand: { $card } must wait.

result = { $winner ->
    [0] You win.
    [1] The opponent wins.
   *[none] A draw.
}

setting-tie = As many tricks each
    .draw = a draw
    .last-trick = the last trick wins
setting-hand_size = Cards in a hand

case-another-suit = Another suit
    .note = You lead a heart, and the opponent has none
    .look = Who takes the trick, and who leads next?
case-most = The last trick
    .note = You have three tricks, the opponent two
    .look = Which clause ends the game?
case-three-each = Three each
    .note = The last trick makes it even
    .look = Does anybody win? Flip the reading and look again.

winner = { $winner ->
    [0] The first player wins
    [1] The second player wins
   *[-1] Nobody wins
}
ending-most = More tricks
ending-tie = As many tricks each
column-actions = Cards played
