"""Hypothesis runs the same examples every time, so that a red run means a changed program.
`HYPOTHESIS_PROFILE=search` looks further, with new examples each time; `quick` takes few, for daily work."""

import os

from hypothesis import HealthCheck, settings

_SLOW_OK = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "steady", derandomize=True, database=None, max_examples=40, deadline=None, suppress_health_check=_SLOW_OK
)
settings.register_profile("quick", parent=settings.get_profile("steady"), max_examples=5)
settings.register_profile("search", max_examples=1000, deadline=None, suppress_health_check=_SLOW_OK)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
