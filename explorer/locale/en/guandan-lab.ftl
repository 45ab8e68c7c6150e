# Guandan, many matches at once: names of figures.

guandan-winner = { $winner ->
    [0] South and North win
   *[1] East and West win
}
guandan-ending-match = Won at A
guandan-ratio-turns = Turns in a deal
guandan-column-actions = Actions
guandan-column-deals = Deals
guandan-column-turns = Turns
guandan-column-level_0 = Level of South and North at the end, counted from 0 for 2
guandan-column-level_1 = Level of East and West at the end, counted from 0 for 2
guandan-column-won_12_0 = 1st and 2nd: deals of South and North
guandan-column-won_13_0 = 1st and 3rd: deals of South and North
guandan-column-won_14_0 = 1st and 4th: deals of South and North
guandan-column-won_12_1 = 1st and 2nd: deals of East and West
guandan-column-won_13_1 = 1st and 3rd: deals of East and West
guandan-column-won_14_1 = 1st and 4th: deals of East and West
guandan-column-not_yet_0 = Deals that South and North won at A without winning the match
guandan-column-not_yet_1 = Deals that East and West won at A without winning the match
guandan-column-tributes = Cards paid in tribute
guandan-column-cancelled = Tributes cancelled
