"""What a server says when it opens, for machines of many kinds."""

from __future__ import annotations

import re
import subprocess

import pytest

from gloaming.cli.welcome import welcome
from gloaming.server.forms import Reach
from gloaming.words import speaking
from tests.server.running import GLOAMING, free_port

LAN = Reach("", ("http://192.168.1.23:8000", "http://10.8.0.6:8000"))
OPENED = {
    "several addresses": (
        "0.0.0.0",
        LAN,
        """
Gloaming is open. Stop it with Ctrl-C.

  On this computer  http://127.0.0.1:8000
  On phones         http://192.168.1.23:8000
                    http://10.8.0.6:8000

Anyone on your network can come in.
To let in this computer only, start it with --host 127.0.0.1
""",
    ),
    "alone": (
        "127.0.0.1",
        Reach(),
        """
Gloaming is open. Stop it with Ctrl-C.

  On this computer  http://127.0.0.1:8000

Only this computer can open it.
To let in phones on your network, start it with --host 0.0.0.0
""",
    ),
    "behind a proxy": (
        "127.0.0.1",
        Reach("https://games.example"),
        """
Gloaming is open. Stop it with Ctrl-C.

  On this computer  http://127.0.0.1:8000
  On phones         https://games.example
""",
    ),
    "one address": (
        "192.168.1.23",
        Reach("", ("http://192.168.1.23:8000",)),
        """
Gloaming is open. Stop it with Ctrl-C.

  On phones  http://192.168.1.23:8000

Anyone on your network can come in.
To let in this computer only, start it with --host 127.0.0.1
""",
    ),
    "no network": (
        "0.0.0.0",
        Reach(),
        """
Gloaming is open. Stop it with Ctrl-C.

  On this computer  http://127.0.0.1:8000

This computer isn’t on a network, so phones can’t reach it.
""",
    ),
}


@pytest.mark.parametrize("machine", OPENED)
def test_a_server_says_where_it_is_found_and_who_can_come_in(machine: str) -> None:
    host, reach, said = OPENED[machine]
    assert welcome(host, 8000, reach, picture=False) == said.strip()


def test_it_says_so_in_the_language_of_the_shell() -> None:
    with speaking("de"):
        assert "Am Handy            http://192.168.1.23:8000" in welcome("0.0.0.0", 8000, LAN, picture=False)


def test_a_terminal_shows_the_first_address_to_a_camera() -> None:
    shown = welcome("0.0.0.0", 8000, LAN, picture=True)
    rows = re.findall(r"^  \x1b\[97;40m([█▀▄ ]+)\x1b\[0m$", shown, re.MULTILINE)
    assert len({len(row) for row in rows}) == 1
    assert 2 * len(rows) - len(rows[0]) in (0, 1), "it is a square"
    assert max(map(len, shown.splitlines())) <= 100
    assert welcome("127.0.0.1", 8000, Reach(), picture=True) == OPENED["alone"][2].strip(), (
        "nothing for a camera to find"
    )


@pytest.mark.parametrize(
    "url",
    [
        "games.example",
        "https://",
        "ftp://games.example",
        "https://games.example/?play",
        "https://a b",
        "https://games.example//",
    ],
)
def test_a_public_address_that_leads_nowhere_is_refused(url: str) -> None:
    command = [*GLOAMING, "serve", "--port", str(free_port()), "--public-url", url, "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert f"{url} can’t be the public address." in done.stderr


@pytest.mark.parametrize("address", ["*", "proxy.example", "10.0.0.5/8", "10.0.0.256"])
def test_a_proxy_without_an_address_is_refused(address: str) -> None:
    """To believe everybody would let a stranger come from wherever it likes."""
    trusted = f"127.0.0.1, {address}"
    command = [*GLOAMING, "serve", "--port", str(free_port()), "--forwarded-allow-ips", trusted, "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert f"{address} isn’t the address of a proxy." in done.stderr
