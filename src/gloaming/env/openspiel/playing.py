"""A game and its states, as OpenSpiel plays them."""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pyspiel  # type: ignore[import-not-found]

from gloaming.env.openspiel.observer import Observer
from gloaming.env.table import Table
from gloaming.env.versions import Version
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat

OUTCOMES = 256
"""Of one chance node."""
DRAWS = 4
HISTORY = 64
LONGEST_GAME = 20_000
"""Answers. No game comes near it; what a table could do at the very most is not known."""


class GloamingGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one kind of table."""

    version: Version
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = dict(params or {})
        self.draws, self.outcomes = self.chance(wishes)
        history = int(wishes.pop("history", HISTORY))
        self.table = Table(self.version, self.options(wishes), history=history)
        game_info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions, max_chance_outcomes=self.outcomes, num_players=self.players(),
            min_utility=-1.0, max_utility=1.0, max_game_length=LONGEST_GAME, **self.said,
        )  # fmt: skip
        super().__init__(self.game_type, game_info, params or {})

    said: ClassVar[dict[str, Any]] = {}
    """What else is said of its numbers."""

    def chance(self, wishes: dict[str, Any]) -> tuple[int, int]:
        """How many draws come first, and how many outcomes each has."""
        draws = int(wishes.pop("draws", DRAWS))
        if not 1 <= draws <= 32:
            raise BadOptions("The key of the dice comes from 1 to 32 draws; choose such a number.")
        return draws, OUTCOMES

    def options(self, wishes: dict[str, Any]) -> Any:
        return options_of(self.version.kind, wishes)

    def players(self) -> int:
        return self.table.players

    def new_initial_state(self) -> GloamingState:
        return GloamingState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadOptions(f"These observations take no parameters; leave out {params}.")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class GloamingState(pyspiel.State):  # type: ignore[misc]
    """The draws first, then one answer after another."""

    def __init__(self, game: GloamingGame) -> None:
        super().__init__(game)
        self.draws_left = game.draws
        self.drawn = b""
        self.table = game.table.clone()
        self.dealt = False
        self.answers: list[list[str]] = [[] for _ in range(self.table.players)]
        """What each seat has answered, by its codes; all of it is its own."""

    def seat(self, player: int) -> Seat:
        """Where a player sits."""
        return player

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        if not self.dealt or self.table.over or player != self.table.asked[0]:
            return []
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            seat = self.table.asked[0]
            option = self.table.option(seat, action)
            self.table.answer(seat, action)
            self.answers[seat].append(str(option))
            return
        self.drawn += bytes((action,))
        self.draws_left -= 1
        if self.draws_left == 0:
            self.table.deal(Dice.seeded("openspiel", self.drawn.hex()).key)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw:{action}" if player == pyspiel.PlayerId.CHANCE else str(self.table.option(player, action))

    def is_terminal(self) -> bool:
        return self.dealt and self.table.over

    def returns(self) -> list[float]:
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GloamingState:
        """Another world that this player cannot tell from the true one, for a search that plays it on."""
        other: GloamingState = self.clone()
        if self.dealt and not self.table.over:
            other.table.imagine(player, Dice.seeded("resampled", sampler(), sampler()))
        return other

    def __str__(self) -> str:
        return self.table.told() if self.dealt else f"{self.draws_left} draws to come"


# Options as parameters

PLAIN = (bool, int, str)


def parameters_of(kind: GameKind) -> dict[str, bool | int | str]:
    """The options that OpenSpiel can write, with their defaults; lists are joined by slashes."""
    found: dict[str, bool | int | str] = {}
    for field in msgspec.structs.fields(kind.options):
        if isinstance(field.default, tuple):
            found[field.name] = "/".join(map(str, field.default))
        elif isinstance(field.default, PLAIN):
            found[field.name] = field.default
    return found | {"draws": DRAWS, "history": HISTORY}


def options_of(kind: GameKind, wishes: dict[str, Any]) -> Any:
    hints = typing.get_type_hints(kind.options)
    raw = {
        name: [word for word in str(wish).split("/") if word] if typing.get_origin(hints[name]) is tuple else wish
        for name, wish in wishes.items()
    }
    return msgspec.convert(raw, kind.options, strict=False)
