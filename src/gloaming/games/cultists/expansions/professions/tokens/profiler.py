"""The Profiler: looks at Pulse decks as they lie (MOC-PROF-34 to -36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.events import PulseSeen, StateChecked
from gloaming.games.cultists.expansions.professions.events import KeptInOrder
from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.games.cultists.rules import looks_in_order
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.false_eyes import false_eyes
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


profiler = Profession("profiler", printed=4)


@profiler.modifies(looks_in_order)
def never_shuffles(in_order: bool, game: Cultists, seat: Seat, means: str) -> bool:
    """MOC-PROF-34, MOC-RQ-35: in every check, the free one by binoculars too, but not through False Eyes."""
    if profiler.holder(game) != seat:
        return in_order
    return means != false_eyes.name or game.options.profiler_false_eyes


@profiler.on(StateChecked)
def all_see_that_nothing_is_shuffled(game: Cultists, event: StateChecked) -> None:
    if looks_in_order(game, event.seat, event.means):
        game.record(KeptInOrder(event.seat, event.target))


@profiler.notes(KeptInOrder)
def note_that_nothing_is_shuffled(ledger: Ledger, event: KeptInOrder) -> None:
    look = ledger.looks[-1]
    look.in_order = True
    ledger.unshuffle(look)


@profiler.notes(PulseSeen)
def note_order(ledger: Ledger, event: PulseSeen) -> None:
    """MOC-PROF-36: what came since the last shuffle lies as it came; the order of the rest is known from now on."""
    look = ledger.looks[-1]
    if not look.in_order:
        return
    shuffled = ledger.shuffled[event.target]
    for gift, card in list(zip(look.cards, event.cards, strict=True))[shuffled:]:
        ledger.found([gift], card == DEAD, card == DEAD)
    ledger.orders[event.target] = event.cards[:shuffled]
