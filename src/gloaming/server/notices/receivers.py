"""Who is told, and by which way: a device by push, a person by e-mail, or some program of the host's by a webhook.

They stand next to the log and not in it: a log is kept whole, and an address must be gone when its owner wants it gone."""

from __future__ import annotations

from typing import Literal

import msgspec

Way = Literal["push", "mail", "hook"]
DEVICES = 4
"""So many of one seat are told. A seat is open on one at a time; this is for who moves it about."""


class Receiver(msgspec.Struct, frozen=True):
    """Somebody who wants to be told. The seat is named by the hash of its token: when the seat moves or is given away, this is nobody's."""

    code: str
    seat: str
    """Empty for the table's webhook, which no seat has."""
    way: Way
    address: str
    language: str = "en"
    secret: str = ""
    """What else is needed: the keys of a device; the key by which a webhook knows us; of an e-mail, the ticket in its link."""
    confirmed: bool = True
    """Whether its reader has said so. Others may type it."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.code, self.seat, self.way, self.address
