"""The twelve Roles of the base game, one file each."""

from gloaming.games.cultists.roles import (
    assassin,
    butterfingers,
    crybaby,
    cultist,
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
    )
}

SPECIAL_ROLES = tuple(name for name in ROLES if name not in ("investigator", "cultist"))
