"""An Investigator's ways."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.careful.expansions.curse import curse_on_others, haunted
from gloaming.bots.careful.expansions.lifts import way_of
from gloaming.bots.careful.expansions.seen import is_armed
from gloaming.bots.careful.investigator import acting as careful_acting
from gloaming.bots.careful.investigator.moving import AHEAD, ahead
from gloaming.bots.careful.walking import Worth, later_movers, meets, movement_points
from gloaming.bots.sleuth.investigator.acting import ACTION, calling, looking
from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, ROOM_CARDS, faces
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

MEETING: Final = {1: 1.0, 2: 0.4}
"""What any lone meeting costs: it clouds the evidence."""
KILLS: Final = 0.5
"""How often a Cultist kills whom it meets alone."""
VISITS: Final = 0.35
"""How often a Cultist comes to somebody alone within its reach."""


def walk(turn: SleuthTurn, asked: Any) -> Option:
    way = way_of(turn, entering_of(turn), lambda at: resting(turn, at))
    return way.choose(asked)


def entering_of(turn: SleuthTurn) -> Worth:
    if turn.role == "cursebearer":
        return lambda to: -meeting(turn, to) - haunted(turn, to)
    return lambda to: -meeting(turn, to)


def haunt(turn: SleuthTurn, asked: Any) -> Option:
    def worth(option: Option) -> float:
        if not isinstance(option, Go) or option.to not in turn.board.rooms:
            return -1.0
        return room_worth(turn, option.to) - curse_on_others(turn, option.to)

    options: tuple[Option, ...] = asked.options
    return max(options, key=worth)


def meeting(turn: SleuthTurn, place: Place) -> float:
    view, others = turn.view, turn.company(place)
    if not meets(view, turn.board, place, len(others)) or view.no_cards_until >= view.round:
        return 0.0
    return MEETING[turn.mind.memory.table.cultists] + dying(turn) * max([risk_of(turn, other) for other in others])


def dying(turn: SleuthTurn) -> float:
    return KILLS * turn.outlook.dying / ACTION


def risk_of(turn: SleuthTurn, seat: Seat) -> float:
    return turn.share(seat) if turn.view.encounter_cards[seat] else 0.0


def danger(turn: SleuthTurn, place: Place) -> float:
    view, others = turn.view, turn.company(place)
    if view.no_cards_until >= view.round or (others and view.power):
        return 0.0
    near = turn.near
    risk = 0.0
    for seat in later_movers(view, turn.me):
        if seat not in others and near[view.at[seat]].get(place, 99) <= movement_points(view, seat):
            risk += risk_of(turn, seat)
    return VISITS * dying(turn) * risk / (1 + len(others))


def resting(turn: SleuthTurn, place: Place) -> float:
    return place_worth(turn, place) + AHEAD * ahead(turn, place) - danger(turn, place)


def place_worth(turn: SleuthTurn, place: Place) -> float:
    view = turn.view
    worths = [0.0, *[looking(turn, other) for other in turn.company(place)]]
    if place in turn.board.rooms:
        worths.append(room_worth(turn, place))
    elif view.options.unsafe_passages:
        worths += [careful_acting.securing(turn, card) for card in faces(view.hand, ROOM_CARDS)]
        if place == view.fishman and view.knife == turn.me:
            worths.append(careful_acting.scaring(turn))
    return max(worths)


def room_worth(turn: SleuthTurn, room: Place) -> float:
    view, prospects = turn.view, turn.prospects
    if room in view.cultist_tokens and not is_armed(view, turn.me):
        return 0.0 if turn.is_ghost else careful_acting.fighting(turn, room)
    worths = [0.0]
    if room == turn.board.red and view.power and not turn.is_ghost and turn.role != "greenhorn":
        worths += [0.95 * looking(turn, seat) for seat in turn.outlook.living if seat != turn.me]
    if not prospects.on_route(room):
        return max(worths)
    if not view.finished[room]:
        worths += [
            prospects.working(room),
            *[careful_acting.filling(turn, room, card) for card in faces(view.hand, RED_CARDS)],
        ]
    if not turn.is_ghost or turn.role == "super_ghost":
        worths.append(special_worth(turn, room))
    return max(worths)


def special_worth(turn: SleuthTurn, room: Place) -> float:
    view, board = turn.view, turn.board
    if room == board.red:
        return careful_acting.watching(turn) if view.power else careful_acting.LIGHT
    if room == board.light_blue and view.vote_active:
        return calling(turn)
    if room == board.green and view.portal == "open":
        return 1.0 if any(seat < view.options.players for seat in turn.company(room)) else 0.3
    return 0.0
