"""How long a question is on the wire does not tell who reads it: a Role changes what it says, never its length."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.roles import ROLES
from gloaming.kernel.dice import Dice
from gloaming.server import wire
from tests.conformance.tables import random_game
from tests.wide import one_in

pytestmark = pytest.mark.slow

TABLES = (
    Options(players=6),
    Options(players=6, board="mine", ropes_use_knife=True, double_vote="optional"),
    Options(players=6, board="polar-station"),
)


def prompt(view: Any, role: str) -> bytes:
    """The question as this seat would get it, were its Role another one and all else the same."""
    return msgspec.json.encode(wire.question(CULTISTS, msgspec.structs.replace(view, role=role)))


@pytest.mark.parametrize("options", one_in(3, TABLES), ids=lambda options: options.board)
def test_the_length_of_a_question_does_not_tell_the_role_of_who_is_asked(options: Options) -> None:
    """AC-INFO-01: the line is encrypted, but anyone who watches it can count."""
    warned: dict[str, int] = defaultdict(int)
    for number in range(4):
        for game in random_game(options, Dice.seeded("prompt sizes", number)):
            for seat in game.choices:
                view = CULTISTS.view(game, seat)
                prompts = {role: prompt(view, role) for role in ROLES}
                lengths = {role: len(sent) for role, sent in prompts.items()}
                assert set(lengths.values()) == {lengths["investigator"]}, f"{view.asked}: {lengths}"
                for role, sent in prompts.items():
                    warned[role] += sent != prompts["investigator"]
    assert {role for role, times in warned.items() if times} == {name for name, role in ROLES.items() if role.fatal}
