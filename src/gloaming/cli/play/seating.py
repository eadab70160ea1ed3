"""Who sits where: people on the first chairs, bots on the others, and names for all of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.cli.placewords import clean
from gloaming.cli.play.speech import AUTOMA
from gloaming.games.cultists import Options
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat

NAMES = ("Agatha", "Ruben", "Ines", "Theo", "Oskar", "Bette", "Ulrike", "Marten", "Clara", "Felix")
"""For chairs that no person takes."""

LONGEST_NAME = 12


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Beside a record, which holds names and answers only: who is a person, and what plays for the rest."""

    people: tuple[Seat, ...]
    bots: str


def named(people: Sequence[str], options: Options) -> tuple[str, ...]:
    """A name for each seat; no two alike, nor like the AUTOMA's."""
    names = [tidy(name) for name in people]
    taken = [name.casefold() for name in names]
    if len(set(taken)) < len(taken) or AUTOMA.casefold() in taken or "you" in taken:
        raise BadOptions(f"Everybody needs a name of their own, and neither You nor {AUTOMA}; choose others.")
    if len(names) > options.players:
        raise BadOptions(f"{len(names)} people cannot share {options.players} chairs; set --players higher.")
    free = [name for name in NAMES if name.casefold() not in taken]
    names += free[: options.players - len(names)]
    return (*names, AUTOMA) if options.has_automa else tuple(names)


def tidy(name: str) -> str:
    """Short enough for a table, and nothing that could move the cursor."""
    bare = clean(" ".join(name.replace("*", " ").split()), plain=False)[:LONGEST_NAME].strip()
    if bare in ("", "?"):
        raise BadOptions("A name needs at least one letter; choose another.")
    return bare
