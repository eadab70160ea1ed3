"""A Cultist's actions: harm, less what the table will make of it, in chances of winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.cultist import acting as careful
from gloaming.bots.cultists.sleuth.cultist.voting import scapegoat
from gloaming.bots.cultists.sleuth.investigator import acting as honest
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import events as e
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.actions.secure_hallway import SecureHallway
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import FAILURE, ROOM_CARDS, SABOTAGE, SUCCESS, Card, faces
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ACTION: Final = 0.03
"""What an action on the way to the points takes from the chance of winning."""
COVER: Final = 0.02
"""What it is worth to do what an Investigator would do, for each action that it would save one."""
EAGER: Final = 1.5
"""Nobody has to look more eager than this."""
HARM: Final = {FAILURE: 0.9, SABOTAGE: 0.6}
"""How many actions a red card costs the others, ..."""
TAKEN_BACK: Final = 1.0
"""... and how many more, if a Book goes back."""
DRAWN: Final = 0.6
"""How often the only card of a deck comes to light."""
LAST_BOOK: Final = 8.0
"""How many actions the Book is worth that wins the game."""
CONCEALED: Final = 0.02
"""What it costs to have looked at somebody who is found dead later."""
ACCUSED: Final = 0.4
"""How suspect somebody else must be, for a Cultist to call a Vote, ..."""
CALLED: Final = 0.1
"""... and what that is worth."""


# Rooms


def filling(turn: Turn, room: Place, card: Card) -> float:
    """AC-ACT-FR: red cards where the blame for them would be shared."""
    change, laid = turn.standing.change, e.RoomFilled(turn.me, None, room)
    if card not in HARM:
        return change(laid) - ACTION * turn.prospects.filling(room)
    taken_back = card == SABOTAGE and turn.view.shelf[turn.board.rooms[room].rack] > 0
    harm = (HARM[card] + TAKEN_BACK * taken_back) * turn.prospects.weight(room)
    seen: float = DRAWN / max(1, turn.view.deck[room]) ** 0.5
    drawn = e.RoomChecked(some_investigator(turn), room, card, False)
    return (1 - seen) * change(laid) + seen * change(laid, drawn) + ACTION * harm


def some_investigator(turn: Turn) -> Seat:
    return next(seat for seat in range(len(turn.view.at)) if seat not in turn.cultists)


def checking(turn: Turn, room: Place, *before: Event) -> float:
    """AC-ACT-CR: it looks well, but it helps the others."""
    prospects = turn.prospects
    success = prospects.success(room)
    wins = LAST_BOOK * success * (prospects.closing(room) > 1)
    card: Card = SUCCESS if success >= 0.5 else FAILURE
    checked = e.RoomChecked(turn.me, room, card, False)
    return turn.standing.change(*before, checked) - ACTION * (prospects.checking(room) + wins)


def securing(turn: Turn, card: Card) -> float:
    """AC-ACT-SH: trouble for the Unsafe Passages; nobody can tell whose."""
    return ACTION * careful.securing(turn, card) + turn.standing.change(e.HallwaySecured(turn.me, None))


def fighting(turn: Turn, place: Place) -> float:
    """AC-ACT-FC."""
    return ACTION * careful.fighting(turn) + turn.standing.change(e.CultistFought(turn.me, place))


# People


def looking(turn: Turn, target: Seat, *before: Event) -> float:
    """AC-ACT-CS-07: a look for good looks; better none where a concealed death may come out later."""
    look = turn.standing.change(*before, e.StateChecked(turn.me, target, "check"), e.CheckClosed(turn.me, target))
    return look - CONCEALED * (target in turn.known_dead())


def calling(turn: Turn) -> float:
    """AC-VOTE-01: while somebody else is the one to go."""
    suspect, shares = scapegoat(turn), turn.mind.public.hostile
    own = max(shares[seat] for seat in turn.cultists)
    if suspect is None or shares[suspect] < max(ACCUSED, own):
        return -1.0
    return CALLED + turn.standing.change(e.VoteInitiated(turn.me))


WORTH: Final[dict[type[Option], Callable[[Turn, Any], float]]] = {
    FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    CheckRoom: lambda turn, option: checking(turn, option.place),
    WatchRoom: lambda turn, option: checking(turn, option.place, e.CameraUsed(turn.me)),
    CheckState: lambda turn, option: looking(turn, option.target),
    WatchState: lambda turn, option: looking(turn, option.target, e.CameraUsed(turn.me)),
    SecureHallway: lambda turn, option: securing(turn, option.card),
    FightCultist: lambda turn, option: fighting(turn, option.place),
    InitiateVote: lambda turn, _: calling(turn),
    Pass: lambda turn, _: turn.standing.change(e.Passed(turn.me)),
}
"""What each action is worth to a Cultist; for what is missing here the careful bot's guess will do."""


def act(turn: Turn, asked: Any) -> Option:
    """AC-ROUND-05."""
    options: tuple[Option, ...] = asked.options
    return max(options, key=lambda option: acting(turn, option))


def acting(turn: Turn, option: Option) -> float:
    worth = WORTH.get(type(option))
    value = ACTION * careful.acting(turn, option) if worth is None else worth(turn, option)
    return value + COVER * seeming(turn, option)


def seeming(turn: Turn, option: Option) -> float:
    """What this would be worth to the Investigator whom this Cultist plays."""
    if isinstance(option, FillRoom):
        option = FillRoom(option.place, SUCCESS)
    return min(EAGER, honest.acting(turn.mask, option))


def place_worth(turn: Turn, place: Place) -> float:
    """The best that could be done here; where there is nothing to do, one is seen to do nothing."""
    worths = [turn.standing.change(e.Passed(turn.me))]
    if not turn.is_ghost:
        worths += [looking(turn, other) for other in turn.company(place)]
    if place in turn.view.cultist_tokens and not turn.is_ghost:
        worths.append(fighting(turn, place))
    elif place in turn.board.rooms and turn.prospects.open(place):
        worths += [filling(turn, place, card) for card in faces(turn.view.hand, ROOM_CARDS)]
        if turn.view.explored[place] and turn.view.deck[place]:
            worths.append(checking(turn, place))
    elif place in turn.board.hallways and turn.view.options.unsafe_passages and not turn.is_ghost:
        worths += [securing(turn, card) for card in faces(turn.view.hand, ROOM_CARDS)]
    return max(worths)
