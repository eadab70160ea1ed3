"""What is listed of every game: kinds with their fields, house rules with their values, how many may play, which clocks run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Question
from gloaming.server.games import HOSTED


def fields(types: Iterable[Any]) -> dict[str, Any]:
    return {kind.__name__: kind.__struct_fields__ for kind in types}


def questions(game: GameKind) -> Iterator[Any]:
    return (step for step in game.steps if issubclass(step, Question))


def charges(game: GameKind) -> dict[str, tuple[str, ...]]:
    """Which reasons are offered against somebody, which in favour, and which may be about somebody else."""
    against, in_favour, about_others = game.charges
    return {"against": against, "inFavour": in_favour, "aboutOthers": about_others}


def rules(game: GameKind) -> dict[str, Any]:
    """Each house rule: its values, the ruling of docs/rules first, and the number of that ruling."""
    return {rule.name: {"values": rule.values, "clause": rule.clause} for rule in HOSTED[game.name].house_rules}


def players(game: GameKind) -> list[int]:
    return list(game.players)


def clocks(game: GameKind) -> dict[str, int]:
    """The clocks that the game uses, and how many seconds each gives where the host says nothing; 0: no clock."""
    return HOSTED[game.name].clocks
