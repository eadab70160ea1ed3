"""Every game for OpenSpiel: importing this module registers `python_gloaming_cultists`, `python_gloaming_invasion` and so on.

    import pyspiel
    import gloaming.env.openspiel

    game = pyspiel.load_game("python_gloaming_cultists(players=5,board=mine,level=expert)")

The options of the game are parameters, lists joined by slashes (`roles=seer/mechanic`); besides them:

  draws    how many chance nodes of 256 outcomes come first; together they are the key of all dice. From then on the
           answers decide: nothing else is left to chance, as far as the state knows, and nobody else can predict it.
  history  how many of the last events stand in an information state's tensor; its string holds them all

Two games are small enough to think through (`gloaming.env.openspiel.small_night`): `python_gloaming_small_night` and
`python_gloaming_small_duel`.

Play is sequential: where several answer under seal, they are asked one after another and see nothing of each other.
Observations are those of `gloaming.env`; information states add the journal of the seat and its own answers.
"""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found]

from gloaming.env.openspiel.playing import GloamingGame, GloamingState, parameters_of
from gloaming.env.openspiel.small_night import SmallDuel, SmallNight
from gloaming.env.versions import released, version

__all__ = ["REGISTERED", "GloamingGame", "GloamingState"]


def registered(name: str, long_name: str, played: type[GloamingGame], **said: Any) -> type[GloamingGame]:
    """Tell OpenSpiel of a game."""
    game_type = pyspiel.GameType(
        short_name=f"python_gloaming_{name}",
        long_name=f"Gloaming: {long_name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        **said,
    )
    played.game_type = game_type
    pyspiel.register_game(game_type, played)
    return played


def whole(game: str) -> type[GloamingGame]:
    """A game at all its tables."""
    found = version(game)
    kind = found.kind
    return registered(
        kind.name,
        kind.title,
        type(f"Gloaming{kind.title}", (GloamingGame,), {"version": found}),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        parameter_specification=parameters_of(kind),
    )


REGISTERED = {game: whole(game) for game in released()}
registered(
    "small_night",
    "a small night",
    SmallNight,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    max_num_players=4,
    min_num_players=4,
    parameter_specification=SmallNight.parameters,
)
registered(
    "small_duel",
    "a small night for two",
    SmallDuel,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    max_num_players=2,
    min_num_players=2,
    parameter_specification=SmallDuel.parameters,
)
