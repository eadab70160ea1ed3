"""Terms: what everyone at a table is promised before the game begins, in one text, and the commitment that binds a seed to it.

Where seats bring shares, the seed is made of them: see docs/design/022."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

import msgspec

FORMAT = 3
"""Of records: answers, and what was said between them."""
WITHOUT_TALK = 2
"""The format before, of the same terms: it held answers alone."""
UNBOUND_NAMES = 1
"""The first: its commitment bound game, rules and options, and nothing else."""
FORMATS = (UNBOUND_NAMES, WITHOUT_TALK, FORMAT)


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seed comes from: a secret of the house, and a share of each seat that brought one."""

    attempts: int
    """How often the deal was begun; more than once where somebody did not reveal the share they had pledged."""
    secret: str
    shares: tuple[str, ...]
    """By seat; empty where it brought none."""

    @property
    def seed(self) -> bytes:
        return sha256("\n".join(("gloaming deal", self.secret, *self.shares)).encode()).digest()


def pledge(share: str) -> str:
    """Given before anyone's share is known: it shows nothing of the share, and fits no other."""
    return sha256(share.encode()).hexdigest()


class Terms(msgspec.Struct, frozen=True):
    game: str
    rules: int
    options: Any
    names: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """The public key of each seat; empty where it has none."""
    attempts: int = 0
    house: str = ""
    """The pledge of the house, and those of the seats."""
    pledges: tuple[str, ...] = ()

    def under(self, deal: Deal | None) -> Terms:
        """These terms for a seed that was dealt like this."""
        if deal is None:
            return self
        pledges = tuple(pledge(share) if share else "" for share in deal.shares)
        return msgspec.structs.replace(self, attempts=deal.attempts, house=pledge(deal.secret), pledges=pledges)

    def text(self, format_: int = FORMAT) -> bytes:
        if format_ == UNBOUND_NAMES:
            return b"gloaming/%s/%d/" % (self.game.encode(), self.rules) + msgspec.json.encode(self.options)
        return msgspec.json.encode(self)


def commitment(text: bytes, seed: bytes) -> str:
    """Published at the start: it binds the host to the seed without showing it."""
    return hmac.new(seed, text, "sha256").hexdigest()
