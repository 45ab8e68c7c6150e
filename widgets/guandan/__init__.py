"""Guandan on the screen: a match, and the cards alone."""

from explorer import guandan
from widgets.guandan.cards.page import DASHBOARD as CARDS
from widgets.guandan.cards.page import cards_page
from widgets.guandan.view import View, workbench
from widgets.page.dashboard import of_game

DASHBOARDS = (of_game("guandan", guandan.CASES, ("9S", "9D", "9C", "9H", "RJ"), "guandan_match.ipynb", place=20), CARDS)

__all__ = ["DASHBOARDS", "View", "cards_page", "workbench"]
