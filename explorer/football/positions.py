"""The edge cases of the football game, by name in `CASES`."""

from __future__ import annotations

from explorer.cases import Case

CASES: dict[str, Case] = {}
