"""How one seat is spoken to, whatever is played: the fields of a value become the arguments of a message.

Which message it is follows from the kind's name: `event-gave`, `option-give`, `question-walk`. Where the terminal needs
other words than the page, because it has no button to hold, `terminal-…` stands for the same message. `web/src/table/speech.ts`
and the games' `wording/` do the same for the page; the arguments have the same names there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from gloaming.kernel.events import Event
from gloaming.kernel.facets import names_in
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.talk import Asks, Statement
from gloaming.kernel.values import Seat, Value
from gloaming.words import has, listed, spoken, t

Args = dict[str, Any]
Naming = Callable[[str, Any], Args]


WAYS, REASONS = 3, 2
"""In so many ways is everything said at a table, and are reasons given."""


class Offer(NamedTuple):
    act: str
    consequence: str = ""
    short: str = ""
    """The act in a word or two, where there are many."""

    def __str__(self) -> str:
        return f"{self.act}. {self.consequence}" if self.consequence else self.act


class Speech:
    """The voice in which one seat is told what happens. It knows this seat's view and the names at the table."""

    prefix: str = ""
    """What the ids of this game's messages begin with."""

    def __init__(self, view: Any, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.naming: Mapping[str, Naming] = {"seat": self.seat_args, "": plain}
        """How each sort of thing that a field may name is put into a message; without a name, one that names nothing."""

    # What is said

    def tell(self, event: Event) -> str:
        """What happened. A kind that nobody has words for is told by its code."""
        known = self.id(f"event-{kebab(type(event).__name__)}")
        return capital(t(known, **{**self.args(event), **self.about_event(event)})) if has(known) else str(event)

    def ask(self, question: Question) -> str:
        """What is asked, and the one fact that is needed to answer."""
        known = self.id(f"question-{self.asked_as(question)}")
        args = {**self.args(question), **self.about_question(question)}
        details = [t(f"{known}.detail", **args)] if has(f"{known}.detail") else []
        return joined([t(known, **args), *details, *self.aside(question)])

    def offer(self, option: Option, asked: Question) -> Offer:
        """What may be answered, and what it leads to, said before it is chosen."""
        kind, step = kebab(type(option).__name__), self.asked_as(asked)
        args = {**self.args(asked), **self.args(option), **self.about_option(option, asked)}
        act, detail, short = (self.first_of(f"{what}-{kind}-{step}", f"{what}-{kind}") for what in PARTS)
        return Offer(
            capital(t(act, **args)) if act else capital(spaced(kind)),
            joined([*self.hints(option, asked), t(detail, **args) if detail else ""]),
            capital(t(short, **args)) if short else "",
        )

    def says(self, statement: Statement, number: int = 0, speaker: Seat | None = None) -> str:
        """Something said, in words. `number` is the line's: it chooses one of several ways to say it, as on the page. How
        firmly somebody is accused goes by the reason, where a game has words for that."""
        kind, why = kebab(type(statement).__name__), getattr(statement, "why", "")
        args = {"said": kind, **self.args(statement), **self.about_statement(statement, speaker)}
        way = 1 + number % WAYS
        if isinstance(statement, Asks):
            kind += f"-{kebab(statement.topic)}"
        elif why not in ("", "gut"):
            because = t(self.id(f"said-why-{kebab(why)}-{1 + number % REASONS}"), **args)
            told = self.first_of(f"said-{kind}-{kebab(why)}-{way}") or f"said-{kind}-why-{way}"
            return capital(t(told, **{**args, "why": capital(because)}))
        known = self.first_of(f"said-{kind}-{way}") or f"said-{kind}-{way}"
        words = capital(t(known, **args)) if has(known) else capital(spaced(kind))
        return f"{words} {t(f'said-gut-{way}', **args)}" if why == "gut" else words

    def notes(self, question: Question) -> tuple[str, list[str]]:
        """The note of its kind, and all that may stand next to it, the most particular first. What chooses them is known
        to everyone."""
        kind = f"{self.prefix}note-{kebab(type(question).__name__)}"
        besides = (f"{self.prefix}{note}" for note in self.besides())
        return kind, [*(f"{kind}-{variant}" for variant in self.variants(question)), kind, *besides]

    def held(self, question: Question) -> str:
        """What this seat makes of the question: only for its own eyes. Nothing where there is nothing to say."""
        known = next((line for line in self.lines_held(question) if spoken().has(f"{self.prefix}held-{line}")), "")
        return self.note(f"{self.prefix}held-{known}", question) if known else ""

    def note(self, name: str, question: Question) -> str:
        own = f"terminal-{name}"
        args = {**self.figures(), **self.args(question), **self.about_question(question)}
        return capital(t(own if has(own) else name, **args))

    def plain_rule(self, clause: str) -> str:
        """A clause as players say it at this table; nothing where this language has no such words."""
        known = f"why-{clause.lower()}"
        return t(known, **self.args(self.view.options)) if spoken().has(known) else ""

    # What the fields alone do not tell: for each game to say

    about: ClassVar[Mapping[type, Callable[[Any, Any], Args]]] = MappingProxyType({})
    """By kind of event or question: (this, the value) -> further arguments of its message."""

    def about_event(self, event: Event) -> Args:
        about = self.about.get(type(event))
        return about(self, event) if about else {}

    def about_question(self, question: Question) -> Args:
        about = self.about.get(type(question))
        return about(self, question) if about else {}

    def about_statement(self, statement: Statement, speaker: Seat | None) -> Args:
        return {}

    def about_option(self, option: Option, asked: Question) -> Args:
        return {}

    def asked_as(self, question: Question) -> str:
        """The question's name, in ids."""
        return kebab(type(question).__name__)

    def variants(self, question: Question) -> Sequence[str]:
        """What, for all to see, makes it another question."""
        return ()

    def lines_held(self, question: Question) -> Iterable[str]:
        """Which held lines fit this seat, the most particular first."""
        return ()

    def besides(self) -> Iterable[str]:
        """Notes on what happens meanwhile."""
        return ()

    def figures(self) -> Args:
        """The numbers of this table."""
        return {}

    def aside(self, question: Question) -> Sequence[str]:
        """What this seat alone has to know to answer."""
        return ()

    def hints(self, option: Option, asked: Question) -> Sequence[str]:
        """What an answer means to this seat alone."""
        return ()

    # Messages and their arguments

    def id(self, name: str) -> str:
        own = f"terminal-{self.prefix}{name}"
        return own if has(own) else f"{self.prefix}{name}"

    def first_of(self, *names: str) -> str:
        return next((known for name in names if has(known := self.id(name))), "")

    def args(self, value: Value) -> Args:
        """The fields of a value, each by what it names."""
        args: Args = {}
        named = names_in(type(value))
        for name in value.__struct_fields__:
            what = named.get(name, "").removesuffix("[]")
            args |= self.naming.get(what, self.naming[""])(name, getattr(value, name))
        return args

    # People

    def label(self, seat: Seat) -> str:
        """As a heading: the name itself, also one's own."""
        return self.names[seat]

    def person(self, seat: Seat, form: str = "") -> str:
        """ "you", "Ben"; by its form also the object and the possessive."""
        return t(f"person-you{form}") if seat == self.view.seat else t(f"person-other{form}", name=self.label(seat))

    def people(self, seats: Iterable[Seat], form: str = "") -> str:
        """You and the others, as the language orders them: "you, Ben and Eva", "Ben, Eva et vous"."""
        you_last = spoken().you_last
        ordered = sorted(seats, key=lambda seat: (seat == self.view.seat) is you_last)
        return listed([self.person(seat, form) for seat in ordered])

    def seat_args(self, name: str, value: Any) -> Args:
        """`$seat` in the forms a sentence may need, and `$seatIs`: you or other, none if there is nobody."""
        if isinstance(value, tuple):
            return self.people_args(name, [seat for seat in value if seat is not None])
        if value is None:
            return {name: "", f"{name}Is": "none"}
        forms = {f"{name}{form.capitalize()}": self.person(value, f".{form}") for form in ("dat", "acc", "whose")}
        return {name: self.person(value), f"{name}Is": "you" if value == self.view.seat else "other", **forms}

    def people_args(self, name: str, seats: Sequence[Seat]) -> Args:
        """`$seats`, and `$seatsIs`: none, you (alone), ye (with others), one (other), many (others)."""
        you = self.view.seat in seats
        number = "none" if not seats else ("you" if you else "one") if len(seats) == 1 else "ye" if you else "many"
        forms = {f"{name}{form.capitalize()}": self.people(seats, f".{form}") for form in ("dat", "acc")}
        return {name: self.people(seats), f"{name}Is": number, **forms}


PARTS = ("option", "detail", "short")
"""An answer's messages: the act, what it leads to, and the act where there is little room."""


def plain(name: str, value: Any) -> Args:
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value} if isinstance(value, (int, str)) else {}


def yes(true: object) -> str:
    return "yes" if true else "no"


def some(things: Sequence[Any]) -> str:
    return "some" if things else "none"


ENDING = ".?;:…»"
"""What a sentence may end in; a Greek question ends in a semicolon."""


def joined(sentences: Iterable[str]) -> str:
    """Sentences one after the other, a full stop after each."""
    bare = (" ".join(sentence.split()) for sentence in sentences)
    return " ".join(capital(words if words[-1] in ENDING else f"{words}.") for words in bare if words)


def kebab(name: str) -> str:
    """As message ids are written; they begin with a letter."""
    words = re.sub(r"([a-z0-9])([A-Z])", r"\1-\2", name).replace("_", "-").lower()
    return re.sub(r"^\d", r"v\g<0>", words)


def spaced(name: str) -> str:
    """`LookedAt` and `looked_at` as words: "looked at"."""
    return kebab(name).replace("-", " ")


OPENING = re.compile(r"[¿¡«„“\s]*\w")
"""What may stand before the first letter of a sentence, and that letter."""


def capital(sentence: str) -> str:
    start = OPENING.match(sentence)
    return start.group().upper() + sentence[start.end() :] if start else sentence
