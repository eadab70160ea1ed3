"""Mother Ship! (INV-EVENT-01)."""

from __future__ import annotations

from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.events import MotherShipArrived
from gloaming.games.invasion.pressure import lower_pressure
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.victory import conclude
from gloaming.kernel.steps import Step


class Arrive(Step):
    """INV-EVENT-01 to -01c, INV-WIN-03: the fourth ends the game; else its stack is shuffled into the deck, and the pressure falls."""

    def run(self, game: Invasion) -> None:
        game.mother_ships += 1
        space = game.mother_ships - 1
        lost = game.mother_ships >= game.options.motherships_to_lose
        stack = game.stacks[space] if space < len(game.stacks) and not lost else ()
        game.record(MotherShipArrived(game.mother_ships, len(stack)))
        if lost:
            conclude(game, "aliens", "mother_ships")
            return
        if stack:
            game.stacks[space] = ()
            game.deck = game.shuffled(game.deck + stack)  # INV-ASSIM-17
        lower_pressure(game)


mother_ship = EventCard(
    "mother_ship", "Mother Ship!", Arrive(), colour="own", copies=5, printed=1, discarded=False, clause="INV-EVENT-01"
)
