"""How fast and how small the engine is, always beside a yardstick: a bare number says more about the machine."""
