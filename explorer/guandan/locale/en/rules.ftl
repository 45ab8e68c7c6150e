# Guandan: names, clauses, shapes, events and refusals. Seat 0 is the reader ("you"), 1 the opponent to the right, 2 the
# partner, 3 the opponent to the left; team 0 is 0 and 2. $rank is 2–9, T, J, Q, K, A, BJ or RJ; $level is such a rank as
# a text, so that `[7]` would not match it. $mine and $theirs are shapes.

name = Guandan

# Who, with which card, at which level: parts of sentences.

seat = { $seat ->
    [0] You
    [1] Right opponent
    [2] Partner
   *[3] Left opponent
}
passed = passes
who = { $seat ->
    [0] You
    [1] The right-hand opponent
    [2] Your partner
   *[3] The left-hand opponent
}
who-payer = { $payer ->
    [0] You
    [1] The right-hand opponent
    [2] Your partner
   *[3] The left-hand opponent
}
who-leads = { $seat ->
    [0] you lead
    [1] the right-hand opponent leads
    [2] your partner leads
   *[3] the left-hand opponent leads
}
held-by = { $seat ->
    [0] held by you
    [1] held by the right-hand opponent
    [2] held by your partner
   *[3] held by the left-hand opponent
}
whose-turn = { $actor ->
    [0] your turn
    [1] the right-hand opponent’s turn
    [2] your partner’s turn
   *[3] the left-hand opponent’s turn
}
to-receiver = { $receiver ->
    [0] to you
    [1] to the right-hand opponent
    [2] to your partner
   *[3] to the left-hand opponent
}
to-payer = { $payer ->
    [0] to you
    [1] to the right-hand opponent
    [2] to your partner
   *[3] to the left-hand opponent
}
first = { $first ->
    [0] you
    [1] right-hand opponent
    [2] your partner
   *[3] left-hand opponent
}
second = { $second ->
    [0] you
    [1] right-hand opponent
    [2] your partner
   *[3] left-hand opponent
}
third = { $third ->
    [0] you
    [1] right-hand opponent
    [2] your partner
   *[3] left-hand opponent
}
fourth = { $fourth ->
    [0] you
    [1] right-hand opponent
    [2] your partner
   *[3] left-hand opponent
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
left = { $left ->
    [0] No cards left.
    [one] 1 card left.
   *[other] { $left } cards left.
}
level = { $level ->
    [T] 10
   *[other] { $level }
}
level-before = { $before ->
    [T] 10
   *[other] { $before }
}
paid = { $card0 ->
    [RJ] the red joker
    [BJ] the black joker
   *[other] { $card0 }
}
card = { $card ->
    [RJ] the red joker
    [BJ] the black joker
    [hidden] a face-down card
   *[other] { $card }
}

clause-goal = Every player wants to be rid of all 27 cards, and no player wants it alone: where your partner comes in counts as much as where you do.
clause-teams = Four players sit around the table, and those who face each other are partners. Whoever runs out of cards first is 1st, and so on down to 4th. The 1st wins the deal for both partners, wherever the other one comes in.
clause-advance = How far the winners climb depends on the partner of the 1st: three levels for a 2nd place, two for a 3rd, one for a 4th. Each team has a level of its own. Both begin at 2, and nobody climbs past A. Bombs add nothing.
clause-next-level = The level of the winners is the level of the next deal. So with every deal the level rank may change, and the wilds with it.
clause-match = To reach A is not enough. A team wins the match if it was at A before the deal, the deal was played at A, one of the two came 1st, and the other did not come last.
clause-setup = Two packs of 52, each with a red and a black joker, make 108 cards: 27 for each player. Chance picks who leads in the first deal; in later ones the tribute settles it.
clause-wild = The level names a rank, and the two hearts of that rank are wild. Beside other cards, each takes the place of any ordinary card you need, but never of a joker. One wild by itself is simply a card of the level rank. What two wilds by themselves are is left open: a setting decides it.
clause-tribute = Every deal but the first begins with a tribute: whoever came last hands the strongest card held, wilds aside, to the 1st. There is nothing to choose. Which card it is when several are equally strong is left open: a setting decides it.
clause-double-tribute = If partners came 1st and 2nd, both of the others pay. The stronger card is for the 1st, the other one for the 2nd. If neither is stronger, the 1st is paid by the payer whose turn comes sooner after the 1st. Some count the turns the other way: a setting decides it.
clause-tribute-cancelled = Two red jokers set free those who owe. If the payer has both, or the two payers have them between them, no card changes hands, and the 1st leads.
clause-return = Whoever gets a tribute gives the payer a card back and may choose it: any card of rank 2 to 10 that is not wild. Without such a card the weakest goes back. Whether the other cards of the level rank may be given back is left open: a setting decides it.
clause-lead-after-tribute = Once the cards have been given back, the player whose tribute went to the 1st leads. The source is unclear here and may mean that the 1st leads: a setting decides it.
clause-turn = Turns pass counter-clockwise, to the player on the right, and leave out whoever has no cards. Who leads must play; each of the others plays something higher or passes. When all the others have passed, whoever played last leads again. Whether you may come back into a trick after a pass is left open: a setting decides it.
clause-inherit = The play nobody beats may have been that player’s last. Then the partner leads instead; if the partner is out too, the next player in turn who still has cards does.
clause-ranks = For single cards, and wherever cards of one rank are compared, the red joker is highest. Then come the black joker, the level rank, the ace, the king, and so on down to 2. Suits do not matter. An ordinary answer has the shape and the number of cards of what it answers, and a higher rank; an equal play never wins.
clause-shapes = You may play one card, a pair, a triple, a full house, or a bomb. You may also play a straight (five cards in a row), a tube (three pairs in a row) or a plate (two triples in a row), never a longer or shorter row. No other card may come along with a triple, a plate or a bomb.
clause-full-house = A full house is three cards of one rank with two of another, and it is as high as its three. Its pair may be two red or two black jokers, but not one of each colour. A wild cannot be half of a pair of jokers.
clause-sequences = In a straight, tube or plate each card has its printed rank: a level card stands between its usual neighbours, and jokers have no place. The ace may begin a row (A2345, AA2233, AAA222) or end it, but the row does not go on around it. The top card is the one compared: the 5 in A2345.
clause-bombs = Four or more cards of one rank are a bomb; with both wilds there can be ten of them. A bomb beats every ordinary play. The bomb with more cards wins, and the higher rank between two of the same size. A straight flush, five cards in a row of one suit, comes above bombs of five and below bombs of six. Nothing beats the four jokers together.
clause-interpret = The same cards can often be taken in different ways, most of all with a wild. Whoever plays them says first which way is meant. Whether five suited cards in a row may pass for a plain straight is left open: a setting decides it.
clause-end = A deal is over when only one player still has cards: that one is 4th. Many tables stop sooner, once two partners are out: a setting decides it. The next deal follows; whoever starts the match again puts both teams back to level 2.

rank-one = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
    [BJ] black joker
    [RJ] red joker
   *[A] ace
}
rank-many = { $rank ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
    [K] kings
    [BJ] black jokers
    [RJ] red jokers
   *[A] aces
}
rank-top = { $rank ->
    [T] 10
    [J] the jack
    [Q] the queen
    [K] the king
    [A] the ace
   *[other] { $rank }
}

