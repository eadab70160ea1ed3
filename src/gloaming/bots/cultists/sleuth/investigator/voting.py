"""An Investigator's ballots: by what an elimination is worth."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

DESPAIRS: Final = 0.35
"""So likely the Cultists have what they need, that a Seer gives up its secret."""
BACKED: Final = 1
PLAIN: Final = 0.15
"""So many others, or so much to gain, and a Seer's ballot tells nothing."""
TOGETHER: Final = 0.5
"""How much more a ballot is worth for each of the others who names the same."""


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08. With the Knife a Butterfingers names nobody (RQ-91)."""
    if turn.role == "butterfingers" and turn.view.knife == turn.me and len(turn.view.at) > 6 and not turn.is_ghost:
        return Abstain()
    suspect = chosen_by_all(turn) if turn.role != "seer" else chosen_in_secret(turn)
    return Abstain() if suspect is None or Accuse(suspect) not in asked.options else Accuse(suspect)


def chosen_by_all(turn: Turn) -> Seat | None:
    """Whoever is worth a ballot; of those the one whom the others are ready to name, for ballots that are spread help nobody."""
    outlook, against = turn.outlook, turn.story.against()
    worths = {seat: outlook.gain(seat) for seat in outlook.living if seat != turn.me}
    named = [seat for seat, worth in worths.items() if worth > 0]
    return max(named, key=lambda seat: worths[seat] * (1 + TOGETHER * against.get(seat, 0)), default=None)


def chosen_in_secret(turn: Turn) -> Seat | None:
    """AC-WIN-14: a Seer names no innocent, and a Cultist only together with others, or when all is lost otherwise."""
    known, outlook = turn.cultists, turn.outlook
    if outlook.peril >= DESPAIRS:
        return max([seat for seat in known if seat in outlook.living], key=turn.share, default=None)
    suspect = chosen_by_all(turn)
    backed = suspect is not None and (turn.story.against().get(suspect, 0) >= BACKED or outlook.gain(suspect) >= PLAIN)
    return suspect if suspect in known and backed else None


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12, AC-ROLE-BUT-01: to change a ballot is to use the Knife."""
    if turn.role == "butterfingers":
        return KeepBallot()
    return reconsider(turn, asked, lambda seat: 0.0 if seat is None else turn.outlook.gain(seat))
