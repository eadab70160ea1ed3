"""Tables at a telling moment, for pages to open: random play up to there, laid into the store of the house."""

from __future__ import annotations

import secrets
from contextlib import closing
from functools import cache
from typing import Any, NamedTuple

import msgspec

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.statements import Was
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.statements import Human
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Vouches
from gloaming.server import entries as log
from gloaming.server.house import ALPHABET, CODE_LENGTH, hashed
from gloaming.server.protocol import Settings
from tests.server.prepared import GROUND_OF, Moment, Past, search
from tests.server.running import RunningHouse

NAMES = ("Ann", "Theo", "Agnes", "Ruben", "Ines", "Oskar", "Jo", "Mathilda")
OPTIONS = Options(players=6, level="experienced")


class Seat(NamedTuple):
    """A seat as a browser keeps it."""

    code: str
    chair: int
    token: str


def asks(kind: str, seat: int | None = 0, *, since: int = 0) -> Moment:
    """This question is put to this seat (None: to anybody), in this hour or later."""

    def so(game: Any) -> bool:
        asked = type(game.asking).__name__ == kind and game.round >= since
        return asked and (seat is None or seat in game.waiting_for)

    return so


@cache
def past_of(options: Any, moment: Moment) -> Past:
    return search(options, moment)


def whole_game(options: Any = OPTIONS) -> Past:
    """A game that has gone its way to the end, not too soon. Which game it is, its options say."""
    ground = GROUND_OF[type(options)]
    for number in range(100):
        dice = Dice.seeded("whole", number)
        game = ground.kind.begin(options, dice.key)
        answers: list[tuple[int, str]] = []
        while not game.over:
            seat = dice.pick(game.waiting_for)
            option = ground.pick(game, seat, dice)
            game.answer(seat, option)
            answers.append((seat, str(option)))
        if TELLING[ground.kind.name](game):
            return Past(dice.key, tuple(answers))
    raise AssertionError("all games end early")


TELLING: dict[str, Moment] = {
    CULTISTS.name: lambda game: game.round >= 6 and game.reason in ("vote", "points", "time"),
    INVASION.name: lambda game: game.round >= 5 and game.saved > 0 and any(game.stated),
}
"""Which ends there is something to tell about."""


def lay_out(
    house: RunningHouse,
    past: Past,
    options: Any = OPTIONS,
    *,
    bots: tuple[int, ...] = (),
    window: int = 0,
    talk: int = 0,
    bot: str = "careful",
    patience: int = 120,
    silent: bool = False,
    then: tuple[log.Entry, ...] = (),
) -> list[Seat]:
    """A table with people in all chairs but those of the bots; it stands still where its people are asked.

    Which game it is, its options say. `window` are the seconds in which anybody may speak up, `talk` those before a vote, and
    `patience` those after which a bot may play for somebody who is silent; 0: no limit, and no talk. Where they are `silent`, nothing was said yet. `then` is what else has happened."""
    game = GROUND_OF[type(options)].kind.name
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    seats = [Seat(code, chair, secrets.token_urlsafe(24)) for chair in range(options.players)]
    settings = Settings(
        game, msgspec.to_builtins(options), {"window": window, "talk": talk}, pace="quick", patience=patience
    )
    entries: list[log.Entry] = [log.Opened(code, hashed(seats[0].token), NAMES[0], 0), log.Configured(settings)]
    for seat in seats[1:]:
        name = NAMES[seat.chair]
        sits = log.BotSeated(seat.chair, bot, name) if seat.chair in bots else None
        entries.append(sits or log.Sat(seat.chair, hashed(seat.token), name, seat.chair))
    entries.append(log.Begun(past.seed.hex(), GROUND_OF[type(options)].kind.rules_version))
    entries += [log.Answered(seat, answer) for seat, answer in past.answers]
    entries += [*(() if silent else TALK[game]), *then]
    rows = [(code, number, log.write(entry)) for number, entry in enumerate(entries)]
    with closing(house.connect()) as store:
        store.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        store.commit()
    return seats


TALK: dict[str, tuple[log.Entry, ...]] = {
    CULTISTS.name: (
        log.Spoken(1, 1, "I was in the Library both times.", None),
        log.Spoken(2, 1, "", Was("light_blue", 1)),
        log.Spoken(4, 1, "", Vouches(2)),
        log.Spoken(3, 1, "", Accuses(1)),
    ),
    INVASION.name: (
        log.Spoken(1, 1, "Leave the north to me.", None),
        log.Spoken(2, 1, "", Human()),
        log.Spoken(3, 1, "", Accuses(1, "drew_much")),
    ),
}
"""What has been said, however the game goes: nobody is silent at a table."""
