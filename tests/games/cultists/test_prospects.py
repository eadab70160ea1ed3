"""Rules asked of a view: where an answer leads, worked out over what the asking seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.encounters import Outlook, Prospect
from gloaming.games.cultists.events import Met
from gloaming.games.cultists.known import known
from gloaming.games.cultists.movement import Go, Move, Walk
from gloaming.games.cultists.rules import ballot_weight, is_cultist, movement_points
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from tests.conformance.tables import random_game
from tests.scenario import OFF, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
TABLES = (
    Options(players=5, level="custom", roles=("radiant_beauty", "butterfingers")),
    Options(players=8, level="experienced", reentry_encounter="once_per_turn", fishman_scare="on_entering"),
    Options(players=6, board="polar-station"),
    Options(players=6, board="mine"),
    Options(players=7, board="mine", lift_encounters=False, lift_pair_meets_again=False),
)


def met_by(game: Cultists, seat: Seat, option: Option) -> set[Seat]:
    """Whom this seat meets if it answers so."""
    after = game.clone()
    after.answer(seat, option)
    met = [event for event in after.journal[len(game.journal) :] if isinstance(event, Met) and seat in event.seats]
    return {other for event in met[:1] for other in event.seats if other != seat}


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_the_next_step_meets_whom_its_prospect_names(options: Options) -> None:
    """AC-ENC-06, AC-ROLE-RAD-02, MOC-LIFT-18, -19: told from the view, and it comes true."""
    told = {True: 0, False: 0}
    for number in range(6):
        for game in random_game(options, Dice.seeded("prospects", number)):
            if isinstance(game.asking, Walk) and any(
                isinstance(step, Move) for step in game.agenda
            ):  # not the last one
                seat = game.asking.seat
                for option, prospect in CULTISTS.prospects(CULTISTS.view(game, seat)).items():
                    assert isinstance(prospect, Prospect)
                    assert set(prospect.meets) == met_by(game, seat, option), f"{option} in {game.plan()}"
                    told[bool(prospect.meets)] += 1
    assert min(told.values()) > 20


def test_the_last_door_is_told() -> None:
    """AC-MOVE-02, -03."""
    t = table(*FIVE, phase="movement", at={"Mary": "central"}, knife="Mary")
    t["Mary"].walks("green", "south_west")
    view = t["Mary"].sees
    assert isinstance(view.asked and view.asked.step, Walk)
    assert {prospect.last for prospect in prospects(view)} == {True}


def test_whom_one_would_meet_further_on_is_told_with_the_question() -> None:
    """AC-ENC-06: of the next doors the same as with their answers; Mary meets nobody where two stand in the light."""
    at = {"Mary": "central", "Ben": "green", "Uli": "red", "Eva": "red", "Tom": "green"}
    for power, met in ((True, set[str]()), (OFF, {"green", "red"})):
        t = table(*FIVE, phase="movement", at=at, knife="Mary", power=power)
        view = t["Mary"].sees
        outlook = CULTISTS.outlook(view)
        assert isinstance(outlook, Outlook)
        assert set(outlook.meets) == met
        for option, prospect in CULTISTS.prospects(view).items():
            assert isinstance(option, Go)
            assert isinstance(prospect, Prospect)
            assert outlook.meets.get(option.to, ()) == prospect.meets
            assert set(prospect.beside) == {seat for seat, place in enumerate(view.at) if place == option.to} - {
                *prospect.meets
            }
        assert CULTISTS.outlook(t["Ben"].sees) is None


@pytest.mark.parametrize(
    ("role", "fatal", "risky"),
    [
        ("greenhorn", {"WatchState"}, set()),
        ("crybaby", set(), {"WatchState", "CheckState"}),
        ("investigator", set(), set()),
    ],
)
def test_a_role_that_kills_its_holder_is_told_to_it_alone(role: str, fatal: set[str], risky: set[str]) -> None:
    """AC-ROLE-GRE-01, AC-ROLE-CRY-01: you are warned of your own Role before the deed."""
    at = {"Mary": "red", "Ben": "red"}
    t = table(*FIVE, phase="action", at=at, knife="Mary", roles={"Mary": role})
    told = CULTISTS.prospects(t["Mary"].sees).items()
    for peril, kinds in (("fatal", fatal), ("risky", risky)):
        assert {
            type(option).__name__ for option, said in told if isinstance(said, Prospect) and said.peril == peril
        } == kinds


def prospects(view: Any) -> list[Prospect]:
    return [prospect for prospect in CULTISTS.prospects(view).values() if isinstance(prospect, Prospect)]


def test_a_rule_over_a_view_says_what_it_says_over_the_game() -> None:
    t = table(*FIVE, phase="movement", knife="Mary", power=OFF)
    for person in t.people:
        seen = known(person.sees)
        assert movement_points(seen, person.seat) == movement_points(t.game, person.seat)
        assert ballot_weight(seen, 0, 1, 2) == ballot_weight(t.game, 0, 1, 2) == 2
        assert is_cultist(seen, person.seat) == is_cultist(t.game, person.seat)


def test_what_is_hidden_cannot_be_asked_for() -> None:
    t = table(*FIVE, phase="movement", knife="Mary", roles={"Ben": "cultist"})
    seen = known(t["Mary"].sees)
    with pytest.raises(IndexError):
        seen.hand[1]
    with pytest.raises(KeyError):
        is_cultist(seen, 1)
