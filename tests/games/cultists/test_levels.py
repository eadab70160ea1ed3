"""Levels of play and the arithmetic of loyalty (AC-LEVEL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from gloaming.games.cultists.levels import expert_mixes, loyalty, role_groups
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import BASE_ROLES, ROLES
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions
from tests.scenario import AUTOMA, Table, opening

NAMES = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")

INVESTIGATOR_SIDE = {"radiant_beauty": 1, "infected": 1, "super_ghost": 1, "mechanic": 3}
CULTIST_SIDE = {"greenhorn": 1, "butterfingers": 1, "crybaby": 1, "firestarter": 2}
LEAD = {5: 1, 6: 1, 7: 3, 8: -1}
INVESTIGATORS = {5: 4, 6: 5, 7: 5, 8: 6}
ONE_OF_THREE = ("greenhorn", "butterfingers", "crybaby")


def play(players: int, level: str, seed: int = 1, automa: bool = False, roles: tuple[str, ...] = ()) -> Table:
    return opening(*NAMES[:players], automa=automa, seed=seed, level=level, roles=roles)


def sums(roles: Iterable[str]) -> tuple[int, int]:
    """By the printed numbers, not by the program's."""
    roles = tuple(roles)
    return sum(INVESTIGATOR_SIDE.get(role, 0) for role in roles), sum(CULTIST_SIDE.get(role, 0) for role in roles)


def accepted(players: int, roles: tuple[str, ...], level: str = "expert") -> bool:
    try:
        check(Options(players=players, level=level, roles=roles))  # type: ignore[arg-type]
    except BadOptions:
        return False
    return True


def all_mixes() -> list[tuple[str, ...]]:
    return [mix for size in range(1, 11) for mix in combinations(BASE_ROLES, size)]


# The first game


@pytest.mark.parametrize(
    ("players", "automa", "special"),
    [(5, False, ["seer"]), (6, False, ["seer"]), (7, False, []), (6, True, []), (8, False, ["seer"])],
)
def test_a_first_game_has_cultists_and_a_seer_and_with_7_seats_no_special_role(
    players: int, automa: bool, special: list[str]
) -> None:
    """AC-LEVEL-01: the AUTOMA's seat is one of the 7."""
    for seed in range(10):
        t = play(players, "first", seed, automa)
        seats = players + automa
        cultists = seats - INVESTIGATORS[seats]
        plain = INVESTIGATORS[seats] - len(special)
        assert sorted(t.game.role) == sorted(["cultist"] * cultists + special + ["investigator"] * plain)


def test_a_first_game_has_no_unsafe_passages() -> None:
    """AC-LEVEL-02: no such deck, no Cultist tokens, no Fishman, no Broken Panes: 11 Event tokens."""
    for players in (4, 5, 6, 7, 8):
        game = play(players, "first").game
        assert (game.unsafe_deck, game.lurking, game.fishman) == ((), (), None)
        assert len(game.bag) == 11
        assert "broken_panes" not in game.bag
    later = play(5, "experienced").game
    assert (len(later.unsafe_deck), len(later.lurking), len(later.bag)) == (2, 3, 12)


def test_a_first_game_of_4_has_the_automa_one_cultist_and_no_seer() -> None:
    """AC-LEVEL-03, RQ-72."""
    t = play(4, "first")
    assert t.names[4] == AUTOMA
    assert sorted(t.game.role) == ["cultist"] + ["investigator"] * 4


# The experienced level


@pytest.mark.parametrize(
    ("players", "fixed", "one_of", "lead"),
    [
        (5, ["seer"], ONE_OF_THREE, 1),
        (6, ["seer", "firestarter"], ("radiant_beauty", "infected", "super_ghost"), 1),
        (7, ["firestarter", "assassin"], ONE_OF_THREE, 3),
        (8, ["seer", "mechanic", "firestarter", "assassin"], (), -1),
    ],
    ids=["5", "6", "7", "8"],
)
def test_the_experienced_level_recommends_these_roles(
    players: int, fixed: list[str], one_of: tuple[str, ...], lead: int
) -> None:
    """AC-LEVEL-04, row by row, with the check of loyalty."""
    wanted = {frozenset((*fixed, role)) for role in one_of} or {frozenset(fixed)}
    found = set()
    for seed in range(60):
        t = play(players, "experienced", seed)
        special = frozenset(role for role in t.game.role if role in BASE_ROLES)
        assert t.game.role.count("cultist") == players - INVESTIGATORS[players]
        found.add(special)
    assert found == wanted
    for special in found:
        investigators, cultists = sums(special)
        assert cultists - investigators == lead


