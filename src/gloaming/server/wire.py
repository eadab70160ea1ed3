"""A seat's view as it goes over the wire: built from the view alone, and sent as what has changed in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, cast

import msgspec

from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Value
from gloaming.kernel.views import Asked, asked_of, awaited
from gloaming.server import protocol
from gloaming.server.games import BY_BOARD, BY_VIEW
from gloaming.server.games.base import KEPT_BACK, View
from gloaming.server.shared import Compared


class News:
    """What there is to tell of a game since an earlier moment: fields in their form on the wire, and events."""

    __slots__ = ("_table", "_written", "events", "fields")

    def __init__(self, fields: dict[str, Any], events: tuple[Event, ...]) -> None:
        self.fields, self.events = fields, events
        self._table: Mapping[str, Any] = {}
        self._written = b""

    def change(self, version: int, table: Mapping[str, Any]) -> bytes:
        """As a message, with what is new at the table. But for its number it is the same for all who have the same news of both."""
        if table is not self._table or not self._written:
            change = protocol.Change(0, dict(table), self.fields, self.events)
            self._table, self._written = table, msgspec.json.encode(change)[len(HEAD % 0) :]
        return HEAD % version + self._written


HEAD = b'{"type":"change","version":%d,'
NOTHING_NEW = News({}, ())


class Look(Compared):
    """What everyone sees of a game at one moment."""

    __slots__ = ("_earlier", "_question", "_told", "alike", "hosted", "own", "own_of", "seen", "view")

    def __init__(self, view: View, own: tuple[str, ...]) -> None:
        super().__init__()
        self.view, self.hosted = view, BY_VIEW[type(view)]
        self.own = own
        """The fields in which a seat's view may differ from the spectators', who have `view`."""
        self.own_of = all_of(own)
        self.alike = all_but(self.hosted.fields, own)
        """All other fields, ..."""
        self.seen = all_of(self.alike)(view)
        """... and what is in them."""
        self._question: msgspec.Raw | None = None
        self._earlier: Look | None = None
        self._told: News | None = None

    def fact(self, name: str) -> Any:
        return getattr(self.view, name)

    def others_than(self, since: Look) -> Iterable[str]:
        """Of the same game, so the fields are the same."""
        return compress(self.alike, map(ne, since.seen, self.seen))

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


class Sight(msgspec.Struct, frozen=True, eq=False):
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
        views = self.views
        view = views[chair] = view_for(look.hosted.kind, game, chair, views.get(chair), look.view, debating=debating)
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
    look, last, view = now.look, before.view, now.view
    fields: dict[str, Any] = dict(look.news(before.look))
    known, knows = look.own_of(last), look.own_of(view)
    if known != knows:
        fields |= {name: fact for name, was, fact in zip(look.own, known, knows, strict=True) if was != fact}
    if last.asked != view.asked:
        fields["asked"] = None if view.asked is None else look.question(view)
    return News(fields, view.journal[len(last.journal) :])


def all_fields(view: View) -> dict[str, Any]:
    hosted = BY_VIEW[type(view)]
    fields = dict(zip(hosted.fields, hosted.fields_of(view), strict=True))
    fields["asked"] = None if view.asked is None else question(hosted.kind, view)
    return fields


def encoded(view: View) -> dict[str, bytes]:
    return {name: msgspec.json.encode(value) for name, value in all_fields(view).items()}


def question(kind: GameKind, view: View) -> dict[str, Any]:
    """The question of the moment: its kind, its public facts, and this seat's answers with their codes."""
    asked = cast(Asked, view.asked)
    answered = None if asked.answered is None else written_answer(asked.answered)
    heard = {"number": asked.number, "clause": asked.clause, "step": asked.step, "options": (), "answered": answered}
    if not (asked.options or answered):  # so it is for most seats
        return heard
    known = kind.known(view) if kind.known is not None and kind.looks_around(view) else None
    prospects, outlook = kind.prospects(view, known), kind.outlook(view, known)
    heard["options"] = [answer(option, prospects.get(option)) for option in asked.options]
    if outlook is not None:
        heard["outlook"] = outlook
    return heard


def answer(option: Option, prospect: Value | None) -> msgspec.Raw:
    if prospect is None:
        return written_answer(option)
    before, after = around_prospect(option)
    return msgspec.Raw(before + msgspec.json.encode(prospect) + after)


# The same few are offered in every game.


@lru_cache(maxsize=4096)
def written_answer(option: Option) -> msgspec.Raw:
    about, own = told_answer(option)
    return msgspec.Raw(msgspec.json.encode({**about, **own}))


@lru_cache(maxsize=4096)
def around_prospect(option: Option) -> tuple[bytes, bytes]:
    """What is written before and after what it leads to."""
    about, own = told_answer(option)
    before, _, after = msgspec.json.encode({**about, "prospect": None, **own}).partition(b'"prospect":null')
    return before + b'"prospect":', after


def told_answer(option: Option) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is said of every answer, and the fields of this one."""
    about = {"code": str(option), "kind": type(option).__name__, "confirm": option.confirm, "clause": option.clause}
    return about, {name: getattr(option, name) for name in option.__struct_fields__}


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
