"""What is wrong with an input, and where: errors and refusals that can be said in any language.

Each holds a message id and facts; the sentence is made from the locale files when someone reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar, cast
from unicodedata import normalize

from explorer.saying import in_english, in_english_html

if TYPE_CHECKING:
    from explorer.words import Words

T = TypeVar("T")

SIZE_LIMIT = 4_000_000
"""Longest position or record read, in characters. A War of 147,000 battles takes 2 million; 10 MB are a mistake."""


class Facts(dict[str, Any]):
    """A mapping that does not change, prints as it is written, and can be a member of a set.

    >>> facts = Facts(pot=2)
    >>> facts, facts["pot"]
    (Facts(pot=2), 2)
    """

    __slots__ = ()

    def _no(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("Facts cannot be changed")

    __setitem__ = __delitem__ = _no
    clear = pop = popitem = setdefault = update = __ior__ = _no

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Facts], tuple[dict[str, Any]]]:
        return Facts, (dict(self),)

    def __repr__(self) -> str:
        if all(map(_is_name, self)):
            return f"Facts({', '.join(f'{name}={value!r}' for name, value in self.items())})"
        return f"Facts({dict(self)!r})"


def _is_name(name: object) -> bool:
    """Whether it can be the name of an argument; Python reads some letters as others, the micro sign as mu."""
    return isinstance(name, str) and name.isidentifier() and not iskeyword(name) and normalize("NFKC", name) == name


class Refusal(NamedTuple):
    """Why an action may not be done now: the clause, the id of the message, and the facts it names.

    `str` says it in English; `Words(language).refusal` in any language.
    """

    clause: str
    message: str
    facts: Facts = Facts()

    def said(self, words: Words) -> str:
        """The sentence and the clause."""
        return f"{words.refusal(self)} [{self.clause}]"

    def __str__(self) -> str:
        return in_english(self)

    def _repr_html_(self) -> str:
        return in_english_html(self)


class Problem(ValueError):
    """Bad input: `message` is the id of the sentence, `facts` what it names; `facts["place"]` is where.

    >>> SettingError("unknown-value", place="burn", expected="0, 1", got="11")
    SettingError('unknown-value', place='burn', expected='0, 1', got='11')
    """

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = Facts(facts)

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({', '.join([repr(self.message), *(f'{k}={v!r}' for k, v in self.facts.items())])})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.message, dict(self.facts))

    def said(self, words: Words) -> str:
        """The sentence, with the place."""
        return words.problem(self)

    def __str__(self) -> str:
        return in_english(self)


def _rebuild(kind: type[Problem], message: str, facts: dict[str, Any]) -> Problem:
    return kind(message, **facts)


class CardError(Problem):
    """A text that is no card."""


class SettingError(Problem):
    """A reading or variation that does not exist, or a value it does not have."""


class PositionError(Problem):
    """A position that cannot be set up."""


class RecordError(Problem):
    """A record that cannot be replayed. `refusal` is the rules' own reason where an action is illegal."""

    @property
    def refusal(self) -> Refusal | None:
        return self.facts.get("refusal")


class LinkError(Problem):
    """A link that does not hold what was put into it."""


class IllegalAction(ValueError):
    """An action the rules do not allow now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


def shown(value: object, limit: int = 40) -> str:
    """A value from outside, fit to be put into a sentence: short, on one line, without control characters.

    >>> shown("a\\nb" + "c" * 50, limit=10)
    'a bcccccc…'
    """
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # a number of thousands of digits, lists nested without end, a `__repr__` that fails
        text = "…"
    text = "".join(c if c.isprintable() else " " for c in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"


def read_json(source: object, error: type[Problem]) -> dict[str, Any]:
    """The JSON object in `source`, a mapping or JSON text. Anything else raises `error`, naming line and column."""
    if isinstance(source, str):
        if len(source) > SIZE_LIMIT:
            raise error("too-long", place="", limit=SIZE_LIMIT, size=len(source))
        try:
            source = json.loads(source)
        except json.JSONDecodeError as bad:
            raise error("not-json", place="", line=bad.lineno, column=bad.colno) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, or brackets nested without end
            raise error("not-json", place="", line=1, column=1) from None
    if not isinstance(source, Mapping):
        raise error("wrong-type", place="", expected="object", got=kind(source))
    return dict(source)


def keys(
    found: Mapping[str, Any],
    required: tuple[str, ...],
    optional: tuple[str, ...],
    error: type[Problem],
    within: str = "",
) -> None:
    """Raise `error` where a key is missing or none of ours; `within` is where the keys are, such as `stage.`."""
    for name in required:
        if name not in found:
            raise error("missing-key", place=within + name)
    for name in found:
        if name not in required and name not in optional:
            raise error("unknown-key", place=within + shown(name), expected=", ".join(required + optional))


def typed(value: object, wanted: type[T], place: str, error: type[Problem]) -> T:
    """The value, if it is of the wanted JSON type, a tuple being a list; else raise `error` with the place and both."""
    good = isinstance(value, list | tuple) if wanted is list else isinstance(value, wanted)
    if not good or (wanted is int and isinstance(value, bool)):
        raise error("wrong-type", place=place, expected=_NAMES[wanted], got=kind(value))
    return cast(T, value)


def whole(value: object, least: int, most: int, place: str, error: type[Problem]) -> int:
    """The value, if it is a whole number from `least` to `most`; else raise `error`."""
    number = typed(value, int, place, error)
    if not least <= number <= most:
        raise error("out-of-range", place=place, least=str(least), most=str(most), got=shown(number))
    return number


_NAMES: dict[type, str] = {dict: "object", list: "list", str: "text", int: "number", bool: "truth", type(None): "null"}


def kind(value: object) -> str:
    """The name of a value's JSON type, as the locale files know it."""
    for type_, name in _NAMES.items():
        if type(value) is type_ or (type_ is list and isinstance(value, tuple)):
            return name
    return "number" if isinstance(value, float) else "object" if isinstance(value, Mapping) else "other"
