"""Events, clauses, refusals and errors as sentences in a language, from Fluent files in `locale/`, a folder a language.

In languages written right to left Fluent wraps whatever it inserts, such as a card, in isolation marks, so that it
stays in one piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from explorer.cards import HIDDEN, Card
from explorer.games import GAMES
from explorer.problems import Problem, Refusal

if TYPE_CHECKING:
    from explorer.game import Event, Result

LOCALE = Path(__file__).parent / "locale"
RIGHT_TO_LEFT = frozenset({"ar", "fa"})
DEFAULT = "en"
_KEPT = 2000  # sentences kept ready: a table says most of its own again at every step
_PARSER = FluentParser(with_spans=False)  # where a message stood in its file is of no use here


@cache
def languages() -> tuple[str, ...]:
    """The languages there are sentences in, the default first."""
    found = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
    return (DEFAULT, *(name for name in found if name != DEFAULT))


Source = Callable[[str], Path | None]
"""Where some sentences are: from the name of a game, or "" for those of all games, to a folder with a folder for each
language; None where there are none."""


@dataclass(frozen=True)
class _Sentence:
    """One message, or an attribute of one, and the names of what it speaks of."""

    variables: frozenset[str]
    format: Callable[[dict[str, Any]], tuple[object, list[Exception]]]
    """From what is put in to the text, and what was wrong with it."""


class _Sentences:
    """All messages of a scope in a language, the name of a game or "" for those of all games."""

    def __init__(self, folder: Path | None, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
        self._entries: dict[str, Message | Term] = {}
        for file in sorted((folder / language).glob("*.ftl")) if folder else ():
            resource = _PARSER.parse(file.read_text(encoding="utf-8"))
            _Strict().visit(resource)
            self._bundle.add_resource(resource)
            entries = (entry for entry in resource.body if isinstance(entry, Message | Term))
            self._entries |= {f"{'-' * isinstance(entry, Term)}{entry.id.name}": entry for entry in entries}

    def sentence(self, name: str, attribute: str) -> _Sentence | None:
        """The message of that name, or an attribute of it; None where there is none."""
        pattern = self._pattern(name, attribute)
        if pattern is None:
            return None
        visitor = _Variables(self._pattern)
        visitor.visit(pattern)
        entry = self._bundle.get_message(name)
        found = entry.attributes[attribute] if attribute else entry.value
        assert found is not None
        return _Sentence(frozenset(visitor.names), partial(self._bundle.format_pattern, found))

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        entry = self._entries.get(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((it.value for it in entry.attributes if it.id.name == attribute), None)


@cache
def _sentences(source: Source, language: str, scope: str) -> _Sentences:
    """A game's sentences are loaded when one of them is said: a page about one game has no use for those of the
    others."""
    return _Sentences(source(scope), language)


class _Variables(Visitor):
    """The names of what a pattern puts in or chooses by, and of what the messages do that it refers to."""

    def __init__(self, pattern_of: Callable[[str, str], Pattern | None]) -> None:
        self._pattern_of = pattern_of
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        pattern = self._pattern_of(node.id.name, node.attribute.name if node.attribute else "")
        if pattern is not None:
            self.visit(pattern)


class _Strict(Visitor):
    """In Fluent one variant of a choice stands for all values that have none. Here that is so only where it is called
    `*[other]`: any other value nobody has thought of is an error, and not told in another one's words."""

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {it.key.name for it in node.variants if isinstance(it.key, Identifier)}
        if isinstance(node.selector, VariableReference) and not keys & _PLURALS:
            for variant in node.variants:
                variant.default = False
            nobody = VariableReference(Identifier(f"no-variant-for-{node.selector.id.name}"))
            node.variants.append(Variant(Identifier("other"), Pattern([Placeable(nobody)]), default=True))
        self.generic_visit(node)


_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def language_names() -> dict[str, str]:
    """Each language by its own name. They are in one file, since a language costs memory once it is loaded."""
    entries = _PARSER.parse((LOCALE / "names.ftl").read_text(encoding="utf-8")).body
    texts = ((entry.id.name, entry.value) for entry in entries if isinstance(entry, Message) and entry.value)
    found = {
        name: "".join(part.value for part in text.elements if isinstance(part, TextElement)) for name, text in texts
    }
    return {language: found[language] for language in languages()}


