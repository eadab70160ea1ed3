"""Firestarter (AC-ROLE-FIR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.cards import FAILURE, RED_CARDS, SABOTAGE, SUCCESS, Cards, without
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import RoundEnded
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import FIRESTARTER_ROUND, SetUpTable
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger

firestarter = Role("firestarter", "Firestarter", favours="cultists", loyalty=2)


def two_red_cards(table: SetUpTable) -> Cards:
    """AC-SETUP-06: a Failure and a Sabotage in place of two Success cards."""
    lighter = without(without(table.investigator_deck, SUCCESS), SUCCESS)
    return (*lighter, FAILURE, SABOTAGE)


firestarter.deck = two_red_cards


@firestarter.on(RoundEnded)
def burns(game: Cultists, me: Seat, event: RoundEnded) -> None:
    """AC-ROLE-FIR-02: with a red card still in hand at the end of round 5."""
    if event.round == FIRESTARTER_ROUND and not RED_CARDS.isdisjoint(game.hand[me]):
        game.do(BecomeGhost(me, "own"))


@firestarter.notes(RoundEnded)
def spares_the_dead(ledger: Ledger, event: RoundEnded) -> None:
    """Who is a Ghost then does not burn, and may come back to life with red cards in hand."""
    if event.round == FIRESTARTER_ROUND:
        ledger.spared = frozenset(ledger.ghosts)
