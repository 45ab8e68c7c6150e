"""What every page has: its address, language and lesson."""

from widgets.parts.library import PARTS, Folder

PAGE = Folder("widgets.page", PARTS)
"""The styles and scripts of pages."""
