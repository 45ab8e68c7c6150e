"""What every page has: its address, language, lesson, and the gallery that leads to it."""

from widgets.parts.library import PARTS, Folder

PAGE = Folder("widgets.page", PARTS)
"""The styles and scripts of pages."""
