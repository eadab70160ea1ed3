"""What cheap tricks win as Cultists against sleuths, and what evenings of each style are like: `python -m tools.tricks GAMES [SEED]`.

The same deals for all at a size, so a difference is one between pairs. Prints the tables of docs/studies/ladder.md."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gloaming.bots.cultists.baselines import BASELINES
from gloaming.bots.cultists.temper import tempers
from gloaming.games.cultists import Options
from gloaming.lab.seating import seating
from gloaming.lab.series import spread
from gloaming.lab.simulation import Plan, Played, simulate
from gloaming.lab.tally import SURE, wilson

SIZES: Final = (5, 6, 7, 8)
SEED: Final = 78
HIDDEN: Final = "cultists"
KINDS: Final = ("sleuth", *BASELINES)


class Task(NamedTuple):
    players: int
    seats: str
    number: int


def against_sleuths(kind: str) -> str:
    return f"investigators=sleuth,{HIDDEN}={kind}"


EVENINGS: Final = tuple(f"sleuth:{style}" for style in tempers())


FIELDS: Final = (*map(against_sleuths, KINDS), *EVENINGS)


def task(nth: int) -> Task:
    """A deal is played by all fields at all sizes before the next one."""
    deal, at = divmod(nth - 1, len(SIZES) * len(FIELDS))
    size, field = divmod(at, len(FIELDS))
    return Task(SIZES[size], FIELDS[field], deal + 1)


def play(seed: int, nth: int) -> Played:
    players, seats, number = task(nth)
    return simulate(Plan("cultists", Options(players=players), seating("cultists", seats), seed), number)


def main(games: int, seed: int) -> None:
    found: dict[tuple[int, str], list[Played]] = {}
    whole = games * len(SIZES) * len(FIELDS)
    for nth, played in enumerate(spread(partial(play, seed), whole, os.cpu_count() or 1), 1):
        players, seats, _ = task(nth)
        found.setdefault((players, seats), []).append(played)
    won = {
        (size, kind): [played.winner == HIDDEN for played in found[size, against_sleuths(kind)]]
        for size in SIZES
        for kind in KINDS
    }
    print("\n".join([*tricks_table(won), "", *leads_table(won), "", *evenings_table(found)]))


def tricks_table(won: dict[tuple[int, str], list[bool]]) -> Iterator[str]:
    yield row("players", *KINDS)
    yield "|---" * (len(KINDS) + 1) + "|"
    for size in SIZES:
        yield row(f"{size} (n={len(won[size, KINDS[0]])})", *[in_percent(won[size, kind]) for kind in KINDS])


def leads_table(won: dict[tuple[int, str], list[bool]]) -> Iterator[str]:
    """How many points more often than the sleuth on the same deals."""
    yield row("players", *BASELINES)
    yield "|---" * (len(BASELINES) + 1) + "|"
    for size in SIZES:
        yield row(str(size), *[in_points(won[size, kind], won[size, KINDS[0]]) for kind in BASELINES])


def evenings_table(found: dict[tuple[int, str], list[Played]]) -> Iterator[str]:
    yield row("style", "players", "rounds", "won by points, in per cent", "won by the Cultists")
    yield "|---|---|---|---|---|"
    for seats in EVENINGS:
        for size in SIZES:
            ends = found[size, seats]
            rounds = [played.rounds for played in ends]
            length = f"{fmean(rounds):.1f} (± {SURE * stdev(rounds) / sqrt(len(rounds)):.1f})"
            points = in_percent([played.reason == "points" for played in ends])
            hidden = in_percent([played.winner == HIDDEN for played in ends])
            yield row(seats.partition(":")[2], f"{size} (n={len(ends)})", length, points, hidden)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def in_percent(those: Sequence[bool]) -> str:
    found = wilson(sum(those), len(those))
    return f"{100 * found.share:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def in_points(ours: Sequence[bool], theirs: Sequence[bool]) -> str:
    leads = [float(one) - float(other) for one, other in zip(ours, theirs, strict=True)]
    return f"{100 * fmean(leads):+.1f} (± {100 * SURE * stdev(leads) / sqrt(len(leads)):.1f})".replace(
        "-", "\N{MINUS SIGN}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
