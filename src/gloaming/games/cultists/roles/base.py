"""What a Role is: a module whose changes and reactions are bound to its holder."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.content import Content
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import shows_role_on_death
from gloaming.games.cultists.state import Cultists, Team
from gloaming.games.cultists.tables import SetUpTable
from gloaming.kernel.events import Event
from gloaming.kernel.rules import Change, Rule
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Decks
    from gloaming.games.cultists.worlds.ledger import Ledger

F = TypeVar("F", bound=Callable[..., None])
Side = Literal["", "investigators", "cultists"]


def deck_of_the_team(team: Team) -> Callable[[SetUpTable], Cards]:
    return lambda table: table.cultist_deck if team == "cultists" else table.investigator_deck


class Role(Content):
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
        printed: int | None = None,
        base_game: bool = False,
        first_game: bool = False,
        experienced: dict[int, int] | None = None,
        house_rules: tuple[str, ...] = (),
        sided_by: str = "",
    ) -> None:
        super().__init__(name)
        self.printed = printed
        self.base_game = base_game
        """Whether it is in the base game's box: levels draw from those alone (UTS-RQ-36)."""
        self.title = title
        self.team = team
        self.favours: Side = favours
        self.sided_by = sided_by
        """The house rule that says which side its loyalty adds to, where that is not printed."""
        self.house_rules = house_rules
        """The house rules that are about it alone."""
        self.loyalty = loyalty
        self.seats = seats
        self.reveals_on_death = reveals_on_death
        self.first_game = first_game
        """AC-LEVEL-01: whether it is dealt in a first game, where it may be."""
        self.experienced = experienced or {}
        """AC-LEVEL-04: by the number of seats, from which group of the experienced level it is drawn."""
        self.fits: Callable[[Options], bool] = lambda options: True
        """Whether levels may deal it at this table."""
        self.check: Callable[[Options], None] = lambda options: None
        """Refuses a table that names it in vain: BadOptions, in one sentence that says what to do."""
        self.deck: Callable[[SetUpTable], Cards] = deck_of_the_team(team)
        """AC-SETUP-02, -06: the cards under this marker; as many of each back as in every other deck."""
        # What other seats may conclude (`worlds`)
        self.fatal: tuple[type[Event], ...] = ()
        """Deeds of its holder's that its own effect punishes with death."""
        self.spares: Callable[[Any, Options], bool] = lambda event, options: False
        """Whether such a deed may have been harmless all the same."""
        self.dies_unprovoked = False
        """Whether its own effect kills its holder without any deed."""
        self.roams = False
        """Whether it is bound to no Route while its holder lives."""
        self.possible: Callable[[Ledger, Seat], bool] = lambda ledger, seat: True
        """Whether this seat may hold it, by what it did."""
        self.plays: Callable[[Decks, Seat], list[Card]] | None = None
        """Which Room cards a holder must have played."""
        if reveals_on_death:
            self.modifies(shows_role_on_death)(lambda shows, game, seat: True)

    def supports(self, options: Options) -> Side:
        """AC-LEVEL-07: the side to which its loyalty adds at this table."""
        return getattr(options, self.sided_by) if self.sided_by else self.favours

    def witnesses(self, *kinds: type[Event]) -> Callable[[F], F]:
        """Like `on`, but for any seat: the decorated function gets the holder as well as the event."""

        def register(reaction: F) -> F:
            def react(game: Cultists, event: Any) -> None:
                for me in self.holders(game):
                    reaction(game, me, event)

            self.reactions.extend((kind, react) for kind in kinds)
            return reaction

        return register

    def holders(self, game: Cultists) -> list[Seat]:
        return [seat for seat in game.people() if game.role[seat] == self.name]

    def held_by(self, game: Cultists, seat: Seat) -> bool:
        return game.role[seat] == self.name and seat != game.automa

    def bind_change(self, point: Rule[..., Any], change: Callable[..., Any]) -> Change:
        if "seat" in point.parameters:  # `held_by`, written out
            return f"game.role[seat] == {self.name!r} and seat != game.automa", change

        def with_holder(value: Any, game: Cultists, *args: Any) -> Any:
            for me in self.holders(game):
                value = change(value, game, *args, me)
            return value

        return "True", with_holder

    def bind_reaction(self, kind: type[Event], reaction: Callable[..., Any]) -> Callable[..., Any]:
        owned = "seat" in kind.__struct_fields__

        def react(game: Cultists, event: Any) -> None:
            if not owned:
                for me in self.holders(game):
                    reaction(game, me, event)
            elif self.held_by(game, event.seat):
                reaction(game, event.seat, event)

        return react
