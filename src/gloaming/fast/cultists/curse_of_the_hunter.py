"""Curse of the Hunter: the cursed cards, the curse tokens, and the guess at the Hunter (UTS-HUNT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.finding import comes_last
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.night import everybody
from gloaming.fast.cultists.numbers import (
    CULTISTS,
    CURSE_ALIVE,
    CURSE_SUCCESS,
    CURSED_HUNTER,
    HUNTER,
    HUNTER_SOUGHT,
    INVESTIGATORS,
    SUCCESS,
)
from gloaming.fast.cultists.rules import is_cultist, is_investigator, next_seat
from gloaming.fast.cultists.steps import (
    ASK_CULTISTS,
    END_GAME,
    GUESS_HUNTER,
    NAME_HUNTER,
    RESOLVE_ROOM_CARD,
    REVEAL_CULTISTS,
)
from gloaming.fast.cultists.victory import decider, end_game, guessing_cultists
from gloaming.fast.decks import count
from gloaming.fast.layout import Dice
from gloaming.fast.sets import has
from gloaming.games.cultists.expansions.curse_of_the_hunter import ROOMS_TO_CURSE


def counts_as_success(g: Game, b: Printed, u: Dice) -> None:
    """UTS-HUNT-07."""
    if g.now[3] == CURSE_SUCCESS:
        do(g, RESOLVE_ROOM_CARD, g.now[1], g.now[2], SUCCESS)
    else:
        comes_last(g, b, u)


# The end


def must_find_the_hunter(g: Game, b: Printed, u: Dice) -> None:
    """UTS-HUNT-08 to -11: the Cultists, if both are cursed; otherwise the Investigators, if six Rooms are."""
    if not b.cursed_hunter or g.now[2] == HUNTER_SOUGHT:
        end_game(g, b, u)
    elif cultists_are_cursed(g, b):
        do(g, REVEAL_CULTISTS)
        do(g, ASK_CULTISTS)
    elif g.cursed_count >= ROOMS_TO_CURSE:
        do(g, GUESS_HUNTER, INVESTIGATORS, everybody(g, b))
    else:
        end_game(g, b, u)


def cultists_are_cursed(g: Game, b: Printed) -> bool:
    for seat in range(b.seats):
        if is_cultist(g, b, seat) and count(g.pulse, g.pulse_end, seat, CURSE_ALIVE) == 0:
            return False
    return True


def ask_cultists(g: Game, b: Printed, u: Dice) -> None:
    """UTS-RQ-02: they guess as they guess at the Seer (RQ-69)."""
    do(g, GUESS_HUNTER, CULTISTS, guessing_cultists(g, b, u))


def is_suspect(g: Game, seat: int) -> bool:
    """Whose Role is not known, and the Hunter."""
    return not g.shown_role[seat] or g.role[seat] == CURSED_HUNTER


def hunting(g: Game, b: Printed) -> int:
    """UTS-HUNT-08, -09: where the Investigators guess, everyone is asked, so nobody learns who they are."""
    asked = 0
    for seat in range(b.seats):
        suspects = 0
        for other in range(b.seats):
            suspects += 1 if other != seat and is_suspect(g, other) else 0
        if has(g.now[2], seat) and suspects > 0:
            asked |= 1 << seat
    return asked


def offer_suspects(g: Game, b: Printed, seat: int) -> None:
    for other in range(b.seats):
        if other != seat and is_suspect(g, other):
            offer(g, NAME_HUNTER + other)


def hunted(g: Game, b: Printed, u: Dice) -> None:
    """UTS-HUNT-08, -09: who guesses right wins; otherwise the Hunter does. Only the guesses of the team asked count."""
    team, decides = g.now[1], g.knife
    if team == CULTISTS:
        decides = decider(g, b)
    else:
        while not is_investigator(g, b, decides):
            decides = next_seat(b, decides, 1)
    right = g.role[g.answers[decides] - NAME_HUNTER] == CURSED_HUNTER
    do(g, END_GAME, team if right else HUNTER, HUNTER_SOUGHT)
