"""The twin is equal to the reference, decision for decision; and a fault on either side is told by a short record."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

import gloaming.fast.cultists.curse_of_the_hunter
import gloaming.fast.cultists.deaths
import gloaming.fast.cultists.encounters
import gloaming.fast.cultists.exorcist
import gloaming.fast.cultists.finding
import gloaming.fast.cultists.free_actions
import gloaming.fast.cultists.lifts
import gloaming.fast.cultists.movement
import gloaming.fast.cultists.rooms
import gloaming.fast.cultists.saboteur
import gloaming.fast.cultists.safety_ropes
import gloaming.fast.cultists.setup
import gloaming.fast.cultists.tokens
import gloaming.fast.cultists.victory
import gloaming.games.cultists.automa
import gloaming.games.cultists.encounters
import gloaming.games.cultists.expansions.mountains_of_chaos.lifts
import gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door
import gloaming.games.cultists.expansions.professions.tokens.mayor
import gloaming.games.cultists.expansions.professions.tokens.saboteur
import gloaming.games.cultists.expansions.under_the_surface.carrying
import gloaming.games.cultists.expansions.under_the_surface.items.lamp
import gloaming.games.cultists.movement
import gloaming.games.cultists.voting
from gloaming.fast.contract import CompiledTwin, PlainTwin
from gloaming.fast.cultists import CULTISTS
from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Reason
from tests.fast.alike import (
    Fault,
    always,
    always_the_first,
    first_difference,
    never,
    nothing,
    one_point_more,
    the_fault_is_found_and_told_by_a_short_record,
)

DECISIONS = 60_000
ENDS = set(get_args(Reason)) - {"ritual", "no_leader"} - {"hunter"} - {"assassin", "exorcist"}
"""Every end but for those of an expansion, and those that take one who happens to strike the last Cultist."""


def test_twin_and_reference_are_alike_in_every_option_and_every_state() -> None:
    """At every kind of table that the twin plays, in games that come to every end."""
    ends: Counter[str] = Counter()
    assert first_difference(1, DECISIONS, PlainTwin(CULTISTS), ends=ends) is None
    assert set(ends) >= ENDS


RARE = {
    "the Fishman's way": Options(
        players=4, level="experienced", fishman_scare="on_entering", trapped_character="may_enter_fishman_hallway"
    ),
    "butterfingers and the Fishman": Options(
        players=5, level="custom", roles=("butterfingers", "infected"), butterfingers_enter_fishman=True
    ),
    "the Assassin": Options(players=7, level="custom", roles=("assassin", "firestarter"), portal_close="joint_action_with_consent"),
    "a random decider": Options(players=8, level="first", seer_guess_decider="random", empty_draw_pile="reshuffle_removed"),
    "the Celebrity as a Ghost": Options(
        players=6, level="custom", roles=("celebrity", "cursebearer"), celebrity_ghost_deals=True, curse_on_becoming_ghost=True,
        curse_vote=True, celebrity_deals_dead_cards=False, path_declaration="upfront", reentry_encounter="once_per_turn",
    ),
    "a ritual": Options(
        players=8, level="custom", roles=("butterfingers", "infected"), board="polar-station", professions=True,
        leader_abstentions="forbidden", dagger_with_knife="multiplicative",
    ),
    "a ritual without the AUTOMA": Options(
        players=4, level="experienced", board="polar-station", self_vote="forbidden", ritual_empty_hand="counts_as_failure",
        automa_in_ritual="excluded", item_before_card=False, finished_room_item="revealed_on_finish", super_ghost_finds=True,
    ),
    "Items as they are read otherwise": Options(
        players=8, level="experienced", board="polar-station", remote_check_finds_item="secret_doors_only",
        pickup_needs_entering=True, owl_mandatory=False, dagger_abstain_weight="one", boots_stack=False,
        binoculars_range="any_room", rifle_cultist_range="anywhere", rifle_fishman_range="adjacent",
        rifle_fishman_destination="any_location", ice_is_hallway=False,
    ),
    "lifts as they are read otherwise": Options(
        players=7, level="experienced", board="mine", lift_exit_cost=1, lift_pair_meets_again=False, call_occupied_lift=True,
        ghosts_call_lift=True, lift_check_card="none", reentry_encounter="once_per_turn", safety_ropes_at_7=True,
        keep_false_eyes=True, ropes_up_to=True, ropes_use_knife=True,
    ),
    "a mine in the dark": Options(
        players=4, level="custom", roles=("radiant_beauty", "cursebearer"), board="mine", radiant_beauty_powers_lift=True,
        lift_encounters=False, blocked_hallway_trapped="may_push_through", ropes_ghost_chooser="nothing_happens",
    ),
    "ropes on any board": Options(players=8, level="experienced", professions=True, ropes_on_any_board=True),
    "a Profession that may be left": Options(
        players=8, level="custom", roles=("infected",), professions=True, profession_optional=True, profiler_false_eyes=True,
        revival_purges="all", exorcist_may_kill_self=True, exorcist_kill_vote=True, mayor_breaks_abstention_tie=False,
    ),
    "the Cursed Hunter": Options(players=7, level="custom", roles=("cursed_hunter",), professions=True, seer_guess_decider="random"),
}  # fmt: skip
"""Tables at which things happen that tables at random rarely see."""


RARE_ENDS = {"the Cursed Hunter": "hunter", "a ritual": "ritual", "a ritual without the AUTOMA": "ritual"}
SEEDS = {"a ritual": 5, "a ritual without the AUTOMA": 50}
"""By which they soon come to that end."""


@pytest.mark.parametrize("name", RARE)
def test_twin_and_reference_are_alike_in_what_is_rare(name: str) -> None:
    ends: Counter[str] = Counter()
    assert first_difference(SEEDS.get(name, 4), 4_000, PlainTwin(CULTISTS), table=RARE[name], ends=ends) is None
    assert ends[RARE_ENDS[name]] if name in RARE_ENDS else ends


@pytest.mark.wide("test_twin_and_reference_are_alike_in_every_option_and_every_state")
def test_the_compiled_twin_is_the_same() -> None:
    """The same sources as machine code: it takes longer to compile than to compare."""
    assert first_difference(2, 20_000, CompiledTwin(CULTISTS)) is None


# Planted faults


def nobody_barred(real: Fault) -> Fault:
    return lambda *_: ()


def in_the_light_too(real: Fault) -> Fault:
    return lambda game, place, people: people >= 2


TWIN, REFERENCE = gloaming.fast.cultists, gloaming.games.cultists
MOUNTAINS = gloaming.games.cultists.expansions.mountains_of_chaos
SURFACE = gloaming.games.cultists.expansions.under_the_surface
SUPPORT = gloaming.games.cultists.expansions.professions.tokens
FIVE = Options(players=5, level="experienced")
AUTOMA = Options(players=4, level="experienced")
TWO_CULTISTS = Options(players=8, level="experienced", two_cultists_points_kill_check="any_time")
PROFESSIONS = Options(players=8, level="experienced", professions=True)
HUNTER = Options(players=8, level="custom", roles=("cursed_hunter",))
MINE = Options(players=8, level="experienced", board="mine")
ICE = Options(players=8, level="experienced", board="polar-station")
SECRET_DOORS = Options(players=8, secret_doors_encounters="first_token_only")
FAULTS = [
    pytest.param(TWIN.movement, "movement_points", one_point_more, FIVE, id="twin: a door further"),
    pytest.param(TWIN.setup, "roll", always_the_first, FIVE, id="twin: seat 0 begins"),
    pytest.param(TWIN.rooms, "return_book", nothing, FIVE, id="twin: Sabotage takes nothing back"),
    pytest.param(TWIN.tokens, "were_open", always_the_first, SECRET_DOORS, id="twin: Secret Doors are always new"),
    pytest.param(TWIN.victory, "kills_trump", never, TWO_CULTISTS, id="twin: kills trump nothing"),
    pytest.param(TWIN.encounters, "note_dead", nothing, FIVE, id="twin: nobody counts the dead"),
    pytest.param(TWIN.deaths, "dies_with_its_holder", nothing, PROFESSIONS, id="twin: the dead keep their Profession"),
    pytest.param(TWIN.saboteur, "swap_decks", nothing, PROFESSIONS, id="twin: the Saboteur swaps nothing"),
    pytest.param(TWIN.exorcist, "rise", nothing, PROFESSIONS, id="twin: the revived stay among the fallen"),
    pytest.param(TWIN.curse_of_the_hunter, "cultists_are_cursed", never, HUNTER, id="twin: the curse is forgotten"),
    pytest.param(TWIN.lifts, "has_power", always, MINE, id="twin: lifts ride in the dark"),
    pytest.param(TWIN.lifts, "can_be_called", never, MINE, id="twin: nobody calls a lift"),
    pytest.param(TWIN.safety_ropes, "ropes_to_throw", one_point_more, MINE, id="twin: a rope more"),
    pytest.param(TWIN.finding, "in_body", never, ICE, id="twin: nobody finds an Item"),
    pytest.param(TWIN.finding, "fly", nothing, ICE, id="twin: the owl stays"),
    pytest.param(TWIN.free_actions, "hand_over", nothing, ICE, id="twin: Items stay with their holders"),
    pytest.param(REFERENCE.encounters, "meets", in_the_light_too, FIVE, id="reference: three meet in the light"),
    pytest.param(REFERENCE.voting, "automa_weight", always_the_first, AUTOMA, id="reference: the AUTOMA has no ballot"),
    pytest.param(REFERENCE.movement, "barred", nobody_barred, FIVE, id="reference: everybody passes the Fishman"),
    pytest.param(SUPPORT.saboteur, "is_ripe", never, PROFESSIONS, id="reference: a swapped deck explores nothing"),
    pytest.param(SUPPORT.mayor, "is_the_mayors", never, PROFESSIONS, id="reference: the Mayor breaks no tie"),
    pytest.param(MOUNTAINS.lifts, "met_inside", always, MINE, id="reference: who rode together does not meet"),
    pytest.param(MOUNTAINS.revolving_door, "turn_door", nothing, MINE, id="reference: the door does not turn"),
    pytest.param(SURFACE.carrying, "lay_open", nothing, ICE, id="reference: what the dead drop is gone"),
    pytest.param(SURFACE.items.lamp, "could_be_lit", never, ICE, id="reference: nobody is asked for the lamp"),
    pytest.param(REFERENCE.automa, "top_room_card", nothing, AUTOMA, id="reference: the AUTOMA lays no Room card"),
]
"""A function of either side, what is wrong with it, and a table at which that shows soon."""


@pytest.mark.parametrize(("module", "name", "fault", "table"), FAULTS)
def test_a_planted_fault_is_found_and_told_by_a_short_record(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Fault, table: Options
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    the_fault_is_found_and_told_by_a_short_record(CULTISTS, table)
