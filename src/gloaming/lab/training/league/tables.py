"""What recordings and leagues agree on."""

from __future__ import annotations

KINDS = ("sleuth", "careful")
"""The bots that are cloned."""
