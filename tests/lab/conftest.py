"""Who plays the games of a test, and in pieces of which size."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context

import pytest

from explorer.lab import running


@pytest.fixture
def pieces_of(monkeypatch):
    """Makes every piece of work this large."""

    def set_size(size):
        monkeypatch.setattr(running, "_FIRST", size)
        monkeypatch.setattr(running, "_LARGEST", size)
        monkeypatch.setattr(running, "_SECONDS", 1e6)

    return set_size


@pytest.fixture(scope="module")
def executor():
    """Executors by their names, each made when first asked for."""
    with ExitStack() as stack:
        made = {}

        def cluster(**kind):
            distributed = pytest.importorskip("distributed")
            more = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0", **kind}
            workers = stack.enter_context(distributed.LocalCluster(**more))
            return stack.enter_context(distributed.Client(workers)).get_executor()

        def get(name):
            if name not in made:
                kind, _, number = name.partition(" ")
                made[name] = {
                    "nobody": lambda: None,
                    "threads": lambda: stack.enter_context(ThreadPoolExecutor(int(number))),
                    "processes": lambda: stack.enter_context(ProcessPoolExecutor(2, get_context("spawn"))),
                    "dask-threads": lambda: cluster(processes=False),
                    "dask-processes": lambda: cluster(processes=True),
                }[kind]()
            return made[name]

        yield get
