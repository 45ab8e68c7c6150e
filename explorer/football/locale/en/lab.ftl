# The football game, many matches at once: names of figures.

winner = { $winner ->
    [0] Team A wins
    [1] Team B wins
   *[-1] Nobody wins
}
ending-win = Won
ending-draw-game = Drawn
ratio-stood = Attacks that stand
column-actions = Actions
column-rounds = Attacks
column-covered = Attacks covered
column-stood = Attacks that stood
column-draws = Cards drawn
column-conceded = Attacks conceded
column-uses_goals = Attacks with goals
column-uses_trophies = Attacks with trophies
column-uses_caps = Attacks with caps
column-uses_seasons = Attacks with seasons
column-uses_assists = Attacks with assists
column-gap = Widest gap between the stats
column-left = Cards the losing team still holds
