"""Where the new Roles come in, and how they weigh (UTS-ROLE-01 to -05, UTS-RQ-35, UTS-RQ-36)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.levels import loyalty
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions
from tests.scenario import opening

NAMES = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ida", "Max", "Zoe")
NEW = ("cursebearer", "celebrity", "blind_cultist")
BOARDS = ("university", "polar-station", "mine")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [7, 8])
def test_the_new_roles_are_played_on_any_map(board: str, players: int) -> None:
    """UTS-ROLE-01, -02, -03: each once, in place of a plain marker of its Team; all know that they are in the game."""
    t = opening(*NAMES[:players], level="custom", roles=NEW, board=board)
    roles = t.game.role
    assert sorted(roles) == sorted([*NEW, "cultist", *["investigator"] * (players - 4)])
    assert t.spectator().roles_laid_out == NEW
    for person in t.people:
        assert person.sees.role == roles[person.seat]
        assert person.sees.shown_role == {}


@pytest.mark.parametrize(("role", "weight"), [("cursebearer", 2), ("celebrity", 2), ("blind_cultist", 3)])
def test_their_loyalty_counts_for_the_investigators(role: str, weight: int) -> None:
    """UTS-ROLE-04, UTS-RQ-35: the Blind Cultist's too."""
    assert loyalty((role,)) == (weight, 0)


def test_by_option_the_cursebearer_counts_for_the_cultists() -> None:
    """UTS-RQ-35: `cursebearer_supports` = cultists; 2 for the Cultists then, and an expert mix takes it so."""
    cultists = Options(cursebearer_supports="cultists")
    assert loyalty(("cursebearer", "celebrity"), cultists) == (2, 2)
    mix = ("cursebearer", "greenhorn")  # 3 for the Cultists: the lead of 7 seats
    check(Options(players=7, level="expert", roles=mix, cursebearer_supports="cultists"))
    with pytest.raises(BadOptions):
        check(Options(players=7, level="expert", roles=mix))


def test_the_limits_of_the_expert_level_hold_for_them() -> None:
    """UTS-ROLE-05: the lead of the seat count, and at most 5 a side."""
    check(Options(players=8, level="expert", roles=("celebrity", "greenhorn")))  # 2 to 1: the lead of 8 seats
    with pytest.raises(BadOptions, match="must lead"):
        check(Options(players=8, level="expert", roles=("celebrity",)))
    most = ("blind_cultist", "celebrity", "firestarter", "greenhorn", "butterfingers")
    assert loyalty(most) == (5, 4)
    check(Options(players=8, level="expert", roles=most))
    too_much = (*most, "radiant_beauty", "crybaby")
    assert loyalty(too_much) == (6, 5)
    with pytest.raises(BadOptions, match="none may exceed 5"):
        check(Options(players=8, level="expert", roles=too_much))


def test_no_level_brings_them_by_itself() -> None:
    """UTS-RQ-36: a random expert mix draws from the base box only, on every Map."""
    for board in ("university", "polar-station"):
        for level in ("first", "experienced", "expert"):
            for seed in range(25):
                t = opening(*NAMES, level=level, board=board, seed=seed)
                assert not set(NEW) & set(t.game.role)


def test_on_the_station_a_level_brings_its_roles_without_the_seer() -> None:
    """UTS-RQ-36: nobody takes the Seer's place."""
    t = opening(*NAMES, level="experienced", board="polar-station")
    assert sorted(t.game.special_roles) == ["assassin", "firestarter", "mechanic"]
    with pytest.raises(BadOptions, match="no place in Under the Surface") as refused:
        check(Options(players=8, level="custom", roles=("seer",), board="polar-station"))
    assert refused.value.reason == "roles-forbidden"
