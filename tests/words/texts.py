"""Messages as they may be read, and how easy that is."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast

from tools.languages.messages import Messages

of = cache(Messages)


def messages(language: str) -> dict[str, ast.Pattern]:
    """Every pattern by its id, attributes as "id.attribute"."""
    return of(language).parts


def texts(language: str, name: str) -> list[str]:
    """All that a message may say."""
    return of(language).texts(name)


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
