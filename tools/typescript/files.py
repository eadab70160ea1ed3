"""The types of all that is said over the wire, written for the browser in TypeScript: `make types`.

The server's own are in one file; those of a game are in a file of their own, next to that game's pages."""

from __future__ import annotations

import json
import pkgutil
import typing
from collections.abc import Iterator
from importlib import import_module

import msgspec

from gloaming.bots.beliefs import timeline
from gloaming.bots.beliefs.base import Clue
from gloaming.kernel.facets import EventFacets, Facets, OptionFacets, QuestionFacets, Sight, Treatment, ViewFacets
from gloaming.server import api, forms, protocol, replays
from gloaming.server.people import PEOPLE
from tools.typescript import games
from tools.typescript.spoken import Spoken
from tools.typescript.writer import Kind, TypeScriptWriter, interface

OPENING = """\
/** Written by `make types`, which reads the Python types: tools/typescript. Do not change it by hand. */

import type { GameOptions, OptionValue, Seat } from "./types";
"""

OFFERED = {"code": "string", "kind": "string", "confirm": "boolean", "clause": "string"}
"""What is sent of every answer."""

HOUSE = TypeScriptWriter(
    named={
        typing.get_type_hints(protocol.TableState)["stage"]: "Stage",
        **{getattr(protocol, name): name for name in ("Statement", "Request", "Response", "Facts")},
        Sight: "Sight",
        Treatment: "Treatment",
    },
    open={
        (protocol.Settings, "options"): "GameOptions",
        (protocol.TableState, "lobby"): "object",
        (protocol.Everything, "board"): "object | null",
        (protocol.Everything, "view"): "object | null",
        (protocol.Change, "table"): "Partial<TableState>",
        **{(kind, "view"): "object" for kind in (protocol.Change, replays.Frame)},
        **{(kind, "journal"): "object[]" for kind in (protocol.Everything, protocol.Change, replays.Frame)},
        (replays.Replay, "board"): "object",
        (replays.Replay, "options"): "GameOptions",
        (forms.HouseRule, "values"): "OptionValue[]",
        (forms.Brought, "things"): "Record<string, Record<string, object>>",
    },
    said=frozenset((*protocol.SPOKEN, *typing.get_args(protocol.Request), *[end.body for end in api.ENDPOINTS])),
)


FACETS: tuple[Kind, ...] = (OptionFacets, EventFacets, QuestionFacets, ViewFacets, Facets)
LOOKING_BACK: tuple[Kind, ...] = (
    replays.Frame,
    replays.Replay,
    Clue,
    timeline.Held,
    timeline.Moment,
    timeline.Suspicion,
)


def house() -> str:
    """What the house and a browser say to each other."""
    return "\n".join([OPENING, *HOUSE.names(), *[f"\n{part}" for part in said_by_the_house()], ""])


def said_by_the_house() -> Iterator[str]:
    yield from map(HOUSE.struct, protocol.SPOKEN)
    for room in (protocol, forms):
        for kind in vars(room).values():
            if getattr(kind, "__module__", "") == room.__name__ and kind is not protocol.Wire:
                yield HOUSE.struct(kind)
    yield from map(HOUSE.struct, (*FACETS, *LOOKING_BACK))
    yield interface("Offered", "What every answer has, whatever its kind.", OFFERED, {})


def files() -> dict[str, str]:
    """Every file, by its path below the pages' source."""
    rooms = {room.name: said_of(room.name) for room in pkgutil.iter_modules(games.__path__)}
    types = {f"games/{game}/protocol.ts": spoken.text() for game, spoken in rooms.items()}
    facets = {f"games/{game}/facets.json": in_lines(spoken.hosted.kind.facets) for game, spoken in rooms.items()}
    people = json.dumps([{"face": face, "name": name} for face, name in PEOPLE.items()], indent=2) + "\n"
    return {"protocol/generated.ts": house(), "protocol/people.json": people, **types, **facets}


def in_lines(said: Facets) -> str:
    """As JSON, a line for each kind, so a change is easy to see."""
    groups = []
    for group, kinds in msgspec.to_builtins(said).items():
        lines = ",\n".join(f"  {json.dumps(kind)}: {json.dumps(each)}" for kind, each in kinds.items())
        groups.append(f"{json.dumps(group)}: {{\n{lines}\n}}")
    return "{\n" + ",\n".join(groups) + "\n}\n"


def said_of(game: str) -> Spoken:
    """What the pages of this game are told; its own room knows."""
    spoken: Spoken = import_module(f"tools.typescript.games.{game}").SPOKEN
    return spoken
