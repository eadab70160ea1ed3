"""The contract between the twin and the reference: the same key and the same answers give the same options, in the same
order, and the same state after every decision. This plays both and compares; what differs is shrunk to a short record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import msgspec
import numpy as np

from gloaming.fast.dice import WORDS, set_key
from gloaming.fast.kinds import Player, State, Translation, TwinKind
from gloaming.fast.lanes import BEGIN, STEP
from gloaming.fast.layout import packed, record, unpacked
from gloaming.kernel.dice import KEY_BYTES
from gloaming.kernel.options import chosen
from gloaming.kernel.records import Match, write


class Twin(Protocol):
    """A game of the twin's, however it runs."""

    kind: TwinKind

    def begin(self, options: Any, key: bytes) -> None: ...
    def offered(self, seat: int) -> list[int]: ...
    def answer(self, seat: int, number: int) -> None: ...
    def state(self) -> State: ...


class PlainTwin:
    """The sources as they are, in plain Python."""

    def __init__(self, kind: TwinKind) -> None:
        self.kind = kind

    def begin(self, options: Any, key: bytes) -> None:
        self.table, self.game, self.dice = self.kind.printed(options), self.kind.game(), [0] * WORDS
        set_key(self.dice, *words(key))
        self.kind.engine.begin(self.game, self.table, self.dice)

    def offered(self, seat: int) -> list[int]:
        count = self.kind.engine.offers(self.game, self.table, seat)
        return self.game.offered[:count]

    def answer(self, seat: int, number: int) -> None:
        self.kind.engine.answer(self.game, self.table, self.dice, seat, self.offered(seat)[number])

    def state(self) -> State:
        return self.kind.state_of(self.game, self.table)


class CompiledTwin:
    """The same as machine code."""

    def __init__(self, kind: TwinKind) -> None:
        from gloaming.fast.compiled import compiled

        self.kind, self.machine = kind, compiled(kind)

    def begin(self, options: Any, key: bytes) -> None:
        self.plain = self.kind.printed(options)
        self.table, self.games = packed(self.plain), np.zeros(1, record(self.kind.game))
        self.dice, self.one = np.zeros((1, WORDS), np.uint64), np.zeros(1, np.int32)
        self.machine.key_lane(self.dice, 0, np.array(words(key), np.uint64))
        self.drive(BEGIN)

    def drive(self, verb: int) -> None:
        self.machine.drive(self.games, self.table, self.dice, self.one, self.one.copy(), verb, 1, False)

    def offered(self, seat: int) -> list[int]:
        count = self.machine.offer_lane(self.games, self.table, 0, seat)
        found: list[int] = self.games["offered"][0][:count].tolist()
        return found

    def answer(self, seat: int, number: int) -> None:
        self.offered(seat)
        self.one[0] = number
        self.drive(STEP)

    def state(self) -> State:
        return self.kind.state_of(unpacked(self.kind.game, self.games[0]), self.plain)


def words(key: bytes) -> list[int]:
    return [int.from_bytes(key[at : at + 8], "little") for at in range(0, KEY_BYTES, 8)]


# Playing both


@dataclass(frozen=True)
class Difference:
    """What the two disagree about, first of all."""

    kind: TwinKind
    options: Any
    key: bytes
    answers: tuple[tuple[int, int], ...]
    """The seat and the number of its answer, up to the one after which they differ."""
    field: str
    reference: Any
    twin: Any

    def __str__(self) -> str:
        found = f"{self.field} is {self.reference} in the reference and {self.twin} in the twin"
        return f"After {len(self.answers)} decisions {found}. Table: {chosen(self.options) or 'as usual'}."


@dataclass(frozen=True)
class Played:
    decisions: int
    reason: str | None
    difference: Difference | None


def compare(options: Any, key: bytes, player: Player, twin: Twin, limit: int = 10**9) -> Played:
    """One game in both, decision by decision, until it ends, they differ, or the limit is reached."""
    kind = twin.kind
    game, translator = kind.reference.begin(options, key), kind.translation(options)
    given: list[tuple[int, int]] = []
    different = begun_alike(game, translator, twin)
    while different is None and not game.over and len(given) < limit:
        given.append(player(game))
        different = answers_differ(game, translator, twin, *given[-1])
    reason = getattr(game, "reason", None)
    return Played(len(given), reason, Difference(kind, options, key, tuple(given), *different) if different else None)


