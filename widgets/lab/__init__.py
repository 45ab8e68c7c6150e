"""The lab's page."""

from widgets.lab.page import DASHBOARDS, LabPage, lab_bench

__all__ = ["DASHBOARDS", "LabPage", "lab_bench"]
