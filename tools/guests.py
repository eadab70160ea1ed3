"""One guest among sleuths of Cultists: `python -m tools.guests GAMES [SEED]` counts how often innocents are voted out.

In each deal one seat is taken by a sleuth, by somebody silent, by a clumsy player who is silent as well, and by one who accuses
the lowest other seat in every round; the rest stays as it is. So a stranger's risk is compared with a bot's in the same seat,
and that of whom an accuser names with that of the same one where nobody does. Prints the tables of docs/studies/ladder.md."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from gloaming.games.cultists import Options
from gloaming.games.cultists.events import VoteSettled
from gloaming.games.cultists.rules import is_cultist
from gloaming.lab.seating import Seating
from gloaming.lab.series import spread
from gloaming.lab.simulation import Plan, played_out
from tools.tricks import SIZES, in_percent, in_points, row

BOT: Final = "sleuth"
ACCUSER: Final = "accuser"
GUESTS: Final = (BOT, "mute", "clumsy", ACCUSER)
SEED: Final = 79


class Fate(NamedTuple):
    """Whether somebody was voted out; None for a Cultist."""

    guest: bool | None
    named: bool | None
    """The lowest other seat, whom an accuser names."""


def fate(seed: int, nth: int) -> Fate:
    """A deal is played with all guests at all sizes before the next one."""
    deal, at = divmod(nth - 1, len(SIZES) * len(GUESTS))
    size, guest = divmod(at, len(GUESTS))
    players = SIZES[size]
    seat = deal % players
    kinds = [BOT] * players
    kinds[seat] = GUESTS[guest]
    plan = Plan("cultists", Options(players=players), Seating("cultists", tuple(kinds), {}), seed)
    game = played_out(plan, deal + 1).game
    out = {event.eliminated for event in game.journal if isinstance(event, VoteSettled)}
    return Fate(*[None if is_cultist(game, one) else one in out for one in (seat, int(seat == 0))])


Fates = dict[tuple[int, str], list[Fate]]


def main(games: int, seed: int) -> None:
    found: Fates = {(size, guest): [] for size in SIZES for guest in GUESTS}
    places = list(found)
    whole = games * len(places)
    for nth, one in enumerate(spread(partial(fate, seed), whole, os.cpu_count() or 1)):
        found[places[nth % len(places)]].append(one)
    print("\n".join([*risks_table(found), "", *leads_table(found)]))


def risks_table(found: Fates) -> Iterator[str]:
    yield row("players", *[f"guest: {guest}" for guest in GUESTS], f"named: next to a {BOT}", f"next to an {ACCUSER}")
    yield "|---" * (len(GUESTS) + 3) + "|"
    for size in SIZES:
        guests = [in_percent(certain([one.guest for one in found[size, guest]])) for guest in GUESTS]
        named = [in_percent(certain([one.named for one in found[size, guest]])) for guest in (BOT, ACCUSER)]
        yield row(f"{size} ({len(found[size, BOT])} deals)", *guests, *named)


def leads_table(found: Fates) -> Iterator[str]:
    """How many points more often than with a bot in the guest's seat, on the same deals."""
    others = [guest for guest in GUESTS if guest != BOT]
    yield row("players", *[f"guest: {guest}" for guest in others], f"named, next to an {ACCUSER}")
    yield "|---" * (len(others) + 2) + "|"
    for size in SIZES:
        usual = found[size, BOT]
        own = certain([one.guest for one in usual])
        guests = [in_points(certain([one.guest for one in found[size, guest]]), own) for guest in others]
        named = [certain([one.named for one in fates]) for fates in (found[size, ACCUSER], usual)]
        yield row(str(size), *guests, in_points(*named))


def certain(fates: Sequence[bool | None]) -> list[bool]:
    """Of the innocent; the deals are the same, so they are the same with every guest."""
    return [out for out in fates if out is not None]


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
