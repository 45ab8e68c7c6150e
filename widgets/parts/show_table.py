"""Bringing a table into view that has only just been put on the page."""

from typing import Any

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class ShowTable(Part):
    """Has nothing to show and stands before what is to be brought into view: itself at the top, the focus on the table.

    A message to a table that is not drawn yet reaches nobody; this waits for it.
    """

    module = PARTS / "show_table.js"

    def show(self, within: str) -> None:
        """Bring the table in the box of that class into view, as soon as it is there."""
        message: dict[str, Any] = {"type": "show", "within": within}
        self.send(message)
