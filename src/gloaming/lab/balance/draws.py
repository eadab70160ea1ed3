"""Random special Roles, so each can be judged by itself.

In every game some Roles are put up at random, and a coin decides for each of them whether it joins. The games in which a
Role was put up and joined and those in which it was put up and did not differ in that Role and otherwise only in luck.
The levels of the rulebook would not do: there a Role comes with others that make up for it."""

from __future__ import annotations

from typing import Final

from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Value
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.balance.tables import Table

MOST: Final = 5
"""How many Roles are put up; half of them join, about as many as at a table of experienced players."""


def lots(table: Table, number: int) -> dict[str, bool]:
    """The Roles that are put up in this game, and whether they join. Bots of any strength get the same."""
    subject = subject_of(table.game)
    dice = Dice.seeded("balance", table.seed, number, "roles")
    up: tuple[str, ...] = ()
    for role in dice.shuffled(subject.roles(table.options)):
        if len(up) < MOST and subject.with_roles(table.options, (*up, role)) is not None:
            up = (*up, role)
    return {role: dice.roll(2) == 1 for role in up}


def with_lots(table: Table, drawn: dict[str, bool]) -> Value:
    joined = tuple(role for role, joins in drawn.items() if joins)
    options = subject_of(table.game).with_roles(table.options, joined)
    assert options is not None, "what may be together may also be there without some of it"
    return options
