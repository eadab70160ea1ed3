"""The scenario language on the polar station: which Item lies where, and what people do with Items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.games.cultists import Options
from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.under_the_surface.carrying import HandOver, PickUp
from gloaming.games.cultists.expansions.under_the_surface.items import items_in_play
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import Spot
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, LightLamp
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import DriveFishman, ShootCultist
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import Send
from gloaming.games.cultists.expansions.under_the_surface.state import (
    NAME,
    ItemName,
    Items,
    Surface,
    SurfaceSeen,
    surface,
)
from tests.people import Person, Table
from tests.scenario import table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Kim", "Lea")
EIGHT = (*SEVEN, "Pit")


def station(
    *names: str,
    items: Mapping[str, ItemName] | None = None,
    carried: Mapping[str, Items] | None = None,
    lying: Mapping[str, Items] | None = None,
    relics: int = 0,
    door_open: bool = False,
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Table:
    """A table on the polar station, Mary first.

    items      what lies face down in these Rooms; what is nowhere else lies in the others, as far as there are any
    carried    who has which Items already; lying: what lies open; relics: how many are on the altar"""
    names = names or FIVE
    settings = {"board": "polar-station", **(options or {})}
    chairs = Options(players=len(names), automa=state.get("automa", False) or len(names) == 4, **settings)
    rest = list(items_in_play(chairs))
    elsewhere: list[Items] = [tuple((items or {}).values()), ("red_relic",) * relics]
    for held in (*elsewhere, *(carried or {}).values(), *(lying or {}).values()):
        for item in held:
            rest.remove(item)
    bare = [room for room in board_for(chairs.seats, "polar-station").rooms if room not in (items or {})]
    part = Surface(
        covered={**(items or {}), **dict(zip(bare, rest, strict=False))},
        carried={names.index(name): held for name, held in (carried or {}).items()},
        lying=dict(lying or {}),
        relics=relics,
        door_open=door_open,
    )
    state.setdefault("knife", "Mary")
    return table(*names, options=settings, parts={NAME: part}, **state)


def searching(place: str, item: ItemName, *deck: Card, who: str = "Mary", **state: Any) -> Table:
    """Mary, or another, is on turn in an explored Room of her Route, where this Item lies face down."""
    at = {who: place, **state.pop("at", {})}
    names = state.pop("names", FIVE)
    colour = board_for(len(names), "polar-station").colour[place]
    state.setdefault("explored", [place])
    state.setdefault("routes", {who: colour})
    decks = {place: deck or ("failure", "failure", "failure"), **state.pop("deck", {})}
    items = {place: item, **state.pop("items", {})}
    return station(*names, phase="action", knife=who, at=at, items=items, deck=decks, **state)


def part_of(t: Table) -> Surface:
    return surface(t.game)


def seen_by(person: Person) -> SurfaceSeen:
    part = person.sees.parts[NAME]
    assert isinstance(part, SurfaceSeen)
    return part


def carries(person: Person) -> Items:
    return part_of(person.table).carried.get(person.seat, ())


def hands_over(person: Person, item: ItemName, to: str) -> None:
    person.answers(HandOver(item, person.table.seat(to)))


def picks_up(person: Person, item: ItemName, place: str | None = None) -> None:
    person.answers(PickUp(item, place or person.place))


def sends(person: Person, card: Card, place: str) -> None:
    """Let the owl bring a card."""
    person.answers(Send(place, card))


def spots(person: Person, who: str) -> None:
    """Look through the binoculars."""
    person.answers(Spot(person.table.seat(who)))


def shoots(person: Person, place: str | None = None) -> None:
    person.answers(ShootCultist(place or person.place))


def drives(person: Person, to: str | None) -> None:
    """Scare the Fishman with the rifle; None: to the lake."""
    person.answers(DriveFishman(to))


def lights_lamp(person: Person) -> None:
    person.answers(LightLamp())


def keeps_lamp(person: Person) -> None:
    person.answers(KeepLamp())


def is_done(person: Person) -> None:
    """Nothing more on this turn."""
    person.answers(Done())
