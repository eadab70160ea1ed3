"""Investigator (AC-ROLE-INV): no ability."""

from gloaming.games.cultists.roles.base import Role

investigator = Role("investigator", "Investigator", printed=0, base_game=True)
