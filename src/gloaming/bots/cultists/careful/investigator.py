"""How a careful Investigator plays: by the evidence, and by what its actions are worth in Books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.base import Worths
from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.memory.seen import profession_waits
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, SABOTAGE, Card
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.tables import FIRESTARTER_ROUND
from gloaming.games.cultists.tokens.false_eyes import Decline, Spy
from gloaming.games.cultists.tokens.in_control import RemoveToken, ReturnToken
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

CONVICTS: Final = {1: 0.68, 2: 0.62}
"""How likely a seat must be a Cultist to get this ballot; where there are two, an error weighs less."""
UNWELCOME: Final = frozenset(("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors"))
CALLS: Final = 0.75
"""How likely a seat must be a Cultist to have a Vote called about it."""
STRIKES: Final = 0.75
"""... to be assassinated."""
LOOK: Final = 0.6
"""What it is worth to find a death: it tells who gave the cards."""
WINS_PROFESSION: Final = 0.3
"""What it is worth to be the one who has the Profession (MOC-PROF-15)."""
LIGHT: Final = 0.9
"""What it is worth to end an outage."""
NEVER: Final = -9.0


# Votes


def convicts(turn: Turn) -> float:
    return CONVICTS[turn.memory.table.cultists]


def most_suspected(turn: Turn) -> Seat | None:
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost and seat != turn.me]
    return max(living, key=turn.share) if living else None


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08: on evidence; without any, abstain. With the Knife a Butterfingers names nobody (RQ-91)."""
    suspect = most_suspected(turn)
    return accuse(turn, asked, suspect if suspect is not None and turn.share(suspect) >= convicts(turn) else None)


def accuse(turn: Turn, asked: Any, suspect: Seat | None) -> Option:
    barred = turn.role == "butterfingers" and turn.view.knife == turn.me and len(turn.view.at) > 6 and not turn.is_ghost
    return Abstain() if barred or suspect is None or Accuse(suspect) not in asked.options else Accuse(suspect)


def vote_again(turn: Turn, asked: Any) -> Option:
    return change_ballot(turn, asked, lambda seat: turn.share(seat) - convicts(turn))


def change_ballot(turn: Turn, asked: Any, gain: Callable[[Seat], float]) -> Option:
    """AC-VOTE-12, AC-ROLE-BUT-01: to change a ballot is to use the Knife."""
    if turn.role == "butterfingers":
        return KeepBallot()
    return reconsider(turn, asked, lambda seat: 0.0 if seat is None else gain(seat))


# Looks and tokens


def look_through_false_eyes(turn: Turn, asked: Any) -> Option:
    """AC-EVENT-FE-01: at the likeliest death; the Knife would cut a Butterfingers."""
    if turn.role == "butterfingers":
        return Decline()
    spying = [option for option in asked.options if isinstance(option, Spy)]
    return max(spying, key=lambda option: turn.chance_of_death(option.target)) if spying else Decline()


def handle_token(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-03: what would hurt goes."""
    return RemoveToken() if turn.peeked_token in UNWELCOME else ReturnToken()


# Rooms


def filling(turn: Turn, room: Place, card: Card) -> float:
    """AC-ACT-FR: a Success card helps; a Firestarter has to lay its red ones somewhere."""
    if card not in RED_CARDS:
        return turn.prospects.filling(room)
    on_shelf = turn.view.shelf[turn.board.rooms[room].rack] > 0
    harm = 0.2 + 0.3 * on_shelf if card == SABOTAGE else 0.3
    return burning(turn) - harm * turn.prospects.weight(room)


def securing(turn: Turn, card: Card) -> float:
    return burning(turn) - 0.3 if card in RED_CARDS else 0.1


def burning(turn: Turn) -> float:
    """AC-ROLE-FIR-02: a Firestarter's red cards have to be gone by the end of round 5."""
    rounds_left = FIRESTARTER_ROUND + 1 - turn.view.round
    red = sum([card in RED_CARDS for card in turn.view.hand])
    if turn.is_ghost or rounds_left <= 0:
        return -1.0
    return 5.0 if red >= rounds_left else 0.5


def watching(turn: Turn) -> float:
    """AC-ACT-CAM-02: the best Room that the Camera could check."""
    if turn.role == "greenhorn":
        return 0.0
    return max([turn.prospects.checking(room) for room in turn.board.rooms]) * 0.95


def fighting(turn: Turn, room: Place) -> float:
    """AC-ACT-FC: the Room is worth fighting for while there are Books in it; the first fight wins a Profession."""
    if turn.view.parts and profession_waits(turn.view):
        return WINS_PROFESSION + (0.1 if turn.view.finished[room] else 0.6 * turn.prospects.weight(room))
    return 0.1 if turn.view.finished[room] else 0.6 * turn.prospects.weight(room)


def scaring(turn: Turn) -> float:
    return NEVER if turn.role == "butterfingers" else 0.35


# People


def looking(turn: Turn, target: Seat) -> float:
    """AC-ACT-CS: a look pays where a death is likely; a Crybaby would rather not find one (AC-ROLE-CRY-01)."""
    chance = turn.chance_of_death(target)
    return (0.03 + LOOK * chance) * (0.3 if turn.role == "crybaby" else 1.0)


def calling(turn: Turn) -> float:
    """AC-VOTE-01: a Vote only on evidence; a Greenhorn calls none (AC-ROLE-GRE-01)."""
    if turn.role == "greenhorn":
        return NEVER
    suspect = most_suspected(turn)
    return 3.0 if suspect is not None and turn.share(suspect) >= CALLS else -1.0


def through_the_camera(turn: Turn, worth: float) -> float:
    """AC-ROLE-GRE-01: a Greenhorn would die of it."""
    return NEVER if turn.role == "greenhorn" else 0.95 * worth


WORTH: Final[Worths] = {
    a.FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    a.CheckRoom: lambda turn, option: turn.prospects.checking(option.place),
    a.WatchRoom: lambda turn, option: through_the_camera(turn, turn.prospects.checking(option.place)),
    a.CheckState: lambda turn, option: looking(turn, option.target),
    a.WatchState: lambda turn, option: through_the_camera(turn, looking(turn, option.target)),
    a.SecureHallway: lambda turn, option: securing(turn, option.card),
    a.FightCultist: lambda turn, option: fighting(turn, option.place),
    a.ScareFishman: lambda turn, _: scaring(turn),
    a.InitiateVote: lambda turn, _: calling(turn),
    a.RestartPower: lambda turn, _: LIGHT,
    a.CloseTogether: lambda turn, _: 1.5,
    a.ClosePortal: lambda turn, _: 2.0 if turn.view.closing else 0.9,
    Assassinate: lambda turn, option: 3.0 if turn.share(option.target) >= STRIKES else NEVER,
}
"""What each action is worth to an Investigator; what is missing is worth nothing."""
