"""A game told again for a browser: one frame an answer, through one seat's eyes, a spectator's, or with all laid open.

Each frame is made from the same view that the seat was sent in play, so a replay shows nothing that it did not show then.
Whether the game may be told yet is not decided here: who asks for more than a spectator's replay waits for its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Literal

import msgspec

from gloaming.kernel.events import Event
from gloaming.kernel.records import Match, Record, replay
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat
from gloaming.server.games import Hosted, hosted
from gloaming.server.games.base import View
from gloaming.server.protocol import ChairState, Line, Wire
from gloaming.server.wire import board_of, changed, encoded

Eyes = Seat | None | Literal["all"]
"""A seat, a spectator (None), or everything open."""


class Frame(Wire, frozen=True):
    """What is new after one answer. The first frame holds the whole view of the opening."""

    round: int
    phase: str
    view: dict[str, Any]
    journal: tuple[Any, ...]
    said: tuple[Line, ...]
    """What was said before the next answer: everybody heard it, so it is the same for all eyes."""


class Replay(Wire, frozen=True):
    board: dict[str, Any]
    chairs: tuple[ChairState, ...]
    options: dict[str, Any]
    """Those of the game, as in its record."""
    frames: tuple[Frame, ...]


def told(record: Record, chairs: tuple[ChairState, ...], eyes: Eyes) -> Replay:
    """The whole record again, every state checked on the way."""
    room = hosted(record.head.game)
    matches = replay(room.kind, record)
    opening = next(matches)
    board = board_of(room.board(opening.game))
    return Replay(board, chairs, record.head.options, tuple(frames(chain([opening], matches), eyes)))


def frames(matches: Iterable[Match], eyes: Eyes) -> Iterator[Frame]:
    """One frame for each moment of a match, as `gloaming.kernel.records.replay` yields them: read each at once,
    because the same match goes on."""
    before: dict[str, bytes] = {}
    heard = spoken = 0
    for match in matches:
        game, room = match.game, hosted(match.kind.name)
        view, journal = seen(room, game, eyes)
        now = encoded(view)
        said = tuple(line_of(said, number) for number, said in enumerate(match.said[spoken:], start=spoken + 1))
        yield Frame(game.round, room.phase(game), changed(before, now), journal[heard:], said)
        before, heard, spoken = now, len(journal), len(match.said)


def line_of(said: Said, number: int) -> Line:
    """What was said, as a table shows it."""
    return Line(number, said.seat, said.round, statement=said.statement, after=said.heard)


def seen(room: Hosted, game: Any, eyes: Eyes) -> tuple[View, tuple[Event, ...]]:
    """The view and the memory of these eyes. With all open: a spectator's view, unveiled from the first moment on."""
    if eyes == "all":
        view = room.kind.view(game, None)
        opened = {"unveiled": room.unveil(game)} if "unveiled" in room.fields else {}
        return msgspec.structs.replace(view, **opened), tuple(game.journal)
    view = room.kind.view(game, eyes)
    return view, view.journal
