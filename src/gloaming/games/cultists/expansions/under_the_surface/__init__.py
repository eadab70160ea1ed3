"""Under the Surface: the polar station, its Items, and Organism 46-B (UTS)."""
