"""Cultists in a terminal: its floor plan, its panels and its words."""
