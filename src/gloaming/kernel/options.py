"""A table's options from words, as people type them: `self_vote=forbidden`, `players=6`."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.facets import names_in
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Value

YES_AND_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def table_of(kind: GameKind, wishes: Iterable[tuple[str, str]]) -> Value:
    """Options from pairs of a name and a word. A table that could not be set up is refused here and now."""
    raw: dict[str, Any] = {}
    for name, word in wishes:
        if name in raw:
            raise BadOptions(f"The option {name!r} is given twice; decide on one value.", "given-twice", name=name)
        raw[name] = _meant(kind, name, word)
    options = kind.read_options(raw)
    kind.begin(options, Dice.seeded("does it begin?").key)
    return options


def chosen(options: Value) -> dict[str, Any]:
    """The fields that differ from their defaults.

    By themselves options leave out a default only while it is the very same object, which it is no more in another process."""
    return {name: value for name, usual in _usual(type(options)) if (value := getattr(options, name)) != usual}


@cache
def _usual(kind: type[Value]) -> tuple[tuple[str, Any], ...]:
    """To read a kind's annotations takes longer than a game at random."""
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def pair(text: str) -> tuple[str, str]:
    """`self_vote=forbidden`, taken apart."""
    name, equals, word = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise BadOptions(f"I cannot read the option {text!r}; write it as NAME=VALUE.", "no-value", setting=text)
    return name, word


def _meant(kind: GameKind, name: str, word: str) -> Any:
    """The word as a value of that option."""
    hints = typing.get_type_hints(kind.options)
    if name not in hints:
        near = get_close_matches(name, hints, n=1)
        sentence = f"There is no option {name!r}; {f'perhaps {near[0]!r}' if near else 'see docs/rules'}."
        raise BadOptions(sentence, "no-such-rule", name=name, game=kind.name)
    hint, cannot = hints[name], f"The option {name!r} cannot be {word!r}"
    if typing.get_origin(hint) is typing.Literal:
        known = {str(value): value for value in typing.get_args(hint)}
        if word not in known:
            choice = ", ".join(known)
            raise BadOptions(f"{cannot}; choose one of: {choice}.", "not-listed", name=name, value=word, values=choice)
        return known[word]
    if hint is bool:
        if word.lower() not in YES_AND_NO:
            raise BadOptions(f"{cannot}; choose yes or no.", "not-a-switch", name=name, value=word)
        return YES_AND_NO[word.lower()]
    return _counted(kind, name, word, hint)


def _counted(kind: GameKind, name: str, word: str, hint: Any) -> Any:
    """A number or a text; several, with commas or blanks between; or `none` where there may be none."""
    several, cannot = typing.get_origin(hint) is tuple, f"The option {name!r} cannot be {word!r}"
    given = [*filter(None, re.split(r"[ ,]+", word))] if several else "null" if word.lower() == "none" else word
    try:
        return msgspec.convert(given, hint, strict=False)
    except msgspec.ValidationError as fault:
        if several:
            usual = " ".join(map(str, getattr(kind.options(), name)))
            raise BadOptions(
                f"{cannot}; it takes whole numbers, as in {usual}.", "not-a-row", name=name, usual=usual
            ) from fault
        if names_in(kind.options).get(name) == "seat":
            raise BadOptions(f"{cannot}; it takes a seat, counted from 0.", "not-a-seat", name=name) from fault
        raise BadOptions(f"{cannot}; it takes a whole number.", "not-a-number", name=name) from fault
