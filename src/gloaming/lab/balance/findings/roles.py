"""What each special Role does to the win rate of the open team: random games with it against games without it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from gloaming.games import GAMES
from gloaming.lab.balance.effects import Effect, Sample, deviate, mean, together
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import Label, PrintedLoyalty, subject_of


class AtTable(NamedTuple):
    label: Label
    joined: Sample
    stayed_out: Sample


class RoleEffect(NamedTuple):
    role: str
    bots: str
    printed: PrintedLoyalty
    tables: tuple[AtTable, ...]
    effect: Effect
    """The mean over the tables."""
    surely: Effect
    """The same, with an interval that allows for the number of Roles that are looked at."""

    @property
    def joined(self) -> Sample:
        return together(table.joined for table in self.tables)

    @property
    def stayed_out(self) -> Sample:
        return together(table.stayed_out for table in self.tables)

    def as_dict(self) -> dict[str, Any]:
        return {
            "role": self.role,
            "bots": self.bots,
            "printed": {"side": self.printed.side, "loyalty": self.printed.loyalty},
            "joined": list(self.joined),
            "stayed_out": list(self.stayed_out),
            "effect": [round(value, 4) for value in self.effect],
            "surely": [round(value, 4) for value in self.surely],
        }


def look_at(study: Study, store: Store) -> list[RoleEffect]:
    """By strength of bots; within it from what helps the open team most to what harms it most."""
    found = [effect for bots in study.bots for effect in _of(study, store, bots)]
    return sorted(found, key=lambda one: (study.bots.index(one.bots), -one.effect.by, one.role))


def _of(study: Study, store: Store, bots: str) -> list[RoleEffect]:
    subject, open_team = subject_of(study.game), GAMES[study.game].teams[0]
    tables: dict[str, list[AtTable]] = defaultdict(list)
    for table in study.drawn:
        if table.bots == bots:
            counts: dict[tuple[str, bool], list[int]] = defaultdict(lambda: [0, 0])
            for row in store.rows(table, study.role_games):
                for lot in row.drawn.items():
                    counts[lot][0] += row.winner == open_team
                    counts[lot][1] += 1
            label = subject.label(table.options)
            for role in dict.fromkeys(role for role, _ in counts):
                tables[role].append(AtTable(label, Sample(*counts[role, True]), Sample(*counts[role, False])))
    z = deviate(len(tables))
    found = []
    for role, here in sorted(tables.items()):
        samples = [(one.joined, one.stayed_out) for one in here]
        effect, surely = mean(samples), mean(samples, z)
        if effect is not None and surely is not None:
            found.append(RoleEffect(role, bots, subject.printed(role), tuple(here), effect, surely))
    return found