def test_one_of_three_is_drawn_at_random_and_shown() -> None:
    """AC-LEVEL-05, RQ-98: each as often as the others, and laid out for all to see."""
    drawn = Counter[str]()
    for seed in range(900):
        t = play(5, "experienced", seed)
        (role,) = (role for role in t.game.role if role in ONE_OF_THREE)
        assert t.spectator().roles_laid_out == ("seer", role)
        drawn[role] += 1
    assert all(drawn[role] == pytest.approx(300, abs=50) for role in ONE_OF_THREE)


def test_drawn_face_down_only_the_list_of_candidates_is_public() -> None:
    """RQ-98, `random_role_hidden`: whichever was drawn, the table shows the same."""
    dealt = set()
    for seed in range(30):
        t = opening(*NAMES[:5], seed=seed, level="experienced", random_role_hidden=True)
        dealt |= set(t.game.role) & set(ONE_OF_THREE)
        assert t.spectator().roles_laid_out == ("seer", "greenhorn|butterfingers|crybaby")
        for person in t.people:
            assert person.sees.roles_laid_out == ("seer", "greenhorn|butterfingers|crybaby")
    assert dealt == set(ONE_OF_THREE)


# The expert level


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_expert_level_takes_any_mix_under_two_conditions(players: int) -> None:
    """AC-LEVEL-06, -07, -08, -10: of all mixes those that lead by D, with no sum over 5, and a seat for each Role."""
    for mix in all_mixes():
        investigators, cultists = sums(mix)
        fits = (
            cultists - investigators == LEAD[players]
            and max(investigators, cultists) <= 5
            and len(mix) <= INVESTIGATORS[players]
            and not (players == 7 and "seer" in mix)
        )
        assert accepted(players, mix) == fits, mix


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_left_to_chance_an_expert_game_draws_one_of_those_mixes(players: int) -> None:
    """AC-LEVEL-06, -07, -08: whatever is drawn balances, and different games draw different mixes."""
    drawn = set()
    for seed in range(100):
        t = play(players, "expert", seed)
        mix = tuple(role for role in t.game.role if role in BASE_ROLES)
        assert accepted(players, mix), mix
        drawn.add(frozenset(mix))
    assert len(drawn) > 10


def test_the_printed_example_of_an_expert_mix() -> None:
    """AC-LEVEL-09, RQ-119: 5 seats without a Seer, 4 against 3; all four Investigators carry a special Role."""
    roles = ("mechanic", "firestarter", "greenhorn", "crybaby")
    assert loyalty(roles) == (3, 4)
    t = play(5, "expert", roles=roles)
    assert sorted(t.game.role) == sorted(["cultist", *roles])


@pytest.mark.parametrize(("players", "most"), [(5, 4), (6, 5), (7, 5), (8, 6)])
def test_there_are_no_more_special_roles_than_investigators(players: int, most: int) -> None:
    """AC-LEVEL-10: at no level, whatever the sums."""
    roles = tuple(role for role in BASE_ROLES if role != "seer")
    assert accepted(players, roles[:most], "custom")
    assert not accepted(players, roles[: most + 1], "custom")


def test_the_loyalty_of_four_roles_is_0() -> None:
    """AC-LEVEL-11: Investigator, Cultist, Seer and Assassin weigh nothing; the others what is printed on them."""
    for role in ("investigator", "cultist", "seer", "assassin"):
        assert loyalty((role,)) == (0, 0)
    for role in BASE_ROLES:
        assert loyalty((role,)) == sums((role,))


@pytest.mark.parametrize("role", CULTIST_SIDE)
def test_roles_that_favour_the_cultists_are_investigators(role: str) -> None:
    """RQ-73: they have an Investigator's deck, without Dead cards, and count among the Investigators."""
    t = play(5, "custom", roles=(role,))
    holder = t.game.role.index(role)
    assert ROLES[role].team == "investigators"
    assert "dead" not in t.game.hand[holder]
    assert t.game.role.count("cultist") == 1


