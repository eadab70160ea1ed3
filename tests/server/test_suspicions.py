"""Whom a chair suspected: open once the game has ended, and worked out from what that chair knew and heard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.beliefs.timeline import timeline
from gloaming.games import GAMES
from gloaming.games.cultists import Options as Cultists
from gloaming.games.invasion import Options as Invasion
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, read
from gloaming.kernel.talk import Accuses, Vouches
from gloaming.server import entries as log
from gloaming.server.protocol import Settings
from gloaming.server.suspicions import suspicion
from tests.server.playing import play
from tests.server.prepared import GROUND_OF
from tests.server.running import RunningHouse
from tests.server.test_whole_games import every_game, table_for

pytestmark = pytest.mark.anyio

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
TABLES = (
    Cultists(players=6, level="experienced"),
    Cultists(players=8, level="experienced", board="polar-station"),
    Cultists(players=8, level="experienced", board="mine", professions=True),
    Invasion(players=4),
    Invasion(players=8, city="washington"),
)
OPTIONS: dict[str, dict[str, Any]] = {
    "cultists": {"players": 6, "level": "experienced"},
    "invasion": {"players": 6, "city": "washington"},
}


def log_of(kind: GameKind, talk: dict[int, log.Spoken]) -> tuple[list[bytes], Match]:
    """A game of random answers as a table keeps it, with something said after some of them."""
    dice = Dice.seeded("suspicions", kind.name)
    match = Match(kind, kind.read_options(OPTIONS[kind.name]), dice.key)
    settings = Settings(kind.name, OPTIONS[kind.name])
    entries: list[log.Entry] = [log.Opened("MOON42", "hash of her token", "Ann", 0), log.Configured(settings)]
    entries += [log.BotSeated(chair, "random", f"Bot {chair}") for chair in range(1, settings.options["players"])]
    entries.append(log.Begun(dice.key.hex(), kind.rules_version))
    while not match.game.over:
        if len(match.answers) in talk:
            entries.append(talk[len(match.answers)])
        seat = match.game.waiting_for[0]
        option = GROUND_OF[kind.options].pick(match.game, seat, dice)
        match.answer(seat, option)
        entries.append(log.Answered(seat, str(option)))
    entries.append(log.Spoken(1, match.game.round, "", Accuses(2)))  # too late: all lies open
    return [log.write(entry) for entry in entries], match


@every_game
async def test_suspicions_are_open_when_the_game_has_ended(house: RunningHouse, game: str) -> None:
    [person] = await table_for(house, game, people=1, bots=4)
    address = f"/api/tables/{person.code}/suspicions"
    answer = await house.get(f"{address}?seat=0")
    assert (answer.status_code, answer.json()["reason"]) == (409, "still-on")
    await play([person], Dice.seeded("suspicions"))
    record = read((await house.get(f"/api/tables/{person.code}/record")).text)
    for word, seat in (("0", 0), ("4", 4), ("spectator", None)):
        told = (await house.get(f"{address}?seat={word}")).json()
        assert told["seat"] == seat
        assert told["frames"] == len(record.answers) + 1
        assert told["held"][0]["frame"] == 0
        assert all(len(held["hostile"]) == 5 for held in told["held"])
        assert (await house.get(f"{address}?seat={word}")).json() == told
    assert (await house.get(address)).json()["seat"] is None
    for word in ("5", "all", "-1", "9" * 5000):
        answer = await house.get(f"{address}?seat={word}")
        sentence = "Choose spectator, or the number of a chair."
        assert (answer.status_code, answer.json()["sentence"]) == (409, sentence)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_log_tells_what_its_record_tells(game: str) -> None:
    raw, match = log_of(GAMES[game], {})
    for seat in (None, 0, 5):
        told = suspicion(GAMES[game], raw, seat)
        assert told == timeline(GAMES[game], match.record, seat)


@pytest.mark.parametrize("game", OPTIONS)
def test_what_was_said_counts_from_the_moment_it_was_said(game: str) -> None:
    """The silence after the end counts too: a player who speaks then has not been suspected for it."""
    quiet, _ = log_of(GAMES[game], {})
    spoken, _ = log_of(GAMES[game], {200: log.Spoken(1, 3, "", Vouches(4))})
    before, after = (suspicion(GAMES[game], raw, None).held for raw in (quiet, spoken))
    changed = [held.frame for held in after if held not in before]
    assert min(changed) == 201
    assert max(changed) < len(quiet)


@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: f"{GROUND_OF[type(options)].kind.name}-{options.players}"
)
def test_every_clue_is_one_that_the_pages_have_words_for(options: Any) -> None:
    ground = GROUND_OF[type(options)]
    known = json.loads((PAGES / ground.kind.name / "kinds.json").read_text("utf-8"))["clues"]
    found: set[str] = set()
    for number in range(4):
        game = ground.finished(options, Dice.seeded("clues", number))
        for seat in (None, 0, 1):
            beliefs = beliefs_of(ground.kind.name, ground.kind.view(game, seat))
            found |= {clue.name for other in range(options.players) for clue in beliefs.clues(other)}
    assert len(found) > 5
    assert found <= set(known)
