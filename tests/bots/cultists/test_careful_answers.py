"""The careful bot answers every question of every kind of table, and never with what is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots.base import neutral
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.careful.answers import CULTIST, HUNTER, INVESTIGATOR
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.actions.close_portal import Help, HelpClose, Refuse
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import CallLift
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope
from gloaming.games.cultists.expansions.professions.tokens.mayor import Decree, LetTieStand
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, LightLamp
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.tokens.in_control import RemoveToken, ReturnToken
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Question
from tests.bots.cultists.playing import Kinds, everybody, mixed, play, questions
from tests.wide import further, one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

TABLES: list[dict[str, Any]] = [
    *[{"players": players, "level": level} for players in range(4, 9) for level in ("first", "experienced", "expert")],
    {"players": 6, "automa": True, "level": "experienced"},
    {"players": 6, "automa": True, "level": "custom", "roles": ("seer", "mechanic")},
]

EXPANSIONS: list[dict[str, Any]] = [
    *[
        {"board": board, "players": players, "level": "experienced"}
        for board in ("polar-station", "mine")
        for players in range(4, 9)
    ],
    {"board": "mine", "players": 8, "level": "expert", "professions": True},
    {"board": "polar-station", "players": 7, "level": "experienced", "professions": True},
    {"players": 8, "level": "custom", "roles": ("cursebearer", "celebrity", "blind_cultist"), "professions": True},
    {"board": "polar-station", "players": 7, "level": "custom", "roles": ("cursed_hunter", "blind_cultist")},
    {"board": "mine", "players": 8, "level": "custom", "roles": ("cursed_hunter", "celebrity")},
    {"players": 6, "automa": True, "level": "experienced", "professions": True},
]

HOUSE_RULES: list[dict[str, Any]] = [
    {"path_declaration": "upfront", "reentry_encounter": "once_per_turn"},
    {"encounter_order": "clockwise_from_mover", "secret_doors_move_within_group": "allowed"},
    {"dark_transfers": "hidden", "lightning_encounters": "all_qualifying_always"},
    {"multi_encounter_targets": "cyclic_left", "secret_doors_actions": "check_room_only", "self_check": "allowed"},
    {"anonymous_ballots": True, "ghost_knife_vote": True, "self_vote": "forbidden", "ghost_may_stay": True},
    {"double_vote": "optional", "butterfingers_double_vote": "always", "seer_guess_decider": "random"},
    {"portal_close": "joint_action_with_consent", "portal_partner_needs_route": False},
    {"last_cultist_murder_ends_game": False, "false_eyes_investigator_must_reveal": True, "random_role_hidden": True},
    {"empty_draw_pile": "reshuffle_removed", "check_card_timing": "before_vote", "reveal_all_dead_cards": True},
    {"fishman_scare": "on_entering", "trapped_character": "may_enter_fishman_hallway"},
]

HOUSE_RULES_OF_EXPANSIONS: list[dict[str, Any]] = [
    {
        "board": "polar-station",
        "item_before_card": False,
        "owl_mandatory": False,
        "finished_room_item": "revealed_on_finish",
    },
    {"board": "polar-station", "binoculars_range": "any_room", "rifle_cultist_range": "anywhere", "boots_stack": False},
    {"board": "polar-station", "rifle_fishman_destination": "any_location", "pickup_needs_entering": True},
    {
        "board": "polar-station",
        "leader_abstentions": "forbidden",
        "ritual_empty_hand": "adds_nothing",
        "self_vote": "forbidden",
    },
    {"board": "polar-station", "dagger_with_knife": "multiplicative", "dagger_abstain_weight": "one"},
    {"board": "mine", "lift_exit_cost": 1, "call_occupied_lift": True, "blocked_hallway_trapped": "may_push_through"},
    {"board": "mine", "lift_encounters": False, "ropes_up_to": True, "keep_false_eyes": True, "ghosts_call_lift": True},
    {"professions": True, "profession_optional": True, "informant_knows": True, "exorcist_may_kill_self": True},
    {"professions": True, "exorcist_kill_vote": True, "revival_purges": "all", "profiler_false_eyes": True},
]


@pytest.mark.parametrize("table", one_in(2, TABLES), ids=lambda table: "-".join(map(str, table.values())))
@pytest.mark.parametrize("kinds", [everybody("careful"), mixed], ids=["careful", "mixed"])
def test_games_of_every_table_come_to_an_end(table: dict[str, Any], kinds: Kinds) -> None:
    for seed in range(2):
        game = play(Options(**table), seed, kinds)
        assert game.winner is not None
        assert 1 <= game.round <= 10


@pytest.mark.parametrize("table", one_in(3, EXPANSIONS), ids=lambda table: "-".join(map(str, table.values())))
@pytest.mark.parametrize("kinds", [everybody("careful"), mixed], ids=["careful", "mixed"])
def test_games_with_expansions_come_to_an_end(table: dict[str, Any], kinds: Kinds) -> None:
    for seed in range(2):
        game = play(Options(**table), seed, kinds)
        assert game.winner is not None
        assert 1 <= game.round <= 10


@pytest.mark.parametrize("rules", HOUSE_RULES_OF_EXPANSIONS, ids=", ".join)
def test_house_rules_of_expansions_are_played_as_well(rules: dict[str, Any]) -> None:
    for seed, kinds in enumerate((everybody("careful"), mixed)):
        assert play(Options(players=8, level="experienced", **rules), seed, kinds).winner is not None


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=", ".join)
@pytest.mark.parametrize("players", [6, *further(4, 8)])
def test_house_rules_are_played_as_well(rules: dict[str, Any], players: int) -> None:
    for seed, kinds in enumerate((everybody("careful"), mixed)):
        assert play(Options(players=players, level="expert", **rules), seed, kinds).winner is not None


@pytest.mark.parametrize("players", one_in(2, range(5, 9)))
def test_what_it_thinks_of_is_always_offered(players: int) -> None:
    """The bot would fall back on a neutral answer; it should not have to."""
    asked_kinds: set[type] = set()
    for seed in range(3):
        for _, _, view, _ in questions(Options(players=players, level="expert"), seed):
            asked = view.asked
            assert asked is not None
            if thinks_of_an_offer(view, seed):
                asked_kinds.add(type(asked.step))
    assert len(asked_kinds) >= 7


@pytest.mark.parametrize("table", one_in(3, EXPANSIONS), ids=lambda table: "-".join(map(str, table.values())))
def test_so_is_what_it_thinks_of_with_expansions(table: dict[str, Any]) -> None:
    thought = [thinks_of_an_offer(view, 5) for _, _, view, _ in questions(Options(**table), 5)]
    assert sum(thought) >= 50


def thinks_of_an_offer(view: View, seed: int) -> bool:
    """Whether the question is one that the bot thinks about; if so, its answer must be among those offered."""
    asked = view.asked
    assert asked is not None
    bot = CarefulBot(Dice.seeded(seed))
    answer = bot.answers(view).get(type(asked.step))
    if answer is None:
        return False
    assert answer(bot.turn(view), asked) in asked.options
    return True


def test_every_question_of_the_game_has_its_answer() -> None:
    """What is in no table has one option only, or a neutral one."""
    all_questions = {step for step in CULTISTS.steps if issubclass(step, Question)}
    assert all_questions - set(INVESTIGATOR) == {Night, AskForClaim, GuessSeer}
    assert all_questions - set(CULTIST) == {Night, HelpClose}
    assert set(INVESTIGATOR) | set(CULTIST) <= all_questions
    assert set(HUNTER) == set(INVESTIGATOR)


class NeverOffered:
    """A question that no bot has heard of."""


class Asked:
    def __init__(self, *options: Any) -> None:
        self.step = NeverOffered()
        self.options = options


def test_an_unknown_question_gets_the_neutral_answer() -> None:
    assert neutral(Asked(Help(), Refuse())) == Refuse()
    assert neutral(Asked(RemoveToken(), ReturnToken())) == ReturnToken()
    assert neutral(Asked(CallLift("lift_1"), Done())) == Done()
    assert neutral(Asked(LightLamp(), KeepLamp())) == KeepLamp()
    assert neutral(Asked(Decree(1), LetTieStand())) == LetTieStand()
    assert neutral(Asked(Rope(1), NoMoreRopes())) == NoMoreRopes()
    assert neutral(Asked(Help(), RemoveToken())) == Help()  # none is neutral: the first
    *_, (_, _, view, _) = questions(Options(players=5, level="first"), 1)
    assert CarefulBot(Dice.seeded(1)).decide(view, Asked(RemoveToken(), Pass())) == Pass()
