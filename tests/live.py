"""Real servers and a real browser, for the browser tests and the benchmarks."""

from __future__ import annotations

import contextlib
import filecmp
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import psutil
from playwright.sync_api import Error, Playwright

ROOT = Path(__file__).parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_ARGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A request for another host must fail here as it would in a classroom without internet.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]


class NoBrowser(Exception):
    """Says why there is no browser."""


def launch(playwright: Playwright, profile: str = "") -> Any:
    """The browser on the PATH, else the one Playwright installed; with the folder of a profile, that session of it."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None) or playwright.chromium.executable_path
    if not os.path.exists(path):
        raise NoBrowser(f"no browser: none of {', '.join(BROWSERS)} is on the PATH, and `make browser` could get none")
    try:
        if profile:
            return playwright.chromium.launch_persistent_context(profile, executable_path=path, args=BROWSER_ARGS)
        return playwright.chromium.launch(executable_path=path, args=BROWSER_ARGS)
    except Error as error:  # such as a system library it lacks
        raise NoBrowser(f"{path} does not start: {error.message}") from error


class Server:
    """A running server: its address (ending in a slash) and the kernels it has now."""

    def __init__(self, process: subprocess.Popen[bytes], url: str, log: Path) -> None:
        self.process, self.url, self.log = process, url, log

    def kernels(self) -> dict[str, psutil.Process]:
        """The processes of the running kernels by kernel id."""
        found = {}
        for child in psutil.Process(self.process.pid).children(recursive=True):
            with contextlib.suppress(psutil.Error):
                if match := re.search(r"kernel-([0-9a-f-]{36})\.json", " ".join(child.cmdline())):
                    found[match[1]] = child
        return found

    def wait_until_gone(self, kernel: str, seconds: float = 10) -> bool:
        end = time.monotonic() + seconds
        while kernel in self.kernels():
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True


@contextlib.contextmanager
def _run(arguments: list[str], running: str, cwd: Path, env: dict[str, str]) -> Iterator[Server]:
    """Run `python -m arguments`; it is up once its log has `running`, a pattern whose group 1 is the address."""
    with tempfile.TemporaryDirectory(prefix="explorer-") as temporary:
        # Nobody's own settings, kernels or history take part.
        own = {
            name: f"{temporary}/{name}" for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")
        }
        own |= {"IPYTHONDIR": f"{temporary}/ipython", "JUPYTERLAB_SETTINGS_DIR": f"{temporary}/settings"}
        own |= {"JUPYTERLAB_WORKSPACES_DIR": f"{temporary}/workspaces", "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}
        log = Path(temporary, "log")
        with log.open("wb") as out:
            command = [sys.executable, "-m", *arguments]
            process = subprocess.Popen(command, cwd=cwd, env=os.environ | own | env, stdout=out, stderr=out)
        try:
            end = time.monotonic() + 60
            while not (match := re.search(running, log.read_text(errors="replace"))):
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"{' '.join(command)} did not start:\n{log.read_text(errors='replace')}")
                time.sleep(0.05)
            yield Server(process, match[1], log)
        finally:
            children = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
            for child in children:
                with contextlib.suppress(psutil.Error):
                    child.kill()


def check_installed() -> None:
    """Template and options are installed as copies: old copies would test something else than the files of the repo."""
    server = ROOT / "widgets/server"
    places = {
        "jupyter_server": "etc/jupyter/jupyter_server_config.d",
        "voila/kernel": "share/jupyter/kernels/card-rules-dashboard",
        "voila/explorer": "share/jupyter/voila/templates/explorer",
        "voila": "etc/jupyter",
    }
    for source in [p for kind in ("voila", "jupyter_server") for p in (server / kind).rglob("*")]:
        if source.is_file() and source.suffix != ".pyc":
            name = source.relative_to(server).as_posix()
            folder = next(folder for folder in places if name.startswith(f"{folder}/"))
            installed = Path(sys.prefix, places[folder], name.removeprefix(f"{folder}/"))
            if not installed.exists() or not filecmp.cmp(source, installed, shallow=False):
                raise RuntimeError(f"{installed} is not the repo's {name}: run `make env`")


def voila(root: Path = ROOT / "notebooks", *options: str, **env: str) -> contextlib.AbstractContextManager[Server]:
    """Voila over a folder, as `make dashboards` runs it, on a free port."""
    check_installed()
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("localhost", 0))
        port = probe.getsockname()[1]
    arguments = ["voila", str(root), "--no-browser", f"--port={port}", *options]
    return _run(arguments, r"running at:\s+(http://\S+)", ROOT, env)


def jupyterlab(root: Path = ROOT, *options: str, **env: str) -> contextlib.AbstractContextManager[Server]:
    """JupyterLab over a folder, without a token, with Binder's configuration; Voila is at `voila/render/`."""
    check_installed()
    arguments = ["jupyterlab", f"--ServerApp.root_dir={root}", "--no-browser", "--allow-root", "--port=0"]
    arguments += ["--IdentityProvider.token=", "--ServerApp.ip=localhost", f"--config={ROOT}/binder/jupyter_config.py"]
    return _run([*arguments, *options], r"is running at:\s+(?:\[.*?\] )?(http://\S+?)lab\b", ROOT, env)


def own_server(root: Path = ROOT, *options: str, **env: str) -> contextlib.AbstractContextManager[Server]:
    """A Jupyter server over a folder, without a token, and with no options but those that installing brought along."""
    check_installed()
    arguments = ["jupyter_server", f"--ServerApp.root_dir={root}", "--no-browser", "--allow-root", "--port=0"]
    arguments += ["--IdentityProvider.token=", "--ServerApp.ip=localhost"]
    return _run([*arguments, *options], r"is running at:\s+(?:\[.*?\] )?(http://[^/\s]+/)", ROOT, env)


def status(url: str) -> int:
    """The HTTP status of a plain GET."""
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def write_notebook(path: Path, *cells: tuple[str, str], **metadata: str) -> None:
    """A notebook of these cells, each its kind and its text; the kernel is Python's."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    made = [getattr(nbformat.v4, f"new_{kind}_cell")(source) for kind, source in cells]
    nbformat.write(nbformat.v4.new_notebook(cells=made, metadata={"kernelspec": kernel} | metadata), path)
