"""The Saboteur: once per game, two Room decks change places (MOC-PROF-37 to -39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.professions.events import DecksSwapped
from gloaming.games.cultists.expansions.professions.state import change, professions_of
from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.games.cultists.rooms import Explore
from gloaming.games.cultists.rules import free_actions
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Decks


saboteur = Profession("saboteur", printed=5)


class SwapDeck(Action, code="swap:{place}", clause="MOC-PROF-37", free=True):
    """Take up this Room's deck; then say which other goes in its place."""

    place: Place

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.do(ChooseOtherDeck(seat, self.place))


class WithDeck(Option, code="swapwith:{place}", clause="MOC-PROF-37"):
    """The two decks change places."""

    place: Place


@saboteur.modifies(free_actions)
def may_swap(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    if saboteur.holder(game) != seat or professions_of(game).used:
        return offered
    decks = decks_to_swap(game)
    return (*offered, *[SwapDeck(place) for place in decks]) if len(decks) > 1 else offered


def decks_to_swap(game: Cultists) -> list[Place]:
    """MOC-PROF-39, MOC-RQ-36: any Room with a card, a Cultist token in it or not; a finished one has none."""
    return [place for place, deck in game.deck.items() if deck]


class ChooseOtherDeck(Choice, clause="MOC-PROF-37"):
    """MOC-PROF-37, -38: the second Room; the decks are swapped as they lie, and nobody looks at them."""

    place: Place

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return tuple(WithDeck(place) for place in decks_to_swap(game) if place != self.place)

    def chosen(self, game: Cultists, option: WithDeck) -> None:
        one, other = self.place, option.place
        change(game, used=True)
        game.deck[one], game.deck[other] = game.deck[other], game.deck[one]
        game.record(DecksSwapped(self.seat, one, other))
        if game.options.swap_explores:
            game.do(*[Explore(place) for place in (one, other) if is_ripe(game, place)])


def is_ripe(game: Cultists, place: Place) -> bool:
    """MOC-RQ-36: the number of cards lying there decides; the Room named first is explored first."""
    return not game.explored[place] and len(game.deck[place]) >= CARDS_TO_EXPLORE


@saboteur.replays(DecksSwapped)
def swap_again(decks: Decks, event: DecksSwapped) -> None:
    for piles in (decks.mixed, decks.stacked):
        piles[event.one], piles[event.other] = piles[event.other], piles[event.one]
