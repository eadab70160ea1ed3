"""Cards: who may have given the Dead one, whose came out of the Room decks, and who acted where no Route leads."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from gloaming.bots.cultists.beliefs.suspects import UNLIKELY
from gloaming.bots.cultists.memory.decks import Laid
from gloaming.bots.cultists.memory.facts import plain, team_of
from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import DEAD, RED_CARDS, SUCCESS, Card
from gloaming.games.cultists.expansions.mountains_of_chaos.events import PulseTurned
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualRevealed
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.roles.celebrity import CelebrityTested
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

ANY_COLOUR: Final = 0.4
"""How often an action of somebody free would suit a given set of Routes by chance."""
NEVER: Final = 0.004


# Gifts


def met(mind: CultistsMind, event: e.Met) -> None:
    before = mind.memory.last
    mover = before.seat if isinstance(before, e.Entered) and before.seat in event.seats else None
    if mover is None:
        return
    if len(event.seats) > 2:
        mind.did("in_the_dark", mover)
        return
    other = next(seat for seat in event.seats if seat != mover)
    again = any(mover in gift.givers for gift in mind.memory.gifts[other])
    mind.did("sought_again" if again else "sought", mover, other)
    mind.did("sought_by", other, mover)
    mind.scores.pair("sought_mate", mover, other)


def gave(mind: CultistsMind, event: e.Gave) -> None:
    memory = mind.memory
    mind.spares[event.to, memory.now] = mind.rates.spared(memory, event.seat, event.card)
    if len(memory.met) > 2:
        mind.scores.pair("gave_mate", event.seat, event.to)


# Looks


def state_checked(mind: CultistsMind, event: e.StateChecked) -> None:
    mind.did("looked", event.seat, event.target)
    mind.scores.member("looked_at", event.target, event.seat)
    mind.scores.pair("looked_at_mate", event.seat, event.target)


def check_closed(mind: CultistsMind, event: e.CheckClosed) -> None:
    """AC-ACT-CS-06, -07: an Investigator must report a death, a Cultist may conceal it; False Eyes bind nobody."""
    memory, target = mind.memory, event.target
    if event.seat == mind.memory.me and memory.seen_dead:
        found_dead(mind, target)
        return
    free = memory.means == "false_eyes" and not mind.memory.options.false_eyes_investigator_must_reveal
    if free and event.seat != mind.memory.me:
        return
    conceals = mind.rates.conceals
    values = []
    for suspects in mind.scores.sets:
        dead = mind.chance_of_death(target, suspects)
        alive = 1 - dead * (1 - conceals) if event.seat in suspects else 1 - dead
        values.append(log(max(UNLIKELY, alive)))
    mind.scores.story("found_alive", values, target)
    memory.closed(target, event.seat)


def death_reported(mind: CultistsMind, event: e.DeathReported) -> None:
    mind.did("reported", event.seat, event.target)


def celebrity_tested(mind: CultistsMind, event: CelebrityTested) -> None:
    """UTS-ROLE-14: found alive, for all to see."""
    if event.alive:
        alive = [1 - mind.chance_of_death(event.seat, suspects) for suspects in mind.scores.sets]
        mind.scores.story("found_alive", [log(max(UNLIKELY, chance)) for chance in alive], event.seat)
        mind.memory.found_alive(event.seat, event.seat)


def pulse_turned(mind: CultistsMind, event: PulseTurned) -> None:
    """MOC-EVENT-10: one Alive card of several; a Dead one is told by the Ghost that follows."""
    memory, seat = mind.memory, event.seat
    if event.card != DEAD:
        cards = max(1, memory.pulse(seat))
        alive = [1 - mind.chance_of_death(seat, suspects) / cards for suspects in mind.scores.sets]
        mind.scores.story("turned", [log(max(UNLIKELY, chance)) for chance in alive], seat)


# Deaths


def found_dead(mind: CultistsMind, victim: Seat) -> None:
    """AC-TERM-18: who had the chance to give the Dead card, or did it come with the envelope?"""
    chances = [mind.chance_of_death(victim, suspects) for suspects in mind.scores.sets]
    mind.memory.settle_death(victim, mind.scores.mean(chances))
    mind.scores.story("found_dead", [log(max(UNLIKELY, chance)) for chance in chances], victim)


def became_ghost(mind: CultistsMind, event: e.BecameGhost) -> None:
    seat = event.seat
    if event.cause == "murder":
        found_dead(mind, seat)
        mind.scores.member("victim", seat)
    mind.before_ghost = seat, tuple(mind.scores.scores)
    spared = event.cause == "murder" and not mind.memory.options.last_cultist_murder_ends_game
    if event.cause == "own":
        mind.scores.innocent(seat)
    elif not spared:
        mind.scores.not_all_of(mind.memory.ghosts | {seat})


def role_shown(mind: CultistsMind, event: e.RoleShown) -> None:
    """Where the last Cultist falls, the Role comes to light just after the death."""
    ghost, scores = mind.before_ghost
    guilty = team_of(event.role) == "cultists"
    if guilty and ghost == event.seat:
        mind.scores.scores = list(scores)
    mind.scores.roles.fix(event.seat, event.role)
    (mind.scores.guilty if guilty else mind.scores.innocent)(event.seat)


def claimed(mind: CultistsMind, event: e.Claimed) -> None:
    mind.scores.guilty(event.seat)


def guessers_named(mind: CultistsMind, event: e.GuessersNamed) -> None:
    """RQ-69: only Cultists name the Seer."""
    for seat in event.seats:
        mind.scores.guilty(seat)


# Rooms and Routes


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
    for role in [role for role in mind.scores.roles.names if ROLES[role].roams]:
        if mind.scores.roles.lean(role, seat, log(ANY_COLOUR / bound)):
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
    if face in RED_CARDS:
        mind.tainted |= {frozenset([laid.origin for laid in cards])}
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
