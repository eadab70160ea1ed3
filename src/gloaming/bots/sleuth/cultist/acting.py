"""A Cultist's actions: harm, less what the table will make of it, in chances of winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from gloaming.bots.careful.cultist import acting as careful
from gloaming.bots.sleuth.investigator import acting as honest
from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.games.cultists import events as e
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import FAILURE, ROOM_CARDS, SABOTAGE, SUCCESS, Card, faces
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ACTION: Final = 0.03
"""What an action on the way to the points takes from the chance of winning."""
DRAWN: Final = 0.6
"""How often a red card comes to light."""


def change(turn: SleuthTurn, *events: Event) -> float:
    """What it does to the chance of winning that all see this."""
    standing = turn.standing
    return standing.value(standing.after(*events), standing.needed) - standing.now


def filling(turn: SleuthTurn, room: Place, card: Card) -> float:
    """AC-ACT-FR."""
    laid = e.RoomFilled(turn.me, None, room)
    weight = turn.prospects.weight(room) if not turn.view.finished[room] else 0.0
    if card == SUCCESS:
        return change(turn, laid) - ACTION * turn.prospects.filling(room)
    on_shelf = turn.view.shelf[turn.board.rooms[room].rack] > 0
    harm = (1.6 if on_shelf else 0.6) if card == SABOTAGE else 0.9
    drawn = e.RoomChecked(other_than(turn), room, card, False)
    blame = DRAWN / max(1, turn.view.deck[room]) ** 0.5
    worth: float = (1 - blame) * change(turn, laid) + blame * change(turn, laid, drawn) + ACTION * harm * weight
    return worth


def other_than(turn: SleuthTurn) -> Seat:
    return next(seat for seat in range(len(turn.view.at)) if seat not in turn.mind.cultists)


def checking(turn: SleuthTurn, room: Place, events: tuple[Event, ...]) -> float:
    success = turn.prospects.success(room)
    card = SUCCESS if success >= 0.5 else FAILURE
    harm = turn.prospects.checking(room) + 8 * success * (turn.prospects.closing(room) > 1)
    return change(turn, *events, e.RoomChecked(turn.me, room, card, False)) - ACTION * harm


def looking(turn: SleuthTurn, target: Seat, *before: Event) -> float:
    look = e.StateChecked(turn.me, target, "look")
    if target in turn.known_dead():
        return change(turn, *before, look, e.CheckClosed(turn.me, target)) - 0.02
    return change(turn, *before, look, e.CheckClosed(turn.me, target))


def calling(turn: SleuthTurn) -> float:
    """AC-VOTE-01: while somebody else is the one to go."""
    shares = turn.mind.public.hostile
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    suspect = max(living, key=lambda seat: shares[seat])
    if suspect in turn.mind.cultists or turn.may_be_mate(suspect) or shares[suspect] < 0.4:
        return -1.0
    return 0.1 + change(turn, e.VoteInitiated(turn.me))


WORTH: Final[dict[type[Option], Callable[[SleuthTurn, Any], float]]] = {
    FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    CheckRoom: lambda turn, option: checking(turn, option.place, ()),
    WatchRoom: lambda turn, option: checking(turn, option.place, (e.CameraUsed(turn.me),)),
    CheckState: lambda turn, option: looking(turn, option.target),
    WatchState: lambda turn, option: looking(turn, option.target, e.CameraUsed(turn.me)),
    InitiateVote: lambda turn, _: calling(turn),
    Pass: lambda turn, _: change(turn, e.Passed(turn.me)),
}


COVER: Final = 0.02
"""What it is worth to do what an Investigator would do, in each action that it would bring one nearer to the points."""


def seeming(turn: SleuthTurn, option: Option) -> float:
    """What this looks like it is worth, to an Investigator in this place."""
    if isinstance(option, FillRoom):
        option = msgspec.structs.replace(option, card=SUCCESS)
    return min(1.5, honest.acting(turn.mask, option))


def act(turn: SleuthTurn, asked: Any) -> Option:
    options: tuple[Option, ...] = asked.options
    return max(options, key=lambda option: acting(turn, option))


def acting(turn: SleuthTurn, option: Option) -> float:
    worth = WORTH.get(type(option))
    value = ACTION * careful.acting(turn, option) if worth is None else worth(turn, option)
    return value + COVER * seeming(turn, option)


def place_worth(turn: SleuthTurn, place: Place) -> float:
    """The best that could be done here."""
    view = turn.view
    passing = change(turn, e.Passed(turn.me))
    if place not in turn.board.rooms or place in view.cultist_tokens or not turn.prospects.open(place):
        return max(passing, ACTION * careful.place_worth(turn, place))
    worths = [passing, *[filling(turn, place, card) for card in faces(view.hand, ROOM_CARDS)]]
    if view.explored[place] and view.deck[place]:
        worths.append(checking(turn, place, ()))
    return max(worths)
