"""The Cursed Hunter: a third side, its cursed cards, and the guess at the end (UTS-HUNT, UTS-RQ-02)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, CURSE_ALIVE, CURSE_SUCCESS, DEAD, FAILURE, SUCCESS, Cards, cards
from gloaming.games.cultists.events import Gave, RolesLaidOut
from gloaming.games.cultists.expansions.curse_of_the_hunter import NAME, CurseTokens, NameHunter
from gloaming.games.cultists.levels import loyalty
from gloaming.games.cultists.setup import check
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.cultists.endings import book_found, time_over, voted_out
from tests.people import Table
from tests.rituals import all_lay, ritual_of
from tests.scenario import opening, table

SEVEN = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ida", "Max")
EIGHT = (*SEVEN, "Zoe")
ROLES = {"Ben": "cursed_hunter", "Tom": "cultist", "Max": "cultist"}
CURSED: Cards = (ALIVE, CURSE_ALIVE)
BOTH_CURSED: dict[str, Cards] = {"Tom": CURSED, "Max": CURSED}


def curse(t: Table, rooms: int) -> None:
    """So many Rooms carry a curse token."""
    t.game.parts[NAME] = CurseTokens(tuple(t.game.board.rooms)[:rooms])


def time_runs_out(rooms: int = 0, **more: Any) -> Table:
    """The end of round 10, when so many Rooms carry curse tokens: the Cultists win on time."""
    t = table(*SEVEN, roles=ROLES, **{"phase": "action", "round": 10, **more})
    curse(t, rooms)
    while t.question == "Act":
        t.all(Pass())
    return t


def guesses(t: Table, **names: str) -> None:
    for name, hunter in names.items():
        t[name].answers(NameHunter(t.seat(hunter)))


# Who it is


def test_it_is_a_third_side_with_one_member() -> None:
    """UTS-HUNT-01: on no Team; its value of 5 favours neither side."""
    t = opening(*SEVEN, level="custom", roles=("cursed_hunter",))
    assert sorted(t.game.role) == ["cultist"] * 2 + ["cursed_hunter"] + ["investigator"] * 4
    marker = t.game.book.named["cursed_hunter"]
    assert (marker.team, marker.loyalty) == ("hunter", 5)  # type: ignore[attr-defined]
    assert loyalty(("cursed_hunter",)) == (0, 0)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "roles-hunter-seats"),
        ({"players": 6}, "roles-hunter-seats"),
        ({"players": 6, "automa": True}, "roles-hunter-seats"),
        ({"players": 8, "roles": ("cursed_hunter", "seer")}, "roles-hunter-seer"),
    ],
)
def test_it_joins_7_or_8_people_in_the_seers_place(options: dict[str, Any], reason: str) -> None:
    """UTS-HUNT-02, UTS-RQ-02: so never with a Seer, nor with the AUTOMA."""
    with pytest.raises(BadOptions) as refused:
        check(Options(**{"level": "custom", "roles": ("cursed_hunter",), **options}))
    assert refused.value.reason == reason


@pytest.mark.parametrize("board", ["university", "polar-station"])
@pytest.mark.parametrize("names", [SEVEN, EIGHT])
def test_it_takes_a_plain_investigators_place_on_any_map(names: tuple[str, ...], board: str) -> None:
    """UTS-HUNT-02: one Investigator less."""
    t = opening(*names, level="custom", roles=("cursed_hunter",), board=board)
    assert t.game.role.count("investigator") == len(names) - 3
    assert NAME in t.game.parts


def test_it_is_in_the_game_only_when_named() -> None:
    """UTS-RQ-02: no level brings it, and without it nothing of its curse is on the table."""
    for level in ("first", "experienced", "expert"):
        for seed in range(20):
            t = opening(*EIGHT, level=level, seed=seed)
            assert "cursed_hunter" not in t.game.role
            assert NAME not in t.game.parts


def test_its_deck_has_cursed_cards() -> None:
    """UTS-HUNT-03: 3 of 9 Alive and 6 of 8 Success cards; as many of each back as any deck."""
    t = table(*SEVEN, roles=ROLES)
    own = (*cards(alive=6, success=2), *(CURSE_ALIVE,) * 3, *(CURSE_SUCCESS,) * 6)
    assert t["Ben"].hand == tuple(sorted(own))
    assert len(set(t.spectator().encounter_cards)) == 1
    assert len(set(t.spectator().room_cards)) == 1


def test_it_sees_the_cultists_thumbs_and_nobody_sees_it() -> None:
    """UTS-HUNT-04."""
    for seed in range(8):
        t = opening(*EIGHT, level="custom", roles=("cursed_hunter",), seed=seed)
        cultists = {seat for seat in range(8) if t.game.role[seat] == "cultist"}
        for person in t.people:
            knows = t.game.role[person.seat] != "investigator"
            assert set(person.sees.known_cultists) == (cultists if knows else set())
        hunter = t[EIGHT[t.game.role.index("cursed_hunter")]].sees
        assert hunter.start_cards == ()


@pytest.mark.parametrize("ghost", [False, True])
def test_it_may_ignore_its_route(ghost: bool) -> None:
    """UTS-HUNT-05: any Room, every Round."""
    for place in ("pink_1", "orange_1", "dark_blue_1", "green"):
        t = table(*SEVEN, phase="action", knife="Ben", roles=ROLES, at={"Ben": place},
                  ghosts={"Ben": "vote"} if ghost else {})  # fmt: skip
        assert t["Ben"].may(f"fill:{place}/curse_success")


def test_its_death_does_not_count_for_the_cultists() -> None:
    """UTS-HUNT-11, UTS-RQ-02: neither as a Ghost nor by a Dead card."""
    t = voted_out("Ben", *SEVEN, roles=ROLES)
    assert t["Ben"].is_ghost
    assert not t["Ben"].counts_as_dead
    t = table(*SEVEN, at={"Tom": "red", "Ben": "central"}, knife="Ben", roles=ROLES)
    t["Ben"].walks("red")
    t["Tom"].gives(DEAD, "Ben")
    t["Ben"].gives(ALIVE, "Tom")
    assert DEAD in t["Ben"].pulse
    assert not t["Ben"].counts_as_dead


def test_it_is_never_the_informant() -> None:
    """UTS-HUNT-11."""
    for seed in range(30):
        t = opening(*SEVEN, level="custom", roles=("cursed_hunter",), professions=True, seed=seed)
        part: Any = t.game.parts["professions"]
        assert t.game.role[part.informant] == "investigator"


# Its cards


def found_with(pulse: Cards) -> Table:
    """Mary looks at Uli's Pulse deck."""
    t = table(*SEVEN, phase="action", roles=ROLES, at={"Mary": "red", "Uli": "red"}, pulse={"Uli": pulse})
    t["Mary"].checks("Uli")
    return t


