"""What came after a release: it has no slot of its own, breaks nothing and gives nothing away."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from gloaming.env.layout import Layout
from gloaming.env.rows import UNKNOWN
from gloaming.env.scribe import scribes_of
from gloaming.env.table import Table
from gloaming.env.turns import AecEnvironment
from gloaming.env.versions import Version, released, version
from gloaming.games.cultists.options import Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.events import PublicEvent
from gloaming.kernel.steps import Option
from tests.conformance.grounds import CULTISTS_GROUND, GROUNDS, named
from tests.docs.guide import Reader, steps_of
from tests.env.tables import observation_of
from tests.env.test_secrets import HISTORY, alike
from tests.proving import Ground

TORCHBEARER = "torchbearer"
TABLE = Options(players=6, level="custom", roles=(TORCHBEARER, "assassin", "crybaby"))


def is_listed() -> bool:
    try:
        CULTISTS_GROUND.kind.empty_game(TABLE, b"")
    except BadOptions:
        return False
    return True


in_the_copy = pytest.mark.skipif(not is_listed(), reason="docs/how-to/add-a-role.md has not been followed here")


@pytest.mark.skipif(is_listed(), reason="this is that copy: the tests below run by themselves")
def test_the_role_of_the_page_breaks_nothing(tmp_path: Path) -> None:
    """In a copy that follows docs/how-to/add-a-role.md, the tests below play the Torchbearer in version 1."""
    reader = Reader(tmp_path)
    for language, title, text in steps_of("add-a-role.md"):
        if title:
            reader.write(title, text)
        elif language == "diff":
            reader.change(text)
    tests = ("tests/env/test_newcomers.py", "tests/env/test_spaces.py")
    reader.run(
        [sys.executable, "-m", "pytest", "-q", *tests, "-k", "torchbearer or has_a_number_of_its_own or still_there"]
    )


@in_the_copy
def test_the_torchbearer_is_played_and_looks_like_no_role() -> None:
    part, shown = version("cultists_v1").sheet.part, 0
    for seed in range(12):
        table = Table(version("cultists_v1"), TABLE, history=HISTORY)
        table.begin(seed, b"")
        chance = Random(seed)
        while not table.over:
            seat = table.asked[0]
            seen = table.observe(seat)
            view = table.view(seat)
            assert part(seen["observation"], "role").sum() == (view.role != TORCHBEARER)
            open_roles = [role for role in view.shown_role.values() if role != TORCHBEARER]
            assert part(seen["observation"], "shown_role").sum() == len(open_roles)
            shown += len(view.shown_role) - len(open_roles)
            table.answer(seat, chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert shown > 0, "no Torchbearer was found dead"


@in_the_copy
def test_the_torchbearer_gives_nothing_away() -> None:
    seats, compared = scribes_of(version("cultists_v1"), TABLE), 0
    for number in range(4):
        dice = Dice.seeded("newcomers", number)
        for game in CULTISTS_GROUND.games(TABLE, dice):
            if game.over or dice.roll(6):
                continue
            seat = dice.roll(TABLE.players)
            world = CULTISTS_GROUND.other_world(game, seat, dice)
            if world is not None:
                views = [CULTISTS_GROUND.kind.view(one, seat) for one in (game, world)]
                assert alike(*[observation_of(seats[seat], view, HISTORY) for view in views])
                compared += 1
    assert compared > 30


def older(layout: Layout, nth: int) -> Layout:
    """A version from before every fourth question, answer, event, Role, card and other word was thought of."""

    def kept(lines: Any) -> Any:
        left = [line for number, line in enumerate(lines) if number % 4 != nth]
        return {name: lines[name] for name in left} if isinstance(lines, dict) else tuple(left)

    domains = {name: value if isinstance(value, int) else kept(value) for name, value in layout.domains.items()}
    lists = {"questions": layout.questions, "answers": layout.answers, "events": layout.events}
    return msgspec.structs.replace(layout, domains=domains, **{name: kept(lines) for name, lines in lists.items()})


def aged(name: str, nth: int) -> Version:
    now = version(name)
    return Version(name, now.kind, older(now.layout, nth), now.fills, now.notes, *now.functions.values())


@pytest.mark.parametrize("ground", [ground for ground in GROUNDS if released()[ground.kind.name]], ids=named)
@pytest.mark.parametrize("nth", range(4))
def test_an_old_version_plays_a_newer_game_to_its_end(ground: Ground, nth: int) -> None:
    dice, chance, missed = Dice.seeded("old", nth), Random(nth), 0
    for _ in range(4):
        options = ground.table(dice)
        env = AecEnvironment(aged(ground.kind.name, nth), options, history=8)
        env.reset(seed=nth)
        while not env.stopped:
            seat = env.seat_of[env.agent_selection]
            mask = env.observe(env.agent_selection)["action_mask"]
            offered = env.table.offered(seat)
            assert mask.sum() > 0
            missed += len(offered) - int(mask[1:].sum())
            assert env.table.legal(seat) == np.flatnonzero(mask).tolist()
            env.step(chance.choice(np.flatnonzero(mask).tolist()))
    assert missed > 20


class Whistled(PublicEvent, code="whistled:{seat}"):
    seat: int


class Whistle(Option, code="whistle"):
    pass


class Shout(Option, code="shout", confirm=True):
    pass


def test_an_event_of_an_unknown_kind_says_only_that_something_happened() -> None:
    row = scribes_of(version("cultists_v1"), Options(players=5))[0].rows.row(Whistled(2))
    assert row[0] == UNKNOWN
    assert not any(row[1:])


def test_an_answer_without_a_number_is_left_out_or_taken_by_waiting() -> None:
    table = Table(version("cultists_v1"), Options(players=5))
    numbering = table.scribe.numbering
    known = numbering.options[6]
    assert known is not None
    assert numbering.numbers((Whistle(), known, Shout())) == {6: known}
    assert numbering.numbers((Shout(), Whistle())) == {0: Whistle()}
    assert [*np.flatnonzero(numbering.mask((Shout(), Whistle())))] == [0]
    with pytest.raises(NotOffered, match="whistle has no number in cultists_v1; cultists_v0 has one"):
        table.number(0, Whistle())
