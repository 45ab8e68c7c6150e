"""The football game on the screen."""

from widgets.football.bench import DASHBOARD, FootballBench, workbench

__all__ = ["DASHBOARD", "FootballBench", "workbench"]
