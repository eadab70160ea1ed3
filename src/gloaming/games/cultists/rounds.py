"""The round: Movement, Event, Action, Cleanup (AC-ROUND-01)."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.cultists.actions import CHARACTER_ACTIONS, ROOM_ACTIONS, SPECIAL_ROOM_ACTIONS
from gloaming.games.cultists.actions.base import Action, may_act_here
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.automa import AutomaAction, AutomaMove
from gloaming.games.cultists.board import Board, Place
from gloaming.games.cultists.events import RoundBegan, RoundEnded, TokenDrawn
from gloaming.games.cultists.movement import Move
from gloaming.games.cultists.rules import actions, after_movement
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import token_of
from gloaming.games.cultists.tokens.mirror import mirror
from gloaming.games.cultists.tokens.portal import PortalDeadline
from gloaming.games.cultists.victory import AskForClaim, conclude
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat


class Round(Step):
    """AC-ROUND-01: four Phases, at most ten times."""

    def run(self, game: Cultists) -> None:
        game.round += 1
        game.record(RoundBegan(game.round, game.knife))
        game.do(MovementPhase(), EventPhase(), ActionPhase(), CleanupPhase())


class MovementPhase(Step):
    """AC-ROUND-03, AC-MOVE-16: clockwise from the Knife, every seat once."""

    def run(self, game: Cultists) -> None:
        game.phase = "movement"
        turns, automa = game.clockwise(game.knife), game.automa
        moves = [AutomaMove(seat) if seat == automa else Move(seat) for seat in turns]
        game.do(*moves, *after_movement(game))


# The Event Phase


class EventPhase(Step):
    """AC-EVENT-GEN-02, -07: one token a round, while there are any."""

    def run(self, game: Cultists) -> None:
        game.phase, game.turn = "event", None
        if game.bag:
            game.do(RevealToken())
        else:
            game.clock.append("")


class RevealToken(Step):
    """AC-EVENT-GEN-08: what was in force ends, then the new token resolves; the Mirror is the one before it."""

    def run(self, game: Cultists) -> None:
        drawn = game.roll(len(game.bag))
        token = game.bag[drawn]
        game.bag = game.bag[:drawn] + game.bag[drawn + 1 :]
        game.clock.append(token)
        game.event = token
        game.record(TokenDrawn(token))
        mirrored = token == mirror.name
        if mirrored:
            game.event = game.clock[-2] if len(game.clock) > 1 else ""
        if game.event:
            game.do(*token_of(game, game.event).resolve(game, mirrored))


# The Action Phase


class ActionPhase(Step):
    """AC-ROUND-03, -05: clockwise from the Knife, one action each."""

    def run(self, game: Cultists) -> None:
        game.phase = "action"
        game.closing = game.spent = ()
        turns, automa = game.clockwise(game.knife), game.automa
        game.do(*[AutomaAction(seat) if seat == automa else Act(seat) for seat in turns])


class Act(Choice, clause="AC-ACT-GEN-01"):
    """AC-ROUND-05: one Character action, or one Room action, or none; free actions, where there are any, on top."""

    def run(self, game: Cultists) -> None:
        game.turn = self.seat
        if self.seat not in game.spent:
            game.ask(self)

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (*base_actions(game, self.seat), *actions(game, self.seat), Pass())

    def chosen(self, game: Cultists, option: Action) -> None:
        option.perform(game, self.seat)
        if option.free:
            game.do(self)


def base_actions(game: Cultists, seat: Seat) -> list[Option]:
    """AC-ACT-GEN-01, -02, AC-GHOST-07, -08."""
    here = game.at[seat]
    usable = here in game.board.rooms and may_act_here(game, seat, here)
    offered: list[Option] = []
    for action in actions_at(game.board, here, game.ghost[seat], usable):
        offered += action.offered(game, seat)
    return offered


@lru_cache(maxsize=1024)
def actions_at(board: Board, place: Place, ghost: bool, usable: bool) -> tuple[type[Action], ...]:
    """Those that can be of use there at all; `usable`: whether this seat may act on the Room's deck."""
    indoors = place in board.rooms
    character = () if ghost else [action for action in CHARACTER_ACTIONS if action.indoors in (None, indoors)]
    special = [action for action in SPECIAL_ROOM_ACTIONS if action.room == board.colour.get(place)]
    return (*character, *(ROOM_ACTIONS if usable else ()), *special)


# Cleanup


class CleanupPhase(Step):
    """AC-CLEAN-01: the Firestarter, the claim, the end of round 10, the Portal, the next round."""

    def run(self, game: Cultists) -> None:
        game.phase, game.turn = "cleanup", None
        before = game.options.firestarter_timing == "before_claim"
        ends: tuple[Step, ...] = (EndRound(), AskForClaim()) if before else (AskForClaim(), EndRound())
        game.do(*ends, LastRound(), PortalDeadline(), PrepareNextRound(), Round())


class EndRound(Step):
    def run(self, game: Cultists) -> None:
        game.record(RoundEnded(game.round))


class LastRound(Step):
    """AC-CLEAN-07, AC-WIN-04: time is on the Cultists' side."""

    def run(self, game: Cultists) -> None:
        if game.round >= game.table.last_round:
            conclude(game, "cultists", "time")


class PrepareNextRound(Step):
    """AC-CLEAN-08: the Vote token is active again, and the Knife goes one seat on."""

    def run(self, game: Cultists) -> None:
        game.vote_active = True
        game.knife = (game.knife + 1) % len(game.at)
