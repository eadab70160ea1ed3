"""A bot for somebody who does not answer, and a new owner for a seat that a bot minds: on whose word, or why not.

The host's word is enough. So are those of any two others; where nobody else is there to give a second, one is."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal

from gloaming.kernel.errors import Refused
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.holders import Holder
from gloaming.server.table import Table

WORDS = 2
"""How many others have to agree where the host does not."""

Deed = Literal["cover", "hand_over"]


def cover(table: Table, chair: int, request: protocol.Cover, absent: AbstractSet[int]) -> log.Entry:
    """An owner leaves the seat to a bot and takes it back at will; for somebody else, the others have to agree."""
    holder = table.holder(request.chair)
    if table.course is not None:
        raise Refused("A lesson waits for you; leave it, and it goes on when you come back.", "lesson-waits")
    if not holder.has_owner:
        raise Refused("A bot sits there already; nothing needs covering.", "covered-already")
    if request.chair == chair:
        return log.Covered(chair, request.covered)
    if not request.covered:
        return taken_back(holder, request.chair, chair)
    if holder.covered:
        raise Refused("A bot sits there already; nothing needs covering.", "covered-already")
    if request.chair not in absent:
        sentence = f"{holder.name} is here; a bot can play once they are away or keep everyone waiting."
        raise Refused(sentence, "is-here", name=holder.name)
    require_person(table, chair)
    if is_enough(table, request.chair, chair, "cover", absent):
        return log.Covered(request.chair, covered=True)
    return log.Agreed(request.chair, chair, "cover", agreed=True)


def taken_back(holder: Holder, chair: int, by: int) -> log.Entry:
    if by not in holder.agreed["cover"]:
        raise Refused(f"Only {holder.name} can take the seat back.", "not-your-chair", name=holder.name)
    return log.Agreed(chair, by, "cover", agreed=False)


def is_enough(table: Table, chair: int, by: int, deed: Deed, absent: AbstractSet[int]) -> bool:
    """Whether this word, with those already given, decides it."""
    could = {seat for seat in table.people if not table.holder(seat).covered} - absent - {chair} | {by}
    given = table.holder(chair).agreed[deed] | {by}
    return by == table.host() or len(given) >= min(WORDS, len(could))


def require_person(table: Table, chair: int) -> None:
    if not table.holder(chair).is_person:
        raise Refused("Only people decide who plays for somebody; leave it to them.", "people-only")


def require_to_hand_over(table: Table, chair: int, by: int) -> None:
    holder = table.holder(chair)
    if table.stage != "playing" or table.course is not None:
        raise Refused("A seat can be handed on while a game is on, and not in a lesson.", "not-now")
    if not holder.covered:
        raise Refused(f"Let a bot play for {holder.name} first.", "not-covered", name=holder.name)
    if chair == by:
        raise Refused("This is your own seat; take it back.", "own-seat")
    require_person(table, by)
