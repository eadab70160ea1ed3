"""Other worlds: what single lines of a journal prove to those who read them, where tables rarely come to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, worlds
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.events import (
    BecameGhost,
    CardDiscarded,
    PortalTouched,
    PulseOpened,
    RoundEnded,
)
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND, PulseLost
from gloaming.games.cultists.worlds.ballots import heavy_ballots
from gloaming.games.cultists.worlds.gifts import Gift, Look
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.pulses import settle_pulses
from gloaming.games.cultists.worlds.suspects import deal_roles
from gloaming.kernel.dice import Dice
from gloaming.kernel.worlds import NoWorld
from tests.scenario import Table, opening

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
DICE = Dice.seeded("proofs")


def ledger_of(t: Table, name: str = "Mary") -> Ledger:
    return Ledger(t[name].sees, t.game, DICE)


def custom(*roles: str, **options: Any) -> Ledger:
    return ledger_of(opening(*FIVE, level="custom", roles=roles, **options))


# What a line proves


def test_who_was_not_shown_when_round_6_ended_is_not_the_celebrity() -> None:
    """UTS-RQ-31, at the end of the Round."""
    ledger = custom("celebrity", celebrity_moment="end_of_round_6")
    ledger.note(RoundEnded(CELEBRITY_ROUND - 1), None)
    assert not any("celebrity" in roles for roles in ledger.not_these)
    ledger.note(RoundEnded(CELEBRITY_ROUND), None)
    assert all("celebrity" in roles for roles in ledger.not_these)


@pytest.mark.parametrize("deals_dead", [True, False])
def test_cards_that_the_celebrity_lost_left_the_game(deals_dead: bool) -> None:
    """UTS-RQ-33: without Dead cards among them, where the table deals none."""
    ledger = custom("celebrity", celebrity_deals_dead_cards=deals_dead)
    cards = [Gift(0, 1, 1, None), Gift(2, 1, 1, None)]
    ledger.pulses[1] = list(cards)
    ledger.note(PulseLost(1, 2), None)
    assert ledger.pulses[1] == []
    assert set(cards) <= set(ledger.gone)
    proven = [(least, most) for found, least, most in ledger.proven if set(found) == set(cards)]
    assert proven == ([] if deals_dead else [(0, 0)])


@pytest.mark.parametrize("at_death", [True, False])
def test_who_stands_beside_one_who_dies_is_not_the_cursebearer(at_death: bool) -> None:
    """UTS-RQ-30: where the curse works at that moment too."""
    ledger = custom("cursebearer", curse_on_becoming_ghost=at_death)
    ledger.at[1] = ledger.at[2] = "red"
    ledger.note(BecameGhost(1, "murder"), None)
    assert ("cursebearer" in ledger.not_these[2]) is at_death
    assert "cursebearer" not in ledger.not_these[3]


@pytest.mark.parametrize("needed", [True, False])
def test_a_hand_on_the_portal_proves_a_route_only_where_one_is_needed(needed: bool) -> None:
    """AC-ACT-CP: the second one may be free to touch it."""
    ledger = custom(portal_partner_needs_route=needed)
    ledger.note(PortalTouched(1), None)
    assert [colour for _, colour, _ in ledger.room_actions[1]] == (["green"] if needed else [])


def test_an_opened_pulse_deck_was_seen_by_all() -> None:
    """AC-CLEAN-03."""
    ledger = custom()
    ledger.note(PulseOpened(1, (ALIVE, DEAD, DEAD)), None)
    assert (ledger.looks[-1].target, ledger.looks[-1].dead_seen) == (1, 2)


def test_a_deck_that_turns_out_unshuffled_lies_as_it_was_seen() -> None:
    ledger = custom()
    look = Look(0, 1, "check", [])
    look.before = (2, (ALIVE, DEAD), DEAD)
    ledger.shuffle(1)
    ledger.unshuffle(look)
    assert (ledger.shuffled[1], ledger.orders[1], ledger.uppermost[1]) == (2, (ALIVE, DEAD), DEAD)


def test_a_card_that_went_straight_out_of_the_game_is_none_of_the_pile() -> None:
    """AC-ACT-CS, `check_card_finished_room`: the top card of the Draw pile."""
    t = opening(*FIVE, level="custom")
    before = len(t.game.draw_pile)
    t.game.draw_pile = t.game.draw_pile[:-1]
    t.game.removed += (t.game.draw_pile[-1],)
    t.game.journal.append(CardDiscarded())
    world = CULTISTS.determinise(t["Mary"].sees, DICE)
    assert len(world.draw_pile) == before - 1
    assert len(world.removed) == len(t.game.removed)


# Dead ends


def test_where_nobody_may_be_the_cultist_there_is_no_deal() -> None:
    ledger = custom()
    for roles in ledger.not_these:
        roles.add("cultist")
    assert deal_roles(ledger) is None


def test_more_dead_cards_than_cards_cannot_be() -> None:
    ledger = custom()
    gift = Gift(0, 1, 1, None)
    ledger.receive(1, gift)
    ledger.found([gift], 2, 2)
    assert not settle_pulses(ledger, ["investigator"] * 5)


def test_heavy_ballots_need_a_heap_that_holds_them() -> None:
    t = opening(*FIVE)
    assert heavy_ballots(t.game, [0], Counter(), 0, DICE) is None


def test_a_view_without_a_world_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "TRIES", 0)
    with pytest.raises(NoWorld, match="seat 0 in round"):
        CULTISTS.determinise(opening(*FIVE)["Mary"].sees, DICE)
