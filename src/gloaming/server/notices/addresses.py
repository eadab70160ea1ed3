"""Where a notice may be sent: to the open internet, and nowhere near the server itself.

Addresses come from players. A server that sent whatever they name would knock at doors that only it can reach: those of its own
machine and of its network. So a name is looked up here, refused if any of its addresses is not public, and the connection goes to
the very address that was looked at; a name that changes its mind in between gets nothing."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from gloaming.kernel.errors import Refused

LONGEST = 1024
TRANSLATED = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Addresses of the new kind that carry one of the old, which may lead anywhere."""


class Unsendable(Refused):
    usual_reason = "unsendable"


def checked(address: str, *, loopback: bool = False) -> SplitResult:
    """What can be told from the address alone. `loopback`: the operator lets notices stay on this machine."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - a bad one is told by reading it
    except ValueError:
        parts = urlsplit("")
    plain = parts.scheme == "https" or (loopback and parts.scheme == "http")
    odd = parts.username is not None or parts.fragment or not parts.hostname or not address.isascii()
    if not plain or odd or len(address) > LONGEST or any(letter <= " " for letter in address):
        raise Unsendable("Notices go to addresses that begin with https://; check this one.")
    return parts


async def looked_up(parts: SplitResult, *, loopback: bool = False) -> str:
    """The address on the network to connect to."""
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise Unsendable("Nobody knows this address; check it.") from fault
    numbers = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not numbers or not all(is_allowed(ip_address(number), loopback=loopback) for number in numbers):
        raise Unsendable("Notices go to the open internet only; choose an address there.")
    return numbers[0]


def is_allowed(address: IPv4Address | IPv6Address, *, loopback: bool) -> bool:
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    if mapped is not None:
        return is_allowed(mapped, loopback=loopback)
    if isinstance(address, IPv6Address) and any(address in network for network in TRANSLATED):
        return False
    return (address.is_global and not address.is_multicast) or (loopback and address.is_loopback)
