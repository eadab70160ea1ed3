"""House rules by name and value, as the table's options have them: read from the command line, and listed."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from gloaming import clauses
from gloaming.games.cultists import Options
from gloaming.kernel.errors import BadOptions

SET_OTHERWISE = ("players", "automa", "level", "roles", "board", "board_file", "professions")
"""Options that have a switch of their own."""

TRUTHS = {"true": True, "yes": True, "false": False, "no": False}


def house_rules() -> dict[str, Any]:
    """The names of all house rules with the values they may take, the ruling of docs/rules first."""
    hints = typing.get_type_hints(Options)
    rules: dict[str, Any] = {}
    for field in msgspec.structs.fields(Options):
        if field.name in SET_OTHERWISE:
            continue
        hint = hints[field.name]
        if hint is bool:
            rules[field.name] = [str(field.default).lower(), str(not field.default).lower()]
        else:
            is_choice = typing.get_origin(hint) is typing.Literal
            rules[field.name] = [str(value) for value in typing.get_args(hint)] if is_choice else ["a seat"]
    return rules


def parsed(settings: Iterable[str]) -> dict[str, Any]:
    """`name=value` as the field of an option; refused in one sentence."""
    known = house_rules()
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise BadOptions(f"A house rule is written NAME=VALUE, and {setting!r} is not.")
        if name not in known:
            raise BadOptions(f"There is no house rule {name!r}; gloaming play --options lists them all.")
        found[name] = value_of(name, value, known[name])
    return found


def value_of(name: str, value: str, allowed: Sequence[str]) -> Any:
    if name == "first_player":
        if not value.isdecimal():
            raise BadOptions("first_player is the number of a seat, counted from 0.")
        return int(value)
    if set(allowed) == {"true", "false"}:
        if value.lower() not in TRUTHS:
            raise BadOptions(f"{name} is true or false, not {value!r}.")
        return TRUTHS[value.lower()]
    if value not in allowed:
        raise BadOptions(f"{name} cannot be {value!r}; it is one of: {', '.join(allowed)}.")
    return int(value) if value.isdecimal() else value


def ruling_of(name: str) -> str:
    """The number of the ruling that speaks of this option."""
    return next((clause.id for clause in clauses.search(f"`{name}`")), "")
