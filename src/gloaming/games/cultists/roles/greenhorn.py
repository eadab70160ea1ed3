"""Greenhorn (AC-ROLE-GRE)."""

from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import CameraUsed, VoteInitiated
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

greenhorn = Role(
    "greenhorn", "Greenhorn", favours="cultists", loyalty=1, printed=8, base_game=True, experienced={5: 1, 7: 0}
)
greenhorn.fatal = (VoteInitiated, CameraUsed)


@greenhorn.on(*greenhorn.fatal)
def dies_of_excitement(game: Cultists, me: Seat, event: VoteInitiated | CameraUsed) -> None:
    """AC-ROLE-GRE-01, -02: at once; the action is still carried out."""
    game.do(BecomeGhost(me, "own"))
