"""The structure of a Round (AC-ROUND)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.victory import Confirm
from gloaming.games.cultists.voting import Abstain
from tests.games.cultists.random_play import moments
from tests.scenario import AUTOMA, Table, opening, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SIX = (*FIVE, "Kim")
EIGHT = (*SIX, "Lea", "Pit")

QUIET = (Pass(), Confirm(), Abstain())


def play_quietly(t: Table) -> Table:
    """To the end of the game: nobody does more than is asked."""
    while not t.game.over:
        seat = t.game.waiting_for[0]
        offered = t.game.choices[seat]
        t.game.answer(seat, next((option for option in QUIET if option in offered), offered[-1]))
    return t


PHASE_OF = {
    "round": "begin",
    "entered": "movement",
    "token": "event",
    "passed": "action",
    "roundend": "cleanup",
}
"""By what happens in it however quietly it is played."""


def test_a_game_has_at_most_10_rounds_of_4_phases() -> None:
    """AC-ROUND-01: Movement, Event, Action, Cleanup, ten times; then time is up."""
    t = play_quietly(opening(*FIVE))
    happened = [PHASE_OF.get(code.partition(":")[0], "") for code in t.news()]
    happened = [phase for phase in happened if phase]
    phases = [phase for before, phase in zip(["", *happened], happened, strict=False) if phase != before]
    assert phases == ["begin", "movement", "event", "action", "cleanup"] * 10
    assert (t.winner, t.reason) == ("cultists", "time")
    assert t.spectator().round == 10


def test_the_phases_follow_each_other_in_every_game() -> None:
    """AC-ROUND-01: whatever is played, the marker goes on and never back within a Round."""
    order = ["night", "movement", "event", "action", "cleanup", "over"]
    t = opening(*EIGHT, level="custom")
    time = [(moment.game.round, order.index(moment.game.phase)) for moment in moments(t, 2)]
    *before_the_end, _ = time
    assert before_the_end == sorted(before_the_end)


def test_the_first_first_player_is_drawn_by_lot() -> None:
    """AC-ROUND-02, RQ-101: in a thousand games every seat as often as every other."""
    first = Counter(opening(*FIVE, seed=seed).game.knife for seed in range(1000))
    assert set(first) == set(range(5))
    assert all(first[seat] == pytest.approx(200, abs=50) for seat in range(5))


@pytest.mark.parametrize("seat", range(5))
def test_a_host_may_name_the_first_player(seat: int) -> None:
    """AC-ROUND-02, RQ-101: then there is no lot."""
    assert {opening(*FIVE, seed=seed, first_player=seat).game.knife for seed in range(10)} == {seat}


@pytest.mark.parametrize("names", [FOUR, SIX], ids=["4", "6"])
def test_with_the_automa_the_human_to_its_left_begins(names: tuple[str, ...]) -> None:
    """RQ-101: so the AUTOMA comes last in Round 1."""
    for seed in range(10):
        t = opening(*names, seed=seed, automa=True)
        turns = [t.names[seat] for seat in t.game.clockwise(t.game.knife)]
        assert turns == [*names, AUTOMA]
    assert opening(*names, automa=True, first_player=2).game.knife == 2


def test_turns_run_clockwise_from_the_knife_and_everybody_has_one_of_each() -> None:
    """AC-ROUND-03: living or Ghost, in the Movement Phase and in the Action Phase."""
    corners = {"Uli": "pink_1", "Eva": "red", "Tom": "dark_blue_1", "Mary": "pink_2", "Ben": "dark_blue_2"}
    t = table(*FIVE, at=corners, knife="Uli", ghosts={"Eva": "vote"}, next_event="no_connection")
    for name, place in [
        ("Uli", "north_east"), ("Eva", "green"), ("Tom", "north_west"), ("Mary", "south_west"), ("Ben", "south_east")
    ]:  # fmt: skip
        assert (t.game.phase, t.asks()) == ("movement", {name})
        t[name].goes(place)
    for name in ("Uli", "Eva", "Tom", "Mary", "Ben"):
        assert (t.game.phase, t.asks()) == ("action", {name})
        t[name].passes()
    assert t.game.phase == "cleanup"


def test_one_event_token_is_drawn_in_each_round() -> None:
    """AC-ROUND-04: in a whole game, one after the Movement and before the actions of each Round."""
    t = play_quietly(opening(*FIVE, level="custom"))
    happened = [code.partition(":")[0] for code in t.news()]
    rounds = " ".join(code for code in happened if code in ("round", "token", "roundend"))
    assert rounds == " ".join(["round token roundend"] * 10)
    assert len(t.spectator().clock) == 10


@pytest.mark.parametrize("holder", ["Ben", AUTOMA])
@pytest.mark.parametrize(
    ("token", "happens"),
    [("lightning_strike", "power:no"), ("false_eyes", ""), ("in_control", ""), ("portal_opens", "portal:5")],
)
def test_a_ghost_or_the_automa_with_the_knife_draws_the_token_without_its_powers(
    holder: str, token: str, happens: str
) -> None:
    """RQ-105: the token is drawn and resolved; only what a Knife holder may do falls away."""
    t = table(*FOUR, knife=holder, ghosts={"Ben": "vote"}, phase="event", next_event=token)
    assert t.spectator().clock[-1] == token
    assert not happens or t.happened(happens)
    assert t.question == "Act"


def test_an_action_turn_is_one_action_or_a_pass() -> None:
    """AC-ROUND-05: after one Character action, one Room action or a pass it is the next one's turn."""
    t = table(*FIVE, at={"Ben": "green", "Uli": "central"}, routes={"Ben": "green"}, knife="Ben", phase="action")
    assert t["Ben"].may("fill:green/success")
    t["Ben"].fills("success")
    assert t.asks() == {"Uli"}
    assert t["Uli"].may("secure:success")
    t["Uli"].secures("success")
    assert t.asks() == {"Eva"}
    assert t["Eva"].may("pass")
    t["Eva"].passes()
    assert t.asks() == {"Tom"}
    assert t.news() == ["filled:1@green/success", "secured:2/success", "passed:3"]


