"""The learner for Cultists: it plays as a network that learnt from games against itself (docs/design/030), and talks as a sleuth.

What it learnt is the base game at 5 to 8 players. At other tables, and where an answer came after the sheet was released, it is
a sleuth."""

from __future__ import annotations

from typing import Any

from gloaming.bots.cultists.learner.network import Network, shipped
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.talk.word import as_said
from gloaming.bots.cultists.temper import KEEN
from gloaming.env.desk import Desk, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import version
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option

SHEET = "cultists_v1"
BOARD = "university"
FEWEST, MOST = 5, 8
FINE = 1 << 32
"""So finely odds are rolled."""


def has_learnt(options: Options) -> bool:
    """Whether a table is one of those that it was trained at."""
    usual = not (options.automa or options.board_file) and options.board in ("", BOARD)
    return usual and FEWEST <= options.players <= MOST and not expansions_of(options)


class LearnerBot(SleuthBot):
    def __init__(self, dice: Dice, style: str = KEEN, network: Network | None = None) -> None:
        super().__init__(dice, style)
        self.network = network or shipped()
        self.desk: Desk | None = None
        self.as_said = as_said(lambda turn, asked: self.learnt(turn.view, asked))
        """How it votes: for whom it has named aloud, if it has, ..."""

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        if not has_learnt(view.options):
            return super().decide(view, asked)
        if isinstance(asked.step, HoldVote):
            return self.as_said(self.turn(view), asked)
        return self.learnt(view, asked)

    def learnt(self, view: Any, asked: Any) -> Option:
        desk = self.seated(view)
        seen = desk.observe(view)
        number = self.chosen(seen["observation"], seen["action_mask"])
        option = None if number is None else desk.scribe.numbering.options[self.network.answers[number]]
        return super().decide(view, asked) if option is None else option

    def chosen(self, sheet: Any, mask: Any) -> int | None:
        """Which of the network's answers; None if it knows none that is offered. A mixed strategy is what it learnt."""
        odds = self.network.odds(sheet, mask)
        return self.drawn(odds) if odds.any() else None

    def drawn(self, odds: Any) -> int:
        """One of them, as likely as it says there."""
        mark = self.dice.roll(FINE) / FINE
        able = [(number, chance) for number, chance in enumerate(odds.tolist()) if chance > 0]
        for number, chance in able:
            mark -= chance
            if mark < 0:
                return number
        return able[-1][0]

    def seated(self, view: Any) -> Desk:
        """The desk where it keeps its sheet; it has read all that its seat has seen."""
        if self.desk is None or self.desk.scribe.me != view.seat:
            scribe = scribes_of(version(SHEET), view.options)[view.seat]
            self.desk = Desk(scribe, Tabletop(scribe))
        journal = view.journal
        if len(journal) > len(self.desk.journal):
            self.desk.hear(journal[len(self.desk.journal) :])
        return self.desk
