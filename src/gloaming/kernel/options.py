"""A table's options from words, as people type them: `self_vote=forbidden`, `players=6`."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Value

YES_AND_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def table_of(kind: GameKind, wishes: Iterable[tuple[str, str]]) -> Value:
    """Options from pairs of a name and a word. A table that could not be set up is refused here and now."""
    raw: dict[str, Any] = {}
    hints = typing.get_type_hints(kind.options)
    for name, word in wishes:
        if name in raw:
            raise BadOptions(f"The option {name!r} is given twice; decide on one value.")
        raw[name] = _meant(name, word, hints)
    options = kind.read_options(raw)
    try:
        kind.begin(options, Dice.seeded("does it begin?").key)
    except BadOptions:
        raise
    except ValueError as fault:  # a game's own files speak for themselves
        raise BadOptions(str(fault)) from fault
    return options


def chosen(options: Value) -> dict[str, Any]:
    """The fields that differ from their defaults.

    By themselves options leave out a default only while it is the very same object, which it is no more in another process."""
    kinds = msgspec.structs.fields(type(options))
    return {kind.name: value for kind in kinds if (value := getattr(options, kind.name)) != kind.default}


def _meant(name: str, word: str, hints: Mapping[str, Any]) -> Any:
    """The word as a value of that option."""
    if name not in hints:
        near = get_close_matches(name, hints, n=1)
        raise BadOptions(f"There is no option {name!r}; {f'perhaps {near[0]!r}' if near else 'see docs/rules'}.")
    hint = hints[name]
    if typing.get_origin(hint) is typing.Literal:
        known = {str(value): value for value in typing.get_args(hint)}
        if word not in known:
            raise BadOptions(f"The option {name!r} cannot be {word!r}; choose one of: {', '.join(known)}.")
        return known[word]
    if hint is bool:
        if word.lower() not in YES_AND_NO:
            raise BadOptions(f"The option {name!r} cannot be {word!r}; choose yes or no.")
        return YES_AND_NO[word.lower()]
    if typing.get_origin(hint) is tuple:
        return _each([part for part in word.replace(" ", "").split(",") if part], name, word, hint)
    try:
        return msgspec.convert(word, hint, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOptions(f"The option {name!r} cannot be {word!r}; it takes a whole number.") from fault


def _each(parts: list[str], name: str, word: str, hint: Any) -> Any:
    try:
        return msgspec.convert(parts, hint, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOptions(f"The option {name!r} cannot be {word!r}; it takes whole numbers, as in 0,1,2.") from fault
