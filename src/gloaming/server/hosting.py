"""What the person who looks after a house has chosen for it, beyond where it stands and what it keeps."""

from __future__ import annotations

import hashlib
import hmac
import socket
from pathlib import Path

import msgspec

SHORTEST_TOKEN = 16


class BadToken(ValueError):
    """The file holds nothing that keeps a stranger out."""


class Hosting(msgspec.Struct, frozen=True):
    admin: bytes = b""
    """The hash of the token that opens the porter's lodge; empty: there is none."""
    authority: bytes = b""
    """The certificate of the house's own authority, as a phone installs it; empty: it has none."""
    metrics: socket.socket | None = None
    """Where its numbers are told."""

    def is_admin(self, token: str) -> bool:
        """Takes as long for a token that is nearly right as for any other."""
        return self.admin != b"" and hmac.compare_digest(hash_of(token), self.admin)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


def admin_from(file: Path) -> bytes:
    """The hash of the token in this file."""
    token = file.read_text(encoding="utf-8").strip()
    if len(token) < SHORTEST_TOKEN:
        raise BadToken(str(file))
    return hash_of(token)
