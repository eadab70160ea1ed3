"""The banishment ritual: who takes part, the cards, and what comes of it (UTS-ORG-14 to -21, UTS-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card
from gloaming.games.cultists.events import RolesLaidOut
from gloaming.games.cultists.expansions.curse_of_the_hunter import ROOMS_TO_CURSE, CurseTokens, expansion
from gloaming.games.cultists.expansions.under_the_surface.ritual import LayDown
from gloaming.games.cultists.expansions.under_the_surface.state import surface
from gloaming.kernel.dice import Dice
from tests.people import AUTOMA, Table
from tests.rituals import (
    EIGHT,
    FIVE,
    FOUR,
    SEVEN,
    SIX,
    all_lay,
    elect,
    lays,
    points_reached,
    ritual_of,
    takes_along,
)

TWO = {"Tom": "cultist", "Max": "cultist"}
ROOM_CARD = (SUCCESS,)
NO_ROOM_CARD = (ALIVE,)


# Who takes part


@pytest.mark.parametrize(("names", "needed"), [(FOUR, 3), (FIVE, 3), (SIX, 3), (SEVEN, 4), (EIGHT, 4)])
def test_the_leader_names_3_or_4_participants(names: tuple[str, ...], needed: int) -> None:
    """UTS-ORG-14: 3 with 4-6 seats, 4 with 7-8; for all to see."""
    t = points_reached(*names)
    elect(t, "Ben")
    for number in range(needed):
        assert t.question == "ChooseParticipant", number
        takes_along(t, "Ben", names[number])
    assert t.question == "LayRitualCards"
    assert t.asks() == set(names[:needed])
    assert t.spectator().parts["under_the_surface"].participants == tuple(range(needed))  # type: ignore[attr-defined]
    assert t["Eva"].saw("takespart:0")


def test_anybody_may_be_chosen_once() -> None:
    """UTS-ORG-15, -16, -17: a Ghost, the leader itself, but nobody twice."""
    t = points_reached(ghosts={"Uli": "murder"})
    elect(t, "Mary")
    assert t["Mary"].offered == [f"takealong:{seat}" for seat in range(5)]
    takes_along(t, "Mary", "Mary", "Uli")
    assert t["Mary"].offered == ["takealong:1", "takealong:3", "takealong:4"]


def test_who_has_no_room_card_cannot_be_chosen_while_there_are_enough() -> None:
    """UTS-RQ-26: the backs show who has one."""
    t = points_reached(hands={"Ben": NO_ROOM_CARD})
    elect(t, "Mary")
    assert t["Mary"].offered == ["takealong:0", "takealong:2", "takealong:3", "takealong:4"]


@pytest.mark.parametrize("bare", [("Ben", "Eva"), ("Ben", "Eva", "Tom")])
def test_if_cards_are_short_all_who_have_one_take_part(bare: tuple[str, ...]) -> None:
    """UTS-RQ-26: the others add nothing."""
    t = points_reached(hands=dict.fromkeys(bare, NO_ROOM_CARD))
    elect(t, "Mary")
    able = set(FIVE) - set(bare)
    assert t.question == "LayRitualCards"
    assert t.asks() == able
    all_lay(t)
    assert t.happened(f"ritualdeck:{','.join([SUCCESS] * len(able))}")
    assert (t.winner, t.reason) == ("investigators", "ritual")


def test_an_empty_ritual_deck_has_failed() -> None:
    """UTS-RQ-26."""
    t = points_reached(hands=dict.fromkeys(FIVE, NO_ROOM_CARD))
    elect(t, "Mary")
    assert t.happened("ritualdeck:")
    assert (t.winner, t.reason) == ("cultists", "ritual")


@pytest.mark.parametrize(
    ("empty_hand", "winner"), [("adds_nothing", "investigators"), ("counts_as_failure", "cultists")]
)
def test_by_option_empty_hands_may_be_chosen(empty_hand: str, winner: str) -> None:
    """UTS-RQ-26: `ritual_empty_hand`: they add nothing, or they spoil the ritual."""
    bare = {"Ben": NO_ROOM_CARD}
    t = ritual_of("Ben", "Mary", "Uli", hands=bare, options={"ritual_empty_hand": empty_hand})
    assert t.asks() == {"Mary", "Uli"}
    all_lay(t)
    assert (t.winner, t.reason) == (winner, "ritual")


def test_the_automa_may_be_chosen_and_adds_the_top_card_of_its_pile() -> None:
    """UTS-RQ-27."""
    pile: tuple[Card, ...] = (ALIVE, SABOTAGE, SUCCESS)
    t = ritual_of("Ben", AUTOMA, "Uli", names=FOUR, hands={AUTOMA: pile})
    assert t.asks() == {"Ben", "Uli"}
    all_lay(t)
    assert t.happened("ritualdeck:sabotage,success,success")
    assert t[AUTOMA].hand == (ALIVE, SUCCESS)
    assert t.winner == "cultists"


def test_by_option_the_automa_is_left_out() -> None:
    """UTS-RQ-27: `automa_in_ritual` = excluded."""
    t = points_reached(*FOUR, options={"automa_in_ritual": "excluded"})
    elect(t, "Mary")
    assert t["Mary"].offered == [f"takealong:{seat}" for seat in range(4)]


# The cards


def test_each_lays_one_room_card_of_the_own_hand() -> None:
    """UTS-ORG-18, UTS-RQ-26: any of its faces, never an Encounter card; a Ghost too."""
    hand = (ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, SUCCESS)
    t = ritual_of("Ben", "Uli", "Tom", hands={"Tom": hand, "Ben": (ALIVE, SUCCESS)}, ghosts={"Uli": "vote"})
    assert t["Ben"].offered == ["laydown:success"]
    assert t["Tom"].offered == ["laydown:failure", "laydown:sabotage", "laydown:success"]
    assert t["Uli"].may("laydown:success")
    lays(t, "Tom", FAILURE)
    all_lay(t)
    assert t["Tom"].hand == (ALIVE, DEAD, SABOTAGE, SUCCESS, SUCCESS)
    assert t["Ben"].hand == (ALIVE,)


def test_the_cards_are_shown_but_not_who_laid_which() -> None:
    """UTS-ORG-18, -19: everybody knows their own card, and the set."""
    t = ritual_of("Ben", "Uli", "Tom")
    lays(t, "Tom", SABOTAGE)
    assert t["Ben"].sees.asked is not None
    assert not any(str(event).startswith("ritualcard") for event in t["Ben"].sees.journal)
    lays(t, "Uli", SUCCESS)
    lays(t, "Ben", SUCCESS)
    assert t["Tom"].saw("ritualcard:4/sabotage")
    assert t["Ben"].saw("ritualcard:4/-")
    assert t["Ben"].saw("ritualcard:1/success")
    assert "ritualcard:1/-" in map(str, t.spectator().journal)
    for person in t.people:
        assert person.saw("ritualdeck:sabotage,success,success")


def test_the_order_in_which_cards_are_shown_tells_nothing() -> None:
    """UTS-ORG-19: the deck looks the same, no matter who played the red card."""
    shown = []
    for red in ("Ben", "Uli", "Tom"):
        t = ritual_of("Ben", "Uli", "Tom", hands={red: (FAILURE,)})
        for name in ("Ben", "Uli", "Tom"):
            lays(t, name, FAILURE if name == red else SUCCESS)
        shown.append([str(event) for event in t.spectator().journal if str(event).startswith("ritual")])
    assert shown[0] == shown[1] == shown[2]


def test_all_success_banishes_the_organism() -> None:
    """UTS-ORG-20: the Investigators win."""
    t = ritual_of("Ben", "Uli", "Tom")
    all_lay(t)
    assert (t.winner, t.reason) == ("investigators", "ritual")


@pytest.mark.parametrize("card", [FAILURE, SABOTAGE])
def test_one_red_card_spoils_the_ritual(card: Card) -> None:
    """UTS-ORG-21, UTS-WIN-05: the Cultists win."""
    t = ritual_of("Ben", "Uli", "Tom")
    lays(t, "Tom", card)
    all_lay(t)
    assert (t.winner, t.reason) == ("cultists", "ritual")


# The dead


def banished(*names: str, **more: Any) -> Table:
    t = ritual_of(*names[: 3 if len(names) <= 6 else 4], names=names, **more)
    all_lay(t)
    return t


ENOUGH = {"Mary": 0, "Ben": 2, "Uli": 4, "Eva": 5}
JUST_NOW = {**ENOUGH, "Eva": 6}


@pytest.mark.parametrize(("option", "winner"), [(False, ("investigators", "ritual")), (True, ("cultists", "kills"))])
def test_with_one_cultist_the_dead_are_not_counted(option: bool, winner: tuple[str, str]) -> None:
    """UTS-WIN-06: but for the option of RQ-61, which holds here too (UTS-RQ-40)."""
    t = banished(*FIVE, dead=ENOUGH, options={"sole_cultist_kills_trump_points": option})
    assert (t.winner, t.reason) == winner
    assert t.happened("counted:") == option


def test_two_cultists_win_in_spite_of_the_ritual_with_enough_dead_before_this_round() -> None:
    """UTS-WIN-07, -08: hidden Dead cards count, discovered or not."""
    t = banished(*SEVEN, roles=TWO, dead=ENOUGH)
    assert not any(t.game.ghost)
    assert (t.winner, t.reason) == ("cultists", "kills")
    assert t.happened("counted:0,1,2,3/4")


def test_a_ghost_counts_since_its_first_dead_card() -> None:
    """UTS-WIN-08: Eva was found in this Round, but killed in Round 5; Ida became a Ghost in Round 6 by a Vote."""
    dead = {**ENOUGH}
    ghosts = {"Eva": "murder"}
    assert banished(*SEVEN, roles=TWO, dead=dead, ghosts=ghosts).winner == "cultists"
    fewer = {"Mary": 0, "Ben": 2, "Uli": 4, "Ida": 6}
    assert banished(*SEVEN, roles=TWO, dead=fewer, ghosts={"Ida": "vote"}).winner == "investigators"


@pytest.mark.parametrize(("cutoff", "winner"), [("previous_round", "investigators"), ("now", "cultists")])
def test_the_dead_of_the_last_round_count_by_option_only(cutoff: str, winner: str) -> None:
    """UTS-WIN-07, UTS-RQ-04: `ritual_kill_cutoff`."""
    t = banished(*SEVEN, roles=TWO, dead=JUST_NOW, options={"ritual_kill_cutoff": cutoff})
    assert t.winner == winner


def test_enough_dead_do_not_mend_a_failed_ritual() -> None:
    """UTS-WIN-05: it is lost as a ritual, and nobody counts."""
    t = ritual_of("Mary", "Ben", "Uli", "Tom", names=SEVEN, roles=TWO, dead=ENOUGH)
    lays(t, "Tom", SABOTAGE)
    all_lay(t)
    assert (t.winner, t.reason) == ("cultists", "ritual")
    assert not t.happened("counted:")


# Other worlds


def test_every_seat_can_imagine_the_ritual_otherwise() -> None:
    """UTS-ORG-18: whether somebody else has laid a card already is anybody's guess; their own card is known."""
    t = ritual_of("Ben", "Uli", "Tom")
    lays(t, "Tom", SABOTAGE)
    for person in t.people:
        world = CULTISTS.determinise(person.sees, Dice.seeded("ritual", person.seat))
        assert surface(world).participants == (1, 2, 4)
        known = {4: LayDown("sabotage")} if person.name == "Tom" else {}
        assert world.answers == known
        assert set(world.choices) == {1, 2, 4}


