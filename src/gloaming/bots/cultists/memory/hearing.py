"""What the journal says of the expansions, read into memory and suspicion."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from gloaming.bots.cultists.careful import clues
from gloaming.bots.cultists.memory import traces
from gloaming.bots.cultists.memory.facts import Gift, Look, Memory
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import DEAD, SUCCESS, Card
from gloaming.games.cultists.events import PulseSeen
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseShown, HunterSought
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, PulseTurned
from gloaming.games.cultists.expansions.professions.events import (
    DecksSwapped,
    InformantSeen,
    KeptInOrder,
    Revived,
)
from gloaming.games.cultists.expansions.under_the_surface.events import ItemHandedOver, OwlSent
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCalled
from gloaming.games.cultists.roles.celebrity import CelebrityTested, PulseDealt
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.careful.mind import Mind


class Remembers(Protocol):
    """Any mind with a memory, of whatever bot."""

    @property
    def memory(self) -> Memory: ...


# The polar station


def owl_sent(mind: Remembers, event: OwlSent) -> None:
    """UTS-ITEM-33, -35: a card more in that deck, which was shuffled; the Route has no say in it."""
    mind.memory.filled(event.seat, event.place, event.card)
    mind.memory.decks[event.place].fresh = 0


def item_handed_over(mind: Mind, event: ItemHandedOver) -> None:
    mind.memory.handed.add(event.item)


def ritual_called(mind: Mind, event: RitualCalled) -> None:
    """UTS-ORG-09: ballots are for somebody from now on, not against."""
    mind.electing = True


# The mine


def lift_called(mind: Mind, event: LiftCalled) -> None:
    """MOC-LIFT-16: a call is bound to the Route like a Room action."""
    mind.acted(event.seat, mind.board.colour[event.to])


def pulse_turned(mind: Mind, event: PulseTurned) -> None:
    """MOC-EVENT-10: one Alive card of several; a Dead one is told by the Ghost that follows."""
    memory, seat = mind.memory, event.seat
    memory.shuffle(seat)
    if event.card != DEAD:
        cards = max(1, memory.pulse(seat))
        mind.suspicion.weigh(lambda suspects: 1 - memory.chance_of_death(seat, suspects) / cards)


# Professions


def informant_seen(mind: Mind, event: InformantSeen) -> None:
    """MOC-PROF-25: one sure Investigator; a Cultist among the Detectives knew that already."""
    if not mind.knows:
        mind.suspicion.weigh(clues.innocent(event.informant))


def decks_swapped(mind: Remembers, event: DecksSwapped) -> None:
    decks, curses = mind.memory.decks, mind.memory.curses
    decks[event.one], decks[event.other] = decks[event.other], decks[event.one]
    curses[event.one], curses[event.other] = curses.get(event.other, 0), curses.get(event.one, 0)


def revived(mind: Remembers, event: Revived) -> None:
    """MOC-PROF-29, MOC-RQ-33: back among the living, without the Dead card that lay open."""
    memory, seat = mind.memory, event.target
    memory.ghosts.discard(seat)
    if event.cards:
        memory.known_dead.discard(seat)
        memory.gifts[seat].clear()
        memory.looks[seat].append(Look(memory.now, seat))


def kept_in_order(mind: Mind, event: KeptInOrder) -> None:
    """MOC-PROF-34: this look shuffles nothing."""
    mind.memory.keep_order(event.target)
    mind.in_order = True


def dead_in_order(mind: Mind, event: PulseSeen) -> None:
    """MOC-PROF-36: the order in which the cards came tells the Profiler whose card was the Dead one."""
    giver = giver_of(mind, event.target, event.cards.index(DEAD), len(event.cards))
    if giver is not None and not mind.knows:
        mind.suspicion.weigh(clues.guilty(giver))


def giver_of(mind: Remembers, target: Seat, index: int, cards: int) -> Seat | None:
    """Who gave the card at this place of an unshuffled deck, if that can be told."""
    memory = mind.memory
    gifts = memory.gifts[target]
    if cards != memory.pulse(target) or index < max(memory.start, memory.mixed[target]):
        return None
    givers = gifts[index - memory.start].givers
    return givers[0] if len(givers) == 1 else None


# Roles


def curse_drawn(mind: Remembers, place: Place) -> Card:
    """UTS-HUNT-07: it counts as a Success, and it is the Hunter's."""
    memory = mind.memory
    traces.trace_in_room(memory, memory.decks[place])
    memory.curses[place] = max(0, memory.curses.get(place, 0) - 1)
    return SUCCESS


def curse_shown(mind: Mind, event: CurseShown) -> None:
    traces.trace_on_pulse(mind.memory, event.seat)


def hunter_sought(mind: Mind, event: HunterSought) -> None:
    """UTS-HUNT-08: both Cultists bear a curse, so the Hunter has met them."""
    if event.team == "cultists":
        for seat in sorted(mind.cultists):
            traces.trace_on_pulse(mind.memory, seat)


def celebrity_tested(mind: Mind, event: CelebrityTested) -> None:
    """UTS-ROLE-14: found alive, for all to see."""
    if event.alive:
        mind.suspicion.weigh(clues.found_alive(mind.memory, event.seat, event.seat))
        mind.memory.looks[event.seat].append(Look(mind.memory.now, event.seat))


def pulse_dealt(mind: Remembers, event: PulseDealt) -> None:
    """UTS-ROLE-16: a Dead card at least went round; nobody can tell to whom."""
    memory = mind.memory
    for seat in event.to:
        memory.dealt[seat] = 1 - (1 - memory.dealt.get(seat, 0.0)) * (1 - 1 / len(event.to))
        memory.gifts[seat].append(Gift(memory.now, (event.seat,)))


HEARD: Final[dict[type[Event], Callable[[Any, Any], None]]] = {
    OwlSent: owl_sent,
    ItemHandedOver: item_handed_over,
    RitualCalled: ritual_called,
    LiftCalled: lift_called,
    PulseTurned: pulse_turned,
    InformantSeen: informant_seen,
    DecksSwapped: decks_swapped,
    Revived: revived,
    KeptInOrder: kept_in_order,
    CelebrityTested: celebrity_tested,
    PulseDealt: pulse_dealt,
    CurseShown: curse_shown,
    HunterSought: hunter_sought,
}
