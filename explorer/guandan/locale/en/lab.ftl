# Guandan, many matches at once: names of figures.

winner = { $winner ->
    [0] South and North win
   *[1] East and West win
}
ending-match = Won at A
ratio-turns = Turns in a deal
column-actions = Actions
column-deals = Deals
column-turns = Turns
column-level_0 = Level of South and North at the end, counted from 0 for 2
column-level_1 = Level of East and West at the end, counted from 0 for 2
column-won_12_0 = 1st and 2nd: deals of South and North
column-won_13_0 = 1st and 3rd: deals of South and North
column-won_14_0 = 1st and 4th: deals of South and North
column-won_12_1 = 1st and 2nd: deals of East and West
column-won_13_1 = 1st and 3rd: deals of East and West
column-won_14_1 = 1st and 4th: deals of East and West
column-not_yet_0 = Deals that South and North won at A without winning the match
column-not_yet_1 = Deals that East and West won at A without winning the match
column-tributes = Cards paid in tribute
column-cancelled = Tributes cancelled