def test_after_the_ritual_its_cards_are_known_and_whose_they_were_is_not() -> None:
    """UTS-ORG-19, UTS-HUNT-09: while everybody guesses at the Hunter."""
    t = points_reached(*SEVEN, roles={**TWO, "Ida": "cursed_hunter"})
    t.game.journal[:0] = [RolesLaidOut(("cursed_hunter",))]
    t.game.parts[expansion.name] = CurseTokens(tuple(t.game.board.rooms)[:ROOMS_TO_CURSE])
    elect(t, "Mary")
    takes_along(t, "Mary", "Ben", "Uli", "Tom", "Mary")
    lays(t, "Tom", SABOTAGE)
    all_lay(t)
    assert t.question == "GuessHunter"
    for person in t.people:
        world = CULTISTS.determinise(person.sees, Dice.seeded("after", person.seat))
        assert sorted(world.removed[-4:]) == [SABOTAGE, SUCCESS, SUCCESS, SUCCESS]


def test_a_ritual_can_be_saved_and_loaded_at_every_question() -> None:
    """UTS-ORG-09, -14, -18: leader, participants and sealed cards are kept."""
    t = points_reached()
    saved_and_loaded(t)
    elect(t, "Mary")
    saved_and_loaded(t)
    takes_along(t, "Mary", "Ben", "Uli")
    saved_and_loaded(t)
    takes_along(t, "Mary", "Tom")
    lays(t, "Tom", FAILURE)
    saved_and_loaded(t)


def saved_and_loaded(t: Table) -> None:
    saved = CULTISTS.save(t.game)
    loaded = CULTISTS.load(t.game.options, saved)
    assert CULTISTS.save(loaded) == saved
    assert loaded.choices == t.game.choices
