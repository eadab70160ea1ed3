"""The learner for Cultists: it plays as a network that learnt in a league and at tables of the bots themselves (docs/design/030), and talks
and votes as a sleuth.

What it learnt is the base game at 5 to 8 players. At other tables, and where an answer came after the sheet was released, it is
a sleuth."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import KEEN
from gloaming.bots.learner.network import Network, shipped
from gloaming.bots.learner.weighing import Learner, Trust
from gloaming.bots.sizes import BySize
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

SHEET = "cultists_v1"
BOARD = "university"
FEWEST, MOST = 5, 8
ALONE: Final[BySize] = (inf, inf, inf, inf)
"""The sleuth's answer alone."""
LEAN: Final = 3.0
"""What a sleuth's answer counted while it learnt at tables of the bots themselves (`lab.training.finishing`), and counts now."""
BALLOTS: Final[dict[type, BySize]] = dict.fromkeys((HoldVote, ReconsiderBallot), ALONE)
"""A Vote is settled by what was said, which the network does not hear."""
TRUST: Final = Trust(
    {"investigators": BALLOTS, "cultists": BALLOTS},
    {"investigators": (LEAN, LEAN, inf, inf), "cultists": (LEAN, LEAN, inf, LEAN)},
)
"""It finished at five and six; of the rest, where it was better than the sleuth (docs/studies/learner.md)."""


def has_learnt(options: Options) -> bool:
    """Whether a table is one of those that it was trained at."""
    usual = not (options.automa or options.board_file) and options.board in ("", BOARD)
    return usual and FEWEST <= options.players <= MOST and not expansions_of(options)


class LearnerBot(Learner, SleuthBot):
    sheet = SHEET

    def __init__(self, dice: Dice, style: str = KEEN, network: Network | None = None) -> None:
        super().__init__(dice, style)
        self.network = network or shipped(__name__)

    def decide(self, view: Any, asked: Any) -> Option:
        own = super().decide(view, asked)
        known = len(asked.options) > 1 and has_learnt(view.options)
        return self.learnt(view, own) if known else own

    def trust(self, view: Any) -> float:
        return TRUST.of(team_of(view.role), type(view.asked.step), view.options.players)
