"""Tables and answers at random, for the contract: every table that the twin plays, and games that come to every end."""

from __future__ import annotations

from random import Random
from typing import Any

from gloaming.fast.cultists.covered import HOUSE_RULES, ROLES, TOLD_ONLY
from gloaming.fast.cultists.numbers import VALUES
from gloaming.fast.kinds import Player
from gloaming.games.cultists.expansions.under_the_surface.state import NAME as UNDER_THE_SURFACE
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import PLAIN
from gloaming.games.cultists.rules import on_route
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions


def random_table(chance: Random) -> Options:
    """Any table that the twin plays: every size, level and mix of Roles, and house rules here and there."""
    while True:
        players, level = chance.randint(4, 8), chance.choice(VALUES["level"])
        wishes: dict[str, Any] = {"players": players, "level": level, "automa": players == 6 and chance.random() < 0.4}
        if level == "custom":
            special = [role for role in ROLES if role not in PLAIN]
            wishes["roles"] = tuple(chance.sample(special, chance.randint(0, 5)))
        if chance.random() < 0.1:
            wishes["first_player"] = chance.randrange(players)
        wishes["professions"] = chance.random() < 0.4
        wishes["board"] = chance.choice(BOARDS)
        if chance.random() < 0.7:
            often = chance.choice((0.05, 0.3))
            rules = [name for name in (*HOUSE_RULES, *TOLD_ONLY) if chance.random() < often]
            wishes |= {name: chance.choice(VALUES[name]) for name in rules}
        try:
            check(Options(**wishes))
        except BadOptions:
            continue
        return Options(**wishes)


BOARDS = ("", "mine", "polar-station")


def tempered(chance: Random) -> Player:
    """Answers at random, by the temper of one game: rash ones are short, calm ones see its last hour; in some of them people
    work for the goal, in others they look into every deck and stir up what lies under the Hallways, or use all they have."""
    calm, keen = chance.choice((0.5, 0.95, 1.0)), chance.choice((0.0, 0.3, 0.8, 1.0))
    wishes = chance.choice((DILIGENT, DILIGENT, CURIOUS, DARING))

    def choose(game: Any) -> tuple[int, int]:
        seat = chance.choice(game.waiting_for)
        offered = game.choices[seat]
        wished: list[int] = []
        if chance.random() < keen:
            wished = best_of(game, seat, [str(option) for option in offered], wishes)
        if not wished and chance.random() < calm:
            wished = [n for n, option in enumerate(offered) if not option.confirm]
        return seat, chance.choice(wished or range(len(offered)))

    return choose


DILIGENT = (
    "close",
    "help",
    "search",
    "watch",
    "success",
    "fight",
    "abstain",
    "alive",
    "peek",
    "spy",
    "scare",
    "putback",
)
CURIOUS = (
    "secure:sabotage",
    "secure:failure",
    "sabotage",
    "check",
    "observe",
    "spy",
    "failure",
    "abstain",
    "assassin",
    "putback",
)
DARING = (
    "takeup",
    "call",
    "ride",
    "lift",
    "rope",
    "light",
    "handover",
    "pickup",
    "spot",
    "shoot",
    "drive",
    "send:",
    "revive",
    "sacrifice",
    "swap",
    "decree",
    "fight",
    "secure:failure",
    "observe",
    "vote",
    "accuse",
    "check",
    "dead",
)
"""What people of such a temper do, the best first."""


def best_of(game: Any, seat: int, codes: list[str], wishes: tuple[str, ...]) -> list[int]:
    """What somebody with these wishes would choose from."""
    useful: list[int] = []
    if wishes is DILIGENT:
        useful = [n for n, code in enumerate(codes) if is_useful(game, seat, code)]
    elif wishes is CURIOUS:
        useful = [n for n, code in enumerate(codes) if code == f"go:{game.fishman}"]
    found = ([n for n, code in enumerate(codes) if wish in code] for wish in wishes)
    return useful or next(filter(None, found), [])


def is_useful(game: Any, seat: int, code: str) -> bool:
    """Whether it leads into a Room where something is left to do; or names the leader of a ritual whom all would name."""
    move, _, place = code.partition(":")
    if move == "accuse" and is_elected(game):
        return place == str(game.living()[0])
    if move not in ("stop", "go") or place not in game.board.rooms or game.finished[place]:
        return False
    return bool(on_route(game, seat, place))


def is_elected(game: Any) -> bool:
    """Whether this Vote is about who leads a ritual."""
    surface = game.parts.get(UNDER_THE_SURFACE)
    return surface is not None and surface.leader_vote > 0
