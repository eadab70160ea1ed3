"""How fast and how small the engine is, always against a yardstick: a bare number says more about the machine."""
