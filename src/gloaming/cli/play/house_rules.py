"""House rules, listed: the names of a table's options and the values they may take."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from gloaming.cli.play.speech import kebab, spaced
from gloaming.cli.play.stage import Stage
from gloaming.kernel.facets import names_in
from gloaming.words import has, t


def house_rules(stage: Stage) -> dict[str, list[str]]:
    """The names of all house rules with the values they may take, the ruling of docs/rules first."""
    hints = typing.get_type_hints(stage.kind.options)
    fields, names = msgspec.structs.fields(stage.kind.options), names_in(stage.kind.options)
    return {
        field.name: values_of(hints[field.name], field.default, names.get(field.name) == "seat")
        for field in fields
        if field.name not in stage.set_otherwise
    }


def values_of(hint: Any, default: Any, is_seat: bool) -> list[str]:
    if hint is bool:
        return [str(default).lower(), str(not default).lower()]
    if typing.get_origin(hint) is typing.Literal:
        return [str(value) for value in typing.get_args(hint)]
    if typing.get_origin(hint) is tuple:
        return [" ".join(map(str, default)), t("rule-value-numbers")]
    if default is None:
        return ["none", t("rule-value-seat" if is_seat else "rule-value-number")]
    return [str(default), t("rule-value-other-number")]


def words_of(stage: Stage, name: str, values: Iterable[str]) -> str:
    """A house rule as the lobby says it: "Voting for oneself: is allowed / is not allowed"."""
    rule = f"{stage.house_rule}-{kebab(name)}"
    said = [t(known) for value in values if has(known := f"{rule}.{kebab(value)}")]
    about = t(rule) if has(rule) else spaced(name)
    return f"{about}: {' / '.join(said)}" if said else about
