"""A released version's sheet and numbers, as the twin of its game writes them: read from the version's layout and from the reference's
rules, once for each table. What is the same for every game stands here; each game has a room of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from gloaming.env.layout import Domains
from gloaming.env.scribe import Scribe
from gloaming.env.versions import Version, game_of
from gloaming.fast.kinds import Translation, TwinKind
from gloaming.fast.layout import NOBODY, Slots
from gloaming.fast.names import class_name
from gloaming.fast.rows import fields_of
from gloaming.kernel.steps import Option, Question

SHEETS = ("cultists_v1", "invasion_v1")
"""The versions whose sheets twins write."""


class Room(Protocol):
    """What lanes ask of a game."""

    TWIN: TwinKind

    def slots(self, options: Any) -> Slots:
        """Refuses what the twin does not play, and what it plays but could not show."""


def room(sheet: str) -> Room:
    found: Any = import_module(f"{__name__}.{game_of(sheet)}")
    return found  # type: ignore[no-any-return]


def find_parts(s: Slots, found: Version) -> None:
    """Where each part begins; the parts of the game, and of the table by the name of what they show."""
    s.actions, s.people = found.answers.width, found.sheet.width_of["people"]
    for section, parts in found.sheet.sections.items():
        for part in parts:
            if part.name in fields_of(type(s)):
                setattr(s, part.name, found.sheet.first[section] + found.sheet.start[part.name])


Named = Mapping[str, tuple[str, Sequence[Any]]]
"""Of each field of the slots the domain in which it looks, and what it looks for."""


def find_names(s: Slots, domains: Domains, named: Named) -> None:
    for name, (domain, values) in named.items():
        slot_of = domains.slots(domain)
        fill(getattr(s, name), [slot_of.get(value, NOBODY) for value in values])


def fill(cells: list[int], values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        cells[at] = value


def find_questions(s: Any, questions: Iterable[str], twin: TwinKind, steps: Mapping[int, str]) -> None:
    """Which slot each question has, NOBODY if none; and whether its answers are sealed."""
    in_order = [*questions]
    kinds = {step.__name__: step for step in twin.reference.steps}
    for number, name in steps.items():
        kind = kinds[class_name(name)]
        if issubclass(kind, Question):
            s.of_question[number] = in_order.index(kind.__name__) if kind.__name__ in in_order else NOBODY
            s.sealed[number] = int(kind.discreet or kind.uniform)


def number_answers(s: Any, scribes: Sequence[Scribe], translator: Translation, field: int) -> None:
    """The same for every seat, as seats in answers are counted clockwise from the one that answers. What an answer of the twin's
    names last is its remainder by `field`."""
    for me, scribe in enumerate(scribes):
        for number, option in enumerate(scribe.numbering.options):
            answer = None if option is None else known(translator, option)
            if answer is not None and option is not None:
                if names_seat(scribe, option):
                    s.names_seat[answer] = 1
                    answer += (answer % field - me) % scribe.seats - answer % field
                    s.names_seat[answer] = 1
                s.action[answer] = number


def known(translator: Translation, option: Option) -> int | None:
    """The twin's number of an answer; None for one that it does not know."""
    try:
        return translator.answer(option)
    except (KeyError, ValueError):
        return None


def names_seat(scribe: Scribe, option: Option) -> bool:
    """Whether the last field of an answer is a seat, and there is one in it."""
    *_, domain = ("", *scribe.layout.answers[type(option).__name__])
    return domain == "seat" and isinstance(getattr(option, option.__struct_fields__[-1]), int)
