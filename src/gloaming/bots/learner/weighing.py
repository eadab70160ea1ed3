"""A network at a table: it sees what its seat saw in training, and a sleuth's own answer is weighed against its odds."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np

from gloaming.bots.learner.network import Network
from gloaming.bots.sizes import BySize, at_size
from gloaming.env.desk import Desk, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import version
from gloaming.kernel.steps import Option

UNKNOWN: Final = -1
LEAST: Final = 1e-30


class Trust(NamedTuple):
    """What a sleuth's answer counts besides the network's odds, as a logarithm of odds, at each size. A sleuth has heard the talk, and
    knows what can be proved; the network has not, and does not."""

    by_question: Mapping[str, Mapping[type, BySize]]
    """By team and kind of question."""
    elsewhere: Mapping[str, BySize]
    """By team."""

    def of(self, team: str, question: type, players: int) -> float:
        return at_size(self.by_question[team].get(question, self.elsewhere[team]), players)


class Learner:
    """What any game's learner is besides a sleuth."""

    sheet: ClassVar[str]
    """The version that its network reads."""
    network: Network
    desk: Desk | None = None

    def trust(self, view: Any) -> float:
        """What the sleuth's answer counts."""
        raise NotImplementedError

    def told(self, options: Any) -> tuple[int, ...]:
        """What the network knows of the table besides the sheet: bytes that it reads behind those of the sheet."""
        return ()

    def learnt(self, view: Any, own: Option) -> Option:
        """The network's answer, or `own`, a sleuth's, where that counts more or is one that the network does not know."""
        if self.trust(view) == inf:
            return own
        desk = self.seated(view)
        seen, numbering = desk.observe(view), desk.scribe.numbering
        place = self.network.place.get(numbering.number.get(own, UNKNOWN))
        if place is None:
            return own
        sheet = np.append(seen["observation"], np.array(self.told(view.options), np.uint8))
        number = self.chosen(sheet, seen["action_mask"], place, self.trust(view))
        found: Option | None = numbering.options[self.network.answers[number]]
        return own if found is None else found

    def chosen(self, sheet: Any, mask: Any, own: int, trust: float) -> int:
        """Which of the network's answers; `own` is the sleuth's."""
        logs = np.log(self.network.odds(sheet, mask) + LEAST)
        logs[own] += trust
        return int(logs.argmax())

    def seated(self, view: Any) -> Desk:
        """The desk where it keeps its sheet; it has read all that its seat has seen."""
        if self.desk is None or self.desk.scribe.me != view.seat:
            scribe = scribes_of(version(self.sheet), view.options)[view.seat]
            self.desk = Desk(scribe, Tabletop(scribe))
        journal = view.journal
        if len(journal) > len(self.desk.journal):
            self.desk.hear(journal[len(self.desk.journal) :])
        return self.desk