Different = tuple[str, Any, Any] | None


def begun_alike(game: Any, translator: Translation, twin: Twin) -> Different:
    def begin() -> Different:
        twin.begin(game.options, game.key)
        return states_differ(game, translator, twin)

    return told(begin)


def answers_differ(game: Any, translator: Translation, twin: Twin, seat: int, number: int) -> Different:
    def answer() -> Different:
        game.answer(seat, game.choices[seat][number])
        twin.answer(seat, number)
        return states_differ(game, translator, twin)

    return told(answer)


def states_differ(game: Any, translator: Translation, twin: Twin) -> Different:
    ours, theirs = translator.state(game), twin.state()
    if ours != theirs:
        return next((name, ours[name], theirs[name]) for name in ours if ours[name] != theirs[name])
    return None if game.answers else offers_differ(game, translator, twin)


def offers_differ(game: Any, translator: Translation, twin: Twin) -> Different:
    """A question is new: what it offers to each who is asked."""
    for seat, offered in game.choices.items():
        ours, theirs = [translator.answer(option) for option in offered], twin.offered(seat)
        if ours != theirs:
            return (f"what {type(game.asking).__name__} offers seat {seat}", ours, theirs)
    return None


def told(compared: Callable[[], Different]) -> Different:
    """Where one of them breaks down, that is a difference too."""
    try:
        return compared()
    except Exception as fault:  # noqa: BLE001  whatever it is, a short record of it is worth having
        return (f"a fault ({type(fault).__name__})", str(fault), str(fault))


def games(kind: TwinKind, seed: int, options: Any = None) -> Iterator[tuple[Any, bytes, Random]]:
    """Without end: a table, a key, and the chance that plays there; each game follows from the seed and its number."""
    number = 0
    while True:
        chance = Random(f"{seed}/{number}")
        yield options or kind.random_table(chance), chance.randbytes(KEY_BYTES), chance
        number += 1


# Shrinking


def shrunk(found: Difference, twin: Twin, tries: int = 300) -> Difference:
    """The shortest game with the fewest house rules, among so many that are tried, in which they still differ."""
    best, left = found, tries
    simpler = iter([*simpler_tables(found.kind, found.options)])
    options = next(simpler, best.options)
    while left > 0:
        left -= 1
        better = shorter(options, best, twin, Random(f"{found.key.hex()}/{left}"))
        if better is not None:
            best = better
        if better is not None or left % PATIENCE == 0:
            options = next(simpler, best.options)
    return best


PATIENCE = 6
"""How many games are tried at a simpler table before the next one."""


def simpler_tables(kind: TwinKind, options: Any) -> Iterator[Any]:
    """First without any house rule, then without one of them."""
    usual = {field.name: field.default for field in msgspec.structs.fields(type(options))}
    rules = [name for name in chosen(options) if name not in kind.table]
    for names in (rules, *([name] for name in rules)):
        yield msgspec.structs.replace(options, **{name: usual[name] for name in names})


def shorter(options: Any, best: Difference, twin: Twin, chance: Random) -> Difference | None:
    """Another game in which they differ about the same, in fewer decisions, or in as many at a simpler table."""
    limit = len(best.answers) - (len(chosen(options)) >= len(chosen(best.options)))
    found = compare(options, chance.randbytes(KEY_BYTES), twin.kind.tempered(chance), twin, limit).difference
    return found if found is not None and found.field == best.field else None


def again(found: Difference) -> Player:
    """Gives the very answers that led to a difference."""
    given = iter(found.answers)
    return lambda game: next(given)


def record_of(found: Difference) -> str:
    """The game as an ordinary record, which `gloaming replay` shows, up to where they differ."""
    match = Match(found.kind.reference, found.options, found.key)
    for seat, number in found.answers:
        match.answer(seat, match.game.choices[seat][number])
    return write(match.record)
