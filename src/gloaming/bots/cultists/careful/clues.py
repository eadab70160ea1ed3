"""Clues: how likely what was seen would be, if these suspects were the Cultists. Suspicion adds them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.bots.cultists.careful.suspicion import Likelihood, Suspects
from gloaming.bots.cultists.memory.decks import SABOTEUR, Laid, Mix, RoomDeck
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.games.cultists.cards import Card
from gloaming.kernel.values import Seat

CONCEALS: Final = 0.7
"""How often a Cultist puts a Dead card back without a word."""
STRAYS: Final = 0.25
"""How often a Cultist acts in a colour that its Route does not allow."""
FREE_OF_ROUTES: Final = frozenset(("mechanic", "cursed_hunter"))
"""Others than Cultists whom no Route binds (AC-ROLE-MEC-01, UTS-HUNT-05)."""
SEEKS: Final = 1.3
"""How much more often a Cultist walks into a lone meeting."""
SPARES: Final = 0.35
"""How much more seldom a Cultist votes against the other."""
POINTS: Final = 1.15
"""Votes point at Cultists a little more often than elsewhere: somebody may know more than we do."""


def found_dead(memory: Memory, victim: Seat) -> Likelihood:
    """AC-TERM-18: who had the chance to give the Dead card, or did it come with the envelope?"""
    return lambda suspects: memory.chance_of_death(victim, suspects)


def found_alive(memory: Memory, looker: Seat, target: Seat) -> Likelihood:
    """AC-ACT-CS-06, -07: an Investigator must report a death, a Cultist may conceal it."""

    def likelihood(suspects: Suspects) -> float:
        dead = memory.chance_of_death(target, suspects)
        return 1 - dead * (1 - CONCEALS) if looker in suspects else 1 - dead

    return likelihood


def reported(looker: Seat) -> Likelihood:
    return lambda suspects: 1 - CONCEALS if looker in suspects else 1.0


def still_hidden(ghosts: set[Seat]) -> Likelihood:
    """AC-VOTE-21: the game goes on, so a Cultist is left among the living."""
    return lambda suspects: 0.0 if ghosts.issuperset(suspects) else 1.0


def innocent(seat: Seat) -> Likelihood:
    return lambda suspects: 0.0 if seat in suspects else 1.0


def guilty(seat: Seat) -> Likelihood:
    return lambda suspects: 1.0 if seat in suspects else 0.0


def room_action(memory: Memory, seat: Seat, colour: str) -> Likelihood:
    """AC-ROUTE-03, -04: does any of the Routes allow all Room actions seen of this seat?"""
    before, after = memory.fits[seat], memory.colour_fits(seat, colour)
    fits = len(after) / len(before) if before else 1.0
    investigators = len(memory.seats) - memory.table.cultists
    others = FREE_OF_ROUTES & memory.roles - {memory.role}
    free = len(others) / investigators if others else 0.0
    honest = fits * (1 - free) + free * 0.4
    cultist = fits * (1 - STRAYS) + STRAYS * 0.4
    return lambda suspects: cultist if seat in suspects else honest


def drawn(memory: Memory, deck: RoomDeck, face: Card, *, top: bool, knows_own: bool) -> Likelihood:
    """AC-ACT-CR-14: a red card came from the start, from the Draw pile, or from one of those who filled the Room."""
    helpful = memory.helpful

    def likelihood(suspects: Suspects) -> float:
        def mix(laid: Laid) -> Mix:
            if knows_own and laid.face is not None:
                return _certain(laid.face, helpful)
            return memory.mix(laid, SABOTEUR if laid.origin in suspects else helpful)

        return deck.chance(face, mix, top=top)

    return likelihood


def sought_meeting(mover: Seat) -> Likelihood:
    return lambda suspects: SEEKS if mover in suspects else 1.0


def ballots(votes: Sequence[tuple[Seat, Seat]]) -> Likelihood:
    """Who votes against whom: a Cultist spares the other one."""

    def likelihood(suspects: Suspects) -> float:
        product = 1.0
        for voter, named in votes:
            if named in suspects:
                product *= SPARES if voter in suspects else POINTS
        return product

    return likelihood


def _certain(face: Card, faces: Mix) -> Mix:
    return {other: float(other == face) for other in faces}
