"""Tables whose games began under earlier rules: they go on where nothing has changed for them, and else are called off."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match
from gloaming.server import entries as log
from gloaming.server.protocol import Settings
from gloaming.server.table import Table, from_log


def kept(options: dict[str, Any], rules: int | None) -> tuple[Match, Table]:
    """A game of a few answers, and the table that its log makes; None: the log is from before versions were noted."""
    dice = Dice.seeded("earlier rules")
    match = Match(CULTISTS, Options(**options), dice.key, rules=rules or 1)
    begun = log.Begun(dice.key.hex()) if rules is None else log.Begun(dice.key.hex(), rules)
    entries: list[log.Entry] = [log.Opened("MOON42", "token", "Ann", 0), log.Configured(Settings("cultists", options))]
    entries += [*[log.BotSeated(chair, "random", f"Bot {chair}") for chair in range(1, 5)], begun]
    for _ in range(12):
        seat = match.game.waiting_for[0]
        option = dice.pick(match.game.choices[seat])
        match.answer(seat, option)
        entries.append(log.Answered(seat, str(option)))
    return match, from_log("MOON42", [log.write(entry) for entry in entries])


@pytest.mark.parametrize("rules", [None, 1, CULTISTS.rules_version])
def test_a_table_that_is_played_alike_goes_on_and_keeps_its_promise(rules: int | None) -> None:
    match, table = kept({"players": 5}, rules)
    assert table.stage == "playing"
    assert table.play.head.commitment == match.head.commitment
    assert CULTISTS.state_hash(table.play.game) == CULTISTS.state_hash(match.game)


@pytest.mark.parametrize(("rules", "stage"), [(None, "aborted"), (1, "aborted"), (CULTISTS.rules_version, "playing")])
def test_a_table_that_would_be_played_otherwise_is_called_off(rules: int | None, stage: str) -> None:
    _, table = kept({"players": 5, "board": "mine"}, rules)
    assert table.stage == stage
    assert (table.match is None) == (stage == "aborted")
