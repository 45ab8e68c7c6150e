"""Parts of the screen that only Guandan has."""

from widgets.parts.library import PARTS, Folder

GUANDAN = Folder("widgets.guandan", PARTS)
"""Their scripts and styles, and the style of Guandan's pages."""
