"""The lab's page."""

from widgets.lab.lab import DASHBOARD, LabBench, lab_bench

__all__ = ["DASHBOARD", "LabBench", "lab_bench"]
