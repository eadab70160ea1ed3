"""User-written TOML files. Each error is one sentence that names the file and line.

`tomllib` keeps no positions, and "somewhere in your 250 lines" helps nobody; so the lines are indexed here as well.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from gloaming.kernel.errors import BadOptions

K = TypeVar("K")
T = TypeVar("T")
V = TypeVar("V")

LONGEST_SENTENCE = 400


class Location(NamedTuple):
    """A place in a file: a table (the `nth` of its name; "" is the head of the file), and a key in it."""

    table: str = ""
    nth: int = 0
    key: str = ""


Faults = Iterator[tuple[Location, str]]
"""What a check finds: where to fix it, and what is wrong."""


def each(table: str, rows: Iterable[T], key: str = "") -> Iterator[tuple[Location, T]]:
    """The rows of a table, each with the place of this key in it."""
    return ((Location(table, nth, key), row) for nth, row in enumerate(rows))


class Source:
    """A file's name, and where its tables and keys stand. Each game says what its files are and which error they raise."""

    what: ClassVar[str] = "file"
    error: ClassVar[type[BadOptions]] = BadOptions

    _HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(#.*)?$")
    _KEY = re.compile(r'\s*"?([\w-]+)"?\s*=')

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._lines: dict[Location, int] = {}
        table, count = Location(), Counter[str]()
        for number, line in enumerate(text.split("\n"), start=1):
            if header := self._HEADER.match(line):
                table = Location(header[1], count[header[1]])
                count[header[1]] += 1
                self._lines[table] = number
            elif key := self._KEY.match(line):
                self._lines.setdefault(table._replace(key=key[1]), number)

    def line(self, where: Location) -> int:
        """The line of a key; of its table if the key is not there; of the head of the file if neither is."""
        for place in (where, where._replace(key=""), Location(key=where.table)):
            if place in self._lines:
                return self._lines[place]
        return 1

    def fault(self, where: Location, sentence: str) -> BadOptions:
        """The error to raise for what is wrong at that place."""
        return self._fault_at(self.line(where), sentence)

    def check(self, tables: T, checks: Iterable[Callable[[T], Faults]]) -> None:
        """Raise the first fault. A check may rely on all that those before it have found in order."""
        for where, sentence in chain.from_iterable(check(tables) for check in checks):
            raise self.fault(where, sentence)

    def read(self, text: str) -> dict[str, Any]:
        """The document; what is not TOML is told like any other fault."""
        try:
            return tomllib.loads(text.removeprefix("\ufeff"))  # some editors put a mark before the text
        except tomllib.TOMLDecodeError as error:
            position = re.search(r" \(at line (\d+), column (\d+)\)$", str(error))
            line = int(position[1]) if position else text.count("\n") + 1
            column = f" (column {position[2]})" if position else ""
            reason = re.sub(r" \(at [^()]*\)$", "", str(error))
            sentence = f"this isn't valid TOML: {reason[:1].lower()}{reason[1:]}{column}; correct the line"
            raise self._fault_at(line, sentence) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, brackets nested without end
            raise self._fault_at(1, f"this isn't valid TOML; start again from a {self.what} that works") from None

    def _fault_at(self, line: int, sentence: str) -> BadOptions:
        """Somebody's file is not to fill the screen or to send control codes."""
        shown = "".join(sign if sign.isprintable() else "?" for sign in sentence[:LONGEST_SENTENCE])
        return self.error(f"{self.name}, line {line}: {shown}.")


class SharedBoard:
    """A board that was read from a file, shared by every copy of a game: one text, one board, compared by identity.

    A copy in the same process is the same board; another process reads the text again."""

    id: str
    text: str
    source: str

    @classmethod
    def parse(cls, text: str, source: str) -> Self:
        """Read and check a file; the game's error says in one sentence what is wrong, where, and what to do.

        `source` is the name by which the message calls the file."""
        raise NotImplementedError(f"{cls.__name__} does not say how it is read")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return type(self).parse, (self.text, self.source)


# What follows from the tables of a file


def grouped(keys: Iterable[K], pairs: Iterable[tuple[K, V]]) -> Mapping[K, tuple[V, ...]]:
    """In the order in which they come, each once."""
    groups: dict[K, dict[V, None]] = {key: {} for key in keys}
    for key, value in pairs:
        groups.setdefault(key, {})[value] = None
    return MappingProxyType({key: tuple(group) for key, group in groups.items()})


def reached(ways: Mapping[K, Iterable[K]], start: K, barred: K | None = None) -> set[K]:
    """Wherever these ways lead from the start."""
    found, waiting = {start}, [start]
    while waiting:
        fresh = {place for place in ways[waiting.pop()] if place != barred} - found
        found |= fresh
        waiting += fresh
    return found
