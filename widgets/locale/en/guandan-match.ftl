# The screen of a match of Guandan. $who and $whom are players as “You” or “Left opponent”; $level is a rank as text.

guandan-line = Play from level 2 to A with a partner opposite you. Step through tributes, tricks and levels one rule at a time, and see why each thing happens.
guandan-chair = { $seat ->
    [0] South (below)
    [1] East (right)
    [2] North (opposite)
   *[3] West (left)
}
guandan-bot-random = bot: random
guandan-bot-cheapest = bot: cheapest play
guandan-bot-team = bot: team play
guandan-speed-turns = turn by turn
guandan-to-trick = End of the trick
guandan-to-deal = End of the deal
guandan-hint-choose = It is your turn: pick cards in the hand, then press “Play”, or press “Pass”.
guandan-hint-lead = You lead: pick cards in the hand, then press “Play”.
guandan-hint-return = Pick the card to give back: any card with a blue border may be chosen.
guandan-hint-which = These cards can be more than one play: choose under the table which you mean.
guandan-hint-bot = It is a bot’s turn: press “Next step”.
# The table
guandan-match-deal = Deal
guandan-match-level = Level
guandan-match-wild = Wild
guandan-match-ours = You and partner
guandan-match-theirs = Opponents
guandan-match-fact = { $name }: { $value }
guandan-match-hand = { $seat ->
    [0] Your hand
    [1] The right-hand opponent’s hand
    [2] Your partner’s hand
   *[3] The left-hand opponent’s hand
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guandan-match-note = { $place ->
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
guandan-match-trick = Trick
guandan-match-trick-note = { $what ->
    [lead] { $seat ->
        [0] You lead
        [1] The right-hand opponent leads
        [2] Your partner leads
       *[3] The left-hand opponent leads
    }
   *[none] {""}
}
guandan-match-move = { $who }: { $what }
guandan-match-stands = { $card }, which a wild stands for
guandan-match-tribute = Tribute
guandan-match-tribute-single = The last pays the 1st
guandan-match-tribute-double = The 3rd and 4th pay
guandan-match-tribute-cancelled = Cancelled
guandan-match-tribute-owed = Owed
guandan-match-jokers = Both red jokers
guandan-match-payment = { $who } → { $whom }
guandan-match-before = The deal before: { $places }.
guandan-match-place = { $who } { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
guandan-match-result = Result
guandan-match-steps = { $steps ->
    [0] {""}
    [one] Up 1 level
   *[other] Up { $steps } levels
}
guandan-match-mark = Deal { $deal }, at level { $level ->
    [T] 10
   *[other] { $level }
}
# What there is to do
guandan-match-play = Play
guandan-match-give-back = Give back
guandan-match-pass = Pass
guandan-match-clear = Clear
guandan-match-restart = Restart the match
guandan-match-show-hints = Show legal plays
guandan-match-hide-hints = Hide legal plays
guandan-match-by = Sort the hand
guandan-match-by-rank = by rank
guandan-match-by-suit = by suit
guandan-match-by-groups = in groups
guandan-match-picked = What these cards can be
guandan-match-none = Pick cards in the hand
guandan-match-returning = This card goes back: { $card }
guandan-match-not-now = These cannot be played now
guandan-match-too-weak = does not beat it
guandan-match-hints = Legal plays
guandan-match-no-hints = Nothing in the hand beats it, so there is only “Pass”.
guandan-match-hints-wait = The plays are listed when it is your turn.
guandan-match-pick-short = Pick
guandan-match-pick = Pick these cards: { $reading }
guandan-match-sets-of = Other ways to play it: { $reading }, { $count }
guandan-match-more = Show { $count } more
