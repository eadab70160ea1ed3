"""The Exorcist: once per game, a life for a life (MOC-PROF-28 to -33)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import DEAD, EXORCISED, EXORCIST, PURGES_ALL
from gloaming.fast.cultists.professions import holder_of_profession
from gloaming.fast.cultists.steps import BECOME_GHOST, BRING_BACK, CHOOSE_VICTIM, HOLD_VOTE, REVIVE, SACRIFICE
from gloaming.fast.decks import count, remove
from gloaming.fast.layout import NOBODY, SEATS, Dice


def offer_revivals(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-32, MOC-RQ-32: any Ghost, at any distance, while there is somebody to die for it."""
    if holder_of_profession(g, b, EXORCIST) != seat or g.profession_used or not any_victim(g, b, seat):
        return
    for ghost in range(b.seats):
        if g.ghost[ghost]:
            offer(g, REVIVE + ghost)


def is_victim(g: Game, b: Printed, seat: int, other: int) -> bool:
    """MOC-RQ-32: the living, the Exorcist only where the table says so."""
    return not g.ghost[other] and (other != seat or b.exorcist_may_kill_self == 1)


def any_victim(g: Game, b: Printed, seat: int) -> bool:
    for other in range(b.seats):
        if is_victim(g, b, seat, other):
            return True
    return False


def revive(g: Game, seat: int, target: int) -> None:
    """MOC-PROF-28: bring this Ghost back to life; somebody else has to die for it."""
    g.profession_used = 1
    do(g, BRING_BACK, seat, target)
    do(g, CHOOSE_VICTIM, seat, target)


def bring_back(g: Game, b: Printed, u: Dice) -> None:
    """MOC-PROF-28 to -30, MOC-RQ-33: the Ghost lives; its open Dead card leaves the game, all else stays as it is."""
    back = g.now[2]
    g.ghost[back], g.cause[back] = 0, NOBODY
    rise(g, back)
    dead = count(g.pulse, g.pulse_end, back, DEAD)
    purged = dead if b.revival_purges == PURGES_ALL else g.shown_dead[back]
    for _ in range(purged):
        remove(g.pulse, g.pulse_end, SEATS, back, DEAD)
    g.shown_dead[back] = 0
    if purged == dead:
        g.dead_since[back] = NOBODY  # MOC-WIN-04
    g.exorcised += purged


def rise(g: Game, seat: int) -> None:
    """It is no longer among the fallen."""
    at = 0
    while g.fallen[at] != seat:
        at += 1
    g.fallen_count -= 1
    for i in range(at, g.fallen_count):
        g.fallen[i] = g.fallen[i + 1]


def offer_victims(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-31: another player has to die."""
    for other in range(b.seats):
        if is_victim(g, b, seat, other) and other != g.now[2]:
            offer(g, SACRIFICE + other)


def victim_chosen(g: Game, b: Printed, u: Dice) -> None:
    """No Vote follows, unless the table says so (MOC-RQ-32)."""
    seat = g.now[1]
    do(g, BECOME_GHOST, g.answers[seat] - SACRIFICE, EXORCISED)
    if b.exorcist_kill_vote:
        do(g, HOLD_VOTE, seat)
