"""Writes what the history of the store's schema leads to on SQLite: `python -m tools.schema`, after a new revision."""

from __future__ import annotations

from gloaming.server.schema import HISTORY, written_out

if __name__ == "__main__":
    (HISTORY / "sqlite.sql").write_text(written_out(), encoding="utf-8")
