"""`python -m gloaming.lab.training.league FOLDER RECORDINGS --seconds N`: for a machine with a GPU, CuPy and PyTorch."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter
from typing import TextIO

import msgspec

BEGAN = perf_counter()


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("recordings", type=Path, help="what `gloaming.lab.training.league.recording` wrote")
    parser.add_argument("--plan", type=json.loads, default={}, help="as JSON, by the names of `Plan`")
    parser.add_argument("--seconds", type=float, default=60.0, help="in all, with those it takes to begin")
    parser.add_argument("--every", type=float, default=30.0, help="write what there is so far every so many seconds")
    parser.add_argument("--start", type=Path, help="weights to continue from")
    parser.add_argument("--pupil", type=Path, help="weights to continue from, with new clones")
    parser.add_argument("--plain", action="store_true", help="the rules not compiled")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with (given.folder / "log.txt").open("a") as log:
        play(given, log)


def play(given: Namespace, log: TextIO) -> None:
    from gloaming.lab.training.league.course import League, nets_in
    from gloaming.lab.training.league.plan import Plan
    from gloaming.lab.training.league.shipping import PUPIL

    def told(line: str) -> None:
        print(line, flush=True)
        print(line, file=log, flush=True)

    plan = msgspec.convert(given.plan, Plan)
    league = League(plan, given.folder, told, plain=given.plain)
    if given.start:
        league.go_on(nets_in(given.start.read_bytes()))
    else:
        league.begin(given.recordings, nets_in(given.pupil.read_bytes())[PUPIL] if given.pupil else None)
    told(f"ready after {perf_counter() - BEGAN:.1f} s")
    league.run(BEGAN + given.seconds, given.every, BEGAN)


if __name__ == "__main__":
    main()
