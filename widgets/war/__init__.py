"""War on the screen."""

from widgets.war.bench import DASHBOARD, WarBench, workbench

__all__ = ["DASHBOARD", "WarBench", "workbench"]
