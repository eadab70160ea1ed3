"""One question put to one seat: what answers look at, each thing worked out when one of them asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from gloaming.bots.beliefs.journal import JournalBeliefs, Shares
from gloaming.bots.cultists.beliefs.mask import Mask
from gloaming.bots.cultists.memory.decks import Laid, Mix
from gloaming.bots.cultists.memory.facts import Memory, line_of, team_of
from gloaming.bots.cultists.memory.ground import Near, near, next_movement
from gloaming.bots.cultists.prospects.outlook import Outlook
from gloaming.bots.cultists.prospects.rooms import Prospects
from gloaming.bots.cultists.prospects.standing import Standing
from gloaming.bots.cultists.temper import KEEN, Temper, tempers
from gloaming.bots.kept import Once, once
from gloaming.bots.listening import Mind
from gloaming.bots.sizes import BySize, at_size
from gloaming.bots.story import Story
from gloaming.games.cultists.board import Board, Place, board_of
from gloaming.games.cultists.deaths import COUNTED_CAUSES
from gloaming.games.cultists.encounters import meets
from gloaming.games.cultists.events import TokenPeeked
from gloaming.games.cultists.known import Known, known, known_roles
from gloaming.games.cultists.rules import bound_to_route, cards_are_given, together
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

T = TypeVar("T")

LIKELY_MATE: Final = 0.35
"""How likely somebody must be the other Cultist, for a Blind one to spare it."""


class Style(NamedTuple):
    """What a policy sees with other eyes."""

    prospects: Callable[[View, Memory, Callable[[Laid], Mix]], Prospects]
    """What Rooms are worth."""
    in_public: bool
    """Whether those who have something to hide look at beliefs of their own, or at those of somebody without secrets."""
    temper: Temper = tempers()[KEEN]
    """What it fears, hopes and waits for."""
    whim: float = 1.0
    """From 0 to 1, drawn once: what a temper does by chance alone, this one does where the chance is above it."""


class Turn:
    def __init__(
        self, view: View, mind: Mind[JournalBeliefs[Any]], dice: Dice, style: Style, talk: Sequence[Said] = ()
    ) -> None:
        self.view = view
        self.mind = mind
        self.dice = dice
        self.style = style
        self.talk = talk
        """All that was said so far."""
        self.me: Seat = mind.me
        self.board: Board = board_of(view.options)
        self.role = view.role or ""
        team = team_of(view.role)
        self.is_cultist = team == "cultists"
        self.is_hunter = team == "hunter"
        self.cultists = frozenset((*view.known_cultists, *((self.me,) if self.is_cultist else ())))
        """Those whom this seat knows to be Cultists."""

    def kept(self, name: str | Seat, basis: Any, work: Callable[[], T]) -> T:
        """What was worked out for an earlier question, while nothing has changed that it rests on."""
        before = self.mind.notes.get(name)
        if before is None or before[0] != basis:
            before = self.mind.notes[name] = basis, work()
        value: T = before[1]
        return value

    @property
    def is_ghost(self) -> bool:
        return self.view.ghost[self.me]

    def one_of_the_best(self, asked: Any, worth: Callable[[Any], float], slack: float = 0.05) -> Option:
        """One at random of those options that are nearly as good as the best."""
        worths = {option: worth(option) for option in asked.options}
        best = max(worths.values())
        chosen: Option = self.dice.pick([option for option, value in worths.items() if value >= best - slack])
        return chosen

    # The place

    @once
    def known(self) -> Known:
        """The game as this seat knows it: of this every rule can be asked, ..."""
        return known(self.view)

    @once
    def next_movement(self) -> Known:
        """... and as it will stand in the next Movement Phase."""
        return next_movement(self.known)

    @once
    def prospects(self) -> Prospects:
        view, memory = self.view, self.memory
        rooms = view.explored, view.finished, view.deck, view.books, view.shelf, view.cultist_tokens, view.parts
        basis = self.mind.own.hostile, tuple(memory.decks.values()), view.hand, view.round, view.points, self.is_ghost
        return self.kept("prospects", (*rooms, *basis), lambda: self.style.prospects(view, memory, self.mix))

    @once
    def near(self) -> Near:
        return near(self.known)

    @once
    def company(self) -> Once[Place, list[Seat]]:
        """For each Location the others who live and are there."""
        known, me = self.known, self.me
        return Once(lambda place: [other for other in together(known, place) if other != me])

    @once
    def met_at(self) -> Once[Place, list[Seat]]:
        """... and with whom this seat would exchange some, if it went in."""
        known, company = self.known, self.company

        def met(place: Place) -> list[Seat]:
            others = company[place]
            return others if others and meets(known, place, len(others) + 1) and cards_are_given(known, place) else []

        return Once(met)

    # The Route

    @once
    def colours(self) -> Once[int, set[str]] | None:
        """For each round from this one on the colours in which it may act, if it is not free to act in any.

        UTS-HUNT-05: no Route binds the Hunter, but some Route should seem to."""
        bound, now = bound_to_route(self.known, self.me), self.view.round
        if not bound and not self.is_hunter:
            return None
        routes = (self.view.route,) if bound else self.judge.memory.fits[self.me]
        return Once(lambda ahead: {colour for route in routes for colour in line_of(route, now + ahead)})

    def on_route(self, room: Place, ahead: int = 0) -> bool:
        return self.colours is None or self.board.colour[room] in self.colours[ahead]

    # The people

    @once
    def judge(self) -> Any:
        """Says how suspect everyone is; this seat too, if it has something to hide."""
        hides = self.style.in_public and (self.is_cultist or self.is_hunter)
        return self.mind.public.mind if hides else self.mind.own.mind

    @once
    def shares(self) -> Shares:
        shares: Shares = self.judge.hostile
        return shares

    def share(self, seat: Seat) -> float:
        """How likely this seat is a Cultist, by the evidence."""
        return self.shares[seat]

    @property
    def least_share(self) -> float:
        """The share of the least suspected; this seat counts only where it is looked at like any other."""
        seats = [seat for seat in self.memory.seats if self.judge.memory.open or seat != self.me]
        return min([self.share(seat) for seat in seats])

    def if_found_dead(self, target: Seat) -> dict[Seat, float]:
        """... and how likely each would be, if this one were found dead."""
        judge = self.judge
        shares: dict[Seat, float] = judge.scores.after(lambda suspects: judge.chance_of_death(target, suspects))
        return shares

    def may_be_mate(self, seat: Seat) -> bool:
        """UTS-ROLE-20: whom a Blind Cultist takes for the other Cultist, by what everybody saw."""
        return self.role == "blind_cultist" and self.judge.scores.beside(self.me, seat) >= LIKELY_MATE

    def seems_to_fit(self, colour: str) -> bool:
        """Whether some Route would allow this seat a Room action in this colour, for all that the others know."""
        memory: Memory = self.judge.memory
        return bool(memory.colour_fits(self.me, colour))

    @once
    def story(self) -> Story:
        return Story(self.me, self.view.round, self.talk)

    @once
    def mask(self) -> Turn:
        """The same moment, as the Investigator would see it whom this Cultist plays."""
        mask: Mask = self.mind.notes.setdefault("mask", Mask())
        masked = Turn(*mask.put_on(self.view, self.talk), self.dice, self.style, self.talk)
        masked.known = copy(self.known)
        masked.known.role = known_roles(masked.view)
        return masked

    # Chances of winning

    def minds(self, trait: BySize) -> float:
        """This trait of its temper, at this table."""
        return at_size(trait, len(self.memory.seats))

    @property
    def patience(self) -> float:
        return self.minds(self.style.temper.patience)

    @once
    def outlook(self) -> Outlook:
        own, view, memory = self.mind.own, self.view, self.memory
        cards = sum(map(len, memory.gifts)), sum(map(len, memory.looks))
        basis = own.hostile, cards, view.ghost, view.round, view.points
        return self.kept("outlook", basis, lambda: Outlook(view, own.mind, memory.known_dead, self.me, self.patience))

    @once
    def standing(self) -> Standing:
        return Standing(self)

    # What is remembered

    @once
    def memory(self) -> Memory:
        memory: Memory = self.mind.own.mind.memory
        return memory

    @once
    def mix(self) -> Callable[[Laid], Mix]:
        """The faces that a card may show, as this seat sees it."""
        return cache(self.mind.own.mind.faces)

    @once
    def deaths(self) -> dict[Seat, float]:
        return dict.fromkeys(self.memory.known_dead, 1.0)

    def chance_of_death(self, seat: Seat) -> float:
        """How likely this seat's Pulse deck holds a Dead card."""
        if seat not in self.deaths:
            own, memory = self.mind.own, self.memory
            basis = own.hostile, memory.gifts[seat], memory.looks[seat], memory.dead_at_start, memory.dealt.get(seat)
            self.deaths[seat] = self.kept(seat, basis, lambda: own.mind.death(seat))
        return self.deaths[seat]

    @property
    def peeked_token(self) -> str:
        """AC-EVENT-IC-01: the token seen last."""
        return next((event.token for event in reversed(self.view.journal) if isinstance(event, TokenPeeked)), "")

    @once
    def known_dead(self) -> set[Seat]:
        """AC-TERM-19, RQ-60: the Investigators of whom this seat knows that they count as dead, each once."""
        counted = COUNTED_CAUSES[self.view.options.dead_count]
        ghosts = {seat for seat, cause in self.view.cause.items() if cause in counted}
        return (ghosts | self.memory.known_dead) - self.cultists

    @property
    def still_needed(self) -> int:
        """How many Investigators have still to die, by this seat's own knowledge."""
        return self.memory.table.dead_needed - len(self.known_dead)
