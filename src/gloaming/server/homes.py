"""Homes: what may be had at once from one address. A school is one address, and so is a troublemaker: the numbers are for a
school of three hundred, and what a troublemaker gets of them leaves enough for others."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from gloaming.kernel.errors import Refused
from gloaming.server.rate_limits import RateLimit

HOME_PREFIX = 64
"""So many bits of an IPv6 address say which home it is."""
TABLES_AT_ONCE, TABLES_PER_SECOND = 30, 1
"""How many tables may be made at once, and in the long run: a lesson begins, and every group opens one."""
OPEN_TABLES = 80
"""... and how many may be open: three hundred pupils by fives, and some that nobody has closed."""
SEARCHERS, SEARCHERS_IN_HOUSE = 14, 56
"""Bots that search, each of which keeps a core busy while it thinks: two full tables of them, or one at each of a dozen."""
WATCHING = 300
"""Spectators: the whole school looks on at the final."""
WRONG_CODES_AT_ONCE, WRONG_CODES_PER_SECOND = 60, 0.2
"""A class mistypes in the same minute. To meet one of a thousand tables by chance takes a million tries: two months."""
LETTERS_AT_ONCE, LETTERS_PER_SECOND = 6, 1 / 600
"""To addresses that anybody may have typed: a family, and then six an hour."""
WRONG_TOKENS_AT_ONCE, WRONG_TOKENS_PER_SECOND = 10, 0.05
"""Of the porter's lodge. Its token is long: this keeps the log of a house quiet rather than its door shut."""
TOLD_AT_ONCE, TOLD_IN_HOUSE = 12, 48
"""Replays and suspicions that may be waited for. One takes a fraction of a second, and those at a table share it."""


class TooMany(Refused):
    """Not now, but soon."""


class Home:
    __slots__ = ("letters", "tables", "telling", "watching", "wrong_codes", "wrong_tokens")

    def __init__(self) -> None:
        self.tables = RateLimit(TABLES_AT_ONCE, TABLES_PER_SECOND)
        self.wrong_codes = RateLimit(WRONG_CODES_AT_ONCE, WRONG_CODES_PER_SECOND)
        self.letters = RateLimit(LETTERS_AT_ONCE, LETTERS_PER_SECOND)
        self.wrong_tokens = RateLimit(WRONG_TOKENS_AT_ONCE, WRONG_TOKENS_PER_SECOND)
        self.watching = 0
        self.telling = 0

    @property
    def is_forgettable(self) -> bool:
        limits = (self.tables, self.wrong_codes, self.wrong_tokens, self.letters)
        return not self.watching and not self.telling and all(limit.is_full for limit in limits)


def address_of(visit: HTTPConnection) -> str:
    """Where somebody comes from, as a proxy on this machine tells it. A home has many addresses of the new kind: they count
    as one."""
    shown = visit.client.host if visit.client else ""
    try:
        address = ip_address(shown)
    except ValueError:
        return shown
    if isinstance(address, IPv4Address):
        return shown
    return str(address.ipv4_mapped or IPv6Network((address, HOME_PREFIX), strict=False))
