# The gallery of dashboards.

gallery-open = Open { $game }
gallery-cases = Straight to an edge case
war-line = You choose each card from a small hand, the opponent does the same. Equal ranks start a war. Step through it one rule at a time, and see why each thing happens.
