"""The gallery: the page that leads to all others."""

from widgets.page import PAGE
from widgets.parts.library import PARTS, Folder

GALLERY = Folder("widgets.gallery", PARTS, PAGE)
"""Its style and script."""
