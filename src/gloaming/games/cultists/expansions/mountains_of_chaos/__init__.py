"""Mountains of Chaos: the mine, its revolving door, its lifts, and the Safety Ropes (MOC)."""
