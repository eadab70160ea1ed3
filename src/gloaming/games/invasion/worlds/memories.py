"""What the others remember in another world: the cards that they drew and laid, and whom they recognised.

Who plays on in such a world is to know what it has done. What others saw of the event cards stays forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloaming.games.invasion import events as e
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat


def memories(game: Invasion, view: View, dice: Dice) -> list[Event]:
    """The journal that the view shows, completed by what the other seats saw. This seat sees the same as before."""
    past = Past(game, view.seat, dice)
    return [told for event in view.journal for told in past.told(event)]


class Past:
    def __init__(self, game: Invasion, me: Seat | None, dice: Dice) -> None:
        self.game = game
        self.me = me
        self.dice = dice
        self.held = [0] * game.options.players
        self.stated: set[Seat] = set()
        self.team: tuple[Seat, ...] = ()
        self.own_sabotage = 0

    def told(self, event: Event) -> Iterator[Event]:
        match event:
            case e.Drew(seat, cards):
                first = self.held[seat]
                self.held[seat] += len(cards)
                yield msgspec.structs.replace(event, cards=self.game.hand[seat][first : self.held[seat]])
                return
            case e.TeamNamed(team):
                self.team, self.own_sabotage = team, 0
            case e.RescueCardLaid(_, card):
                self.own_sabotage = int(card == "sabotage")
            case e.RescueCardsShown(_, sabotage):
                yield from self.laid(sabotage - self.own_sabotage)
            case e.AliensRecognised():
                yield from self.recognised()
            case e.AlienStated(seat):
                self.stated.add(seat)
            case _:
                pass
        yield event

    def laid(self, sabotage: int) -> Iterator[Event]:
        """INV-RESCUE-07: who was an alien by then is the first to have laid Sabotage."""
        others = [seat for seat in self.dice.shuffled(self.team) if seat != self.me]
        others.sort(key=lambda seat: not self.was_alien(seat))
        for number, seat in enumerate(others):
            yield e.RescueCardLaid(seat, "sabotage" if number < sabotage else "success")

    def recognised(self) -> Iterator[Event]:
        """INV-EVENT-09a: every alien of that moment learnt who they are."""
        aliens = [seat for seat in self.game.seats if self.was_alien(seat)]
        if not self.game.options.revelation_includes_stated:
            aliens = [seat for seat in aliens if seat not in self.stated]
        for seat in self.game.seats:
            if seat != self.me:
                yield e.AliensRecognised(seat, tuple(aliens) if seat in aliens else ())

    def was_alien(self, seat: Seat) -> bool:
        return ASSIMILATED in self.game.hand[seat][: self.held[seat]]
