"""Flat records that rules change all the time: a class with a slot for each field that it annotates."""

from __future__ import annotations

import typing
from typing import Any

RECORD = """
def __init__(self, *, {fields}):
    {sets}
"""


@typing.dataclass_transform(kw_only_default=True, eq_default=False)
class Flat(type):
    """Makes such a class of its annotations, its defaults and those of its bases. Every record gets lists and dicts of its own.

    A struct of msgspec's would do, but to change its field takes four times as long as to change a slot."""

    defaults: dict[str, Any]
    """By field; a field without one has to be given."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Flat:
        annotated = namespace.get("__annotations__", {})
        own = [field for field, hint in annotated.items() if not hint.startswith("ClassVar")]
        inherited: dict[str, Any] = {}
        for base in bases:
            inherited |= getattr(base, "defaults", {})
        defaults = inherited | {field: namespace.pop(field, REQUIRED) for field in own}
        slots = tuple(field for field in own if field not in inherited)
        kind = super().__new__(mcs, name, bases, {**namespace, "__slots__": slots, "defaults": defaults})
        kind.__init__ = _maker(defaults)  # type: ignore[misc]
        return kind


REQUIRED: Any = object()


def _maker(defaults: dict[str, Any]) -> Any:
    """Write the function that fills a new record from its fields."""
    fields, sets = [], []
    for field, usual in defaults.items():
        fields.append(field if usual is REQUIRED else f"{field}=defaults[{field!r}]")
        fresh = f"{field}.copy()" if isinstance(usual, (list, dict)) else field
        sets.append(f"self.{field} = {fresh}")
    scope: dict[str, Any] = {"defaults": defaults}
    exec(RECORD.format(fields=", ".join(fields), sets="; ".join(sets)), scope)
    return scope["__init__"]
