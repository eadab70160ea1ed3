"""A seat's view as it goes over the wire: built from the view alone, and sent as what has changed in it."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec

from gloaming.games.cultists.board import Board
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.expansions.under_the_surface import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.view import View
from gloaming.kernel.views import Asked, asked_of
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

KEPT_BACK = frozenset(("flow", "journal", "asked", "options", "seat", "waiting_for"))
"""What has a form of its own on the wire, or is of no use to a browser."""

FIELDS = tuple(name for name in View.__struct_fields__ if name not in KEPT_BACK)
_fields_of = attrgetter(*FIELDS)


class Sight(msgspec.Struct, frozen=True):
    """What a chair, or a spectator, has seen of a game so far."""

    view: View
    events: int
    """How many of the game's events its journal has been through."""


def sight_of(kind: GameKind, game: Any, chair: int | None, before: Sight | None) -> Sight:
    """What this chair sees now. While a question is open nothing changes but who has answered: then its last view serves."""
    if before is None:
        return Sight(kind.view(game, chair), len(game.journal))
    last = before.view
    if last.asked is None or game.asking is None or last.asked.number != game.questions:
        journal = last.journal + game.journal_of(chair, before.events)
        return Sight(kind.view(game, chair, journal), len(game.journal))
    waiting = game.waiting_for
    if last.waiting_for == waiting:
        return before
    view = msgspec.structs.replace(last, asked=asked_of(game, chair), waiting_for=waiting)
    return Sight(view, before.events)


def news(before: View | None, now: View | None) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """What a seat hears that had the one view and has the other: fields in their form on the wire, and events."""
    if now is None or now is before:
        return {}, ()
    return changed_fields(before, now), now.journal[len(before.journal) if before else 0 :]


def changed_fields(before: View | None, now: View) -> dict[str, Any]:
    """All of them where there was nothing before."""
    if before is None:
        fields = dict(zip(FIELDS, _fields_of(now), strict=True))
    else:
        pairs = zip(FIELDS, _fields_of(before), _fields_of(now), strict=True)
        fields = {name: value for name, was, value in pairs if was != value}
    if before is None or before.asked != now.asked:
        fields["asked"] = None if now.asked is None else question(now.asked)
    waiting = waiting_for(now)
    if before is None or waiting_for(before) != waiting:
        fields["waiting_for"] = waiting
    return fields


def encoded(view: View) -> dict[str, bytes]:
    """Each field of the whole view as JSON."""
    return {name: msgspec.json.encode(value) for name, value in changed_fields(None, view).items()}


def waiting_for(view: View) -> tuple[Seat, ...]:
    """Who is still to answer. In an Encounter nobody is told who has sealed a card until all have."""
    if view.asked is not None and isinstance(view.asked.step, Meet):
        present = view.asked.step.seats
        lit = lamp_of(view)
        able = [seat for seat in present if any(other not in (seat, lit) for other in present)]
        return tuple(seat for seat in able if seat != view.options.automa_seat and view.encounter_cards[seat])
    return view.waiting_for


def lamp_of(view: View) -> Seat | None:
    """UTS-ITEM-53: to whom nobody can give a card in this Encounter."""
    station = view.parts.get(under_the_surface.name)
    return station.lamp_lit if isinstance(station, SurfaceSeen) else None


def question(asked: Asked) -> dict[str, Any]:
    """The question of the moment: its kind, its public facts, and this seat's answers with their codes."""
    return {
        "number": asked.number,
        "clause": asked.clause,
        "step": asked.step,
        "options": [answer(option) for option in asked.options],
        "answered": None if asked.answered is None else answer(asked.answered),
    }


def answer(option: Option) -> dict[str, Any]:
    known = {name: getattr(option, name) for name in option.__struct_fields__}
    about = {"confirm": option.confirm, "clause": option.clause}
    return {"code": str(option), "kind": type(option).__name__, **about, **known}


def raw(fields: dict[str, bytes]) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in fields.items()}


def changed(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, msgspec.Raw]:
    if before is now:
        return {}
    return {name: msgspec.Raw(value) for name, value in now.items() if before.get(name) != value}


@lru_cache(maxsize=32)
def board_of(board: Board) -> dict[str, Any]:
    """What a browser needs to draw the board."""
    return {
        "id": board.id,
        "title": board.title,
        "expansion": board.expansion,
        "size": board.size,
        "start": board.start,
        "fishman": board.fishman,
        "rooms": [msgspec.to_builtins(room) for room in board.rooms.values()],
        "hallways": [msgspec.to_builtins(hallway) for hallway in board.hallways.values()],
        "racks": [msgspec.to_builtins(rack) for rack in board.racks.values()],
        "links": [msgspec.to_builtins(link) for link in board.links],
        "altar": board.altar,
        "organism_part": board.organism_part,
        "crossing": None if board.crossing is None else msgspec.to_builtins(board.crossing),
        "lifts": [msgspec.to_builtins(lift) for lift in board.lifts.values()],
    }


SIZE_CLASS = 512
"""Messages are padded to multiples of this many bytes, so that their length does not tell what is in them."""
