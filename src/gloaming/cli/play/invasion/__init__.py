"""Invasion in a terminal: its city map, its panels and its words."""
