"""The Mayor: decides every tie (MOC-PROF-21, -22)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import MAYOR
from gloaming.fast.cultists.organism import elects
from gloaming.fast.cultists.professions import holder_of_profession
from gloaming.fast.cultists.steps import BREAK_TIE, DECREE, LET_TIE_STAND, SETTLE_VOTE
from gloaming.fast.layout import NOBODY, SEATS, Dice
from gloaming.fast.sets import has


def leaves_ties_to_the_mayor(g: Game, b: Printed, u: Dice) -> None:
    """MOC-RQ-31: whatever shares the most votes is a tie, abstentions too, unless the table sees it otherwise."""
    knife, tied, mayor = g.now[2], g.now[3], holder_of_profession(g, b, MAYOR)
    if mayor != NOBODY and tied > 0 and is_the_mayors(g, b, tied):
        do(g, BREAK_TIE, mayor, tied & ~(1 << SEATS), knife)
    else:
        elects(g, b, u)


def is_the_mayors(g: Game, b: Printed, tied: int) -> bool:
    if has(tied, SEATS) and not b.mayor_breaks_abstention_tie:
        return False
    return g.leader_vote == 0 or b.mayor_in_leader_vote == 1


def offer_decrees(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-21, -22: right after the count the Mayor names one of the tied Characters, or nobody."""
    for other in range(b.seats):
        if has(g.now[2], other):
            offer(g, DECREE + other)
    offer(g, LET_TIE_STAND)


def tie_broken(g: Game, b: Printed, u: Dice) -> None:
    answer = g.answers[g.now[1]]
    do(g, SETTLE_VOTE, NOBODY if answer == LET_TIE_STAND else answer - DECREE, g.now[3], 0)
