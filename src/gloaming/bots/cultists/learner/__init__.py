"""The learner for Cultists: it plays as a network that learnt in a league of clones and past selves (docs/design/030), and talks as a sleuth.

What it learnt is the base game at 5 to 8 players. At other tables, and where an answer came after the sheet was released, it is
a sleuth."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.talk.speech import CultistsVoice
from gloaming.bots.cultists.temper import KEEN
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.learner.network import Network, shipped
from gloaming.bots.learner.weighing import Learner, Trust
from gloaming.bots.sizes import BySize
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import Accuse, HoldVote, ReconsiderBallot
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

SHEET = "cultists_v1"
BOARD = "university"
FEWEST, MOST = 5, 8
ALONE: Final[BySize] = (inf, inf, inf, inf)
"""The sleuth's answer alone; ..."""
EVEN: Final[BySize] = (0.0, 0.0, 0.0, 0.0)
"""... and the network's."""
BY_SLEUTH: Final[dict[type, BySize]] = dict.fromkeys((Walk, DeclarePath, Teleport), ALONE)
AT_FIVE: Final[BySize] = (2.0, inf, inf, inf)
ONE_CULTIST: Final[BySize] = (0.0, 0.0, inf, inf)
TRUST: Final = Trust(
    {
        "investigators": {**BY_SLEUTH, **dict.fromkeys((HoldVote, ReconsiderBallot), ALONE), Act: AT_FIVE},
        "cultists": {**BY_SLEUTH, **dict.fromkeys((Meet, GiveInTurn), ALONE)},
    },
    {"investigators": ONE_CULTIST, "cultists": EVEN},
)
"""Chosen by games against sleuths and careful bots (docs/studies/learner.md); where nothing was tried, a sleuth's answer stands."""


def has_learnt(options: Options) -> bool:
    """Whether a table is one of those that it was trained at."""
    usual = not (options.automa or options.board_file) and options.board in ("", BOARD)
    return usual and FEWEST <= options.players <= MOST and not expansions_of(options)


class LearnerVoice(CultistsVoice):
    """A sleuth's mouth, while a Vote is open: it names only the seat that the learner votes against; the grounds are a sleuth's."""

    def __init__(self, turn: Turn, ballot: Seat | None) -> None:
        super().__init__(turn)
        self.ballot = ballot

    def blamed(self) -> list[Seat]:
        return [seat for seat in self.others() if seat == self.ballot]

    def cleared(self) -> list[Seat]:
        return [seat for seat in super().cleared() if seat != self.ballot]


class LearnerBot(Learner, SleuthBot):
    sheet = SHEET

    def __init__(self, dice: Dice, style: str = KEEN, network: Network | None = None) -> None:
        super().__init__(dice, style)
        self.network = network or shipped(__name__)
        self.word: tuple[int, Seat] | None = None
        """How long the journal was when its mouth was last free to name somebody in an open Vote, and whom."""

    def decide(self, view: Any, asked: Any) -> Option:
        own = super().decide(view, asked)
        if len(asked.options) == 1 or not has_learnt(view.options):
            return own
        named = self.turn(view).story.stands().get(view.seat)
        if named is not None and self.word == (len(view.journal), named) and Accuse(named) in asked.options:
            return Accuse(named)  # the sheet says who has voted since, and the network might think again
        return self.learnt(view, own)

    def trust(self, view: Any) -> float:
        return TRUST.of(team_of(view.role), type(view.asked.step), view.options.players)

    def voice(self, view: Any) -> CultistsVoice:
        if not self.votes_for_itself(view):
            return super().voice(view)
        answer = self.decide(view, view.asked)
        ballot = answer.seat if isinstance(answer, Accuse) else None
        self.word = None if ballot is None else (len(view.journal), ballot)
        return LearnerVoice(self.turn(view), ballot)

    def votes_for_itself(self, view: Any) -> bool:
        """Whether a Vote is open in which the network has a say."""
        asked = view.asked
        is_open = asked is not None and isinstance(asked.step, HoldVote) and len(asked.options) > 1
        return is_open and has_learnt(view.options) and self.trust(view) < inf
