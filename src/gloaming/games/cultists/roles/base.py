"""What a Role is: a module whose changes and reactions are bound to whoever holds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from gloaming.games.cultists.rules import shows_role_on_death
from gloaming.games.cultists.state import Cultists, Team
from gloaming.kernel.events import Event
from gloaming.kernel.rules import Module, Rule
from gloaming.kernel.values import Seat

Side = Literal["", "investigators", "cultists"]


class Role(Module):
    """A Role marker (AC-ROLE-01).

    A change of a rule about a `seat` holds for the holder's seat; a change of any other rule gets the holder as its
    last argument. A reaction to an event with a `seat` happens when it is the holder's. Special Roles that were dealt
    to the AUTOMA have no effect (AC-AUTOMA-09): it is never a holder."""

    def __init__(
        self,
        name: str,
        title: str,
        *,
        team: Team = "investigators",
        favours: Side = "",
        loyalty: int = 0,
        seats: tuple[int, ...] = (5, 6, 7, 8),
        reveals_on_death: bool = False,
    ) -> None:
        super().__init__(name)
        self.title = title
        self.team = team
        self.favours = favours
        self.loyalty = loyalty
        self.seats = seats
        self.reveals_on_death = reveals_on_death
        if reveals_on_death:
            self.modifies(shows_role_on_death)(lambda shows, game, seat: True)

    def holders(self, game: Cultists) -> list[Seat]:
        return [seat for seat in game.people() if game.role[seat] == self.name]

    def held_by(self, game: Cultists, seat: Seat) -> bool:
        return game.role[seat] == self.name and seat != game.automa

    def bind_change(self, point: Rule[..., Any], change: Callable[..., Any]) -> Callable[..., Any]:
        if "seat" in point.parameters:
            place = point.parameters.index("seat") - 1

            def for_holder(value: Any, game: Cultists, *args: Any) -> Any:
                return change(value, game, *args) if self.held_by(game, args[place]) else value

            return for_holder

        def with_holder(value: Any, game: Cultists, *args: Any) -> Any:
            for me in self.holders(game):
                value = change(value, game, *args, me)
            return value

        return with_holder

    def bind_reaction(self, kind: type[Event], reaction: Callable[..., Any]) -> Callable[..., Any]:
        owned = "seat" in kind.__struct_fields__

        def react(game: Cultists, event: Any) -> None:
            if not owned:
                for me in self.holders(game):
                    reaction(game, me, event)
            elif self.held_by(game, event.seat):
                reaction(game, event.seat, event)

        return react
