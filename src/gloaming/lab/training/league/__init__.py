"""A league: a network that learns in the lanes against itself, its past selves and clones of the house's bots, by PyTorch (docs/design/030)."""
