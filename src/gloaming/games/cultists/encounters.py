"""Encounters: who meets, and which card goes to whom (AC-ENC)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, Card, Cards, faces, of_kind, without
from gloaming.games.cultists.deaths import note_dead
from gloaming.games.cultists.events import Gave, GaveInTheDark, Met, PulseGrew
from gloaming.games.cultists.rules import cards_are_given, dies_of, may_receive, power_at, together
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Choice, Option, Question
from gloaming.kernel.values import Seat, Value


class Give(Option, code="give:{card}>{to}", clause="AC-ENC-17", hidden=("card",)):
    card: Card
    to: Seat

    def is_quiet(self) -> bool:
        return self.card == ALIVE


def meets(game: Cultists, place: Place, people: int) -> bool:
    """AC-ENC-06: with light exactly two, in the dark two or more."""
    return people == 2 or (people > 2 and not power_at(game, place))


def met_on_entering(game: Cultists, seat: Seat, place: Place) -> list[Seat]:
    """AC-ENC-06: whom this living seat meets in there, if anybody."""
    return met_among(game, place, [other for other in together(game, place) if other != seat])


def met_among(game: Cultists, place: Place, others: list[Seat]) -> list[Seat]:
    """The same, of those who are there."""
    return others if others and meets(game, place, len(others) + 1) else []


def encounter_on_entering(game: Cultists, seat: Seat, place: Place) -> None:
    """All who are there now meet, in the order of the seats from this one on."""
    people = together(game, place)
    if len(people) > 1 and meets(game, place, len(people)):
        game.do(Meet(place, in_order(game, people, seat)))


Peril = Literal["clear", "risky", "fatal"]
"""Whether one's Role kills for a deed, or for one that may follow. As long as each other: a length must not tell a Role."""


class Prospect(Value, tag=False, omit_defaults=True):
    """Where an answer leads, by what the seat that gives it knows."""

    meets: tuple[Seat, ...] = ()
    """Whom it meets there."""
    last: bool = False
    """Whether its Movement is over behind this Door."""
    beside: tuple[Seat, ...] = ()
    """Who is there without a meeting."""
    in_vain: bool = False
    """Whether nothing can come of it any more in this round."""
    peril: Peril | None = None
    """What the seat's own Role makes of it, wherever a Role might: said to every Role, at the same length."""

    def without_meeting(self) -> Prospect:
        return Prospect(last=self.last, beside=self.meets or self.beside)


class Trail(Value, tag=False):
    """The cheapest way to a place, door by door, as long as nothing comes between."""

    doors: int
    """What it costs, in movement points."""
    places: tuple[Place, ...]
    """Where it leads through, the place itself last."""
    answers: tuple[str, ...]
    """What has to be answered on the way, by the codes of the answers."""


class Outlook(Value, tag=False, omit_defaults=True):
    """What is around the one who is asked, by what that seat knows."""

    meets: dict[Place, tuple[Seat, ...]] = {}
    """Whom it would meet in each place, if it were there now."""
    joined: tuple[tuple[Place, ...], ...] = ()
    """Rooms that count as one Location just now."""
    lit: bool = False
    """Whether there is light where it meets."""
    ways: dict[Place, Trail] = {}
    """How to come to each place within reach."""


def perils(known: Cultists, seat: Seat, deed: type[Event] | None = None, then: type[Event] | None = None) -> Prospect:
    """What the seat's own Role makes of a deed, and of one that may follow from it."""
    return Prospect(peril="fatal" if dies_of(known, seat, deed) else "risky" if dies_of(known, seat, then) else "clear")


def in_order(game: Cultists, people: list[Seat], first: Seat) -> tuple[Seat, ...]:
    """Clockwise, beginning with this seat."""
    count = len(game.at)
    return tuple(sorted(people, key=lambda seat: (seat - first) % count))


