"""The choice between a few values, by its traits."""

import pytest
from traitlets import TraitError

from widgets.parts.segments import Segments


def test_only_known_values_are_taken():
    choice = Segments(options=[("English", "en"), ("العربية", "ar")], value="en")
    choice.value = "ar"
    with pytest.raises(TraitError):
        choice.value = "<b>"
    assert choice.value == "ar" and repr(choice) == "Segments(value='ar')"
