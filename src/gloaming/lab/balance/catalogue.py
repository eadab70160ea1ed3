"""What a balance study looks at in each game: what its room says, or else what the types of its options say."""

from __future__ import annotations

from functools import cache

from gloaming.games import GAMES, room_for
from gloaming.kernel.kinds import GameKind
from gloaming.lab.balance.changes import departures, other_values
from gloaming.lab.balance.subjects import Label, Subject


@cache
def subject_of(game: str) -> Subject:
    """The `SUBJECT` in `gloaming.lab.balance.<game>`, or in the room `lab.balance` of a guest's package."""
    own: Subject | None = getattr(room_for("lab.balance", game), "SUBJECT", None)
    return own or derived(GAMES[game])


def derived(kind: GameKind) -> Subject:
    """Player counts are swept, and every switch and every list of words is a house rule."""
    return Subject(
        sweeps={"players": f"{kind.players[0]}-{kind.players[-1]}"},
        label=lambda options: Label(f"{options.players}", "", ", ".join(departures(options, ("players",)))),
        headings=("players", "", "house rules"),
        changes=lambda options: other_values(options, ("players",), {}, lambda table: kind.empty_game(table, b"")),
    )
