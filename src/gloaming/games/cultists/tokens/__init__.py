"""The Event tokens, twelve in the Bag (AC-EVENT-GEN-01)."""

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


def bag(unsafe_passages: bool) -> tuple[str, ...]:
    """AC-LEVEL-02: a first game plays without Broken Panes."""
    tokens = [token for token in TOKENS.values() if unsafe_passages or token is not broken_panes.broken_panes]
    return tuple(token.name for token in tokens for _ in range(token.copies))
