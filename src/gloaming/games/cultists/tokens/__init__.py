"""The Event tokens, twelve in the Bag (AC-EVENT-GEN-01): every file in this folder that has one is found by itself."""

from functools import cache
from typing import cast

from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.collection import collected
from gloaming.kernel.rules import rule

TOKENS = collected(__name__, Token)


@rule
def bag(game: Cultists) -> tuple[str, ...]:
    """AC-EVENT-GEN-01, AC-LEVEL-02: the full Bag; a first game plays without what needs the Unsafe Passages."""
    return full_bag(game.options.unsafe_passages)


@cache
def full_bag(with_passages: bool) -> tuple[str, ...]:
    tokens = [token for token in TOKENS.values() if with_passages or not token.needs_passages]
    return tuple(token.name for token in tokens for _ in range(token.copies))


def token_of(game: Cultists, name: str) -> Token:
    """A token of this table, by its name; expansions bring tokens of their own."""
    return cast(Token, game.book.named[name])
