# Charts: titles, axes, names beside the lines, and text alternatives.

chart-piles = Cards held, battle by battle
chart-battle = battle
chart-you = You { $count }
chart-opponent = Opponent { $count }
chart-pot = { $count } in the pot
chart-piles-alt = { $battles ->
    [0] Before the first battle you hold { $human } cards and the opponent { $opponent }.
    [one] In 1 battle you go from { $human } cards to { $human_last }, the opponent from { $opponent } to { $opponent_last }.
   *[other] In { $battles } battles you go from { $human } cards to { $human_last }, the opponent from { $opponent } to { $opponent_last }.
} { $ties ->
    [0] No battle was tied.
    [one] 1 battle was tied.
   *[other] { $ties } battles were tied.
}
chart-ties-alt = Ties at battle { $listed }.
chart-now-alt = At the cursor you hold { $human }, the opponent { $opponent }, and { $pot } are in the pot.
chart-key = ▲ tie, grey: cards in the pot
chart-plays = Plays by shape
chart-plays-alt = { $total ->
    [0] There is no play.
    [one] 1 play: { $listed }.
   *[other] { $total } plays: { $listed }.
}

# A match of Guandan. $level is a rank as a text; team 0 is the reader's. Seats as in guandan.ftl.

chart-levels = Levels, deal by deal
chart-deal = deal
chart-team-0 = You { $level }
chart-team-1 = Opponents { $level }
chart-levels-key = ● deal’s level, ★ match won
chart-tribute-key = ▼ tribute, ▼▼ double, × cancelled
chart-level = { $level ->
    [T] 10
   *[other] { $level }
}
chart-levels-alt = { $deals ->
    [0] No deal of this match is over yet.
    [one] Over 1 deal your team starts at level { $ours } and ends at { $ours_last }; the opponents start at { $theirs } and end at { $theirs_last }.
   *[other] Over { $deals } deals your team starts at level { $ours } and ends at { $ours_last }; the opponents start at { $theirs } and end at { $theirs_last }.
}
chart-deal-alt = deal { $deal } at level { $level }{ $steps ->
    [0] { "" }
   *[other] { " " }(+{ $steps })
}
chart-levels-won-alt = { $team ->
    [0] Your team won: { $listed }.
   *[1] The opponents won: { $listed }.
}
chart-levels-goal-alt = A dashed line marks level { $level }, where a deal may win the match.
chart-levels-tribute-alt = { $tribute ->
    [paid] Deals that began with a tribute: { $listed }.
    [double] Deals that began with a double tribute: { $listed }.
   *[cancelled] Deals whose tribute was cancelled: { $listed }.
}
chart-levels-match-alt = { $team ->
    [0] Your team has won the match.
   *[1] The opponents have won the match.
}
chart-levels-now-alt = At the cursor your team is at level { $ours }, the opponents at { $theirs }.

chart-hands = Cards held, turn by turn
chart-turn = turn
chart-hand = { $seat ->
    [0] You { $count }
    [1] Right { $count }
    [2] Partner { $count }
   *[3] Left { $count }
}
chart-hands-key = ◆ bomb
chart-hands-alt = { $turns ->
    [0] Before the first turn you hold { $start0 } cards, your partner { $start2 }, the right-hand opponent { $start1 } and the left-hand opponent { $start3 }.
    [one] In 1 turn you go from { $start0 } cards to { $last0 }, your partner from { $start2 } to { $last2 }, the right-hand opponent from { $start1 } to { $last1 } and the left-hand opponent from { $start3 } to { $last3 }.
   *[other] In { $turns } turns you go from { $start0 } cards to { $last0 }, your partner from { $start2 } to { $last2 }, the right-hand opponent from { $start1 } to { $last1 } and the left-hand opponent from { $start3 } to { $last3 }.
}
chart-bomb-alt = { $seat ->
    [0] you at turn { $turn }
    [1] the right-hand opponent at turn { $turn }
    [2] your partner at turn { $turn }
   *[3] the left-hand opponent at turn { $turn }
}
chart-bombs-alt = Bombs: { $listed }.
chart-hands-now-alt = At the cursor you hold { $now0 }, your partner { $now2 }, the right-hand opponent { $now1 } and the left-hand opponent { $now3 }.

# A match of football cards. Teams are 0 and 1, and neither is the reader; $stat is a stat’s name.

