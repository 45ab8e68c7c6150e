"""A kernel for dashboards: IPython's, without what no visitor can reach there.

The debugger alone takes 9 MB of every open page. `voila/kernel/kernel.json` starts this kernel, also without a history,
which is for what people type.
"""

import sys

if __name__ == "__main__":
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # to ipykernel it is not installed

    from ipykernel.kernelapp import launch_new_instance

    launch_new_instance()
