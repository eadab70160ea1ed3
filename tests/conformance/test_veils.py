"""No veil can be lifted unseen: each event that is not for everyone is shown to others, and the proving ground finds it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from gloaming.games import cultists, invasion
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.cards import FAILURE
from gloaming.games.cultists.events import BallotCast, CultistsRecognised, GaveInTheDark, TokenPeeked
from gloaming.games.cultists.expansions.professions.events import InformantSeen, SupportTokenSeen
from gloaming.games.cultists.expansions.professions.state import NAME as PROFESSIONS
from gloaming.games.cultists.expansions.professions.state import professions_of
from gloaming.games.cultists.expansions.under_the_surface.events import OwlSent
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCardLaid
from gloaming.games.cultists.setup import begin as begin_cultists
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.in_control import Peek, TakeControl
from gloaming.games.cultists.voting import HoldVote
from gloaming.games.invasion.events import (
    AlienPlanSeen,
    AliensRecognised,
    EventsDrawn,
    EventsPlaced,
    OrderLeft,
    RescueCardLaid,
)
from gloaming.games.invasion.orders import DeclareAt
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import CastVotes
from gloaming.games.invasion.setup import begin as begin_invasion
from gloaming.games.invasion.state import EventName, Invasion
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import EVERYONE, NOBODY, Audience, Event, PublicEvent
from gloaming.kernel.steps import Option, Step
from gloaming.kernel.values import Seat
from tests import proving
from tests.conformance.grounds import GROUNDS
from tests.games.cultists.professions.holders import before_the_fight
from tests.people import Table
from tests.proving import Findings, Ground
from tests.rituals import ritual_of
from tests.surface import searching

# How random play comes to each of them soon


@dataclass(frozen=True)
class Way:
    table: Any = None
    """Any table at all, unless one is named."""
    begin: Callable[[Any, bytes], Any] | None = None
    """From the start, unless it begins in the middle of things."""
    stack: Callable[[Any], object] = bool
    """What is done to a game that begins, and to every world that is made of it."""
    keen: tuple[type[Option], ...] = ()
    """What everyone does whenever it is offered."""
    answers: int = 150
    """A game is left after so many."""


def from_here(arrange: Callable[[], Table], *keen: type[Option]) -> Way:
    """Each game begins as this scenario leaves it."""
    return Way(arrange().game.options, lambda *_: arrange().game, keen=keen, answers=6)


def first_of_all(step: Callable[[Cultists], Step], *keen: type[Option], **options: Any) -> Way:
    """This happens as soon as everyone is awake."""

    def begin(table: cultists.Options, key: bytes) -> Cultists:
        game = begin_cultists(table, key)
        game.agenda.append(step(game))
        return game

    return Way(cultists.Options(**options), begin, keen=keen, answers=20)


def in_the_dark(options: cultists.Options, key: bytes) -> Cultists:
    game = begin_cultists(options, key)
    game.power = False
    return game


def before_a_rescue(options: invasion.Options, key: bytes) -> Invasion:
    """Three of them lay their cards as soon as all have theirs."""
    game = begin_invasion(options, key)
    game.agenda.insert(1, CastVotes((0, 1, 2)))
    return game


def first_event(card: EventName) -> Way:
    """This card lies uppermost, in every world that is possible."""

    def stack(game: Invasion) -> None:
        if card in game.event_deck:
            game.event_deck = (*[other for other in game.event_deck if other != card], card)

    return Way(invasion.Options(pressure_start_index=2), stack=stack, answers=40)


def owl_found() -> Table:
    t = searching("pink_2", "snow_owl", FAILURE, roles={"Mary": "cultist"})
    t["Mary"].searches()
    return t


def on_the_detectives_trail(game: Cultists) -> None:
    """In every world it is the Detective's token; who the Informant is stays open."""
    part = professions_of(game)
    game.parts[PROFESSIONS] = msgspec.structs.replace(part, profession="detective")


WAYS: dict[type[Event], Way] = {
    CultistsRecognised: Way(cultists.Options(players=7)),
    GaveInTheDark: Way(cultists.Options(dark_transfers="hidden"), in_the_dark),
    TokenPeeked: first_of_all(lambda game: TakeControl(game.knife), Peek),
    BallotCast: first_of_all(lambda game: HoldVote(game.knife), anonymous_ballots=True),
    OwlSent: from_here(owl_found),
    RitualCardLaid: from_here(lambda: ritual_of("Ben", "Uli", "Tom")),
    SupportTokenSeen: Way(
        cultists.Options(players=7, level="experienced", professions=True, informant_knows=True), answers=20
    ),
    InformantSeen: replace(
        from_here(lambda: before_the_fight("detective"), FightCultist), stack=on_the_detectives_trail
    ),
    EventsDrawn: Way(keen=(Plan,), answers=60),
    EventsPlaced: Way(keen=(Plan,), answers=60),
    OrderLeft: Way(invasion.Options(declare_window="standing_orders"), keen=(DeclareAt,)),
    RescueCardLaid: Way(invasion.Options(), before_a_rescue, answers=20),
    AliensRecognised: first_event("revelation"),
    AlienPlanSeen: first_event("alien_planning"),
}


