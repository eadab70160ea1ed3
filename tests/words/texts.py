"""Messages as they may be read: every way through their choices, with a name where something is put in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from gloaming import words

FOLDER = Path(words.__file__).parent
SOMEBODY = "Agnes"


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Every pattern by its id, attributes as "id.attribute"."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
                ]
                found |= {name: pattern for name, pattern in parts if pattern is not None}
    return found


def texts(language: str, name: str) -> list[str]:
    """All that a message may say."""
    return [" ".join(text.split()) for text in ways(language, messages(language)[name])]


def ways(language: str, pattern: ast.Pattern) -> Iterator[str]:
    for parts in product(*(list(ways_of(language, element)) for element in pattern.elements)):
        yield "".join(parts)


def ways_of(language: str, element: Any) -> Iterator[str]:
    match element:
        case ast.TextElement(value=text) | ast.StringLiteral(value=text):
            yield text
        case ast.Placeable(expression=inner):
            yield from ways_of(language, inner)
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from ways(language, variant.value)
        case ast.MessageReference(id=name, attribute=attribute):
            yield from ways(language, messages(language)[f"{name.name}.{attribute.name}" if attribute else name.name])
        case _:
            yield SOMEBODY


# How long, and how easy to read

WORD = re.compile(r"[A-Za-zÀ-ÿ0-9’'-]+")
VOWELS = re.compile(r"[aeiouyà-ÿ]+")


def count(text: str) -> int:
    return len(WORD.findall(text))


def syllables(word: str) -> int:
    word = word.lower().strip("’'-")
    mute = (word.endswith("e") and not word.endswith(("le", "ee"))) + (
        word.endswith("ed") and not word.endswith(("ted", "ded"))
    )
    return max(1, len(VOWELS.findall(word)) - mute)


def sentences(text: str) -> int:
    return max(1, len([part for part in re.split(r"[.!?…](?:\s|$)", text) if part.strip()]))


class Reading:
    """Flesch's figures for English, over several texts together."""

    def __init__(self, told: list[str]) -> None:
        spoken = [word for text in told for word in WORD.findall(text)]
        self.length = len(spoken) / sum(map(sentences, told))
        self.weight = sum(map(syllables, spoken)) / len(spoken)

    @property
    def ease(self) -> float:
        return 206.835 - 1.015 * self.length - 84.6 * self.weight

    @property
    def grade(self) -> float:
        return 0.39 * self.length + 11.8 * self.weight - 15.59
