"""A Cultist's actions and ways: harm under cover. What each is worth, in Books that the others miss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.base import best
from gloaming.bots.cultists.careful.cultist.people import can_kill, killing, must_kill, scapegoat
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.memory.seen import profession_waits, surface_of
from gloaming.bots.cultists.prospects.walking import Way
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.close_portal import ClosePortal, CloseTogether
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.restart_power import RestartPower
from gloaming.games.cultists.actions.scare_fishman import ScareFishman
from gloaming.games.cultists.actions.secure_hallway import SecureHallway
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import FAILURE, ROOM_CARDS, SABOTAGE, SUCCESS, Card, faces
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

LEAVES_ROUTE: Final = -2.0
"""What a Room action costs that no Route allows: it gives a Cultist away."""

WINS_PROFESSION: Final = 0.35
"""What a Profession is worth: in these hands, and not in the others'."""
RELICS: Final = 3
RELIC_HOPE: Final = 0.6
"""What the relic that wakes Organism 46-B is worth."""
GOOD_LOOKS: Final = 0.8
"""What a Success card on the first day is worth."""
HUNT: Final = 0.4
"""What a meeting that pays is worth beside a Room action."""
PUSHY: Final = 0.25
"""What a lone meeting costs that does not pay: one looks pushy, and an Alive card is gone."""


# Places


def place_worth(turn: Turn, place: Place) -> float:
    """The best harm that could be done here without being seen."""
    view = turn.view
    if place not in turn.board.rooms:
        return max([0.0, *[securing(turn, card) for card in faces(view.hand, ROOM_CARDS)]])
    if place in view.cultist_tokens:
        return max(0.0, fighting(turn))
    if not turn.prospects.open(place):
        return 0.0
    return max([0.0, *[filling(turn, place, card) for card in faces(view.hand, ROOM_CARDS)]])


def in_cover(turn: Turn, colour: str) -> float:
    """Nothing, while some Route allows this colour too; the own Route looks best in the long run."""
    if not turn.seems_to_fit(colour):
        return LEAVES_ROUTE
    return 0.0 if colour in turn.prospects.line() else -0.15


# Rooms


def filling(turn: Turn, room: Place, card: Card) -> float:
    """AC-ACT-FR: red cards where others have filled as well; a Success here and there for good looks."""
    cover = in_cover(turn, turn.board.colour[room])
    if card == SUCCESS:
        return cover + (GOOD_LOOKS if turn.view.round == 1 else -0.3 * turn.prospects.weight(room))
    return harm_of(turn, room, card, cover)


def harm_of(turn: Turn, room: Place, card: Card, cover: float = 0.0) -> float:
    """What a card does there, less what comes back to whoever laid it."""
    weight = turn.prospects.weight(room)
    if card == SUCCESS:
        return -0.3 * weight
    others = sum([laid.weight for laid in turn.memory.decks[room].cards if laid.origin != turn.me])
    blame = 0.3 / max(1.0, others)
    on_shelf = turn.view.shelf[turn.board.rooms[room].rack]
    harm = 0.4 + 0.4 * bool(on_shelf) if card == SABOTAGE else 0.6
    return cover + harm * weight - blame


def checking(turn: Turn, room: Place, colour: str) -> float:
    """AC-ACT-CR: only where more harm than good is to be expected."""
    return in_cover(turn, colour) - turn.prospects.checking(room) + hope_for_relics(turn, room)


def hope_for_relics(turn: Turn, room: Place) -> float:
    """UTS-ORG-06: once the third relic is found, points alone win nothing."""
    kept = surface_of(turn.view) if turn.view.parts else None
    if kept is None or room not in kept.covered or turn.is_ghost:
        return 0.0
    return RELIC_HOPE * kept.relics * (RELICS - kept.relics) / len(kept.covered)


def fighting(turn: Turn) -> float:
    """AC-ACT-FC: that helps the others, unless a Profession is to be won (MOC-PROF-20)."""
    return WINS_PROFESSION if profession_waits(turn.view) else -0.3


def securing(turn: Turn, card: Card) -> float:
    """AC-ACT-SH: trouble for the Unsafe Passages; nobody can tell whose."""
    if not turn.view.options.unsafe_passages:
        return 0.0
    return {FAILURE: 0.2, SABOTAGE: 0.15, SUCCESS: 0.0}.get(card, 0.0)


# People


def looking(turn: Turn, target: Seat) -> float:
    """AC-ACT-CS-07: a look for good looks; better none where a concealed death may come out later."""
    return -0.3 if target in turn.known_dead() else 0.1


def calling(turn: Turn) -> float:
    """A Vote, while somebody else is the one to go."""
    return 0.9 + in_cover(turn, "light_blue") if scapegoat(turn) is not None else -1.0


WORTH: Final[dict[type[Option], Callable[[Turn, Any], float]]] = {
    FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    CheckRoom: lambda turn, option: checking(turn, option.place, turn.board.colour[option.place]),
    WatchRoom: lambda turn, option: checking(turn, option.place, "red"),
    CheckState: lambda turn, option: looking(turn, option.target),
    WatchState: lambda turn, option: looking(turn, option.target),
    SecureHallway: lambda turn, option: securing(turn, option.card),
    InitiateVote: lambda turn, _: calling(turn),
    FightCultist: lambda turn, _: fighting(turn),
}
"""What each action is worth to a Cultist; what is in neither table is worth nothing."""

ALWAYS: Final[dict[type[Option], float]] = {
    ScareFishman: -0.3,
    RestartPower: -0.5,
    ClosePortal: -2.0,
    CloseTogether: -2.0,
}
"""... and what is always worth the same: helping the others."""


def act(turn: Turn, asked: Any) -> Option:
    """AC-ROUND-05: the action that harms most, under cover."""
    return best(asked, lambda option: acting(turn, option))


def acting(turn: Turn, option: Option) -> float:
    worth = WORTH.get(type(option))
    return ALWAYS.get(type(option), 0.0) if worth is None else worth(turn, option)


# Ways


def walk(turn: Turn, asked: Any) -> Option:
    return Way(turn, lambda to: entering(turn, to), lambda at: place_worth(turn, at)).choose(asked)


def haunt(turn: Turn, asked: Any) -> Option:
    """AC-GHOST-15: a Ghost may still sabotage, and bring a Cursebearer down."""

    def worth(option: Option) -> float:
        return place_worth(turn, option.to) + curse_on_others(turn, option.to) if isinstance(option, Go) else 0.0

    return best(asked, worth)


def entering(turn: Turn, place: Place) -> float:
    """What the Encounter there is worth, if there is one."""
    others = turn.met_at(place)
    if not others:
        return 0.0
    best = max([killing(turn, other) for other in others])
    if can_kill(turn) and best > 0:
        return HUNT * best
    return -PUSHY - must_kill(turn) * 0.5
