"""`python -m gloaming.lab.training.league FOLDER RECORDINGS --seconds N`: for a machine with a GPU, CuPy and PyTorch."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter

import msgspec

BEGAN = perf_counter()


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("recordings", type=Path)
    parser.add_argument("--plan", type=json.loads, default={}, help="as JSON, by the names of `Plan`")
    parser.add_argument("--seconds", type=float, default=60.0, help="in all, with those it takes to begin")
    parser.add_argument("--every", type=float, default=30.0)
    parser.add_argument("--cubin", type=Path, help="the lanes, compiled before for this GPU and as many lanes")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    log = (given.folder / "log.txt").open("a")

    def told(line: str) -> None:
        print(line, flush=True)
        print(line, file=log, flush=True)

    from gloaming.lab.training.league.course import League, Plan, begun_from

    plan = msgspec.convert(given.plan, Plan)
    told(f"imported after {perf_counter() - BEGAN:.1f} s")
    if given.cubin and plan.device == "cuda":
        carried(given.cubin, plan.lanes)
    start = begun_from(given.start.read_bytes()) if given.start else None
    league = League(plan, given.folder, given.recordings, BEGAN, told, plain=given.plain, start=start)
    told(f"ready after {perf_counter() - BEGAN:.1f} s {league.clock.spent}")
    league.run(given.seconds, given.every)


def carried(cubin: Path, lanes: int) -> None:
    import cupy  # type: ignore[import-not-found]

    from gloaming.env import on_cuda

    on_cuda.KEPT[lanes] = cupy.RawModule(path=str(cubin))


if __name__ == "__main__":
    main()
