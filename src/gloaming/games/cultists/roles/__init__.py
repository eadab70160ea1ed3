"""The Roles, one file each: every file in this folder that has a Role is found by itself."""

from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import FATAL, TEAM_OF
from gloaming.kernel.collection import collected

GROUP = "gloaming.cultists.roles"
"""The entry points by which other packages bring Roles."""

ROLES = collected(__name__, Role, GROUP)
TEAM_OF.update({role.name: role.team for role in ROLES.values()})
FATAL.update({role.name: role.fatal for role in ROLES.values()})

PLAIN = ("investigator", "cultist")
SPECIAL_ROLES = tuple(name for name in ROLES if name not in PLAIN)
"""All special Roles; those of the expansions are taken by hand."""

BASE_ROLES = tuple(name for name in SPECIAL_ROLES if ROLES[name].base_game)
"""The special Roles from which levels draw (UTS-RQ-36)."""
