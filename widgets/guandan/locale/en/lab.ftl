# What the lab says of this game.

lab-plays = { $team ->
    [0] South and North
   *[1] East and West
}
lab-chart-levels = Level of South and North, deal by deal
lab-chart-places = Finishing places of the winners
