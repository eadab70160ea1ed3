"""Invasion: both cities at 5 to 8 players, by the usual rules.

People change sides in the middle of a game, so who is hidden is asked at every moment. Nobody votes by name here: there is nothing
that clones would have to agree on."""

from __future__ import annotations

import msgspec

from gloaming.bots.invasion import learner
from gloaming.env.sheet import Field
from gloaming.env.versions import Version
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.options import Options
from gloaming.lab.training.rooms import COUNTED, counts

KIND, SHEET = INVASION, learner.SHEET
KNOWN = tuple(Options(players=players, city=city) for players in (5, 6, 7, 8) for city in CITIES)
TABLES = tuple((players, city) for players in (5, 6, 7, 8) for city in CITIES)
BALLOTS: tuple[str, str] | None = None
FLAGS = ("chair", "stated", "accuser_token", "siren", "newcomer_waits", "alien")
"""Numbers that are 0 or 1."""


def table(players: int, sort: str) -> Options:
    """A sort is a city."""
    return msgspec.convert({"players": players, "city": sort}, Options)


def scale(part: Field) -> float:
    return COUNTED if counts(part) and part.name not in FLAGS else 1.0


def progress(found: Version) -> dict[int, float]:
    """Scientists that are saved, against districts that are alien: clones save nobody by themselves, and humans who never win learn
    nothing."""
    first = {name: found.sheet.first["house"] + found.sheet.start[name] for name in ("saved", "tokens")}
    districts = found.domains.size("district")
    tokens = range(first["tokens"], first["tokens"] + districts)
    return {first["saved"]: 1 / Options().scientists_to_save, **dict.fromkeys(tokens, -1 / districts)}


def told(options: Options) -> tuple[int, ...]:
    return learner.told(options)


def hidden_columns(found: Version) -> list[int]:
    return [found.sheet.first["own"] + found.sheet.start["alien"]]
