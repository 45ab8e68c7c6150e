# War: names, clauses, events, refusals. Seat 0 is the reader ("you"), seat 1 the opponent.

name = War
side = { $seat ->
    [0] You
   *[1] Opponent
}
pile = { $count ->
    [0] draw pile empty
   *[other] draw pile { $count }
}
pot = Pot: { $count }

clause-goal = You win by holding every card. A side with nothing left in its draw pile and its active hand has lost.
clause-setup = One pack of 52 is shuffled and split in half. Each side fills an active hand of up to three cards from its own draw pile. You see your own hand; the opponent’s cards are hidden until they are played.
clause-choose = You may only play a card that is in your active hand now.
clause-start = A battle begins only when each side has an active card for it. Both cards are then turned up.
clause-compare = The higher rank takes the whole pot. The ace is the highest rank; suits do not matter.
clause-collect = Captured cards are shuffled face down into the winner’s draw pile, so there is no order to remember. Whether they go beneath it or are mixed into all of it is left open. After that both hands are filled up to three, as far as the piles reach.
clause-tie = Equal ranks start a war. Every card on the table stays in the pot: a tie alone gives it to nobody.
clause-exhausted = After a tie, a side with no card in hand or draw pile cannot go on. The other side takes the pot, and the game is over.
clause-exhausted-both = If neither side can go on after a tie, the human player takes the pot: that is you. So a finished game is never a draw.
clause-burn = Each side that goes on burns up to three cards from its own draw pile, face down into the pot. A short pile burns what it has, an empty one nothing; the other side still burns its full share.
clause-refill = After the burn each hand is filled up to three from its own draw pile, as far as that reaches. Then another face-up battle is fought for the larger pot.
clause-repeat = If that battle is a tie again, the whole procedure starts over, for a still larger pot.
clause-no-limit = There is no limit on rounds and no rule against endless games. Only running out of cards ends one.
clause-score = The score is draw pile plus active hand. Cards in the pot count for neither side until somebody takes them: 2 in a plain battle, 8 after one tie with full burns.
    .sources = Two of the pages say that, when the pot is taken, the loser’s total falls by as much as the winner’s rises. By their own count of pile and hand it fell before, as the cards were laid.

event-setup = On the table: { $human } for you, { $opponent } for the opponent{ $pot ->
    [0] .
   *[other] , and { $pot } in the pot.
}
    .title = Ready.
event-play = { $seat ->
    [0] { $card0 ->
        [hidden] You commit a card.
       *[other] You commit { $card0 }.
    }
   *[1] { $card0 ->
        [hidden] The opponent commits a card without seeing yours.
       *[other] The opponent commits { $card0 } without seeing your card.
    }
}
    .title = { $seat ->
    [0] Your card.
   *[1] The opponent’s card.
}
event-reveal = Both cards are turned up: { $card0 } for you, { $card1 } for the opponent. The pot holds { $pot }.
    .title = Battle.
event-compare = { $seat ->
    [0] { $card0 } is higher than { $card1 }: the pot of { $pot } is yours.
   *[1] { $card1 } is higher than { $card0 }: the pot of { $pot } is the opponent’s.
}
    .title = { $seat ->
    [0] You win the battle.
   *[1] You lose the battle.
}
event-tie = { $ties ->
    [1] { $card0 } and { $card1 } are equal: { $pot ->
        [2] both cards stay
       *[other] all { $pot } cards stay
    } in the pot, and a war begins.
   *[other] { $card0 } and { $card1 } are equal again: tie number { $ties }, and all { $pot } cards stay in the pot.
}
    .title = { $ties ->
    [1] War!
    [2] Double war!
    [3] Triple war!
   *[other] Still war!
}
event-can-continue = Both sides can go on: { $human ->
    [one] you have 1 card
   *[other] you have { $human } cards
} left, { $opponent ->
    [one] the opponent has 1.
   *[other] the opponent has { $opponent }.
}
    .title = The war goes on.
event-cannot-continue = { $seat ->
    [none] Neither side has a card left to go on with: the pot of { $pot } goes to you.
    [0] You have no card left to go on with: the pot of { $pot } goes to the opponent.
   *[1] The opponent has no card left to go on with: the pot of { $pot } goes to you.
}
    .title = Exhausted.
