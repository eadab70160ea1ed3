"""Firestarter (AC-ROLE-FIR). The deck under this marker is laid out in `setup` (AC-SETUP-06)."""

from gloaming.games.cultists.cards import RED_CARDS
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import RoundEnded
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import FIRESTARTER_ROUND
from gloaming.kernel.values import Seat

firestarter = Role("firestarter", "Firestarter", favours="cultists", loyalty=2)


@firestarter.on(RoundEnded)
def burns(game: Cultists, me: Seat, event: RoundEnded) -> None:
    """AC-ROLE-FIR-02: with a red card still in hand at the end of round 5."""
    if event.round == FIRESTARTER_ROUND and not RED_CARDS.isdisjoint(game.hand[me]):
        game.do(BecomeGhost(me, "own"))
