# Edge cases of Guandan: a name, and what to look for.

# The turn

case-leader-must-play = The leader must play
    .note = the others may pass
    .look = You lead, so you have to put something down. Those who follow may pass or go higher, until nobody does: your partner’s ace ends the trick and brings the next lead.
case-come-back-in = Back after a pass
    .note = a queen at the second turn
    .look = The right-hand opponent passes on the 6 and is back with a queen when the turn comes round. Here a pass counts for that turn only.
case-shut-out = Out after a pass
    .note = the queen stays in hand
    .look = The same cards under another setting: the right-hand opponent has passed once, and the turn leaves that player out until the trick ends. The queen is never played.
case-bomb-ends-it = A bomb ends it
    .note = four fours on full houses
    .look = Full houses answer each other until your partner plays four fours, which beat any of them. Nobody has a bigger bomb, so your partner leads, and that is the last card.
case-say-which = Say which
    .note = one wild, two straights
    .look = The wild could end this row or begin it. You say which you mean: a straight to 9, the higher of the two. A straight to the king answers it.

# Going out

case-partner-inherits = Your partner takes over
    .note = an unbeaten last card
    .look = Nobody beats your last card. You cannot lead any more, so the lead crosses the table: your partner has it, not the next player in turn.
case-next-inherits = Both partners are out
    .note = the lead goes to the right
    .look = Your last card stands, and your partner is out already. With nobody to lead for your team, the next player in turn leads.
case-last-play-beaten = A beaten last card
    .note = nothing to take over
    .look = Your last card is beaten, so who leads next has nothing to do with you. Your partner’s king is the last play, and that brings the lead.
case-leave-it-to-your-partner = Leave it to your partner
    .note = an ace kept back
    .look = Your ace would take this trick from your partner, who has one card left to lead. What are two places worth, and what one? You pass, and in the end the two of you come 1st and 2nd.
case-third-out-ends = The third one out
    .note = up one level
    .look = You come 2nd and your partner 3rd. Three players are out, so the deal is over with the left-hand opponent last, and 1st and 4th take the opponents up one level only.
case-double-down-plays-on = First and second
    .note = the deal goes on
    .look = With you and your partner out the levels are settled: three up. The opponents still play for 3rd place, since the deal ends only when a third player is out.
case-double-down-stops = First and second, and stop
    .note = places in turn order
    .look = Under this setting the deal ends as soon as you and your partner are both out. The opponents keep their cards and get the last places in turn order.

# Levels and the match

case-three-levels-to-the-ace = Three levels from K
    .note = no higher than A
    .look = 1st and 2nd are worth three levels, and from K there is only one to climb. Reaching A does not win the match: a deal at A has to be won for that.
case-partner-last-at-ace = Partner last at A
    .note = no match yet
    .look = You are 1st in a deal at A, with your team at A before it. But your partner comes last, so the match is not won: your team stays at A and has to try again.
case-match-won = The match is won
    .note = 1st and 2nd at A
    .look = Everything comes together: your team was at A, the deal is played at A, your partner is 1st, and you are not last. There is no next deal.
case-at-ace-but-their-level = At A, in a deal at 9
    .note = the wrong level
    .look = Your team is at A, but this deal is at 9, the level of the opponents, who won the one before. Winning it cannot win the match; it only brings the next deal to A.
case-both-at-ace = Both teams at A
    .note = either may win
    .look = Here a deal at A is a chance for both teams. This time the opponents come 1st and 2nd, so the match is theirs.
case-their-ace-we-win = Their ace, your win
    .note = from 9 to Q
    .look = The opponents are at A, and the deal is at their level: it was their chance to win the match. But you and your partner come 1st and 2nd and go from 9 to Q. That does not win you the match, since your team was not at A before the deal. The next deal is at Q.
case-restart = A new match
    .note = in the middle of a deal
    .look = Your team is at 9 and ahead, and this deal has only just begun. Restarting drops it all: both teams are back at level 2, with new hands of 27 cards, no tribute, and a first leader picked by chance.

# Tribute

