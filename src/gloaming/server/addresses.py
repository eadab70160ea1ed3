"""Which addresses of this machine a phone on the same network can open, the likeliest first."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address
from typing import NamedTuple

import ifaddr

MOST_SHOWN = 4
ALL_OF_IPV4, ALL = "0.0.0.0", "::"  # noqa: S104  # chosen by the person who starts the server

INSIDE = re.compile(
    r"docker|podman|veth|virbr|vnet\d|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|br-[0-9a-f]{12}"
    r"|awdl|llw|anpi|hyper-v|vethernet|vmware|virtualbox|loopback",
    re.IGNORECASE,
)
"""Adapters that lead to containers, to virtual machines, or to no machine at all."""
ASIDE = re.compile(r"tun|tap|wg|ppp|ipsec|zt|tailscale|wireguard|nordlynx|vpn|bridge\d", re.IGNORECASE)
"""Adapters of private networks across the internet. Friends may be there; phones in this room are not."""
SHARED_BY_CARRIERS = IPv4Network("100.64.0.0/10")
"""At home only private networks across the internet use it."""


class Adapter(NamedTuple):
    name: str
    addresses: tuple[str, ...]


def reachable(host: str, adapters: Sequence[Adapter], outward: str = "") -> tuple[str, ...]:
    """Where others find a server that listens at `host`. `outward` is the address this machine calls out from."""
    if host not in (ALL_OF_IPV4, ALL):
        return () if is_loopback(host) else (host,)
    found: list[tuple[int, bool, str]] = []
    for name, addresses in adapters:
        for address in addresses:
            rank = rank_of(name, ip_address(address))
            if rank is not None and (host == ALL or ":" not in address):
                found.append((rank, address != outward, address))
    return tuple(address for *_, address in sorted(found, key=lambda each: each[:2])[:MOST_SHOWN])


def rank_of(adapter: str, address: IPv4Address | IPv6Address) -> int | None:
    """How likely a phone in this room gets there, 0 first; None: it does not."""
    if address.is_loopback or address.is_multicast or address.is_unspecified or INSIDE.search(adapter):
        return None
    if isinstance(address, IPv6Address):
        return None if address.is_link_local else 2
    if ASIDE.match(adapter) or address in SHARED_BY_CARRIERS:
        return 3
    return 1 if address.is_link_local else 0


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def as_url(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def adapters_here() -> list[Adapter]:
    return [
        Adapter(each.nice_name, tuple(ip.ip if isinstance(ip.ip, str) else ip.ip[0] for ip in each.ips))
        for each in ifaddr.get_adapters()
    ]


def outward_here() -> str:
    """Nothing is sent: the system only chooses from where it would be. The address belongs to documents."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("198.51.100.1", 9))
        address: str = probe.getsockname()[0]
        return address
    return ""
