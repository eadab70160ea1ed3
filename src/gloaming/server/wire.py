"""A seat's view as it goes over the wire: built from the view alone, and sent as what has changed in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Value
from gloaming.kernel.views import Asked, asked_of, awaited
from gloaming.server.games import BY_BOARD, BY_VIEW
from gloaming.server.games.base import View


class SeatView(msgspec.Struct, frozen=True):
    """What a chair, or a spectator, has seen of a game so far."""

    view: View
    events: int
    """How many of the game's events its journal has been through."""


def view_for(
    kind: GameKind, game: Any, chair: int | None, before: SeatView | None, *, debating: bool = False
) -> SeatView:
    """What this seat sees now. While a question is open only who has answered changes: then its last view serves.
    While the table talks about it first, nobody is offered an answer."""

    def fresh(view: View) -> SeatView:
        held = msgspec.structs.replace(view, asked=unoffered(view.asked, debating)) if debating else view
        return SeatView(held, len(game.journal))

    if before is None:
        return fresh(kind.view(game, chair))
    last = before.view
    if last.asked is None or game.asking is None or last.asked.number != game.questions:
        journal = last.journal + game.journal_of(chair, before.events)
        return fresh(kind.view(game, chair, journal))
    asked, waiting = unoffered(asked_of(game, chair), debating), awaited(game)
    if last.waiting_for == waiting and last.asked == asked:
        return before
    view = msgspec.structs.replace(last, asked=asked, waiting_for=waiting)
    return SeatView(view, before.events)


def unoffered(asked: Asked | None, debating: bool) -> Asked | None:
    return msgspec.structs.replace(asked, options=()) if asked and debating else asked


def news(before: View, now: View) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """What a seat hears that had the one view and has the other: fields in their form on the wire, and events."""
    if now is None or now is before:
        return {}, ()
    return changed_fields(before, now), now.journal[len(before.journal) if before else 0 :]


def changed_fields(before: View, now: View) -> dict[str, Any]:
    """All of them where there was nothing before."""
    hosted = BY_VIEW[type(now)]
    names, fields_of = hosted.fields, hosted.fields_of
    if before is None:
        fields = dict(zip(names, fields_of(now), strict=True))
    else:
        pairs = zip(names, fields_of(before), fields_of(now), strict=True)
        fields = {name: value for name, was, value in pairs if was != value}
    if before is None or before.asked != now.asked:
        fields["asked"] = None if now.asked is None else question(hosted.kind, now)
    return fields


def encoded(view: View) -> dict[str, bytes]:
    return {name: msgspec.json.encode(value) for name, value in changed_fields(None, view).items()}


def question(kind: GameKind, view: View) -> dict[str, Any]:
    """The question of the moment: its kind, its public facts, and this seat's answers with their codes."""
    asked, prospects, outlook = cast(Asked, view.asked), kind.prospects(view), kind.outlook(view)
    return {
        "number": asked.number,
        "clause": asked.clause,
        "step": asked.step,
        "options": [answer(option, prospects.get(option)) for option in asked.options],
        "answered": None if asked.answered is None else answer(asked.answered),
        **({} if outlook is None else {"outlook": outlook}),
    }


def answer(option: Option, prospect: Value | None = None) -> dict[str, Any]:
    known = {name: getattr(option, name) for name in option.__struct_fields__}
    about = {"confirm": option.confirm, "clause": option.clause}
    leads = {} if prospect is None else {"prospect": prospect}
    return {"code": str(option), "kind": type(option).__name__, **about, **leads, **known}


def changed(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, msgspec.Raw]:
    if before is now:
        return {}
    return {name: msgspec.Raw(value) for name, value in now.items() if before.get(name) != value}


@lru_cache(maxsize=32)
def board_of(board: Any) -> dict[str, Any]:
    """What a browser needs to draw it; what the board finds by name is sent as a list."""
    sent = {name: getattr(board, name) for name in BY_BOARD[type(board)].board_fields}
    listed = {name: tuple(field.values()) if isinstance(field, Mapping) else field for name, field in sent.items()}
    return cast(dict[str, Any], msgspec.to_builtins(listed))
