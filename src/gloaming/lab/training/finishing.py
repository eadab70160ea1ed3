"""`python -m gloaming.lab.training.finishing WEIGHTS FILE`: a learner's last school, at tables of the bots themselves.

A league plays against clones, which hear no talk and prove nothing. Here the network sits down in whole games by the reference, next
to a sleuth whose answers count besides its own odds, and learns from who won: where to answer otherwise than that sleuth."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import perf_counter

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.options import Options
from gloaming.lab.series import jobs_for
from gloaming.lab.training.duels import Duel
from gloaming.lab.training.response import Answering

AGAINST = "sleuth", "sleuth", "sleuth", "careful"
"""Whom it meets, in turn."""


def duels(sizes: Sequence[int], weights: bytes, seed: int) -> list[Duel]:
    """At each size either team, against each kind."""
    return [
        Duel(Options(players=players), bot, team, seed, weights)
        for bot in AGAINST
        for players in sizes
        for team in CULTISTS.teams[:2]
    ]


def words(duel: Duel) -> str:
    return f"{duel.options.players} {duel.team} against {duel.bot}"


def fared(those: Sequence[Duel], first: int, won: Sequence[bool]) -> dict[str, list[int]]:
    """By duel, how many were won of how many."""
    found = dict[str, list[int]]()
    for nth, one in enumerate(won, first):
        row = found.setdefault(words(those[nth % len(those)]), [0, 0])
        row[0] += one
        row[1] += 1
    return dict(sorted(found.items()))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("weights", type=Path, help="what it begins with")
    parser.add_argument("file", type=Path, help="where to write them; how it fared goes into a .json next to it")
    parser.add_argument("--players", type=lambda word: [int(size) for size in word.split(",")], default=[5, 6])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=inf, help="begin no generation after so many")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, curve = perf_counter(), list[dict[str, object]]()
    those = duels(given.players, given.weights.read_bytes(), given.seed)
    answering = Answering(those, given.jobs or jobs_for(given.games))

    def told(played: int, won: Sequence[bool]) -> None:
        line = {"games": played, "seconds": round(perf_counter() - began, 1)}
        curve.append({**line, "fared": fared(those, played - len(won), won)})
        answering.about["finishing"] = f"{played} games at {given.players} players, seed {given.seed}"
        given.file.write_bytes(answering.weights())
        given.file.with_suffix(".json").write_text(f"{json.dumps(curve, indent=1)}\n")
        print(f"{line['seconds']:7.1f} s  {played:,} games  {sum(won) / len(won):.1%} won", flush=True)

    answering.train(given.games, told, generations=given.generations, until=began + given.seconds)


if __name__ == "__main__":
    main()
