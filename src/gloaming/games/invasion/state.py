"""The state of a game of Invasion: everything on the table, and everything hidden on it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from gloaming.games.invasion.city import City, District, Spot
from gloaming.games.invasion.ground import Ground
from gloaming.games.invasion.options import Options
from gloaming.kernel.game import Game
from gloaming.kernel.values import Names, Seat

Agent = Annotated[str, Names("agent", on_board=True)]
"""An agent's number, 01 to 06 (INV-COMP-14)."""
Card = Annotated[Literal["human", "assimilated"], Names("card")]
"""An assimilation card (INV-COMP-10)."""
Cards = tuple[Card, ...]
RescueCard = Annotated[Literal["success", "sabotage"], Names("rescue-card")]
EventName = Annotated[str, Names("event-card")]
EventNames = tuple[EventName, ...]
Stage = Literal["set_up", "event", "turns", "consolidation", "over"]
Side = Literal["humans", "aliens"]
Reason = Literal["scientists", "mother_ships", "sector"]

HUMAN: Card = "human"
ASSIMILATED: Card = "assimilated"


class Invasion(Game):
    shared: ClassVar[tuple[str, ...]] = (*Game.shared, "city", "ground")

    options: Options
    city: City
    ground: Ground
    """What follows from the city, worked out once."""

    # Time
    round: int = 0
    stage: Stage = "set_up"
    architect: Seat = 0
    turn: Seat | None = None

    # On the map
    agent_at: dict[Agent, Spot] = {}
    siren: dict[Agent, bool] = {}
    """For each agent on the board whether it is free (INV-AGENT-01)."""
    reserve: Agent | None = None
    last_used: Agent | None = None
    """INV-RQ-17: the agent of the agent control that was finished last."""
    newcomer_waits: bool = False
    """INV-RQ-59: New agent found no free starting spot, and the table lets the agent come later."""
    scientists: tuple[Spot, ...] = ()
    saved: int = 0
    tokens: tuple[District, ...] = ()
    """The alien districts, sorted: a set has no order that a record could rely on."""

    # Assimilation cards, the top card of each pile last
    deck: Cards = ()
    stacks: list[Cards] = []
    """Those of the three mother ship spaces; empty once the ship is there."""
    mother_ships: int = 0
    """How many have been carried out."""

    # Seats, each list in the order of the chairs
    hand: list[Cards] = []
    """In the order of drawing."""
    shown: list[tuple[int, ...]] = []
    """Which of them all have seen, by their places in the hand."""
    stated: list[bool] = []
    accuser_token: list[bool] = []

    # Event cards, the top card of each pile last
    event_deck: EventNames = ()
    upcoming: EventNames = ()
    prevented: EventNames = ()
    discard: EventNames = ()
    planned: EventNames = ()
    """In the planner's hand."""
    pressure: int = 0
    """The marker's position on the track, counted from its left end."""

    # The agent control going on
    active: Agent | None = None
    announced: int = 0
    """The pressure when it was announced (INV-AGENT-09)."""

    # The end
    winner: Side | None = None
    reason: Reason | None = None

    @property
    def seats(self) -> range:
        return range(self.options.players)