def test_the_knife_goes_one_seat_on_each_round() -> None:
    """AC-ROUND-06: clockwise, to a Ghost and to the AUTOMA too, and from the last seat to the first."""
    t = play_quietly(table(*FOUR, knife="Ben", round=1, ghosts={"Uli": "vote"}, phase="cleanup"))
    holders = [code.partition("/")[2] for code in t.news() if code.startswith("round:")]
    circle = ["Uli", "Eva", AUTOMA, "Mary", "Ben"]
    assert [t.names[int(seat)] for seat in holders] == [*circle, *circle[:4]]


def test_the_game_stops_at_once_in_the_middle_of_the_action_phase() -> None:
    """AC-ROUND-07: with the last Book the Investigators win; the remaining turns are not played."""
    t = table(
        *FIVE, at={"Mary": "green"}, routes={"Mary": "green"}, knife="Mary", phase="action", points=7,
        deck={"green": ["success"]}, explored={"green"}, books={"green": 1}, shelf={"green": 2},
    )  # fmt: skip
    t["Mary"].searches()
    assert (t.winner, t.reason) == ("investigators", "points")
    assert t.asks() == set()
    assert t.game.agenda == []
    assert t.news()[-1] == "end:investigators/points"


def test_the_game_stops_at_once_in_the_middle_of_the_event_phase() -> None:
    """AC-ROUND-07: a Vote after False Eyes hits the only Cultist, and nobody has an Action turn any more."""
    t = table(*FIVE, roles={"Tom": "cultist"}, pulse={"Ben": ["dead"]}, phase="event", next_event="false_eyes")
    t["Mary"].spies("Ben")
    t["Mary"].shows_death()
    t.vote(Mary="Tom", Ben="Tom", Uli="Tom")
    assert t.asks() == {"Mary"}
    t["Mary"].keeps_ballot()
    assert (t.winner, t.reason) == ("investigators", "vote")
    assert t.game.over
    assert not t.happened("passed:")


def test_the_game_stops_at_once_when_the_assassin_strikes_the_last_cultist() -> None:
    """AC-ROUND-07: players after the Assassin do not act."""
    t = table(
        *EIGHT, roles={"Mary": "assassin", "Ben": "cultist", "Pit": "cultist"}, ghosts={"Ben": "vote"},
        at={"Mary": "green", "Pit": "green"}, phase="action",
    )  # fmt: skip
    t["Mary"].assassinates("Pit")
    assert (t.winner, t.reason) == ("investigators", "assassin")
    assert t.game.over
