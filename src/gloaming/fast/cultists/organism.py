"""Organism 46-B: what it asks for when the points are reached, and who leads the ritual (UTS-ORG-06 to -13)."""

from __future__ import annotations

from gloaming.fast.agenda import clear_agenda, do
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import CULTISTS, NO_LEADER
from gloaming.fast.cultists.steps import ELECT_LEADER, FOLLOW_LEADER, HOLD_VOTE, NAME_PARTICIPANTS
from gloaming.fast.cultists.victory import conclude, count_points
from gloaming.fast.cultists.voting import settle_vote
from gloaming.fast.layout import NOBODY, Dice
from gloaming.games.cultists.expansions.under_the_surface.organism import LEADER_VOTES

AWAKE = 3
"""UTS-ORG-01, -04: so many relics on the altar."""


def the_ritual_decides(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ORG-06, UTS-WIN-02, -03: at once, in place of the win by points; what was planned does not happen."""
    if g.points >= g.target and g.relics >= AWAKE:
        clear_agenda(g)
        g.turn = NOBODY
        do(g, ELECT_LEADER, 1)
    else:
        count_points(g, b, u)


def elect_leader(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ORG-09: a Vote like that of Initiate a Vote; whatever it does to the Knife is over before its result is used."""
    g.leader_vote = g.now[1]
    do(g, HOLD_VOTE, g.knife)
    do(g, FOLLOW_LEADER)


def elects(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ORG-11, -13: the one who is named most leads, and nobody has to leave."""
    if g.leader_vote > 0:
        g.leader = g.now[1]
    else:
        settle_vote(g, b, u)


def follow_leader(g: Game, b: Printed, u: Dice) -> None:
    """UTS-ORG-10, -12: the one elected chooses; without a living leader the Vote is repeated, three Votes in all."""
    held = g.leader_vote
    if g.leader != NOBODY and g.ghost[g.leader]:  # UTS-RQ-25: the Knife that elected a Butterfingers killed it
        g.leader = NOBODY
    if g.leader == NOBODY and held < LEADER_VOTES:
        do(g, ELECT_LEADER, held + 1)
        return
    g.leader_vote = 0
    if g.leader == NOBODY:
        conclude(g, b, CULTISTS, NO_LEADER)
    else:
        do(g, NAME_PARTICIPANTS, g.leader)
