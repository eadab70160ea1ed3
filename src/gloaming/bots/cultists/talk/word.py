"""A ballot is as good as a word: who has named somebody aloud votes for the same, unless it would be wrong by now."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import Answer
from gloaming.bots.cultists.careful.investigator import accuse
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Accuse
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

WORD: Final = 0.1
"""What keeping one's word is worth, as a chance of winning: so much may a ballot cost that is no longer quite right."""


def named_aloud(turn: Turn) -> Seat | None:
    """Whom this seat has named in this round, or agreed about, if that can still be stood by.

    A Cultist is held to its words like anyone: who says one thing and does another is looked at."""
    seat = turn.story.stands().get(turn.me)
    return seat if seat is not None and can_stand_by(turn, seat) else None


def can_stand_by(turn: Turn, seat: Seat) -> bool:
    """AC-WIN-14: a Seer stands by no word that nobody else has given; alone with the truth it would be found."""
    if turn.role == "seer" and not turn.story.against().get(seat):
        return False
    return not turn.view.ghost[seat] and (turn.is_cultist or turn.outlook.gain(seat) > -WORD)


def as_said(vote: Answer) -> Answer:
    def voted(turn: Turn, asked: Any) -> Option:
        seat = named_aloud(turn)
        if seat is None or Accuse(seat) not in asked.options:
            return vote(turn, asked)
        return accuse(turn, asked, seat)

    return voted
