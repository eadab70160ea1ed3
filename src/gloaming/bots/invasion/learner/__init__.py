"""The learner for Invasion: it plays as a network that learnt in a league of clones and past selves (docs/design/030), and talks as a sleuth.

What it learnt are both cities at 5 to 8 players, by the usual rules. At other tables, and where an answer came after the sheet was
released, it is a sleuth."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.learner.network import Network, shipped
from gloaming.bots.learner.weighing import Learner, Trust
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.options import Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

SHEET = "invasion_v1"
FEWEST, MOST = 5, 8
EVEN: Final = (0.0, 0.0, 0.0, 0.0)
"""The network alone."""
TRUST: Final = Trust({"humans": {}, "aliens": {}}, {"humans": EVEN, "aliens": EVEN})
"""No games have chosen these yet."""


def has_learnt(options: Options) -> bool:
    """Whether a table is one of those that it was trained at: a house rule would make it another game."""
    usual = Options(players=options.players, city=options.city, first_architect=options.first_architect)
    return FEWEST <= options.players <= MOST and options == usual


def told(options: Options) -> tuple[int, ...]:
    """The city: a sheet has slots for spots and districts, and does not say of which city they are."""
    return tuple(int(city == options.city) for city in CITIES)


class LearnerInvasionBot(Learner, SleuthInvasionBot):
    sheet = SHEET

    def __init__(self, dice: Dice, network: Network | None = None) -> None:
        super().__init__(dice)
        self.network = network or shipped(__name__)

    def decide(self, view: Any, asked: Any) -> Option:
        own = super().decide(view, asked)
        known = len(asked.options) > 1 and has_learnt(view.options)
        return self.learnt(view, own) if known else own

    def trust(self, view: Any) -> float:
        return TRUST.of("aliens" if view.alien else "humans", type(view.asked.step), view.options.players)

    def told(self, options: Options) -> tuple[int, ...]:
        return told(options)
