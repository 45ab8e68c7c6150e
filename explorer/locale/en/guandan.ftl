# Guandan: names, clauses, shapes and refusals. $rank is 2–9, T, J, Q, K, A, BJ or RJ; $mine and $theirs are shapes.

guandan-name = Guandan

guandan-clause-wild = The level names a rank, and the two hearts of that rank are wild. Beside other cards, each takes the place of any ordinary card you need, but never of a joker. One wild by itself is simply a card of the level rank. What two wilds by themselves are is left open: a setting decides it.
guandan-clause-ranks = For single cards, and wherever cards of one rank are compared, the red joker is highest. Then come the black joker, the level rank, the ace, the king, and so on down to 2. Suits do not matter. An ordinary answer has the shape and the number of cards of what it answers, and a higher rank; an equal play never wins.
guandan-clause-shapes = You may play one card, a pair, a triple, a full house, or a bomb. You may also play a straight (five cards in a row), a tube (three pairs in a row) or a plate (two triples in a row), never a longer or shorter row. No other card may come along with a triple, a plate or a bomb.
guandan-clause-full-house = A full house is three cards of one rank with two of another, and it is as high as its three. Its pair may be two red or two black jokers, but not one of each colour. A wild cannot be half of a pair of jokers.
guandan-clause-sequences = In a straight, tube or plate each card has its printed rank: a level card stands between its usual neighbours, and jokers have no place. The ace may begin a row (A2345, AA2233, AAA222) or end it, but the row does not go on around it. The top card is the one compared: the 5 in A2345.
guandan-clause-bombs = Four or more cards of one rank are a bomb; with both wilds there can be ten of them. A bomb beats every ordinary play. The bomb with more cards wins, and the higher rank between two of the same size. A straight flush, five cards in a row of one suit, comes above bombs of five and below bombs of six. Nothing beats the four jokers together.
guandan-clause-interpret = The same cards can often be taken in different ways, most of all with a wild. Whoever plays them says first which way is meant. Whether five suited cards in a row may pass for a plain straight is left open: a setting decides it.

guandan-rank-one = { $rank ->
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
guandan-rank-many = { $rank ->
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
guandan-rank-top = { $rank ->
    [T] 10
    [J] the jack
    [Q] the queen
    [K] the king
    [A] the ace
   *[other] { $rank }
}

guandan-shape-single = single { guandan-rank-one }
guandan-shape-pair = pair of { guandan-rank-many }
guandan-shape-triple = triple of { guandan-rank-many }
guandan-shape-full-house = full house of { guandan-rank-many }
guandan-shape-straight = straight to { guandan-rank-top }
guandan-shape-tube = tube to { guandan-rank-top }
guandan-shape-plate = plate to { guandan-rank-top }
guandan-shape-bomb = bomb of { $size } { guandan-rank-many }
guandan-shape-straight-flush = straight flush to { guandan-rank-top }
guandan-shape-four-jokers = four jokers

guandan-kind-single = Singles
    .note = one card
guandan-kind-pair = Pairs
    .note = two of a rank
guandan-kind-triple = Triples
    .note = three of a rank
guandan-kind-full-house = Full houses
    .note = a triple and a pair
guandan-kind-straight = Straights
    .note = five in a row
guandan-kind-tube = Tubes
    .note = three pairs in a row
guandan-kind-plate = Plates
    .note = two triples in a row
guandan-kind-bomb = Bombs
    .note = four or more of a rank
guandan-kind-straight-flush = Straight flushes
    .note = five in a row, of one suit
guandan-kind-four-jokers = Four jokers
    .note = all of them

guandan-setting-wild_pair = Two wilds alone
    .level = a pair of the level rank
    .any = a pair of any rank
guandan-setting-flush_as_straight = Suited row as a plain straight
    .with-wild = only with a wild
    .never = never
    .always = always

# Why some cards are no play. Each says what would be right.

guandan-refusal-jokers-mixed = A red and a black joker are no pair: the two jokers of a pair have one colour.
guandan-refusal-joker-with-wild = A wild never stands for a joker. A pair of jokers is two of one colour, and the bomb of jokers takes all four.
guandan-refusal-three-jokers = Three jokers are not a play. Play one, two of one colour, or all four.
guandan-refusal-wraps = A row cannot go on past the ace. Let the ace begin it, as in A2345, or end it, as in TJQKA.
guandan-refusal-long-straight = A straight has exactly five cards; this row has { $count }. Play five of them.
guandan-refusal-short-straight = A straight has exactly five cards; this row has only { $count }. Add what is missing, or play a single card.
guandan-refusal-long-tube = A tube is exactly three pairs in a row; these are { $count } pairs. Play three of them.
guandan-refusal-short-tube = Two pairs in a row are one too few: a tube has exactly three. Add the next pair, or play one of the two.
guandan-refusal-two-pairs = Two pairs are not a play. Play one of them, or three pairs in a row.
guandan-refusal-gap-tube = These three pairs are not in a row. A tube is three pairs of ranks that follow each other.
guandan-refusal-long-plate = A plate is exactly two triples in a row; these are { $count } triples. Play two of them.
guandan-refusal-gap-plate = These two triples are not in a row. A plate is two triples of ranks that follow each other.
guandan-refusal-kicker = A triple takes no loose card along. Play it alone, or with a pair as a full house.
guandan-refusal-wings = A plate takes nothing along. Play the two triples without the other cards.
guandan-refusal-bomb-kicker = A bomb takes nothing along. Play it without the cards of other ranks.
guandan-refusal-promoted = In a row { $card } has its printed rank; the level rank comes above the ace only outside rows. Put it between its usual neighbours.
guandan-refusal-joker-in-sequence = A joker has no place in a row. Use an ordinary card or a wild there.
guandan-refusal-two-ranks = Two cards of different ranks are no pair. Play one of them, or two of the same rank.
guandan-refusal-one-off = One card does not fit. With another card instead of { $card } these would make: { $reading }.
guandan-refusal-one-too-many = One card is too many. Without { $card } these would make: { $reading }.
guandan-refusal-no-cards = No card is chosen. A play has at least one.
guandan-refusal-too-big = These are too many cards: no play has more than { $limit }. Take some away.
guandan-refusal-no-shape = These cards make no shape. Possible are a single, pair, triple, full house, straight, tube, plate or bomb.

# Why a play does not beat another.

guandan-refusal-other-shape = The { $mine } does not answer the { $theirs }: an answer has the same shape and number of cards, unless it is a bomb.
guandan-refusal-not-a-bomb = The { $mine } does not beat the { $theirs }: only a stronger bomb beats a bomb, and nothing beats the four jokers.
guandan-refusal-too-small = The { $mine } is too small for the { $theirs }. Among bombs more cards win; a straight flush comes between five and six, and four jokers above all.
guandan-refusal-equal = The { $mine } does not beat the { $theirs }: the two are equal, and only a stronger play wins.
guandan-refusal-too-low = The { $mine } is lower than the { $theirs }, and only a stronger play wins.

# Which reading is meant.

guandan-refusal-which = These cards can be more than one play: { $choices }. Say which is meant, written so: { $notations }.
guandan-refusal-not-that = These cards cannot be read as “{ $asked }”. They can be: { $choices }, written so: { $notations }.
guandan-refusal-no-such-reading = “{ $asked }” is no play. Write a shape and a rank, such as “straight 9” or “full-house K”.
