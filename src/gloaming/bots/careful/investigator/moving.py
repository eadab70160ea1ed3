"""An Investigator's ways: to where the Route lets it act, and out of lone meetings."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.careful.expansions.curse import curse_on_others, haunted
from gloaming.bots.careful.expansions.lifts import way_of
from gloaming.bots.careful.expansions.seen import boots, is_armed
from gloaming.bots.careful.investigator.acting import (
    LIGHT,
    calling,
    fighting,
    filling,
    looking,
    scaring,
    securing,
    watching,
)
from gloaming.bots.careful.turn import Turn
from gloaming.bots.careful.walking import Worth, later_movers, meets, movement_points
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, ROOM_CARDS, faces
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

AHEAD: Final = 0.8
"""What the next round's Rooms count beside this round's."""
MEETING: Final = 0.2
"""What any lone meeting costs: it clouds the evidence."""
MURDER: Final = 1.2
"""What it costs to die."""
FOLLOWED: Final = 0.12
"""How likely somebody within reach comes in."""


def walk(turn: Turn, asked: Any) -> Option:
    """AC-MOVE-03: to where this round's line lets it act, past lone meetings, with an eye on the next line."""
    way = way_of(turn, entering_of(turn), lambda at: resting(turn, at))
    return way.choose(asked)


def entering_of(turn: Turn) -> Worth:
    """What it is worth to go in somewhere; a Cursebearer keeps away from Ghosts as well."""
    if turn.role == "cursebearer":
        return lambda to: -meeting(turn, to) - haunted(turn, to)
    return lambda to: -meeting(turn, to)


def haunt(turn: Turn, asked: Any) -> Option:
    """AC-GHOST-03: a Ghost is anywhere at once; it goes where there is most to do."""

    def worth(option: Option) -> float:
        if not isinstance(option, Go) or option.to not in turn.board.rooms:
            return -1.0
        return room_worth(turn, option.to) - curse_on_others(turn, option.to)

    options: tuple[Option, ...] = asked.options
    return max(options, key=worth)


# Meetings


def meeting(turn: Turn, place: Place) -> float:
    """AC-ENC-06: what it costs to go in there."""
    view, others = turn.view, turn.company(place)
    if not meets(view, turn.board, place, len(others)) or view.no_cards_until >= view.round:
        return 0.0
    return MEETING + dying(turn) * max([risk_of(turn, other) for other in others])


def dying(turn: Turn) -> float:
    """What a Dead card costs, for one who may have one already."""
    return MURDER * (1 - turn.mind.chance_of_death(turn.me))


def risk_of(turn: Turn, seat: Seat) -> float:
    """How likely a meeting with this seat is one with a Cultist; a Seer knows."""
    if turn.mind.cultists:
        return float(seat in turn.mind.cultists)
    return turn.share(seat) if turn.view.encounter_cards[seat] else 0.0


def danger(turn: Turn, place: Place) -> float:
    """Who may still come in: with light a companion protects, in the dark every newcomer meets all."""
    view, others = turn.view, turn.company(place)
    if view.no_cards_until >= view.round or (others and view.power):
        return 0.0
    near = turn.near
    comers = [
        seat
        for seat in later_movers(view, turn.me)
        if near[view.at[seat]].get(place, 99) <= movement_points(view, seat)
    ]
    risk = sum([risk_of(turn, seat) for seat in comers if seat not in others])
    return FOLLOWED * (MEETING + dying(turn)) * risk / (1 + len(others))


# Places


def resting(turn: Turn, place: Place) -> float:
    return place_worth(turn, place) + AHEAD * ahead(turn, place) - danger(turn, place)


def ahead(turn: Turn, place: Place) -> float:
    """What the next line's Rooms promise from here."""
    best, prospects = 0.0, turn.prospects
    away, reach = turn.near_next[place], 3 + boots(turn.view, turn.me)
    for room in turn.board.rooms:
        doors = away.get(room, 99)
        if 1 <= doors <= reach and prospects.open(room) and prospects.on_route(room, 1):
            best = max(best, prospects.working(room) - 0.05 * doors)
    return best


def place_worth(turn: Turn, place: Place) -> float:
    """The best that this round's action could bring here."""
    view = turn.view
    worths = [0.0, *[looking(turn, other) for other in turn.company(place)]]
    if place in turn.board.rooms:
        worths.append(room_worth(turn, place))
    elif view.options.unsafe_passages:
        worths += [securing(turn, card) for card in faces(view.hand, ROOM_CARDS)]
        if place == view.fishman and view.knife == turn.me:
            worths.append(scaring(turn))
    return max(worths)


def room_worth(turn: Turn, room: Place) -> float:
    """The best Room action that the Route allows here, or a fight for the Room."""
    view, prospects = turn.view, turn.prospects
    if room in view.cultist_tokens and not is_armed(view, turn.me):
        return 0.0 if turn.is_ghost else fighting(turn, room)
    if not prospects.on_route(room):
        return 0.0
    worths = [0.0]
    if not view.finished[room]:
        worths += [prospects.working(room), *[filling(turn, room, card) for card in faces(view.hand, RED_CARDS)]]
    if not turn.is_ghost or turn.role == "super_ghost":
        worths.append(special_worth(turn, room))
    return max(worths)


def special_worth(turn: Turn, room: Place) -> float:
    """What the Security Room, the Cafeteria and the Room of the Portal offer."""
    view, board = turn.view, turn.board
    if room == board.red:
        return watching(turn) if view.power else LIGHT
    if room == board.light_blue and view.vote_active:
        return calling(turn)
    if room == board.green and view.portal == "open":
        return 1.0 if any(seat < view.options.players for seat in turn.company(room)) else 0.3
    return 0.0
