"""Every sentence that a person reads, as Fluent messages: a folder for each language. The pages read the same files.

A file belongs to the game whose name it begins with, or else to every game. What only the terminal says stands in
`terminal.ftl`, `cultists-terminal.ftl` and the like, and how people ask bots something in `heard.ftl`; the pages leave
these out. A message that a language lacks is said in English; an id that nobody has words for comes back as it is.

`web/src/i18n` is the same room for the pages: `t`, `has` and `listed` mean there what they mean here.

`languages.json` tells both of them where a language is out of the ordinary; one that is not needs no entry:

- `locale`: its full tag for numbers, plurals and lists ("pt" alone would be Brazilian)
- `between`: what stands between parts of a list that have commas of their own; to a Greek ";" asks
- `youLast`: it says "Ann and you", not "you and Ann"
- `spaces`: which ordinary space of a message becomes another one, by what surrounds it
- `joined`: how "and" and "or" change before some sounds (browsers know by themselves)
- `elided`: how a word of ours changes before a name that is put in after it: "de" and "Ann" make "d'Ann"
- `breaks`: long words that stand in narrow columns of the pages, with the place where they break: not every browser knows
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from gloaming.words.plain_text import isolated

ENGLISH = "en"
FACTS: dict[str, dict[str, Any]] = json.loads((files("gloaming.words") / "languages.json").read_text(encoding="utf-8"))

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message, or a term, with all its lines."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")

HOMES: list[Traversable] = [files("gloaming.words")]
"""Folders with a folder for each language in them."""


def learn(package: str) -> None:
    """The words that a package brings, in the folder `words` next to its modules, if it brings any."""
    home = files(package) / "words"
    if home.is_dir() and home not in HOMES:
        HOMES.append(home)
        of.cache_clear()


def languages() -> tuple[str, ...]:
    """What is spoken here, English first."""
    found = {folder.name for home in HOMES if home.is_dir() for folder in home.iterdir() if any(sources(folder))}
    return tuple(sorted(found, key=lambda code: (code != ENGLISH, code)))


def sources(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the shell, if we speak it."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wished = next(filter(None, settings), "").lower()
    return next((code for code in languages() if wished.replace("-", "_").split("_")[0].split(".")[0] == code), ENGLISH)


def accepted(header: str) -> str:
    """The language that a browser likes best of those that we speak, by its Accept-Language."""
    liked: list[tuple[float, str]] = []
    for wish in header.split(","):
        tag, _, quality = wish.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        liked.append((float(found[1]) if found else 1.0, tag.strip().lower().split("-")[0]))
    best = sorted((wish for wish in liked if wish[0] > 0), key=lambda wish: -wish[0])
    return next((code for _, code in best if code in languages()), ENGLISH)


class Language:
    """What can be said in one language."""

    def __init__(self, code: str) -> None:
        from babel.core import Locale  # slow to load, and not needed before somebody speaks
        from fluent.runtime import FluentBundle

        facts = FACTS.get(code, {})
        tag = facts.get("locale", code)
        self.code = code
        self.locale = Locale.parse(tag, sep="-")
        self.you_last: bool = facts.get("youLast", False)
        self.between: str = facts.get("between", "; ")
        self.joined: dict[str, str] = facts.get("joined", {})
        self.bundle = FluentBundle([tag], use_isolating=False)
        self.unread: dict[str, str] = {}
        for file in (file for home in HOMES for file in sources(home / code)):
            for message in MESSAGE.finditer(file.read_text(encoding="utf-8")):
                self.unread.setdefault(message[1], message[0])
        self.fixed: dict[str, str] = {}
        """Messages that always say the same, as they were first said: a third of what a terminal says in a game."""
        self.missed: set[str] = set()
        """Ids that were asked for in vain, and what went wrong in a message: tests hold it against nothing."""

    def has(self, id: str) -> bool:  # noqa: A002 - Fluent's own word
        return self._pattern(id) is not None

    def t(self, id: str, /, **args: Any) -> str:  # noqa: A002
        if not args and id in self.fixed:
            return self.fixed[id]
        pattern = self._pattern(id)
        if pattern is None:
            self.missed.add(id)
            return id if self.code == ENGLISH else of(ENGLISH).t(id, **args)
        shown = {name: isolated(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        words, faults = self.bundle.format_pattern(pattern, shown)
        self.missed.update(f"{id}: {fault!r}" for fault in faults)
        told = elided(self.code, str(words), shown.values())
        if not args and not faults:
            self.fixed[id] = told
        return told

    def _pattern(self, id: str) -> Any:  # noqa: A002
        name, _, attribute = id.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """A message is parsed when it is first said, with those it refers to: all of them would take half a second."""
        if (source := self.unread.get(name)) is not None:
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(typeset(self.code, source)))
            self.unread.pop(name, None)
            for other in REFERENCE.findall(source):
                self._read(other)


def typeset(code: str, text: str) -> str:
    """A text of ours with the spaces that its language sets: the French keep "?" on the line of its word."""
    return replaced(FACTS.get(code, {}).get("spaces", {}), text)


def elided(code: str, text: str, put_in: Iterable[Any]) -> str:
    """A text of ours with what its language swallows before a name; within names, as people typed them, nothing changes."""
    table: dict[str, str] = FACTS.get(code, {}).get("elided", {})
    for name in {arg for arg in put_in if isinstance(arg, str) and arg} if table else ():
        *before, last = text.split(name)
        text = "".join(replaced(table, part + name[0])[:-1] + name for part in before) + last
    return text


def replaced(table: Mapping[str, str], text: str) -> str:
    for pattern, by in table.items():
        text = re.sub(pattern, by, text, flags=re.IGNORECASE)
    return text


@cache
def of(code: str) -> Language:
    return Language(code)


# The language of the moment

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


@contextmanager
def speaking(code: str) -> Iterator[Language]:
    before = _spoken.set(code)
    try:
        yield of(code)
    finally:
        _spoken.reset(before)


def spoken() -> Language:
    return of(_spoken.get())


def t(id: str, /, **args: Any) -> str:  # noqa: A002
    """The words of a message, or of one of its attributes: `t("place-library.in")`."""
    return spoken().t(id, **args)


def has(id: str) -> bool:  # noqa: A002
    """Whether there are words for it, in this language or else in English."""
    return spoken().has(id) or of(ENGLISH).has(id)


def listed(words: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
    """ "Ann, Ben and Eva"; "Ann, Ben or Eva"."""
    from babel.lists import format_list

    if not words:
        return ""
    language = spoken()
    style: Literal["or", "standard"] = "or" if kind == "or" else "standard"
    return replaced(language.joined, format_list(words, style=style, locale=language.locale))


def apart(parts: Iterable[str]) -> str:
    """ "Ann, Ben: nobody; Eva: Ben"."""
    return spoken().between.join(parts)
