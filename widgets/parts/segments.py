"""A choice between a few values, side by side, of which one is always taken."""

from __future__ import annotations

from typing import Any

import traitlets

from explorer.words import language_names
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Segments(Part):
    """Buttons of which one is pressed. Unlike ipywidgets' ToggleButtons it also tells a screen reader which.

    `options` are (text, value) pairs as for other ipywidgets, `value` one of the values, a text.
    """

    module = PARTS / "segments.js"

    options: traitlets.List[Any] = traitlets.List().tag(sync=True)
    value = traitlets.Unicode().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def __repr__(self) -> str:
        return f"Segments(value={self.value!r})"

    @traitlets.validate("value")
    def _known(self, proposal: Any) -> str:
        """What the page sends is as untrusted as what a person types."""
        values = [value for _, value in self.options]
        if values and proposal["value"] not in values:
            raise traitlets.TraitError(f"value must be one of {values}")
        return str(proposal["value"])


def language_choice(language: str) -> Segments:
    """The choice of a language, each by its own name."""
    return Segments(options=[(name, code) for code, name in language_names().items()], value=language)
