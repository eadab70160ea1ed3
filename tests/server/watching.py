"""Somebody who watches the encrypted lines of a table: they see when a message passes, which way, and how long it is.

`python -m tests.server.watching --bot sleuth` attacks a hundred tables of each game at which such bots play."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from gloaming.bots import Bot, make_bot
from gloaming.bots.searcher import SearcherBot
from gloaming.bots.talking import decision
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.views import awaited
from gloaming.server import protocol
from gloaming.server.listeners import Listener
from gloaming.server.padding import REQUEST, padded
from gloaming.server.sqlite_store import SqliteStore
from tests.proving import Ground
from tests.server.prepared import HOSTED_GROUNDS
from tests.server.test_two_worlds_over_the_wire import Wire, World, stand_still

MOMENTS = 70
Chair = int | None
Padding = Callable[[bytes], int]
"""How long a message is on the line; the honest one is `len`, for the server has padded it."""


class Moment(NamedTuple):
    """What passed after one answer."""

    question: str
    """The kind of the question that is open then, or nothing at the end."""
    asked: frozenset[int]
    """Who had to answer it: that is public."""
    answerer: Chair
    sealed: bool
    """Whether the answer has changed nothing that everyone sees."""
    said: bytes
    """What the answerer's browser sent."""
    heard: dict[Chair, list[bytes]]
    openings: dict[Chair, bytes]
    """What each would be sent on arrival, now and then."""


class Table(NamedTuple):
    players: int
    moments: list[Moment]
    traitors: frozenset[int]
    """Cultists, or aliens, at the last of the moments."""


class Watched:
    """A game at a table of the house, with everyone connected and a spectator; of random play, or played by such bots."""

    def __init__(self, ground: Ground, options: Any, store: SqliteStore, number: int, bot: str = "") -> None:
        self.dice = Dice.seeded("watched", ground.kind.name, number)
        self.ground, self.chairs = ground, (None, *range(options.players))
        self.game = ground.kind.begin(options, self.dice.key)
        self.bots = [seated(bot, ground.kind.name, seat) for seat in range(options.players)] if bot else []
        self.open = World(ground, self.game, None, store).open
        self.wires: dict[Chair, Wire] = {chair: Wire() for chair in self.chairs}
        self.open.listeners[:] = [Listener(chair, wire) for chair, wire in self.wires.items()]

    def moments(self, most: int, openings: int = 0) -> Iterator[Moment]:
        """After about one answer in `openings`, each seat arrives once more."""
        self.open.tell()
        self.heard()
        for _ in range(most):
            if self.game.over:
                return
            seat = self.dice.pick(self.game.waiting_for)
            option = self.choice(seat)
            said = padded(msgspec.json.encode(protocol.Answer(self.game.questions, str(option))), REQUEST)
            before = self.game.questions, awaited(self.game)
            self.game.answer(seat, option)
            sealed = (self.game.questions, awaited(self.game)) == before and not self.game.over
            self.open.tell()
            heard, arrives = self.heard(), openings and self.dice.roll(openings) == 0
            asking = type(self.game.asking).__name__ if self.game.asking else ""
            asked = frozenset(self.game.choices) if self.game.asking else frozenset()
            yield Moment(asking, asked, seat, sealed, said, heard, self.arrivals() if arrives else {})

    def choice(self, seat: int) -> Option:
        if self.bots:
            return decision(self.bots[seat], self.ground.kind.view(self.game, seat), ())
        option: Option = self.ground.pick(self.game, seat, self.dice)
        return option

    def heard(self) -> dict[Chair, list[bytes]]:
        messages = {chair: wire.messages for chair, wire in self.wires.items()}
        for wire in self.wires.values():
            wire.messages = []
        return messages

    def arrivals(self) -> dict[Chair, bytes]:
        """Each loses the line and comes back."""
        before = self.open.listeners
        self.open.listeners = [Listener(chair, wire) for chair, wire in self.wires.items()]
        self.open.tell()
        self.open.listeners = before
        return {chair: messages[0] for chair, messages in self.heard().items()}

    @property
    def traitors(self) -> frozenset[int]:
        team_of = self.ground.kind.team_of
        return frozenset(
            seat for seat in range(len(self.chairs) - 1) if team_of(self.game, seat) in ("cultists", "aliens")
        )


def seated(bot: str, game: str, seat: int) -> Bot:
    """A searcher that thinks little: what it weighs is as different, and a hundred games are over in minutes."""
    dice = Dice.seeded("watched", bot, seat)
    return SearcherBot(game, dice, iterations=2) if bot == "searcher" else make_bot(bot, game, dice)


def watch(ground: Ground, options: Any, store: SqliteStore, number: int, bot: str = "") -> Table | None:
    """The table after `MOMENTS` answers; None if nobody is a traitor by then, which is quicker to see while nobody listens."""
    scout, watched = (Watched(ground, options, store, number, bot) for _ in range(2))
    scout.open.listeners.clear()
    for _ in scout.moments(MOMENTS):
        pass
    return Table(options.players, list(watched.moments(MOMENTS)), scout.traitors) if scout.traitors else None


def opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteStore:
    stand_still(monkeypatch)
    return SqliteStore(path / "tables.sqlite3")


