"""Dagger (UTS-ITEM-41 to UTS-ITEM-43)."""

from __future__ import annotations

from gloaming.games.cultists.expansions.under_the_surface.items.base import Portable
from gloaming.games.cultists.rules import ballot_weight
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

dagger = Portable("dagger", from_seats=(5,), printed=3)


@dagger.modifies(ballot_weight)
def one_vote_more(weight: int, game: Cultists, seat: Seat, ballot: Seat | None, knife: int) -> int:
    """UTS-ITEM-41, UTS-RQ-14, UTS-RQ-15: in every Vote, on one ballot, also where its holder abstains."""
    if not dagger.carried_by(game, seat):
        return weight
    if ballot is None and game.options.dagger_abstain_weight == "one":
        return weight
    return weight * 2 if game.options.dagger_with_knife == "multiplicative" else weight + 1
