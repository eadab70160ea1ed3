"""What the twin of a game tells of itself: all that compiler, lanes and contract ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Any, Protocol

from gloaming.fast.layout import Game, Printed
from gloaming.fast.rows import Row
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option

State = dict[str, Any]
Player = Callable[[Any], tuple[int, int]]
"""Who answers next in a game of the reference, and by the number of which answer."""


class Translation(Protocol):
    """Puts what the reference says at a table into the twin's words."""

    @property
    def answer(self) -> Callable[[Option], int]: ...

    def state(self, game: Any) -> State: ...


@dataclass(frozen=True, kw_only=True, eq=False)
class TwinKind:
    reference: GameKind
    rules: tuple[ModuleType, ...]
    """What is compiled."""
    engine: ModuleType
    lanes: ModuleType
    """What of it is called from outside: its ENTRIES."""
    game: type[Game]
    rows: tuple[type[Row], ...]
    """All its kinds of rows."""
    printed: Callable[[Any], Printed]
    """(options) -> the table that a game is played by. Refuses what the twin does not know."""
    translation: Callable[[Any], Translation]
    """(options) -> how the reference's state is read."""
    state_of: Callable[[Any, Any], State]
    """(game, table) -> the twin's state in the same words."""
    table: tuple[str, ...]
    """The options that say who plays where; all others are house rules."""
    random_table: Callable[[Random], Any]
    """Any table that the twin plays."""
    tempered: Callable[[Random], Player]
    """Answers at random, by a temper of their own, until games have come to every end."""
    apart: tuple[Any, ...] = ()
    """Its functions that are called from many places: copied into each, they make a GPU's kernel five times as long, and it reads its
    orders slowly."""
    named: dict[int, str] = field(default_factory=dict)
    """The names of its steps and answers, if its sources call them by nothing else: then none happens that is never named."""
