"""Butterfingers (AC-ROLE-BUT)."""

from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.events import KnifeUsed
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat

butterfingers = Role(
    "butterfingers", "Butterfingers", favours="cultists", loyalty=1, printed=9, base_game=True, experienced={5: 1, 7: 0}
)
butterfingers.fatal = (KnifeUsed,)

HARMLESS = {
    "only_when_naming": ("double_abstention",),
    "always": (),
    "never": ("double_abstention", "double_vote"),
}
"""RQ-91: which double ballots don't use the Knife, by the table's option."""


def may_have_been_harmless(event: KnifeUsed, options: Options) -> bool:
    """RQ-91; with anonymous ballots (RQ-51) it may have been an abstention."""
    harmless = HARMLESS[options.butterfingers_double_vote]
    doubled = ("double_vote", "double_abstention") if options.anonymous_ballots else ()
    return bool(harmless) and event.purpose in (*harmless, *doubled)


butterfingers.spares = may_have_been_harmless


@butterfingers.on(*butterfingers.fatal)
def cuts_deep(game: Cultists, me: Seat, event: KnifeUsed) -> None:
    """AC-ROLE-BUT-01, -02: after the use has taken full effect."""
    abstained = event.purpose == "double_vote" and game.ballots[me] is None  # and nobody is told (RQ-51)
    purpose = "double_abstention" if abstained else event.purpose
    if purpose not in HARMLESS[game.options.butterfingers_double_vote]:
        game.do(BecomeGhost(me, "own"))
