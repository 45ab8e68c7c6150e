"""The screen's side of each game, found as the engine's is (`explorer.games`)."""

from explorer.games import Packages

SCREENS = Packages("widgets", "bench", "card_rules_explorer.screens")
"""How each game is shown: a folder of ours with a `bench.py`, or a package that an installed distribution names under
the entry point group `card_rules_explorer.screens`."""

screen = SCREENS.sentences
"""What only the screen says: a source of sentences for `Words`."""
