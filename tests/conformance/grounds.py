"""The games of the house on their proving grounds: what the tests that hold for every game need to know of each."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import HoldVote
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from tests.conformance import tables
from tests.games.invasion import random_play
from tests.proving import Ground, look_alike


def secrets_of_cultists(game: Cultists) -> dict[str, Any]:
    return {"roles": game.role, "cards": (game.pulse, game.hand)}


def align_in_cultists(game: Cultists, world: Cultists, dice: Dice) -> None:
    """The same dice, and at times the true tokens, which are possible too."""
    world.key, world.rolled = game.key, game.rolled
    if dice.roll(2):
        for tokens in ("bag", "taken_out", "room_token", "lurking"):
            setattr(world, tokens, getattr(game, tokens))


def alike_in_cultists(game: Cultists, one: Option, other: Option) -> bool:
    """RQ-51: an anonymous ballot is known to its voter alone."""
    anonymous = isinstance(game.asking, HoldVote) and game.options.anonymous_ballots
    return anonymous or look_alike(game, one, other)


def secrets_of_invasion(game: Invasion) -> dict[str, Any]:
    return {"cards": (game.event_deck, game.deck, game.hand), "aliens": [*map(set, game.hand)]}


def pick_in_invasion(game: Invasion, seat: Seat, dice: Dice) -> Option:
    return random_play.random_answer(game, seat, dice, keen=bool(dice.roll(4)))


def align_in_invasion(game: Invasion, world: Invasion, dice: Dice) -> None:
    """The same dice, and at times the true order of the events, which is possible too."""
    world.key, world.rolled = game.key, game.rolled
    if dice.roll(2):
        for pile in ("event_deck", "upcoming", "prevented", "planned"):
            setattr(world, pile, getattr(game, pile))
        if game.asking is not None:
            world.choices = game.asking.asks(world)


def fixed_in_invasion(options: Any) -> Any:
    """Seat 0 is the first architect."""
    return msgspec.structs.replace(options, first_architect=0)


CULTISTS_GROUND = Ground(
    CULTISTS,
    tables.random_table,
    secrets_of_cultists,
    tables.random_answer,
    align_in_cultists,
    alike=alike_in_cultists,
)
INVASION_GROUND = Ground(
    INVASION,
    random_play.random_table,
    secrets_of_invasion,
    pick_in_invasion,
    align_in_invasion,
    fixed_in_invasion,
    together=21,
    every=12,
)
GROUNDS = (CULTISTS_GROUND, INVASION_GROUND)


def named(ground: Ground) -> str:
    return ground.kind.name
