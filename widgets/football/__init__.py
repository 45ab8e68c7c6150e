"""The football game on the screen."""

from explorer import football
from widgets.football.view import View, balance_lab, workbench
from widgets.page.dashboard import of_game

DASHBOARDS = (of_game("football", football.CASES, ("54", "57"), "football.ipynb", place=30),)

__all__ = ["DASHBOARDS", "View", "balance_lab", "workbench"]
