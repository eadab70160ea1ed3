"""Duels: games by the reference's own engine in which a network plays one team, and a bot of any kind the other. Bots that talk are heard."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.bots import Bot
from gloaming.bots.cultists.learner import BALLOTS, LEAN, LearnerBot
from gloaming.bots.learner.network import Network
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.options import Options
from gloaming.kernel.values import Seat
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, Players, played_out, simulate

PUPIL = "pupil"
"""The name of the network's seats; no kind of bot is called so."""

FINE = 1 << 32
"""So finely odds are rolled."""


class Duel(msgspec.Struct, frozen=True):
    options: Options
    bot: str
    """What plays the other team, and never learns."""
    team: str
    """What the network plays."""
    seed: int
    weights: bytes

    def plan(self, ours: str) -> Plan:
        """The deals are the same for all who play our team."""
        by_team = {team: ours if team == self.team else self.bot for team in CULTISTS.teams}
        return Plan(CULTISTS.name, self.options, Seating(CULTISTS.name, (), by_team), self.seed)


class Made(NamedTuple):
    """A decision of the network."""

    sheet: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    chosen: int
    likely: float
    own: int
    """What the sleuth in it would have answered, ..."""
    lean: float
    """... and what that counted."""


class Fought(NamedTuple):
    won: bool
    made: list[list[Made]]
    """For each seat of the network what it decided, in order."""


class PupilBot(LearnerBot):
    """A learner that keeps what it decides by its network."""

    made: list[Made]

    def trust(self, view: Any) -> float:
        """At every table alike: training finds out where there is something to gain."""
        return inf if type(view.asked.step) in BALLOTS else LEAN

    def chosen(self, sheet: Any, mask: Any, own: int, trust: float) -> int:
        """Drawn by the odds that a learner goes by: everything is tried out."""
        network = self.network
        odds = network.odds(sheet, mask)
        odds[own] *= exp(trust)
        odds /= odds.sum()
        number = self.drawn(odds)
        likely = float(np.log(odds[number] + 1e-12))
        self.made.append(Made(sheet[network.columns], mask[network.answers] != 0, number, likely, own, trust))
        return number

    def drawn(self, odds: NDArray[np.float32]) -> int:
        """One of them, as likely as it says there."""
        mark = self.dice.roll(FINE) / FINE
        able = [(number, chance) for number, chance in enumerate(odds.tolist()) if chance > 0]
        for number, chance in able:
            mark -= chance
            if mark < 0:
                return number
        return able[-1][0]


@lru_cache(maxsize=2)
def network_of(weights: bytes) -> Network:
    return Network(weights)


def fought(duel: Duel, number: int) -> Fought:
    """The game of this number, by the network and the bot."""
    made = dict[Seat, list[Made]]()

    class Duellists(Players):
        def sit_down(self, key: tuple[Seat, str]) -> Bot:
            seat, kind = key
            if kind != PUPIL:
                return super().sit_down(key)
            bot = PupilBot(self.dice(seat), network=network_of(duel.weights))
            bot.made = made.setdefault(seat, [])
            return self.seated(key, bot)

    game = played_out(duel.plan(PUPIL), number, sat=Duellists).game
    return Fought(CULTISTS.outcome(game).winner == duel.team, [*made.values()])


def won_by_itself(duel: Duel, number: int) -> bool:
    """The same game between the bot and itself."""
    return simulate(duel.plan(duel.bot), number).winner == duel.team
