"""The search for leaks, on its own and for long: `python -m tests.conformance.two_worlds --comparisons 350000` (make leaks)."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.conformance.grounds import GROUNDS
from tests.proving import Findings

BY_NAME = {ground.kind.name: ground for ground in GROUNDS}


def _share(work: tuple[str, int, int]) -> Findings:
    game, seed, comparisons = work
    return BY_NAME[game].search(seed, games=1_000_000, comparisons=comparisons)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Look for leaks by comparing worlds that a seat cannot tell apart.")
    parser.add_argument("--game", choices=[*BY_NAME], action="append", help="only this one (may be given again)")
    parser.add_argument("--comparisons", type=int, default=350_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args(arguments)
    leaks = [leak for game in wanted.game or BY_NAME for leak in searched(game, wanted)]
    for leak in leaks[:20]:
        print(leak)
    return 1 if leaks else 0


def searched(game: str, wanted: argparse.Namespace) -> list[str]:
    """The leaks of one game, with the counts on the way."""
    shares = max(wanted.jobs, wanted.comparisons // 5_000)
    found = Findings()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        work = [(game, wanted.seed * 1_000 + share, -(-wanted.comparisons // shares)) for share in range(shares)]
        for part in pool.map(_share, work):
            found.add(part)
            told = f"\r{game}: {found.comparisons:>9,} comparisons, {len(found.leaks)} leaks"
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(
        f"{game}: {found.comparisons:,} comparisons in {found.worlds:,} pairs of worlds, "
        f"{found.different['anything']:,} of them with other secrets, {found.to_the_end:,} alike to the end of the game: "
        f"{len(found.leaks)} leaks"
    )
    return found.leaks


if __name__ == "__main__":
    sys.exit(main())
