"""`python -m gloaming.lab.training.league.recording FILE`: games between two kinds of bot, as sheets, masks and answers to clone them from."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots import Bot
from gloaming.env.desk import Desk, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.versions import version
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, Players, played_out
from gloaming.lab.training.league.tables import KINDS
from gloaming.lab.training.rooms import Room, room_of
from gloaming.lab.training.sheets import Reading, reading_for


class Answered(NamedTuple):
    sheet: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    chosen: int


class Watched:
    """A bot, and all that it was asked and answered."""

    def __init__(self, bot: Bot, room: Room, reading: Reading) -> None:
        self.bot, self.room, self.columns, self.answers = bot, room, reading.columns, reading.answers
        self.seen: list[Answered] = []
        self.desk: Desk | None = None

    def decide(self, view: Any, asked: Any) -> Option:
        option = self.bot.decide(view, asked)
        desk = self.desk = self.desk or seated(self.room, view)
        if len(view.journal) > len(desk.journal):
            desk.hear(view.journal[len(desk.journal) :])
        if len(asked.options) > 1:
            seen = desk.observe(view)
            mask = seen["action_mask"][self.answers] != 0
            found = np.flatnonzero(self.answers == desk.scribe.numbering.number.get(option, -1))
            if len(found) and mask[found[0]]:
                sheet = np.append(seen["observation"], np.array(self.room.told(view.options), np.uint8))
                self.seen.append(Answered(sheet[self.columns], mask, int(found[0])))
        return option


def seated(room: Room, view: Any) -> Desk:
    scribe = scribes_of(version(room.SHEET), view.options)[view.seat]
    return Desk(scribe, Tabletop(scribe))


def recorded(plan: Plan, games: int) -> dict[str, NDArray[Any]]:
    """Sheets as what has changed since the one before of the same seat: most bytes are 0 then, and pack well."""
    room = room_of(plan.game)
    reading, kept = reading_for(np, room, room.KNOWN), list[tuple[str, bool, list[Answered]]]()
    for number in range(games):
        watched = dict[tuple[Seat, str], Watched]()

        class Recorders(Players):
            def sit_down(self, key: tuple[Seat, str]) -> Bot:
                bot = super().sit_down(key)
                if key[1] not in KINDS:
                    return bot
                it = watched[key] = Watched(bot, room, reading)  # noqa: B023
                self.bots[key] = it
                return it

        game = played_out(plan, number, sat=Recorders).game
        open_won = room.KIND.outcome(game).winner == room.KIND.teams[0]
        kept += [(kind, open_won, it.seen) for (_, kind), it in watched.items() if it.seen]
    return {
        "delta": np.concatenate([changes(np.stack([one.sheet for one in seen])) for _, _, seen in kept]),
        "masks": np.stack([np.packbits(one.mask) for _, _, seen in kept for one in seen]),
        "chosen": np.array([one.chosen for _, _, seen in kept for one in seen], np.uint16),
        "lens": np.array([len(seen) for _, _, seen in kept], np.int32),
        "kind": np.array([KINDS.index(kind) for kind, _, _ in kept], np.int8),
        "open_won": np.array([open_won for _, open_won, _ in kept], np.bool_),
    }


def changes(sheets: NDArray[np.uint8]) -> NDArray[np.uint8]:
    delta = sheets.copy()
    delta[1:] ^= sheets[:-1]
    return delta


def unrolled(delta: NDArray[np.uint8], lengths: NDArray[np.int32]) -> NDArray[np.uint8]:
    """Sheets are kept as what changed since the one before of the same seat."""
    sheets, at = delta.copy(), 0
    for length in lengths:
        np.bitwise_xor.accumulate(sheets[at : at + length], axis=0, out=sheets[at : at + length])
        at += length
    return sheets


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="cultists")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument(
        "--table", help="a level of Cultists, or a city of Invasion; the game's first, if none is named"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--open", default="sleuth", help="who plays the Investigators, or the humans")
    parser.add_argument("--hidden", default="sleuth", help="who plays the Cultists, or the aliens")
    given = parser.parse_args()
    room = room_of(given.game)
    options = room.table(given.players, given.table or room.TABLES[0][1])
    teams = dict(zip(room.KIND.teams, (given.open, given.hidden), strict=True))
    found = recorded(Plan(given.game, options, Seating(given.game, (), teams), given.seed), given.games)
    np.savez_compressed(given.file, allow_pickle=False, **found)
    print(f"{given.file}: {given.games:,} games, {len(found['chosen']):,} answers")


if __name__ == "__main__":
    main()
