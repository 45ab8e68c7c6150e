# Charts: titles, axes, names beside the lines, and text alternatives.

chart-piles = Cards held, battle by battle
chart-battle = battle
chart-you = You { $count }
chart-opponent = Opponent { $count }
chart-pot = { $count } in the pot
chart-piles-alt = { $battles ->
    [0] Before the first battle you hold { $human } cards and the opponent { $opponent }.
    [one] In 1 battle you go from { $human } cards to { $human_last }, the opponent from { $opponent } to { $opponent_last }.
   *[other] In { $battles } battles you go from { $human } cards to { $human_last }, the opponent from { $opponent } to { $opponent_last }.
} { $ties ->
    [0] No battle was tied.
    [one] 1 battle was tied.
   *[other] { $ties } battles were tied.
}
chart-ties-alt = Ties at battle { $listed }.
chart-now-alt = At the cursor you hold { $human }, the opponent { $opponent }, and { $pot } are in the pot.
chart-key = ▲ tie, grey: cards in the pot
