"""Guandan on the screen: a match, and the cards alone."""

from widgets.guandan.bench import DASHBOARD, GuandanBench, workbench

__all__ = ["DASHBOARD", "GuandanBench", "workbench"]
