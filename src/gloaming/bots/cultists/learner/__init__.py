"""The learner for Cultists: it plays as a network that learnt in a league of clones and past selves (docs/design/030), and talks as a sleuth.

What it learnt is the base game at 5 to 8 players. At other tables, and where an answer came after the sheet was released, it is
a sleuth."""

from __future__ import annotations

from math import inf
from typing import Any, Final

import numpy as np

from gloaming.bots.cultists.learner.network import Network, shipped
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.talk.speech import CultistsVoice
from gloaming.bots.cultists.temper import KEEN, BySize
from gloaming.bots.cultists.turn import Turn
from gloaming.env.desk import Desk, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import version
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import Accuse, HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

SHEET = "cultists_v1"
BOARD = "university"
UNKNOWN: Final = -1
FEWEST, MOST = 5, 8
ALONE: Final = (inf, inf, inf, inf)
"""The sleuth's answer alone."""
TRUST: Final[dict[str, dict[type, BySize]]] = {
    "investigators": {},
    "cultists": dict.fromkeys((Walk, DeclarePath, Teleport, Act, Meet, GiveInTurn), ALONE),
}
"""By team and kind of question: what the sleuth's answer counts besides the network's odds, as a logarithm of odds. A sleuth has heard the
talk, and knows what can be proved; the network has not, and does not. At each size; chosen by games against sleuths and careful bots
(docs/studies/learner.md)."""
ELSEWHERE: Final[dict[str, BySize]] = {"investigators": (0.0, 0.0, 3.0, 3.0), "cultists": (0.0, 0.0, 0.0, 0.0)}
LEAST: Final = 1e-30


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


class LearnerBot(SleuthBot):
    def __init__(self, dice: Dice, style: str = KEEN, network: Network | None = None) -> None:
        super().__init__(dice, style)
        self.network = network or shipped()
        self.desk: Desk | None = None
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

    def learnt(self, view: Any, own: Option) -> Option:
        """The network's answer, or `own`, a sleuth's, where that counts more or is one that the network does not know."""
        desk = self.seated(view)
        seen, numbering = desk.observe(view), desk.scribe.numbering
        place = self.network.place.get(numbering.number.get(own, UNKNOWN))
        if place is None:
            return own
        number = self.chosen(seen["observation"], seen["action_mask"], place, self.trust(view))
        found: Option | None = numbering.options[self.network.answers[number]]
        return own if found is None else found

    def chosen(self, sheet: Any, mask: Any, own: int, trust: float) -> int:
        """Which of the network's answers; `own` is the sleuth's."""
        logs = np.log(self.network.odds(sheet, mask) + LEAST)
        logs[own] += trust
        return int(logs.argmax())

    def trust(self, view: Any) -> float:
        """What the sleuth's answer counts."""
        team = team_of(view.role)
        return self.turn(view).minds(TRUST[team].get(type(view.asked.step), ELSEWHERE[team]))

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

    def seated(self, view: Any) -> Desk:
        """The desk where it keeps its sheet; it has read all that its seat has seen."""
        if self.desk is None or self.desk.scribe.me != view.seat:
            scribe = scribes_of(version(SHEET), view.options)[view.seat]
            self.desk = Desk(scribe, Tabletop(scribe))
        journal = view.journal
        if len(journal) > len(self.desk.journal):
            self.desk.hear(journal[len(self.desk.journal) :])
        return self.desk
