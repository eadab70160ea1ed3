"""When Mountains of Chaos joins a table, and what it lays out there (MOC-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.expansions.free_actions import lingering
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.mountains_of_chaos.state import NAME, Mine, mine
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import points_needed
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.rules import Module
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


class MountainsOfChaos(Expansion):
    def joins(self, options: Options) -> bool:
        return board_of(options).expansion == "mountains-of-chaos"

    def check(self, options: Options) -> None:
        if options.path_declaration == "upfront":
            sentence = (
                "In the mine lifts are started on the way, so nobody can declare the whole path; play stepwise there."
            )
            raise BadOptions(sentence, "mine-upfront")

    def brings(self, options: Options) -> tuple[Module, ...]:
        return (lingering,)

    def lay_out(self, game: Cultists) -> None:
        """MOC-SETUP-04 to -06."""
        crossing = game.board.crossing
        assert crossing is not None
        game.parts[NAME] = Mine(
            crossing.blocked_in_round_1, {lift.id: lift.between[0] for lift in game.board.lifts.values()}
        )

    def shown(self, game: Cultists, seat: Seat | None) -> Mine:
        return mine(game)

    def suppose(self, game: Cultists, ledger: Ledger) -> Mine:
        return cast(Mine, ledger.view.parts[NAME])


mountains_of_chaos = MountainsOfChaos(NAME, "Mountains of Chaos", printed=2)

POINTS_NEEDED = {4: 10, 5: 10, 6: 11, 7: 11, 8: 12}
"""MOC-WIN-01."""


@mountains_of_chaos.modifies(points_needed)
def fewer_points(points: int, game: Cultists) -> int:
    return POINTS_NEEDED[len(game.at)]
