"""Suspicion over time, for replays."""

from __future__ import annotations

import pytest

from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.beliefs.timeline import Suspicion, timeline
from gloaming.games import GAMES
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.invasion import INVASION
from gloaming.games.invasion import Options as Invading
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Record, read, replay
from gloaming.kernel.talk import Said, Vouches
from gloaming.kernel.values import Value
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, simulate

TABLES = [(CULTISTS, Options(players=6, level="experienced")), (INVASION, Invading(players=5))]


def recorded(kind: GameKind, options: Value) -> Record:
    return read(simulate(Plan(kind.name, options, seating(kind.name, "careful"), 8, keep_records=True), 5).record)


def held_at(suspicion: Suspicion, frame: int) -> tuple[float, ...]:
    return [held.hostile for held in suspicion.held if held.frame <= frame][-1]


@pytest.mark.parametrize(("kind", "options"), TABLES, ids=["cultists", "invasion"])
def test_each_frame_holds_what_the_seat_believed_then(kind: GameKind, options: Value) -> None:
    record = recorded(kind, options)
    for seat in (2, None):
        told = timeline(kind, record, seat)
        assert told.frames == len(record.answers) + 1
        for frame, match in enumerate(replay(kind, record)):
            if frame % 40 == 0:
                then = beliefs_of(kind.name, kind.view(match.game, seat)).hostile
                assert held_at(told, frame) == pytest.approx(then, abs=1e-4)


@pytest.mark.parametrize(("kind", "options"), TABLES, ids=["cultists", "invasion"])
def test_the_moments_that_moved_most_come_with_their_clues(kind: GameKind, options: Value) -> None:
    record = recorded(kind, options)
    told = timeline(kind, record, None)
    assert 3 <= len(told.moments) <= 12
    for moment in told.moments:
        assert 0 < moment.frame < len(record.answers)
        assert moment.before == held_at(told, moment.frame - 1)[moment.seat]
        assert moment.after == held_at(told, moment.frame)[moment.seat]
        assert (moment.after - moment.before) * sum(clue.amount for clue in moment.clues) > 0
        assert all(clue.seat == moment.seat for clue in moment.clues)


def test_what_was_said_moves_a_seat_at_the_frame_in_which_it_was_heard() -> None:
    record = recorded(CULTISTS, Options(players=7, level="experienced"))
    matches = list(enumerate(len(match.game.journal_of(None)) for match in replay(CULTISTS, record)))
    frame, opened = next((frame, opened) for frame, opened in matches if opened > 60)
    talk = [Said(1, 2, Vouches(4), opened)]
    silent, spoken = timeline(CULTISTS, record, None), timeline(CULTISTS, record, None, talk)
    assert held_at(silent, frame - 1) == held_at(spoken, frame - 1)
    assert held_at(silent, frame) != held_at(spoken, frame)


def test_whoever_knows_all_is_moved_by_nothing() -> None:
    record = recorded(CULTISTS, Options(players=6, level="experienced"))
    match = next(replay(GAMES["cultists"], record))
    cultist = match.game.role.index("cultist")
    told = timeline(CULTISTS, record, cultist)
    assert len(told.held) == 1
    assert told.moments == ()
