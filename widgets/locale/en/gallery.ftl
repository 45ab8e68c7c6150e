# The gallery of dashboards.

gallery-open = Open { $game }
gallery-cases = Straight to an edge case
