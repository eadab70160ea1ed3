"""Tables whose games began under other rules than the present ones: they are called off, and nothing breaks."""

from __future__ import annotations

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match
from gloaming.server import entries as log
from gloaming.server.protocol import Settings
from gloaming.server.table import Table, from_log


def kept(rules: int | None) -> tuple[Match, Table]:
    """A game of a few answers, and the table that its log makes; None: the log is from before versions were noted."""
    dice = Dice.seeded("earlier rules")
    match = Match(CULTISTS, Options(), dice.key)
    begun = log.Begun(dice.key.hex()) if rules is None else log.Begun(dice.key.hex(), rules)
    entries: list[log.Entry] = [
        log.Opened("MOON42", "token", "Ann", 0),
        log.Configured(Settings("cultists", {"players": 5})),
    ]
    entries += [*[log.BotSeated(chair, "random", f"Bot {chair}") for chair in range(1, 5)], begun]
    for _ in range(12):
        seat = match.game.waiting_for[0]
        option = dice.pick(match.game.choices[seat])
        match.answer(seat, option)
        entries.append(log.Answered(seat, str(option)))
    return match, from_log("MOON42", [log.write(entry) for entry in entries])


def test_a_table_of_the_present_rules_goes_on_and_keeps_its_promise() -> None:
    match, table = kept(CULTISTS.rules_version)
    assert table.stage == "playing"
    assert CULTISTS.state_hash(table.play.game) == CULTISTS.state_hash(match.game)


@pytest.mark.parametrize("rules", [None, 1, CULTISTS.rules_version + 1])
def test_a_table_of_other_rules_is_called_off(rules: int | None) -> None:
    _, table = kept(rules)
    assert table.stage == "aborted"
    assert table.match is None
