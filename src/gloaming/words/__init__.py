"""Every sentence that a person reads, as Fluent messages: a folder for each language. The pages read the same files.

A file belongs to the game whose name it begins with, or else to every game. What only the terminal says stands in
`terminal.ftl`, `cultists-terminal.ftl` and the like, and how people ask bots something in `heard.ftl`; the pages leave
these out. A message that a language lacks is said in English; an id that nobody has words for comes back as it is.

`web/src/i18n` is the same room for the pages: `t`, `has` and `listed` mean there what they mean here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from gloaming.words.plain_text import isolated

ENGLISH = "en"
LOCALES = {ENGLISH: "en_GB"}
"""For lists and numbers, where a language is not enough: the British write "a, b and c"."""

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


class Language:
    """What can be said in one language."""

    def __init__(self, code: str) -> None:
        from babel.core import Locale  # slow to load, and not needed before somebody speaks
        from fluent.runtime import FluentBundle, FluentResource

        self.code = code
        self.locale = Locale.parse(LOCALES.get(code, code))
        self.bundle = FluentBundle([str(self.locale).replace("_", "-")], use_isolating=False)
        for home in HOMES:
            for file in sources(home / code):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self.missed: set[str] = set()
        """Ids that were asked for in vain, and what went wrong in a message: tests hold it against nothing."""

    def has(self, id: str) -> bool:  # noqa: A002 - Fluent's own word
        return self._pattern(id) is not None

    def t(self, id: str, /, **args: Any) -> str:  # noqa: A002
        pattern = self._pattern(id)
        if pattern is None:
            self.missed.add(id)
            return id if self.code == ENGLISH else of(ENGLISH).t(id, **args)
        shown = {name: isolated(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        words, faults = self.bundle.format_pattern(pattern, shown)
        self.missed.update(f"{id}: {fault!r}" for fault in faults)
        return str(words)

    def _pattern(self, id: str) -> Any:  # noqa: A002
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


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

    return format_list(words, style="or" if kind == "or" else "standard", locale=spoken().locale) if words else ""
