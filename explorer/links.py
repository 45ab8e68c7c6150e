"""A whole game as a piece of an address: its record, with all lines, the settings and the cursor, in letters, digits,
``-`` and ``_``.

It goes into the part after ``#``, which no server sees. It is the record's JSON, deflated, behind a checksum, so that a
link that was cut off or changed on its way is never taken for another game.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any

from explorer.problems import SIZE_LIMIT, LinkError, read_json, typed

VERSION = "1"
"""The first character of all that is written here. What begins with another one is written in a way not known here."""
_CHECK_BYTES = 4


def packed(record: Mapping[str, Any]) -> str:
    """A record, as `Timeline.record` gives it, as text for an address.

    >>> packed({"game": "war", "version": 1, "readings": {}, "seed": 7, "actions": ["7S"]})
    '1_R5kmatWSk_MTVWyUipPLFLSUSpLLSrOzM9TsjLUUSpKTUzJzEsvVrKqrtVRKk5NTVGyMtdRSkwuAaoAikYrmQcrxdYCAA'
    """
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = deflate.compress(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()) + deflate.flush()
    return VERSION + _letters(_checksum(data) + data)


def unpacked(link: str) -> dict[str, Any]:
    """The record in such a text. Whether it can be played, `Timeline.from_record` says.

    Raises `LinkError` where it is not a text that was made here: `link-version`, it was made by another version;
    `link-cut`, its end is missing; `link-damaged`, it was changed in another way; `too-long`, there is too much in it.

    >>> unpacked(packed({"game": "war", "seed": 7, "actions": []}))
    {'game': 'war', 'seed': 7, 'actions': []}
    """
    typed(link, str, "", LinkError)
    if len(link) > SIZE_LIMIT:
        raise LinkError("too-long", place="", limit=SIZE_LIMIT, size=len(link))
    if link[:1] not in ("", VERSION):
        raise LinkError("link-version", place="")
    found = _bytes(link[1:])
    data = found[_CHECK_BYTES:]
    inflate = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = inflate.decompress(data, SIZE_LIMIT)
    except zlib.error:
        raise LinkError("link-damaged", place="") from None
    if inflate.unconsumed_tail:
        raise LinkError("too-long", place="", limit=SIZE_LIMIT, size=SIZE_LIMIT + 1)
    if not inflate.eof:
        raise LinkError("link-cut", place="")
    if inflate.unused_data or found[:_CHECK_BYTES] != _checksum(data) or link != VERSION + _letters(found):
        raise LinkError("link-damaged", place="")
    return read_json(text.decode(errors="replace"), LinkError)


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(_CHECK_BYTES, "big")


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    """What these letters stand for. A last one that says nothing by itself is left out."""
    if not re.fullmatch("[A-Za-z0-9_-]*", letters):
        raise LinkError("link-damaged", place="")
    whole = letters[: len(letters) - (len(letters) % 4 == 1)]
    return base64.urlsafe_b64decode(whole + "=" * (-len(whole) % 4))
