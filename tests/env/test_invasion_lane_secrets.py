"""Two lanes that differ only in what a seat may not know show it the same bytes, and the same answers (INV-INFO)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from gloaming.env.lanes import STANDS, VectorEnvironment
from gloaming.env.table import Table
from gloaming.fast.invasion import INVASION, observing
from gloaming.fast.invasion.layout import BITS, Game
from gloaming.fast.invasion.numbers import CARDS, EVENTS
from gloaming.fast.invasion.steps import ASK_FOR_DECLARATION, CAST_VOTES, LEAVE_ORDERS
from gloaming.fast.invasion.tempers import random_table
from gloaming.fast.layout import NOBODY, SEATS
from gloaming.fast.rows import fields_of
from gloaming.fast.sets import has
from gloaming.games.invasion import Options
from tests.env.lanes import answered, plain, sheet_of
from tests.fast.alike import Fault
from tests.wide import one_in

Hide = Callable[[Game, int, Random], None]
SEALED = (LEAVE_ORDERS, ASK_FOR_DECLARATION, CAST_VOTES)
"""Questions of which nobody is told who has answered."""


def hide_piles(g: Game, me: int, chance: Random) -> None:
    """Which cards lie in them; how many, all see."""
    for pile in (g.deck, *g.stack):
        pile[:] = [chance.randrange(len(CARDS)) for _ in pile]
    for pile in (g.event_deck, g.upcoming, g.prevented):
        pile[:] = [chance.randrange(len(EVENTS)) for _ in pile]


def hide_hands(g: Game, me: int, chance: Random) -> None:
    """What others hold, but for the cards that all have seen."""
    for seat in range(SEATS):
        if seat != me:
            unseen = ~g.shown[seat] & ((1 << g.hand_count[seat]) - 1)
            g.hand[seat] = (g.hand[seat] & g.shown[seat]) | (chance.getrandbits(BITS) & unseen)


def hide_planned_cards(g: Game, me: int, chance: Random) -> None:
    """INV-INFO-06: the planner alone sees them."""
    if g.turn != me:
        g.planned_cards[:] = [chance.randrange(len(EVENTS)) for _ in g.planned_cards]


def hide_orders(g: Game, me: int, chance: Random) -> None:
    g.orders[:] = [chance.randrange(NOBODY, SEATS) for _ in g.orders]


def hide_answers(g: Game, me: int, chance: Random) -> None:
    g.answers[:] = [chance.randrange(NOBODY, 1 << 12) for _ in g.answers]


def hide_who_has_answered(g: Game, me: int, chance: Random) -> None:
    if g.asking in SEALED:
        others = g.asked & ~(1 << me)
        waiting = (g.waiting & 1 << me) | (chance.getrandbits(SEATS) & others)
        g.waiting = waiting or g.waiting  # an open question waits for somebody


def hide_revelation(g: Game, me: int, chance: Random) -> None:
    """INV-INFO-14: who opened their eyes, for those who did not."""
    if not has(g.recognised, me):
        g.recognised = chance.getrandbits(SEATS) & ~(1 << me)


def hide_offers(g: Game, me: int, chance: Random) -> None:
    """What somebody else may answer: it is listed again for who looks."""
    g.offered_to, g.offers = NOBODY, 0


def hide_dice(g: Game, me: int, chance: Random) -> None:
    g.rolled = chance.randrange(1000)


HIDDEN: dict[str, Hide] = {
    "deck": hide_piles, "stack": hide_piles, "event_deck": hide_piles, "upcoming": hide_piles, "prevented": hide_piles,
    "hand": hide_hands, "planned_cards": hide_planned_cards, "orders": hide_orders, "answers": hide_answers,
    "waiting": hide_who_has_answered, "recognised": hide_revelation, "offered": hide_offers, "offers": hide_offers,
    "offered_to": hide_offers, "rolled": hide_dice,
}  # fmt: skip
"""What a seat may not know of each field of a row, if it holds such things."""
PUBLIC = {
    "quick", "questions", "mark", "planned", "agenda", "now", "asking", "asked", "winner", "reason", "round", "stage",
    "architect", "turn", "agent_at", "siren", "reserve", "last_used", "newcomer_waits", "scientists", "saved", "tokens",
    "deck_count", "stack_count", "mother_ships", "hand_count", "shown", "stated", "accuser_token", "has_orders",
    "event_deck_count", "upcoming_count", "prevented_count", "discard_count", "discard", "planned_count", "pressure",
    "active", "announced", "teams", "sabotages",
}  # fmt: skip
"""What lies open."""
ROOM_TO_WORK_IN = {"found", "border", "spread", "goals"}


def test_of_each_field_it_is_said_who_may_know_it() -> None:
    """To add one is to decide it."""
    assert {*HIDDEN} | PUBLIC | ROOM_TO_WORK_IN == {*fields_of(Game)}


def otherwise(g: Game, me: int, chance: Random) -> Game:
    """The same game for all that this seat may know."""
    other = deepcopy(g)
    for hide in dict.fromkeys(HIDDEN.values()):
        hide(other, me, chance)
    return other


def looks_alike(env: VectorEnvironment, me: int, chance: Random) -> bool:
    """To this seat, in both lanes."""
    games = env.played.games
    games[1] = otherwise(games[0], me, chance)
    seen = env.seen_by([me, me])
    return all(np.array_equal(*rows) for rows in (seen.observation, seen.action_mask))


def moments(options: Options, number: int) -> Iterator[VectorEnvironment]:
    """All of one game, in the first of two lanes."""
    chance, env, table = Random(number), plain(options), Table(sheet_of(options), options)
    env.reset(seed=number)
    table.begin(number, b"")
    player = INVASION.tempered(chance)
    while not table.over:
        yield env
        seat, action = answered(table, player)
        env.seen_by([seat, seat])
        env.step([action, STANDS])
        table.answer(seat, action)


def all_alike(number: int) -> bool:
    """To a seat in three, at any moment."""
    chance = Random(f"lane secrets/{number}")
    options = random_table(chance)
    looks = (
        looks_alike(env, seat, chance)
        for env in moments(options, number)
        for seat in range(options.players)
        if chance.random() < 0.3
    )
    return all(looks)


@pytest.mark.parametrize("number", one_in(6, range(12)))
def test_a_seat_sees_the_same_in_lanes_that_it_cannot_tell_apart(number: int) -> None:
    assert all_alike(number)


def of_the_next_seat(real: Fault) -> Fault:
    """A leak: whether the next seat is an alien."""
    return lambda g, b, s, me, page: real(g, b, s, (me + 1) % b.players, page)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "show_own", of_the_next_seat(observing.show_own))
    assert not all_alike(0)
