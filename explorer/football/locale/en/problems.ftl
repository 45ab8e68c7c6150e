# What is wrong with an input. $place is where.

problem-four-stats = expected four stats; got { $size }.
problem-player-twice = { $name } already lies at { $other }; each player may be used once.
problem-player-type = expected the name of a player, or an object with a name and the five stats; got { $got ->
    [object] an object
    [list] a list
    [text] text
    [number] a number
    [truth] true or false
    [null] nothing
   *[other] something that JSON does not know
}.
problem-unknown-player = “{ $got }” is not a player of the game’s own deck; expected a name from it, or an object with a name and the five stats.
problem-player-name = expected text of at most { $most } visible characters, without extra spaces, and at least one in a name; got “{ $got }”.
problem-does-not-cover = expected a card that covers: its number in the attacked stat is { $cover ->
    [equal] at least that of the attack.
   *[higher] higher than that of the attack, as the setting has it.
}
problem-empty-team = this hand is empty, and a team without a card has won when the round ends; expected at least one card.
deck-line = Line { $line }
problem-deck-faults = { $count ->
    [one] This deck cannot be used: there is 1 mistake in it.
   *[other] This deck cannot be used: there are { $count } mistakes in it.
}
problem-deck-not-utf8 = expected text in UTF-8; here is something that is not. Save the file again as UTF-8.
problem-deck-not-csv = this is not CSV: expected values divided by commas, semicolons or tabs, and every quotation mark closed. Reading stopped here.
problem-deck-wide = too many values: expected at most { $most }, one for each column.
problem-deck-column = { $count ->
    [0] expected a column named “{ $name }”; there is none.
   *[other] expected one column named “{ $name }”; there are { $count }.
}
problem-deck-twice = { $name } is already on line { $other }; each name may be used once.
problem-deck-size = { $size ->
    [0] There are no cards here
    [one] There is 1 card here
   *[other] There are { $size } cards here
}; expected a deck of { $least } to { $most }.
problem-deck-name = expected a name of 1 to { $most } visible characters; got “{ $got }”.
problem-deck-text = the { $column } “{ $got }” cannot be shown: expected at most { $most } letters on one line.
problem-deck-number = expected a whole number from 0 to { $most } in the column “{ $stat }”; got “{ $got }”.