# The attack


class Attack:
    """Learns from some tables how long the messages to each side are, then names one traitor at each of the others.

    What a seat is told is held against what seats in its position, asked or not, are told at such a question on average.
    Of what remains, a mean and a deviation for each kind of question, a line is fitted that parts the sides best."""

    def __init__(self, tables: list[Table], padding: Padding) -> None:
        self.padding = padding
        self.usual = self._usual(tables)
        self.kinds = sorted({question for question, _ in self.usual})
        seats = np.array([seat for table in tables for seat in self._features(table)])
        sides = np.array([1.0 if seat in table.traitors else -1.0 for table in tables for seat in range(table.players)])
        self.middle, self.spread = seats.mean(0), seats.std(0) + 1e-9
        known = (seats - self.middle) / self.spread
        ridge = known.T @ known + 10 * np.eye(known.shape[1])
        self.weights = np.linalg.solve(ridge, known.T @ (sides - sides.mean()))

    def _lengths(self, table: Table) -> Iterator[tuple[int, tuple[str, bool], int]]:
        for moment in table.moments:
            for seat in range(table.players):
                for message in moment.heard[seat]:
                    yield seat, (moment.question, seat in moment.asked), self.padding(message)
            if moment.answerer is not None:
                yield moment.answerer, ("said", True), self.padding(moment.said)

    def _usual(self, tables: list[Table]) -> dict[tuple[str, bool], float]:
        lengths: dict[tuple[str, bool], list[int]] = {}
        for table in tables:
            for _, position, length in self._lengths(table):
                lengths.setdefault(position, []).append(length)
        return {position: float(np.mean(all_of)) for position, all_of in lengths.items()}

    def _features(self, table: Table) -> np.ndarray[Any, Any]:
        beyond: dict[tuple[int, str], list[float]] = {}
        for seat, position, length in self._lengths(table):
            beyond.setdefault((seat, position[0]), []).append(length - self.usual.get(position, length))
        means = [
            [np.mean(beyond.get((seat, kind), [0.0])) for kind in self.kinds]
            + [np.std(beyond.get((seat, kind), [0.0])) for kind in self.kinds]
            for seat in range(table.players)
        ]
        return np.array(means)

    def hits(self, table: Table) -> float:
        """How often it is right if it names one of those who look most like traitors; where all look alike, any seat."""
        scores = ((self._features(table) - self.middle) / self.spread) @ self.weights
        best = [seat for seat in range(table.players) if scores[seat] >= scores.max() - 1e-9]
        return len(table.traitors.intersection(best)) / len(best)


class Outcome(NamedTuple):
    tables: int
    hits: float
    chance: float
    """How many hits blind guessing would have on average."""
    margin: float
    """How far from that it would be in one case of a hundred (2.58 standard deviations)."""


def attack(tables: list[Table], padding: Padding) -> Outcome:
    """Each half of the tables is attacked by one who has learnt from the other half."""
    hits, shares = 0.0, []
    for known, unknown in ((tables[::2], tables[1::2]), (tables[1::2], tables[::2])):
        attacker = Attack(known, padding)
        for table in unknown:
            hits += attacker.hits(table)
            shares.append(len(table.traitors) / table.players)
    return Outcome(len(shares), hits, sum(shares), 2.58 * float(np.sqrt(sum(share * (1 - share) for share in shares))))


LEAK, SHARES = 512, (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1)
"""Bytes, and in which part of all messages to traitors they are planted."""


def longer(table: Table, share: float, dice: np.random.Generator) -> Table:
    """As if some messages to traitors were longer than all others."""

    def told(chair: Chair, messages: list[bytes]) -> list[bytes]:
        leaks = chair in table.traitors
        return [message + b" " * (LEAK if leaks and dice.random() < share else 0) for message in messages]

    moments = [
        moment._replace(heard={chair: told(chair, each) for chair, each in moment.heard.items()})
        for moment in table.moments
    ]
    return table._replace(moments=moments)


def power(tables: list[Table]) -> str:
    for share in SHARES:
        dice = np.random.default_rng(1)
        found = attack([longer(table, share, dice) for table in tables], len)
        if found.hits > found.chance + found.margin:
            return f"it would have found {LEAK} bytes more in {100 * share:g}% of the messages to traitors ({found.hits:.1f} hits)"
    return "it would have found nothing that was tried"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="sleuth")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", choices=[ground.kind.name for ground in HOSTED_GROUNDS], action="append")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as still:
        store = opened(Path(folder), still)
        for ground in (ground for ground in HOSTED_GROUNDS if ground.kind.name in (asked.game or [ground.kind.name])):
            for players in (5, 7):
                options = ground.kind.options(players=players)
                watched = (watch(ground, options, store, number, asked.bot) for number in count())
                tables = list(islice(filter(None, watched), asked.tables))
                found = attack(tables, len)
                print(
                    f"{ground.kind.name}, {players} players, {asked.bot}: a traitor named at {found.hits:.1f} of {found.tables} "
                    f"tables; by chance {found.chance:.1f}, give or take {found.margin:.1f} in 99 of 100 cases; {power(tables)}",
                    flush=True,
                )
        store.close()


if __name__ == "__main__":
    main()
