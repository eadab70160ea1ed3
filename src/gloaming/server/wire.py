"""A seat's view as it goes over the wire: built from the view alone, and sent as what has changed in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Value
from gloaming.kernel.views import Asked, asked_of, awaited
from gloaming.server.games import BY_BOARD, BY_VIEW
from gloaming.server.games.base import KEPT_BACK, View
from gloaming.server.shared import Shared


class Look(Shared):
    """What everyone sees of a game at one moment."""

    __slots__ = ("_question", "hosted", "own", "view")

    def __init__(self, view: View, own: tuple[str, ...]) -> None:
        self.view, self.hosted = view, BY_VIEW[type(view)]
        self.own = own or self.hosted.fields
        """The fields in which a seat's view may differ from the spectators', who have `view`."""
        alike = [name for name in self.hosted.fields if name not in self.own]
        super().__init__({name: getattr(view, name) for name in alike})
        self._question: msgspec.Raw | None = None

    def question(self, view: View) -> Any:
        """As the seat with this view hears it; most seats hear no more of it than spectators do."""
        if view.asked != self.view.asked:
            return question(self.hosted.kind, view)
        if self._question is None:
            self._question = msgspec.Raw(msgspec.json.encode(question(self.hosted.kind, self.view)))
        return self._question


class Sight(NamedTuple):
    """What one seat, or a spectator, sees: as everyone, and by itself."""

    look: Look
    view: View


class Sights:
    """How a game looked last, to everyone and to each chair. A second look finds what is new."""

    def __init__(self) -> None:
        self.look: Look | None = None
        self.views: dict[int, View] = {}

    def of(self, kind: GameKind, game: Any, chair: int | None, *, debating: bool = False) -> Sight:
        look = self.look
        public = view_for(kind, game, None, look and look.view, debating=debating)
        if look is None or look.view is not public:
            look = self.look = Look(public, look.own if look else kind.own_fields(game))
        if chair is None:
            return Sight(look, public)
        last = self.views.get(chair)
        view = self.views[chair] = view_for(kind, game, chair, last, public, debating=debating)
        return Sight(look, view)


def view_for(
    kind: GameKind, game: Any, chair: int | None, last: View, public: View = None, *, debating: bool = False
) -> View:
    """What this seat sees now; `public` is what spectators see. While a question is open only who has answered changes: then its
    last view serves. While the table talks about it first, nobody is offered an answer."""
    if last is None or last.asked is None or game.asking is None or last.asked.number != game.questions:
        view = kind.view(game, None) if chair is None else kind.view_beside(public, game, chair)
        return msgspec.structs.replace(view, asked=unoffered(view.asked, debating)) if debating else view
    asked, waiting = unoffered(asked_of(game, chair), debating), awaited(game)
    if last.waiting_for == waiting and last.asked == asked:
        return last
    return msgspec.structs.replace(last, asked=asked, waiting_for=waiting)


def unoffered(asked: Asked | None, debating: bool) -> Asked | None:
    return msgspec.structs.replace(asked, options=()) if asked and debating else asked


def news(before: Sight | None, now: Sight) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """What a seat hears that saw the one and sees the other: fields in their form on the wire, and events."""
    if before is None:
        return all_fields(now.view), now.view.journal
    if now.view is before.view:
        return {}, ()
    fields: dict[str, Any] = dict(now.look.news(before.look))
    for name in now.look.own:
        if name not in KEPT_BACK:
            was, value = getattr(before.view, name), getattr(now.view, name)
            if was is not value and was != value:
                fields[name] = value
    if before.view.asked != now.view.asked:
        fields["asked"] = None if now.view.asked is None else now.look.question(now.view)
    return fields, now.view.journal[len(before.view.journal) :]


def all_fields(view: View) -> dict[str, Any]:
    hosted = BY_VIEW[type(view)]
    fields = dict(zip(hosted.fields, hosted.fields_of(view), strict=True))
    fields["asked"] = None if view.asked is None else question(hosted.kind, view)
    return fields


def encoded(view: View) -> dict[str, bytes]:
    return {name: msgspec.json.encode(value) for name, value in all_fields(view).items()}


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
