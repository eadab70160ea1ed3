"""`make bench-server`: it measures what it says, ends by itself and leaves nothing running. How fast is not for a test."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import benchmarks.server.measuring
import benchmarks.server.tables
from benchmarks.__main__ import app
from benchmarks.engine.figures import Bar
from benchmarks.engine.playouts import patient, table
from benchmarks.server.command import SERVE
from benchmarks.server.figures import Figure, Hosting, Report, report
from benchmarks.server.load import EchoLoad
from benchmarks.server.many import Nodes
from benchmarks.server.measuring import FULL, Effort, fill, growing_to, measure
from benchmarks.server.process import Server, cores, load_cores, on_cores, server_cores, serving
from benchmarks.server.socket import TEXT, first_frame, framed
from benchmarks.server.tables import SixPlayers
from benchmarks.server.tally import Busy, Measured, Tally, percentiles
from gloaming.games.cultists import CULTISTS
from gloaming.kernel.errors import Refused
from gloaming.kernel.records import Match, write

ROOT = Path(__file__).parents[2]
TINY = Effort(steps=((2, 2.0), (3, 2.0)), echo_seconds=4.0, stored=5, opened=2, limit=300)
STEP = Measured(
    tables=300,
    seconds=10.0,
    answers=9000,
    p50=5.0,
    p95=20.0,
    p99=50.0,
    updates=54_000,
    update_bytes=600.0,
    answer_bytes=50.0,
    held_up=0,
    server_busy=0.6,
    server_waited=0.0,
    load_busy=0.2,
)


def with_(**changes: Any) -> Measured:
    return msgspec.structs.replace(STEP, **changes)


def reported(ours: Measured, memory: float = 200.0, start: float = 1.0, idle: float = 12.0) -> Report:
    echo = Hosting(0.5, (with_(p99=10.0, server_busy=0.2),), 100.0, 20.0)
    return report(Hosting(0.5, (ours,), memory, idle), echo, 1000, start, 2.0)


# The wire


@pytest.mark.parametrize(("size", "head"), [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_frame_is_read_when_it_has_come_in_whole(size: int, head: int) -> None:
    marks = {2: b"", 4: b"\x7e", 10: b"\x7f"}
    frame = b"\x81" + marks[head] + size.to_bytes(head - 1 - len(marks[head]), "big") + b"x" * size
    assert first_frame(frame + b"\x81") == (TEXT, b"x" * size, size + head)
    for cut in {0, 1, head - 1, len(frame) - 1}:
        assert first_frame(frame[:cut]) is None


def test_what_is_sent_is_masked_as_the_server_wants_it() -> None:
    assert framed(TEXT, b"hello") == b"\x81\x85\0\0\0\0hello"
    assert framed(TEXT, b"x" * 300)[:8] == b"\x81\xfe\x01\x2c\0\0\0\0"


# The figures


def test_from_nothing_no_figure_comes() -> None:
    with pytest.raises(Refused, match="answered nothing"):
        Tally().measured(3, 2.0, Busy(0.0, 0.0, 0.0))


def test_percentiles_are_in_milliseconds() -> None:
    assert percentiles([number / 1000 for number in range(101)]) == pytest.approx((50.0, 95.0, 99.0))


def test_a_tally_says_how_much_and_how_long() -> None:
    tally = Tally()
    tally.seconds, tally.updates, tally.update_bytes, tally.answer_bytes = [0.01] * 20, 120, 60_000, 1000
    step = tally.measured(3, 2.0, Busy(10.5, 1.5, 4.0).since(Busy(10.0, 1.0, 3.0), 2.0))
    assert (step.answers, step.rate, step.p50, step.update_bytes, step.answer_bytes) == (20, 10.0, 10.0, 500.0, 50.0)
    assert (step.server_busy, step.server_waited, step.load_busy) == (0.25, 0.25, 0.5)
    assert step.cost == 25.0  # half a second for twenty answers


@pytest.mark.parametrize(
    ("ours", "memory", "start", "missed"),
    [
        (STEP, 200.0, 1.0, []),
        (with_(p99=100.0), 200.0, 1.0, ["p99, 300 tables x 6 seats"]),
        (with_(answers=8540), 200.0, 1.0, ["answers a second"]),
        (STEP, 300.0, 1.0, ["memory of a table"]),
        (STEP, 200.0, 3.0, ["start with 1000 stored tables"]),
    ],
)
def test_each_bar_can_be_missed(ours: Measured, memory: float, start: float, missed: list[str]) -> None:
    told = reported(ours, memory, start)
    assert [figure.name for figure in told.figures if not figure.ok] == missed
    assert told.ok is (not missed)


@pytest.mark.parametrize(("tables", "idle", "ok"), [(50, 12.0, True), (50, 12.1, False), (49, 12.1, True)])
def test_an_idle_seat_is_judged_where_there_are_enough(tables: int, idle: float, ok: bool) -> None:
    figures = {figure.name: figure for figure in reported(with_(tables=tables), idle=idle).figures}
    assert figures["memory of an idle seat"].ok is ok


def test_a_figure_stands_beside_the_echo() -> None:
    figures = {figure.name: figure for figure in reported(STEP).figures}
    assert figures["p99, 300 tables x 6 seats"].ratio == 5.0
    assert figures["the core's time for an answer"].ratio == pytest.approx(3.0)
    assert figures["opening a stored table"].ratio is None
    assert Figure("speed", 1.234, "ms", 0.5, Bar("<", 2)).as_dict() == {
        "name": "speed", "value": 1.23, "unit": "ms", "echo": 0.5, "ratio": 2.47, "bar": "< 2", "ok": True,
    }  # fmt: skip


def test_where_the_system_tells_nothing_of_a_process_nothing_is_said_of_it() -> None:
    names = [figure.name for figure in reported(STEP, memory=0.0).figures]
    assert "memory of a table" not in names
    assert "the core's time for an answer" not in names


# Processes


def test_a_server_ends_when_the_one_who_started_it_is_gone() -> None:
    child = [sys.executable, "-m", "benchmarks.server.child", "signal:pause"]
    with subprocess.Popen(child, stdin=subprocess.PIPE) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(120) == 1


def test_a_server_has_one_core_and_is_gone_afterwards() -> None:
    before = cores()
    with serving("signal:pause") as server:
        assert server.process.poll() is None
        if before:
            assert os.sched_getaffinity(server.process.pid) == {before[-1]}
        assert cores() == before
    assert server.process.returncode is not None


def test_a_server_that_does_not_open_is_told_of_in_its_own_words() -> None:
    with serving("benchmarks.nowhere:main") as server, pytest.raises(Refused, match="No module named"):
        asyncio.run(server.answers("/"))


@pytest.mark.skipif(len(cores()) < 2, reason="there is no choice of cores here")
def test_cores_are_given_back() -> None:
    before = cores()
    with on_cores({before[0]}):
        assert cores() == [before[0]]
    assert cores() == before


# Trouble


def test_what_a_server_refuses_ends_the_measuring() -> None:
    faults: list[Exception] = []

    async def hear() -> None:
        six = SixPlayers(Tally(), faults.append, Random(1), lambda _: None)
        six.heard(0, b'{"type":"refusal","reason":"stale","sentence":"That was settled."}')

    asyncio.run(hear())
    assert [str(fault) for fault in faults] == ["The server says refusal: That was settled."]


def test_a_connection_that_breaks_ends_the_measuring() -> None:
    async def break_off(server: Server) -> None:
        await server.answers("/ready")
        load = EchoLoad(server, Random(1), 50)
        try:
            await load.grow(1)
            server.process.terminate()
            await load.measure(20)
        finally:
            load.leave()

    echo = serving("benchmarks.server.echo:main", "{port}", "600")
    with echo as server, pytest.raises(Refused, match="closed a connection"):
        asyncio.run(break_off(server))


class InALobby(SixPlayers):
    """Which takes its time: something is heard now and then, and at last nothing any more."""

    ends: tuple[float | None, ...] = ()

    async def go_through_lobby(self, port: int) -> None:
        assert self.patience is not None
        self.ends = (self.patience.when(),)
        for _ in range(3):
            await asyncio.sleep(0.01)
            self.heard(0, b'{"type":"change"}')
            self.ends += (self.patience.when(),)
        await asyncio.Event().wait()


def test_a_lobby_may_take_its_time_but_not_fall_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.server.tables, "SILENT_SECONDS", 2.0)

    async def sit_down() -> InALobby:
        six = InALobby(Tally(), lambda fault: None, Random(1), lambda six: None)
        with pytest.raises(Refused, match="heard nothing"):
            await six.take_places(0)
        return six

    ends = asyncio.run(sit_down()).ends
    assert len(ends) == 4
    assert [*ends] == sorted({end for end in ends if end is not None})


def test_more_tables_have_more_time() -> None:
    assert growing_to(300).limit == FULL.limit
    assert growing_to(900).limit >= FULL.limit + 900


def test_it_ends_when_its_time_is_over() -> None:
    with pytest.raises(Refused, match="did not keep up"):
        measure(SERVE, msgspec.structs.replace(TINY, limit=0.05), lambda _: None)


# Stored tables


def test_a_store_is_filled_with_copies(tmp_path: Path) -> None:
    store = tmp_path / "store"
    with contextlib.closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("CREATE TABLE log (code TEXT, number INTEGER, entry BLOB, PRIMARY KEY (code, number))")
        rows = [("AAAAAA", 0, b"a0"), ("AAAAAA", 1, b"a1"), ("ZZZZZZ", 0, b"z0")]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
    codes = fill(store, 5)
    with contextlib.closing(sqlite3.connect(store)) as connection:
        found = connection.execute("SELECT code, group_concat(entry, ' ') FROM log GROUP BY code").fetchall()
    assert dict(found) == {
        "AAAAAA": "a0 a1", "AAAAAB": "a0 a1", "AAAAAC": "z0", "AAAAAD": "a0 a1", "ZZZZZZ": "z0",
    }  # fmt: skip
    assert sorted(codes) == sorted(code for code, _ in found)


def test_hashes_that_were_put_off_are_in_the_record_all_the_same() -> None:
    now, later = (Match(CULTISTS, table(6), b"s" * 32, ("Ada",), hash_later=put_off) for put_off in (False, True))
    for seat, option in islice(patient(now.game, Random(1)), 80):
        later.answer(seat, option)
        now.answer(seat, option)
    assert {answer.state for answer in later.answers} == {""}
    assert len({answer.state for answer in now.answers}) == 80
    assert write(later.record) == write(now.record)


# The command


@pytest.mark.slow
def test_the_server_is_measured_beside_the_echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.server.measuring, "QUICK", TINY)
    told = CliRunner().invoke(app, ["server", "--quick", "--json"])
    answer = json.loads(told.stdout)
    figures = {figure["name"]: figure for figure in answer["figures"]}
    assert [step["tables"] for step in answer["steps"]] == [2, 3]
    assert answer["echo"]["tables"] == 3
    assert answer["steps"][1]["update_bytes"] >= 512
    assert answer["echo"]["update_bytes"] == pytest.approx(answer["steps"][1]["update_bytes"], abs=1)
    cut = 3 * 2 * 6  # at each table, what was on its way when the measuring began and ended
    assert answer["echo"]["updates"] == pytest.approx(6 * answer["echo"]["answers"], abs=cut)
    assert figures["p99, 3 tables x 6 seats"]["bar"] == "< 100"
    assert figures["start with 5 stored tables"]["value"] > 0
    assert told.exit_code == (0 if all(figure["ok"] for figure in figures.values()) else 1)


@pytest.mark.parametrize(("p99", "word", "code"), [(50.0, "ok", 0), (150.0, "MISSED", 1)])
def test_the_table_says_which_bar_was_missed(p99: float, word: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.server.measuring, "measure", lambda *_: reported(with_(p99=p99, server_waited=0.12)))
    told = CliRunner().invoke(app, ["server"])
    row = next(line for line in told.stdout.splitlines() if line.strip().startswith("p99"))
    assert "Other processes had the server's core for 12% of the time" in told.stdout
    assert row.split()[6:] == [f"{p99:.1f}", "ms", "10.0", "ms", f"{p99 / 10:.2f}", "<", "100", word]
    assert told.exit_code == code


def test_what_goes_wrong_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Refused("The server does not open: it says nothing")

    monkeypatch.setattr(benchmarks.server.measuring, "measure", refuse)
    told = CliRunner().invoke(app, ["server"])
    assert (told.exit_code, told.stdout, told.stderr) == (2, "", "The server does not open: it says nothing\n")


# Many nodes


def test_only_the_tables_of_a_node_that_dies_go_elsewhere() -> None:
    def server(port: int) -> Server:
        return Server(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]), port, Path())

    nodes = Nodes([server(port) for port in (1, 2, 3)])
    codes = [f"TABLE{number}" for number in range(60)]
    before = {code: nodes.port_of(code) for code in codes}
    assert set(before.values()) == {1, 2, 3} == {nodes.port for _ in range(3)}
    nodes.kill()
    after = {code: nodes.port_of(code) for code in codes}
    assert set(after.values()) == {2, 3} == {nodes.port for _ in range(3)}
    assert all(after[code] == port for code, port in before.items() if port != 1)
    while nodes.up:
        nodes.kill()


@pytest.mark.parametrize("words", [["--nodes", "2"], ["--store", "postgresql://here"], ["--kill"]])
def test_several_nodes_need_a_store_in_which_they_meet(words: list[str]) -> None:
    told = CliRunner().invoke(app, ["server", *words])
    assert (told.exit_code, told.stdout) == (2, "")
    assert "need a store in which they meet" in told.stderr


def test_make_and_dev_py_know_the_command() -> None:
    said = subprocess.run(
        [sys.executable, "dev.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert re.search(r"^  bench-server +measure the server", said, flags=re.MULTILINE)
    assert re.search(r"^bench-server\b.*:\n\t@\$\(DEV\) \$@", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)


@pytest.mark.skipif(len(cores()) < 2, reason="needs two cores")
def test_the_server_has_a_core_to_itself() -> None:
    with on_cores(load_cores()):
        assert set(cores()) == load_cores()
        assert not server_cores() & load_cores()