shape-single = single { rank-one }
shape-pair = pair of { rank-many }
shape-triple = triple of { rank-many }
shape-full-house = full house of { rank-many }
shape-straight = straight to { rank-top }
shape-tube = tube to { rank-top }
shape-plate = plate to { rank-top }
shape-bomb = bomb of { $size } { rank-many }
shape-straight-flush = straight flush to { rank-top }
shape-four-jokers = four jokers

kind-single = Singles
    .note = one card
kind-pair = Pairs
    .note = two of a rank
kind-triple = Triples
    .note = three of a rank
kind-full-house = Full houses
    .note = a triple and a pair
kind-straight = Straights
    .note = five in a row
kind-tube = Tubes
    .note = three pairs in a row
kind-plate = Plates
    .note = two triples in a row
kind-bomb = Bombs
    .note = four or more of a rank
kind-straight-flush = Straight flushes
    .note = five in a row, of one suit
kind-four-jokers = Four jokers
    .note = all of them

setting-wild_pair = Two wilds alone
    .level = a pair of the level rank
    .any = a pair of any rank
setting-flush_as_straight = Suited row as a plain straight
    .with-wild = only with a wild
    .never = never
    .always = always
setting-return_level_cards = Giving back a level card
    .yes = allowed
    .no = not allowed
