"""The houses of the tests: nobody takes their addresses from them."""

from __future__ import annotations

import socket
import sys

import pytest

from gloaming.cli.hosting import open_port
from tests.server.running import free_port

HOST = "127.0.0.1"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a port can't be kept for somebody")
def test_a_port_stays_ours_until_a_house_opens_there_and_afterwards() -> None:
    port = free_port()
    for _ in range(2):
        with socket.socket() as stranger, pytest.raises(OSError, match="in use"):
            stranger.bind((HOST, port))
        with open_port(HOST, port) as door:
            door.listen()
            socket.create_connection((HOST, port)).close()
