"""Who sits where: people in the first seats, bots in the others, and names for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.cli.play.rows import clean
from gloaming.cli.play.stage import Stage
from gloaming.kernel.errors import BadOptions
from gloaming.server.people import NAMES
from gloaming.words import t

LONGEST_NAME = 12


def named(stage: Stage, people: Sequence[str], options: Any) -> tuple[str, ...]:
    """A name for each seat; no two alike, nor one that the game needs itself."""
    names = [tidy(name) for name in people]
    taken = [name.casefold() for name in names]
    forbidden = (t("person-you.name"), *stage.reserved)
    if len(set(taken)) < len(taken) or {name.casefold() for name in forbidden} & set(taken):
        raise BadOptions("Everybody needs a name of their own.", "own-name", taken=forbidden)
    if len(names) > options.players:
        facts = {"people": len(names), "players": options.players}
        raise BadOptions("There are more people than chairs.", "too-few-chairs", **facts)
    free = [name for name in NAMES if name.casefold() not in taken]
    names += free[: options.players - len(names)]
    return (*names, *stage.further_seats(options))


def tidy(name: str) -> str:
    """Short enough for a table, and nothing that could move the cursor."""
    bare = clean(" ".join(name.replace("*", " ").split()), plain=False)[:LONGEST_NAME].strip()
    if bare in ("", "?"):
        raise BadOptions("A name needs at least one letter.", "name-empty")
    return bare
