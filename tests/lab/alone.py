"""A program of its own, with nothing of this one's in memory."""

import os
import subprocess
import sys
from pathlib import Path

import explorer

ROOT = Path(explorer.__file__).parents[1]


def output(code, *more, cwd=ROOT, **environment):
    """What a Python of its own prints, and nothing else."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *more],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(cwd), **environment},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
