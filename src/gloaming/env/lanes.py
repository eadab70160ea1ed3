"""Many games side by side, each in its lane, played by the twin (docs/design/029). What a seat observes there is, byte for byte,
what the single environments show it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

from gloaming.env.on_cpu import CpuLanes
from gloaming.env.slots import SHEETS, room
from gloaming.env.versions import Version
from gloaming.fast.contract import words
from gloaming.fast.layout import NOBODY
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions, NotOffered

DEVICES = ("cpu", "cuda")
SETTINGS = ("device", "exact", "renew", "plain", "fitted")
STANDS = NOBODY
"""The action of a lane that stands still."""


class Seen(NamedTuple):
    """What the seats see that are to answer, a row for each lane. The next step writes over it."""

    observation: Any
    action_mask: Any
    seat: Any
    """Who is to answer; -1 where a game is over and no other begins."""


class Stepped(NamedTuple):
    """The same after an answer in each lane, and what came of it."""

    observation: Any
    action_mask: Any
    seat: Any
    rewards: Any
    """A row for each lane: +1 for each seat of the winning team, -1 for the others; 0 while the game goes on."""
    ended: Any
    """Where a game has ended by it. What is observed there belongs to the next one already."""


class VectorEnvironment:
    """Games of one table. In every lane one seat is asked at a time, and where a game ends another begins.

    A lane with seed 5 plays the very games that a single environment plays after `reset(seed=5)`, one after another."""

    def __init__(
        self,
        found: Version,
        options: Any,
        lanes: int,
        *,
        device: str = "cpu",
        exact: bool = True,
        renew: bool = True,
        plain: bool = False,
        fitted: bool = False,
    ) -> None:
        """`exact` rolls the reference's dice; quick ones are as fair, cost less, and keep nothing from who knows a seed. Without
        `renew` a lane waits for `go_on` when its game is over. `plain`: the twin's sources as they are, slow, and never compiled.
        `fitted`: compiled for this very table, in half a minute once for each, and quicker then; a GPU always does so."""
        if found.name not in SHEETS:
            raise BadOptions(
                f"Lanes show the sheets of {' and '.join(SHEETS)}; take `aec` or `parallel` for {found.name}."
            )
        if lanes < 1:
            raise BadOptions(f"There is nothing to play in {lanes} lanes; ask for 1 or more.")
        if device not in DEVICES:
            raise BadOptions(f"Lanes cannot be played on {device!r}; choose one of: {', '.join(DEVICES)}.")
        self.version, self.options, self.lanes, self.renew = found, options, lanes, renew
        self.players, self.width, self.actions = options.players, found.sheet.width, found.answers.width
        widths = (self.width, self.actions)
        if device == "cuda":
            from gloaming.env.on_cuda import CudaLanes

            self.played: Any = CudaLanes(room(found.name), options, lanes, widths, exact=exact)
        else:
            self.played = CpuLanes(room(found.name), options, lanes, widths, exact=exact, plain=plain, fitted=fitted)
        self.has_begun = False

    def reset(self, seed: int | Sequence[int] | None = None) -> Seen:
        """Begin a game in every lane. Seeds decide on it and on all that follow there: one for each lane, or that of the first, and one
        more in each further lane. Without any, the lanes play on with their next games."""
        if seed is not None:
            seeds = range(seed, seed + self.lanes) if isinstance(seed, int) else seed
            if len(seeds) != self.lanes:
                raise BadOptions(
                    f"There are {self.lanes} lanes and {len(seeds)} seeds; give one for each, or one in all."
                )
            self.played.seed([words(Dice.seeded("deals", self.version.name, one).key) for one in seeds])
        elif not self.has_begun:
            self.played.seed([words(os.urandom(32)) for _ in range(self.lanes)])
        self.has_begun = True
        self.played.begin()
        return self.seen()

    def seen(self) -> Seen:
        return Seen(self.played.observation, self.played.action_mask, self.played.seat)

    def step(self, actions: Any) -> Stepped:
        """In every lane the seat that is asked answers by a number that its mask allows; or by -1, and nothing is done there."""
        wrong = self.played.choose(actions)
        if wrong >= 0:
            raise NotOffered(
                f"Lane {wrong}: action {int(actions[wrong])} is not one that its mask allows; nothing was done."
            )
        self.played.step(renew=self.renew)
        return Stepped(*self.seen(), self.played.rewards, self.played.ended)

    def go_on(self) -> Seen:
        """Where a game is over another begins, if they don't by themselves."""
        self.played.renew()
        self.played.show()
        return self.seen()

    def seen_by(self, seats: Any) -> Seen:
        """What other seats see and may answer just now: a seat for each lane. The next step then hears their answers."""
        self.played.show_to(seats)
        return self.seen()

    def snapshot(self) -> Any:
        """All that the lanes keep, to go back to."""
        return self.played.snapshot()

    def restore(self, before: Any) -> Seen:
        self.played.restore(before)
        return self.seen()
