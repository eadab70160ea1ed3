"""Many machines' adapters, and the addresses that phones are told."""

from __future__ import annotations

import pytest

from gloaming.server.addresses import Adapter, adapters_here, as_url, outward_here, reachable

LO = Adapter("lo", ("127.0.0.1", "::1"))
WIFI = Adapter("wlan0", ("192.168.1.23", "fe80::1c2", "2001:db8:1::23"))
DOCKER = (Adapter("docker0", ("172.17.0.1",)), Adapter("br-5d2b1c9a0e7f", ("172.18.0.1",)), Adapter("veth93ab", ()))

MACHINES = {
    "a laptop": ([LO, WIFI], "192.168.1.23", ["192.168.1.23"]),
    "a laptop with containers": ([LO, *DOCKER, WIFI], "192.168.1.23", ["192.168.1.23"]),
    "a cable and the air": (
        [LO, Adapter("eth0", ("10.1.2.3",)), WIFI],
        "192.168.1.23",
        ["192.168.1.23", "10.1.2.3"],
    ),
    "a tunnel that takes everything": (
        [LO, Adapter("tun0", ("10.8.0.6",)), Adapter("enp3s0", ("192.168.178.40",))],
        "10.8.0.6",
        ["192.168.178.40", "10.8.0.6"],
    ),
    "a tailnet": (
        [LO, Adapter("tailscale0", ("100.101.7.9", "fd7a:115c:a1e0::9")), WIFI],
        "192.168.1.23",
        ["192.168.1.23", "100.101.7.9"],
    ),
    "a mac": (
        [
            Adapter("lo0", ("127.0.0.1", "fe80::1")),
            Adapter("anpi0", ("fe80::2",)),
            Adapter("awdl0", ("169.254.3.3",)),
            Adapter("utun3", ("100.64.0.7",)),
            Adapter("bridge100", ("192.168.64.1",)),
            Adapter("en0", ("10.0.0.12",)),
        ],
        "10.0.0.12",
        ["10.0.0.12", "100.64.0.7", "192.168.64.1"],
    ),
    "windows": (
        [
            Adapter("Software Loopback Interface 1", ("127.0.0.1", "::1")),
            Adapter("Hyper-V Virtual Ethernet Adapter", ("172.29.16.1",)),
            Adapter("VMware Virtual Ethernet Adapter for VMnet8", ("192.168.88.1",)),
            Adapter("WireGuard Tunnel", ("10.66.0.2",)),
            Adapter("Microsoft Wi-Fi Direct Virtual Adapter", ("192.168.137.1",)),
            Adapter("Intel(R) Wi-Fi 6 AX201 160MHz", ("192.168.0.15",)),
        ],
        "192.168.0.15",
        ["192.168.0.15", "192.168.137.1", "10.66.0.2"],
    ),
    "a rented server": ([LO, Adapter("eth0", ("10.0.0.4",)), Adapter("eth1", ("130.60.5.5",))], "130.60.5.5", ["130.60.5.5", "10.0.0.4"]),
    "a cable without a lease": ([LO, Adapter("eth0", ("169.254.10.2",)), WIFI], "", ["192.168.1.23", "169.254.10.2"]),
    "two machines on one cable": ([LO, Adapter("eth0", ("169.254.10.2",))], "", ["169.254.10.2"]),
    "inside a container": ([LO, Adapter("eth0", ("172.17.0.2",))], "172.17.0.2", ["172.17.0.2"]),
    "no network": ([LO, *DOCKER], "", []),
    "only the new kind": ([LO, Adapter("eth0", ("2001:db8:1::23",))], "", []),
    "more than anyone needs": (
        [Adapter(f"eth{number}", (f"10.0.{number}.1",)) for number in range(9)],
        "10.0.6.1",
        ["10.0.6.1", "10.0.0.1", "10.0.1.1", "10.0.2.1"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("machine", MACHINES)
def test_every_machine_tells_the_addresses_that_phones_can_open(machine: str) -> None:
    adapters, outward, told = MACHINES[machine]
    assert list(reachable("0.0.0.0", adapters, outward)) == told


def test_a_server_for_both_kinds_tells_both_the_older_first() -> None:
    assert reachable("::", [LO, WIFI]) == ("192.168.1.23", "2001:db8:1::23")
    assert reachable("::", [LO, Adapter("eth0", ("2001:db8:1::23",))]) == ("2001:db8:1::23",)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_a_server_for_this_machine_alone_tells_no_address(host: str) -> None:
    assert reachable(host, [LO, WIFI], "192.168.1.23") == ()


@pytest.mark.parametrize("host", ["192.168.1.23", "fd00::2", "cellar"])
def test_a_server_at_one_address_tells_that_one(host: str) -> None:
    assert reachable(host, [LO, WIFI]) == (host,)


def test_an_address_is_written_as_browsers_read_it() -> None:
    assert as_url("192.168.1.23", 8000) == "http://192.168.1.23:8000"
    assert as_url("fd00::2", 80) == "http://[fd00::2]:80"


def test_this_machine_can_be_asked() -> None:
    known = {address for adapter in adapters_here() for address in adapter.addresses}
    assert "127.0.0.1" in known
    assert outward_here() in {"", *known}
