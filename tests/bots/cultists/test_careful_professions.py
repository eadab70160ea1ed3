"""What a careful bot does with a Profession, and to get one."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots.cultists.careful.expansions.mountains import gain
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SUCCESS
from gloaming.games.cultists.events import Gave, PulseSeen, RoomFilled, RoundBegan, StateChecked
from gloaming.games.cultists.expansions.professions.events import DecksSwapped, InformantSeen, KeptInOrder, Revived
from gloaming.games.cultists.expansions.professions.reward import TakeUp
from gloaming.games.cultists.expansions.professions.tokens.exorcist import Revive, Sacrifice
from gloaming.games.cultists.expansions.professions.tokens.mayor import Decree, LetTieStand
from gloaming.games.cultists.expansions.professions.tokens.saboteur import SwapDeck
from tests.bots.cultists.deciding import decides, turn_of
from tests.games.cultists.professions.holders import SEVEN, before_the_fight, revives, swaps, with_profession
from tests.scenario import Table

CULTISTS = {"Ann": "cultist", "Leo": "cultist"}
BEN_STRAYS = [
    RoundBegan(2, 0), RoomFilled(1, None, "orange_1"), RoundBegan(3, 1), RoomFilled(1, None, "orange_2"),
    RoundBegan(4, 2), RoomFilled(1, None, "orange_1"),
]  # fmt: skip
"""No Route allows that (MAP-24)."""


# Winning one


def test_a_fight_is_worth_more_while_a_profession_waits() -> None:
    """MOC-PROF-15: with the chance to act elsewhere gone, Mary fights; so does a Cultist, but only for the reward."""
    for name in ("Mary", "Leo"):
        t = before_the_fight("mayor", fighter=name, roles=CULTISTS)
        assert decides(t[name]) == FightCultist("pink_1")
    t = with_profession("mayor", holder="Ben", at={"Leo": "pink_1"}, knife="Leo", cultist_tokens=("pink_1",))
    assert t["Leo"].may("fight:pink_1")
    assert not isinstance(decides(t["Leo"]), FightCultist)


def test_a_profession_that_may_be_declined_is_taken() -> None:
    """MOC-RQ-26."""
    t = before_the_fight("mayor", options={"profession_optional": True})
    t["Mary"].answers(FightCultist("pink_1"))
    assert decides(t["Mary"]) == TakeUp()


# Mayor


def tie(holder: str = "Mary") -> Table:
    """Three for Ben, three for Uli; Eva, who has the Knife, abstained."""
    t = with_profession(
        "mayor", holder=holder, knife="Eva", at={"Eva": "light_blue"}, routes={"Eva": "light_blue"}, roles=CULTISTS
    )
    t["Eva"].calls_vote()
    t.vote(Mary="Ben", Ben="Uli", Uli="Ben", Tom="Uli", Ann="Ben", Leo="Uli")
    assert t.question == "BreakTie"
    return t


def test_the_mayor_decides_by_the_evidence() -> None:
    """MOC-PROF-22."""
    t = tie()
    assert decides(t["Mary"], *BEN_STRAYS) == Decree(t.seat("Ben"))
    assert decides(t["Mary"], RoundBegan(2, 0)) == LetTieStand()


def test_a_mayor_never_names_itself() -> None:
    """MOC-RQ-31: Ben is in the tie."""
    assert decides(tie("Ben")["Ben"], RoundBegan(2, 0)) == LetTieStand()


def test_a_cultist_mayor_lets_an_investigator_go_whom_others_suspect() -> None:
    """MOC-PROF-22."""
    t = tie("Leo")
    assert decides(t["Leo"], *BEN_STRAYS) == Decree(t.seat("Ben"))
    assert decides(t["Leo"], *BEN_STRAYS, known_cultists=(1, 6)) != Decree(t.seat("Ben"))


# Exorcist


def exorcism(holder: str = "Mary", **state: Any) -> Table:
    state.setdefault("ghosts", {"Uli": "murder", "Eva": "vote"})
    state.setdefault("pulse", {"Uli": (ALIVE, DEAD)})
    return with_profession("exorcist", holder=holder, knife=holder, roles=CULTISTS, **state)


def test_the_exorcist_waits_for_evidence() -> None:
    """MOC-PROF-31: somebody has to die for it."""
    t = exorcism()
    assert t["Mary"].may("revive:*")
    assert not isinstance(decides(t["Mary"], RoundBegan(2, 0)), Revive)


def test_with_evidence_a_friend_comes_back_and_the_suspect_dies() -> None:
    """MOC-PROF-29: rather Uli, whose Dead card is taken away."""
    t = exorcism()
    assert decides(t["Mary"], *BEN_STRAYS) == Revive(t.seat("Uli"))
    revives(t["Mary"], "Uli")
    assert decides(t["Mary"], *BEN_STRAYS) == Sacrifice(t.seat("Ben"))


def test_a_cultist_exorcist_brings_back_its_mate_for_an_investigator() -> None:
    """MOC-PROF-28, -31: one whose death is not known to it."""
    t = exorcism("Leo", ghosts={"Uli": "murder", "Ann": "vote"})
    known = {"known_cultists": (5, 6)}
    assert decides(t["Leo"], Gave(6, DEAD, 0), **known) == Revive(t.seat("Ann"))
    revives(t["Leo"], "Ann")
    victim = decides(t["Leo"], Gave(6, DEAD, 0), **known)
    assert victim in [Sacrifice(t.seat(name)) for name in ("Ben", "Eva", "Tom")]


def test_a_cultist_brings_no_investigator_back() -> None:
    """MOC-WIN-04: a death less."""
    t = exorcism("Leo")
    assert t["Leo"].may("revive:*")
    assert not isinstance(decides(t["Leo"], known_cultists=(5, 6)), Revive)


def test_one_who_came_back_is_not_known_to_be_dead_any_more() -> None:
    """MOC-PROF-29: the open Dead card is gone."""
    t = exorcism("Mary")
    before = [Gave(6, DEAD, 2)]
    assert 2 in turn_of(t["Leo"], *before).memory.known_dead
    assert 2 not in turn_of(t["Leo"], *before, Revived(0, 2, 1)).memory.known_dead


# Saboteur


def decks_apart(holder: str) -> Table:
    """Green has Success cards for one Book; in pink 1, explored, there are two Books and nothing good."""
    return with_profession(
        "saboteur", holder=holder, knife=holder, roles=CULTISTS, explored={"green", "pink_1"}, books={"green": 1},
        shelf={"pink": 2}, deck={"green": (SUCCESS,) * 5, "pink_1": (FAILURE,)},
    )  # fmt: skip


def fills(seat: int) -> list[Any]:
    return [RoundBegan(2, 0), *[RoomFilled(seat, SUCCESS, "green")] * 4]


def test_the_saboteur_brings_good_cards_to_where_books_are() -> None:
    """MOC-PROF-37."""
    t = decks_apart("Mary")
    t["Mary"].answers(decides(t["Mary"], *fills(0)))
    t["Mary"].answers(decides(t["Mary"], *fills(0)))
    assert t.happened("decksswapped:0")
    assert (SUCCESS,) * 5 in (t.game.deck["pink_1"], t.game.deck["pink_2"])


def test_where_nothing_is_gained_nothing_is_swapped() -> None:
    t = with_profession("saboteur")
    assert t["Mary"].may("swap:*")
    assert not isinstance(decides(t["Mary"], RoundBegan(2, 0)), SwapDeck)


def test_a_cultist_saboteur_takes_good_cards_away() -> None:
    """MOC-PROF-37: the other way round."""
    t = decks_apart("Leo")
    swaps(t["Leo"], "green", "pink_1")
    t = with_profession(
        "saboteur", holder="Leo", knife="Leo", roles=CULTISTS, explored={"green", "pink_1"}, books={"green": 1},
        shelf={"pink": 2}, deck={"pink_1": (SUCCESS,) * 5, "green": (FAILURE,)},
    )  # fmt: skip
    filled = [RoundBegan(2, 0), *[RoomFilled(0, None, "pink_1")] * 4]
    assert isinstance(decides(t["Leo"], *filled), SwapDeck)
    assert gain(turn_of(t["Leo"], *filled), "pink_1", "green") < 0


def test_swapped_decks_are_remembered_where_they_lie() -> None:
    """MOC-PROF-37."""
    t = with_profession("saboteur")
    memory = turn_of(t["Mary"], RoundBegan(2, 0), RoomFilled(3, None, "green"), DecksSwapped(0, "green", "red")).memory
    assert [laid.origin for laid in memory.decks["red"].cards] == [-1, 3]
    assert [laid.origin for laid in memory.decks["green"].cards] == [-1]


# Detective and Profiler


def test_the_detective_takes_the_informant_for_innocent() -> None:
    """MOC-PROF-25."""
    t = with_profession("detective")
    turn = turn_of(t["Mary"], InformantSeen(0, 1))
    assert turn.share(1) < 0.02 < turn.share(2)


@pytest.mark.parametrize(("order", "giver"), [((DEAD, ALIVE), 3), ((ALIVE, DEAD), 4)])
def test_the_profiler_knows_whose_card_it_was(order: tuple[Any, ...], giver: int) -> None:
    """MOC-PROF-34, -36: Eva gave the first card, Tom the second; with seven seats Pulse decks begin empty."""
    t = with_profession("profiler", *SEVEN)
    look = [StateChecked(0, 2, "check"), KeptInOrder(0, 2), PulseSeen(0, 2, order)]
    turn = turn_of(t["Mary"], Gave(3, None, 2), Gave(4, None, 2), *look)
    assert turn.share(giver) > 0.9


def test_after_a_shuffle_the_order_tells_nothing() -> None:
    """MOC-PROF-36: somebody else had looked before."""
    t = with_profession("profiler", *SEVEN)
    shuffled = StateChecked(1, 2, "check")
    look = [StateChecked(0, 2, "check"), KeptInOrder(0, 2), PulseSeen(0, 2, (DEAD, ALIVE))]
    turn = turn_of(t["Mary"], Gave(3, None, 2), Gave(4, None, 2), shuffled, *look)
    assert turn.share(3) == pytest.approx(turn.share(4))
