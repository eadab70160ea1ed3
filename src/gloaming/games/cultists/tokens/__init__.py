"""The Event tokens, twelve in the Bag (AC-EVENT-GEN-01)."""

from typing import cast

from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import (
    broken_panes,
    false_eyes,
    in_control,
    lightning_strike,
    mirror,
    morale,
    no_connection,
    portal,
    secret_doors,
)
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.rules import rule

TOKENS: dict[str, Token] = {
    token.name: token
    for token in (
        lightning_strike.lightning_strike,
        secret_doors.secret_doors,
        no_connection.no_connection,
        false_eyes.false_eyes,
        morale.boosted_morale,
        morale.lost_morale,
        in_control.in_control,
        portal.portal_opens,
        broken_panes.broken_panes,
        mirror.mirror,
    )
}


@rule
def bag(game: Cultists) -> tuple[str, ...]:
    """AC-EVENT-GEN-01, AC-LEVEL-02: the full Bag; a first game plays without Broken Panes."""
    plays_panes = game.options.unsafe_passages
    tokens = [token for token in TOKENS.values() if plays_panes or token is not broken_panes.broken_panes]
    return tuple(token.name for token in tokens for _ in range(token.copies))


def token_of(game: Cultists, name: str) -> Token:
    """A token of this table, by its name; expansions bring tokens of their own."""
    return cast(Token, game.book.named[name])
