"""War on the screen."""

from explorer import war
from widgets.page.dashboard import of_game
from widgets.war.view import View, workbench

DASHBOARDS = (of_game("war", war.CASES, ("9H", "9C", "??", "??", "??", "AH", "QC"), "war.ipynb", place=10),)

__all__ = ["DASHBOARDS", "View", "workbench"]