class Meet(Question, clause="AC-ENC-14", discreet=True, clock="encounter"):
    """AC-ENC-14, -19: each gives one card; all choices are sealed, then the cards are passed at once."""

    place: Place
    seats: tuple[Seat, ...]

    def outlook(self, known: Cultists, seat: Seat) -> Outlook:
        return Outlook(lit=power_at(known, self.place))

    def run(self, game: Cultists) -> None:
        if any(game.ghost[seat] for seat in self.seats):
            return  # AC-GHOST-06: entering was a use of the Knife that killed (RQ-36, RQ-91)
        game.record(Met(self.place, self.seats))
        if not cards_are_given(game, self.place):
            return
        if game.options.encounter_order == "clockwise_from_mover":
            game.do(*[GiveInTurn(seat, self.place, self.seats) for seat in self.seats])
        else:
            game.ask(self)

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        asked, automa = {}, game.automa
        for seat in self.seats:
            if seat != automa and (gifts := possible_gifts(game, seat, self.seats)):
                asked[seat] = gifts
        return asked

    def answered(self, game: Cultists, answers: dict[Seat, Give]) -> None:
        gifts = dict(answers)
        if game.automa in self.seats and (gift := automas_gift(game, self.seats)):
            gifts[game.automa] = gift
        hidden = unseen_by_others(game, self.place)
        givers = [seat for seat in self.seats if seat in gifts]
        for seat in givers:
            pass_card(game, seat, gifts[seat])
            game.record((GaveInTheDark if hidden else Gave)(seat, gifts[seat].card, gifts[seat].to))
        if hidden:
            for receiver in sorted(gifts[seat].to for seat in givers):  # an order that tells nothing
                game.record(PulseGrew(receiver))


class GiveInTurn(Choice, clause="RQ-08", clock="encounter"):
    """RQ-08, one after the other: all see who gives to whom, even in the dark."""

    place: Place
    seats: tuple[Seat, ...]

    def outlook(self, known: Cultists, seat: Seat) -> Outlook:
        return Outlook(lit=power_at(known, self.place))

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return () if self.seat == game.automa else possible_gifts(game, self.seat, self.seats)

    def chosen(self, game: Cultists, option: Give | None) -> None:
        gift = automas_gift(game, self.seats) if self.seat == game.automa else option
        if gift is not None:
            pass_card(game, self.seat, gift)
            game.record(Gave(self.seat, gift.card, gift.to))


def possible_gifts(game: Cultists, seat: Seat, seats: tuple[Seat, ...]) -> tuple[Option, ...]:
    """AC-ENC-16, -20, -21: any face in hand, to any other; nothing without an Encounter card."""
    if len(seats) == 2:
        other = seats[0] if seats[1] == seat else seats[1]
        return gifts(game.hand[seat], other) if may_receive(game, other) else ()
    return tuple([gift for to in receivers(game, seat, seats) for gift in gifts(game.hand[seat], to)])


@lru_cache(maxsize=4096)  # the same few are asked for in every game
def gifts(hand: Cards, to: Seat) -> tuple[Option, ...]:
    return tuple([Give(card, to) for card in faces(hand, ENCOUNTER_CARDS)])


def receivers(game: Cultists, seat: Seat, seats: tuple[Seat, ...]) -> list[Seat]:
    others = [other for other in in_order(game, list(seats), seat) if other != seat and may_receive(game, other)]
    return others[:1] if game.options.multi_encounter_targets == "cyclic_left" else others


def automas_gift(game: Cultists, seats: tuple[Seat, ...]) -> Give | None:
    """AC-AUTOMA-14, -15: the top card of its pile, to the shortest Pulse deck; if equal, to the nearest on its left."""
    automa = game.automa
    assert automa is not None
    pile, others = of_kind(game.hand[automa], ENCOUNTER_CARDS), receivers(game, automa, seats)
    if not pile or not others:
        return None
    return Give(pile[0], min(others, key=lambda seat: len(game.pulse[seat])))


def pass_card(game: Cultists, seat: Seat, gift: Give) -> None:
    """AC-ENC-23: a Dead card takes effect on the hidden State at once."""
    game.hand[seat] = without(game.hand[seat], gift.card)
    game.pulse[gift.to] += (gift.card,)
    if gift.card == DEAD:
        note_dead(game, gift.to)


def unseen_by_others(game: Cultists, place: Place) -> bool:
    """AC-ENC-18, hidden: without power only the giver knows who got the card."""
    return game.options.dark_transfers == "hidden" and not power_at(game, place)
