"""Logs that know themselves: whatever is done to one, nobody is told a secret, and the house goes on."""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from typer.testing import CliRunner

from gloaming.cli.main import app as cli
from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match
from gloaming.kernel.terms import FORMAT, UNBOUND_NAMES
from gloaming.server import api, app, forms, protocol, sockets
from gloaming.server import entries as log
from gloaming.server.chain import chained
from gloaming.server.games import hosted
from gloaming.server.house import House, hashed
from gloaming.server.protocol import Settings
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table import from_log
from gloaming.server.table_state import state_of
from tests.server.doorless import house_at
from tests.server.prepared import Past, search

pytestmark = pytest.mark.anyio

TOKEN = "the token of Hanna"
HOME = "192.0.2.1"
PASTS: tuple[tuple[str, Any, Past], ...] = (
    (
        "cultists",
        Options(),
        search(Options(), lambda game: type(game.asking).__name__ == "Meet" and bool(game.answers)),
    ),
    (
        "invasion",
        InvasionOptions(),
        search(InvasionOptions(), lambda game: type(game.asking).__name__ == "CastVotes" and bool(game.answers)),
    ),
)
"""Games in which answers are sealed just now."""


def written(code: str, game: str, options: Any, past: Past, format_: int = FORMAT) -> list[bytes]:
    """The log of a table of people at that moment, as the server would have written it."""
    kind, players = hosted(game).kind, range(options.players)
    names = ("Hanna", *(f"Person {chair}" for chair in players[1:]))
    head = Match(kind, options, past.seed, names, format_=format_).head
    entries: list[log.Entry] = [log.Opened(code, hashed(TOKEN), "Hanna", 0)]
    entries.append(log.Configured(Settings(game, msgspec.to_builtins(options), {"talk": 0})))
    entries += [log.Sat(chair, hashed(f"{code} {chair}"), names[chair], chair) for chair in players[1:]]
    entries.append(log.Begun(head.seed, head.rules, head.commitment, head.options, head.gloaming))
    entries += [log.Answered(seat, answer) for seat, answer in past.answers]
    entries.append(log.Spoken(1, 1, "Who was in the library?", None))
    return [log.write(entry) for entry in entries]


Harm = Callable[[sqlite3.Connection, str, int], None]


def sql(statement: str) -> Harm:
    def harm(store: sqlite3.Connection, code: str, at: int) -> None:
        changed = store.execute(statement, {"code": code, "at": at, "other": at - 1 if at else 1})
        assert changed.rowcount > 0, statement

    return harm


def harms() -> Iterator[tuple[str, Harm]]:
    """Ways to damage a log of so many rows, at the beginning, in the middle and at the end."""

    here = "WHERE code = :code AND number = :at"
    yield "a row is gone", sql(f"DELETE FROM log {here}")
    yield "all from there on is gone", sql("DELETE FROM log WHERE code = :code AND number >= :at")
    yield "a byte is changed", sql(f"UPDATE log SET entry = CAST(replace(entry, '\"', '_') AS BLOB) {here}")
    yield "a digit is changed", sql(f"UPDATE log SET entry = CAST(replace(entry, ':', ':1') AS BLOB) {here}")
    yield "it is empty", sql(f"UPDATE log SET entry = X'' {here}")
    yield "it is text", sql(f"UPDATE log SET entry = CAST(entry AS TEXT) {here}")
    yield "the link is wrong", sql(f"UPDATE log SET link = X'00' {here}")
    yield "two rows are swapped", swap
    yield "a number is wrong", sql(f"UPDATE log SET number = 9999 {here}")
    yield "a row is there twice", sql(f"INSERT INTO log SELECT code, 8888, entry, link FROM log {here}")
    yield (
        "the entry is another's",
        sql(f"UPDATE log SET entry = (SELECT entry FROM log WHERE code = :code AND number = :other) {here}"),
    )


def swap(store: sqlite3.Connection, code: str, at: int) -> None:
    other = at - 1 if at else 1
    for before, after in ((at, -1), (other, at), (-1, other)):
        store.execute("UPDATE log SET number = ? WHERE code = ? AND number = ?", (after, code, before))


