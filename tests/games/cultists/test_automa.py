"""The AUTOMA Investigator: set-up, actions and ballots (AC-AUTOMA)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, FAILURE, SABOTAGE, SUCCESS, Cards, of_kind
from gloaming.games.cultists.setup import check
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions
from tests.comparing import who_can_tell
from tests.scenario import AUTOMA, OFF, ON, Table, opening, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
SIX = (*FOUR, "Tom", "Pia")


# Set-up


def test_four_players_and_the_automa_play_with_five_seats() -> None:
    """AC-AUTOMA-01: it is obligatory with 4."""
    t = opening(*FOUR)
    assert t.names[-1] == AUTOMA
    assert t.game.table is SET_UP[5]
    assert t.game.board.id == "university-4-6"
    assert t.game.role.count("cultist") == 1


def test_six_players_and_the_automa_play_with_seven_seats() -> None:
    """AC-AUTOMA-01: if wished, with 2 Cultists; without it six play with six seats."""
    t = opening(*SIX, automa=True)
    assert t.game.table is SET_UP[7]
    assert t.game.board.id == "university-7"
    assert t.game.role.count("cultist") == 2
    assert opening(*SIX).game.table is SET_UP[6]


@pytest.mark.parametrize("players", [5, 7, 8])
def test_the_automa_joins_no_other_number_of_players(players: int) -> None:
    """AC-AUTOMA-01."""
    with pytest.raises(BadOptions, match="AUTOMA"):
        check(Options(players=players, automa=True))


def test_it_has_a_seat_of_its_own_and_comes_last_in_round_1() -> None:
    """AC-AUTOMA-02: right of the First Player; a hand, a Role and a place in the order of turns like all."""
    t = opening(*FOUR)
    t.all_wake()
    assert t.game.knife == t["Mary"].seat == (t["AUTOMA"].seat + 1) % 5
    assert t.game.at == ["central"] * 5
    for name, to in zip(FOUR, ("red", "light_blue", "orange_1", "orange_2"), strict=True):
        assert t["AUTOMA"].place == "central"
        t[name].goes(to)
    assert t["AUTOMA"].place != "central"


def test_its_role_is_dealt_like_all_others() -> None:
    """AC-AUTOMA-03: in some games it is the Cultist, in some it has a special Role, in some none."""
    dealt = {opening(*FOUR, seed=seed, level="experienced").game.role[4] for seed in range(1, 31)}
    assert {"cultist", "investigator"} < dealt


def test_its_role_is_unknown_to_everyone() -> None:
    """AC-AUTOMA-03: whether it or Eva is the Cultist, the others see the same."""
    tables = [table(*FOUR, roles={cultist: "cultist"}, at="green", knife="Mary") for cultist in (AUTOMA, "Eva")]
    assert who_can_tell(*tables) == {"Eva"}


def test_its_partner_knows_it_by_the_missing_thumb() -> None:
    """AC-AUTOMA-03: with 2 Cultists the other one infers it, and nobody else does."""
    games = (opening(*SIX, automa=True, seed=seed) for seed in range(1, 50))
    t = next(t for t in games if t.game.role[6] == "cultist")
    knows = {person.name: person.sees.known_cultists for person in t.people}
    partner = t.names[t.game.role.index("cultist")]
    assert knows.pop(partner) == (t.seat(partner), 6)
    assert set(knows.values()) == {()}


@pytest.mark.parametrize(("names", "start_cards"), [(FOUR, 1), (SIX, 0)], ids=["5 seats", "7 seats"])
def test_its_start_card_becomes_its_pulse_deck(names: tuple[str, ...], start_cards: int) -> None:
    """AC-AUTOMA-05: where the number of seats uses start cards."""
    t = opening(*names, automa=True)
    assert len(t["AUTOMA"].pulse) == start_cards
    assert t.spectator().pulse[-1] == start_cards


def test_its_hand_is_two_piles_in_random_order() -> None:
    """AC-AUTOMA-06: all see how many cards of each back; their order is by chance."""
    piles = set()
    for seed in range(1, 41):
        t = opening(*FOUR, seed=seed)
        view = t.spectator()
        assert (view.encounter_cards[4], view.room_cards[4]) == (7, 8)
        if t.game.role[4] == "cultist":
            piles.add(of_kind(t["AUTOMA"].hand, ENCOUNTER_CARDS))
    assert len(piles) > 1
    assert {pile.count(DEAD) for pile in piles} == {3}


def test_its_route_is_revealed_in_the_night() -> None:
    """AC-AUTOMA-07."""
    t = opening(*FOUR)
    route = t.game.route[4]
    for person in t.people:
        assert person.saw(f"route:4={route}")
        assert person.sees.routes == {4: route}


def test_beside_the_automa_a_seer_needs_two_cultists() -> None:
    """AC-AUTOMA-08."""
    with pytest.raises(BadOptions, match="Seer"):
        check(Options(players=4, level="custom", roles=("seer",)))
    check(Options(players=6, automa=True, level="custom", roles=("seer",)))
    assert "seer" not in opening(*FOUR).game.special_roles
    assert "seer" not in opening(*FOUR, level="experienced").game.special_roles


# Special Roles without effect


def test_as_firestarter_it_does_not_burn() -> None:
    """AC-AUTOMA-09."""
    t = table(*FOUR, phase="cleanup", round=5, roles={AUTOMA: "firestarter"})
    assert SABOTAGE in t["AUTOMA"].hand
    t.all_confirm()
    assert t.game.round == 6
    assert not t["AUTOMA"].is_ghost


def vote_out_automa(**arrangement: Any) -> Table:
    """Mary calls a Vote in the Cafeteria, and all people name the AUTOMA."""
    names = arrangement.pop("names", FOUR)
    at = {"Mary": "light_blue", **arrangement.pop("at", {})}
    t = table(*names, phase="action", at=at, routes={"Mary": "light_blue"}, knife="Mary", **arrangement)
    t["Mary"].calls_vote()
    t.vote(**dict.fromkeys(names, AUTOMA))
    if len(names) == 4:
        t["Mary"].keeps_ballot()
    return t


def test_as_infected_or_radiant_beauty_it_shows_its_marker_and_changes_nothing() -> None:
    """AC-AUTOMA-09, -20, RQ-117."""
    t = vote_out_automa(roles={AUTOMA: "infected"})
    assert t.spectator().shown_role == {4: "infected"}
    assert t.game.no_cards_until == 0
    at = {"Ben": "central", "Uli": "green", "Eva": "green", AUTOMA: "green"}
    t = vote_out_automa(roles={AUTOMA: "radiant_beauty"}, at=at, power=OFF)
    assert t.spectator().shown_role == {4: "radiant_beauty"}
    t.begin("movement")
    t["Mary"].goes("red")
    t["Ben"].walks("green")
    assert t.asks() == {"Ben", "Uli", "Eva"}


def test_as_super_ghost_it_helps_nobody_with_the_portal() -> None:
    """AC-AUTOMA-09, -17: Mary alone in the green Room, with its Ghost, cannot begin to close the Portal."""
    t = table(
        *FOUR,
        phase="action",
        at={"Mary": "green", AUTOMA: "green"},
        routes={"Mary": "green"},
        roles={AUTOMA: "super_ghost"},
        ghosts={AUTOMA: "vote"},
        portal="open",
        knife="Mary",
    )
    assert not t["Mary"].may("close")


# Its actions


def automa_acts(place: str, pile: Cards = (ALIVE, FAILURE, SUCCESS), others: str = "south_west", **state: Any) -> Table:
    """The AUTOMA holds the Knife, so it acts first."""
    at = {**dict.fromkeys(FOUR, others), AUTOMA: place}
    return table(*FOUR, phase="action", at=at, knife=AUTOMA, hands={AUTOMA: pile}, **state)


TOP_IS_SABOTAGE: Cards = (SUCCESS, SUCCESS, FAILURE, SABOTAGE)


@pytest.mark.parametrize(
    ("place", "explored", "token", "action"),
    [
        ("green", False, True, "fought:4@green"),
        ("green", True, True, "fought:4@green"),
        ("green", False, False, "filled:4@green/failure"),
        ("green", True, False, "roomcheck:4@green=sabotage"),
        ("central", False, False, "secured:4/failure"),
    ],
    ids=["unexplored with token", "explored with token", "unexplored", "explored", "Hallway"],
)
def test_where_it_stands_decides_what_it_does(place: str, explored: bool, token: bool, action: str) -> None:
    """AC-AUTOMA-16, RQ-111: the printed table, and a Cultist token is fought in explored Rooms too."""
    t = automa_acts(
        place,
        explored=("green",) if explored else (),
        deck={"green": TOP_IS_SABOTAGE if explored else (SUCCESS,)},
        cultist_tokens=("green",) if token else (),
    )
    done = [str(event) for event in t.game.journal]
    assert done[0].startswith(action)
    assert t.asks() == {"Mary"}


def test_its_card_goes_on_top_of_the_room_deck_and_the_third_explores() -> None:
    """AC-AUTOMA-16: face down, the top card of its Room pile."""
    t = automa_acts("green", deck={"green": (SUCCESS, SUCCESS)}, room_token={"green": False})
    assert t.game.deck["green"] == (SUCCESS, SUCCESS, FAILURE)
    assert t["AUTOMA"].hand == (ALIVE, SUCCESS)
    assert t.game.explored["green"]
    assert t["Mary"].saw("filled:4@green/-")


def test_in_a_hallway_its_card_goes_into_the_passages() -> None:
    """AC-AUTOMA-16: unseen by all."""
    t = automa_acts("central", unsafe_deck=(SUCCESS, FAILURE))
    assert t.game.unsafe_deck == (SUCCESS, FAILURE, FAILURE)
    assert t["AUTOMA"].hand == (ALIVE, SUCCESS)
    assert t["Mary"].saw("secured:4/-")


def test_its_route_does_not_bind_its_actions() -> None:
    """AC-AUTOMA-16: it acts where it stands, although green is not on the line."""
    t = automa_acts("green", routes={AUTOMA: 4})
    assert t.happened("filled:4@green")


def drawn_by_automa(**options: Any) -> set[str]:
    drawn = set()
    for seed in range(1, 13):
        t = automa_acts("green", explored=("green",), deck={"green": TOP_IS_SABOTAGE}, seed=seed, options=options)
        drawn.add(str(t.game.journal[0]).split("=")[1].split("/")[0])
    return drawn


def test_it_takes_the_top_card_of_the_room_deck() -> None:
    """AC-AUTOMA-16, RQ-110: without shuffling, no matter who put it there."""
    assert drawn_by_automa() == {SABOTAGE}


def test_a_table_may_have_it_shuffle_first() -> None:
    """RQ-110, automa_shuffle_before_check: any card of the deck may come."""
    assert drawn_by_automa(automa_shuffle_before_check=True) == {SUCCESS, FAILURE, SABOTAGE}


def test_what_it_draws_is_resolved_like_a_check_of_the_room() -> None:
    """AC-AUTOMA-16: a Success brings a Book, and the last Book of a Rack its points."""
    t = automa_acts("green", explored=("green",), deck={"green": (SUCCESS,)}, books={"green": 1}, shelf={"green": 2})
    assert t.game.finished["green"]
    assert t.game.points == 3


@pytest.mark.parametrize("place", ["green", "central"])
def test_without_room_cards_it_passes(place: str) -> None:
    """RQ-115."""
    t = automa_acts(place, pile=(ALIVE, ALIVE))
    assert t.happened("passed:4")
    assert t["AUTOMA"].hand == (ALIVE, ALIVE)


@pytest.mark.parametrize("place", ["light_blue", "red", "green"])
def test_it_uses_no_other_action(place: str) -> None:
    """AC-AUTOMA-17: in a finished Room with company it neither checks, votes, watches, restarts nor closes."""
    for power in (ON, OFF):
        t = automa_acts(
            place,
            others=place,
            explored=(place,),
            finished=(place,),
            portal="open",
            power=power,
            roles={AUTOMA: "assassin"},
            pulse={"Mary": (DEAD,)},
        )
        assert [str(event) for event in t.game.journal] == ["passed:4"]


@pytest.mark.parametrize(
    ("place", "token", "done"),
    [
        ("green", False, "filled:4@green"),
        ("pink_1", False, "roomcheck:4@pink_1"),
        ("green", True, "passed:4"),
        ("central", False, "passed:4"),
    ],
)
def test_as_a_ghost_it_only_fills_and_checks(place: str, token: bool, done: str) -> None:
    """RQ-109, AC-GHOST-07, -08: a token and a Hallway leave it nothing to do."""
    t = automa_acts(
        place,
        ghosts={AUTOMA: "vote"},
        explored=("pink_1",),
        deck={"pink_1": (FAILURE,) * 3},
        cultist_tokens=("green",) if token else (),
    )
    assert t.happened(done)


# The Knife and its ballot


def test_it_does_nothing_with_the_knife() -> None:
    """AC-AUTOMA-18: not in events that need it, not against the Fishman, and it changes no ballot."""
    for token in ("false_eyes", "in_control"):
        t = table(*FOUR, phase="event", knife=AUTOMA, at={AUTOMA: "central"}, next_event=token)
        assert t.happened(f"token:{token}")
        assert (t.question, t.asks()) == ("Act", {"Mary"})
    t = automa_acts("north_east", fishman="north_east")
    assert t.happened("secured:4")
    assert t.game.fishman == "north_east"


def voted(knife: str, ballots: dict[str, str], names: tuple[str, ...] = FOUR, **arrangement: Any) -> Table:
    """Mary calls a Vote; if the Knife has a say its holder keeps the ballot."""
    at = {"Mary": "light_blue", AUTOMA: "central"}
    t = table(*names, phase="action", at=at, routes={"Mary": "light_blue"}, knife=knife, **arrangement)
    while t.asks() != {"Mary"}:
        t[min(t.asks())].passes()
    t["Mary"].calls_vote()
    t.vote(**ballots)
    if t.question == "ReconsiderBallot":
        t[knife].keeps_ballot()
    return t


TWO_AGAINST_BEN = {"Mary": "Ben", "Uli": "Ben", "Ben": "Mary", "Eva": "Uli"}
"""All four name somebody, so the AUTOMA alone abstains."""


def test_it_abstains_and_with_the_knife_twice() -> None:
    """AC-AUTOMA-19, RQ-113: two votes beat one abstention, but not two."""
    t = voted("Mary", TWO_AGAINST_BEN)
    assert t.happened("ballots:1,0,1,2,-")
    assert t["Ben"].is_ghost
    t = voted(AUTOMA, TWO_AGAINST_BEN)
    assert t.happened("settled:-")
    assert not t["Ben"].is_ghost


def test_with_seven_seats_it_abstains_twice_too() -> None:
    """AC-AUTOMA-19, RQ-113: at any number of seats, with the Knife two votes are not enough and three are."""
    ballots = {"Mary": "Ben", "Uli": "Ben", "Ben": "Mary", "Eva": "Uli", "Tom": "Eva", "Pia": "Tom"}
    assert not voted(AUTOMA, ballots, SIX, automa=True)["Ben"].is_ghost
    assert voted(AUTOMA, {**ballots, "Pia": "Ben"}, SIX, automa=True)["Ben"].is_ghost


def test_as_a_ghost_with_the_knife_it_abstains_once() -> None:
    """RQ-113: two votes are enough then."""
    assert voted(AUTOMA, TWO_AGAINST_BEN, ghosts={AUTOMA: "vote"})["Ben"].is_ghost


@pytest.mark.parametrize(("abstains", "out"), [("always", False), ("living_only", True)])
def test_whether_its_ghost_abstains_is_the_tables_choice(abstains: str, out: bool) -> None:
    """RQ-113, automa_abstains: two votes against Ben's abstention and perhaps one more."""
    ballots = {"Mary": "Ben", "Uli": "Ben", "Eva": "Mary"}
    t = voted("Mary", ballots, ghosts={AUTOMA: "vote"}, options={"automa_abstains": abstains})
    assert t["Ben"].is_ghost is out
