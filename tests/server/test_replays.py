"""Replays for the browser: every frame is the view of its moment, and nobody's replay tells more than that view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.events import FaceDown
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import PrivateEvent
from gloaming.kernel.records import Match, Record, replay
from gloaming.server.protocol import ChairState
from gloaming.server.replays import Eyes, Frame, frames, told
from gloaming.server.wire import encoded

TABLES = (
    Options(players=6, level="experienced"),
    Options(players=5, level="expert", dark_transfers="hidden", anonymous_ballots=True),
    Options(players=4, level="first", automa=True),
)
PRIVATE: dict[str, Any] = {"role": None, "route": None, "hand": [], "known_cultists": [], "start_cards": []}
SECRETS = {kind.__name__ for kind in CULTISTS.events if issubclass(kind, PrivateEvent)}
FACE_DOWN = {kind.__name__ for kind in CULTISTS.events if issubclass(kind, FaceDown)}


def played(options: Options, number: int) -> Iterator[Match]:
    """A game of random answers, at every moment from the opening on."""
    dice = Dice.seeded("replays", number)
    match = Match(CULTISTS, options, dice.key)
    yield match
    while not match.game.over:
        seat = dice.pick(match.game.waiting_for)
        match.answer(seat, dice.pick(match.game.choices[seat]))
        yield match


def record_of(options: Options, number: int) -> Record:
    *_, match = played(options, number)
    return match.record


def as_sent(frame: Frame) -> dict[str, Any]:
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(frame))
    return sent


def put_together(matches: Iterator[Match], eyes: Eyes) -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """What a browser has after each frame."""
    view: dict[str, Any] = {}
    journal: list[Any] = []
    for frame in frames(matches, eyes):
        sent = as_sent(frame)
        view = {**view, **sent["view"]}
        journal = [*journal, *sent["journal"]]
        yield view, journal


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.level)
def test_every_frame_is_the_view_of_its_moment(options: Options) -> None:
    record = record_of(options, 1)
    for seat in [None, *range(options.players)]:
        live = replay(CULTISTS, record)
        for (view, journal), match in zip(put_together(replay(CULTISTS, record), seat), live, strict=True):
            now = CULTISTS.view(match.game, seat)
            assert view == {name: msgspec.json.decode(field) for name, field in encoded(now).items()}
            assert journal == msgspec.json.decode(msgspec.json.encode(now.journal))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.level)
@pytest.mark.parametrize("number", range(3))
def test_a_spectators_replay_holds_nothing_private(options: Options, number: int) -> None:
    for view, journal in put_together(played(options, number), None):
        assert {name: view[name] for name in PRIVATE} == PRIVATE
        assert (view["unveiled"] is None) == (view["winner"] is None)
        if view["asked"] is not None:
            assert view["asked"]["options"] == []
            assert view["asked"]["answered"] is None
        assert not SECRETS & {event["type"] for event in journal}
        assert all(event["card"] is None for event in journal if event["type"] in FACE_DOWN)


def test_with_all_open_every_secret_is_told_from_the_first_moment() -> None:
    options = TABLES[0]
    for (view, journal), match in zip(put_together(played(options, 2), "all"), played(options, 2), strict=True):
        game = match.game
        assert view["unveiled"]["roles"] == game.role
        assert view["unveiled"]["pulses"] == [list(pulse) for pulse in game.pulse]
        assert view["unveiled"]["hands"] == [list(hand) for hand in game.hand]
        assert view["unveiled"]["dead_since"] == {str(seat): hour for seat, hour in game.dead_since.items()}
        assert view["hand"] == []
        assert journal == msgspec.json.decode(msgspec.json.encode(game.journal))


def test_only_what_has_changed_is_sent() -> None:
    sent = [as_sent(frame) for frame in frames(played(TABLES[0], 3), 0)]
    view: dict[str, Any] = {}
    for frame in sent:
        assert all(view.get(name, ...) != value for name, value in frame["view"].items())
        view |= frame["view"]
    assert "at" in sent[0]["view"]
    assert sent[0]["phase"] == "night"


def test_a_record_is_told_with_its_board_and_its_people() -> None:
    options = TABLES[0]
    record = record_of(options, 4)
    chairs = tuple(
        ChairState(f"Seat {number}", number, False, "random", False, True, False, False)
        for number in range(options.players)
    )
    whole = told(record, chairs, "all")
    assert whole.board["id"] == "university-4-6"
    assert whole.chairs == chairs
    assert whole.options == record.head.options
    assert len(whole.frames) == len(record.answers) + 1
    assert whole.frames[-1].phase == "over"
