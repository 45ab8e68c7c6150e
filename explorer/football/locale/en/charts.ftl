# Charts: titles, axes, names beside the lines, and text alternatives.
# Teams are 0 and 1, and neither is the reader; $stat is a stat’s name.

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

chart-calibration-key = grey: as the odds said, lines: 95% intervals of attacks taken one by one, bars: number of attacks
chart-calibration-alt = { $title }: which share of the attacks succeeded, by what the odds had said.
chart-calibration-row-alt = { $low } to { $high }: { $share } of { $tries ->
    [one] 1 attack
   *[other] { $tries } attacks
}
chart-calibration-set-alt = { $tries ->
    [0] no attacks.
    [one] 1 attack. By the odds: { $listed }.
   *[other] { $tries } attacks, of which { $share } succeeded (95% interval { $low } to { $high }). By the odds: { $listed }.
}
