"""One guest among sleuths of Cultists: `python -m tools.guests PLAYERS GAMES` counts how often innocents are voted out.

In each deal one seat is taken by a sleuth, by somebody silent, by a clumsy player who is silent as well, and by one who accuses
the lowest other seat in every round; the rest stays as it is. So a stranger's risk is compared with a bot's in the same seat,
and that of whom an accuser names with that of the same one where nobody does."""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from gloaming.games.cultists import Options
from gloaming.games.cultists.events import VoteSettled
from gloaming.games.cultists.rules import is_cultist
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, played_out
from gloaming.lab.tally import Share, wilson

GUESTS: Final = ("sleuth", "mute", "clumsy", "accuser")
SEED: Final = 79


class Fate(NamedTuple):
    """Whether somebody was voted out; None for a Cultist."""

    guest: bool | None
    named: bool | None
    """The lowest other seat, whom an accuser names."""


def fate(guest: str, players: int, number: int) -> Fate:
    seat = number % players
    kinds = ["sleuth"] * players
    kinds[seat] = guest
    plan = Plan("cultists", Options(players=players), Seating("cultists", tuple(kinds), {}), SEED)
    game = played_out(plan, number).game
    out = {event.eliminated for event in game.journal if isinstance(event, VoteSettled)}
    guest_, named = (None if is_cultist(game, one) else one in out for one in (seat, int(seat == 0)))
    return Fate(guest_, named)


def share(fates: list[bool | None]) -> Share:
    innocent = [out for out in fates if out is not None]
    return wilson(sum(innocent), len(innocent))


def main(players: int, games: int) -> None:
    for guest in GUESTS:
        fates = [fate(guest, players, number) for number in range(1, games + 1)]
        own, named = share([one.guest for one in fates]), share([one.named for one in fates])
        told = [f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%})" for one in (own, named)]
        print(f"{players} players, {guest}: voted out though innocent {told[0]}; the lowest other seat {told[1]}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
