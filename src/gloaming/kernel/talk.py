"""What is said aloud at a table, in a form that bots and other languages can read. It binds nobody and changes nothing."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from gloaming.kernel.values import Seat, Value

Chair = Annotated[Seat, Meta(ge=0, le=7)]


class Statement(Value, tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """One thing said. A game adds its own kinds to those below, which every game with hidden roles needs."""

    def fits(self, view: Any) -> bool:
        """Whether it speaks of people and things of this game; anything else would be free text in disguise."""
        return True


class Said(Value, tag=False):
    """A statement as everybody at the table heard it."""

    seat: Seat
    round: int
    statement: Statement
    heard: int = 0
    """How many events the public journal had by then: talk and play in one order."""


class Charge(Statement):
    """A base for what is said of somebody, with a reason that the game knows, and whom else it is about."""

    chair: Chair
    why: str = ""
    about: Chair | None = None


class Charges(NamedTuple):
    """Which reasons of a game are given against somebody, which in favour, and which may be about somebody else."""

    against: tuple[str, ...] = ()
    in_favour: tuple[str, ...] = ()
    about_others: tuple[str, ...] = ()


NO_CHARGES = Charges()


class Accuses(Charge):
    """This one is against us."""


class Vouches(Charge):
    """This one is with us."""


class Denies(Statement):
    """It was not me."""


class Agrees(Statement):
    """What this one just said is right."""

    chair: Chair


class Doubts(Statement):
    """What this one just said is wrong."""

    chair: Chair


class Asks(Statement):
    """Somebody is asked something, by name. A game lists what may be asked."""

    chair: Chair
    topic: str


TOPICS = ("suspect", "side", "account")
"""What may be asked in every game: whom do you suspect, are you with us, what did you do."""

COMMON: tuple[type[Statement], ...] = (Accuses, Vouches, Denies, Agrees, Doubts, Asks)


def named_in(statement: Statement) -> tuple[Seat, ...]:
    """Everybody it names."""
    found = [getattr(statement, name, None) for name in ("chair", "about", "one", "other")]
    return tuple([seat for seat in found if seat is not None])
