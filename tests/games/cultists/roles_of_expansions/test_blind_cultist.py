"""The Blind Cultist: a Cultist in everything but the Night Phase (UTS-ROLE-19 to -22, UTS-RQ-34)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.setup import check
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.cultists.endings import voted_out
from tests.people import Table
from tests.scenario import opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Ida")
SEVEN = (*SIX, "Max")
EIGHT = (*SEVEN, "Zoe")
MURDERED: Cards = (ALIVE, DEAD)
PAIR = {"Tom": "cultist", "Max": "blind_cultist"}


def nights(*names: str, roles: tuple[str, ...] = ("blind_cultist",), automa: bool = False, **more: Any) -> list[Table]:
    return [opening(*names, level="custom", roles=roles, automa=automa, seed=seed, **more) for seed in range(12)]


def seat_of(t: Table, role: str) -> int:
    return t.game.role.index(role)


# The night


@pytest.mark.parametrize("names", [SEVEN, EIGHT])
def test_it_takes_the_place_of_one_plain_cultist(names: tuple[str, ...]) -> None:
    """UTS-ROLE-03, -19: with a Cultist's deck; so there is one of each."""
    for t in nights(*names):
        assert sorted(set(t.game.role)) == ["blind_cultist", "cultist", "investigator"]
        assert t.game.role.count("investigator") == len(names) - 2
        assert t.game.hand[seat_of(t, "blind_cultist")] == tuple(sorted(SET_UP[len(names)].cultist_deck))
        assert t.spectator().roles_laid_out == ("blind_cultist",)


@pytest.mark.parametrize("names", [SEVEN, EIGHT])
def test_it_learns_nothing_in_the_night(names: tuple[str, ...]) -> None:
    """UTS-ROLE-20: neither the partner nor the start cards."""
    for t in nights(*names):
        blind = t[names[seat_of(t, "blind_cultist")]].sees
        assert (blind.known_cultists, blind.start_cards) == ((), ())
        assert not any(str(event).startswith(("recognised", "startcards")) for event in blind.journal)


def test_the_seeing_cultist_learns_who_it_is_and_who_is_dead_at_the_start() -> None:
    """UTS-ROLE-21, UTS-RQ-34: with 7 seats there are no start cards."""
    for names in (SEVEN, EIGHT):
        for t in nights(*names):
            seeing = t[names[seat_of(t, "cultist")]].sees
            assert set(seeing.known_cultists) == {seat_of(t, "cultist"), seat_of(t, "blind_cultist")}
            assert seeing.start_cards == (tuple(pulse[0] for pulse in t.game.pulse) if names is EIGHT else ())


def test_nobody_else_learns_anything_of_it() -> None:
    """UTS-ROLE-21."""
    for t in nights(*EIGHT):
        for person in t.people:
            if t.game.role[person.seat] == "investigator":
                assert person.sees.known_cultists == ()


def test_the_seer_sees_its_thumb() -> None:
    """UTS-ROLE-22, UTS-RQ-34."""
    for t in nights(*EIGHT, roles=("seer", "blind_cultist")):
        seer = t[EIGHT[seat_of(t, "seer")]].sees
        assert set(seer.known_cultists) == {seat_of(t, "cultist"), seat_of(t, "blind_cultist")}


# By day


def test_it_is_a_cultist_in_everything_else() -> None:
    """UTS-ROLE-19: free of the Route, may hide a death, gives Dead cards, and is nobody's dead Investigator."""
    t = table(*SEVEN, phase="action", roles={"Mary": "blind_cultist", "Tom": "cultist"}, pulse={"Ben": MURDERED},
              at={"Mary": "red", "Ben": "red"}, routes={"Mary": 1}, power=False)  # fmt: skip
    assert DEAD in t["Mary"].hand
    assert t["Mary"].may("restart")
    t["Mary"].checks("Ben")
    assert t["Mary"].offered == ["show", "putback"]
    t = table(*SEVEN, roles={"Mary": "blind_cultist", "Tom": "cultist"}, pulse={"Mary": MURDERED})
    assert not t["Mary"].counts_as_dead


