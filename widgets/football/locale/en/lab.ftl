# What the lab says of this game.

lab-plays = { $team ->
    [0] Team A
   *[1] Team B
}
lab-chart-hands = Cards in Team A’s hand, attack by attack
lab-chart-stats = Which stats are used
lab-chart-gap = The gap between the most and the least used stat
lab-chart-odds = What the odds said, and how many attacks stood
