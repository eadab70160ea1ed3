"""House rules by name and value, as the table's options have them: read from the command line, and listed."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from gloaming import clauses
from gloaming.cli.play.speech import kebab
from gloaming.cli.play.stage import Stage
from gloaming.kernel.errors import BadOptions
from gloaming.words import has, t

TRUTHS = {"true": True, "yes": True, "false": False, "no": False}


def house_rules(stage: Stage) -> dict[str, list[str]]:
    """The names of all house rules with the values they may take, the ruling of docs/rules first."""
    hints = typing.get_type_hints(stage.kind.options)
    fields = msgspec.structs.fields(stage.kind.options)
    return {
        field.name: values_of(field.name, hints[field.name], field.default)
        for field in fields
        if field.name not in stage.set_otherwise
    }


def values_of(name: str, hint: Any, default: Any) -> list[str]:
    if hint is bool:
        return [str(default).lower(), str(not default).lower()]
    if typing.get_origin(hint) is typing.Literal:
        return [str(value) for value in typing.get_args(hint)]
    if typing.get_origin(hint) is tuple:
        return [" ".join(map(str, default)), t("rule-value-numbers")]
    if default is None:
        return ["none", t("rule-value-seat" if is_seat(name) else "rule-value-number")]
    return [str(default), t("rule-value-other-number")]


def is_seat(name: str) -> bool:
    return name.startswith("first_")


def words_of(stage: Stage, name: str, values: Iterable[str]) -> str:
    """A house rule as the lobby says it: "Voting for oneself: is allowed / is not allowed"."""
    rule = f"{stage.house_rule}-{kebab(name)}"
    said = [t(known) for value in values if has(known := f"{rule}.{kebab(value)}")]
    return f"{t(rule)}: {' / '.join(said)}" if said else t(rule)


def parsed(stage: Stage, settings: Iterable[str]) -> dict[str, Any]:
    """`name=value` as the field of an option; refused in one sentence."""
    known, hints = house_rules(stage), typing.get_type_hints(stage.kind.options)
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise BadOptions(f"{setting!r} is not NAME=VALUE.", "no-value", setting=setting)
        if name not in known:
            raise BadOptions(f"There is no house rule {name!r}.", "no-such-rule", name=name, game=stage.kind.name)
        found[name] = value_of(name, hints[name], value, known[name])
    return found


def value_of(name: str, hint: Any, value: str, allowed: list[str]) -> Any:
    if hint is bool:
        if value.lower() not in TRUTHS:
            raise BadOptions(f"{name} is true or false.", "not-a-switch", name=name, value=value)
        return TRUTHS[value.lower()]
    if typing.get_origin(hint) is typing.Literal:
        if value not in allowed:
            raise BadOptions(
                f"{name} is not {value!r}.", "not-listed", name=name, value=value, values=", ".join(allowed)
            )
        return int(value) if value.isdecimal() else value
    return numbers_of(name, hint, value, allowed)


def numbers_of(name: str, hint: Any, value: str, allowed: list[str]) -> Any:
    """A number; several, with blanks between; or `none` where there may be none."""
    if typing.get_origin(hint) is tuple:
        if not re.fullmatch(r"\d{1,3}([ ,]+\d{1,3})*", value):
            raise BadOptions(f"{name} is a row of numbers.", "not-a-row", name=name, usual=allowed[0])
        return [int(number) for number in re.findall(r"\d+", value)]
    if value == allowed[0] == "none":
        return None
    if not re.fullmatch(r"\d{1,6}", value):
        raise BadOptions(f"{name} is a number.", "not-a-seat" if is_seat(name) else "not-a-number", name=name)
    return int(value)


def ruling_of(name: str) -> str:
    """The number of the ruling that speaks of this option."""
    return next((clause.id for clause in clauses.search(f"`{name}` =")), "")
