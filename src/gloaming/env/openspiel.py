"""Every game for OpenSpiel: importing this module registers `python_gloaming_cultists`, `python_gloaming_invasion` and so on.

    import pyspiel
    import gloaming.env.openspiel

    game = pyspiel.load_game("python_gloaming_cultists(players=5,board=mine,level=expert)")

The options of the game are parameters, lists joined by slashes (`roles=seer/mechanic`); besides them:

  draws    how many chance nodes of 256 outcomes come first; together they are the key of all dice. From then on the
           answers decide: nothing else is left to chance, as far as the state knows, and nobody else can predict it.
  history  how many of the last events stand in an information state's tensor; its string holds them all

Play is sequential: where several answer under seal, they are asked one after another and see nothing of each other.
Observations are those of `gloaming.env`; information states add the journal of the seat and its own answers.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from math import prod
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from gloaming.env.sheet import SEATS
from gloaming.env.table import Table
from gloaming.env.told import secrets
from gloaming.env.versions import Version, released, version
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
        self.draws = int(wishes.pop("draws", DRAWS))
        if not 1 <= self.draws <= 32:
            raise BadOptions("The key of the dice comes from 1 to 32 draws; choose such a number.")
        history = int(wishes.pop("history", HISTORY))
        self.table = Table(self.version, options_of(self.version.kind, wishes), history=history)
        game_info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions, max_chance_outcomes=OUTCOMES, num_players=self.table.players,
            min_utility=-1.0, max_utility=1.0, max_game_length=LONGEST_GAME,
        )  # fmt: skip
        super().__init__(self.game_type, game_info, params or {})

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

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

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


class Observer:
    """What one player sees of a state: of the public part, of its own part, or of both; now, or all there was.

    There is a tensor for both together; it has the sections of the sheet, and the rows of the last events."""

    def __init__(self, table: Table, wanted: Any) -> None:
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(wanted.perfect_recall)
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            sheet = table.scribe.sheet
            shapes = {name: (width,) for name, width in sheet.width_of.items()} | {
                "people": (SEATS, sheet.width_of["people"])
            }
            if self.recalls and table.history:
                shapes["history"] = (table.history, table.scribes[0].rows.width)
            self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
            first = 0
            for name, shape in shapes.items():
                self.dict[name] = self.tensor[first : first + prod(shape)].reshape(shape)
                first += prod(shape)

    def set_from(self, state: GloamingState, player: int) -> None:
        if not len(self.tensor):
            return
        self.tensor.fill(0)
        if state.dealt:
            self.tensor[:] = state.table.observe(player)["observation"][: len(self.tensor)]

    def string_from(self, state: GloamingState, player: int) -> str:
        if not state.dealt:
            return ""
        lines = [state.table.told()] if self.public and not self.recalls else []
        if self.private:
            lines += self.own_lines(state, player)
        return "\n".join(lines)

    def own_lines(self, state: GloamingState, player: Seat) -> list[str]:
        view = state.table.view(player)
        lines = [f"I am seat {player}: {secrets(state.table.scribe, view)}."]
        if self.recalls:
            lines += [f"Seen: {' '.join(map(str, view.journal))}", f"Answered: {' '.join(state.answers[player])}"]
        if view.asked is not None:
            lines.append(f"{type(view.asked.step).__name__}: {' '.join(map(str, view.asked.options)) or 'not asked'}")
        return lines


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


def registered(found: Version) -> type[GloamingGame]:
    """Tell OpenSpiel of a game."""
    kind = found.kind
    game_type = pyspiel.GameType(
        short_name=f"python_gloaming_{kind.name}",
        long_name=f"Gloaming: {kind.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(kind),
    )
    game = type(f"Gloaming{kind.title}", (GloamingGame,), {"version": found, "game_type": game_type})
    pyspiel.register_game(game_type, game)
    return game


REGISTERED = {game: registered(version(game)) for game in released()}
