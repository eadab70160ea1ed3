"""Games between bots on their way into a data set."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.env.dataset import Dataset, GameTold, Teller
from gloaming.games import GAMES
from gloaming.kernel.options import chosen
from gloaming.lab.simulation import Plan, Played, played_out


def gathered(plan: Plan, sheets: bool, done: int, number: int) -> GameTold:  # travels to other processes
    """Play the game that comes so many behind those that are done, and tell its rows."""
    options = GAMES[plan.game].options(**chosen(plan.options))
    teller = Teller(plan.game, options, sheets=sheets)
    played_out(plan, done + number, teller)
    return teller.told(done + number)


def written(data: Dataset, games: int) -> Iterator[Played]:
    """The first games of a data set, as its files tell them."""
    from arro3.io import read_parquet

    for first, last in data.parts():
        if first > games:
            return
        for batch in read_parquet(data.file("games", first, last)):
            told = [batch.column(name).to_pylist() for name in ("game", "winner", "reason", "rounds", "answers")]
            for number, winner, reason, rounds, answers in zip(*told, strict=True):
                if number <= games:
                    yield Played(number, winner, reason, rounds, len(answers))
