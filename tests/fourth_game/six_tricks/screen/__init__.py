"""Six Tricks on the screen."""

from six_tricks.screen.view import View

__all__ = ["View"]
