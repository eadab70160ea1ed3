"""Other worlds: what may be left in the bag, by what a seat has seen of In Control of the Situation (AC-EVENT-IC)."""

from __future__ import annotations

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.events import TokenHandled, TokenPeeked
from gloaming.kernel.dice import Dice
from tests.games.cultists.quiet_rounds import drawing


def test_a_token_in_the_hand_is_not_the_one_that_another_removed() -> None:
    """AC-EVENT-IC-03: Eva took a token out unseen; the one at which Mary looks now lies uppermost in every world."""
    t = drawing("in_control", "false_eyes", "portal", knife="Mary")
    t.game.journal.insert(0, TokenHandled(3, True))
    t["Mary"].peeks()
    peeked = next(event.token for event in t.game.journal if isinstance(event, TokenPeeked))
    for seed in range(60):
        world = CULTISTS.determinise(t["Mary"].sees, Dice.seeded("bag", seed))
        assert world.bag[-1] == peeked
        assert len(world.taken_out) == 1