setting-double_down = When two partners are out
    .play-on = the deal goes on
    .stop = the deal ends
setting-passing = After a pass
    .re-enter = back in at your next turn
    .out = out of the trick
setting-lead_after_tribute = Leading after a tribute
    .payer = whoever paid the 1st
    .first = the 1st
setting-equal_tributes = Of two equal tributes the 1st gets
    .next = the next player’s
    .previous = the previous player’s
setting-tribute_suit = Among equal tribute cards
    .chooser = the first of ♠ ♥ ♣ ♦
    .random = one by chance

# What happens.

event-setup = { $deal ->
    [1] A deal
   *[other] Deal { $deal },
} at level { level }{ $leader ->
    [none] .
    [0] : you lead.
    [1] : the right-hand opponent leads.
    [2] : your partner leads.
   *[3] : the left-hand opponent leads.
}
    .title = Ready.
event-play = { who } { $seat ->
    [0] { $leads ->
        [1] lead
       *[0] beat the { $over }
    }
   *[other] { $leads ->
        [1] leads
       *[0] beats the { $over }
    }
}: { $reading }. { left }
    .title = { $seat ->
    [0] You play.
    [1] Right opponent plays.
    [2] Partner plays.
   *[3] Left opponent plays.
}
event-pass = { $seat ->
    [0] You pass.
   *[other] { who } passes.
} { left }
    .title = { $seat ->
    [0] You pass.
    [1] Right opponent passes.
    [2] Partner passes.
   *[3] Left opponent passes.
}
event-lead = { $how ->
    [self] All the others have passed: { who-leads } the next trick.
    [partner] { $last ->
        [0] You played last and are out: your partner leads instead.
        [1] The right-hand opponent played last and is out: the partner, on your left, leads instead.
        [2] Your partner played last and is out: you lead instead.
       *[3] The left-hand opponent played last and is out: the partner, on your right, leads instead.
    }
    [next] { $last ->
        [0] You played last, and both you and your partner are out
        [1] The right-hand opponent played last, and both opponents are out
        [2] Your partner played last, and both of you are out
       *[3] The left-hand opponent played last, and both opponents are out
    }: { who-leads }, next in turn.
    [first] The tribute is over, and a setting gives the lead to the 1st: { who-leads }.
   *[tribute] { $seat ->
        [0] The 1st received your tribute: you lead.
        [1] The 1st received the right-hand opponent’s tribute: that player leads.
        [2] The 1st received your partner’s tribute: your partner leads.
       *[3] The 1st received the left-hand opponent’s tribute: that player leads.
    }
}
    .title = { $seat ->
    [0] You lead.
    [1] Right opponent leads.
    [2] Partner leads.
   *[3] Left opponent leads.
}
event-finish = { who } { $seat ->
    [0] have no cards left and take
   *[other] has no cards left and takes
} { place } place{ $place ->
    [1] { $seat ->
        [0] : your team wins the deal.
        [2] : your team wins the deal.
       *[other] : the opponents win the deal.
    }
   *[other] .
}
    .title = { $seat ->
    [0] You are { place }.
    [1] Right opponent is { place }.
    [2] Partner is { place }.
   *[3] Left opponent is { place }.
}
event-deal-over = { $stopped ->
    [0] Only one player still has cards, so the deal is over.
   *[1] Two partners are out, so the deal ends here, and the others take the last places in turn order.
} 1st: { first }; 2nd: { second }; 3rd: { third }; 4th: { fourth }.
    .title = The deal is over.
event-match-won = { $team ->
    [0] You and your partner win the match{ $deal ->
        [1] :
       *[other] { " " }in deal { $deal }:
    } you were at A, the deal was played at A, and you came 1st and { place }.
   *[1] The opponents win the match{ $deal ->
        [1] :
       *[other] { " " }in deal { $deal }:
    } they were at A, the deal was played at A, and they came 1st and { place }.
}
    .title = { $team ->
    [0] You win the match.
   *[1] You lose the match.
}
event-not-yet = { $team ->
    [0] { $why ->
        [level] You and your partner were at A already, but this deal was played at level { level }: only a deal at A can win the match.
       *[last] You and your partner were at A, and one of you came 1st, but the other came last: that does not win the match.
    }
   *[1] { $why ->
        [level] The opponents were at A already, but this deal was played at level { level }: only a deal at A can win the match.
       *[last] The opponents were at A, and one of them came 1st, but the other came last: that does not win the match.
    }
}
    .title = Not the match yet.
