"""What the twin does not know is refused, in one sentence that names it; and a new rule cannot forget the twin."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from gloaming.fast.cultists import covered, steps
from gloaming.fast.cultists.covered import COVERED, HOUSE_RULES, PROFESSIONS, ROLES, TOKENS, refuse_what_is_unknown
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Printed
from gloaming.fast.cultists.numbers import VALUES
from gloaming.fast.rows import fields_of
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import load_board
from gloaming.games.cultists.expansions import EXPANSIONS
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS as SUPPORT
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS
from gloaming.games.cultists.roles import ROLES as MARKERS
from gloaming.games.cultists.tokens import TOKENS as EVENTS
from gloaming.kernel.errors import BadOptions

USUAL = Options()


def test_every_option_is_covered() -> None:
    """To add an option is to decide what the twin makes of it."""
    assert sorted(COVERED) == sorted(field.name for field in msgspec.structs.fields(Options))


def test_every_house_rule_that_is_covered_is_printed() -> None:
    assert set(HOUSE_RULES) <= set(fields_of(Printed))


def test_the_twin_knows_all_that_is_printed() -> None:
    """What no rulebook has is refused without being named."""
    assert set(TOKENS) == {safety_ropes.name, *[name for name, token in EVENTS.items() if token.printed is not None]}
    assert set(ROLES) == {name for name, role in MARKERS.items() if role.printed is not None}
    assert set(PROFESSIONS) == set(SUPPORT)
    assert set(covered.ITEMS) == {name for name, item in ITEMS.items() if item.printed is not None}
    assert set(covered.EXPANSIONS) == {expansion.name for expansion in EXPANSIONS if expansion.printed is not None}


def test_every_step_and_answer_of_the_twin_is_one_of_the_reference() -> None:
    assert set(steps.STEP_OF) <= {step.__name__ for step in CULTISTS.steps}
    assert set(steps.ANSWER_OF) <= {option.__name__ for option in CULTISTS.answers}


def other_value(name: str) -> Any:
    return next(value for value in VALUES[name] if value != getattr(USUAL, name))


def refusal(options: Options) -> str:
    with pytest.raises(BadOptions) as refused:
        refuse_what_is_unknown(options)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_an_option_that_the_twin_has_never_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "COVERED", tuple(name for name in COVERED if name != "self_vote"))
    assert " self_vote " in refusal(Options(self_vote="forbidden"))


def test_an_expansion_that_the_twin_has_never_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "EXPANSIONS", tuple(name for name in covered.EXPANSIONS if name != "ropes"))
    assert "Safety Ropes" in refusal(Options(board="mine"))


def test_a_board_that_is_larger_than_a_row_is_refused() -> None:
    """A file of one's own may have as many lifts as its author likes."""
    lift = '\n[[lift]]\nid = "{}"\nname = "{}"\nbetween = ["red", "orange_1"]\n'
    text = load_board("mine-4-6").text
    refuse_what_is_unknown(Options(board_file=text + lift.format("lift_3", "Lift 3")))
    further = "".join(lift.format(f"lift_{number}", f"Lift {number}") for number in (3, 4))
    assert "as large as mine-4-6" in refusal(Options(board_file=text + further))


def test_a_board_with_a_set_up_of_its_own_is_refused() -> None:
    text = (files("gloaming.env") / "openspiel" / "lodge.toml").read_text("utf-8")
    told = refusal(Options(players=4, board_file=text))
    assert told.startswith("The twin does not play the option board_file with a set-up of its own, as lodge has")


def test_a_role_that_the_twin_has_never_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "ROLES", tuple(name for name in ROLES if name != "crybaby"))
    assert "the Role crybaby" in refusal(Options(level="custom", roles=("crybaby",)))
    assert "the Role crybaby" in refusal(Options(players=5, level="expert"))


def test_a_table_that_the_rules_refuse_is_refused_by_the_rules() -> None:
    assert "4 to 8 players" in refusal(Options(players=9))


def test_every_role_has_its_team_and_its_deck_from_the_reference() -> None:
    table = printed(Options(players=8, level="expert"))
    assert table.deck_count[: len(MARKERS)] == [17] * len(MARKERS)
