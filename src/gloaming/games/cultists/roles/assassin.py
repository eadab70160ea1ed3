"""Assassin (AC-ROLE-ASN, AC-ACT-AS)."""

from gloaming.games.cultists.actions.base import Action, others_in_reach
from gloaming.games.cultists.deaths import BecomeGhost, ShowRole
from gloaming.games.cultists.events import Assassinated
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import actions
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

assassin = Role(
    "assassin", "Assassin", favours="investigators", seats=(7, 8), printed=3, base_game=True, experienced={7: 2, 8: 3}
)


class Assassinate(Action, code="assassinate:{target}", clause="AC-ACT-AS-01", confirm=True, by_role="assassin"):
    """Once per game the Assassin shows the marker and makes another living Character here a Ghost. No Vote follows."""

    target: Seat

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(Assassinated(seat, self.target))
        game.do(ShowRole(seat), BecomeGhost(self.target, "assassin"))


@assassin.modifies(actions)
def may_strike(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """AC-ACT-AS-01: living, not used yet (the marker lies open then), and not alone."""
    if game.ghost[seat] or seat in game.shown_role:
        return offered
    return (*offered, *[Assassinate(target) for target in others_in_reach(game, seat)])
