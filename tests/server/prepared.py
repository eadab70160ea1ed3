"""Tables in the middle of a game: random play is searched for a moment, and its log is laid into the store."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.chain import chained
from gloaming.server.games import HOSTED
from gloaming.server.house import ALPHABET, CODE_LENGTH, hashed
from gloaming.server.protocol import Settings
from tests.conformance.grounds import GROUNDS
from tests.server.browser import Browser
from tests.server.running import RunningHouse

Moment = Callable[[Any], bool]
HOSTED_GROUNDS = tuple(ground for ground in GROUNDS if ground.kind.name in HOSTED)
GROUND_OF = {ground.kind.options: ground for ground in GROUNDS}


class Past(msgspec.Struct, frozen=True):
    """How a game came to its moment: the seed, and who answered what."""

    seed: bytes
    answers: tuple[tuple[int, str], ...]


def search(options: Any, moment: Moment, *words: object) -> Past:
    """The first of many random games, of the game that has such options, that reaches the moment."""
    ground = GROUND_OF[type(options)]
    for number in range(500):
        dice = Dice.seeded("prepared", *words, number)
        game = ground.kind.begin(options, dice.key)
        answers: list[tuple[int, str]] = []
        while not game.over:
            if moment(game):
                return Past(dice.key, tuple(answers))
            seat = dice.pick(game.waiting_for)
            option = ground.pick(game, seat, dice)
            game.answer(seat, option)
            answers.append((seat, str(option)))
    raise AssertionError("no game has such a moment")


def lay_out(
    house: RunningHouse,
    past: Past,
    *,
    people: tuple[int, ...] | None = None,
    programs: tuple[int, ...] = (),
    bot: str = "random",
    **settings: Any,
) -> list[Browser]:
    """Put the table into the store of the house, with bots in the chairs of those who are not among the people, some of whom
    are programs.

    The browsers of the people are given back, not yet open."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    clocks = {"talk": 0, **settings.pop("clocks", {})}  # who wants to talk before a vote says so
    chosen = Settings(**{"pace": "quick", "clocks": clocks, **settings})
    players: int = chosen.options["players"]
    seated = range(players) if people is None else people
    browsers = [Browser(house.socket, code, secrets.token_urlsafe(24), house.crowd) for _ in seated]
    entries: list[log.Entry] = [log.Opened(code, hashed(browsers[0].token), "Person 0", 0), log.Configured(chosen)]
    for chair, browser in list(zip(seated, browsers, strict=True))[1:]:
        name = f"{'Program' if chair in programs else 'Person'} {chair}"
        entries.append(log.Sat(chair, hashed(browser.token), name, chair, chair in programs))
    entries += [log.BotSeated(chair, bot, f"Bot {chair}") for chair in range(players) if chair not in seated]
    entries.append(log.Begun(past.seed.hex(), HOSTED[chosen.game].kind.rules_version))
    entries += [log.Answered(seat, answer) for seat, answer in past.answers]
    with closing(house.connect()) as store:
        store.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", chained(code, map(log.write, entries)))
        store.commit()
    return browsers
