"""Fixed spaces: every answer of every table has a number, and a version's numbers never change."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from gloaming.env import aec, cultists_v1, invasion_v1, parallel
from gloaming.env.cultists_v1 import places_of
from gloaming.env.layout import EMPTY, Layout
from gloaming.env.rows import UNKNOWN
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import released, version
from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.options import Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.steps import Option
from tests.env.tables import VERSIONS
from tests.proving import Ground
from tools.freeze_environment import frozen

GOLDEN = Path(__file__).parent / "golden"
MODULES = {"cultists_v1": cultists_v1, "invasion_v1": invasion_v1}
every_version = pytest.mark.parametrize(("name", "ground"), VERSIONS.items(), ids=VERSIONS)


def numbered(name: str, offered: Sequence[Option]) -> list[Option]:
    """Without the kinds of answers that came after the release."""
    return [option for option in offered if type(option).__name__ in version(name).layout.answers]


@every_version
@pytest.mark.parametrize("number", range(10))
def test_every_answer_at_every_table_has_a_number_of_its_own(name: str, ground: Ground, number: int) -> None:
    dice = Dice.seeded("numbers", number)
    options = ground.table(dice)
    seats = scribes_of(version(name), options)
    seen = 0
    for game in ground.games(options, dice):
        for seat, offered in game.choices.items():
            numbering, choices = seats[seat].numbering, numbered(name, offered)
            numbers = [numbering.number[option] for option in choices]
            assert [numbering.options[number] for number in numbers] == choices
            assert [*np.flatnonzero(np.frombuffer(numbering.mask(offered), np.int8))] == sorted(numbers)
            seen += len(choices)
    assert seen > 50


@pytest.mark.parametrize("name", MODULES)
def test_what_a_released_version_names_is_still_there(name: str) -> None:
    """What came later has no slot of its own; what went, or lost a field, would leave agents with slots that lie."""
    layout, kind = version(name).layout, version(name).kind
    kinds = {found.__name__: found for found in (*kind.steps, *kind.events)}
    for known, fields in (*layout.questions.items(), *layout.events.items()):
        assert {*fields} <= {*kinds[known].__struct_fields__}
    assert layout.answers.keys() <= {answer.__name__ for answer in kind.answers}
    assert len(layout.events) < UNKNOWN


@pytest.mark.parametrize("name", VERSIONS)
def test_a_layout_can_be_written_down_and_read_again(name: str) -> None:
    layout = version(name).layout
    assert msgspec.convert(tomllib.loads(frozen(layout)), Layout) == layout


def test_every_release_has_a_module() -> None:
    assert {name for names in released().values() for name in names} == MODULES.keys()


@pytest.mark.parametrize("name", MODULES)
def test_the_spaces_of_a_version_never_change(name: str) -> None:
    """If this fails and the version was released, leave it as it is and make the next one."""
    assert MODULES[name].__doc__ == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@every_version
def test_all_tables_of_a_version_share_their_spaces(name: str, ground: Ground) -> None:
    seen = set()
    for number in range(8):
        options = ground.table(Dice.seeded("spaces", number))
        wishes = {name: getattr(options, name) for name in options.__struct_fields__}
        env = aec(name, **wishes)
        assert env.possible_agents == [f"seat_{seat}" for seat in range(options.players)]
        observed: Any = env.observation_space("seat_0")
        seen.add((observed["observation"].shape, env.action_space("seat_0").n))
    assert len(seen) == 1


def test_numbers_and_codes_lead_to_each_other() -> None:
    env = cultists_v1.env(players=5)
    assert env.code_of("seat_3", env.action_of("seat_3", "go:pink_1")) == "go:pink_1"
    assert env.action_of("seat_3", "accuse:4") == env.action_of("seat_0", "accuse:1"), "the seat on the left"
    assert env.code_of("seat_0", 0) == ""


def test_a_room_has_the_same_slot_on_every_board() -> None:
    def go_to(room: str, **wishes: Any) -> int:
        return aec("cultists", **wishes).action_of("seat_0", f"go:{room}")

    assert go_to("pink_2") == go_to("pink_2", board="mine") == go_to("pink_2", board="polar-station", players=8)


@every_version
@pytest.mark.parametrize("number", range(4))
def test_a_sheet_says_what_the_view_says(name: str, ground: Ground, number: int) -> None:
    """Spot checks by name, at the end of a random walk through a game."""
    dice = Dice.seeded("sheets", number)
    options = ground.table(dice)
    env = aec(name, **{name: getattr(options, name) for name in options.__struct_fields__})
    env.reset(seed=number)
    part = env.table.scribe.sheet.part
    for _ in range(200):
        observation = env.observe(env.agent_selection)
        seat = env.seat_of[env.agent_selection]
        view = env.table.view(seat)
        sheet = observation["observation"]
        assert part(sheet, "round")[0] == view.round
        assert part(sheet, "chair")[:, 0].sum() == env.table.kind.seats(options)
        assert part(sheet, "asked")[0] == 1
        assert part(sheet, "waiting").sum() == len(view.waiting_for)
        if "hand" in env.table.version.sheet.start:
            assert part(sheet, "hand").sum() == len(view.hand)
            assert part(sheet, "turn").flat[0] == (view.turn == seat)
        offered = np.flatnonzero(observation["action_mask"]).tolist()
        answers = numbered(name, view.asked.options)
        assert {env.code_of(env.agent_selection, action) for action in offered} == {*map(str, answers)}
        env.step(dice.pick(offered))
        if env.stopped:
            break


def test_seats_are_counted_from_the_own_one() -> None:
    """Who stands where is the same to all but for the chair they look from."""
    env = aec("cultists", players=5)
    env.reset(seed=3)
    for _ in range(20):
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    part = env.table.scribe.sheet.part
    people = [part(env.observe(agent)["observation"], "at") for agent in env.possible_agents]
    for seat in range(5):
        assert (people[seat][:5] == np.roll(people[0][:5], -seat, axis=0)).all()
        assert people[seat][5:].sum() == 0, "nobody sits there"


def test_a_board_with_too_many_places_is_refused() -> None:
    board = board_of(Options(players=5))
    corridor = next(iter(board.hallways.values()))
    with pytest.raises(BadOptions, match="slots for 12 Hallways and 2 lifts; take a board with fewer"):
        places_of(replace(board, hallways={f"corridor_{nth}": corridor for nth in range(13)}))


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "There is no environment 'chess'"),
        ({"players": 12}, "4 to 8 players"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"history": -1}, "ask for 0 or more"),
        ({"illegal": "shrug"}, "choose one of: raise, end, lenient"),
        ({"render_mode": "rgb_array"}, "choose 'ansi' or 'human'"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused_in_a_sentence(wishes: dict[str, Any], sentence: str) -> None:
    for make in (aec, parallel):
        with pytest.raises(BadOptions, match=sentence.replace("(", r"\(")):
            make(**wishes)


def test_environments_travel_to_other_processes() -> None:
    env = aec("invasion", players=6, history=4)
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    env.reset(seed=1)
    assert (again.state() == env.state()).all()


def test_an_empty_slot_is_no_answer() -> None:
    numbering = scribes_of(version("cultists"), Options(players=5))[0].numbering
    assert numbering.options.count(None) > 1
    assert EMPTY not in numbering.number
