"""The learner for Cultists: it plays as a network that learnt from games against itself (docs/design/030), and talks as a sleuth.

What it learnt is the base game at 5 to 8 players. At other tables, and where an answer came after the sheet was released, it is
a sleuth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.bots.cultists.learner.network import Network, shipped
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.talk.speech import CultistsVoice
from gloaming.bots.cultists.temper import KEEN
from gloaming.bots.cultists.turn import Turn
from gloaming.env.desk import Desk, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import version
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.voting import Accuse, HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

SHEET = "cultists_v1"
BOARD = "university"
FEWEST, MOST = 5, 8
Choose = Callable[[Any, Any], int | None]
"""(sheet, mask) -> the number of an answer among those that the network knows."""
FINE = 1 << 32
"""So finely odds are rolled."""


def has_learnt(options: Options) -> bool:
    """Whether a table is one of those that it was trained at."""
    usual = not (options.automa or options.board_file) and options.board in ("", BOARD)
    return usual and FEWEST <= options.players <= MOST and not expansions_of(options)


class LearnerVoice(CultistsVoice):
    """A sleuth's mouth. It names only the seat that the learner votes against; the grounds are a sleuth's."""

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

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        choose = self.likeliest if isinstance(asked.step, HoldVote) else self.chosen
        learnt = self.learnt(view, choose) if has_learnt(view.options) else None
        return super().decide(view, asked) if learnt is None else learnt

    def learnt(self, view: Any, choose: Choose) -> Option | None:
        """What the network answers; None if it knows nothing that is offered."""
        desk = self.seated(view)
        seen = desk.observe(view)
        number = choose(seen["observation"], seen["action_mask"])
        return None if number is None else desk.scribe.numbering.options[self.network.answers[number]]

    def chosen(self, sheet: Any, mask: Any) -> int | None:
        """Which of the network's answers. A mixed strategy is what it learnt."""
        odds = self.network.odds(sheet, mask)
        return self.drawn(odds) if odds.any() else None

    def likeliest(self, sheet: Any, mask: Any) -> int | None:
        """A ballot is not left to chance: what was said before it shall still be true."""
        odds = self.network.odds(sheet, mask)
        return int(odds.argmax()) if odds.any() else None

    def drawn(self, odds: Any) -> int:
        """One of them, as likely as it says there."""
        mark = self.dice.roll(FINE) / FINE
        able = [(number, chance) for number, chance in enumerate(odds.tolist()) if chance > 0]
        for number, chance in able:
            mark -= chance
            if mark < 0:
                return number
        return able[-1][0]

    def voice(self, view: Any) -> CultistsVoice:
        return LearnerVoice(self.turn(view), self.ballot(view)) if has_learnt(view.options) else super().voice(view)

    def ballot(self, view: Any) -> Seat | None:
        """Against whom it votes just now."""
        asked = view.asked
        if asked is None or not isinstance(asked.step, HoldVote):
            return None
        answer = self.learnt(view, self.likeliest)
        return answer.seat if isinstance(answer, Accuse) else None

    def seated(self, view: Any) -> Desk:
        """The desk where it keeps its sheet; it has read all that its seat has seen."""
        if self.desk is None or self.desk.scribe.me != view.seat:
            scribe = scribes_of(version(SHEET), view.options)[view.seat]
            self.desk = Desk(scribe, Tabletop(scribe))
        journal = view.journal
        if len(journal) > len(self.desk.journal):
            self.desk.hear(journal[len(self.desk.journal) :])
        return self.desk
