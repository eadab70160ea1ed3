"""Answers as numbers. A version of a game numbers every answer that any of its tables could ever offer; 0 is to wait.

Answers are numbered by templates: a kind of answer and, for each of its fields, a domain with a fixed number of slots.
`Give(card, to)` with 3 cards and 8 seats takes 24 numbers. Slots that a table does not fill are never legal there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

from gloaming.kernel.errors import FlowError
from gloaming.kernel.steps import Option

WAIT = 0
"""The only action of a seat that is not asked."""

EMPTY: Any = object()
"""In a slot that this table does not fill; None will not do, for some answers name nothing on purpose."""


class Domain(NamedTuple):
    """What a field of an answer may name. The table fills the slots."""

    name: str
    size: int


Slots = Mapping[Domain, Sequence[Any]]
"""What stands in each slot of each domain, for one seat of one table."""


class Template:
    """A kind of answer and the domains of its fields, in their order."""

    def __init__(self, kind: type[Option], *domains: Domain) -> None:
        if len(domains) != len(kind.__struct_fields__):
            raise TypeError(f"{kind.__name__} has {len(kind.__struct_fields__)} fields, not {len(domains)}")
        self.kind = kind
        self.domains = domains
        self.width = prod(domain.size for domain in domains)


class Answers:
    """All templates of a version, in their order."""

    def __init__(self, *templates: Template) -> None:
        self.templates = templates
        self.width = 1 + sum(template.width for template in templates)

    def numbered(self, slots: Slots) -> Numbering:
        """The numbers as one seat of one table uses them."""
        options: list[Option | None] = [None]
        for template in self.templates:
            named = product(*[slots[domain] for domain in template.domains])
            options += [None if EMPTY in values else template.kind(*values) for values in named]
        return Numbering(options)

    def told(self) -> str:
        """The numbers in words, for docstrings and people."""
        lines, first = ["  first count  answer", "      0      1  wait: the only action of a seat that is not asked"], 1
        for template in self.templates:
            code = template.kind.code
            for name, domain in zip(template.kind.__struct_fields__, template.domains, strict=True):
                code = code.replace("{" + name + "}", "{" + domain.name + "}")
            lines.append(f"  {first:>5}  {template.width:>5}  {code}")
            first += template.width
        return "\n".join(lines)


class Numbering:
    """One seat's answers, there and back."""

    def __init__(self, options: list[Option | None]) -> None:
        self.options = options
        self.number = {option: number for number, option in enumerate(options) if option is not None}

    def mask(self, offered: Sequence[Option]) -> bytearray:
        """A byte for each number: 1 where it may be chosen."""
        mask = bytearray(len(self.options))
        if not offered:
            mask[WAIT] = 1
        number = self.number
        try:
            for option in offered:
                mask[number[option]] = 1
        except KeyError as fault:
            raise FlowError(f"no template covers the answer {fault.args[0]}") from None
        return mask
