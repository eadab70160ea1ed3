"""Lamp (UTS-ITEM-53 to UTS-ITEM-55)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.encounters import Meet, Outlook
from gloaming.games.cultists.expansions.under_the_surface.events import LampLit
from gloaming.games.cultists.expansions.under_the_surface.holding import holder_of, use_up
from gloaming.games.cultists.expansions.under_the_surface.items.base import Portable
from gloaming.games.cultists.expansions.under_the_surface.state import change, surface
from gloaming.games.cultists.rules import cards_are_given, may_receive, power_at
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


lamp = Portable("lamp", from_seats=(7,), printed=8)


class LightLamp(Option, code="light", clause="UTS-ITEM-53"):
    """Receive no card in this Encounter."""


class KeepLamp(Option, code="dark", clause="UTS-ITEM-53", quiet=True):
    """Save it for another Encounter."""


@lamp.instead(Meet)
def asks_for_the_lamp(game: Cultists, meeting: Meet, proceed: Callable[[], None]) -> None:
    """UTS-RQ-20: once the Encounter is triggered and before any card is chosen."""
    holder = holder_of(game, lamp.name)
    if holder is not None and could_be_lit(game, meeting, holder):
        game.do(OfferLamp(holder, meeting.place, meeting.seats))
        return
    if surface(game).lamp_kept:
        change(game, lamp_kept=False)
    proceed()


def could_be_lit(game: Cultists, meeting: Meet, holder: Seat) -> bool:
    """Its holder takes part and has not just let this Encounter pass, and cards will be given."""
    if holder not in meeting.seats or surface(game).lamp_kept or any(game.ghost[seat] for seat in meeting.seats):
        return False
    return cards_are_given(game, meeting.place)


class OfferLamp(Choice, clause="UTS-ITEM-53"):
    """UTS-ITEM-53: the holder says in public whether this is the Encounter."""

    place: Place
    seats: tuple[Seat, ...]

    def outlook(self, known: Cultists, seat: Seat) -> Outlook:
        return Outlook(lit=power_at(known, self.place))

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (LightLamp(), KeepLamp())

    def chosen(self, game: Cultists, option: LightLamp | KeepLamp) -> None:
        if isinstance(option, LightLamp):
            use_up(game, self.seat, lamp.name)
            change(game, lamp_lit=self.seat)
            game.record(LampLit(self.seat, self.seats))
            game.do(Meet(self.place, self.seats), PutOutLamp())
        else:
            change(game, lamp_kept=True)
            game.do(Meet(self.place, self.seats))


class PutOutLamp(Step):
    """UTS-ITEM-55: it served for one Encounter."""

    def run(self, game: Cultists) -> None:
        change(game, lamp_lit=None)


@lamp.modifies(may_receive)
def keeps_cards_away(may: bool, game: Cultists, seat: Seat) -> bool:
    """UTS-ITEM-53, -54: nobody gives its holder a card; the holder gives as usual."""
    return may and surface(game).lamp_lit != seat


@lamp.notes(LampLit)
def cannot_give(ledger: Ledger, event: LampLit) -> None:
    """UTS-RQ-20: of exactly two the other keeps its card."""
    if len(event.seats) == 2:
        ledger.keeps = tuple(seat for seat in event.seats if seat != event.seat)
