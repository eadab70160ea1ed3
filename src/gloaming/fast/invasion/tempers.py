"""Tables and answers at random, for the contract: every table that the twin plays, and games that come to every end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gloaming.fast.invasion.covered import HOUSE_RULES, REMEMBERED, TOLD_ONLY
from gloaming.fast.invasion.numbers import VALUES
from gloaming.fast.kinds import Player
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import FEWEST, MOST, MOTHER_SHIPS, SCIENTISTS


def random_table(chance: Random) -> Options:
    """Any table that the twin plays: every size, both cities, and house rules here and there."""
    players = chance.randint(FEWEST, MOST)
    wishes: dict[str, Any] = {"players": players, "city": chance.choice(CITIES)}
    if chance.random() < 0.1:
        wishes["first_architect"] = chance.randrange(players)
    if chance.random() < 0.3:  # a small supply, and scientists can be saved
        wishes["alien_token_limit"] = chance.choice((0, 25, 40, 60, 200))
    if chance.random() < 0.7:
        often = chance.choice((0.05, 0.3))
        rules = [name for name in (*HOUSE_RULES, *TOLD_ONLY, *REMEMBERED, *YES_OR_NO) if chance.random() < often]
        wishes |= {name: chance.choice(VALUES[name]) for name in rules}
        wishes |= {name: other(chance) for name, other in COUNTED.items() if chance.random() < often}
        if chance.random() < often:
            wishes |= random_track(chance)
    return Options(**wishes)


YES_OR_NO = ("mothership_is_red", "sector_win_needs_unaddressed")
COUNTED: dict[str, Callable[[Random], int]] = {
    "motherships_to_lose": lambda chance: chance.randint(1, MOTHER_SHIPS),
    "scientists_to_save": lambda chance: chance.randint(1, SCIENTISTS),
}


def random_track(chance: Random) -> dict[str, Any]:
    track = tuple(sorted(chance.randint(0, 6) for _ in range(chance.randint(1, 9))))
    return {"pressure_track": track, "pressure_start_index": chance.randrange(len(track))}


def tempered(chance: Random) -> Player:
    """Answers at random, by the temper of one game: in some of them people bring scientists home, in others aliens come into
    the open early, or all look for them."""
    calm, keen = chance.choice((0.5, 0.95, 1.0)), chance.choice((0.0, 0.3, 0.8, 1.0))
    wishes = chance.choice((DILIGENT, TREACHEROUS, HOSTILE, SUSPICIOUS))

    def choose(game: Any) -> tuple[int, int]:
        seat = chance.choice(game.waiting_for)
        offered = game.choices[seat]
        wished: list[int] = []
        if chance.random() < keen:
            wished = best_of(game, [str(option) for option in offered], wishes)
        if not wished and chance.random() < calm:
            wished = [n for n, option in enumerate(offered) if not option.confirm]
        return seat, chance.choice(wished or range(len(offered)))

    return choose


DILIGENT = (
    "lay:success",
    "escort",
    "rescuehere",
    "free",
    "control",
    "confirm",
    "liberate",
    "refuse",
    "leave",
    "prevent",
)
TREACHEROUS = ("lay:sabotage", *DILIGENT)
HOSTILE = ("declare", "invade", "lay:sabotage", "plan", "refuse", "leave", "decline")
SUSPICIOUS = ("accuse", "support", "lay:success", "escort", "liberate", "free", "plan")
"""What people of such a temper do, the best first."""


def best_of(game: Any, codes: list[str], wishes: tuple[str, ...]) -> list[int]:
    """What somebody with these wishes would choose from."""
    useful = [n for n, code in enumerate(codes) if is_useful(game, code)] if wishes in (DILIGENT, TREACHEROUS) else []
    found = ([n for n, code in enumerate(codes) if code.startswith(wish)] for wish in wishes)
    return useful or next(filter(None, found), [])


def is_useful(game: Any, code: str) -> bool:
    """Whether it brings a scientist to a gathering spot, or an agent or a scientist closer to one; or puts a ship off."""
    deed, _, name = code.partition(":")
    match deed:
        case "escort":
            return game.agent_at[name] in game.ground.gathering
        case "move" | "send" | "place":
            return name in {*game.scientists, *game.ground.gathering}
        case "upcoming":
            return name != "mother_ship"
        case _:
            return deed == "rescuehere"
