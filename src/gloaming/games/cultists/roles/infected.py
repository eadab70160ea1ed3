"""Infected (AC-ROLE-INF)."""

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events import BecameGhost
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import cards_are_given, linked
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

infected = Role(
    "infected",
    "Infected",
    favours="investigators",
    loyalty=1,
    reveals_on_death=True,
    printed=6,
    base_game=True,
    experienced={6: 1},
)


@infected.on(BecameGhost)
def keeps_everybody_apart(game: Cultists, me: Seat, event: BecameGhost) -> None:
    """AC-ROLE-INF-02: from now until the end of the next round."""
    game.no_cards_until = game.round + 1


@infected.modifies(cards_are_given)
def gives_no_cards(given: bool, game: Cultists, place: Place, me: Seat) -> bool:
    """RQ-93: in any Encounter, or with the narrower scope only where the Infected's Ghost is."""
    if game.round > game.no_cards_until:
        return given
    if game.options.infected_scope == "none_at_its_location":
        return given and game.at[me] not in linked(game, place)
    return False
