"""How a careful Cultist plays: cover first, then the knife."""