case-tribute = A tribute
    .note = ace against a three
    .look = The left-hand opponent came last and pays an ace without being asked. You choose what to give back, and the payer leads.
case-first-leads-after-tribute = The 1st leads
    .note = an unclear sentence, read the other way
    .look = The same tribute under another setting: the ace is paid and a three goes back. But then you lead, who came 1st, not the player who paid you.
case-wild-is-kept = The wild is kept
    .note = a plain two is paid
    .look = The left-hand opponent has two cards of the level rank. The heart is wild and stays; the spade is the strongest card left, and it is paid.
case-level-card-is-paid = Above the ace
    .note = level 9
    .look = At level 9 a nine is stronger than an ace. So the payer keeps the ace and gives up a nine.
case-equal-suits-fixed = Two equal aces
    .note = by the order of suits
    .look = Suits do not make a card stronger, so either ace could be paid. The source only says that nobody chooses: here a fixed order of suits does, and clubs come before diamonds.
case-equal-suits-by-chance = Two equal aces, by chance
    .note = the same hand
    .look = The same two aces, and this time chance picks one of them. The same deal always gives the same one, so it can be looked at again.
case-partner-pays = Your partner pays
    .note = a tribute within the team
    .look = You came 1st and your partner last. The tribute is owed all the same: your partner pays an ace, gets a five back, and leads.
case-double-tribute = Two tributes
    .note = an ace and a king
    .look = You and your partner came 1st and 2nd, so both opponents pay. The ace is the stronger card and goes to you as the 1st; whoever paid it leads once both of you have given a card back.
case-equal-double-tribute = Two equal tributes
    .note = turn order decides
    .look = Both opponents pay an ace, and neither is stronger. The right-hand opponent sits next after you, so that ace is yours, and its payer leads.
case-equal-double-tribute-from-before = Two equal tributes, counted back
    .note = the same two aces
    .look = Again neither ace is stronger. Who pays you if the turns are counted the other way? The left-hand opponent, who sits before you; so that is who leads.
case-cancelled-by-one = Both red jokers
    .note = no tribute
    .look = The left-hand opponent came last but has both red jokers. Nothing is paid and nothing goes back; you came 1st, so you lead.
case-cancelled-by-two = A red joker each
    .note = counted together
    .look = Both opponents owe a tribute, and each has one red joker. Their jokers count together, so neither pays, and you lead.
case-nothing-low-to-return = Nothing low to give back
    .note = the weakest card goes
    .look = You hold nothing of rank 2 to 10. So there is no choice: your weakest card, the jack, goes back.
case-level-card-returned = A level card goes back
    .note = a five at level 5
    .look = At level 5 this five is stronger than an ace, but a five it is. The source only excludes wilds, so here it may be given back.
case-level-card-kept = A level card stays
    .note = the setting without it
    .look = The same hand, and level cards may not be given back. That leaves the nine as the only card of rank 2 to 10.

# Readings

case-wild-pair-of-any-rank = Two wilds as queens
    .note = a pair of any rank
    .look = This setting lets two wilds alone be any pair, here queens. By default they are a pair of the level rank, which only a pair of jokers or a bomb can beat; for queens two kings are enough.
case-suited-row-as-straight = A suited row as a straight
    .note = given away cheaply
    .look = This setting allows five spades in a row as a plain straight, and you say so. Then a straight to 10 beats them; as a straight flush they would have been a bomb.
case-suited-row-is-a-bomb = A suited row is a bomb
    .note = also with a wild
    .look = Under this setting a row that can be of one suit is never a plain straight. The wild is a spade here, and the straight to 10 on your right cannot answer a bomb.
case-wild-pair-of-the-level = Two wilds alone
    .note = a pair of the level rank
    .look = Under this reading two wilds alone are twos, here the level rank: a pair above aces, so even a pair of aces does not answer it.
case-suited-row-with-a-wild = Leaving the suit
    .note = four spades and a wild
    .look = The wild could make this a straight flush. Played as a plain straight it stands for a nine of another suit, and an ordinary straight to 10 beats it.
