"""The Professions module: one hidden reward for the first person to fight a Cultist token (MOC-PROF)."""
