"""When there is something to speak about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.cultists import events as e
from gloaming.games.cultists.known import known
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.rules import vote_eliminates
from gloaming.games.cultists.statements import Claims
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Asks, Said
from gloaming.kernel.values import Seat

REACTIONS: Final = 2
"""So many say something to the claim of a Role."""
RECENT: Final = 8
"""How many events a Room action may have."""


def occasion(view: View, me: Seat, talk: Sequence[Said]) -> bool:
    """Whether there is anything to speak about. It is asked at every question, so it looks at little."""
    if view.asked is None or (talk and talk[-1].round == view.round and named_last(talk, me)):
        return view.asked is not None
    if claim_of_late(talk, me, view.round) is not None:
        return True
    step = view.asked.step
    if isinstance(step, HoldVote):
        return vote_eliminates(known(view))
    if isinstance(step, Act):
        return step.seat == view.knife or isinstance(last_act(view.journal), e.RoomChecked | e.RoomFilled)
    return False


def named_last(talk: Sequence[Said], me: Seat) -> bool:
    """Whether somebody has accused this seat, or asked it something, since it spoke."""
    for said in reversed(talk):
        if said.seat == me or said.round != talk[-1].round:
            return False
        if isinstance(said.statement, Accuses | Asks) and said.statement.chair == me:
            return True
    return False


def claim_of_late(talk: Sequence[Said], me: Seat, round_: int) -> tuple[Seat, str] | None:
    """The last Role that somebody else has claimed in this round, and who did, while few have said anything to it."""
    said_since: set[Seat] = set()
    for said in reversed(talk):
        if said.round != round_ or said.seat == me or len(said_since) > REACTIONS:
            return None
        if isinstance(said.statement, Claims):
            return (said.seat, said.statement.role) if len(said_since - {said.seat}) < REACTIONS else None
        said_since.add(said.seat)
    return None


def last_act(journal: tuple[Event, ...]) -> e.RoomChecked | e.RoomFilled | None:
    """The Room action that has just been taken, if it was one."""
    for event in reversed(journal[-RECENT:]):
        if isinstance(event, e.RoomChecked | e.RoomFilled):
            return event
        if isinstance(event, e.Passed | e.RoundBegan | e.StateChecked | e.TokenDrawn):
            return None
    return None
