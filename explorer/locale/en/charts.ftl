# Charts: titles, axes, names beside the lines, and text alternatives.

# Many games, in one set or two that have names. $number, $low and the like are numbers that are written already, $games
# is counted. $unit and $title come from the game.

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
