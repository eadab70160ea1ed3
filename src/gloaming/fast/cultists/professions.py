"""How a Profession is won and lost (MOC-PROF-14 to -20), and who has it."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import EYES, PROFILER
from gloaming.fast.cultists.rules import is_investigator, nth_of
from gloaming.fast.cultists.steps import LEAVE_IT, OFFER_PROFESSION, TAKE_UP, WIN_PROFESSION
from gloaming.fast.dice import roll
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import how_many


def lay_out_profession(g: Game, b: Printed, u: Dice) -> None:
    """MOC-PROF-06, -08, -10: a random Profession, and one Informant among the Investigators."""
    g.profession = roll(g, u, b.professions)
    among = 0
    for seat in range(b.seats):
        among |= 1 << seat if is_investigator(g, b, seat) else 0
    g.informant = nth_of(among, roll(g, u, how_many(among)))


def holder_of_profession(g: Game, b: Printed, profession: int) -> int:
    """Who acts as this, if anybody."""
    works = b.professions > 0 and g.profession == profession and not g.profession_lost
    return g.profession_holder if works else NOBODY


def rewards_the_first_fighter(g: Game, b: Printed, seat: int) -> None:
    """MOC-PROF-17, MOC-RQ-27: one Profession a game, and none for the AUTOMA."""
    if b.professions > 0 and seat != b.automa and g.profession_holder == NOBODY:
        do(g, OFFER_PROFESSION if b.profession_optional else WIN_PROFESSION, seat)


def offer_profession(g: Game, b: Printed, seat: int) -> None:
    """MOC-RQ-26, optional: the fighter may leave the token, unseen, for the next one."""
    offer(g, TAKE_UP)
    offer(g, LEAVE_IT)


def considered_profession(g: Game, b: Printed, u: Dice) -> None:
    if g.answers[g.now[1]] == TAKE_UP:
        do(g, WIN_PROFESSION, g.now[1])


def win_profession(g: Game, b: Printed, u: Dice) -> None:
    """MOC-PROF-15, -16. What the Detective then learns is the players' memory, and nothing that is played."""
    g.profession_holder = g.now[1]


def dies_with_its_holder(g: Game, seat: int) -> None:
    """MOC-PROF-18, -19: only the living have one, and nobody inherits it."""
    if g.profession_holder == seat:
        g.profession_lost = 1


def looks_in_order(g: Game, b: Printed, seat: int, means: int) -> bool:
    """MOC-PROF-34, MOC-RQ-35: the Profiler never shuffles, in no check, but for False Eyes."""
    if holder_of_profession(g, b, PROFILER) != seat:
        return False
    return means != EYES or b.profiler_false_eyes == 1
