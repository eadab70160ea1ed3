"""What Roles make of their holders' deeds. Where a Role changes a rule, the rule itself says so."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import (
    ASSASSIN,
    BUTTERFINGERS,
    CRYBABY,
    CURSEBEARER,
    CUTS_ALWAYS,
    CUTS_WHEN_NAMING,
    DOUBLE_ABSTENTION,
    DOUBLE_VOTE,
    FAILURE,
    FIRESTARTER,
    GREENHORN,
    OWN,
    SABOTAGE,
)
from gloaming.fast.cultists.rules import held_by, is_room, same_location
from gloaming.fast.cultists.steps import ASSASSINATE, BECOME_GHOST, HOLD_VOTE, SHOW_ROLE
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has
from gloaming.games.cultists.tables import FIRESTARTER_ROUND


def knife_used(g: Game, b: Printed, seat: int, purpose: int) -> None:
    """AC-ROLE-BUT-01, -02, RQ-91: Butterfingers cuts deep, after the use has taken full effect."""
    if not held_by(g, b, BUTTERFINGERS, seat):
        return
    doubled = purpose in (DOUBLE_VOTE, DOUBLE_ABSTENTION)
    abstained = purpose == DOUBLE_ABSTENTION or (purpose == DOUBLE_VOTE and g.ballots[seat] == NOBODY)
    cuts = not doubled or b.butterfingers_double_vote == CUTS_ALWAYS
    if cuts or (b.butterfingers_double_vote == CUTS_WHEN_NAMING and not abstained):
        do(g, BECOME_GHOST, seat, OWN)


def excited(g: Game, b: Printed, seat: int) -> None:
    """AC-ROLE-GRE-01, -02: the Greenhorn dies of a Vote or the Camera at once; the action is still carried out."""
    if held_by(g, b, GREENHORN, seat):
        do(g, BECOME_GHOST, seat, OWN)


def grieves(g: Game, b: Printed, seat: int) -> None:
    """AC-ROLE-CRY-01: the Crybaby, after having shown another's death."""
    if held_by(g, b, CRYBABY, seat):
        do(g, BECOME_GHOST, seat, OWN)


def burns(g: Game, b: Printed) -> None:
    """AC-ROLE-FIR-02: the Firestarter, with a red card still in hand at the end of round 5."""
    for seat in range(b.players):
        red = g.hand[seat][FAILURE] + g.hand[seat][SABOTAGE]
        if g.role[seat] == FIRESTARTER and g.round == FIRESTARTER_ROUND and red > 0:
            do(g, BECOME_GHOST, seat, OWN)


# Cursebearer (UTS-ROLE-07 to -12): cannot share a Room with a Ghost


def meets_a_ghost(g: Game, b: Printed, seat: int, place: int) -> None:
    """UTS-ROLE-07, -08, UTS-RQ-30: enters where one is, also on the way through; or one arrives."""
    for me in range(b.players):
        if g.role[me] == CURSEBEARER and not g.ghost[me]:
            if seat == me and is_haunted(g, b, place):
                succumb(g, b, me, place)
            if g.ghost[seat] and same_location(g, b, g.at[me], place):
                succumb(g, b, me, place)


def is_haunted(g: Game, b: Printed, place: int) -> bool:
    for seat in range(b.seats):
        if g.ghost[seat] and same_location(g, b, place, g.at[seat]):
            return True
    return False


def sees_another_die(g: Game, b: Printed, seat: int) -> None:
    """UTS-RQ-30 c: who dies here has not entered, unless the table counts it."""
    for me in range(b.players):
        here = g.role[me] == CURSEBEARER and not g.ghost[me] and same_location(g, b, g.at[me], g.at[seat])
        if here and b.curse_on_becoming_ghost:
            succumb(g, b, me, g.at[seat])


def succumb(g: Game, b: Printed, me: int, place: int) -> None:
    """UTS-ROLE-09 to -11, UTS-RQ-30 a: in Rooms only; the Role is shown, the Pulse deck is not, and no Vote follows."""
    if is_room(b, place) or b.curse_in_hallways:
        do(g, BECOME_GHOST, me, OWN)
        do(g, SHOW_ROLE, me)
        if b.curse_vote:
            do(g, HOLD_VOTE, me)


def offer_assassination(g: Game, b: Printed, seat: int, reach: int) -> None:
    """AC-ACT-AS-01: living, not used yet (the marker lies open then), and not alone."""
    if held_by(g, b, ASSASSIN, seat) and not g.ghost[seat] and not g.shown_role[seat]:
        for other in range(b.seats):
            if has(reach, other):
                offer(g, ASSASSINATE + other)
