"""The Event tokens, twelve in the Bag (AC-EVENT-GEN-01): every file in this folder that has one is found by itself."""

from typing import cast

from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.collection import collected
from gloaming.kernel.rules import rule

TOKENS = collected(__name__, Token)
FULL = {
    passages: tuple(t.name for t in TOKENS.values() if passages or not t.needs_passages for _ in range(t.copies))
    for passages in (False, True)
}


@rule
def bag(game: Cultists) -> tuple[str, ...]:
    """AC-EVENT-GEN-01, AC-LEVEL-02: the full Bag; a first game plays without what needs the Unsafe Passages."""
    return FULL[game.options.unsafe_passages]


def token_of(game: Cultists, name: str) -> Token:
    """A token of this table, by its name; expansions bring tokens of their own."""
    return cast(Token, game.book.named[name])
