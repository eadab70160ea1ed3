"""Tables at a telling moment, for pages to open: random play up to there, laid into the store of the house."""

from __future__ import annotations

import secrets
from contextlib import closing
from functools import cache
from typing import NamedTuple

import msgspec

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.statements import Was
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Vouches
from gloaming.server import entries as log
from gloaming.server.house import ALPHABET, CODE_LENGTH, hashed
from gloaming.server.protocol import Settings
from tests.conformance.tables import random_answer
from tests.server.prepared import Moment, Past, search
from tests.server.running import RunningHouse

NAMES = ("Ann", "Theo", "Agnes", "Ruben", "Ines", "Oskar", "Mathilda", "Jo")
OPTIONS = Options(players=6, level="experienced")


class Seat(NamedTuple):
    """A seat as a browser keeps it."""

    code: str
    chair: int
    token: str


def asks(kind: str, seat: int | None = 0, *, since: int = 0) -> Moment:
    """This question is put to this seat (None: to anybody), in this hour or later."""

    def so(game: Cultists) -> bool:
        asked = type(game.asking).__name__ == kind and game.round >= since
        return asked and (seat is None or seat in game.waiting_for)

    return so


@cache
def past_of(options: Options, moment: Moment) -> Past:
    return search(options, moment)


def whole_game(options: Options = OPTIONS) -> Past:
    """A game that has gone its way to the end, not too soon."""
    for number in range(100):
        dice = Dice.seeded("whole", number)
        game: Cultists = CULTISTS.begin(options, dice.key)
        answers: list[tuple[int, str]] = []
        while not game.over:
            seat = dice.pick(game.waiting_for)
            option = random_answer(game, seat, dice)
            game.answer(seat, option)
            answers.append((seat, str(option)))
        if game.round >= 6 and game.reason in ("vote", "points", "time"):
            return Past(dice.key, tuple(answers))
    raise AssertionError("all games end early")


def lay_out(house: RunningHouse, past: Past, options: Options = OPTIONS, *, bots: tuple[int, ...] = ()) -> list[Seat]:
    """A table with people in all chairs but those of the bots; it stands still where its people are asked."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    seats = [Seat(code, chair, secrets.token_urlsafe(24)) for chair in range(options.players)]
    settings = Settings(options=msgspec.to_builtins(options), pace="quick")
    entries: list[log.Entry] = [log.Opened(code, hashed(seats[0].token), NAMES[0], 0), log.Configured(settings)]
    for seat in seats[1:]:
        name = NAMES[seat.chair]
        sits = log.BotSeated(seat.chair, "careful", name) if seat.chair in bots else None
        entries.append(sits or log.Sat(seat.chair, hashed(seat.token), name, seat.chair))
    entries.append(log.Begun(past.seed.hex()))
    entries += [log.Answered(seat, answer) for seat, answer in past.answers]
    entries += TALK
    rows = [(code, number, log.write(entry)) for number, entry in enumerate(entries)]
    with closing(house.connect()) as store:
        store.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        store.commit()
    return seats


TALK: tuple[log.Entry, ...] = (
    log.Spoken(1, 1, "I was in the Library both times.", None),
    log.Spoken(2, 1, "", Was("light_blue", 1)),
    log.Spoken(4, 1, "", Vouches(2)),
    log.Spoken(3, 1, "", Accuses(1)),
)
"""What has been said, whatever the game: nobody is silent at a table."""
