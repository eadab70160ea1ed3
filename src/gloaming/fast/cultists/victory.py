"""Winning and losing: the instant ends, the kills that trump them, the claim, and the guess at the Seer (AC-WIN)."""

from __future__ import annotations

from gloaming.fast.agenda import clear_agenda, do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.memory import remember_opening
from gloaming.fast.cultists.night import everybody
from gloaming.fast.cultists.numbers import (
    ANY_INVESTIGATOR_WIN,
    ANY_TIME,
    CAUSES,
    CLAIMED,
    CULTISTS,
    FALSE_CLAIM,
    FIRST_ELIMINATED,
    INVESTIGATORS,
    KILLS,
    OVER,
    POINTS,
    PREVIOUS_ROUND,
    RANDOM_DECIDER,
    REASONS,
    SEER,
    SEER_NAMED,
    VOTED,
)
from gloaming.fast.cultists.rules import is_cultist, next_seat, nth_of
from gloaming.fast.cultists.steps import (
    CLAIM,
    CONFIRM,
    END_GAME,
    GUESS_SEER,
    NAME_GUESSERS,
    NAME_SEER,
    REVEAL_CULTISTS,
    SETTLE_CLAIM,
)
from gloaming.fast.dice import roll
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has, how_many

REASON_OF = tuple(REASONS.index(cause) if cause in REASONS else VOTED for cause in CAUSES)
"""By what the Investigators have won when the last Cultist went for this cause."""


def dead_investigators(g: Game, b: Printed, until_round: int) -> int:
    """AC-TERM-19: each counts once, from the round in which the card was given or the Ghost made."""
    dead = 0
    for seat in range(b.seats):
        if 0 <= g.dead_since[seat] <= until_round:
            dead += 1
    return dead


def cultists(g: Game, b: Printed) -> int:
    found = 0
    for seat in range(b.seats):
        if is_cultist(g, b, seat):
            found |= 1 << seat
    return found


def human_cultists(g: Game, b: Printed) -> int:
    return cultists(g, b) & everybody(g, b)


def kills_trump(g: Game, b: Printed, points: bool) -> bool:
    """AC-WIN-21: whether enough dead Investigators beat a win of the Investigators by points or by elimination."""
    counted_until = NOBODY
    if b.cultists == 2:
        check = b.two_cultists_points_kill_check if points else PREVIOUS_ROUND
        if check == PREVIOUS_ROUND:  # AC-WIN-10, -12
            counted_until = g.round - 1
        elif check == ANY_TIME:
            counted_until = g.round
    elif human_cultists(g, b) == 0:
        if not points or b.automa_kills_trump_points:  # AC-AUTOMA-22, RQ-114
            counted_until = g.round
    elif points and b.sole_cultist_kills_trump_points:  # RQ-61
        counted_until = g.round
    return counted_until != NOBODY and dead_investigators(g, b, counted_until) >= b.dead_needed


def last_cultist_gone(g: Game, b: Printed, u: Dice) -> None:
    """AC-WIN-02, -08, -10: no living Cultist is left."""
    if kills_trump(g, b, False):
        conclude(g, b, CULTISTS, KILLS)
    else:
        conclude(g, b, INVESTIGATORS, REASON_OF[g.now[1]])


def count_points(g: Game, b: Printed, u: Dice) -> None:
    """AC-WIN-01, RQ-70: after every change of the points or of the target."""
    if g.points >= g.target:
        if kills_trump(g, b, True):
            conclude(g, b, CULTISTS, KILLS)
        else:
            conclude(g, b, INVESTIGATORS, POINTS)


def conclude(g: Game, b: Printed, winner: int, reason: int) -> None:
    """AC-ROUND-07: the game stops at once; what was planned does not happen."""
    clear_agenda(g)
    if winner == INVESTIGATORS and seer_is_guessed(g, b, reason):
        do(g, REVEAL_CULTISTS)
        do(g, NAME_GUESSERS, reason)
    else:
        do(g, END_GAME, winner, reason)


