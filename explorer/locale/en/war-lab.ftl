# War, many games at once: names of figures.

war-winner = { $winner ->
    [0] The human wins
   *[1] The opponent wins
}
war-ending-goal = Won with all cards
war-ending-exhausted = Ended because one side could not go on
war-ending-exhausted-both = Ended because neither side could go on
war-ratio-ties = Ties in a battle
war-column-actions = Cards played
war-column-battles = Battles
war-column-wars = Ties
war-column-deepest = Most ties in one pot
war-column-depth_1 = Pots with one tie
war-column-depth_2 = Pots with two ties
war-column-depth_3 = Pots with three ties
war-column-depth_4 = Pots with four ties or more
war-column-largest_pot = Largest pot
