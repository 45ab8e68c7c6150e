"""Bringing a new table into view, the Python side."""

import re

from tests.widgets.scripts import script
from widgets.parts.show_table import ShowTable


def test_what_is_sent_is_what_the_script_waits_for() -> None:
    show_table, sent = ShowTable(), []
    show_table.send = lambda message, buffers=None: sent.append(message)
    show_table.show("crx-lab-a-game")
    assert sent == [{"type": "show", "within": "crx-lab-a-game"}]
    assert all(re.search(rf"message\??\.{name}", script(ShowTable.module)) for name in sent[0])


def test_what_the_page_sends_is_not_sent_back() -> None:
    show_table, sent = ShowTable(), []
    show_table.send = lambda message, buffers=None: sent.append(message)
    for message in ({"type": "show"}, {"type": "show", "within": "crx-lab"}, None):
        show_table._handle_custom_msg(message, [])
    assert sent == []
