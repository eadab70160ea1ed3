"""Death: the hidden kind, which counts, and the public kind, which makes a Ghost (AC-GHOST)."""

from __future__ import annotations

from gloaming.fast.agenda import do
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import ANY_DEATH, DEAD, INFECTED, MURDER, MURDERS_AND_VOTES, OWN, VOTE
from gloaming.fast.cultists.professions import dies_with_its_holder
from gloaming.fast.cultists.roles import sees_another_die
from gloaming.fast.cultists.rules import held_by, is_cultist, is_investigator
from gloaming.fast.cultists.steps import DROP_ITEMS, LAST_CULTIST_GONE, SHOW_ROLE
from gloaming.fast.decks import count
from gloaming.fast.layout import NOBODY, Dice


def note_dead(g: Game, b: Printed, seat: int) -> None:
    """AC-TERM-19, AC-CLEAN-09, RQ-60: remember since which round an Investigator counts as dead. Nobody learns it."""
    if g.dead_since[seat] == NOBODY and is_investigator(g, b, seat):
        cause = g.cause[seat]
        counts = cause == MURDER or (cause == VOTE and b.dead_count == MURDERS_AND_VOTES)
        counts = counts or (cause != NOBODY and b.dead_count == ANY_DEATH)
        if counts or count(g.pulse, g.pulse_end, seat, DEAD) > 0:
            g.dead_since[seat] = g.round


def become_ghost(g: Game, b: Printed, u: Dice) -> None:
    """A death becomes public: disc and card are turned over."""
    seat, cause = g.now[1], g.now[2]
    if g.ghost[seat]:
        return
    g.ghost[seat], g.cause[seat] = 1, cause
    g.fallen[g.fallen_count] = seat
    g.fallen_count += 1
    note_dead(g, b, seat)
    if held_by(g, b, INFECTED, seat):  # AC-ROLE-INF-02: from now until the end of the next round
        g.no_cards_until = g.round + 1
    sees_another_die(g, b, seat)
    lets_go(g, seat)
    dies_with_its_holder(g, seat)
    if must_show_role(g, b, seat, cause):
        do(g, SHOW_ROLE, seat)
    last = is_cultist(g, b, seat) and not any_cultist_lives(g, b)
    if last and (cause != MURDER or b.last_cultist_murder_ends_game):  # RQ-66
        do(g, SHOW_ROLE, seat)
        do(g, LAST_CULTIST_GONE, cause)


def lets_go(g: Game, seat: int) -> None:
    """UTS-ITEM-23, -26: however the death came about, and before any Vote."""
    for i in range(g.carried_count):
        if g.carrier[i] == seat:
            do(g, DROP_ITEMS, seat)
            return


def any_cultist_lives(g: Game, b: Printed) -> bool:
    """AC-TERM-21."""
    for seat in range(b.seats):
        if not g.ghost[seat] and is_cultist(g, b, seat):
            return True
    return False


def show_role(g: Game, b: Printed, u: Dice) -> None:
    g.shown_role[g.now[1]] = 1


def must_show_role(g: Game, b: Printed, seat: int, cause: int) -> bool:
    """AC-ROLE-03, AC-AUTOMA-20, RQ-100."""
    if cause == OWN and b.reveal_role_on_own_effect_death:
        return True
    if seat == b.automa:
        return cause == VOTE and b.cultists == 1
    return b.reveals_on_death[g.role[seat]] == 1
