"""A command whose reader goes away ends without a word, as other programs do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gloaming.cli.main import BROKEN_PIPE, app

GLOAMING = (sys.executable, "-c", "from gloaming.cli.main import run; run()")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("records")
    words = ["simulate", "--games", "1", "--bots", "random", "--jobs", "1", "--records", str(folder)]
    assert CliRunner().invoke(app, words).exit_code == 0
    return str(folder / "game-000001.jsonl")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "--version",
        "rules",
        "rules AC-VOTE-07",
        "simulate --games 2 --bots random --jobs 1",
        "simulate --games 2 --bots random --jobs 1 --json",
        "arena --games 1 --bots careful,random --jobs 1",
        "lab calibrate --games 2 --bots careful --jobs 1",
        "replay {record}",
        "replay {record} --verify",
        "replay {record} --json",
        "play --options",
        "play --auto --bots random --seed x",
    ],
)
def test_a_command_that_nobody_reads_ends_in_silence(words: str, record: str, tmp_path: Path) -> None:
    command = [*GLOAMING, *words.format(record=record).split()]
    around = {**os.environ, "GLOAMING_HOME": str(tmp_path)}
    reader, writer = os.pipe()
    os.close(reader)  # before it begins: a quick command would have said it all
    with subprocess.Popen(command, env=around, stdout=writer, stderr=subprocess.PIPE) as process:
        os.close(writer)
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(120) == BROKEN_PIPE


def test_a_reader_who_wants_one_line_gets_it() -> None:
    done = subprocess.Popen([*GLOAMING, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    first = subprocess.run(["head", "-1"], stdin=done.stdout, capture_output=True, check=True)
    _, said = done.communicate(timeout=120)
    assert first.stdout
    assert said == b""
