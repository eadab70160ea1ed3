"""The end of the game (INV-WIN)."""

from __future__ import annotations

from gloaming.games.invasion.events import GameEnded
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion, Reason, Side
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat, Value


def check_scientists(game: Invasion) -> None:
    """INV-WIN-01, -02, INV-RQ-27."""
    if game.saved >= game.options.scientists_to_save:
        conclude(game, "humans", "scientists")


def check_sectors(game: Invasion) -> None:
    """INV-WIN-04, -05, INV-RQ-36: a whole sector is alien."""
    tokens = frozenset(game.tokens)
    if game.options.sector_win_needs_unaddressed:
        full = any(sector <= tokens for sector in game.city.districts_of_sector.values())
    else:
        full = any(sector & game.ground.addressed <= tokens for sector in game.city.districts_of_sector.values())
    if full:
        conclude(game, "aliens", "sector")


def conclude(game: Invasion, winner: Side, reason: Reason) -> None:
    """INV-WIN-06, INV-RQ-35: the game stops at once; what was planned does not happen."""
    game.clear_agenda()
    game.do(EndGame(winner, reason))


class EndGame(Step):
    winner: Side
    reason: Reason

    def run(self, game: Invasion) -> None:
        game.clear_agenda()  # what the last effect had still scheduled
        game.winner, game.reason = self.winner, self.reason
        game.stage, game.turn = "over", None
        game.record(GameEnded(self.winner, self.reason))


class Outcome(Value, tag=False):
    """How a game ended."""

    winner: Side
    reason: Reason
    rounds: int
    saved: int
    mother_ships: int
    aliens: tuple[Seat, ...]
    """INV-WIN-08: who was one at the end."""


def outcome(game: Invasion) -> Outcome | None:
    if game.winner is None or game.reason is None:
        return None
    aliens = tuple(seat for seat in game.seats if is_alien(game, seat))
    return Outcome(game.winner, game.reason, game.round, game.saved, game.mother_ships, aliens)


TEAMS = ("humans", "aliens")


def team_of(game: Invasion, seat: Seat) -> str:
    """As it is now: a draw may turn anybody."""
    return "aliens" if is_alien(game, seat) else "humans"
