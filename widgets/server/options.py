"""How the notebooks are served as dashboards: one set of options for every server.

Two files hand their configuration to `configure`: `voila/voila.py`, which installing the project puts where Voila
looks by itself (`etc/jupyter/`), and `binder/jupyter_config.py` for the Jupyter server on Binder.
"""

from __future__ import annotations

import re
from typing import Any

from jupyter_client.kernelspec import find_kernel_specs

from explorer.words import DEFAULT, RIGHT_TO_LEFT, Words, languages
from widgets.screens import screen

KERNEL = "card-rules-dashboard"  # voila/kernel


def prepare(req: Any, notebook: Any, cwd: str) -> Any:
    """Voila calls this for each page, before the page's kernel starts, and runs the notebook it returns.

    Reading `xsrf_token` sets the cookie without which a closed page's goodbye is refused (403) and its kernel stays.
    The title (the first heading, unless the notebook's metadata has one), the language and the direction are for the
    template, and so are the page's own few sentences, in the language of the address. The kernel is the lean one.
    """
    if req is not None:
        _ = req.xsrf_token
    meta = notebook.metadata
    headings = (re.match(r"#\s+(.+)", cell.source) for cell in notebook.cells if cell.cell_type == "markdown")
    if heading := next(filter(None, headings), None):
        meta.setdefault("title", heading[1].strip())
    meta.setdefault("lang", "en")
    meta.setdefault("dir", "rtl" if meta["lang"].split("-")[0] in RIGHT_TO_LEFT else "ltr")
    asked = req.get_query_argument("lang", DEFAULT) if req is not None else DEFAULT
    words = Words(asked if asked in languages() else DEFAULT, screen)
    texts = {name: words.text(f"page-{name}") for name in ("starting", "no-script", "failed")}
    meta["page"] = texts | {"lang": words.language, "dir": words.dir}
    kernel = meta.setdefault("kernelspec", {})
    # Not for another language's notebook, nor where somebody serves the notebooks without installing the project.
    if kernel.get("language", "python") == "python" and KERNEL in find_kernel_specs():
        kernel["name"] = KERNEL
    return notebook


def page_config(config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Voila calls this for the page's settings.

    A Jupyter server sets an address on another host for MathJax; without one (both unset) Voila uses the copy it has.
    """
    config["fullMathjaxUrl"] = config["mathjaxConfig"] = None
    return config


def configure(c: Any) -> None:
    """Set every option on a traitlets configuration."""
    voila = c.VoilaConfiguration
    voila.template = "explorer"
    voila.allow_template_override = "NOTEBOOK"  # an address may not choose one: the stock ones call other hosts
    voila.allow_theme_override = "NO"
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.classic_tree = True
    voila.prelaunch_hook = prepare
    voila.page_config_hook = page_config
    voila.extension_denylist = ["jupyterlab_pygments"]  # colours code, of which a dashboard shows none
    voila.file_allowlist = [r"[\w/ -]+\.(png|svg|jpe?g|webp)"]  # pictures only; no dot: no hidden folders
    c.Voila.kernel_websocket_connection_class = "widgets.server.guard.GuardedConnection"
    # A closed page frees its kernel at once (see `prepare`). Culling is for the rest: a browser that was killed, a
    # fetch without JavaScript. A kernel whose page is still connected is left alone, however long nobody clicks.
    c.MappingKernelManager.cull_idle_timeout = 600
    c.MappingKernelManager.cull_interval = 60
    c.MappingKernelManager.cull_connected = False
