"""Firestarter (AC-ROLE-FIR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.cards import FAILURE, RED_CARDS, SABOTAGE, SUCCESS, Card, Cards, without
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import RoundEnded
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import FIRESTARTER_ROUND, SetUpTable
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.view import View
    from gloaming.games.cultists.worlds.decks import Decks
    from gloaming.games.cultists.worlds.ledger import Ledger

firestarter = Role(
    "firestarter",
    "Firestarter",
    favours="cultists",
    loyalty=2,
    printed=11,
    base_game=True,
    experienced={6: 2, 7: 1, 8: 2},
)
firestarter.dies_unprovoked = True


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


def may_hold_it(ledger: Ledger, seat: Seat) -> bool:
    """AC-ROLE-FIR-02: alive after round 5 only with both red cards played."""
    if seat in ledger.spared or not its_round_is_over(ledger.view):
        return True
    return early_plays(ledger, seat) >= 2


def has_played(decks: Decks, seat: Seat) -> list[Card]:
    """AC-ROLE-FIR-02: by the end of round 5 both red cards, or the Firestarter has burnt."""
    ledger = decks.ledger
    burnt = ledger.explained.get(seat) == firestarter.name
    if not its_round_is_over(ledger.view) or (seat in ledger.spared and not burnt):
        return []
    early = early_plays(ledger, seat)
    reds: list[Card] = [FAILURE, SABOTAGE]
    if burnt:
        reds = [decks.dice.pick(reds)] if early and decks.dice.roll(2) else []
    return list(decks.dice.shuffled([*reds, *[SUCCESS] * (early - len(reds))]))


firestarter.possible, firestarter.plays = may_hold_it, has_played


def early_plays(ledger: Ledger, seat: Seat) -> int:
    return sum(round_ <= FIRESTARTER_ROUND for round_ in ledger.rooms_played[seat])


def its_round_is_over(view: View) -> bool:
    return any(isinstance(event, RoundEnded) and event.round == FIRESTARTER_ROUND for event in view.journal)
