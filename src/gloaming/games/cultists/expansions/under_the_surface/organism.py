"""Organism 46-B: what it asks for when the points are reached, and who leads the ritual (UTS-ORG-06 to -13)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.ritual import NameParticipants
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import (
    LeaderElected,
    LeaderVoteHeld,
    RitualCalled,
)
from gloaming.games.cultists.expansions.under_the_surface.state import change, organism_awake, surface
from gloaming.games.cultists.rules import candidates, may_abstain, vote_eliminates
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.victory import CountPoints, conclude
from gloaming.games.cultists.voting import HoldVote, SettleVote
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat

LEADER_VOTES = 3


@under_the_surface.instead(CountPoints)
def the_ritual_decides(game: Cultists, step: CountPoints, proceed: Callable[[], None]) -> None:
    """UTS-ORG-06, UTS-WIN-02, -03: at once, in place of the win by points; what was planned does not happen."""
    if game.points >= game.target and organism_awake(game):
        game.clear_agenda()
        game.turn = None
        game.record(RitualCalled())
        game.do(ElectLeader(1))
    else:
        proceed()


class ElectLeader(Step):
    """UTS-ORG-09: a Vote like that of Initiate a Vote; whatever it does to the Knife is over before its result is used."""

    number: int

    def run(self, game: Cultists) -> None:
        change(game, leader_vote=self.number)
        game.record(LeaderVoteHeld(self.number))
        game.do(HoldVote(game.knife), FollowLeader())


@under_the_surface.modifies(candidates)
def only_people_lead(seats: tuple[Seat, ...], game: Cultists) -> tuple[Seat, ...]:
    """UTS-ORG-10, UTS-RQ-27: the living can be elected, but not the AUTOMA."""
    if not surface(game).leader_vote:
        return seats
    return tuple(seat for seat in seats if seat != game.automa)


@under_the_surface.modifies(may_abstain)
def must_name_a_leader(may: bool, game: Cultists) -> bool:
    """UTS-RQ-25, forbidden: nobody abstains, as long as everybody has somebody to name."""
    if not surface(game).leader_vote or game.options.leader_abstentions == "count":
        return may
    return len(candidates(game)) <= (game.options.self_vote == "forbidden")


@under_the_surface.modifies(vote_eliminates)
def spares_everybody(eliminates: bool, game: Cultists) -> bool:
    """UTS-ORG-13."""
    return eliminates and not surface(game).leader_vote


@under_the_surface.instead(SettleVote)
def elects(game: Cultists, step: SettleVote, proceed: Callable[[], None]) -> None:
    """UTS-ORG-11, -13: the one who is named most leads, and nobody has to leave."""
    if surface(game).leader_vote:
        change(game, leader=step.named)
        game.record(LeaderElected(step.named, step.count))
    else:
        proceed()


class FollowLeader(Step):
    """UTS-ORG-10, -12: the one elected chooses; without a living leader the Vote is repeated, three Votes in all."""

    def run(self, game: Cultists) -> None:
        held, leader = surface(game).leader_vote, surface(game).leader
        if leader is not None and game.ghost[leader]:  # UTS-RQ-25: the Knife that elected a Butterfingers killed it
            leader = None
            change(game, leader=None)
            game.record(LeaderElected(None))
        if leader is None and held < LEADER_VOTES:
            game.do(ElectLeader(held + 1))
            return
        change(game, leader_vote=0)
        if leader is None:
            conclude(game, "cultists", "no_leader")
        else:
            game.do(NameParticipants(leader))
