"""A house that encrypts by a certificate of its own, and how a device comes to trust it."""

from __future__ import annotations

import json
import ssl
import stat
from pathlib import Path

import httpx
import pytest
import trustme
from websockets.asyncio.client import connect

from gloaming.server.addresses import Adapter
from gloaming.server.certificates import fingerprint, own_authority, own_context, own_names
from gloaming.server.plain_pages import SYSTEMS, certificate_page
from gloaming.words import languages, of
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def test_the_authority_is_made_once_and_its_key_is_for_its_owner_alone(tmp_path: Path) -> None:
    made = own_authority(tmp_path / "tls")
    assert own_authority(tmp_path / "tls").cert_pem.bytes() == made.cert_pem.bytes()
    assert stat.S_IMODE((tmp_path / "tls" / "ca.key").stat().st_mode) == 0o600


def test_a_certificate_is_for_every_name_of_the_machine() -> None:
    names = own_names([Adapter("eth0", ("192.168.1.23", "fe80::1%eth0"))], "games.example", "")
    assert {"localhost", "127.0.0.1", "::1", "192.168.1.23", "fe80::1", "games.example"} <= set(names)
    assert "" not in names
    assert own_context(trustme.CA(), names).get_ca_certs() == []


@pytest.mark.parametrize("language", languages())
def test_the_page_says_how_to_trust_it_in_every_language(language: str) -> None:
    missed = set(of(language).missed)
    page = certificate_page(language, "AB:CD")
    assert page.count("<section") == 1 + len(SYSTEMS)
    assert page.count("<li>") >= 2 * len(SYSTEMS)
    assert "AB:CD" in page
    assert "certificate-" not in page
    assert of(language).missed == missed


async def test_phones_that_trust_the_authority_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    house = RunningHouse(tmp_path, more=("--tls", "auto", "--language", "en")).start()
    try:
        address = house.url.replace("http:", "https:")
        trusting = ssl.create_default_context(cafile=tmp_path / "tls" / "ca.crt")
        async with httpx.AsyncClient(base_url=address, verify=trusting) as client:
            assert (await client.get("/api/reach")).status_code == 200
            given = (await client.get("/ca.crt")).content
            assert fingerprint(given) in house.said()
            assert f"{address}/certificate" in house.said()
            german = await client.get("/certificate", headers={"Accept-Language": "de"})
            assert '<html lang="de">' in german.text
            assert fingerprint(given) in german.text
            seat = (await client.post("/api/tables", json={"name": "Ann"}, headers={"Origin": address})).json()
        async with connect(house.socket.replace("ws:", "wss:"), ssl=trusting) as line:
            await line.send(json.dumps({"type": "hello", "code": seat["code"], "token": seat["token"]}))
            assert json.loads(await line.recv())["type"] == "everything"
        with pytest.raises(ssl.SSLCertVerificationError):
            await connect(house.socket.replace("ws:", "wss:"))
    finally:
        house.kill()
    assert "Traceback" not in house.said()


def test_few_files_are_told_at_the_start(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, more=("--language", "en"), files=300).start()
    house.kill()
    assert "lets a program have 300 files open, so at most 236 people" in house.said()
    assert "LimitNOFILE=65536" in house.said()
