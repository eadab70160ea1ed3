"""Options of `gloaming serve` that can't be meant so are refused in a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from gloaming.cli import hosting
from gloaming.words import speaking

NOWHERE = Path("nowhere")


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (lambda: hosting.encryption("auto", NOWHERE, None, NOWHERE, ""), "Choose one: --tls auto, or --tls-cert"),
        (lambda: hosting.encryption("off", None, NOWHERE, NOWHERE, ""), "Choose one: --tls auto, or --tls-cert"),
        (lambda: hosting.encryption("off", NOWHERE, None, NOWHERE, ""), "nowhere cannot be used as a certificate"),
        (lambda: hosting.admin_token(NOWHERE), "nowhere holds no token of at least 16 characters."),
        (lambda: hosting.metrics_door("9090"), "9090 isn’t where numbers can be shown."),
        (lambda: hosting.writable_log("/nowhere/at/all"), "/nowhere/at/all can’t be written."),
        (lambda: hosting.public_address("https://games.example/?a"), "can’t be the public address."),
    ],
)
def test_what_cannot_be_meant_so_is_refused(
    choose: Callable[[], object], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking("en"), pytest.raises(typer.Exit):
        choose()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "public"),
    [
        ("", ""),
        ("https://games.example", "https://games.example"),
        ("HTTPS://Games.Example/", "https://games.example"),
        ("https://Example.org/Our/Games/", "https://example.org/Our/Games"),
        ("http://192.168.1.23:8000", "http://192.168.1.23:8000"),
    ],
)
def test_a_public_address_may_be_a_folder_and_names_are_written_small(typed: str, public: str) -> None:
    assert hosting.public_address(typed) == public
