"""What everyone at a table is told alike: compared once and written once, however many are told of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress, repeat
from operator import ne
from typing import Any, Self

import msgspec

NOTHING: Mapping[str, Any] = {}


class Compared:
    """What is so at one moment. What is new in it since an earlier moment is the same for all who heard of that one."""

    __slots__ = ("__weakref__", "_news", "_since", "_written")

    def __init__(self) -> None:
        self._written: dict[str, msgspec.Raw] = {}
        self._since: Self | None = None
        self._news: Mapping[str, msgspec.Raw] = NOTHING

    def fact(self, name: str) -> Any:
        raise NotImplementedError

    def others_than(self, since: Self) -> Iterable[str]:
        """The names of what was not there before, or was otherwise."""
        raise NotImplementedError

    def written(self, name: str) -> msgspec.Raw:
        found = self._written.get(name)
        if found is None:
            found = self._written[name] = msgspec.Raw(msgspec.json.encode(self.fact(name)))
        return found

    def news(self, since: Self) -> Mapping[str, msgspec.Raw]:
        if since is self:
            return NOTHING
        if since is not self._since:
            since._since, since._news = None, NOTHING
            self._since = since
            self._news = {name: self.written(name) for name in self.others_than(since)}
        return self._news


class Shared(Compared):
    """Named facts."""

    __slots__ = ("facts",)

    def __init__(self, facts: Mapping[str, Any]) -> None:
        super().__init__()
        self.facts = facts

    def fact(self, name: str) -> Any:
        return self.facts[name]

    def all(self) -> dict[str, Any]:
        """For somebody who has come: that is rare, so it is not kept as it is written."""
        return {**self.facts, **self._written}

    def others_than(self, since: Shared) -> Iterable[str]:
        before = map(since.facts.get, self.facts, repeat(NOT_THERE))
        return compress(self.facts, map(ne, before, self.facts.values()))


NOT_THERE = object()
