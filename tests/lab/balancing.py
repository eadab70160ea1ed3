"""A balance study small enough for tests, and ways to run it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from gloaming.lab.balance.design import StudyRequest, designed
from gloaming.lab.balance.playing import play
from gloaming.lab.balance.sources import fingerprint
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study

ROOT = Path(__file__).parents[2]


def small(
    options: tuple[tuple[str, str], ...] = (), swept: dict[str, str] | None = None, **wishes: Any
) -> StudyRequest:
    numbers = {"games": 4, "role_games": 6, "option_games": 2}
    usual = {"game": "cultists", "bots": ("random",), "seed": 3, "only": "dead_count,self_vote"}
    tables = {"players": "5", "level": "expert"} if swept is None else swept
    return StudyRequest(options=(*tables.items(), *options), **{**numbers, **usual, **wishes})


def played(wishes: StudyRequest, folder: Path) -> tuple[Study, Store]:
    """All games of this study, played here."""
    study = designed(wishes)
    store = Store(folder / "games.sqlite", fingerprint())
    for task in study.tasks({table: store.numbers(table) for table in study.wanted()}, fingerprint()):
        store.add(play(task))
    return study, store


SMALL = [
    *("lab", "balance", "cultists", "--players", "5", "--level", "first,expert", "--bots", "random"),
    *("--games", "60", "--role-games", "60", "--option-games", "20", "--only", "dead_count", "--seed", "5"),
]
"""The words of a study of 220 games."""
SMALL_TOTAL = 2 * 60 + 60 + 2 * 20


PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from gloaming.cli.main import app; app()"
)
"""A process started in the background ignores Ctrl-C, and so do its children, unless told otherwise."""


def command(out: Path, *more: str) -> list[str]:
    return [sys.executable, "-c", PROGRAM, *SMALL, "--out", str(out), *more]


def run(out: Path, *more: str) -> str:
    done = subprocess.run(command(out, *more), cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def games_in(out: Path) -> list[tuple[Any, ...]]:
    """Every game in a store, by its table's key."""
    query = "SELECT key, number, winner, reason, rounds, decisions, drawn, facts FROM games JOIN tables ON at = id ORDER BY 1, 2"
    base = sqlite3.connect(out / "games.sqlite")
    try:
        return list(base.execute(query))
    finally:
        base.close()


def count(out: Path) -> int:
    """How many games a run that is going on has kept so far."""
    try:
        return len(games_in(out))
    except sqlite3.OperationalError:  # it has not begun
        return 0


def wait_until(what: str, is_so: Callable[[], object], seconds: float = 240) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, f"{what}: not within {seconds} s"
        time.sleep(0.05)


def family(first: int) -> list[int]:
    """A process and all that it has started, and they again."""
    children: list[str] = []
    for file in Path(f"/proc/{first}/task").glob("*/children"):
        with suppress(OSError):  # it has just ended
            children += file.read_text().split()
    return [first, *[process for child in dict.fromkeys(children) for process in family(int(child))]]
