"""The screen's side of each game, found as the engine's is (`explorer.games`)."""

from explorer.games import Packages

SCREENS = Packages("widgets", "view", "card_rules_explorer.screens")
"""How each game is shown: a folder of ours with a `view.py`, or a package that an installed distribution names under
the entry point group `card_rules_explorer.screens`.

Either has `View`, its `widgets.workbench.game_view.GameView`, and its sentences in a folder `locale/`. `DASHBOARDS`
are the pages that the gallery shows of it; without them that is its workbench, in the notebook of any game."""

screen = SCREENS.sentences
"""What only the screen says: a source of sentences for `Words`."""
