"""Other worlds agree with all that a seat has seen, also with what it only remembers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, cast

import msgspec
import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.events import (
    AlienPlanCounted,
    AlienPlanSeen,
    AliensRecognised,
    AlienStated,
    CardShown,
    Drew,
    EventsDrawn,
    EventsPlaced,
    Reorganised,
    RescueCardLaid,
    RescueCardsShown,
    TeamNamed,
)
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.setup import cards_in_use, landing_spots
from gloaming.games.invasion.state import ASSIMILATED, HUMAN, Invasion
from gloaming.games.invasion.worlds.event_piles import Contradiction, EventPiles, guess_events
from gloaming.games.invasion.worlds.hands import AtLeast, Hands, Place
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.worlds import NoWorld
from tests.games.invasion.random_play import TABLES, named, random_game
from tests.games.invasion.table import FIVE, Table


def opening(*, seed: int = 1, **options: Any) -> Table:
    """A real game, set up; its first event is carried out as it comes."""
    settings = Options(players=len(FIVE), first_architect=0, **options)
    game: Invasion = INVASION.begin(settings, Dice.seeded("worlds", seed).key)
    t = Table(game, list(FIVE))
    while game.stage != "turns":
        game.answer(game.waiting_for[0], game.choices[game.waiting_for[0]][0])
    return t


def worlds(t: Table, name: str, count: int = 40) -> Iterator[Invasion]:
    dice = Dice.seeded("other worlds", name)
    for _ in range(count):
        yield INVASION.determinise(t[name].sees, dice)


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_every_world_is_a_possible_table(options: Options) -> None:
    """INV-INFO-05, INV-DERIV-04, -06: the right cards, and one Assimilated! in the third stack while it lies there."""
    dice = Dice.seeded("possible", named(options))
    for game in random_game(options, dice, keen=True):
        if game.over or dice.roll(15):
            continue
        world = INVASION.determinise(INVASION.view(game, dice.roll(options.players)), dice)
        assert cards_in_use(world) == cards_in_use(game)
        everywhere = [*world.deck, *[card for pile in (*world.stacks, *world.hand) for card in pile]]
        assert everywhere.count(ASSIMILATED) == options.players - 3
        if options.players > 4 and world.stacks[2]:
            assert world.stacks[2].count(ASSIMILATED) == 1
        piles = [world.event_deck, world.upcoming, world.prevented, world.planned, world.discard]
        true_piles = [game.event_deck, game.upcoming, game.prevented, game.planned, game.discard]
        assert [len(pile) for pile in piles] == [len(pile) for pile in true_piles]
        assert sorted(sum(piles, ())) == sorted(sum(true_piles, ()))


def test_what_others_hold_varies() -> None:
    """INV-INFO-04, -12."""
    t = opening()
    seen = list(worlds(t, "Ann", 120))
    assert len({world.event_deck for world in seen}) > 100
    assert any(is_alien(world, 1) for world in seen)
    assert all(world.hand[0] == t.game.hand[0] for world in seen)


def test_the_planner_remembers_where_the_cards_went() -> None:
    """INV-INFO-06, INV-PLAN-13: the others do not know."""
    t = opening()
    up, down = t["Ann"].plans().sees.planning
    t["Ann"].puts_up(up)
    for world in worlds(t, "Ann"):
        assert (world.upcoming, world.prevented) == ((up,), (down,))
    assert len({world.upcoming for world in worlds(t, "Ben")}) > 3


def test_a_card_in_the_planners_hand_is_known_to_no_other() -> None:
    """INV-INFO-06: in the middle of a planning."""
    t = opening()
    planned = t["Ann"].plans().sees.planning
    assert {world.planned for world in worlds(t, "Ann")} == {planned}
    assert len({world.planned for world in worlds(t, "Cleo")}) > 5


def test_a_lone_planned_card_lies_on_top_afterwards() -> None:
    """INV-PLAN-13: after the reorganization the planner still knows the first and the last card of the deck."""
    t = opening()
    up, down = t["Ann"].plans().sees.planning
    t["Ann"].puts_up(up)
    for name in FIVE[1:]:
        t[name].accuses("Ann")
        for other in FIVE[1:]:
            if other != name:
                t[other].refuses()
    assert t.happened(f"event:{up}") == 1
    if not t.game.over:
        assert {world.event_deck[0] for world in worlds(t, "Ann", 20)} == {down}
        assert len({world.event_deck[0] for world in worlds(t, "Ben", 20)}) > 3


def test_whoever_was_accused_in_vain_was_human() -> None:
    """INV-ACCUSE-14: every card shown is known, and no later one."""
    t = opening(seed=3)
    t["Ann"].accuses("Ben")
    for name in FIVE[2:]:
        t[name].supports()
    shown = t.spectator().shown[1]
    for world in worlds(t, "Dan"):
        assert world.hand[1] == shown


def held(journal: Iterable[Event], seats: range) -> list[int]:
    """How many assimilation cards each seat has drawn in this part of the journal."""
    drew = [event for event in journal if isinstance(event, Drew)]
    return [sum(len(event.cards) for event in drew if event.seat == seat) for seat in seats]


def last(game: Invasion, kind: type[Event]) -> int:
    """Where in the journal such an event happened last, or -1."""
    return max((number for number, event in enumerate(game.journal) if isinstance(event, kind)), default=-1)


def games_after(kind: type[Event], **options: Any) -> Iterator[tuple[Invasion, int, Dice]]:
    """Random games, now and then after such an event, and where it stands in the journal."""
    for number in range(30):
        dice = Dice.seeded("after", kind.__name__, number)
        for game in random_game(Options(players=8, **options), dice, keen=True):
            if dice.roll(25) == 0 and not game.over and (when := last(game, kind)) >= 0:
                yield game, when, dice


def test_an_alien_remembers_revelation() -> None:
    """INV-INFO-14, -15: exactly those were aliens then; what they have drawn since is open."""
    checked = 0
    for game, when, dice in games_after(AliensRecognised):
        words = [event for event in game.journal if isinstance(event, AliensRecognised)]
        aliens = max((word.aliens for word in words), key=len)
        if len(aliens) < 2:
            continue
        world = INVASION.determinise(INVASION.view(game, dice.pick(aliens)), dice)
        then = held(game.journal[:when], game.seats)
        assert [seat for seat in game.seats if ASSIMILATED in world.hand[seat][: then[seat]]] == list(aliens)
        checked += 1
    assert checked > 5


def test_a_sabotage_proves_an_alien_where_humans_may_not() -> None:
    """INV-RQ-46: so many of the three, by what they held at the vote."""
    checked = 0
    for game, when, dice in games_after(RescueCardsShown, human_sabotage="forbidden"):
        votes = cast(RescueCardsShown, game.journal[when])
        team = cast(TeamNamed, game.journal[last(game, TeamNamed)]).team
        outside = next(seat for seat in game.seats if seat not in team)
        if not votes.sabotage or last(game, TeamNamed) > when:
            continue
        world = INVASION.determinise(INVASION.view(game, outside), dice)
        then = held(game.journal[:when], game.seats)
        assert sum(ASSIMILATED in world.hand[seat][: then[seat]] for seat in team) >= votes.sabotage
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("options", [Options(players=5), Options(players=8, city="washington")], ids=named)
def test_the_others_remember_in_another_world_what_they_drew_and_laid(options: Options) -> None:
    """INV-INFO-01, -10, -14: as much as in the true one; only what the architect saw of Alien planning is forgotten."""
    dice, laid, seen = Dice.seeded("memories", named(options)), 0, AlienPlanSeen
    games = [random_game(options, Dice.seeded("memories", named(options), number), keen=True) for number in range(4)]
    for game in chain(*games):
        if game.over or dice.roll(12):
            continue
        world = INVASION.determinise(INVASION.view(game, dice.roll(options.players)), dice)
        for seat in game.seats:
            true, other = game.journal_of(seat), world.journal_of(seat)
            assert [type(one) for one in true if type(one) is not seen] == [
                type(one) for one in other if type(one) is not seen
            ]
            drawn = [card for event in other if isinstance(event, Drew) and event.seat == seat for card in event.cards]
            assert tuple(drawn) == world.hand[seat]
        votes = [event.sabotage for event in world.journal if isinstance(event, RescueCardsShown)]
        cards = [event.card for event in world.journal if isinstance(event, RescueCardLaid)]
        assert cards.count("sabotage") == sum(votes)
        laid += len(cards)
    assert laid > 10


def test_only_a_running_game_has_other_worlds() -> None:
    *_, game = random_game(Options(), Dice.seeded("over"))
    with pytest.raises(ValueError, match="over"):
        INVASION.determinise(INVASION.view(game, 0), Dice.seeded("x"))


# Guesses that lead nowhere


def test_piles_that_contradict_the_journal_are_given_up() -> None:
    """INV-EVENT-10: no card left to draw; a red one where none was counted; more red ones than there are."""
    dice = Dice.seeded("piles")
    with pytest.raises(Contradiction):
        EventPiles((), frozenset(), dice).draw(None)
    known = EventPiles(("trap", "trap"), frozenset({"trap"}), dice)
    known.note(EventsDrawn(0, ("trap", "trap")))
    known.note(EventsPlaced(0, ("trap",), ("trap",)))
    known.note(Reorganised(1, 1))
    with pytest.raises(Contradiction):
        known.note(AlienPlanCounted(0, 1))
    blank = EventPiles(("resistance",), frozenset(), dice)
    blank.note(AlienPlanCounted(1, 0))
    with pytest.raises(Contradiction):
        blank.lay_out()
    assert guess_events(("resistance",), frozenset(), [AlienPlanCounted(1, 0)], dice) is None


def test_hands_that_contradict_a_proof_are_given_up() -> None:
    """INV-RQ-46: nobody can be an alien without a card."""
    hands = Hands(opening()["Ann"].sees)
    hands.proofs.append(AtLeast(1, (1,), (0,)))
    assert hands.guess(Dice.seeded("hands")) is None


def test_a_stated_alien_may_have_stayed_away_from_a_revelation() -> None:
    """INV-INFO-14, INV-RQ-61: what it had shown stays known."""
    hands = Hands(opening()["Ann"].sees)
    hands.held[1], hands.known[Place(1, 0)] = 1, ASSIMILATED
    hands.held[2] = 1
    hands.note_revelation(())
    assert (hands.known[Place(1, 0)], hands.known[Place(2, 0)]) == (ASSIMILATED, HUMAN)


def test_in_another_world_too_stated_aliens_stay_away() -> None:
    """INV-RQ-61, `revelation_includes_stated` = false: nobody recognises them."""
    for game, _, dice in games_after(AliensRecognised, revelation_includes_stated=False):
        world = INVASION.determinise(INVASION.view(game, 0), dice)
        stated: set[int] = set()
        for event in world.journal:
            if isinstance(event, AlienStated):
                stated.add(event.seat)
            elif isinstance(event, AliensRecognised):
                assert stated.isdisjoint(event.aliens)


def test_who_looks_for_a_spot_where_all_are_taken_finds_none() -> None:
    """INV-RQ-24, -26."""
    game = opening().game
    game.scientists = tuple(game.city.spots)
    assert landing_spots(game, next(iter(game.city.districts))) == []


def test_a_view_that_no_world_explains_is_a_fault_and_no_endless_search() -> None:
    """INV-INFO-05: more Assimilated! cards lie open than there are."""
    view = opening()["Ann"].sees
    too_many = [CardShown(1, position, ASSIMILATED) for position in range(27)]
    doctored = msgspec.structs.replace(view, journal=(*view.journal, *too_many))
    with pytest.raises(NoWorld, match="seat 0 in round 1"):
        INVASION.determinise(doctored, Dice.seeded("no world"))