@pytest.mark.parametrize(
    ("seats", "without", "with_both"), [(5, 27, 63), (6, 30, 99), (7, 13, 26), (8, 41, 131)], ids=["5", "6", "7", "8"]
)
def test_there_are_so_many_expert_mixes(seats: int, without: int, with_both: int) -> None:
    """AC-LEVEL-12: without Seer and Assassin, and with both as you like (no Seer with 7)."""
    legal = [mix for mix in all_mixes() if accepted(seats, mix)]
    assert len(legal) == with_both
    assert len([mix for mix in legal if not {"seer", "assassin"} & set(mix)]) == without
    assert sorted(map(sorted, expert_mixes(Options(players=seats, level="expert")))) == sorted(map(sorted, legal))


@pytest.mark.parametrize(
    ("seats", "printed"),
    [
        (5, {(0, 1), (1, 2), (2, 3), (3, 4)}),
        (6, {(0, 1), (1, 2), (2, 3), (3, 4)}),
        (7, {(0, 3), (1, 4)}),
        (8, {(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)}),
    ],
)
def test_these_loyalty_sums_occur(seats: int, printed: set[tuple[int, int]]) -> None:
    """AC-LEVEL-13: the others fail the cap, the head-count or the Roles there are."""
    assert {sums(mix) for mix in all_mixes() if accepted(seats, mix)} == printed
    for pair in [(4, 5), (2, 5)]:
        assert min(len(mix) for mix in all_mixes() if sums(mix) == pair) == 6


@pytest.mark.parametrize("roles", [("mechanic",), ("seer", "firestarter"), ("assassin", "mechanic")])
def test_a_host_may_deviate_from_the_levels(roles: tuple[str, ...]) -> None:
    """AC-LEVEL-14: "custom" takes what no other level would."""
    assert not any(accepted(5, roles, level) for level in ("first", "experienced", "expert"))
    t = play(5, "custom", roles=roles)
    assert sorted(role for role in t.game.role if role in BASE_ROLES) == sorted(roles)


# Seers and the AUTOMA


@pytest.mark.parametrize(("players", "automa", "fits"), [(7, False, False), (6, True, True), (4, True, False)])
def test_a_seer_with_7_seats_needs_the_automa_and_two_cultists(players: int, automa: bool, fits: bool) -> None:
    """RQ-72, RQ-75: not with 7 people, nor with an AUTOMA that may be the only Cultist."""
    options = Options(players=players, automa=automa, level="custom", roles=("seer",))
    if fits:
        check(options)
    else:
        with pytest.raises(BadOptions, match="leave the Seer out"):
            check(options)


@pytest.mark.parametrize("players", [5, 6, 8])
def test_an_expert_game_may_leave_out_the_seer(players: int) -> None:
    """RQ-119: with 5, 6 and 8 seats there are mixes with a Seer and mixes without."""
    drawn = [play(players, "expert", seed).game.role for seed in range(50)]
    assert {("seer" in roles) for roles in drawn} == {True, False}


def test_4_players_use_the_levels_for_5_without_the_seer() -> None:
    """RQ-118: experienced, one of the three; expert, the mixes of 5 seats that have no Seer."""
    assert role_groups(Options(players=4, level="experienced")) == (ONE_OF_THREE,)
    without_seer = [set(mix) for mix in all_mixes() if accepted(5, mix) and "seer" not in mix]
    for seed in range(50):
        special = {role for role in play(4, "expert", seed).game.role if role in BASE_ROLES}
        assert special in without_seer


@pytest.mark.parametrize(("option", "automas"), [("possible", True), ("never", False)])
def test_special_roles_may_go_to_the_automa_or_to_humans_only(option: str, automas: bool) -> None:
    """RQ-118, `automa_special_roles`: dealt like all others, or never to the AUTOMA; it may be the Cultist either way."""
    dealt = {
        opening(*NAMES[:4], seed=seed, level="experienced", automa_special_roles=option).game.role[4]
        for seed in range(100)
    }
    assert bool(dealt & set(BASE_ROLES)) == automas
    assert {"cultist", "investigator"} <= dealt
