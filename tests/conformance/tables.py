"""Random tables and random play, for the tests that hold for every game."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES
from gloaming.games.cultists.levels import check_roles, may_be_dealt
from gloaming.games.cultists.roles import SPECIAL_ROLES
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.victory import Claim
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

TABLE_FIELDS = {"players", "automa", "level", "roles", "board", "board_file", "first_player", "professions"}


def house_rules() -> dict[str, tuple[Any, ...]]:
    """Every house rule with its values, the default first."""
    rules: dict[str, tuple[Any, ...]] = {}
    default = Options()
    for name, hint in typing.get_type_hints(Options).items():
        if name not in TABLE_FIELDS:
            values = (False, True) if hint is bool else typing.get_args(hint)
            first = getattr(default, name)
            rules[name] = (first, *[value for value in values if value != first])
    return rules


HOUSE_RULES = house_rules()
LEVELS = ("first", "experienced", "expert", "custom")


def random_table(dice: Dice) -> Options:
    """Any number of players, any board and level, any Roles, and house rules here and there."""
    players = 4 + dice.roll(5)
    level = LEVELS[dice.roll(4)]
    automa = players == 6 and dice.roll(2) == 0
    settings: dict[str, Any] = {"players": players, "level": level, "automa": automa, "board": dice.pick(FAMILIES)}
    if may_have_professions(Options(**settings)):
        settings["professions"] = dice.roll(2) == 0
    if dice.roll(2):
        for name, values in HOUSE_RULES.items():
            if dice.roll(4) == 0:
                settings[name] = dice.pick(values)
    if settings["board"] == "mine":
        settings["path_declaration"] = "stepwise"
    if level == "custom":
        settings["roles"] = random_roles(Options(**settings), dice)
    return Options(**settings)


def may_have_professions(options: Options) -> bool:
    return SET_UP[options.seats].cultists == 2 and options.unsafe_passages


CHAIRS = ((4, True), (5, False), (6, False), (6, True), (7, False), (8, False))
TABLES = [
    Options(players=players, automa=automa, level=level, board=board)
    for board in FAMILIES
    for players, automa in CHAIRS
    for level in ("first", "experienced", "expert")
]
TABLES += [msgspec.structs.replace(table, professions=True) for table in TABLES if may_have_professions(table)]


def named(options: Options) -> str:
    chairs = f"{options.players}{'+AUTOMA' if options.has_automa else ''}"
    modules = "-professions" if options.professions else ""
    return f"{options.board}-{chairs}-{options.level}{modules}{'-newcomers' if options.roles else ''}"


def random_roles(options: Options, dice: Dice) -> tuple[str, ...]:
    allowed = [role for role in SPECIAL_ROLES if role_allowed(options, role)]
    places = options.seats - SET_UP[options.seats].cultists
    chosen = dice.shuffled(allowed)[: dice.roll(places + 1)]
    in_the_seers_place = "cursed_hunter" in chosen  # UTS-HUNT-02
    return tuple(role for role in chosen if role != "seer" or not in_the_seers_place)


def role_allowed(options: Options, role: str) -> bool:
    try:
        check_roles(msgspec.structs.replace(options, roles=(role,)))
    except BadOptions:
        return False
    return may_be_dealt(role, options)


def random_answer(game: Cultists, seat: Seat, dice: Dice) -> Option:
    """Any answer, but rarely a claim: a random claim ends nearly every game in its first rounds."""
    option = dice.pick(game.choices[seat])
    if isinstance(option, Claim) and dice.roll(12):
        return game.choices[seat][0]
    return option


def random_game(options: Options, dice: Dice) -> Iterator[Cultists]:
    """A game of random play: yielded when it begins, and after every answer."""
    game: Cultists = CULTISTS.begin(options, dice.bits().to_bytes(64, "big")[:32])
    yield game
    while not game.over:
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice))
        yield game