event-advance = { $team ->
    [0] You and your partner
   *[1] The opponents
} came 1st and { place }{ $capped ->
    [0] { " " }and go up { $steps ->
        [one] 1 level,
       *[other] { $steps } levels,
    } from { level-before } to { level }.
   *[1] , worth { $steps } levels, but the way up from { level-before } ends at { level }.
}
    .title = { $capped ->
    [0] { $steps ->
        [one] Up 1 level.
       *[other] Up { $steps } levels.
    }
   *[1] Up to A.
}
event-next-level = { $team ->
    [0] You and your partner won the deal, so the next one is played at your level: { level }.
   *[1] The opponents won the deal, so the next one is played at their level: { level }.
}
    .title = Level { level }.
event-deal = Deal { $deal }, at level { level }: all cards are shuffled and dealt again, 27 to each player.
    .title = New deal.
event-tribute-cancelled = { $payers ->
    [1] { $payer ->
        [0] You owe a tribute but hold
       *[other] { who-payer } owes a tribute but holds
    } both red jokers
   *[2] { $payer ->
        [0] You and your partner owe tributes but hold both red jokers between you
        [2] You and your partner owe tributes but hold both red jokers between you
       *[other] The opponents owe tributes but hold both red jokers between them
    }
}: nothing is paid, and { $seat ->
    [0] you lead, since you came 1st.
   *[other] { who-leads }, having come 1st.
}
    .title = No tribute.
event-tribute = { $why ->
    [only] { $seat ->
        [0] You came last and pay
       *[other] { who } came last and pays
    } { paid } { to-receiver }: the strongest card in { $seat ->
        [0] your hand,
       *[other] that hand,
    } wilds aside.
    [stronger] { $seat ->
        [0] You pay
       *[other] { who } pays
    } { paid } { to-receiver }: the stronger of two tributes goes to the 1st.
    [next] { $seat ->
        [0] You pay
       *[other] { who } pays
    } { paid } { to-receiver }: the two tributes are equal, so the payer who sits next after the 1st pays the 1st.
    [previous] { $seat ->
        [0] You pay
       *[other] { who } pays
    } { paid } { to-receiver }: the two tributes are equal, and a setting has the payer who sits just before the 1st pay the 1st.
   *[other] { $seat ->
        [0] You pay
       *[other] { who } pays
    } { paid } { to-receiver }: the other tribute goes to the 2nd.
}
    .title = Tribute.
event-return = { $seat ->
    [0] You give { paid } back
   *[other] { who } gives { paid } back
} { to-payer }.
    .title = A card goes back.
event-restart = A new match begins: both teams are back at level { level }, and { $leader ->
    [0] you lead, chosen by chance.
    [1] the right-hand opponent leads, chosen by chance.
    [2] your partner leads, chosen by chance.
   *[3] the left-hand opponent leads, chosen by chance.
}
    .title = New match.

result = { $winner ->
    [0] You and your partner have won the match: 1st in a deal at A, and neither of you last.
   *[1] The opponents have won the match: 1st in a deal at A, and neither of them last.
}

# Why something may not be done now.

