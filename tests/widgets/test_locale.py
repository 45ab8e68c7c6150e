"""The screen's sentences: all languages have the same ones, and each is said somewhere."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from explorer.games import GAMES
from explorer.words import languages
from tests.live import ROOT
from widgets.screens import SCREENS, screen

SCOPES = ("", *SCREENS.names())


def messages(source, language):
    """Message → the variables in it, of every .ftl file of a language; a game's begin with its name."""
    found = {}
    files = [(scope, file) for scope in SCOPES for file in (source(scope) / language).glob("*.ftl")]
    for scope, file in files:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                name = f"{scope}:{entry.id.name}".removeprefix(":")
                assert name not in found
                found[name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_the_same_sentences(language):
    assert messages(screen, language) == messages(screen, "en")


def test_screen_and_engine_do_not_use_the_same_name_twice():
    assert not messages(screen, "en").keys() & messages(GAMES.sentences, "en").keys()


class Texts(ast.NodeVisitor):
    """The texts of a program, whole, and those with gaps (f-strings) as patterns; no docstrings."""

    def __init__(self):
        self.whole, self.patterns = set(), set()

    def visit_Expr(self, node):
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node):
        literals = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        if any(literal and re.search(r"[a-z:]", literal) for literal in literals):
            self.patterns.add("".join(r"([\w-]+)" if it is None else re.escape(it) for it in literals))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)


@cache
def texts_of(scope):
    """Those a game's screen can make its messages of: its own, its engine's, and those of all games."""
    found, shared = Texts(), [file for file in (ROOT / "widgets").rglob("*.py") if owner(file) is None]
    folders = [SCREENS.folder(scope), GAMES.folder(scope)] if scope else []
    for file in (*shared, *(file for folder in folders for file in folder.rglob("*.py"))):
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


def owner(file: Path):
    """The game in whose folder a file is."""
    return next((game for game in SCREENS.names() if SCREENS.folder(game) in file.parents), None)


def is_made(text, scope, depth=3):
    """Whether the program writes that text, whole or put together of such texts."""
    known = texts_of(scope)
    if text in known.whole:
        return True
    return depth > 0 and any(
        all(is_made(part, scope, depth - 1) for part in match.groups())
        for match in (re.fullmatch(pattern, text) for pattern in known.patterns)
        if match
    )


def test_no_sentence_of_the_screen_is_left_over():
    left = [name for name in messages(screen, "en") if not is_made(name, name.rpartition(":")[0])]
    assert left == []


@pytest.mark.parametrize("scope", SCOPES)
def test_a_sentence_that_nobody_says_would_be_found(scope):
    prefixes = {name.rpartition("-")[0] for name in messages(screen, "en") if name.rpartition(":")[0] == scope}
    assert prefixes and not any(is_made(f"{prefix}-nobody-says-this", scope) for prefix in prefixes)