def test_a_curse_alive_card_counts_as_alive_and_only_the_looker_sees_it() -> None:
    """UTS-HUNT-06."""
    t = found_with((ALIVE, CURSE_ALIVE))
    assert t["Mary"].offered == ["putback"]
    assert t["Mary"].saw("pulse:0>2=alive,curse_alive")
    t["Mary"].puts_back()
    assert not t["Eva"].saw("pulse:")
    assert not t.happened("curseshown:")


def test_it_is_shown_when_its_bearer_is_found_dead() -> None:
    """UTS-HUNT-06: with how many Curse cards lie there."""
    t = found_with((CURSE_ALIVE, DEAD, CURSE_ALIVE, ALIVE))
    t["Mary"].shows_death()
    assert t["Eva"].saw("curseshown:2=2")
    t = found_with((DEAD, ALIVE))
    t["Mary"].shows_death()
    assert not t.happened("curseshown:")


def checked_room(card: str, rooms: int = 0) -> Table:
    t = table(*SEVEN, phase="action", roles=ROLES, at={"Mary": "green"}, routes={"Mary": "green"}, explored={"green"},
              deck={"green": (card,)})  # fmt: skip
    curse(t, rooms)
    t["Mary"].searches("green")
    return t


def test_a_curse_success_drawn_in_a_room_is_a_success_and_curses_it() -> None:
    """UTS-HUNT-07: for all to see."""
    t = checked_room(CURSE_SUCCESS)
    assert t["Eva"].saw("roomcheck:0@green=curse_success")
    assert t["Eva"].saw("cursed:green")
    assert t.happened("book:green>green")
    assert t.spectator().parts[NAME].rooms == ("green",)  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", [SUCCESS, FAILURE])
