"""The lab's page."""

from widgets.lab.lab import DASHBOARDS, LabBench, lab_bench

__all__ = ["DASHBOARDS", "LabBench", "lab_bench"]
