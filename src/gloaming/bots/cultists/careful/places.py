"""An Investigator's ways: to where the Route lets it act, and out of lone meetings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from gloaming.bots.base import best
from gloaming.bots.cultists.careful import investigator
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others, haunted
from gloaming.bots.cultists.memory.ground import Near, near
from gloaming.bots.cultists.memory.seen import is_armed
from gloaming.bots.cultists.prospects.walking import Way, later_movers
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.kept import once
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, ROOM_CARDS, faces
from gloaming.games.cultists.movement import Go
from gloaming.games.cultists.rules import cards_are_given, may_use_special_rooms, movement_points
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

AHEAD: Final = 0.8
"""What the next round's Rooms count against this round's."""
MEETING: Final = 0.2
"""What any lone meeting costs: it clouds the evidence."""
MURDER: Final = 1.2
"""What it costs to die."""
FOLLOWED: Final = 0.12
"""How likely somebody within reach comes in."""


def risk_of(turn: Turn, seat: Seat) -> float:
    """How likely a meeting with this seat is one with a Cultist; a Seer knows."""
    if turn.cultists:
        return float(seat in turn.cultists)
    return turn.share(seat) if turn.view.encounter_cards[seat] else 0.0


def costs(turn: Turn) -> tuple[float, float, float]:
    """Any lone meeting clouds the evidence; who may have a Dead card already has less to lose."""
    dying = MURDER * (1 - turn.chance_of_death(turn.me))
    return MEETING, dying, FOLLOWED * (MEETING + dying)


class Measures(NamedTuple):
    """What looks, Votes and deaths are worth to an Investigator; each policy has its own."""

    costs: Callable[[Turn], tuple[float, float, float]]
    """Of a lone meeting, of a Dead card, and that a Cultist could come in."""
    risk_of: Callable[[Turn, Seat], float]
    looking: Callable[[Turn, Seat], float]
    looks_from: Callable[[Turn, Place], Iterable[float]]
    """What looks at those are worth who are elsewhere."""
    calling: Callable[[Turn], float]
    step: Callable[[Turn], float] = lambda _: 0.0
    """What a Door costs."""


CAREFULLY: Final = Measures(costs, risk_of, investigator.looking, lambda *_: (), investigator.calling)


class Places:
    """What each place is worth to an Investigator, and what it costs to be met there."""

    def __init__(self, turn: Turn, by: Measures = CAREFULLY) -> None:
        self.turn = turn
        self.by = by

    def walk(self, asked: Any) -> Option:
        """AC-MOVE-03: to where this round's line lets it act, past lone meetings, with an eye on the next line."""
        return Way(self.turn, self.entering, self.resting, self.by.step(self.turn)).choose(asked)

    def haunt(self, asked: Any) -> Option:
        """AC-GHOST-03: a Ghost is anywhere at once; it goes where there is most to do."""
        return best(asked, self.haunting)

    def haunting(self, option: Option) -> float:
        if not isinstance(option, Go) or option.to not in self.turn.board.rooms:
            return -1.0
        return self.room_worth(option.to) - curse_on_others(self.turn, option.to)

    # Meetings

    def entering(self, place: Place) -> float:
        """What it is worth to go in somewhere; a Cursebearer keeps away from Ghosts as well."""
        worth = -self.meeting(place)
        return worth - haunted(self.turn, place) if self.turn.role == "cursebearer" else worth

    def meeting(self, place: Place) -> float:
        others = self.turn.met_at[place]
        if not others:
            return 0.0
        clouding, dying, _ = self.costs
        return clouding + dying * max([self.by.risk_of(self.turn, other) for other in others])

    @once
    def costs(self) -> tuple[float, float, float]:
        return self.by.costs(self.turn)

    def danger(self, place: Place) -> float:
        """Who may still come in: with light a companion protects, in the dark every newcomer meets all."""
        turn, view = self.turn, self.turn.view
        others = turn.company[place]
        if (others and view.power) or not self.comers:
            return 0.0
        comers = [seat for seat, away, reach in self.comers if seat not in others and away.get(place, 99) <= reach]
        return self.costs[2] * sum([self.by.risk_of(turn, seat) for seat in comers]) / (1 + len(others))

    @once
    def comers(self) -> list[tuple[Seat, Mapping[Place, int], int]]:
        """Who has still to move and may give a card, how far everything is from there, and how far it can go."""
        known, near = self.turn.known, self.turn.near
        if not cards_are_given(known, known.at[self.turn.me]):
            return []
        return [(seat, near[known.at[seat]], movement_points(known, seat)) for seat in later_movers(self.turn)]

    # Places

    def resting(self, place: Place) -> float:
        return self.place_worth(place) + AHEAD * self.ahead(place) - self.danger(place)

    def ahead(self, place: Place) -> float:
        """What the next line's Rooms promise from here."""
        best, away, reach = 0.0, self.next_round[place], self.reach
        for room, worth in self.promising:
            doors = away.get(room, 99)
            if 1 <= doors <= reach and worth - 0.05 * doors > best:
                best = worth - 0.05 * doors
        return best

    @once
    def next_round(self) -> Near:
        return near(self.turn.next_movement)

    @once
    def reach(self) -> int:
        return movement_points(self.turn.next_movement, self.turn.me)

    @once
    def promising(self) -> list[tuple[Place, float]]:
        prospects = self.turn.prospects
        rooms = [room for room in self.turn.board.rooms if prospects.open(room) and self.turn.on_route(room, 1)]
        return [(room, prospects.working(room)) for room in rooms]

    def place_worth(self, place: Place) -> float:
        """The best that this round's action could bring here."""
        turn, view = self.turn, self.turn.view
        worths = [0.0, *[self.by.looking(turn, other) for other in turn.company[place]]]
        if place in turn.board.rooms:
            worths.append(self.room_worth(place))
        elif view.options.unsafe_passages:
            worths += self.secured
            if place == view.fishman and view.knife == turn.me:
                worths.append(investigator.scaring(turn))
        return max(worths)

    @once
    def secured(self) -> list[float]:
        """What the cards in hand are worth in any Hallway."""
        return [investigator.securing(self.turn, card) for card in faces(self.turn.view.hand, ROOM_CARDS)]

    def room_worth(self, room: Place) -> float:
        """The best Room action that the Route allows here, or a fight for the Room."""
        turn, view, prospects = self.turn, self.turn.view, self.turn.prospects
        if room in view.cultist_tokens and not is_armed(view, turn.me):
            return 0.0 if turn.is_ghost else investigator.fighting(turn, room)
        worths = [0.0, *self.by.looks_from(turn, room)]
        if not turn.on_route(room):
            return max(worths)
        if not view.finished[room]:
            worths += [
                prospects.working(room),
                *[investigator.filling(turn, room, card) for card in faces(view.hand, RED_CARDS)],
            ]
        if self.is_admitted:
            worths.append(self.special_worth(room))
        return max(worths)

    @once
    def is_admitted(self) -> bool:
        return may_use_special_rooms(self.turn.known, self.turn.me)

    def special_worth(self, room: Place) -> float:
        """What the Security Room, the Cafeteria and the Room of the Portal offer."""
        view, board = self.turn.view, self.turn.board
        if room == board.red:
            return investigator.watching(self.turn) if view.power else investigator.LIGHT
        if room == board.light_blue and view.vote_active:
            return self.by.calling(self.turn)
        if room == board.green and view.portal == "open":
            return 1.0 if any(seat < view.options.players for seat in self.turn.company[room]) else 0.3
        return 0.0
