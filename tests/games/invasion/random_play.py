"""Random tables and random play of Invasion, for the tests that hold for every game."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.agents import Control, Escort, Free, MoveTo
from gloaming.games.invasion.aliens import Declare
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.orders import DeclareAt
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

TABLE_FIELDS = {"players", "city", "first_architect"}
NUMBERS: dict[str, tuple[Any, ...]] = {
    "motherships_to_lose": (4, 1, 3, 5),
    "pressure_track": ((0, 1, 2, 3, 4, 5), (0, 1, 2), (0, 0, 1, 2, 3)),
    "pressure_start_index": (1, 0, 2),
    "scientists_to_save": (5, 1, 3),
    "alien_token_limit": (None, 60),
}
"""House rules whose values are not listed by their types."""
TABLES = [Options(players=players, city=city) for city in CITIES for players in range(4, 9)]


def house_rules() -> dict[str, tuple[Any, ...]]:
    """Every house rule with its values, the default first."""
    rules: dict[str, tuple[Any, ...]] = {}
    for name, hint in typing.get_type_hints(Options).items():
        if name in TABLE_FIELDS:
            continue
        values = NUMBERS.get(name) or ((False, True) if hint is bool else typing.get_args(hint))
        first = getattr(Options(), name)
        rules[name] = (first, *[value for value in values if value != first])
    return rules


HOUSE_RULES = house_rules()


def named(options: Options) -> str:
    return f"{options.city}-{options.players}"


def random_table(dice: Dice) -> Options:
    """Any number of players, either city, and house rules here and there."""
    settings: dict[str, Any] = {"players": 4 + dice.roll(5), "city": dice.pick(CITIES)}
    if dice.roll(2):
        settings |= {name: dice.pick(values) for name, values in HOUSE_RULES.items() if dice.roll(4) == 0}
    return Options(**settings)


def random_answer(game: Invasion, seat: Seat, dice: Dice, *, keen: bool = False) -> Option:
    """Any option; but who is an alien mostly keeps it secret, so there is something to keep."""
    options = game.choices[seat]
    if keen and dice.roll(4):
        helpful = [option for option in options if is_helpful(game, option)]
        options = tuple(helpful) or options
    option = dice.pick(options)
    return option if not isinstance(option, Declare | DeclareAt) or dice.roll(6) == 0 else game.choices[seat][0]


def is_helpful(game: Invasion, option: Option) -> bool:
    """What brings scientists home: blind chance hardly ever does."""
    if isinstance(option, MoveTo):
        return option.to in game.scientists or option.to in game.city.gathering_spots
    return isinstance(option, Control | Free | Escort)


def random_game(options: Options, dice: Dice, *, keen: bool = False) -> Iterator[Invasion]:
    """The same game after every answer, the opening first."""
    game: Invasion = INVASION.begin(options, dice.bits().to_bytes(64, "big")[:32])
    yield game
    while not game.over:
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice, keen=keen))
        yield game


def finished(options: Options, dice: Dice, *, keen: bool = False) -> Invasion:
    *_, game = random_game(options, dice, keen=keen)
    return game
