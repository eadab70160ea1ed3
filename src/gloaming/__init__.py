"""Gloaming: play and study hidden-role board games."""

__version__ = "0.1.0"
