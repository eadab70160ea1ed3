"""The Mayor: decides every tie (MOC-PROF-21, -22)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.expansions.professions.events import TieBroken
from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.games.cultists.rules import vote_eliminates
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import SettleVote
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat

mayor = Profession("mayor", printed=1)


class Decree(Option, code="decree:{seat}", clause="MOC-PROF-22"):
    """Name one of those in the tie."""

    seat: Seat


class LetTieStand(Option, code="decreenobody", clause="MOC-PROF-22", quiet=True):
    """Name nobody."""


class BreakTie(Choice, clause="MOC-PROF-21"):
    """MOC-PROF-21, -22: right after the count the Mayor names one of the tied Characters, or nobody."""

    tied: tuple[Seat, ...]
    count: tuple[int, ...]

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (*[Decree(seat) for seat in self.tied], LetTieStand())

    def chosen(self, game: Cultists, option: Option) -> None:
        named = option.seat if isinstance(option, Decree) else None
        game.record(TieBroken(self.seat, named))
        game.do(SettleVote(named, (), self.count))


@mayor.instead(SettleVote)
def leaves_ties_to_the_mayor(game: Cultists, step: SettleVote, proceed: Callable[[], None]) -> None:
    """MOC-RQ-31: whatever shares the most votes is a tie, abstentions too, unless the table sees it otherwise."""
    holder = mayor.holder(game)
    if holder is None or not step.tied or not is_the_mayors(game, step):
        proceed()
    else:
        game.do(BreakTie(holder, tuple(seat for seat in step.tied if seat is not None), step.count))


def is_the_mayors(game: Cultists, step: SettleVote) -> bool:
    if None in step.tied and not game.options.mayor_breaks_abstention_tie:
        return False
    return vote_eliminates(game) or game.options.mayor_in_leader_vote
