"""The printed set-up table (AC-SETUP-01), by number of seats. A board file may bring numbers of its own (`board_files`)."""

from __future__ import annotations

from gloaming.games.cultists.cards import Cards, cards
from gloaming.kernel.values import Value

LAST_ROUND = 10


class SetUpTable(Value):
    cultists: int
    investigator_deck: Cards
    cultist_deck: Cards
    pulse_start: Cards
    room_start: Cards
    draw_pile: Cards
    plain_tokens: int
    unsafe_tokens: int
    points_needed: int
    dead_needed: int
    loyalty_lead: int
    """AC-LEVEL-07: by how much the Roles must favour the Cultists on the expert level."""
    last_round: int = LAST_ROUND

    @property
    def cards_in_a_room(self) -> int:
        """AC-SETUP-12: with how many start cards each Room begins."""
        return len(self.room_start) // (self.plain_tokens + self.unsafe_tokens)


UNSAFE_DECK: Cards = cards(success=1, failure=1)

SET_UP = {
    5: SetUpTable(
        cultists=1,
        investigator_deck=cards(alive=7, success=8),
        cultist_deck=cards(alive=4, dead=3, success=2, failure=4, sabotage=2),
        pulse_start=cards(alive=5, dead=1),
        room_start=cards(success=5, failure=3, sabotage=1),
        draw_pile=cards(success=5, failure=3, sabotage=1),
        plain_tokens=5,
        unsafe_tokens=4,
        points_needed=10,
        dead_needed=3,
        loyalty_lead=1,
    ),
    6: SetUpTable(
        cultists=1,
        investigator_deck=cards(alive=7, success=8),
        cultist_deck=cards(alive=4, dead=3, success=2, failure=4, sabotage=2),
        pulse_start=cards(alive=5, dead=2),
        room_start=cards(success=4, failure=4, sabotage=1),
        draw_pile=cards(success=4, failure=4, sabotage=1),
        plain_tokens=4,
        unsafe_tokens=5,
        points_needed=12,
        dead_needed=4,
        loyalty_lead=1,
    ),
    7: SetUpTable(
        cultists=2,
        investigator_deck=cards(alive=9, success=8),
        cultist_deck=cards(alive=6, dead=3, success=2, failure=4, sabotage=2),
        pulse_start=(),
        room_start=cards(success=5, failure=4, sabotage=1),
        draw_pile=cards(success=5, failure=4, sabotage=1),
        plain_tokens=6,
        unsafe_tokens=4,
        points_needed=12,
        dead_needed=4,
        loyalty_lead=3,
    ),
    8: SetUpTable(
        cultists=2,
        investigator_deck=cards(alive=9, success=8),
        cultist_deck=cards(alive=6, dead=3, success=2, failure=4, sabotage=2),
        pulse_start=cards(alive=7, dead=1),
        room_start=cards(success=5, failure=5, sabotage=1),
        draw_pile=cards(success=5, failure=5, sabotage=1),
        plain_tokens=5,
        unsafe_tokens=6,
        points_needed=13,
        dead_needed=5,
        loyalty_lead=-1,
    ),
}

FIRESTARTER_ROUND = 5
CARDS_TO_EXPLORE = 3
