"""The twelve Roles of the base game and those of Under the Surface, one file each."""

from gloaming.games.cultists.roles import (
    assassin,
    blind_cultist,
    butterfingers,
    celebrity,
    crybaby,
    cultist,
    cursebearer,
    cursed_hunter,
    firestarter,
    greenhorn,
    infected,
    investigator,
    mechanic,
    radiant_beauty,
    seer,
    super_ghost,
)
from gloaming.games.cultists.roles.base import Role

ROLES: dict[str, Role] = {
    role.name: role
    for role in (
        investigator.investigator,
        cultist.cultist,
        seer.seer,
        assassin.assassin,
        mechanic.mechanic,
        radiant_beauty.radiant_beauty,
        infected.infected,
        super_ghost.super_ghost,
        greenhorn.greenhorn,
        butterfingers.butterfingers,
        crybaby.crybaby,
        firestarter.firestarter,
        cursebearer.cursebearer,
        celebrity.celebrity,
        blind_cultist.blind_cultist,
        cursed_hunter.cursed_hunter,
    )
}

SPECIAL_ROLES = tuple(name for name in ROLES if name not in ("investigator", "cultist"))
"""All special Roles; those of the expansions are taken by hand."""

BASE_ROLES = SPECIAL_ROLES[: SPECIAL_ROLES.index("cursebearer")]
"""The special Roles of the base game, from which levels draw (UTS-RQ-36)."""
