"""Gifts, looks at Pulse decks, and who was found dead: who had the chance to give the card?"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import TYPE_CHECKING, Any, Final

from gloaming.bots.cultists.beliefs import proofs
from gloaming.bots.cultists.beliefs.suspects import UNLIKELY
from gloaming.bots.cultists.memory.facts import Look
from gloaming.bots.cultists.memory.hearing import giver_of
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import CURSE_ALIVE, DEAD
from gloaming.games.cultists.expansions.mountains_of_chaos.events import PulseTurned
from gloaming.games.cultists.roles.celebrity import CelebrityTested
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

# Gifts


def met(mind: CultistsMind, event: e.Met) -> None:
    mind.in_the_dark = None
    mind.memory.met = event.seats
    before = mind.last
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
    mind.memory.received(event.seat, event.to, event.card)
    if event.card == DEAD:
        mind.memory.known_dead.add(event.to)
    if len(mind.memory.met) > 2:
        mind.scores.pair("gave_mate", event.seat, event.to)


def gave_in_the_dark(mind: CultistsMind, event: e.GaveInTheDark) -> None:
    """AC-ENC-18, hidden: only the giver knows; the others see that the deck grew."""
    mind.in_the_dark = event.to
    if event.card == DEAD:
        mind.memory.known_dead.add(event.to)


def pulse_grew(mind: CultistsMind, event: e.PulseGrew) -> None:
    """Anybody who was there may have given it; of the own card the giver knows where it went."""
    others = tuple(seat for seat in mind.memory.met if seat not in (event.seat, mind.me))
    if mind.in_the_dark == event.seat:
        mind.in_the_dark, others = None, (mind.me,)
    if others:
        mind.memory.gave(others, event.seat)


# Looks


def state_checked(mind: CultistsMind, event: e.StateChecked) -> None:
    mind.camera = mind.in_order = mind.seen_dead = False
    mind.means = event.means
    mind.memory.shuffle(event.target)
    mind.did("looked", event.seat, event.target)
    mind.scores.member("looked_at", event.target, event.seat)
    mind.scores.pair("looked_at_mate", event.seat, event.target)


def pulse_seen(mind: CultistsMind, event: e.PulseSeen) -> None:
    mind.seen_dead = DEAD in event.cards
    if mind.seen_dead:
        mind.memory.known_dead.add(event.target)
        giver = giver_of(mind, event.target, event.cards.index(DEAD), len(event.cards)) if mind.in_order else None
        if giver is not None:
            mind.scores.guilty(giver)  # MOC-PROF-36: the order tells whose card it was
    if CURSE_ALIVE in event.cards:
        proofs.trace_on_pulse(mind, event.target)


def check_closed(mind: CultistsMind, event: e.CheckClosed) -> None:
    """AC-ACT-CS-06, -07: an Investigator must report a death, a Cultist may conceal it; False Eyes bind nobody."""
    memory, target = mind.memory, event.target
    if event.seat == mind.me and mind.seen_dead:
        found_dead(mind, target)
        return
    free = mind.means == "false_eyes" and not mind.options.false_eyes_investigator_must_reveal
    if free and event.seat != mind.me:
        return
    conceals = memory.rates.conceals
    values = []
    for suspects in mind.scores.sets:
        dead = memory.chance_of_death(target, suspects)
        alive = 1 - dead * (1 - conceals) if event.seat in suspects else 1 - dead
        values.append(log(max(UNLIKELY, alive)))
    mind.story("found_alive", values, target)
    if not memory.looks[target]:
        memory.settle_start(0.0)
    memory.looks[target].append(Look(memory.now, event.seat))


def death_reported(mind: CultistsMind, event: e.DeathReported) -> None:
    mind.did("reported", event.seat, event.target)


def celebrity_tested(mind: CultistsMind, event: CelebrityTested) -> None:
    """UTS-ROLE-14: found alive, for all to see."""
    if event.alive:
        alive = [1 - mind.memory.chance_of_death(event.seat, suspects) for suspects in mind.scores.sets]
        mind.story("found_alive", [log(max(UNLIKELY, chance)) for chance in alive], event.seat)
        mind.memory.looks[event.seat].append(Look(mind.memory.now, event.seat))


def pulse_turned(mind: CultistsMind, event: PulseTurned) -> None:
    """MOC-EVENT-10: one Alive card of several; a Dead one is told by the Ghost that follows."""
    memory, seat = mind.memory, event.seat
    memory.shuffle(seat)
    if event.card != DEAD:
        cards = max(1, memory.pulse(seat))
        alive = [1 - memory.chance_of_death(seat, suspects) / cards for suspects in mind.scores.sets]
        mind.story("turned", [log(max(UNLIKELY, chance)) for chance in alive], seat)


# Deaths


def found_dead(mind: CultistsMind, victim: Seat) -> None:
    """AC-TERM-18: who had the chance to give the Dead card, or did it come with the envelope?"""
    memory = mind.memory
    chances = [memory.chance_of_death(victim, suspects) for suspects in mind.scores.sets]
    if not memory.looks[victim]:
        likely = mind.scores.mean(chances)
        memory.settle_start(min(1.0, memory.dead_at_start / max(likely, 0.05)))
    mind.story("found_dead", [log(max(UNLIKELY, chance)) for chance in chances], victim)


def became_ghost(mind: CultistsMind, event: e.BecameGhost) -> None:
    memory, seat = mind.memory, event.seat
    if event.cause == "murder":
        found_dead(mind, seat)
        mind.scores.member("victim", seat)
    memory.ghosts.add(seat)
    mind.before_ghost = (seat, mind.scores.scores)
    spared = event.cause == "murder" and not mind.options.last_cultist_murder_ends_game
    if event.cause == "own":
        mind.scores.innocent(seat)
    elif not spared:
        mind.scores.not_all_of(memory.ghosts)


def role_shown(mind: CultistsMind, event: e.RoleShown) -> None:
    """Where the last Cultist falls, the Role comes to light just after the death."""
    ghost, scores = mind.before_ghost
    guilty = TEAM_OF[event.role] == "cultists"
    if guilty and ghost == event.seat:
        mind.scores.scores = scores
    mind.roles.fix(event.seat, event.role)
    if guilty:
        mind.scores.guilty(event.seat)
    else:
        mind.scores.innocent(event.seat)


def claimed(mind: CultistsMind, event: e.Claimed) -> None:
    mind.scores.guilty(event.seat)


def guessers_named(mind: CultistsMind, event: e.GuessersNamed) -> None:
    """RQ-69: only Cultists name the Seer."""
    for seat in event.seats:
        mind.scores.guilty(seat)


HEARD: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = {
    e.Met: met,
    e.Gave: gave,
    e.GaveInTheDark: gave_in_the_dark,
    e.PulseGrew: pulse_grew,
    e.StateChecked: state_checked,
    e.PulseSeen: pulse_seen,
    e.CheckClosed: check_closed,
    e.DeathReported: death_reported,
    e.BecameGhost: became_ghost,
    e.RoleShown: role_shown,
    e.Claimed: claimed,
    e.GuessersNamed: guessers_named,
    CelebrityTested: celebrity_tested,
    PulseTurned: pulse_turned,
}
