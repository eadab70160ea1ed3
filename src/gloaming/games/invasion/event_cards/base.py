"""What an event card is: a module that says what happens when it is turned over (INV-EVENT)."""

from __future__ import annotations

from typing import Literal, cast

from gloaming.games.invasion.agents import move_agent
from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.rules import event_chooser
from gloaming.games.invasion.state import Agent, EventName, Invasion
from gloaming.kernel.rules import Module
from gloaming.kernel.steps import Choice, Option, Step

Colour = Literal["own", "yellow", "red"]


class EventCard(Module):
    def __init__(
        self,
        name: str,
        title: str,
        *does: Step,
        colour: Colour,
        copies: int = 1,
        printed: int | None = None,
        of_a_city: bool = False,
        discarded: bool = True,
        clause: str,
    ) -> None:
        super().__init__(name)
        self.title, self.does = title, does
        self.colour = colour
        self.copies = copies
        self.printed = printed
        self.of_a_city = of_a_city
        """INV-SETUP-02, -03: whether it is in play only in the city that names it."""
        self.discarded = discarded
        """INV-TURN-03, INV-ESCAL-06: or it goes to a space of its own, and ends an Escalation."""
        self.clause = clause

    def resolve(self, game: Invasion) -> tuple[Step, ...]:
        """INV-EVENT-16: as far as possible."""
        return self.does


class Decline(Option, code="decline", quiet=True):
    """INV-RQ-15: where the table allows it, a yellow event need not be used."""


def declining(game: Invasion, options: tuple[Option, ...]) -> tuple[Option, ...]:
    return (*options, Decline()) if options and game.options.yellow_events_optional else options


class SendsAgent(EventCard):
    """INV-EVENT-17, -18: an agent, free or used, is put elsewhere; its siren stays as it is."""

    def goals(self, game: Invasion, agent: Agent) -> list[Spot]:
        """INV-RQ-60: spots without any agent; staying isn't a choice."""
        raise NotImplementedError(f"{self.name} sends nobody")

    def resolve(self, game: Invasion) -> tuple[Step, ...]:
        return (PickAgent(event_chooser(game), self.name),)


class Pick(Option, code="pick:{agent}"):
    agent: Agent


class Send(Option, code="send:{to}"):
    to: Spot


class PickAgent(Choice, clause="INV-EVENT-15"):
    """INV-RQ-14, -15: it must be done if it can be done."""

    card: EventName

    def options(self, game: Invasion) -> tuple[Option, ...]:
        card = sender(game, self.card)
        return declining(game, tuple([Pick(agent) for agent in game.agent_at if card.goals(game, agent)]))

    def chosen(self, game: Invasion, option: Pick | Decline | None) -> None:
        if isinstance(option, Pick):
            game.do(SendAgent(self.seat, self.card, option.agent))


class SendAgent(Choice, clause="INV-EVENT-17"):
    card: EventName
    agent: Agent

    def options(self, game: Invasion) -> tuple[Option, ...]:
        return tuple([Send(spot) for spot in sender(game, self.card).goals(game, self.agent)])

    def chosen(self, game: Invasion, option: Send) -> None:
        move_agent(game, self.agent, option.to)


def sender(game: Invasion, card: str) -> SendsAgent:
    return cast(SendsAgent, game.book.named[card])
