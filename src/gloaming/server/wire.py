"""A seat's view as it goes over the wire: built from the view alone, and sent as what has changed in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, cast

import msgspec

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Value
from gloaming.kernel.views import Asked, asked_of, awaited
from gloaming.server import protocol
from gloaming.server.games import BY_BOARD, BY_VIEW
from gloaming.server.games.base import KEPT_BACK, View
from gloaming.server.shared import Shared


class News:
    """What there is to tell of a game since an earlier moment: fields in their form on the wire, and events."""

    __slots__ = ("_table", "_written", "events", "fields")

    def __init__(self, fields: dict[str, Any], events: tuple[Event, ...]) -> None:
        self.fields, self.events = fields, events
        self._table: Mapping[str, Any] = {}
        self._written = b""

    def __bool__(self) -> bool:
        return bool(self.fields or self.events)

    def change(self, version: int, table: Mapping[str, Any]) -> bytes:
        """As a message, with what is new at the table. But for its number it is the same for all who have the same news of both."""
        if table is not self._table or not self._written:
            change = protocol.Change(0, dict(table), self.fields, self.events)
            self._table, self._written = table, msgspec.json.encode(change)[len(HEAD % 0) :]
        return HEAD % version + self._written


HEAD = b'{"type":"change","version":%d,'
NOTHING_NEW = News({}, ())


class Look(Shared):
    """What everyone sees of a game at one moment."""

    __slots__ = ("_earlier", "_question", "_told", "hosted", "own", "own_of", "view")

    def __init__(self, view: View, own: tuple[str, ...]) -> None:
        self.view, self.hosted = view, BY_VIEW[type(view)]
        self.own = own
        """The fields in which a seat's view may differ from the spectators', who have `view`."""
        self.own_of = all_of(own)
        alike = all_but(self.hosted.fields, own)
        super().__init__(dict(zip(alike, all_of(alike)(view), strict=True)))
        self._question: msgspec.Raw | None = None
        self._earlier: Look | None = None
        self._told: News | None = None

    def question(self, view: View) -> Any:
        """As the seat with this view hears it; most seats hear no more of it than spectators do."""
        if view.asked != self.view.asked:
            return question(self.hosted.kind, view)
        if self._question is None:
            self._question = msgspec.Raw(msgspec.json.encode(question(self.hosted.kind, self.view)))
        return self._question

    def told(self, since: Look) -> News | None:
        """What most hear: those for whom only that is new which is new for all. None where spectators hear something of their own."""
        if since is self:
            return NOTHING_NEW
        if since is not self._earlier:
            since._earlier = since._told = None
            self._earlier, self._told = since, None
            if self.own_of(since.view) == self.own_of(self.view):
                self._told = difference(Sight(since, since.view), Sight(self, self.view))
        return self._told


@lru_cache(maxsize=32)
def all_but(fields: tuple[str, ...], own: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in fields if name not in own])


@lru_cache(maxsize=32)
def all_of(fields: tuple[str, ...]) -> Callable[[View], tuple[Any, ...]]:
    if len(fields) > 1:
        return attrgetter(*fields)
    return lambda view: tuple([getattr(view, name) for name in fields])


class Sight(NamedTuple):
    """What one seat, or a spectator, sees: as everyone, and by itself."""

    look: Look
    view: View


class Sights:
    """How a game looked last, to everyone and to each chair. A second look finds what is new."""

    def __init__(self) -> None:
        self.look: Look | None = None
        self.views: dict[int, View] = {}

    def public(self, kind: GameKind, game: Any, *, debating: bool = False) -> Look:
        look = self.look
        view = view_for(kind, game, None, look and look.view, debating=debating)
        if look is None:
            own = [name for name in kind.own_fields(game) if name not in KEPT_BACK]
            look = self.look = Look(view, tuple(own) or BY_VIEW[type(view)].fields)
        elif look.view is not view:
            look = self.look = Look(view, look.own)
        return look

    def of(self, look: Look, game: Any, chair: int | None, *, debating: bool = False) -> Sight:
        """What this chair sees of the moment that looks so to everyone."""
        if chair is None:
            return Sight(look, look.view)
        last = self.views.get(chair)
        view = self.views[chair] = view_for(look.hosted.kind, game, chair, last, look.view, debating=debating)
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


def news(before: Sight | None, now: Sight) -> News:
    """What a seat hears that saw the one and sees the other."""
    if before is None:
        return News(all_fields(now.view), now.view.journal)
    if now.view is before.view:
        return NOTHING_NEW
    shared = now.look.told(before.look)
    return shared if shared is not None and hears_no_more(before, now, shared) else difference(before, now)


def hears_no_more(before: Sight, now: Sight, shared: News) -> bool:
    """Whether this is all that is new for a seat, too. It never hears less of it than what is new for all."""
    last, view, own_of = before.view, now.view, now.look.own_of
    if own_of(last) != own_of(view) or view.journal[len(last.journal) :] != shared.events:
        return False
    heard = now.look.view.asked if "asked" in shared.fields else last.asked
    return bool(view.asked == heard)


def difference(before: Sight, now: Sight) -> News:
    fields: dict[str, Any] = dict(now.look.news(before.look))
    for name in now.look.own:
        was, value = getattr(before.view, name), getattr(now.view, name)
        if was is not value and was != value:
            fields[name] = value
    if before.view.asked != now.view.asked:
        fields["asked"] = None if now.view.asked is None else now.look.question(now.view)
    return News(fields, now.view.journal[len(before.view.journal) :])


def all_fields(view: View) -> dict[str, Any]:
    hosted = BY_VIEW[type(view)]
    fields = dict(zip(hosted.fields, hosted.fields_of(view), strict=True))
    fields["asked"] = None if view.asked is None else question(hosted.kind, view)
    return fields


def encoded(view: View) -> dict[str, bytes]:
    return {name: msgspec.json.encode(value) for name, value in all_fields(view).items()}


def question(kind: GameKind, view: View) -> dict[str, Any]:
    """The question of the moment: its kind, its public facts, and this seat's answers with their codes."""
    known = kind.known(view) if kind.known is not None and kind.looks_around(view) else None
    asked, prospects, outlook = cast(Asked, view.asked), kind.prospects(view, known), kind.outlook(view, known)
    return {
        "number": asked.number,
        "clause": asked.clause,
        "step": asked.step,
        "options": [answer(option, prospects.get(option)) for option in asked.options],
        "answered": None if asked.answered is None else answer(asked.answered),
        **({} if outlook is None else {"outlook": outlook}),
    }


def answer(option: Option, prospect: Value | None = None) -> Any:
    return written_answer(option) if prospect is None else told_answer(option, {"prospect": prospect})


@lru_cache(maxsize=4096)
def written_answer(option: Option) -> msgspec.Raw:
    """The same few are offered in every game."""
    return msgspec.Raw(msgspec.json.encode(told_answer(option, {})))


def told_answer(option: Option, leads: dict[str, Value]) -> dict[str, Any]:
    about = {"code": str(option), "kind": type(option).__name__, "confirm": option.confirm, "clause": option.clause}
    return {**about, **leads, **{name: getattr(option, name) for name in option.__struct_fields__}}


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
