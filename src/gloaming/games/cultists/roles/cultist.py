"""Cultist (AC-ROLE-CUL): nothing beyond what the Team has, which the rules themselves say."""

from gloaming.games.cultists.roles.base import Role

cultist = Role("cultist", "Cultist", team="cultists", favours="cultists", printed=1, base_game=True)
