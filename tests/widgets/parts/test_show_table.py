"""Bringing a new table into view, the Python side."""

import re

from tests.widgets.scripts import script
from widgets.parts.show_table import ShowTable


def test_what_is_sent_is_what_the_script_waits_for() -> None:
    show_table, sent = ShowTable(), []
    show_table.send = lambda message, buffers=None: sent.append(message)
    show_table.show("crx-lab-war")
    assert sent == [{"type": "show", "within": "crx-lab-war"}]
    assert all(re.search(rf"message\??\.{name}", script(ShowTable.module)) for name in sent[0])


def test_what_the_page_sends_is_ignored() -> None:
    ShowTable()._handle_custom_msg({"type": "show"}, [])
