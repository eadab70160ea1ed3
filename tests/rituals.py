"""The scenario language for the banishment ritual: the points are reached while Organism 46-B is awake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import ALIVE, DEAD, SUCCESS, Card, Cards
from gloaming.games.cultists.expansions.under_the_surface.ritual import LayDown, TakeAlong
from tests.people import Table
from tests.surface import station

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")

MURDERED: Cards = (ALIVE, DEAD)


def before_the_book(*names: str, relics: int = 3, dead: Mapping[str, int] | None = None, **more: Any) -> Table:
    """Round 6: Mary may find the last green Book, which brings the points. Some died unnoticed: since which round."""
    names = names or FIVE
    board = board_for(len(names) + (len(names) == 4 or more.get("automa", False)), "polar-station")
    arrangement: dict[str, Any] = {
        "round": 6,
        "phase": "action",
        "routes": {"Mary": "green"},
        "items": {"green": "boots"},
        "explored": {"green"},
        "deck": {"green": (SUCCESS,)},
        "books": {"green": 1},
        "shelf": {"green": board.racks["green"].books - 1},
        "dead_since": dead or {},
        **more,
    }
    arrangement["at"] = {"Mary": "green", **more.get("at", {})}
    arrangement["pulse"] = {**dict.fromkeys(dead or {}, MURDERED), **more.get("pulse", {})}
    t = station(*names, relics=relics, **arrangement)
    t.game.points = t.game.target - board.racks["green"].points
    return t


def points_reached(*names: str, **more: Any) -> Table:
    t = before_the_book(*names, **more)
    t["Mary"].searches("green")
    return t


def elect(t: Table, leader: str | None) -> None:
    """All vote for this leader; None: all abstain."""
    vote_for_leader(t, **dict.fromkeys(t.names, leader))


def vote_for_leader(t: Table, **ballots: str | None) -> None:
    """Who is not named abstains; the First Player keeps the ballot."""
    t.vote(**ballots)
    if t.question == "ReconsiderBallot":
        t[t.names[t.game.knife]].keeps_ballot()


def takes_along(t: Table, leader: str, *participants: str) -> None:
    for name in participants:
        t[leader].answers(TakeAlong(t.seat(name)))


def lays(t: Table, name: str, card: Card) -> None:
    t[name].answers(LayDown(card))


def ritual_of(*participants: str, names: tuple[str, ...] = FIVE, **more: Any) -> Table:
    """Mary leads, and these take part."""
    t = points_reached(*names, **more)
    elect(t, "Mary")
    takes_along(t, "Mary", *participants)
    return t


def all_lay(t: Table, card: Card = SUCCESS) -> None:
    for name in sorted(t.asks()):
        lays(t, name, card)
