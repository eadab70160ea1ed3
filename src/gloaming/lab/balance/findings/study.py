"""All that a study has found."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming.lab.balance.findings import options, roles, tables
from gloaming.lab.balance.findings.options import OptionEffect
from gloaming.lab.balance.findings.roles import RoleEffect
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import Label


class Findings(NamedTuple):
    study: Study
    tables: list[Found]
    roles: list[RoleEffect]
    options: list[OptionEffect]

    def name(self, label: Label) -> str:
        """A table in a sentence: "5 players, expert"; what is alike at all tables goes without saying."""
        columns, groups = ({getattr(found.label, part) for found in self.tables} for part in ("column", "group"))
        column, group = label.column if len(columns) > 1 else "", label.group if len(groups) > 1 else ""
        players, plus, automa = label.row.partition(" + ")
        return ", ".join(part for part in (f"{players} players{plus}{automa}", column, group) if part)

    def as_dict(self) -> dict[str, Any]:
        """All of it in plain values. The same games give the same text, so nothing here depends on the clock."""
        study = self.study
        about = {"game": study.game, "bots": list(study.bots), "seed": study.seed}
        games = {"games": study.games, "role_games": study.role_games, "option_games": study.option_games}
        return {
            **about,
            **games,
            "total": study.total,
            "tables": [found.as_dict() for found in self.tables],
            "roles": [role.as_dict() for role in self.roles],
            "options": [option.as_dict() for option in self.options],
            "refused": list(study.refused),
        }


def look_at(study: Study, store: Store) -> Findings:
    """Only when all of its games have been played: a report of half a study would depend on when it was written."""
    return Findings(study, tables.look_at(study, store), roles.look_at(study, store), options.look_at(study, store))
