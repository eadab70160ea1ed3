"""Training by self-play in many lanes: one network for every seat and Role (docs/design/030)."""
