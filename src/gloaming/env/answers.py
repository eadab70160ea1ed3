"""Answers as numbers. A version of a game numbers every answer that any of its tables could ever offer; 0 is to wait.

A kind of answer takes a slot for each value of each of its fields: `Give(card, to)` with 3 cards and 8 seats takes 24 numbers.
Slots that a table does not fill are never legal there.

An answer that came after the release has no number of its own. Where the version has numbers to spare (`others`), such answers take
them in the order in which they are offered; where it has none, they cannot be chosen. A seat that is asked, and offered nothing
that has a number, may only wait: then the first harmless answer is taken for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from gloaming.env.layout import EMPTY, Domains
from gloaming.kernel.steps import Option

WAIT = 0
"""The only action of a seat that is not asked."""


class Template(NamedTuple):
    """A kind of answer, the domains of its fields, in their order, and how many numbers it takes."""

    kind: type[Option]
    names: Sequence[str]
    width: int


class Answers:
    """All templates of a version, in their order."""

    def __init__(
        self, kinds: Sequence[type[Option]], lines: Mapping[str, Sequence[str]], domains: Domains, others: int
    ):
        known = {kind.__name__: kind for kind in kinds}
        self.templates = [Template(known[name], names, prod(map(domains.size, names))) for name, names in lines.items()]
        for kind, names, _ in self.templates:
            if len(names) != len(kind.__struct_fields__):
                raise TypeError(f"{kind.__name__} has {len(kind.__struct_fields__)} fields, not {len(names)}")
        self.others = others
        self.width = 1 + sum(template.width for template in self.templates) + others

    def numbered(self, domains: Domains) -> Numbering:
        """The numbers as one seat of one table uses them."""
        options: list[Option | None] = [None]
        for template in self.templates:
            named = product(*map(domains.values, template.names))
            options += [None if EMPTY in values else template.kind(*values) for values in named]
        return Numbering(options, self.others)

    def told(self) -> str:
        """The numbers in words, for docstrings and people."""
        lines, first = ["  first count  answer", "      0      1  wait: the only action of a seat that is not asked"], 1
        for template in self.templates:
            code = template.kind.code
            for name, domain in zip(template.kind.__struct_fields__, template.names, strict=True):
                code = code.replace("{" + name + "}", "{" + domain + "}")
            lines.append(f"  {first:>5}  {template.width:>5}  {code}")
            first += template.width
        if self.others:
            lines.append(f"  {first:>5}  {self.others:>5}  any other answer, in the order in which they are offered")
        return "\n".join(lines)


class Numbering:
    """One seat's answers, there and back."""

    def __init__(self, options: list[Option | None], others: int) -> None:
        self.options = [*options, *[None] * others]
        self.first = len(options)
        """The first number to spare."""
        self.number = {option: number for number, option in enumerate(options) if option is not None}

    def mask(self, offered: Sequence[Option]) -> bytearray:
        """A byte for each number: 1 where it may be chosen."""
        mask = bytearray(len(self.options))
        number = self.number
        try:
            for option in offered:
                mask[number[option]] = 1
        except KeyError:
            for n in self.numbers(offered):
                mask[n] = 1
        if not offered:
            mask[WAIT] = 1
        return mask

    def numbers(self, offered: Sequence[Option]) -> dict[int, Option]:
        """The numbers that may be chosen, and what each stands for."""
        named = {self.number[option]: option for option in offered if option in self.number}
        spare = range(self.first, len(self.options))
        named |= zip(spare, (option for option in offered if option not in self.number), strict=False)
        return named or ({WAIT: harmless(offered)} if offered else {})


def harmless(offered: Sequence[Option]) -> Option:
    """The first that isn't rash."""
    return next((option for option in offered if not option.confirm), offered[0])