def flipped(number: int) -> Harm:
    """A disk forgets one bit, anywhere: in an entry, or now and then in its link."""

    def harm(store: sqlite3.Connection, code: str, at: int) -> None:
        dice, column = Dice.seeded("a bit", number), "link" if number % 4 == 0 else "entry"
        rows = store.execute(f"SELECT number, {column} FROM log WHERE code = ?", (code,)).fetchall()
        row, raw = dice.pick(rows)
        bit = dice.roll(8 * len(raw))
        raw = bytes(byte ^ (1 << bit % 8 if place == bit // 8 else 0) for place, byte in enumerate(raw))
        store.execute(f"UPDATE log SET {column} = ? WHERE code = ? AND number = ?", (raw, code, row))

    return harm


def rewritten(change: Callable[[list[log.AnyEntry]], None]) -> Harm:
    """The log is chained again afterwards: only its sense betrays the change."""

    def harm(store: sqlite3.Connection, code: str, at: int) -> None:
        rows = store.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", (code,)).fetchall()
        entries = [log.read(row[0]) for row in rows]
        change(entries)
        store.execute("DELETE FROM log WHERE code = ?", (code,))
        rows = list(chained(code, map(log.write, entries)))
        store.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)

    return harm


def begun(**fields: Any) -> Callable[[list[log.AnyEntry]], None]:
    def change(entries: list[log.AnyEntry]) -> None:
        at = next(at for at, entry in enumerate(entries) if isinstance(entry, log.Begun))
        entries[at] = msgspec.structs.replace(entries[at], **fields)

    return change


def answers_swapped(entries: list[log.AnyEntry]) -> None:
    entries.append(log.Answered(0, "nothing:of_the_kind"))


def unbegun(entries: list[log.AnyEntry]) -> None:
    entries[:] = [entry for entry in entries if not isinstance(entry, log.Begun)]


def answer_gone(entries: list[log.AnyEntry]) -> None:
    del entries[next(at for at, entry in enumerate(entries) if isinstance(entry, log.Answered))]


def of_another_table(entries: list[log.AnyEntry]) -> None:
    assert isinstance(entries[0], log.Opened)
    entries[0] = msgspec.structs.replace(entries[0], code="WWWWWW")


SENSELESS: dict[str, Harm] = {
    "another seed": rewritten(begun(seed="00" * 32)),
    "another commitment": rewritten(begun(commitment="00" * 32)),
    "other options": rewritten(begun(options={"players": 6})),
    "a short seed": rewritten(begun(seed="00")),
    "an answer that nobody offered": rewritten(answers_swapped),
    "no beginning": rewritten(unbegun),
    "an answer is gone": rewritten(answer_gone),
    "another table's": rewritten(of_another_table),
}
WHOLE: dict[str, Harm] = {
    "the tip is gone": sql("DELETE FROM tips WHERE code = :code"),
    "the tip is wrong": sql("UPDATE tips SET entries = 3 WHERE code = :code"),
    "the link of the tip is wrong": sql("UPDATE tips SET link = X'01' WHERE code = :code"),
    "only the tip is left": sql("DELETE FROM log WHERE code = :code"),
    "it lies under another code": sql("UPDATE log SET code = 'V' || substr(code, 2) WHERE code = :code"),
}


BITS = 18
"""So many make it 64 ways for each game."""


def ways(rows: int) -> Iterator[tuple[str, Harm, int]]:
    for name, harm in harms():
        for at in (0, rows // 2, rows - 1):
            yield f"{name}, at {at}", harm, at
    for name, harm in (SENSELESS | WHOLE).items():
        yield name, harm, 0
    for number in range(BITS):
        yield f"bit {number} is flipped", flipped(number), 0


def lay(path: Path) -> dict[str, str]:
    """A store with a table for every way to damage one, the damage done, and one that is left alone. Names by code."""
    SqliteStore(path).close()
    named: dict[str, str] = {}
    with closing(sqlite3.connect(path)) as store:
        store.execute("DROP INDEX seats")  # what a disk does to a file, no index has to agree to
        for game, options, past in PASTS:
            for name, harm, at in ways(len(written("AAAAAA", game, options, past))):
                code = "".join(secrets.choice("ABCDEFGH") for _ in range(6))
                store.executemany(
                    "INSERT INTO log VALUES (?, ?, ?, ?)", chained(code, written(code, game, options, past))
                )
                harm(store, code, at)
                named[code] = f"{game}: {name}"
            sound = {"cultists": "SOUND2", "invasion": "SOUND3"}[game]
            store.executemany(
                "INSERT INTO log VALUES (?, ?, ?, ?)", chained(sound, written(sound, game, options, past))
            )
        store.commit()
    return named


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    path = tmp_path_factory.mktemp("damage") / "tables.sqlite3"
    return path, lay(path)


ASKED: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/proof", None),
    ("GET", "/replay", None),
    ("GET", "/replay?seat=0", None),
    ("GET", "/suspicions?seat=0", None),
    ("POST", "/seats", {"name": "Mallory"}),
    ("POST", "/again", {"token": TOKEN}),
    ("POST", "/kept", {"token": TOKEN}),
    ("POST", "/hook", {"token": TOKEN, "address": ""}),
    ("POST", "/moves", {"token": TOKEN}),
    ("POST", "/moves/use", {"ticket": "a ticket"}),
    ("POST", "/notices", {"token": TOKEN}),
    ("POST", "/notices/confirm", {"ticket": "a ticket", "wanted": True}),
    ("POST", "/notices/end", {"token": TOKEN}),
    ("POST", "/offers", {"token": TOKEN, "chair": 1}),
    ("POST", "/offers/look", {"ticket": "a ticket"}),
    ("POST", "/offers/take", {"ticket": "a ticket", "name": "Mallory"}),
)


def test_everything_about_a_table_is_asked() -> None:
    known = {(method, path.split("?")[0]) for method, path, _ in ASKED}
    ends = [(end.method, end.path.removeprefix("/tables/{code}")) for end in api.ENDPOINTS if "{code}" in end.path]
    assert known == set(ends)


async def told(client: httpx.AsyncClient, house: House, code: str) -> set[bytes]:
    """What everybody who asks for this table is told."""
    heard: set[bytes] = set()
    for method, path, body in ASKED:
        answer = await client.request(method, f"/api/tables/{code}{path}", json=body)
        assert answer.status_code == 409
        heard.add(answer.content)
    for token in (TOKEN, "", "a stranger's"):
        refused = await sockets.find_seat(house, protocol.Hello(code, token), HOME)
        assert isinstance(refused, protocol.Refusal)
        heard.add(msgspec.json.encode(forms.Problem(refused.reason, refused.sentence, refused.facts)))
    return heard


@contextlib.asynccontextmanager
async def doors(path: Path) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    async with house_at(path) as house:
        whole = Starlette(routes=app.routes(path.parent / "no pages"))
        whole.state.house = house
        async with httpx.AsyncClient(transport=httpx.ASGITransport(whole), base_url="http://127.0.0.1") as client:
            yield house, client


async def test_a_damaged_log_is_refused_and_nothing_is_told(
    laid: tuple[Path, dict[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    """Rows are gone, changed or swapped while cards lie sealed: to everyone the same bytes, and one line to the operator."""
    path, named = laid
    for game, _, _ in PASTS:
        assert len({name for name in named.values() if name.startswith(game)}) == 64
    async with doors(path) as (house, client):
        for code, name in named.items():
            caplog.clear()
            house.homes.clear()
            assert await told(client, house, code) == {SENTENCE}, name
            [line] = caplog.messages
            assert line.startswith(f"The log of table {code} is damaged: "), name
            assert not any(secret in line for secret in SECRETS), (name, line)
            ticket = await client.post("/api/moves", json={"token": f"{code} 1"})
            assert ticket.json()["reason"] in ("damaged-table", "unknown-seat"), name
            assert not any(secret in ticket.text for secret in SECRETS)
        assert set(house.keeping.damaged) >= set(named)
        for sound in ("SOUND2", "SOUND3"):
            assert (await client.get(f"/api/tables/{sound}")).json()["stage"] == "playing"


SENTENCE = (
    b'{"reason":"damaged-table","sentence":"This table can\'t be opened: its log is damaged. '
    b'Tell the person who runs this server.","facts":{}}'
)
SECRETS = ("give:", "lay:", "dead", "alive", "success", "sabotage", "seed", "Hanna", "Person")


def test_the_store_is_checked_by_a_command(laid: tuple[Path, dict[str, str]]) -> None:
    path, named = laid
    result = CliRunner().invoke(cli, ["store", "check", str(path), "--json"])
    assert result.exit_code == 1
    found = {table["code"]: table["finding"] for table in json.loads(result.stdout)["tables"]}
    moved = {f"V{code[1:]}" for code, name in named.items() if "under another code" in name}
    assert found == {**dict.fromkeys([*named, *moved], "damaged"), "SOUND2": "sound", "SOUND3": "sound"}
    words = CliRunner().invoke(cli, ["store", "check", str(path), "--language", "de"])
    assert words.exit_code == 1
    assert f"{len(found) - 2} Protokolle sind beschädigt, von {len(found)} insgesamt:" in words.stdout
    assert not any(secret in words.stdout for secret in SECRETS)


def test_a_sound_store_is_called_sound(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    missing = CliRunner().invoke(cli, ["store", "check", str(path), "--language", "en"])
    assert (missing.exit_code, "There’s no store at" in missing.stderr) == (2, True)
    assert not path.exists()
    with closing(SqliteStore(path)):
        used = CliRunner().invoke(cli, ["store", "check", str(path), "--language", "en"])
        assert (used.exit_code, "is in use by another Gloaming" in used.stderr) == (2, True)
    lay_sound(path)
    sound = CliRunner().invoke(cli, ["store", "check", str(path), "--language", "en"])
    assert (sound.exit_code, sound.stdout.splitlines()[0]) == (0, "3 tables, and every log is whole.")
    assert "  OLDER2: Began under version 1 of the rules of" in sound.stdout


def lay_sound(path: Path) -> None:
    """Two tables that are well, and one whose rules are no longer played."""
    with closing(sqlite3.connect(path)) as store:
        for code, (game, options, past) in zip(("SOUND2", "SOUND3"), PASTS, strict=True):
            store.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", chained(code, written(code, game, options, past)))
        older = [log.read(entry) for entry in written("OLDER2", *PASTS[0])]
        begun(rules=1)(older)
        store.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", chained("OLDER2", map(log.write, older)))
        store.commit()


async def test_a_game_of_other_rules_is_called_off_by_name(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    SqliteStore(path := tmp_path / "tables.sqlite3").close()
    lay_sound(path)
    async with doors(path) as (house, client):
        answer = await client.get("/api/tables/OLDER2/record")
        assert (answer.status_code, answer.json()["reason"]) == (409, "other-rules")
        assert "under version 1 of the rules of" in answer.json()["sentence"]
        table = await house.table("OLDER2")
        assert table is not None
        state = state_of(table.table)
        assert (state.stage, state.problem_reason, state.problem_facts["rules"]) == ("aborted", "other-rules", 1)
        [line] = caplog.messages
        assert line.startswith("Table OLDER2 is called off: This game began under version 1 of the rules of")


def test_a_log_from_before_names_no_promise_and_is_read(tmp_path: Path) -> None:
    older = [log.read(entry) for entry in written("SOUND2", *PASTS[0])]
    begun(commitment="", options={})(older)
    assert from_log("SOUND2", [log.write(entry) for entry in older]).stage == "playing"


def test_a_table_that_began_when_names_were_not_bound_plays_on() -> None:
    older = from_log("SOUND2", written("SOUND2", *PASTS[0], UNBOUND_NAMES))
    assert (older.stage, older.play.head.gloaming, state_of(older).terms) == ("playing", UNBOUND_NAMES, "")
