# The screen of a match of Guandan. $who and $whom are players as “You” or “Left opponent”; $level is a rank as text.

line = Play from level 2 to A with a partner opposite you. Step through tributes, tricks and levels one rule at a time, and see why each thing happens.
chair = { $seat ->
    [0] South (below)
    [1] East (right)
    [2] North (opposite)
   *[3] West (left)
}
bot-random = bot: random
bot-cheapest = bot: cheapest play
bot-team = bot: team play
speed-turns = turn by turn
to-trick = End of the trick
to-deal = End of the deal
hint-choose = It is your turn: pick cards in the hand, then press “Play”, or press “Pass”.
hint-lead = You lead: pick cards in the hand, then press “Play”.
hint-return = Pick the card to give back: any card with a blue border may be chosen.
hint-which = These cards can be more than one play: choose under the table which you mean.
hint-bot = It is a bot’s turn: press “Next step”.
# The table
match-deal = Deal
match-level = Level
match-wild = Wild
match-ours = You and partner
match-theirs = Opponents
match-fact = { $name }: { $value }
match-hand = { $seat ->
    [0] Your hand
    [1] The right-hand opponent’s hand
    [2] Your partner’s hand
   *[3] The left-hand opponent’s hand
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
match-note = { $place ->
    [0] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [1] out, 1st place
    [2] out, 2nd place
    [3] out, 3rd place
   *[4] 4th place
}{ $doing ->
    [lead] { $seat ->
        [0] , you lead
       *[other] , to lead
    }
    [play] { $seat ->
        [0] , your turn
       *[other] , to play
    }
    [return] { $seat ->
        [0] , give a card back
       *[other] , to give a card back
    }
    [passed] , passed
   *[none] {""}
}
match-trick = Trick
match-trick-note = { $what ->
    [lead] { $seat ->
        [0] You lead
        [1] The right-hand opponent leads
        [2] Your partner leads
       *[3] The left-hand opponent leads
    }
   *[none] {""}
}
match-move = { $who }: { $what }
match-stands = { $card }, which a wild stands for
match-tribute = Tribute
match-tribute-single = The last pays the 1st
match-tribute-double = The 3rd and 4th pay
match-tribute-cancelled = Cancelled
match-tribute-owed = Owed
match-jokers = Both red jokers
match-payment = { $who } → { $whom }
match-before = The deal before: { $places }.
match-place = { $who } { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
match-result = Result
match-steps = { $steps ->
    [0] {""}
    [one] Up 1 level
   *[other] Up { $steps } levels
}
match-mark = Deal { $deal }, at level { $level ->
    [T] 10
   *[other] { $level }
}
# What there is to do
match-play = Play
match-give-back = Give back
match-pass = Pass
match-clear = Clear
match-restart = Restart the match
match-show-hints = Show legal plays
match-hide-hints = Hide legal plays
match-by = Sort the hand
match-by-rank = by rank
match-by-suit = by suit
match-by-groups = in groups
match-picked = What these cards can be
match-none = Pick cards in the hand
match-returning = This card goes back: { $card }
match-not-now = These cannot be played now
match-too-weak = does not beat it
match-hints = Legal plays
match-no-hints = Nothing in the hand beats it, so there is only “Pass”.
match-hints-wait = The plays are listed when it is your turn.
match-pick-short = Pick
match-pick = Pick these cards: { $reading }
match-sets-of = Other ways to play it: { $reading }, { $count }
match-more = Show { $count } more
