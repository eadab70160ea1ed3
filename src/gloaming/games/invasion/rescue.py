"""Rescue: a team of three, sealed cards, and whether the scientist is saved (INV-RESCUE)."""

from __future__ import annotations

from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.escalation import Escalate
from gloaming.games.invasion.events import (
    EscalationBegan,
    RescueAttempted,
    RescueCardLaid,
    RescueCardsShown,
    RescueFailed,
    ScientistSaved,
    TeamNamed,
)
from gloaming.games.invasion.pressure import raise_pressure
from gloaming.games.invasion.rules import is_alien, may_join_team, receivers
from gloaming.games.invasion.state import Agent, Invasion, RescueCard
from gloaming.games.invasion.victory import check_scientists
from gloaming.kernel.steps import Choice, Option, Question, Step
from gloaming.kernel.values import Seat

TEAM = 3


class AttemptRescue(Step):
    """INV-RESCUE-01, INV-AGENT-30: the scientist stays on the start spot until it is decided."""

    leader: Seat
    receiver: Agent | None
    """None: INV-RQ-25, a scientist who stands on a gathering spot already."""

    def run(self, game: Invasion) -> None:
        start = start_of(game)
        goal = None if self.receiver is None else game.agent_at[self.receiver]
        game.record(RescueAttempted(self.leader, start, self.receiver, goal))
        game.do(NameTeam(self.leader, (self.leader,)), SettleRescue(start, self.receiver, goal))


def start_of(game: Invasion) -> Spot:
    assert game.active is not None
    return game.agent_at[game.active]


class Name(Option, code="name:{seat}"):
    seat: Seat


class NameTeam(Choice, clause="INV-RESCUE-02"):
    """INV-RESCUE-02, INV-DERIV-02: two others who are not stated aliens; where just two are left, it is they."""

    team: tuple[Seat, ...]

    def options(self, game: Invasion) -> tuple[Option, ...]:
        eligible = self.eligible(game)
        if len(eligible) <= TEAM - len(self.team):
            return ()
        return tuple([Name(seat) for seat in eligible])

    def eligible(self, game: Invasion) -> list[Seat]:
        return [seat for seat in game.clockwise(self.seat) if seat not in self.team and may_join_team(game, seat)]

    def chosen(self, game: Invasion, option: Name | None) -> None:
        team = (*self.team, *self.eligible(game)) if option is None else (*self.team, option.seat)
        if option is not None and len(team) < TEAM:
            game.do(NameTeam(self.seat, team))
        else:
            game.record(TeamNamed(team))
            game.do(CastVotes(team))


class Lay(Option, code="lay:{card}", hidden=("card",)):
    card: RescueCard

    def is_quiet(self) -> bool:
        return self.card == "success"


SUCCESS, SABOTAGE = Lay("success"), Lay("sabotage")


class CastVotes(Question, clause="INV-RESCUE-05", discreet=True, clock="vote"):
    """INV-RESCUE-05, -06, -16: each of the three lays one card, unseen; all learn only how many of each there are."""

    team: tuple[Seat, ...]

    def asks(self, game: Invasion) -> dict[Seat, tuple[Option, ...]]:
        return {seat: (SUCCESS, SABOTAGE) if may_sabotage(game, seat) else (SUCCESS,) for seat in self.team}

    def answered(self, game: Invasion, answers: dict[Seat, Lay]) -> None:
        for seat, laid in answers.items():
            game.record(RescueCardLaid(seat, laid.card))
        sabotaged = sum(laid.card == "sabotage" for laid in answers.values())
        game.record(RescueCardsShown(len(answers) - sabotaged, sabotaged))
        if sabotaged:  # INV-RESCUE-09, -10
            game.record(EscalationBegan())
            game.do(Escalate())


def may_sabotage(game: Invasion, seat: Seat) -> bool:
    """INV-RESCUE-22, INV-RQ-46."""
    return game.options.human_sabotage == "allowed" or is_alien(game, seat)


class SettleRescue(Step):
    """INV-RESCUE-08, -11, -14, -15, -18: saved if the Escort can (still) be done; then the pressure rises."""

    start: Spot
    receiver: Agent | None
    goal: Spot | None

    def run(self, game: Invasion) -> None:
        saved = under_control(game) and self.still_possible(game)
        if saved:
            save_scientist(game, self.start)
        else:
            game.record(RescueFailed(self.start))
        if game.saved < game.options.scientists_to_save and (saved or game.options.pressure_up_on == "every_vote"):
            raise_pressure(game)

    def still_possible(self, game: Invasion) -> bool:
        """INV-RESCUE-13, INV-RQ-22."""
        if game.active is None or game.agent_at.get(game.active) != self.start:
            return False
        if self.receiver is None:
            return may_rescue_in_place(game, self.start)
        able = receivers(game, game.active)
        if game.options.escort_recheck == "same_receiver_same_spot":
            return self.receiver in able and game.agent_at[self.receiver] == self.goal
        return any(game.agent_at[agent] in game.ground.gathering for agent in able)


def under_control(game: Invasion) -> bool:
    """INV-RESCUE-12, INV-RQ-21: on the board, and not trapped meanwhile."""
    if game.active is None or game.active not in game.agent_at:
        return False
    return game.siren[game.active] or not game.options.trap_breaks_control


def may_rescue_in_place(game: Invasion, spot: Spot) -> bool:
    """INV-RQ-25: where the table allows it, from a gathering spot that no alien is close to."""
    here = game.options.rescue_in_place and spot in game.ground.gathering and spot in game.scientists
    return here and game.ground.control[spot].isdisjoint(game.tokens)


def save_scientist(game: Invasion, spot: Spot) -> None:
    """INV-RESCUE-15, -24: onto the gathering point, for good."""
    game.scientists = tuple([other for other in game.scientists if other != spot])
    game.saved += 1
    game.record(ScientistSaved(spot, game.saved))
    check_scientists(game)