refusal-over = The match is over. Start a new one to play on.
refusal-unsettled = The rules are not done here yet: step on to the next decision, then choose.
refusal-no-action = “{ $text }” is not an action: write cards, such as “5S 5D”, or “pass”, or a card to give back, such as “return 5S”.
refusal-return-open = { $seat ->
    [0] You have a card to give back first. Choose it; then play begins.
   *[other] { who } has a card to give back first. Then play begins.
}
refusal-leader-passes = Who leads must play: only those who follow may pass.
refusal-third-copy = Two packs hold two of each card; this one is named three times: { card }.
refusal-not-your-turn = It is { whose-turn }, and this card is { held-by }: { card }.
refusal-face-down = Those cards lie face down. Only cards of the hand whose turn it is can be played.
refusal-hand-hidden = It is { whose-turn }, and that hand cannot be seen from here, so there is no telling whether this is allowed.
refusal-not-held = { $held ->
    [0] { $seat ->
        [0] You do not hold
       *[other] { who } does not hold
    } this card: { card }.
   *[other] { $seat ->
        [0] You hold
       *[other] { who } holds
    } this card only once, and it is named twice: { card }.
} Use only cards of the hand whose turn it is.
refusal-no-return-due = No card is to be given back now. Play cards, or pass if you do not lead.
refusal-return-wild = { $card } is wild, and wilds are not given back. Choose another card.
refusal-return-level = { $card } has the level rank, and a setting keeps such cards from being given back. Choose another card of rank 2 to 10.
refusal-return-rank = This card is not of rank 2 to 10: { card }. Choose one that is; there is one in the hand.
refusal-return-weakest = No card of rank 2 to 10 in this hand may be given back, so it has to be the weakest. There is a weaker one than { card }.

# Why some cards are no play. Each says what would be right.

refusal-jokers-mixed = A red and a black joker are no pair: the two jokers of a pair have one colour.
refusal-joker-with-wild = A wild never stands for a joker. A pair of jokers is two of one colour, and the bomb of jokers takes all four.
refusal-three-jokers = Three jokers are not a play. Play one, two of one colour, or all four.
refusal-wraps = A row cannot go on past the ace. Let the ace begin it, as in A2345, or end it, as in TJQKA.
refusal-long-straight = A straight has exactly five cards; this row has { $count }. Play five of them.
refusal-short-straight = A straight has exactly five cards; this row has only { $count }. Add what is missing, or play a single card.
refusal-long-tube = A tube is exactly three pairs in a row; these are { $count } pairs. Play three of them.
refusal-short-tube = Two pairs in a row are one too few: a tube has exactly three. Add the next pair, or play one of the two.
refusal-two-pairs = Two pairs are not a play. Play one of them, or three pairs in a row.
refusal-gap-tube = These three pairs are not in a row. A tube is three pairs of ranks that follow each other.
refusal-long-plate = A plate is exactly two triples in a row; these are { $count } triples. Play two of them.
refusal-gap-plate = These two triples are not in a row. A plate is two triples of ranks that follow each other.
refusal-kicker = A triple takes no loose card along. Play it alone, or with a pair as a full house.
refusal-wings = A plate takes nothing along. Play the two triples without the other cards.
refusal-bomb-kicker = A bomb takes nothing along. Play it without the cards of other ranks.
refusal-promoted = In a row { $card } has its printed rank; the level rank comes above the ace only outside rows. Put it between its usual neighbours.
refusal-joker-in-sequence = A joker has no place in a row. Use an ordinary card or a wild there.
refusal-two-ranks = Two cards of different ranks are no pair. Play one of them, or two of the same rank.
refusal-one-off = One card does not fit. With another card instead of { $card } these would make: { $reading }.
refusal-one-too-many = One card is too many. Without { $card } these would make: { $reading }.
refusal-no-cards = No card is chosen. A play has at least one.
refusal-too-big = These are too many cards: no play has more than { $limit }. Take some away.
refusal-no-shape = These cards make no shape. Possible are a single, pair, triple, full house, straight, tube, plate or bomb.

# Why a play does not beat another.

refusal-other-shape = The { $mine } does not answer the { $theirs }: an answer has the same shape and number of cards, unless it is a bomb.
refusal-not-a-bomb = The { $mine } does not beat the { $theirs }: only a stronger bomb beats a bomb, and nothing beats the four jokers.
refusal-too-small = The { $mine } is too small for the { $theirs }. Among bombs more cards win; a straight flush comes between five and six, and four jokers above all.
refusal-equal = The { $mine } does not beat the { $theirs }: the two are equal, and only a stronger play wins.
refusal-too-low = The { $mine } is lower than the { $theirs }, and only a stronger play wins.

# Which reading is meant.

refusal-which = These cards can be more than one play: { $choices }. Say which is meant, written so: { $notations }.
refusal-not-that = These cards cannot be read as “{ $asked }”. They can be: { $choices }, written so: { $notations }.
refusal-no-such-reading = “{ $asked }” is no play. Write a shape and a rank, such as “straight 9” or “full-house K”.
source-cardavia-fa = Cardavia (Persian)
