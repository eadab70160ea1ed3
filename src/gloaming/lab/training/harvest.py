"""A harvest: some steps in every lane, and what each decision turned out to be worth to who made it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.lab.training.field import AS_HIDDEN, AS_OPEN, MOST_SEATS, NONE, Chance, Field, drawn
from gloaming.lab.training.network import Array, Arrays, chances, on_host, thought

FAR = 0.95
"""Lambda: how much of a decision's worth is read from what happened long after, rather than from what the network expects."""

KINDS = NONE, AS_OPEN, AS_HIDDEN


class Games(NamedTuple):
    """Of every table: games that ended, and those of them that the Investigators won, by what was played for (`KINDS`)."""

    ended: NDArray[np.int64]
    open_won: NDArray[np.int64]

    @classmethod
    def none(cls, tables: int) -> Games:
        return cls(*[np.zeros((len(KINDS), tables), np.int64) for _ in range(2)])

    def and_(self, more: Games) -> Games:
        return Games(self.ended + more.ended, self.open_won + more.open_won)


class Decisions(NamedTuple):
    """Those that were decisions, with more than one answer: a row for each."""

    sheets: Array
    masks: Array
    chosen: Array
    likely: Array
    """The logarithm of how likely that answer was."""
    gain: Array
    """How much better it turned out than expected."""
    worth: Array
    """What the network should have expected."""
    own: Array | None = None
    """Where a sleuth is asked as well: which answer it would have given, ..."""
    lean: Array | None = None
    """... and what that counted besides the network's odds, as a logarithm."""

    def rows(self, some: Array) -> Decisions:
        return Decisions(*[part if part is None else part[some] for part in self])


class Harvest(NamedTuple):
    decisions: Decisions
    games: Games
    taken: int
    """All the steps in all lanes."""


class Basket(NamedTuple):
    """A harvest as it grows: a row for each step, in it a place for each lane."""

    sheets: Array
    masks: Array
    seats: Array
    hidden: Array
    progress: Array
    """How far the Investigators were before it."""
    chosen: Array
    likely: Array
    worth: Array
    rewards: Array
    ended: Array


def basket(field: Field, steps: int) -> Basket:
    xp, shape = field.xp, (steps, field.lanes)
    reading = field.reading
    return Basket(
        sheets=xp.empty((*shape, len(reading.columns)), xp.uint8),
        masks=xp.empty((*shape, len(reading.answers)), xp.bool_),
        seats=xp.empty(shape, xp.int32),
        hidden=xp.empty(shape, xp.bool_),
        progress=xp.empty(shape, xp.float32),
        chosen=xp.empty(shape, xp.int32),
        likely=xp.empty(shape, xp.float32),
        worth=xp.empty(shape, xp.float32),
        rewards=xp.empty((*shape, MOST_SEATS), xp.float32),
        ended=xp.empty(shape, xp.bool_),
    )


def harvest(field: Field, net: Arrays, chance: Chance, steps: int, lure: float = 0.0) -> Harvest:
    """`lure`: what it is worth to the Investigators, besides winning, to come all the way to their points."""
    into = basket(field, steps)
    for now in range(steps):
        pick(field, net, chance, into, now)
    progress = field.xp.concatenate([into.progress[1:], field.moment().progress[None]]) - into.progress
    gain, known = looked_back(field.xp, into, lure * progress * ~into.ended)
    known &= (field.exam == NONE) & (into.masks.sum(axis=2) > 1)
    parts = (into.sheets, into.masks, into.chosen, into.likely, gain, gain + into.worth)
    rows = field.xp.nonzero(known.ravel())[0]
    flat = Decisions(*[part.reshape(-1, *part.shape[2:]) for part in parts])
    return Harvest(flat.rows(rows), games(field, into), steps * field.lanes)


def pick(field: Field, net: Arrays, chance: Chance, into: Basket, now: int) -> None:
    """One step in every lane."""
    xp, moment = field.xp, field.moment()
    had = thought(xp, net, field.reading.read(moment.sheets), moment.masks)
    odds = chances(xp, had.logits)
    even = moment.masks.astype(xp.float32)
    even /= even.sum(axis=1, keepdims=True)
    odds = xp.where(field.left_to_chance(moment)[:, None], even, odds)
    chosen = drawn(xp, chance, odds)
    likely = xp.log(odds[xp.arange(field.lanes), chosen] + 1e-12)
    outcome = field.answer(chosen)
    for part, found in zip(into, (*moment, chosen, likely, had.worth, *outcome), strict=True):
        part[now] = found


def looked_back(xp: Any, had: Basket, gifts: Array) -> tuple[Array, Array]:
    """Generalised advantages, seat by seat: the next moment of a decision is when its seat is asked again, or the end of the game.

    `gifts`: what each step gave the Investigators, and took from the others. What was decided last by each seat is not known
    yet where the game goes on, and teaches nothing."""
    steps, lanes = had.seats.shape
    gain, known = xp.zeros((steps, lanes), xp.float32), xp.zeros((steps, lanes), xp.bool_)
    later, far, given = (xp.zeros((lanes, MOST_SEATS), xp.float32) for _ in range(3))
    followed, rows = xp.zeros((lanes, MOST_SEATS), xp.bool_), xp.arange(lanes)
    for now in reversed(range(steps)):
        over, seat, worth = had.ended[now][:, None], had.seats[now], had.worth[now]
        later = xp.where(over, had.rewards[now], later)
        far, given = xp.where(over, xp.float32(0), far), xp.where(over, xp.float32(0), given)
        followed |= over
        given += gifts[now][:, None]
        ours = xp.where(had.hidden[now], -given[rows, seat], given[rows, seat])
        known[now] = followed[rows, seat]
        gain[now] = xp.where(known[now], later[rows, seat] + ours - worth + FAR * far[rows, seat], xp.float32(0))
        far[rows, seat], later[rows, seat], given[rows, seat], followed[rows, seat] = gain[now], worth, 0, True
    return gain, known


def games(field: Field, had: Basket) -> Games:
    open_won, by_table = had.ended & (had.rewards.sum(axis=2) > 0), (len(had.ended), len(field.tables), field.each)

    def counted(where: Array) -> list[Array]:
        by_kind = [where & (field.exam == kind) for kind in KINDS]
        return [kind.reshape(by_table).sum(axis=(0, 2)) for kind in by_kind]

    both = on_host(field.xp.stack([*counted(had.ended), *counted(open_won)]))
    return Games(both[: len(KINDS)].astype(np.int64), both[len(KINDS) :].astype(np.int64))
