# The football game, many matches at once: names of figures.

football-winner = { $winner ->
    [0] Team A wins
    [1] Team B wins
   *[-1] Nobody wins
}
football-ending-win = Won
football-ending-draw-game = Drawn
football-ratio-stood = Attacks that stand
football-column-actions = Actions
football-column-rounds = Attacks
football-column-covered = Attacks covered
football-column-stood = Attacks that stood
football-column-draws = Cards drawn
football-column-conceded = Attacks conceded
football-column-uses_goals = Attacks with goals
football-column-uses_trophies = Attacks with trophies
football-column-uses_caps = Attacks with caps
football-column-uses_seasons = Attacks with seasons
football-column-uses_assists = Attacks with assists
football-column-gap = Widest gap between the stats
football-column-left = Cards the losing team still holds
