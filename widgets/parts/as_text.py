"""How large values travel to the page: as one text.

On its way a nested value is walked through several times in Python; a text is not, and the page parses it in no time.
On both sides of the wire it is the value itself.
"""

import json
from typing import Any

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

AS_TEXT: dict[str, Any] = {
    "sync": True,
    "to_json": lambda value, _widget: _encode(value),
    "from_json": lambda text, _widget: json.loads(text),
}
"""The tag of a trait that travels so; its script reads it with `parsed`."""
