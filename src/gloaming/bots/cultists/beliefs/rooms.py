"""Room cards: whose they were, and what came out of the decks. And Routes: who acted in a colour that none allows."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from gloaming.bots.cultists.beliefs.suspects import UNLIKELY
from gloaming.bots.cultists.memory.decks import Laid
from gloaming.bots.cultists.memory.facts import plain
from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import RED_CARDS, SUCCESS, Card
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualRevealed
from gloaming.games.cultists.roles import ROLES
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

ANY_COLOUR: Final = 0.4
"""How often an action of somebody free would suit a given set of Routes by chance."""
NEVER: Final = 0.004


def acted(mind: CultistsMind, seat: Seat, colour: str) -> None:
    """AC-ROUTE-03, -04: does any Route allow all Room actions seen of this seat?"""
    routes = mind.memory.acted(seat, colour)
    if routes is None:
        return
    before, after = routes
    bound = max(NEVER, after / before) if before else ANY_COLOUR
    strays = mind.rates.strays
    guilty = log((bound * (1 - strays) + ANY_COLOUR * strays) / bound)
    mind.scores.story("route", [guilty if seat in suspects else 0.0 for suspects in mind.scores.sets])
    for role in [role for role in mind.roles.names if ROLES[role].roams]:
        if mind.roles.lean(role, seat, log(ANY_COLOUR / bound)):
            mind.scores.role_clue("route", seat)


def room_filled(mind: CultistsMind, event: e.RoomFilled) -> None:
    mind.did("filled_open" if event.place in mind.memory.explored else "filled_closed", event.seat)


def room_checked(mind: CultistsMind, event: e.RoomChecked) -> None:
    mind.did("camera" if mind.memory.camera else "checked", event.seat)


def passage_drawn(mind: CultistsMind, event: e.PassageDrawn) -> None:
    """AC-UP-02: it is shuffled back."""
    drawn(mind, "passage", mind.memory.unsafe.cards, plain(event.card) or event.card)


def drawn(mind: CultistsMind, name: str, cards: tuple[Laid, ...], face: Card) -> None:
    """AC-ACT-CR-14: a red card came from the start, from the Draw pile, or from one of those who filled the Room."""
    memory, rates = mind.memory, mind.rates
    size = sum([laid.weight for laid in cards])
    if size <= 0:
        return
    plain, more = 0.0, [0.0] * len(memory.seats)
    for laid in cards:
        innocent = laid.weight * rates.innocent(memory, laid)[face]
        plain += innocent
        if laid.origin >= 0:
            more[laid.origin] += laid.weight * rates.guilty(memory, laid)[face] - innocent
    chances = [(plain + sum([more[seat] for seat in suspects])) / size for suspects in mind.scores.sets]
    mind.scores.story(name, [log(max(UNLIKELY, chance)) for chance in chances])


def ritual_revealed(mind: CultistsMind, event: RitualRevealed) -> None:
    """UTS-ORG-19: so many red cards among those of the participants, in an order that tells nothing."""
    memory, rates = mind.memory, mind.rates
    laid, memory.ritual = memory.ritual, ()
    reds = sum([card in RED_CARDS for card in event.cards])
    values = []
    for suspects in mind.scores.sets:
        mixes = [(rates.guilty if card.origin in suspects else rates.innocent)(memory, card) for card in laid]
        values.append(log(max(UNLIKELY, exactly(reds, [1 - mix[SUCCESS] for mix in mixes]))))
    mind.scores.story("ritual", values)


def exactly(hits: int, chances: list[float]) -> float:
    """How likely so many of these come true."""
    counts = [1.0]
    for chance in chances:
        stay = [count * (1 - chance) for count in counts]
        counts = [a + b for a, b in zip([*stay, 0.0], [0.0, *[count * chance for count in counts]], strict=True)]
    return counts[hits] if 0 <= hits < len(counts) else 0.0


HEARD: Final = hears(globals())
