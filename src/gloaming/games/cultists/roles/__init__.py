"""The Roles, one file each: every file in this folder that has a Role is found by itself."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from math import inf

from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import FATAL, TEAM_OF
from gloaming.kernel.guests import guests

GROUP = "gloaming.cultists.roles"
"""The entry points by which other packages bring Roles."""


def in_this_folder() -> Iterator[Role]:
    for file in pkgutil.iter_modules(__path__):
        yield from (
            thing for thing in vars(import_module(f"{__name__}.{file.name}")).values() if isinstance(thing, Role)
        )


def in_order(role: Role) -> tuple[float, str]:
    """As they were printed; new ones come last, so no mix and no rulebook changes."""
    return inf if role.printed is None else role.printed, role.name


ROLES: dict[str, Role] = {role.name: role for role in sorted((*guests(GROUP, Role), *in_this_folder()), key=in_order)}
TEAM_OF.update({role.name: role.team for role in ROLES.values()})
FATAL.update({role.name: role.fatal for role in ROLES.values()})

PLAIN = ("investigator", "cultist")
SPECIAL_ROLES = tuple(name for name in ROLES if name not in PLAIN)
"""All special Roles; those of the expansions are taken by hand."""

BASE_ROLES = tuple(name for name in SPECIAL_ROLES if ROLES[name].base_game)
"""The special Roles from which levels draw (UTS-RQ-36)."""
