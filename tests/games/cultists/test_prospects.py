"""Rules asked of a view: where an answer leads, worked out over what the asking seat knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.actions.close_portal import ClosePortal
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.encounters import Outlook, Prospect
from gloaming.games.cultists.events import Met
from gloaming.games.cultists.known import known
from gloaming.games.cultists.movement import Go, Move, Walk
from gloaming.games.cultists.rules import ballot_weight, is_cultist, movement_points
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import Weigh
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from tests.conformance.tables import random_game
from tests.games.cultists.mine.underground import mine
from tests.rituals import ritual_of
from tests.scenario import OFF, ON, Table, table
from tests.surface import station

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


def test_of_a_way_declared_upfront_each_door_tells_its_meeting_and_none_is_the_last() -> None:
    """RQ-03, AC-ENC-06."""
    at = {"Mary": "central", "Ben": "green", "Uli": "red", "Eva": "red"}
    t = table(*FIVE, phase="movement", at=at, knife="Mary", options={"path_declaration": "upfront"})
    told = CULTISTS.prospects(t["Mary"].sees)
    assert told[Go("green")] == Prospect(meets=(1,))
    assert told[Go("red")] == Prospect(beside=(2, 3))


def test_nothing_is_told_with_a_question_to_somebody_else() -> None:
    t = table(*FIVE, phase="movement", knife="Mary")
    assert CULTISTS.prospects(t["Ben"].sees) == {}
    assert CULTISTS.prospects(t.spectator()) == {}


def at_the_camera(**arrangement: Any) -> Table:
    return table(*FIVE, phase="action", at=dict.fromkeys(("Mary", "Ben"), "red"), **CAMERA, **arrangement)


def in_the_cafeteria(**arrangement: Any) -> Table:
    return table(*FIVE, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, **arrangement)


def beside_the_fishman(**arrangement: Any) -> Table:
    return table(*FIVE, phase="action", at={"Mary": "north_east"}, fishman="north_east", **arrangement)


def with_binoculars(**arrangement: Any) -> Table:
    at = {"Mary": "pink_1", "Ben": "pink_2", "Uli": "green", "Eva": "orange_1", "Tom": "central"}
    return station(phase="action", at=at, carried={"Mary": ("binoculars",)}, **arrangement)


def looking_at_ben(**arrangement: Any) -> Table:
    t = at_the_camera(pulse={"Ben": (DEAD,)}, **arrangement)
    t["Mary"].checks("Ben")
    return t


def drawing(token: str, **arrangement: Any) -> Table:
    return table(*FIVE, phase="event", next_event=token, **arrangement)


def throwing_ropes(**arrangement: Any) -> Table:
    return mine(phase="event", next_event="safety_ropes", **arrangement)


def voting(*names: str, **arrangement: Any) -> Table:
    at = {"Mary": "green", "Ben": "light_blue"}
    t = table(*names, phase="action", at=at, routes={"Ben": "light_blue"}, **arrangement)
    t["Mary"].passes()
    t["Ben"].calls_vote()
    return t


def with_all_ballots_in(*names: str, **arrangement: Any) -> Table:
    t = voting(*names, **arrangement)
    t.vote(Mary="Uli")
    return t


CAMERA: dict[str, Any] = {"routes": {"Mary": "red"}, "explored": ["pink_1"]}
ROPES: dict[str, Any] = {"ropes_use_knife": True}
SCENES: list[tuple[Callable[..., Table], str, set[str], set[str]]] = [
    (at_the_camera, "greenhorn", {"WatchState", "WatchRoom"}, set()),
    (at_the_camera, "crybaby", set(), {"WatchState", "CheckState"}),
    (at_the_camera, "investigator", set(), set()),
    (in_the_cafeteria, "greenhorn", {"InitiateVote"}, set()),
    (beside_the_fishman, "butterfingers", {"ScareFishman"}, set()),
    (with_binoculars, "crybaby", set(), {"Spot"}),
    (looking_at_ben, "crybaby", {"ShowDeath"}, set()),
    (looking_at_ben, "butterfingers", set(), set()),
    (partial(drawing, "false_eyes"), "butterfingers", {"Spy"}, set()),
    (partial(drawing, "false_eyes"), "crybaby", set(), {"Spy"}),
    (partial(drawing, "in_control", bag=("mirror",)), "butterfingers", {"Peek"}, set()),
    (throwing_ropes, "butterfingers", set(), set()),
    (partial(throwing_ropes, options=ROPES), "butterfingers", {"Rope"}, set()),
    (partial(voting, *FIVE), "butterfingers", set(), set()),
    (partial(with_all_ballots_in, *FIVE), "butterfingers", {"Accuse", "Abstain"}, set()),
    (partial(with_all_ballots_in, *FIVE), "investigator", set(), set()),
    (
        partial(with_all_ballots_in, *FIVE, "Ida", "Max", options={"double_vote": "optional"}),
        "butterfingers",
        {"Weigh"},
        set(),
    ),
]


@pytest.mark.parametrize(("scene", "role", "fatal", "risky"), SCENES)
def test_a_role_that_kills_its_holder_is_told_to_it_alone(
    scene: Callable[..., Table], role: str, fatal: set[str], risky: set[str]
) -> None:
    """AC-ROLE-GRE-01, AC-ROLE-CRY-01, AC-ROLE-BUT-01: you are warned of your own Role before the deed."""
    t = scene(knife="Mary", roles={"Mary": role})
    told = {type(option).__name__: said for option, said in CULTISTS.prospects(t["Mary"].sees).items()}
    assert {kind for kind, said in told.items() if isinstance(said, Prospect) and said.peril == "fatal"} == fatal
    assert {kind for kind, said in told.items() if isinstance(said, Prospect) and said.peril == "risky"} == risky


def test_only_the_ballot_that_counts_twice_is_a_use_of_the_knife() -> None:
    """RQ-47, RQ-91."""
    t = with_all_ballots_in(
        *FIVE, "Ida", "Max", knife="Mary", roles={"Mary": "butterfingers"}, options={"double_vote": "optional"}
    )
    assert CULTISTS.prospects(t["Mary"].sees) == {Weigh(True): Prospect(peril="fatal")}


@pytest.mark.parametrize(("at_the_portal", "told"), [((), Prospect(in_vain=True)), (("Uli",), None)])
def test_closing_the_portal_in_vain_is_told_before(at_the_portal: tuple[str, ...], told: Prospect | None) -> None:
    """AC-ACT-POR-01: nobody at the Portal is still to come."""
    at = dict.fromkeys(("Mary", "Tom", *at_the_portal), "green")
    t = table(*FIVE, phase="action", knife="Tom", at=at, routes={"Mary": "green"}, portal="open", portal_mark=5)
    t["Tom"].passes()
    assert t["Mary"].may("close")
    assert CULTISTS.prospects(t["Mary"].sees).get(ClosePortal()) == told


@pytest.mark.parametrize("order", ["simultaneous", "clockwise_from_mover"])
@pytest.mark.parametrize("power", [ON, OFF])
def test_those_who_meet_see_whether_there_is_light(order: str, power: bool) -> None:
    """AC-ENC-06, RQ-08: before and after they have chosen a card."""
    at = {"Mary": "central", "Ben": "green"}
    t = table(*FIVE, phase="movement", at=at, knife="Mary", power=power, options={"encounter_order": order})
    t["Mary"].walks("green")
    assert CULTISTS.outlook(t["Mary"].sees) == Outlook(lit=power)
    t["Mary"].gives(ALIVE, to="Ben")
    assert CULTISTS.outlook(t["Ben"].sees) == Outlook(lit=power)


def test_a_question_without_anything_around_it_has_no_outlook() -> None:
    t = table(*FIVE, phase="action", knife="Mary")
    assert CULTISTS.outlook(t["Mary"].sees) is None


def prospects(view: Any) -> list[Prospect]:
    return [prospect for prospect in CULTISTS.prospects(view).values() if isinstance(prospect, Prospect)]


# What a clock answers for a seat that says nothing


def quiet(t: Table, name: str) -> set[str]:
    asked = t[name].sees.asked
    assert asked
    return {str(option) for option in asked.options if option.is_quiet()}


def test_the_quiet_gift_is_the_card_that_everyone_holds() -> None:
    """AC-ENC-17: a face that tells nothing of the giver, to anybody there."""
    at = {"Mary": "central", "Ben": "green", "Uli": "green"}
    t = table(*FIVE, phase="movement", at=at, knife="Mary", power=OFF, hands={"Mary": (ALIVE, DEAD)})
    t["Mary"].walks("green")
    assert t["Mary"].may("give:dead>1")
    assert quiet(t, "Mary") == {"give:alive>1", "give:alive>2"}


def test_the_quiet_card_of_a_ritual_is_a_success() -> None:
    """UTS-ORG-18."""
    t = ritual_of("Mary", "Ben", "Tom", roles={"Tom": "cultist"})
    assert t["Tom"].may("laydown:sabotage")
    assert quiet(t, "Tom") == {"laydown:success"}


def test_the_quiet_ballot_counts_once() -> None:
    """RQ-47."""
    t = with_all_ballots_in(*FIVE, "Ida", "Max", knife="Mary", options={"double_vote": "optional"})
    assert quiet(t, "Mary") == {"weigh:no"}


def test_a_rule_over_a_view_says_what_it_says_over_the_game() -> None:
    t = table(*FIVE, phase="movement", knife="Mary", power=OFF)
    for person in t.people:
        seen = known(person.sees)
        assert movement_points(seen, person.seat) == movement_points(t.game, person.seat)
        assert ballot_weight(seen, 0, 1, 2) == ballot_weight(t.game, 0, 1, 2) == 2
        assert is_cultist(seen, person.seat) == is_cultist(t.game, person.seat)
    watched = known(t.spectator())
    assert [movement_points(watched, seat) for seat in t.game.seats] == [
        movement_points(t.game, seat) for seat in t.game.seats
    ]


def test_what_is_hidden_cannot_be_asked_for() -> None:
    t = table(*FIVE, phase="movement", knife="Mary", roles={"Ben": "cultist"})
    seen = known(t["Mary"].sees)
    with pytest.raises(IndexError):
        seen.hand[1]
    with pytest.raises(KeyError):
        is_cultist(seen, 1)
