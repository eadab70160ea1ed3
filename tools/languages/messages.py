"""The messages of one language as they were written: where each stands, what is put into it, and all that it may say."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from gloaming import words

HOME = Path(words.__file__).parent
SEEN = "english.json"
"""In a language's folder: which English each of its messages was written from, by a digest of it."""
SOMEBODY = "Agnes"
FORM = re.compile(r"(Is|Dat|Acc|Whose|The|To|In|From|Of|A)$")
"""Forms of one argument: `$seatDat` says nothing that `$seat` does not."""


class Choice(NamedTuple):
    """A choice within a message: what decides, and the keys, the one that holds by default last."""

    by: str
    keys: tuple[str, ...]


class Entry(NamedTuple):
    """A message in its file."""

    file: str
    source: str
    message: ast.Message

    @property
    def parts(self) -> dict[str, ast.Pattern]:
        """Its patterns: of the message itself, and of its attributes as "id.attribute"."""
        name = self.message.id.name
        own = [
            (name, self.message.value),
            *((f"{name}.{each.id.name}", each.value) for each in self.message.attributes),
        ]
        return {part: pattern for part, pattern in own if pattern is not None}

    def text(self, pattern: ast.Pattern) -> str:
        """As it stands in the file."""
        assert pattern.span is not None
        return self.source[pattern.span.start : pattern.span.end]

    @property
    def digest(self) -> str:
        """Another one when it says something else; however it is laid out."""
        bare = self.message.clone()
        bare.comment = None
        return hashlib.blake2s(FluentSerializer().serialize_entry(bare).encode(), digest_size=4).hexdigest()


class Messages:
    """All messages of a language, from the folder of its name."""

    def __init__(self, code: str, home: Path = HOME) -> None:
        self.code, self.folder = code, home / code
        self.entries: dict[str, Entry] = {}
        self.junk: list[str] = []
        self.twice: list[str] = []
        for path in sorted(self.folder.glob("*.ftl")):
            source = path.read_text("utf-8")
            for each in FluentParser().parse(source).body:
                if isinstance(each, ast.Junk):
                    self.junk.append(f"{path.name}: {(each.content or '').strip().splitlines()[0]}")
                elif isinstance(each, ast.Message):
                    if each.id.name in self.entries:
                        self.twice.append(each.id.name)
                    self.entries[each.id.name] = Entry(path.name, source, each)

    @cached_property
    def parts(self) -> dict[str, ast.Pattern]:
        return {name: pattern for entry in self.entries.values() for name, pattern in entry.parts.items()}

    @cached_property
    def seen(self) -> dict[str, str]:
        path = self.folder / SEEN
        return json.loads(path.read_text("utf-8")) if path.exists() else {}

    def accept(self, english: Messages, names: set[str] | None = None) -> None:
        """These messages, or all that the language has, were written from the English of today."""
        told = self.entries.keys() & english.entries.keys()
        digests = {name: english.entries[name].digest for name in (told if names is None else told & names)}
        kept = self.seen if names is not None else {}
        (self.folder / SEEN).write_text(json.dumps({**kept, **digests}, indent=0, sort_keys=True) + "\n", "utf-8")

    # What a message may say

    def texts(self, part: str) -> list[str]:
        """Every way through its choices, with a name where something is put in."""
        return [" ".join(text.split()) for text in self._ways(self.parts[part])]

    def _ways(self, pattern: ast.Pattern) -> Iterator[str]:
        for chosen in product(*(list(self._ways_of(element)) for element in pattern.elements)):
            yield "".join(chosen)

    def _ways_of(self, element: Any) -> Iterator[str]:
        match element:
            case ast.TextElement(value=text) | ast.StringLiteral(value=text):
                yield text
            case ast.Placeable(expression=inner):
                yield from self._ways_of(inner)
            case ast.SelectExpression(variants=variants):
                for variant in variants:
                    yield from self._ways(variant.value)
            case ast.MessageReference(id=name, attribute=attribute):
                part = f"{name.name}.{attribute.name}" if attribute else name.name
                yield from self._ways(self.parts[part]) if part in self.parts else (SOMEBODY,)
            case _:
                yield SOMEBODY


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's own word
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            ordered = sorted(node.variants, key=lambda variant: variant.default)
            keys = [key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in ordered]
            self.choices.append(Choice(node.selector.id.name, tuple(keys)))
        self.generic_visit(node)


def variables(pattern: ast.Pattern) -> set[str]:
    """What is put into it, whatever the form."""
    found = _Parts()
    found.visit(pattern)
    return {FORM.sub("", name) for name in found.variables}


def choices(pattern: ast.Pattern) -> list[Choice]:
    found = _Parts()
    found.visit(pattern)
    return found.choices
