"""Room cards: whose they were, and what came out of the decks. And Routes: who acted in a colour that none allows."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import TYPE_CHECKING, Any, Final

from gloaming.bots.cultists.beliefs import proofs
from gloaming.bots.cultists.beliefs.suspects import UNLIKELY
from gloaming.bots.cultists.careful.clues import FREE_OF_ROUTES
from gloaming.bots.cultists.memory.decks import PILE, Laid, blend
from gloaming.bots.cultists.memory.hearing import curse_drawn, decks_swapped, owl_sent
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import CURSE_SUCCESS, RED_CARDS, SUCCESS, Card
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled
from gloaming.games.cultists.expansions.professions.events import DecksSwapped
from gloaming.games.cultists.expansions.under_the_surface.events import OwlSent
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCardLaid, RitualRevealed
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

ANY_COLOUR: Final = 0.4
"""How often an action of somebody free would suit a given set of Routes by chance."""
NEVER: Final = 0.004

# Routes


def acted(mind: CultistsMind, seat: Seat, colour: str) -> None:
    """AC-ROUTE-03, -04: does any Route allow all Room actions seen of this seat? The AUTOMA follows its open one."""
    memory = mind.memory
    if len(memory.fits[seat]) == 1 and (seat == mind.me or memory.colour_fits(seat, colour)):
        return
    before, after = memory.fits[seat], memory.colour_fits(seat, colour)
    memory.fits[seat] = after
    bound = max(NEVER, len(after) / len(before)) if before else ANY_COLOUR
    strays = memory.rates.strays
    guilty = log((bound * (1 - strays) + ANY_COLOUR * strays) / bound)
    mind.story("route", [guilty if seat in suspects else 0.0 for suspects in mind.scores.sets])
    for role in FREE_OF_ROUTES & mind.roles.names:
        if mind.roles.lean(role, seat, log(ANY_COLOUR / bound)):
            mind.scores.role_clue("route", seat)


def vote_initiated(mind: CultistsMind, event: e.VoteInitiated) -> None:
    acted(mind, event.seat, "light_blue")


def power_restarted(mind: CultistsMind, event: e.PowerRestarted) -> None:
    acted(mind, event.seat, "red")


def portal_touched(mind: CultistsMind, event: e.PortalTouched) -> None:
    """RQ-78: a partner may need no Route."""
    if mind.options.portal_partner_needs_route:
        acted(mind, event.seat, "green")


def lift_called(mind: CultistsMind, event: LiftCalled) -> None:
    """MOC-LIFT-16: a call is bound to the Route like a Room action."""
    acted(mind, event.seat, mind.board.colour[event.to])


# Decks


def room_filled(mind: CultistsMind, event: e.RoomFilled) -> None:
    memory, place = mind.memory, event.place
    mind.did("filled_open" if place in mind.explored else "filled_closed", event.seat)
    acted(mind, event.seat, mind.board.colour[place])
    memory.filled(event.seat, place, event.card)


def room_explored(mind: CultistsMind, event: e.RoomExplored) -> None:
    mind.explored |= {event.place}


def card_placed(mind: CultistsMind, event: e.CardPlaced) -> None:
    deck = mind.memory.unsafe if event.place is None else mind.memory.decks[event.place]
    deck.lay(PILE, None)


def panes_broke(mind: CultistsMind, event: e.PanesBroke) -> None:
    for _ in range(event.cards):
        mind.memory.unsafe.lay(PILE, None)


def hallway_secured(mind: CultistsMind, event: e.HallwaySecured) -> None:
    memory = mind.memory
    memory.unsafe.lay(event.seat, plain(event.card), memory.laid[event.seat])
    memory.laid[event.seat] += 1


def room_checked(mind: CultistsMind, event: e.RoomChecked) -> None:
    mind.did("camera" if mind.camera else "checked", event.seat)
    acted(mind, event.seat, "red" if mind.camera else mind.board.colour[event.place])
    mind.camera = False
    deck, card = mind.memory.decks[event.place], event.card
    if card == CURSE_SUCCESS:
        card = curse_drawn(mind, event.place)
        proofs.follow_traces(mind)
    if deck.cards:
        drawn(mind, "drawn", deck.drawable(top=event.top), card)
        deck.take(card, lambda laid: supposed(mind, laid), top=event.top)


def passage_drawn(mind: CultistsMind, event: e.PassageDrawn) -> None:
    """AC-UP-02: it is shuffled back."""
    drawn(mind, "passage", mind.memory.unsafe.cards, plain(event.card) or event.card)


def room_finished(mind: CultistsMind, event: e.RoomFinished) -> None:
    mind.memory.decks[event.place].clear()


def drawn(mind: CultistsMind, name: str, cards: list[Laid], face: Card) -> None:
    """AC-ACT-CR-14: a red card came from the start, from the Draw pile, or from one of those who filled the Room."""
    memory = mind.memory
    size = sum([laid.weight for laid in cards])
    if size <= 0:
        return
    plain, more = 0.0, [0.0] * len(mind.at)
    for laid in cards:
        innocent = laid.weight * memory.innocent_mix(laid)[face]
        plain += innocent
        if laid.origin >= 0:
            more[laid.origin] += laid.weight * memory.guilty_mix(laid)[face] - innocent
    chances = [(plain + sum([more[seat] for seat in suspects])) / size for suspects in mind.scores.sets]
    mind.story(name, [log(max(UNLIKELY, chance)) for chance in chances])


def plain(card: Card | None) -> Card | None:
    """UTS-HUNT-07: a cursed card counts as a Success."""
    return SUCCESS if card == CURSE_SUCCESS else card


def supposed(mind: CultistsMind, laid: Laid) -> dict[Card, float]:
    """The faces that this card may show, over all suspicions."""
    if laid.face is not None or laid.origin < 0:
        return mind.memory.innocent_mix(laid)
    share = mind.scores.shares[laid.origin]
    return blend(mind.memory.guilty_mix(laid), mind.memory.innocent_mix(laid), share)


# The ritual


def ritual_card_laid(mind: CultistsMind, event: RitualCardLaid) -> None:
    mind.ritual += (Laid(event.seat, plain(event.card), mind.memory.laid[event.seat]),)


def ritual_revealed(mind: CultistsMind, event: RitualRevealed) -> None:
    """UTS-ORG-19: so many red cards among those of the participants, in an order that tells nothing."""
    laid, mind.ritual = mind.ritual, ()
    reds = sum([card in RED_CARDS for card in event.cards])
    values = []
    for suspects in mind.scores.sets:
        red = [1 - face_mix(mind, card, suspects)[SUCCESS] for card in laid]
        values.append(log(max(UNLIKELY, exactly(reds, red))))
    mind.story("ritual", values)


def face_mix(mind: CultistsMind, laid: Laid, suspects: tuple[Seat, ...]) -> dict[Card, float]:
    return mind.memory.guilty_mix(laid) if laid.origin in suspects else mind.memory.innocent_mix(laid)


def exactly(hits: int, chances: list[float]) -> float:
    """How likely so many of these come true."""
    counts = [1.0]
    for chance in chances:
        stay = [count * (1 - chance) for count in counts]
        counts = [a + b for a, b in zip([*stay, 0.0], [0.0, *[count * chance for count in counts]], strict=True)]
    return counts[hits] if 0 <= hits < len(counts) else 0.0


HEARD: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = {
    e.VoteInitiated: vote_initiated,
    e.PowerRestarted: power_restarted,
    e.PortalTouched: portal_touched,
    LiftCalled: lift_called,
    e.RoomFilled: room_filled,
    e.RoomExplored: room_explored,
    e.CardPlaced: card_placed,
    e.PanesBroke: panes_broke,
    e.HallwaySecured: hallway_secured,
    e.RoomChecked: room_checked,
    e.PassageDrawn: passage_drawn,
    e.RoomFinished: room_finished,
    OwlSent: owl_sent,
    DecksSwapped: decks_swapped,
    RitualCardLaid: ritual_card_laid,
    RitualRevealed: ritual_revealed,
}
