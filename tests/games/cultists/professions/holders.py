"""Tables at which a Profession lies next to the Map, or is in somebody's hands; and what its holder does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.professions.state import (
    NAME,
    ProfessionName,
    Professions,
    ProfessionsSeen,
    professions_of,
)
from gloaming.games.cultists.expansions.professions.tokens.exorcist import Revive, Sacrifice
from gloaming.games.cultists.expansions.professions.tokens.mayor import Decree, LetTieStand
from gloaming.games.cultists.expansions.professions.tokens.saboteur import SwapDeck, WithDeck
from tests.people import Person, Table
from tests.scenario import AUTOMA, table

SIX = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ann")
SEVEN = (*SIX, "Leo")
EIGHT = (*SEVEN, "Kim")
"""The last two of each are the Cultists, unless a test says otherwise."""


def with_profession(
    profession: ProfessionName,
    *names: str,
    holder: str | None = "Mary",
    informant: str = "Ben",
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Table:
    """Mary has the Knife and, unless nobody or another has it, this Profession; it is her Action turn."""
    people = names or SEVEN
    seats = [*people, AUTOMA]
    part = Professions(
        profession=profession,
        informant=seats.index(informant),
        holder=None if holder is None else seats.index(holder),
    )
    state.setdefault("phase", "action")
    state.setdefault("knife", "Mary")
    settings = {"professions": True, **(options or {})}
    return table(*people, options=settings, parts={NAME: part}, **state)


def before_the_fight(profession: ProfessionName, *names: str, fighter: str = "Mary", **state: Any) -> Table:
    """Nobody has the Profession yet; the fighter is next to a Cultist token, in pink 1."""
    state.setdefault("cultist_tokens", ("pink_1",))
    at = {fighter: "pink_1", **state.pop("at", {})}
    return with_profession(profession, *names, holder=None, at=at, knife=fighter, **state)


def kept(t: Table) -> Professions:
    return professions_of(t.game)


def seen_by(person: Person) -> ProfessionsSeen:
    part = person.sees.parts[NAME]
    assert isinstance(part, ProfessionsSeen)
    return part


def holder(t: Table) -> str | None:
    """Who has the Profession and can use it."""
    part = kept(t)
    return None if part.holder is None or part.lost else t.names[part.holder]


def named(t: Table, person: str, word: str) -> set[str]:
    """Whom this person may choose by this word."""
    codes = [code for code in t[person].offered if code.startswith(f"{word}:")]
    return {t.names[int(code.partition(":")[2])] for code in codes}


def decrees(person: Person, who: str) -> None:
    person.answers(Decree(person.table.seat(who)))


def lets_the_tie_stand(person: Person) -> None:
    person.answers(LetTieStand())


def revives(person: Person, who: str) -> None:
    person.answers(Revive(person.table.seat(who)))


def sacrifices(person: Person, who: str) -> None:
    person.answers(Sacrifice(person.table.seat(who)))


def swaps(person: Person, one: str, other: str) -> None:
    person.answers(SwapDeck(one))
    person.answers(WithDeck(other))


def is_done(person: Person) -> None:
    """Nothing more on this turn."""
    person.answers(Done())
