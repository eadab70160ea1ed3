"""How events are shown: every kind says it, and neither the open line nor the dot on what is held tells anybody a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event, blank
from gloaming.kernel.facets import of_event
from gloaming.kernel.kinds import GameKind
from tests.conformance.grounds import GROUNDS
from tests.proving import Ground, differences

KINDS = [ground.kind for ground in GROUNDS]
SAID = {"full", "scene", "stage", "turn", "now"}
"""What a line next to the question says."""


def named(value: Any) -> str:
    return str(value.name if isinstance(value, GameKind) else value.kind.name)


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_every_kind_of_event_says_how_it_is_shown(kind: GameKind) -> None:
    assert [event.__name__ for event in kind.events if not event.shown] == []


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_what_only_some_may_know_is_never_shown_to_everyone(kind: GameKind) -> None:
    for event in kind.events:
        sight, shown = of_event(event).sight, set(of_event(event).shown)
        if sight == "private":
            assert not shown & SAID, event
        if sight == "public":
            assert "held" not in shown, event


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
def test_the_line_just_now_is_the_same_for_everyone(ground: Ground) -> None:
    """Whatever secret a seat knows of an event, what stands open on its screen is what a spectator sees of it."""
    said = 0
    for number in range(6):
        game = ground.finished(ground.table(Dice.seeded("said", number)), Dice.seeded("said", "play", number))
        for event in game.journal:
            if SAID.isdisjoint(ways(event)):
                continue
            said += 1
            for seat in range(game.options.players):
                seen = event.seen_by(seat)
                assert seen is not None, event
                assert covered(seen) == event.seen_by(None)
    assert said > 500


def ways(event: Event) -> tuple[str, ...]:
    return of_event(type(event)).shown


def covered(event: Event) -> Event:
    """As it lies open on the screen of a seat that may know more."""
    return msgspec.structs.replace(event, **{name: blank(getattr(event, name)) for name in event.reveals.veiled})


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
def test_the_dot_on_what_is_held_is_the_same_for_every_deal(ground: Ground) -> None:
    for number in range(20):
        options = ground.fixed(ground.table(Dice.seeded("deals", number)))
        one, other = (next(ground.games(options, Dice.seeded("deals", number, deal))) for deal in "ab")
        assert dots(one, 0) == dots(other, 0)


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
def test_the_dot_on_what_is_held_is_the_same_in_worlds_that_look_alike(ground: Ground) -> None:
    """Somebody who only watches cannot tell two worlds apart by who has something new to look at."""
    lit = 0
    for number in range(8):
        dice = Dice.seeded("dots", number)
        for game in ground.games(ground.table(dice), Dice.seeded("dots", "play", number)):
            world = None if game.over or dice.roll(12) else ground.other_world(game, None, dice)
            if world is not None:
                lit += sum(compared(ground, game.clone(), world, dice))
    assert lit > 20


def compared(ground: Ground, game: Any, world: Any, dice: Dice) -> Iterator[int]:
    """How many dots each answer lights, in both worlds alike."""
    for _ in range(8):
        known = len(game.journal), len(world.journal)
        if game.over or not ground.go_on(game, world, None, dice):
            return
        if differences((ground.kind.view(game, None), ""), (ground.kind.view(world, None), "")):
            return
        assert dots(game, known[0]) == dots(world, known[1]), game.journal[known[0] :]
        yield len(dots(game, known[0]))


def dots(game: Any, since: int) -> set[int]:
    """The seats to which this much of the journal brings something that only they may look at."""
    return {
        seat
        for event in game.journal[since:]
        if "held" in ways(event)
        for seat in range(game.options.players)
        if event.reveals.includes(event, seat)
    }