def test_the_game_goes_on_while_one_of_both_lives_and_ends_with_the_last() -> None:
    """UTS-ROLE-19: whichever goes first."""
    t = voted_out("Max", *SEVEN, roles=PAIR)
    assert t.winner is None
    assert t.spectator().shown_role == {}
    t = voted_out("Max", *SEVEN, roles=PAIR, ghosts={"Tom": "vote"})
    assert (t.winner, t.reason) == ("investigators", "vote")
    assert t.game.shown_role[6] == "blind_cultist"


def test_alone_it_can_claim_where_the_table_lets_it_be_alone() -> None:
    """UTS-ROLE-19, UTS-RQ-34: `blind_cultist_solo` = true."""
    t = table(*FIVE, phase="cleanup", roles={"Tom": "blind_cultist"}, options={"blind_cultist_solo": True})
    assert t["Tom"].offered == ["confirm", "claim"]


# Alone


@pytest.mark.parametrize("players", [4, 5, 6])
def test_it_needs_a_partner(players: int) -> None:
    """UTS-RQ-34: with one Cultist the Role cannot be taken, but for the option, and then nobody learns anything."""
    with pytest.raises(BadOptions, match="needs a second Cultist") as refused:
        check(Options(players=players, level="custom", roles=("blind_cultist",)))
    assert refused.value.reason == "roles-blind-alone"
    for t in nights(*SIX[:players], blind_cultist_solo=True):
        assert t.game.role.count("blind_cultist") == 1
        assert "cultist" not in t.game.role
        assert not t.happened("recognised")
        assert not t.happened("startcards")


def test_beside_6_people_and_the_automa_it_has_a_partner() -> None:
    """UTS-RQ-34: there are two Cultists at such a table."""
    check(Options(players=6, automa=True, level="custom", roles=("blind_cultist",)))


def test_an_automa_dealt_the_role_is_a_plain_cultist() -> None:
    """UTS-RQ-34: the other Cultist opens the eyes, sees no thumb, and so knows."""
    t = opening(*SIX, automa=True, level="custom", roles=("blind_cultist",))
    t.game.role = ["investigator"] * 5 + ["cultist", "blind_cultist"]
    other = opening_of(t, "Ida")
    assert set(other.known_cultists) == {5, 6}


def opening_of(t: Table, name: str) -> View:
    """What this person has learnt when the night is held with the Roles as they are now."""
    t.game.journal.clear()
    t.begin("night")
    return t[name].sees


# Other worlds


def partners(t: Table, name: str) -> set[int]:
    """Who is a Cultist in the worlds that this person can imagine."""
    found: set[int] = set()
    for number in range(40):
        world = CULTISTS.determinise(t[name].sees, Dice.seeded("blind", number))
        assert sorted(world.role).count("blind_cultist") == 1
        found |= {seat for seat, role in enumerate(world.role) if role == "cultist"}
    return found


def test_it_can_tell_nobody_from_its_partner() -> None:
    """UTS-ROLE-20, UTS-RQ-34: not even the AUTOMA."""
    t = next(t for t in nights(*SIX, automa=True) if t.game.role[6] != "blind_cultist")
    blind = seat_of(t, "blind_cultist")
    assert partners(t, SIX[blind]) == set(range(7)) - {blind}


def test_the_seeing_cultist_knows_it_in_every_world() -> None:
    """UTS-ROLE-21."""
    t = nights(*SEVEN)[0]
    seeing = seat_of(t, "cultist")
    assert partners(t, SEVEN[seeing]) == {seeing}
    world = CULTISTS.determinise(t[SEVEN[seeing]].sees, Dice.seeded("seeing"))
    assert world.role[seat_of(t, "blind_cultist")] == "blind_cultist"


def test_where_the_automa_never_has_a_special_role_it_is_no_blind_cultist() -> None:
    """UTS-RQ-34: at the deal (RQ-118), and in every world."""
    for t in nights(*SIX, automa=True, automa_special_roles="never"):
        assert t.game.role[6] != "blind_cultist"
        seat = t.game.role.index("investigator")
        for number in range(10):
            world = CULTISTS.determinise(t[SIX[seat]].sees, Dice.seeded("never", number))
            assert world.role[6] != "blind_cultist"
