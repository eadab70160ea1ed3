"""Where secrets must not be: in the log, in addresses, in errors, in other people's messages, and in the store only hashed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from gloaming.games.cultists.roles import ROLES
from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.store import StoreBroken
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import Past, lay_out
from tests.server.running import GLOAMING, RunningHouse

pytestmark = pytest.mark.anyio


async def fill(house: RunningHouse) -> tuple[list[Browser], list[str]]:
    """Do at this house all that people do, right and wrong, and give back the browsers and all secrets that were used."""
    host = await house.host()
    guests = [await house.guest(host.code, f"Guest {number}") for number in range(1, 5)]
    ticket = (await house.post("/api/moves", {"token": guests[0].token})).json()["ticket"]
    moved = (await house.post("/api/moves/use", {"ticket": ticket})).json()
    old, guests[0] = guests[0], await house.browser(host.code, moved["token"])
    await house.post("/api/moves", {"token": old.token, "extra": ticket})
    await house.post("/api/moves", {"token": old.token})
    await house.browser(host.code, old.token)
    await house.browser("ABCDEF", host.token)
    for guest in guests:
        await guest.ask("ready", ready=True)
    await host.ask("begin")
    people = [host, *guests]
    for browser in people:
        await browser.until_stage("playing")
    await host.send_raw(f'{{"type":"hello","token":"{host.token}"}}')
    await host.settle()
    await host.ask("answer", question=1, code=host.token)
    await play(people, Dice.seeded("secrets"), lambda: people[0].question > 12)
    return people, [ticket, old.token, *[browser.token for browser in people]]


async def test_the_log_knows_no_secret(own_house: RunningHouse) -> None:
    people, secrets = await fill(own_house)
    seed = own_house.table(people[0].code).play.head.seed
    own_house.stop()
    said = own_house.said()
    assert said.startswith("Gloaming is open.")
    for secret in (*secrets, seed, seed[:16], own_house.store.parent.name):
        assert secret not in said
    assert not re.search(rf"\b({'|'.join(role for role in ROLES if role != 'investigator')})\b", said)
    assert len(said.splitlines()) < 8, said


async def test_tokens_are_stored_only_as_hashes(own_house: RunningHouse) -> None:
    _, secrets = await fill(own_house)
    files = [file for file in own_house.store.parent.iterdir() if file.name.startswith(own_house.store.name)]
    assert own_house.store in files
    raw = b"".join(file.read_bytes() for file in files)
    assert b"token_hash" in raw
    for secret in secrets:
        assert secret.encode() not in raw


async def test_no_message_holds_another_seats_secrets(house: RunningHouse) -> None:
    """The raw bytes that a browser is sent hold no token, no seed, and only the Roles it may know."""
    past = Past(Dice.seeded("raw bytes").key, ())
    people = lay_out(house, past, options={"players": 5, "level": "custom", "roles": ["mechanic"]})
    for browser in people:
        await browser.open()
    await play(people, Dice.seeded("raw"), lambda: people[0].question > 10)
    game = house.table(people[0].code).play.game
    for browser in people:
        raw = b"".join(browser.raw)
        assert past.seed.hex().encode() not in raw
        assert not any(other.token.encode() in raw for other in people)
        events = [event for event in browser.journal if event["type"] == "EnvelopeOpened"]
        assert [(event["seat"], event["role"]) for event in events] == [(browser.chair, game.role[browser.chair or 0])]


async def test_no_message_of_invasion_holds_anothers_cards(house: RunningHouse) -> None:
    """INV-INFO-01, -06, -10: of what others draw, plan and lay a browser is sent how many, and no face; of whether they are
    aliens nothing, until all have seen it."""
    past = Past(Dice.seeded("raw bytes of invasion").key, ())
    people = lay_out(house, past, game="invasion", options={"players": 8}, clocks={"window": 0})
    for browser in people:
        await browser.open()
    await play(people, Dice.seeded("raw invasion"), lambda: people[0].view["round"] > 3)
    game = house.table(people[0].code).play.game
    assert any("assimilated" in hand for hand in game.hand)
    planned = 0
    for browser in people:
        raw = b"".join(browser.raw)
        assert past.seed.hex().encode() not in raw
        assert browser.view["hand"] == list(game.hand[browser.chair or 0])
        for event in browser.journal:
            own = event.get("seat") == browser.chair
            for name in ("cards", "upcoming", "prevented"):
                if event["type"] in ("Drew", "EventsDrawn", "EventsPlaced") and name in event:
                    assert own or not any(event[name])
            assert own or event["type"] not in ("RescueCardLaid", "AliensRecognised", "AlienPlanSeen")
            planned += event["type"] == "EventsPlaced"
        if browser.chair is not None and "assimilated" not in game.hand[browser.chair]:
            shown = [event["card"] for event in browser.journal if event["type"] == "CardShown"]
            assert raw.count(b'"assimilated"') == 0 or "assimilated" in shown
    assert planned > 8


async def test_a_refusal_does_not_repeat_a_token(house: RunningHouse) -> None:
    host = await house.host()
    for body in ({"token": host.token, "extra": 1}, {"token": [host.token]}, {"token": host.token * 9}):
        assert host.token not in (await house.post("/api/moves", body)).text
    assert host.token not in (await house.post("/api/moves/use", {"ticket": host.token})).text
    for path in (f"/api/tables/{host.token}", f"/api/rules/{host.token}"):
        assert host.token not in (await house.get(path)).text


# The store


@pytest.mark.parametrize("content", [b"This is no database. " * 100, b"SQLite format 3\x00" + b"\xff" * 200])
def test_a_file_that_is_no_store_is_refused_in_a_sentence_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    command = [*GLOAMING, "serve", "--port", "0", "--store", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "is not a store of Gloaming" in done.stderr
    assert "choose another file" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == content


async def test_a_store_of_another_version_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    store._reading.execute("UPDATE alembic_version SET version_num = '99'")
    store.close()
    with pytest.raises(StoreBroken, match="was written by another version of Gloaming; choose another file"):
        SqliteStore(tmp_path / "tables.sqlite3")


async def test_what_is_appended_is_there_again_in_its_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    entries: list[log.Entry] = [log.Opened("ABCDEF", "hash", "Hanna", 3), log.Readied(0, ready=True), log.Aborted()]
    for number, entry in enumerate(entries):
        await store.append("ABCDEF", number, log.write(entry))
    with pytest.raises(StoreBroken, match="could not be saved"):
        await store.append("ABCDEF", 1, log.write(log.Aborted()))
    store.close()
    again = SqliteStore(tmp_path / "tables.sqlite3")
    assert [log.read(raw) for raw in await again.load("ABCDEF")] == entries
    assert (await again.knows("ABCDEF"), await again.knows("GHJKLM")) == (True, False)
    assert await again.codes() == ["ABCDEF"]
    again.close()
