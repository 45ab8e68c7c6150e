# The lab: many games.

lab-name = Lab
lab-line = Play hundreds of thousands of games in a few seconds, compare two settings, and open any one of the games on the table.
lab-game-choice = Game
lab-side = Setting { $side }
lab-compare = Compare with a second setting, B, from the same seeds
lab-how-many = How many games
lab-limit = This page plays at most { $games } games at once, with { $workers } threads.
lab-limit-slow = With these players every game is played in plain Python, which is slow: at most { $games } games at once, with { $workers } threads.
lab-run = Play them
lab-cancel = Stop
lab-progress = How far it is
lab-idle = Nothing has been played yet.
lab-starting = Getting ready …
lab-compiling = The first run on this machine: the rules are being translated into fast code. This takes up to half a minute and is not needed again.
lab-running = { $sides ->
    [one] { $done } of { $of } games
   *[other] Setting { $side }: { $done } of { $of } games
}
lab-left = { $minutes ->
    [0] { $seconds ->
        [one] about 1 second left
       *[other] about { $seconds } seconds left
    }
   *[other] about { $minutes } minutes left
}
lab-stopping = Stopping …
lab-done = { $sides ->
    [one] Done: { $games } games.
   *[other] Done: { $games } games of each setting.
}
lab-stopped = Stopped after { $games } games; what was played is kept.
lab-failed = It ended after { $games } games.
lab-ended = The session behind this page has ended, so nothing on it can answer any more. Reload the page to begin anew.
lab-column = What the bars show
lab-bars = How the games are spread
lab-bars-note = Choose a bar to list its games, and a game to open it on the table below.
lab-bar-range = { $kind ->
    [one] { $least }
    [last] { $least } or more
   *[more] { $least } to { $most }
}
lab-bar-side = { $side }: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $share } %
lab-bar = { $range }: { $sides }
lab-games-of = Games of this bar
lab-game = Game { $number }
lab-game-note = { $side } · { $value } · { $winner }
lab-more = And { $count ->
    [one] 1 more game.
   *[other] { $count } more games.
}
lab-empty = No game has come to an end yet.
lab-figures = Figures, with 95 % intervals
lab-difference = B less A, game by game
lab-points = { $value } points ({ $low } to { $high })
lab-opened = Game { $number } of setting { $side }, dealt from seed { $seed }
lab-save-table = Save the table (CSV)
lab-save-figures = Save the charts (PNG)
lab-chart-lengths = { $name }
lab-chart-log = { $name }, on a logarithmic scale
lab-chart-shares = Who wins, and how it ends
lab-bars-hint = Press a bar to see its games.
lab-previous = The bar before
lab-next = The bar after
lab-peak = { $share } %