class Words:
    """The sentences of one language: `Words("ar")`. Other sources of sentences may be given besides the engine's own.

    A message of a game is named after it, `war:name`; what has no such name before it belongs to all games.

    >>> Words().card("7S"), Words().text("war:name")
    ('seven of spades', 'War')

    A language there are no files for, or a message a file lacks, raises `LookupError`.
    """

    def __init__(self, language: str = DEFAULT, *sources: Source) -> None:
        if language not in languages():
            raise LookupError(f"no sentences in {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.dir = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        self._sources = (GAMES.sentences, *sources)
        self._sentences: dict[str, _Sentence] = {}
        self._said: dict[tuple[Any, ...], str] = {}

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def text(self, message: str, /, **args: Any) -> str:
        """The message with that id, or `message.attribute`, with its arguments put in; `game:message` is one of a
        game's own."""
        sentence = self._sentences.get(message) or self._sentence(message)
        # Of what is told only what the sentence speaks of: the rest may be large.
        told = {key: value for key, value in args.items() if key in sentence.variables}
        key = (message, *told.items())
        found = self._said.get(key)
        if found is None:
            if len(self._said) > _KEPT:
                self._said.clear()
            plain = {key: self._plain(value) for key, value in told.items()}
            text, errors = sentence.format(plain)
            if errors:
                raise LookupError(f"{self.language}: {message}: {errors[0]}")
            found = self._said[key] = str(text)
        return found

    def _sentence(self, message: str) -> _Sentence:
        scope, _, rest = message.rpartition(":")
        name, _, attribute = rest.partition(".")
        for source in self._sources:
            found = _sentences(source, self.language, scope).sentence(name, attribute)
            if found is not None:
                self._sentences[message] = found
                return found
        raise LookupError(f"{self.language}: no message {message}")

    def _plain(self, value: Any) -> Any:
        """What goes into a sentence for a value: a card's face (a joker as it is written), several things one after
        another, or what the value says of itself."""
        if isinstance(value, Card):
            return "hidden" if value is HIDDEN else value.face if value.suit else value.text
        if isinstance(value, Refusal):  # within a sentence, without its clause
            return self.refusal(value)
        if hasattr(value, "said"):
            return str(value.said(self))
        return self.listed(map(self._plain, value)) if isinstance(value, tuple) else value

    def listed(self, items: Iterable[str]) -> str:
        """Several things one after another, in the language's own order also where they are all numbers."""
        mark = "\N{RIGHT-TO-LEFT MARK}" if self.dir == "rtl" else ""
        return mark + self.text("list-separator").join(items)

    def apart(self, text: str) -> str:
        """A text, such as a card's face, that keeps its own direction wherever it is put in."""
        return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if self.dir == "rtl" else text

    def clause(self, clause: str) -> str:
        """The text of a rule clause such as `war.burn`."""
        game, _, word = clause.partition(".")
        return self.text(f"{game}:clause-{word}")

    def source_note(self, clause: str) -> str:
        """What is to be said of the source pages of a clause, such as that they do not agree; mostly nothing."""
        game, _, word = clause.partition(".")
        noted = _sentences(GAMES.sentences, self.language, game).sentence(f"clause-{word}", "sources")
        return self.text(f"{game}:clause-{word}.sources") if noted else ""

    def event(self, event: Event[Any]) -> str:
        """What happened, in a sentence."""
        return self._event(event, "")

    def title(self, event: Event[Any]) -> str:
        """What happened, in a word or two."""
        return self._event(event, ".title")

    def _event(self, event: Event[Any], attribute: str) -> str:
        cards = {f"card{i}": card for i, card in enumerate(event.cards[:2])}
        seat = "none" if event.seat is None else event.seat
        game, _, clause = event.clause.partition(".")
        return self.text(f"{game}:event-{event.kind}{attribute}", seat=seat, clause=clause, **cards, **event.numbers)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action may not be done."""
        return self.text(f"{_game(refusal.clause)}:refusal-{refusal.message}", **refusal.facts)

    def result(self, result: Result) -> str:
        """Who won, and by which clause."""
        winner = "none" if result.winner is None else result.winner
        return self.text(f"{_game(result.reason)}:result", winner=winner, reason=result.reason.partition(".")[2])

    def problem(self, problem: Problem, where: bool = True) -> str:
        """What is wrong with an input, and where, unless that is said by where the sentence stands."""
        facts, place = problem.facts, problem.facts.get("place")
        scope, mark, message = problem.message.rpartition(":")
        text = self.text(f"{scope}{mark}problem-{message}", **facts)
        return self.text("problem-at", place=place, problem=text) if place and where else text

    def setting(self, game: str, setting: str) -> str:
        """The name of a reading or variation."""
        return self.text(f"{game}:setting-{setting}")

    def value(self, game: str, setting: str, value: str | int) -> str:
        """The name of one of its values."""
        if isinstance(value, int):
            return str(value)
        return self.text(f"{game}:setting-{setting}.{value}")

    def card(self, card: Card | str) -> str:
        """The card's name, for a screen reader."""
        card = Card(card) if isinstance(card, str) else card
        if not card.suit:
            return self.text(f"card-{ {'RJ': 'red-joker', 'BJ': 'black-joker'}.get(card.rank, 'hidden') }")
        # In a Fluent file `[7]` is the number; the text "7" would match nothing.
        rank = int(card.rank) if card.rank.isdigit() else card.rank
        return self.text("card-name", rank=rank, suit=card.suit)


def _game(clause: str) -> str:
    return clause.partition(".")[0]
