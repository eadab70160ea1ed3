"""Looking at a Pulse deck: Check a State, the Camera, False Eyes (AC-ACT-CS)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.memory import remember_look
from gloaming.fast.cultists.numbers import CARD_AFTER_VOTE, CRIES_BEFORE_VOTE, DEAD, EYES, MURDER
from gloaming.fast.cultists.professions import looks_in_order
from gloaming.fast.cultists.roles import grieves
from gloaming.fast.cultists.rules import is_cultist
from gloaming.fast.cultists.steps import BECOME_GHOST, HOLD_VOTE, PLACE_DRAW_CARD, PUT_BACK, REPORT_DEATH, SHOW_DEATH
from gloaming.fast.decks import count, size
from gloaming.fast.dice import shuffle
from gloaming.fast.layout import Dice

# Looking at a Pulse deck: the seat, whose deck, by what means


def look_at_pulse(g: Game, b: Printed, u: Dice) -> bool:
    """AC-ACT-CS-03: the deck is shuffled before it is looked at."""
    target = g.now[2]
    if not looks_in_order(g, b, g.now[1], g.now[3]):
        shuffle(g, u, g.pulse, g.pulse_end[target], size(g.pulse_end, target))
    remember_look(g, g.now[1], target)
    return True


def offer_showing(g: Game, b: Printed, seat: int) -> None:
    """AC-ACT-CS-06, -07, RQ-85: every looker is asked, whatever was found."""
    dead = count(g.pulse, g.pulse_end, g.now[2], DEAD) > 0
    must_show = g.now[3] != EYES or b.false_eyes_investigator_must_reveal == 1
    if dead:
        offer(g, SHOW_DEATH)
    if not dead or not must_show or is_cultist(g, b, seat):
        offer(g, PUT_BACK)


def looked(g: Game, b: Printed, u: Dice) -> None:
    """AC-ACT-CS-08, -13: the Ghost, the Vote, then the card of the Draw pile; the options of RQ-13 and RQ-96."""
    seat, target, means = g.now[1], g.now[2], g.now[3]
    draws = means != EYES or b.false_eyes_draw_card == 1
    shown = g.answers[seat] == SHOW_DEATH
    if shown:
        g.shown_dead[target] = count(g.pulse, g.pulse_end, target, DEAD) if b.reveal_all_dead_cards else 1
        do(g, BECOME_GHOST, target, MURDER)
        if draws and b.check_card_timing != CARD_AFTER_VOTE:
            do(g, PLACE_DRAW_CARD, target)
        if b.crybaby_timing == CRIES_BEFORE_VOTE:
            do(g, REPORT_DEATH, seat, target)
            do(g, HOLD_VOTE, seat)
        else:
            do(g, HOLD_VOTE, seat)
            do(g, REPORT_DEATH, seat, target)
    if draws and (not shown or b.check_card_timing == CARD_AFTER_VOTE):
        do(g, PLACE_DRAW_CARD, target)


def report_death(g: Game, b: Printed, u: Dice) -> None:
    """The moment at which a reported death weighs on the one who found it."""
    grieves(g, b, g.now[1])
