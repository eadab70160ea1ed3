"""The program as it was installed, used from an empty folder: every command once, a server that answers, a game through a pipe."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from gloaming.cli.main import app
from tools.release.report import Fault, Report

LONGEST = 180
"""Seconds that a command may take here, on a machine that has other work."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def commands() -> Iterator[tuple[str, ...]]:
    """Every command by its words, those of groups too."""

    def inside(command: Any, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        yield words
        for name, each in getattr(command, "commands", {}).items():
            yield from inside(each, (*words, name))

    return inside(get_command(app), ())


class Installed:
    """A virtual environment with the program in it, and a home of its own."""

    def __init__(self, python: Path, home: Path, report: Report, where: str) -> None:
        self.python, self.home, self.report, self.where = python, home, report, where
        self.program = python.parent / ("gloaming.exe" if os.name == "nt" else "gloaming")
        self.surroundings = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "GLOAMING"))},
            "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LANG": "C.UTF-8", "COLUMNS": "100",
        }  # fmt: skip

    def run(self, *words: str, typed: str = "", well: bool = True, **more: str) -> str:
        """What a command says. `well`: it has to end well, or else with a sentence."""
        try:
            done = subprocess.run(
                words, cwd=self.home, env={**self.surroundings, **more}, input=typed, capture_output=True, text=True,
                timeout=LONGEST, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired as fault:
            raise Fault(f"It still ran after {LONGEST} seconds.") from fault
        said = done.stdout + done.stderr
        if "Traceback" in said or (done.returncode != 0) is well:
            raise Fault(f"It ended with {done.returncode}: {said.strip()[-600:]}")
        return said

    def gloaming(self, *words: str, typed: str = "", well: bool = True, **more: str) -> str:
        return self.run(str(self.program), *words, typed=typed, well=well, **more)

    def use(self) -> None:
        for words in commands():
            with self.report.trying(self.where, " ".join(("gloaming", *words, "--help"))):
                expect("Usage", self.gloaming(*words, "--help"))
        with self.report.trying(self.where, "python -m gloaming"):
            expect("gloaming ", self.run(str(self.python), "-m", "gloaming", "--version"))
        with self.report.trying(self.where, "completion for bash"):
            expect("_gloaming_completion", self.gloaming(_GLOAMING_COMPLETE="source_bash"))
        with self.report.trying(self.where, "gloaming rules AC-VOTE-07"):
            expect("AC-VOTE-07", self.gloaming("rules", "AC-VOTE-07"))
        with self.report.trying(self.where, "gloaming learn --list"):
            self.gloaming("learn", "--list")
        with self.report.trying(self.where, "a game through a pipe"):
            expect(
                "gloaming play --resume", self.gloaming("play", "--plain", "--seed", "release", typed="1\n1\n1\nq\n")
            )
        for game in ("cultists", "invasion"):
            self.count(game)
        with self.report.trying(self.where, "gloaming arena, without the lab"):
            expect("pip install 'gloaming[lab]'", self.gloaming("arena", "--games", "1", well=False))
        self.serve()

    def count(self, game: str) -> None:
        """A few games between bots, and one of their records told and verified."""
        folder = self.home / f"records-{game}"
        with self.report.trying(self.where, f"gloaming simulate {game}"):
            words = ("--games", "2", "--bots", "random", "--jobs", "1", "--json", "--records", str(folder))
            json.loads(self.gloaming("simulate", game, *words))
        with self.report.trying(self.where, f"gloaming replay, a game of {game}"):
            record = next(iter(sorted(folder.glob("*.jsonl"))), None)
            if record is None:
                raise Fault("There is no record of it.")
            self.gloaming("replay", str(record))
            self.gloaming("replay", str(record), "--verify")

    def serve(self) -> None:
        store = self.home / "tables.sqlite3"
        with self.report.trying(self.where, "gloaming serve"), (self.home / "server.log").open("w+") as log:
            words = [str(self.program), "serve", "--port", "0", "--store", str(store)]
            server = subprocess.Popen(words, cwd=self.home, env=self.surroundings, stdout=log, stderr=log)
            try:
                address = self.answers(server)
                expect("Gloaming", read(f"{address}/"))
                expect("SIL OPEN FONT LICENSE", read(f"{address}/notices.txt"))
                json.loads(read(f"{address}/api/openapi.json"))
                server.send_signal(signal.SIGINT)
                server.wait(LONGEST)
            finally:
                server.kill()
                server.wait()
        with self.report.trying(self.where, "gloaming store check"):
            self.gloaming("store", "check", str(store))

    def answers(self, server: subprocess.Popen[bytes]) -> str:
        """The address that it prints, once it answers there."""
        end = time.monotonic() + LONGEST
        while server.poll() is None and time.monotonic() < end:
            if found := ADDRESS.search((self.home / "server.log").read_text("utf-8")):
                try:
                    read(f"{found[0]}/")
                except OSError:
                    pass
                else:
                    return found[0]
            time.sleep(0.05)
        raise Fault(f"It does not answer: {(self.home / 'server.log').read_text('utf-8')[-600:]}")


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: bytes = answer.read()
    return text.decode()


def expect(words: str, said: str) -> None:
    if words not in " ".join(said.split()):
        raise Fault(f"It does not say “{words}”: {said.strip()[-600:]}")
