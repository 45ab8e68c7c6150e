"""Parts of the screen that only the football game has."""

from widgets.parts.library import PARTS, Folder

FOOTBALL = Folder("widgets.football", PARTS)
"""Their scripts and styles, the faces of player cards, and the style of the game's page."""
