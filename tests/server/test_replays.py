"""Replays for the browser: every frame is the view of its moment, and nobody's replay tells more than that view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.events import FaceDown
from gloaming.games.invasion import INVASION
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import PrivateEvent
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, replay
from gloaming.kernel.talk import Accuses, Denies, Vouches
from gloaming.server.protocol import ChairState
from gloaming.server.replays import Eyes, Frame, frames, told
from gloaming.server.wire import encoded
from tests.server.prepared import GROUND_OF

TABLES = (
    Options(players=6, level="experienced"),
    Options(players=5, level="expert", dark_transfers="hidden", anonymous_ballots=True),
    Options(players=4, level="first", automa=True),
    InvasionOptions(players=5),
    InvasionOptions(players=7, city="washington", alien_planning_visibility="public", event_discard_public=False),
)
CULTISTS_TABLE, INVASION_TABLE = TABLES[0], TABLES[4]
PRIVATE: dict[str, dict[str, Any]] = {
    CULTISTS.name: {"role": None, "route": None, "hand": [], "known_cultists": [], "start_cards": []},
    INVASION.name: {"hand": [], "alien": False, "planning": [], "known_aliens": []},
}
FACE_DOWN: dict[str, tuple[str, ...]] = {
    **{kind.__name__: ("card",) for kind in CULTISTS.events if issubclass(kind, FaceDown)},
    "Drew": ("cards",),
    "EventsDrawn": ("cards",),
    "EventsPlaced": ("upcoming", "prevented"),
}
"""Events of which all see that they happen; the faces are for one alone."""
every_table = pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: f"{kind_of(options).name}-{options.players}"
)


def kind_of(options: Any) -> GameKind:
    return GROUND_OF[type(options)].kind


def played(options: Any, number: int) -> Iterator[Match]:
    """A game of random answers, at every moment from the opening on."""
    dice = Dice.seeded("replays", number)
    match = Match(kind_of(options), options, dice.key)
    yield match
    while not match.game.over:
        seat = dice.pick(match.game.waiting_for)
        match.answer(seat, dice.pick(match.game.choices[seat]))
        yield match


def record_of(options: Any, number: int) -> Record:
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


@every_table
def test_every_frame_is_the_view_of_its_moment(options: Any) -> None:
    record, kind = record_of(options, 1), kind_of(options)
    for seat in [None, *range(options.players)]:
        live = replay(kind, record)
        for (view, journal), match in zip(put_together(replay(kind, record), seat), live, strict=True):
            now = kind.view(match.game, seat)
            assert view == {name: msgspec.json.decode(field) for name, field in encoded(now).items()}
            assert journal == msgspec.json.decode(msgspec.json.encode(now.journal))


@every_table
@pytest.mark.parametrize("number", range(3))
def test_a_spectators_replay_holds_nothing_private(options: Any, number: int) -> None:
    private = PRIVATE[kind_of(options).name]
    secrets = {kind.__name__ for kind in kind_of(options).events if issubclass(kind, PrivateEvent)}
    for view, journal in put_together(played(options, number), None):
        assert {name: view[name] for name in private} == private
        assert (view["unveiled"] is None) == (view["winner"] is None)
        if view["asked"] is not None:
            assert view["asked"]["options"] == []
            assert view["asked"]["answered"] is None
        assert not secrets & {event["type"] for event in journal}
        assert all(is_hidden(event[name]) for event in journal for name in FACE_DOWN.get(event["type"], ()))


def is_hidden(faces: Any) -> bool:
    return faces is None or (isinstance(faces, list) and not any(faces))


def test_with_all_open_every_secret_is_told_from_the_first_moment() -> None:
    options = CULTISTS_TABLE
    for (view, journal), match in zip(put_together(played(options, 2), "all"), played(options, 2), strict=True):
        game = match.game
        assert view["unveiled"]["roles"] == game.role
        assert view["unveiled"]["pulses"] == [list(pulse) for pulse in game.pulse]
        assert view["unveiled"]["hands"] == [list(hand) for hand in game.hand]
        assert view["unveiled"]["dead_since"] == {str(seat): hour for seat, hour in game.dead_since.items()}
        assert view["hand"] == []
        assert journal == msgspec.json.decode(msgspec.json.encode(game.journal))


def test_with_all_open_the_aliens_and_every_pile_are_told_from_the_first_moment() -> None:
    """INV-INFO-18."""
    options = INVASION_TABLE
    turned = 0
    for (view, journal), match in zip(put_together(played(options, 2), "all"), played(options, 2), strict=True):
        game = match.game
        assert view["unveiled"]["hands"] == [list(hand) for hand in game.hand]
        assert view["unveiled"]["aliens"] == [seat for seat in game.seats if "assimilated" in game.hand[seat]]
        assert view["unveiled"]["event_deck"] == list(game.event_deck)
        assert (view["hand"], view["alien"]) == ([], False)
        assert journal == msgspec.json.decode(msgspec.json.encode(game.journal))
        turned = max(turned, len(view["unveiled"]["aliens"]))
    assert turned > 0


def test_only_what_has_changed_is_sent() -> None:
    sent = [as_sent(frame) for frame in frames(played(CULTISTS_TABLE, 3), 0)]
    view: dict[str, Any] = {}
    for frame in sent:
        assert all(view.get(name, ...) != value for name, value in frame["view"].items())
        view |= frame["view"]
    assert "at" in sent[0]["view"]
    assert sent[0]["phase"] == "night"


@pytest.mark.parametrize(("options", "board"), [(CULTISTS_TABLE, "university-4-6"), (INVASION_TABLE, "washington")])
def test_a_record_is_told_with_its_board_and_its_people(options: Any, board: str) -> None:
    record = record_of(options, 4)
    chairs = tuple(
        ChairState(f"Seat {number}", number, False, False, "random", False, True, False, False)
        for number in range(options.players)
    )
    whole = told(record, chairs, "all")
    assert whole.board["id"] == board
    assert whole.chairs == chairs
    assert whole.options == record.head.options
    assert len(whole.frames) == len(record.answers) + 1
    assert whole.frames[-1].phase == "over"


# Talk


def test_what_was_said_is_told_where_it_was_and_alike_to_all_eyes() -> None:
    match = Match(CULTISTS, CULTISTS_TABLE, Dice.seeded("replays", 3).key)
    dice = Dice.seeded("talk in replays")
    said = {0: Accuses(1, "gut"), 4: Denies(), 9: Vouches(2)}
    for number in range(12):
        if number in said:
            match.say(number % 6, said[number])
        seat = match.game.waiting_for[0]
        match.answer(seat, dice.pick(match.game.choices[seat]))
    for eyes in (None, "all", *range(6)):
        told_to = list(frames(replay(CULTISTS, match.record), eyes))
        heard = {number: frame.said[0] for number, frame in enumerate(told_to) if frame.said}
        assert {number: line.statement for number, line in heard.items()} == said
        assert [line.chair for line in heard.values()] == [0, 4, 3]
        assert [line.number for line in heard.values()] == [1, 2, 3]


@pytest.mark.parametrize("options", [CULTISTS_TABLE, INVASION_TABLE], ids=["cultists", "invasion"])
def test_talk_tells_no_replay_of_two_worlds_apart(options: Any) -> None:
    """The same things are said in both, and a seat that cannot tell them apart is told the same."""
    ground, dice, compared = GROUND_OF[type(options)], Dice.seeded("two told worlds"), 0
    for number, match in enumerate(played(options, 4)):
        seat = number % options.players
        looks = number % 25 == 5 and not match.game.over
        world = ground.other_world(match.game.clone(), seat, dice) if looks else None
        if world is None:
            continue
        told_alike = []
        for game in (match.game, world):
            there = Match(match.kind, options, bytes(32))
            there.game = game
            assert there.may_hold(1, Accuses(0, "gut"))
            there.say(1, Accuses(0, "gut"))
            told_alike.append(msgspec.json.encode(list(frames([there], seat))))
            told_alike.append(msgspec.json.encode(there.talk))
        assert told_alike[:2] == told_alike[2:]
        compared += 1
    assert compared