chart-attack = attack
chart-use = { $stat } { $count }
chart-uses = { $team ->
    [0] Uses by Team A: gap { $gap }
    [1] Uses by Team B: gap { $gap }
   *[both] Uses by both teams: gap { $gap }
}
chart-uses-key = grey: least used to { $gap } ahead
chart-uses-out-key = thin: not in play
chart-uses-alt = { $attacks ->
    [0] No attack has been made yet.
    [one] Uses of each stat after 1 attack.
   *[other] Uses of each stat after { $attacks } attacks.
}
chart-uses-play-alt = In play: { $listed }.
chart-uses-team-alt = { $team ->
    [0] Team A: { $listed }.
    [1] Team B: { $listed }.
   *[both] Both teams: { $listed }.
} { $gap ->
    [0] The stats in play are used equally often.
    [one] The most used stat in play is 1 use ahead of the least used.
   *[other] The most used stat in play is { $gap } uses ahead of the least used.
}
chart-uses-now-alt = At the cursor:

chart-sizes = Cards held, attack by attack
chart-size = { $team ->
    [0] Team A { $count }
   *[1] Team B { $count }
}
chart-sizes-key = ▲ attack succeeded, ○ covered
chart-sizes-alt = { $attacks ->
    [0] No attack is over yet: Team A holds { $first } cards, Team B { $second }.
    [one] In 1 attack Team A goes from { $first } to { $first_last } cards, Team B from { $second } to { $second_last }.
   *[other] In { $attacks } attacks Team A goes from { $first } to { $first_last } cards, Team B from { $second } to { $second_last }.
}
chart-sizes-attacks-alt = { $team ->
    [0] Attacks of Team A
   *[1] Attacks of Team B
} { $covered ->
    [0] that succeeded: { $listed }.
   *[1] that were covered: { $listed }.
}
chart-sizes-now-alt = Cards at the cursor: Team A { $first }, Team B { $second }.

chart-odds = How likely the attack is to succeed
chart-odds-shut = shut
chart-odds-one = { $stat } { $chance }
chart-chance = { $about ->
    [under] under 1%
    [over] over 99%
   *[is] { $percent }%
}
chart-odds-alt = { $stats ->
    [0] There is no stat to attack with.
   *[other] How likely an attack is to succeed: { $listed }.
}

# Many games, in one set or two that have names. $number, $low and the like are numbers that are written already, $games
# and $attacks are counted. $unit and $title come from the game.

chart-number = { $number }
chart-percent = { $percent }%
chart-separator = {"; "}
chart-range = { $low } to { $high }
chart-scaled = { $title } ({ $scale })
chart-of-games = share of the games
chart-no-games = no games
chart-set-none = { $name } (no games)
chart-set-alt = { $name }: { $text }
chart-median = median { $number }
chart-mean = mean { $number }
chart-marked = marked: { $range }
chart-marked-alt = Marked, { $range }: { $share } of the games.
chart-lengths-alt = { $title }, as a histogram of { $unit }{ $log ->
    [0] { "" }
   *[1] { " " }with a logarithmic scale
}.
chart-lengths-set-alt = { $games ->
    [0] no games.
    [one] 1 game: { $median }.
   *[other] { $games } games: median { $median }, mean { $mean }, 80% of them from { $low } to { $high }, all from { $least } to { $most }.
}

chart-share = { $share } ({ $low }–{ $high })
chart-share-of = { $thing } { $share }
chart-shares-alt = { $title }: shares, and in brackets their 95% intervals.

chart-bands-key = { $games ->
    [0] band: the middle 80% of the games
    [one] band: the middle 80% of the games, thin: 1 game
   *[other] band: the middle 80% of the games, thin: { $games } games
}
chart-bands-thick = thick: median
chart-bands-half = dotted: from here on fewer than half of them
chart-bands-alt = { $title }: the median, and in brackets the middle 80% of the games.
chart-bands-point-alt = { $unit } { $at }: { $median } ({ $low }–{ $high }){ $part ->
    [all] { "" }
   *[some] , games still there: { $there }
}
chart-bands-set-alt = { $games ->
    [0] no games.
    [one] 1 game. { $listed }.
   *[other] { $games } games. { $listed }.
}

chart-odds-said = what the odds said
chart-succeeded = share that succeeded
chart-calibration-key = grey: as the odds said, lines: 95% intervals of attacks taken one by one, bars: number of attacks
chart-calibration-alt = { $title }: which share of the attacks succeeded, by what the odds had said.
chart-calibration-row-alt = { $low } to { $high }: { $share } of { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}
chart-calibration-set-alt = { $attacks ->
    [0] no attacks.
    [one] 1 attack. By the odds: { $listed }.
   *[other] { $attacks } attacks, of which { $share } succeeded (95% interval { $low } to { $high }). By the odds: { $listed }.
}
