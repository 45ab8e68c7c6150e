# War, many games at once: names of figures.

winner = { $winner ->
    [0] The human wins
   *[1] The opponent wins
}
ending-goal = Won with all cards
ending-exhausted = Ended because one side could not go on
ending-exhausted-both = Ended because neither side could go on
ratio-ties = Ties in a battle
column-actions = Cards played
column-battles = Battles
column-wars = Ties
column-deepest = Most ties in one pot
column-depth_1 = Pots with one tie
column-depth_2 = Pots with two ties
column-depth_3 = Pots with three ties
column-depth_4 = Pots with four ties or more
column-largest_pot = Largest pot
