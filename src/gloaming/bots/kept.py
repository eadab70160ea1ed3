"""What is kept in mind: values worked out once, and flat records whose copies are written from their fields, as a game's clone is."""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

K = TypeVar("K")
V = TypeVar("V")


class Once(dict[K, V]):
    """For each key a value that is worked out when somebody first asks for it."""

    __slots__ = ("work",)

    def __init__(self, work: Callable[[K], V]) -> None:
        self.work = work

    def __missing__(self, key: K) -> V:
        value = self[key] = self.work(key)
        return value


class once(Generic[V]):  # noqa: N801  # it reads like a property
    """An attribute that is worked out when somebody first asks for it: `cached_property`, without the lock."""

    def __init__(self, work: Callable[[Any], V]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, owner: Any, kind: type | None = None) -> V:
        value = owner.__dict__[self.name] = self.work(owner)
        return value


class Kept(msgspec.Struct, eq=False):
    """Lists, dicts and sets of immutable values, other records, and values that nobody changes.

    To change one is to put another value in the place of the old one, and a copy goes one level deep."""

    left_out: ClassVar[tuple[str, ...]] = ()
    """Fields that a copy begins without."""

    def copy(self) -> Self:
        return typing.cast(Self, _copier(type(self))(self))


@cache
def _copier(kind: type[Kept]) -> Callable[[Kept], Kept]:
    """Write the copy function of this kind of record from its fields."""
    lines = ["def copied(kept):", " other = shallow(kept)"]
    hints = typing.get_type_hints(kind)
    for name in kind.__struct_fields__:
        hint = typing.get_origin(hints[name]) or hints[name]
        if name in kind.left_out:
            lines.append(f" other.{name} = None")
        elif hint is list:
            lines.append(f" other.{name} = kept.{name}[:]")
        elif hint in (dict, set) or (isinstance(hint, type) and issubclass(hint, Kept)):
            lines.append(f" other.{name} = kept.{name}.copy()")
    scope: dict[str, Any] = {"shallow": typing.cast(Any, kind).__copy__}  # msgspec writes it, and tells nobody
    exec("\n".join([*lines, " return other"]), scope)
    return typing.cast(Callable[[Kept], Kept], scope["copied"])
