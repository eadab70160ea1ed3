"""Accounts: what a sleuth says of its own deeds. A human tells the truth; an alien tells what a human could have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloaming.bots.story import Story
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import EventName, RescueCard
from gloaming.games.invasion.statements import Laid, Planned
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event

WORSE: Final[EventName] = "mother_ship"
"""Who let an evil come says that the other card was this; nobody ever sees a prevented one."""


def rounds_back(view: View, rounds: int) -> list[Event]:
    """The journal since that many rounds began, the present one included, oldest first."""
    found: list[Event] = []
    for event in reversed(view.journal):
        found.append(event)
        if isinstance(event, e.RoundBegan) and event.number <= view.round - rounds + 1:
            break
    return found[::-1]


def accounts(view: View, story: Story, chatty: bool) -> Iterator[Laid | Planned]:
    """What there is to tell of oneself in this round: the card in a rescue that was sabotaged, the event one let come.

    Of a good event only those speak who like to talk."""
    this_round = rounds_back(view, 1)
    mine: RescueCard | None = None
    for event in this_round:
        if isinstance(event, e.TeamNamed):
            mine = None
        elif isinstance(event, e.RescueCardLaid):
            mine = event.card
        elif isinstance(event, e.RescueCardsShown) and event.sabotage and mine is not None:
            yield Laid("success" if view.alien else mine, view.round)
    turned = next((event.card for event in this_round if isinstance(event, e.EventTurned)), None)
    if turned is not None and (chatty or EVENT_CARDS[turned].colour != "yellow"):
        yield from planned(view, story, turned)


def planned(view: View, story: Story, turned: EventName) -> Iterator[Planned]:
    """INV-INFO-06: nobody else knows the two cards; of those on upcoming all have seen the one that came."""
    for event in rounds_back(view, 2):
        if isinstance(event, e.RoundBegan) and event.number == view.round:
            return
        if isinstance(event, e.EventsPlaced) and event.seat == view.seat and event.upcoming == (turned,):
            for other in event.prevented[:1]:
                if other is not None and not view.alien:
                    yield Planned(turned, other, view.round - 1)
                elif other is not None and can_be_prevented(view, story, turned):
                    yield Planned(turned, WORSE, view.round - 1)


def can_be_prevented(view: View, story: Story, turned: EventName) -> bool:
    """Whether there is a card left to speak of: all have seen those that came, and heard of those that did not."""
    came = sum([isinstance(event, e.EventTurned) and event.card == WORSE for event in view.journal])
    told = {
        (said.seat, said.statement.round)
        for said in story.talk
        if isinstance(said.statement, Planned) and said.statement.prevented == WORSE
    }
    return turned != WORSE and came + len(told) < EVENT_CARDS[WORSE].copies