def test_other_cards_curse_nothing(card: str) -> None:
    """UTS-HUNT-07."""
    t = checked_room(card)
    assert not t.happened("cursed:")
    assert t.spectator().parts[NAME].rooms == ()  # type: ignore[attr-defined]


def test_a_room_has_at_most_one_token() -> None:
    """UTS-HUNT-07, -09: different Rooms count."""
    t = checked_room(CURSE_SUCCESS, rooms=11)
    assert not t.happened("cursed:")


def test_in_the_passages_and_in_the_ritual_it_is_a_success_too() -> None:
    """UTS-HUNT-07: neither brings a token."""
    t = table(*SEVEN, phase="action", roles=ROLES, at={"Mary": "green"}, routes={"Mary": "green"},
              deck={"green": (SUCCESS, SUCCESS)}, room_token={"green": True}, unsafe_deck=(CURSE_SUCCESS,))  # fmt: skip
    t["Mary"].fills(SUCCESS)
    assert t.happened("passage:curse_success")
    assert t.game.fishman is None
    assert not t.happened("cursed:")
    t = ritual_of("Ben", "Mary", "Uli", "Eva", names=SEVEN, roles=ROLES, hands={"Ben": (CURSE_SUCCESS,)})
    t["Ben"].answers(t.game.choices[1][0])
    all_lay(t)
    assert t.happened("ritualdeck:curse_success,success,success,success")
    assert (t.winner, t.reason) == ("investigators", "ritual")


# The end


def test_without_enough_curses_the_usual_result_stands() -> None:
    """UTS-HUNT-08, -09: one cursed Cultist and five Rooms are not enough."""
    t = time_runs_out(5, pulse={"Tom": CURSED})
    assert (t.winner, t.reason) == ("cultists", "time")
    assert not t.happened("huntersought")


def test_if_both_cultists_are_cursed_they_must_find_the_hunter() -> None:
    """UTS-HUNT-08, UTS-RQ-02: they show themselves and are both asked, for any whose Role is not known."""
    t = time_runs_out(pulse=BOTH_CURSED)
    assert t.winner is None
    assert t.asks() == {"Tom", "Max"}
    assert t.spectator().shown_role == {4: "cultist", 6: "cultist"}
    assert t["Tom"].offered == ["hunter:0", "hunter:1", "hunter:2", "hunter:3", "hunter:5"]


@pytest.mark.parametrize(("named", "winner"), [("Ben", "cultists"), ("Mary", "hunter")])
def test_right_the_cultists_win_and_wrong_the_hunter(named: str, winner: str) -> None:
    """UTS-HUNT-08, -10: beating the win on time."""
    t = time_runs_out(pulse=BOTH_CURSED)
    guesses(t, Tom=named, Max=named)
    assert (t.winner, t.reason) == (winner, "hunter")
    assert CULTISTS.outcome(t.game).winner == winner


@pytest.mark.parametrize("ending", [voted_out, book_found])
def test_the_hunter_beats_a_win_of_the_investigators_too(ending: Any) -> None:
    """UTS-HUNT-08, -10: by Vote or by points; all usual conditions are settled first."""
    first = ("Tom", *SEVEN) if ending is voted_out else SEVEN
    t = ending(*first, roles=ROLES, ghosts={"Max": "vote"}, pulse=BOTH_CURSED)
    assert t.happened("huntersought:cultists")
    guesses(t, Tom="Mary", Max="Ben")
    assert t.winner == ("hunter" if ending is voted_out else "cultists")  # the last one eliminated decides


