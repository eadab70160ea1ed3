"""`python -m tests.cluster --minutes 5 --seed 1`: a large house in which everything fails, one after the other and two at once."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.cluster.cuts import written
from tests.cluster.faults import KINDS, Trouble
from tests.cluster.house import large_house
from tests.postgres import running


async def run(words: argparse.Namespace, folder: Path) -> dict[str, Any]:
    with running(is_durable=words.durable, in_loop=False) as postgres:
        await postgres.make_template()
        proxy = None if words.proxy == "none" else words.proxy
        async with large_house(
            folder, postgres, nodes=words.nodes, tables=words.tables, seed=words.seed, pace=words.pace, proxy=proxy
        ) as house:
            trouble = Trouble(house)
            began = time.monotonic()
            await house.play_for(5)
            await trouble.run(words.minutes * 60, tuple(words.faults), one_by_one=words.one_by_one)
            broken = await house.judge()
            seats = [person for people in (*house.tables, *house.ended) for person in people.people]
            return {
                "seed": words.seed,
                "seconds": round(time.monotonic() - began),
                "proxy": house.proxy.name if house.proxy else None,
                "tables": len(house.tables) + len(house.ended),
                "acknowledged": house.given,
                "not_saved": sum(person.unsaved for person in seats),
                "lines": sum(person.lines for person in seats),
                "faults": trouble.figures(),
                "broken": broken,
            }


def show(found: dict[str, Any]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table("Fault", "Times", "Tables", "Median pause", "Worst", box=box.SIMPLE_HEAD, pad_edge=False)
    for row in found["faults"]:
        pauses = [f"{row[name]:.1f} s" if row[name] is not None else "" for name in ("median", "worst")]
        table.add_row(row["fault"], str(row["times"]), str(row["tables"]), *pauses)
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Seed {found['seed']}, {found['seconds']} s, {found['tables']} tables, proxy: {found['proxy'] or 'none'}. "
        f"{found['acknowledged']} answers acknowledged, {found['not_saved']} refused as not saved, {found['lines']} lines."
    )
    for fault in found["broken"]:
        console.print(f"BROKEN  {fault}", markup=False)
    console.print("Every promise was kept." if not found["broken"] else f"{len(found['broken'])} promises were broken.")


def kill(kills: int, seed: int) -> int:
    """In a process without any thread: it forks."""
    with tempfile.TemporaryDirectory() as folder, running(is_durable=True) as postgres:
        stores = {"SQLite": str(Path(folder) / "tables.sqlite3"), "PostgreSQL": asyncio.run(postgres.database())}
        for engine, where in stores.items():
            command = [sys.executable, "-m", "tests.cluster.kills", where, "--kills", str(kills), "--seed", str(seed)]
            print(f"{engine}: ", end="", flush=True)
            if failed := subprocess.run(command, check=False).returncode:
                return failed
    return 0


def cut(cuts: int, seed: int) -> int:
    """SQLite alone: what PostgreSQL has written after a power cut is its own affair."""
    with tempfile.TemporaryDirectory() as folder:

        async def tried() -> dict[str, int]:
            return await (await written(Path(folder) / "house", seed)).cut(Path(folder) / "left", cuts)

        print(json.dumps(asyncio.run(tried())))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="make test-cluster", description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long things fail (3)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same faults")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument(
        "--proxy", choices=("", "haproxy", "caddy", "none"), default="", help="by default the first that is installed"
    )
    parser.add_argument("--faults", action="append", choices=KINDS, default=[], help="only these; repeatable")
    parser.add_argument("--one-by-one", action="store_true", help="never two at once, and never before all is calm")
    parser.add_argument("--durable", action="store_true", help="PostgreSQL waits for the disk")
    parser.add_argument("--keep", type=Path, help="a folder for what the parts say")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--kills", type=int, default=0, help="instead: kill a process that writes so often, for both engines"
    )
    parser.add_argument("--cuts", type=int, default=0, help="instead: cut the power of a store in SQLite so often")
    words = parser.parse_args()
    if words.proxy not in ("", "none") and not shutil.which(words.proxy):
        parser.error(f"{words.proxy} is not installed here: install it, or take another --proxy")
    if words.cuts:
        return cut(words.cuts, words.seed)
    if words.kills:
        return kill(words.kills, words.seed)
    if words.keep:
        words.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(words, words.keep or Path(folder)))
    if words.json:
        json.dump(found, sys.stdout, indent=2)
        print()
    else:
        show(found)
    return 1 if found["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
