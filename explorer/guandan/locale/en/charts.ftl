# Charts: titles, axes, names beside the lines, and text alternatives.
# $level is a rank as a text; team 0 is the reader's. Seats as in rules.ftl.

chart-plays = Plays by shape
chart-plays-alt = { $total ->
    [0] There is no play.
    [one] 1 play: { $listed }.
   *[other] { $total } plays: { $listed }.
}
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