def end_game(g: Game, b: Printed, u: Dice) -> None:
    g.winner, g.reason, g.phase, g.turn = g.now[1], g.now[2], OVER, NOBODY


# The claim of the sole Cultist


def asked_for_claim(g: Game, b: Printed) -> int:
    """AC-CLEAN-02, -10: everybody confirms the end of the round, where there is one Cultist."""
    return everybody(g, b) if b.cultists == 1 else 0


def offer_claim(g: Game, b: Printed, seat: int) -> None:
    offer(g, CONFIRM)
    if is_cultist(g, b, seat):
        offer(g, CLAIM)


def claimed(g: Game, b: Printed, u: Dice) -> None:
    for seat in range(b.players):
        if has(g.asked, seat) and g.answers[seat] == CLAIM:
            do(g, SETTLE_CLAIM, seat)


def settle_claim(g: Game, b: Printed, u: Dice) -> None:
    """AC-CLEAN-03, -04: the Pulse decks are opened and the dead are counted."""
    remember_opening(g, b)
    if dead_investigators(g, b, g.round) >= b.dead_needed:
        conclude(g, b, CULTISTS, CLAIMED)
    else:
        conclude(g, b, INVESTIGATORS, FALSE_CLAIM)


# The guess at the Seer


def seer_is_guessed(g: Game, b: Printed, reason: int) -> bool:
    """AC-WIN-14, -17, RQ-63, RQ-68."""
    seer = False
    for i in range(g.special_count):
        seer = seer or g.special_roles[i] == SEER
    if not seer or human_cultists(g, b) == 0:
        return False
    if reason == FALSE_CLAIM:
        return b.seer_guess_after_failed_claim == 1
    return reason != POINTS or b.seer_guess_after == ANY_INVESTIGATOR_WIN


def reveal_cultists(g: Game, b: Printed, u: Dice) -> None:
    """AC-WIN-14: the Cultists reveal themselves before they guess."""
    for seat in range(b.seats):
        if is_cultist(g, b, seat):
            g.shown_role[seat] = 1


def name_guessers(g: Game, b: Printed, u: Dice) -> None:
    do(g, GUESS_SEER, g.now[1], guessing_cultists(g, b, u))


def guessing_cultists(g: Game, b: Printed, u: Dice) -> int:
    """RQ-69: all Cultists, or the one whom the table lets decide; the AUTOMA never guesses."""
    guessers = human_cultists(g, b)
    if b.seer_guess_decider == FIRST_ELIMINATED:
        return 1 << first_eliminated(g, b, guessers)
    if b.seer_guess_decider == RANDOM_DECIDER:
        return 1 << nth_of(guessers, roll(g, u, how_many(guessers)))
    return guessers


def first_eliminated(g: Game, b: Printed, guessers: int) -> int:
    for i in range(g.fallen_count):
        if has(guessers, g.fallen[i]):
            return g.fallen[i]
    return nth_of(guessers, 0)


def guessing(g: Game, b: Printed) -> int:
    return g.now[2]


def offer_guesses(g: Game, b: Printed, seat: int) -> None:
    """AC-WIN-14, -18: exactly one guess, among all whose Role is not known."""
    for other in range(b.seats):
        if not is_cultist(g, b, other) and not g.shown_role[other]:
            offer(g, NAME_SEER + other)


def guessed(g: Game, b: Printed, u: Dice) -> None:
    guess = g.answers[decider(g, b)] - NAME_SEER
    if g.role[guess] == SEER:
        do(g, END_GAME, CULTISTS, SEER_NAMED)
    else:
        do(g, END_GAME, INVESTIGATORS, g.now[1])


def decider(g: Game, b: Printed) -> int:
    """RQ-69: if two Cultists differ, the one eliminated last decides; with none eliminated, the first clockwise."""
    for i in range(g.fallen_count - 1, -1, -1):
        if has(g.asked, g.fallen[i]):
            return g.fallen[i]
    seat = g.knife
    while not has(g.asked, seat):
        seat = next_seat(b, seat, 1)
    return seat