def test_cultists_who_differ_follow_the_guess_at_the_seer() -> None:
    """UTS-RQ-02: with nobody eliminated, the first clockwise from the Knife decides."""
    t = time_runs_out(pulse=BOTH_CURSED, knife="Ida")
    guesses(t, Tom="Ben", Max="Mary")
    assert t.happened("hunternamed:cultists>0=no")
    assert t.winner == "hunter"


def test_six_cursed_rooms_make_the_investigators_guess() -> None:
    """UTS-HUNT-09, UTS-RQ-02: everybody is asked, so nobody learns who they are; no Role is shown."""
    t = time_runs_out(6)
    assert t.happened("huntersought:investigators")
    assert t.asks() == set(SEVEN)
    assert t.spectator().shown_role == {}
    assert t["Ben"].offered == [f"hunter:{seat}" for seat in (0, 2, 3, 4, 5, 6)]


@pytest.mark.parametrize(("marys", "others", "winner"), [("Ben", "Uli", "investigators"), ("Uli", "Ben", "hunter")])
def test_the_first_investigator_clockwise_from_the_knife_decides(marys: str, others: str, winner: str) -> None:
    """UTS-HUNT-09, UTS-RQ-02: Max has the Knife, but is a Cultist, so Mary decides."""
    t = time_runs_out(6, knife="Max")
    guesses(t, Max="Ida", Mary=marys, Eva=others, Ida=others, Tom="Ida", Ben="Ida", Uli="Ben")
    assert (t.winner, t.reason) == (winner, "hunter")


def test_where_both_hold_only_the_cultists_guess() -> None:
    """UTS-HUNT-09, -11: a Team is never asked after the other."""
    t = time_runs_out(6, pulse=BOTH_CURSED)
    assert t.asks() == {"Tom", "Max"}
    guesses(t, Tom="Ben", Max="Ben")
    assert t.winner == "cultists"
    assert not t.happened("huntersought:investigators")


# Other worlds


def told(t: Table) -> Table:
    """What the journal would have told: Ben and Eva gave cards to Uli, at whose deck Mary has looked."""
    t.game.journal[:0] = [RolesLaidOut(("cursed_hunter",)), Gave(1, CURSE_ALIVE, 2), Gave(3, ALIVE, 2)]
    for seat, card in ((1, CURSE_ALIVE), (3, ALIVE)):
        hand = list(t.game.hand[seat])
        hand.remove(card)
        t.game.hand[seat] = tuple(hand)
    return t


def test_who_has_seen_a_curse_knows_that_the_hunter_gave_it() -> None:
    """UTS-HUNT-06: so in every world that Mary imagines the Hunter is one of the two givers; Ida may think of anybody."""
    t = told(found_with((CURSE_ALIVE, ALIVE)))
    hunters: dict[str, set[int]] = {"Mary": set(), "Ida": set()}
    for name, found in hunters.items():
        for number in range(60):
            world = CULTISTS.determinise(t[name].sees, Dice.seeded("hunter", name, number))
            found.add(world.role.index("cursed_hunter"))
            if name == "Mary":
                assert sorted(world.pulse[2]) == [ALIVE, CURSE_ALIVE]
    assert hunters["Mary"] == {1, 3}
    assert hunters["Ida"] == set(range(7)) - {5}


def test_the_hunter_remembers_its_own_curses() -> None:
    """UTS-HUNT-03: its own cards are what they are in every world."""
    t = told(found_with((CURSE_ALIVE, ALIVE)))
    world = CULTISTS.determinise(t["Ben"].sees, Dice.seeded("own"))
    assert CURSE_ALIVE in world.pulse[2]
    assert world.hand[1] == t["Ben"].hand


def test_the_guess_can_be_imagined_otherwise() -> None:
    """UTS-HUNT-08: while the Cultists think, everybody may still be wrong about the Hunter."""
    t = time_over(*SEVEN, roles=ROLES)
    assert t.winner == "cultists"
    t = time_runs_out(6)
    t.game.journal[:0] = [RolesLaidOut(("cursed_hunter",))]
    seen = {CULTISTS.determinise(t["Mary"].sees, Dice.seeded("end", n)).role.index("cursed_hunter") for n in range(40)}
    assert len(seen) > 3