event-burn = { $seat ->
    [0] { $burned ->
        [0] Your draw pile is empty: you burn nothing.
        [one] You burn 1 card face down.
       *[other] You burn { $burned } cards face down.
    }
   *[1] { $burned ->
        [0] The opponent’s draw pile is empty: nothing is burned.
        [one] The opponent burns 1 card face down.
       *[other] The opponent burns { $burned } cards face down.
    }
} The pot holds { $pot }.
    .title = Burn.
event-refill = { $seat ->
    [0] { $drawn ->
        [0] { $left ->
            [0] Your draw pile is empty: your hand stays at { $hand }.
           *[other] Your hand is full: you draw nothing.
        }
        [one] You draw 1 card: your hand has { $hand }.
       *[other] You draw { $drawn } cards: your hand has { $hand }.
    }
   *[1] { $drawn ->
        [0] { $left ->
            [0] The opponent’s draw pile is empty: that hand stays at { $hand }.
           *[other] The opponent’s hand is full: nothing is drawn.
        }
        [one] The opponent draws 1 card: that hand has { $hand }.
       *[other] The opponent draws { $drawn } cards: that hand has { $hand }.
    }
}
    .title = Refill.
event-capture = { $seat ->
    [0] You take the pot of { $taken }: you now hold { $total } cards.
   *[1] The opponent takes the pot of { $taken } and now holds { $total } cards.
}
    .title = Capture.
event-shuffle = { $under ->
    [0] { $seat ->
        [0] The { $cards } cards of your draw pile are shuffled together.
       *[1] The { $cards } cards of the opponent’s draw pile are shuffled together.
    }
   *[other] { $seat ->
        [0] The { $cards } captured cards are shuffled and go beneath the { $under } in your draw pile.
       *[1] The { $cards } captured cards are shuffled and go beneath the { $under } in the opponent’s draw pile.
    }
}
    .title = Shuffle.
event-game-over = { $seat ->
    [0] { $clause ->
        [exhausted] The opponent could not go on: you hold all { $cards } cards and have won.
        [exhausted-both] Neither side could go on: you hold all { $cards } cards and have won.
       *[goal] You hold all { $cards } cards: you have won.
    }
   *[1] { $clause ->
        [exhausted] You could not go on: the opponent holds all { $cards } cards, and you have lost.
       *[goal] The opponent holds all { $cards } cards: you have lost.
    }
}
    .title = The game is over.

refusal-no-card = “{ $text }” is not a card: write a rank (2–9, T, J, Q, K, A) and a suit (S, H, C, D), such as TS.
refusal-over = The game is over; nothing more can be played.
refusal-unsettled = This battle is not settled yet: step on to the next decision, then play.
refusal-face-down = That card lies face down. Only a card in the active hand whose turn it is can be played.
refusal-in-draw-pile = { $seat ->
    [0] { $card } is in your draw pile. Only a card in your active hand can be played.
   *[1] { $card } is in the opponent’s draw pile. Only a card in the active hand can be played.
}
refusal-in-pot = { $card } already lies in the pot and stays there until somebody takes it.
refusal-committed = { $card } is already committed to this battle.
refusal-not-your-turn = { $seat ->
    [0] { $card } is in your hand, and it is the opponent’s turn.
   *[1] { $card } is in the opponent’s hand, and it is your turn.
}
refusal-not-in-hand = { $seat ->
    [0] { $card } is not in your active hand. Only a card that is there can be played.
   *[1] { $card } is not in the opponent’s active hand. Only a card that is there can be played.
}

result = { $winner ->
    [0] { $reason ->
        [exhausted] You win: the opponent could not go on after a tie.
        [exhausted-both] You win: neither side could go on after a tie.
       *[goal] You win: you hold every card.
    }
   *[1] { $reason ->
        [exhausted] The opponent wins: you could not go on after a tie.
       *[goal] The opponent wins by holding every card.
    }
}

setting-collect = Captured cards go
    .under = under the pile
    .reshuffle = shuffled into it
setting-opponent = Opponent plays
    .random = a random card
    .highest = the highest card in hand
    .lowest = the lowest card in hand
setting-hand_size = Cards in a hand
setting-burn = Cards burned in a war
source-cardems-ar = Cardems (Arabic)
source-cardems-tr = Cardems (Turkish)
source-cardems-pt = Cardems (Portuguese)