@dataclass(frozen=True)
class Steered(Ground):
    """A ground on which random play goes one way."""

    way: Way = Way()

    def games(self, options: Any, dice: Dice) -> Iterator[Any]:
        yield from islice(super().games(options, dice), self.way.answers)


def steered(ground: Ground, way: Way) -> Ground:
    def pick(game: Any, seat: Seat, dice: Dice) -> Option:
        wanted = [option for option in game.choices[seat] if isinstance(option, way.keen)]
        return dice.pick(wanted) if wanted else ground.pick(game, seat, dice)

    def align(game: Any, world: Any, dice: Dice) -> None:
        ground.align(game, world, dice)
        way.stack(world)

    fields = {field.name: getattr(ground, field.name) for field in dataclasses.fields(ground)}
    return Steered(**fields | {"pick": pick, "align": align, "every": 2, "way": way})


VEILED = [
    pytest.param(ground, kind, id=f"{ground.kind.name}-{kind.__name__}")
    for ground in GROUNDS
    for kind in ground.kind.events
    if kind.seen_by is not PublicEvent.seen_by
]
every_veil = pytest.mark.parametrize(("ground", "kind"), VEILED)


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Findings]:
    """Looks for a first leak where this kind of event soon happens."""

    def search(ground: Ground, kind: type[Event], comparisons: int = 4_000) -> Findings:
        way = WAYS.get(kind, Way())
        honest = way.begin or ground.kind.begin

        def begin(options: Any, key: bytes) -> Any:
            game = honest(options, key)
            way.stack(game)
            return game

        monkeypatch.setattr(ground.kind, "begin", begin)
        ground = steered(ground, way)
        return ground.search(seed=1, games=60, comparisons=comparisons, table=way.table, one_is_enough=True)

    return search


# Planted leaks


@every_veil
def test_the_ground_comes_to_every_veil_and_finds_it_in_place(
    ground: Ground, kind: type[Event], searched: Callable[..., Findings]
) -> None:
    found = searched(ground, kind, comparisons=400)
    assert found.leaks == []
    assert found.events[kind.__name__] > 0


@every_veil
def test_an_event_that_everyone_sees_is_caught(
    ground: Ground, kind: type[Event], searched: Callable[..., Findings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event's own word says who may see it."""
    monkeypatch.setattr(kind, "seen_by", lambda self, seat: self)
    assert searched(ground, kind).leaks


@every_veil
@pytest.mark.parametrize("declared", [True, False], ids=["declared", "undeclared"])
def test_two_worlds_catch_it_by_themselves(
    ground: Ground,
    kind: type[Event],
    declared: bool,
    searched: Callable[..., Findings],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """INV-INFO-01, -06, -10, -14, -17: nothing to hold its sights against, or not even a word on whom it is for; but the
    journals of other seats part where no rule reveals anything to them."""
    monkeypatch.setattr(proving, "wrong_sights", lambda *_: [])
    monkeypatch.setattr(kind, "seen_by", lambda self, seat: self)
    if not declared:
        monkeypatch.setattr(kind, "reveals", NOBODY)
    assert searched(ground, kind).leaks


@every_veil
@pytest.mark.parametrize("audience", [NOBODY, EVERYONE], ids=["nobody", "everyone"])
def test_a_word_that_its_veil_belies_is_caught(
    ground: Ground,
    kind: type[Event],
    audience: Audience,
    searched: Callable[..., Findings],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To widen who learns it isn't a way around the net while the veil is in place."""
    monkeypatch.setattr(kind, "reveals", audience)
    assert searched(ground, kind).leaks


@every_veil
def test_an_event_that_one_seat_too_many_sees_is_caught(
    ground: Ground, kind: type[Event], searched: Callable[..., Findings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next seat peers over."""
    honest: Any = kind.seen_by
    monkeypatch.setattr(kind, "seen_by", lambda self, seat: self if seat == (self.seat + 1) % 4 else honest(self, seat))
    assert searched(ground, kind).leaks


@pytest.mark.parametrize(
    ("ground", "kind", "field"),
    [
        pytest.param(ground, kind, field, id=f"{ground.kind.name}-{kind.__name__}-{field}")
        for ground in GROUNDS
        for kind in ground.kind.events
        for field in kind.reveals.veiled
    ],
)
def test_one_field_without_its_veil_is_caught(
    ground: Ground, kind: type[Event], field: str, searched: Callable[..., Findings], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest: Any = kind.seen_by
    monkeypatch.setattr(
        kind,
        "seen_by",
        lambda self, seat: msgspec.structs.replace(honest(self, seat), **{field: getattr(self, field)}),
    )
    assert searched(ground, kind).leaks
