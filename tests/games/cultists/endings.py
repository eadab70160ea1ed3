"""Scenes in which a game of Cultists ends: one for each trigger of AC-WIN-20. They play round 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.games.cultists.cards import ALIVE, DEAD, SUCCESS, Cards
from tests.scenario import Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")

MURDERED: Cards = (ALIVE, DEAD)
GREEN_POINTS = 3


def scene(*names: str, dead: Mapping[str, int] | None = None, **more: Any) -> Table:
    """A table at which some have died unnoticed: by name, with the round since which they are dead."""
    dead = dead or {}
    pulse = {**dict.fromkeys(dead, MURDERED), **more.pop("pulse", {})}
    return table(*names, **{"round": 6, "phase": "action", **more, "pulse": pulse, "dead_since": dead})


def voted_out(last: str, *names: str, **more: Any) -> Table:
    """Mary calls a Vote, and all vote against this one."""
    t = scene(*names, at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, **more)
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(names, last))
    if t.question == "ReconsiderBallot":
        t["Mary"].keeps_ballot()
    return t


def assassinated(last: str, *names: str, roles: Mapping[str, str], **more: Any) -> Table:
    t = scene(*names, at={"Mary": "central", last: "central"}, roles={"Mary": "assassin", **roles}, **more)
    t["Mary"].assassinates(last)
    return t


def found_dead(last: str, *names: str, **more: Any) -> Table:
    """A Cultist who was given a Dead card by the other one is found by Mary."""
    t = scene(*names, at={"Mary": "central", last: "central"}, pulse={last: MURDERED}, **more)
    t["Mary"].checks(last)
    t["Mary"].shows_death()
    return t


def book_found(*names: str, short_of: int = GREEN_POINTS, **more: Any) -> Table:
    """Mary brings the last green Book, for 3 points, when the target is so many points away."""
    t = scene(
        *names,
        at={"Mary": "green"},
        routes={"Mary": "green"},
        explored={"green"},
        deck={"green": (SUCCESS,)},
        books={"green": 1},
        shelf={"green": 2},
        **more,
    )
    t.game.points = t.game.target - short_of
    t["Mary"].searches("green")
    return t


def portal_closed(*names: str, short_of: int = 1, **more: Any) -> Table:
    """Mary and Ben close the Portal when the target is so many points away."""
    at = dict.fromkeys(("Mary", "Ben"), "green")
    t = scene(*names, at=at, routes={"Mary": "green", "Ben": "green"}, portal="open", portal_mark=7, **more)
    t.game.points = t.game.target - short_of
    t["Mary"].closes_portal()
    t["Ben"].closes_portal()
    return t


def claimed(cultist: str, *names: str, **more: Any) -> Table:
    t = scene(*names, **{"phase": "cleanup", **more})
    t[cultist].claims()
    t.all_confirm()
    return t


def time_over(*names: str, **more: Any) -> Table:
    t = scene(*names, phase="cleanup", **{**more, "round": 10})
    if t.question == "AskForClaim":
        t.all_confirm()
    return t
