"""The game: a flat state, the agenda that drives it, and the only ways to change it."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Self, TypeVar

from gloaming.kernel.dice import digest, permuted
from gloaming.kernel.errors import FlowError, NotAsked, NotOffered
from gloaming.kernel.events import Event
from gloaming.kernel.rules import Rulebook
from gloaming.kernel.state import Flat
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import Seat, Value

T = TypeVar("T")


class Part(Value):
    """What a piece of content keeps on the table besides the game's own fields. It is replaced as a whole."""


class Game(metaclass=Flat):
    """One game at one moment. A game of a kind adds its own fields: lists, dicts and scalars of immutable values.

    Rules write `game.at[seat] = place`; they never change a value in place, so a clone copies one level deep."""

    shared: ClassVar[tuple[str, ...]] = ("book", "options")
    """Fields that follow from the table's options; they are neither copied nor saved."""
    derived: ClassVar[tuple[str, ...]] = ("choices", "memories")
    """Fields that follow from the others; they are not saved."""

    book: Rulebook
    options: Any
    key: bytes
    rolled: int = 0
    agenda: list[Step] = []
    journal: list[Event] = []
    questions: int = 0
    asking: Question | None = None
    choices: dict[Seat, tuple[Option, ...]] = {}
    answers: dict[Seat, Option] = {}
    parts: dict[str, Part] = {}
    """What modules keep, by their names."""
    memories: dict[Seat | None, tuple[int, tuple[Event, ...]]] = {}
    """How far each seat that has looked has read the journal, and what it saw in it."""
    mark: int = 0
    """Where on the agenda the present step's own plans go: above what waited before it."""

    # What rules do

    def do(self, *steps: Step) -> None:
        """Schedule steps, in reading order, ahead of what already waits."""
        if self.asking is not None:
            raise FlowError(f"{type(self.asking).__name__} was asked already: a question comes last\n{self.plan()}")
        mark = self.mark
        if len(steps) == 1:  # as a rule
            self.agenda.insert(mark, steps[0])
        else:
            self.agenda[mark:mark] = steps[::-1]

    def record(self, event: Event) -> None:
        """Note what happened, and let content react to it."""
        if self.asking is not None:
            raise FlowError(f"{type(self.asking).__name__} was asked already: {event} comes too late")
        self.journal.append(event)
        reactions = self.book.reactions.get(type(event))
        if reactions:
            for react in reactions:
                react(self, event)

    def ask(self, question: Question) -> None:
        """Put a question. If it turns out that nobody has anything to answer, it is answered at once."""
        if self.asking is not None:
            raise FlowError(f"{type(question).__name__} was asked while {type(self.asking).__name__} waits")
        choices = question.asks(self)
        if choices:
            self.questions += 1
            self.asking = question
            self.choices = choices
        else:
            question.answered(self, {})

    def clear_agenda(self) -> None:
        """Forget everything that was planned: the game ends here."""
        self.agenda.clear()
        self.mark = 0

    # The table

    @property
    def seats(self) -> range:
        raise NotImplementedError(f"{type(self).__name__} does not say who sits at its table")

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats, beginning with this one."""
        return [*range(first, len(self.seats)), *range(first)]

    # Chance

    def roll(self, sides: int) -> int:
        self.rolled += 1
        return digest(self.key, self.rolled) % sides

    def shuffled(self, cards: Iterable[T]) -> tuple[T, ...]:
        self.rolled += 1
        return permuted(cards, digest(self.key, self.rolled))

    # What the table does

    @property
    def over(self) -> bool:
        return self.asking is None and not self.agenda

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Who has still to answer. Everybody may know it."""
        answers = self.answers
        return tuple([seat for seat in self.choices if seat not in answers]) if answers else tuple(self.choices)

    def start(self, *steps: Step) -> Self:
        self.do(*steps)
        self._go_on()
        return self

    def answer(self, seat: Seat, option: Option) -> None:
        """Take one seat's answer; when the last one is in, the question is settled and the game goes on."""
        choices, answers = self.choices, self.answers
        offered = choices.get(seat)
        if offered is None or seat in answers:
            raise NotAsked(self._why_not_asked(seat))
        if option not in offered:
            raise NotOffered(f"{option} is not offered; choose one of: {', '.join(map(str, offered))}.")
        question: Any = self.asking
        if question.to_one_seat:  # there is nothing to collect
            self.asking, self.choices = None, {}
            self.mark = len(self.agenda)
            question.chosen(self, option)
            self._go_on()
            return
        answers[seat] = option
        if len(answers) == len(choices):
            self.asking, self.choices, self.answers = None, {}, {}
            self.mark = len(self.agenda)
            question.answered(self, answers)
            self._go_on()

    def journal_of(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """The journal as this seat saw it, from this event of the game on."""
        return tuple([seen for event in self.journal[since:] if (seen := event.seen_by(seat)) is not None])

    def memory_of(self, seat: Seat | None) -> tuple[Event, ...]:
        """The whole journal as this seat saw it. It only grows, so no event is read twice for a seat."""
        read, memory = self.memories.get(seat, (0, ()))
        happened = len(self.journal)
        if read < happened:
            memory += self.journal_of(seat, read)
            self.memories[seat] = happened, memory
        return memory

    def clone(self) -> Self:
        """An independent copy. It has the same dice; a search takes `fork` instead."""
        return typing.cast(Self, _cloner(type(self))(self))

    def fork(self, key: bytes) -> Self:
        """A copy with other dice: thinking ahead neither predicts nor disturbs the real ones."""
        copy = self.clone()
        copy.key, copy.rolled = key, 0
        return copy

    def plan(self) -> str:
        """The agenda in words, next step first."""
        return "\n".join(map(repr, reversed(self.agenda))) or "nothing is planned"

    def _go_on(self) -> None:
        agenda, replacements = self.agenda, self.book.replacements
        while agenda and self.asking is None:
            step = agenda.pop()
            self.mark = len(agenda)
            if replacements and type(step) in replacements:
                self._replaced(step, replacements[type(step)])
            else:
                step.run(self)

    def _replaced(self, step: Step, replacements: list[Callable[..., None]]) -> None:
        def proceed() -> None:
            if rest:
                rest.pop()(self, step, proceed)
            else:
                step.run(self)

        rest = replacements[:]
        proceed()

    def _why_not_asked(self, seat: Seat) -> str:
        if self.over:
            return "The game is over; nothing is asked any more."
        if seat in self.answers:
            return "You have answered already; wait for the others."
        return "You are not asked anything now; wait for your turn."


def state_fields(kind: type[Game]) -> tuple[str, ...]:
    """The fields that make up the state, without those that follow from the options or from other fields."""
    return tuple(name for name in kind.defaults if name not in (*kind.shared, *kind.derived))


@cache
def _cloner(kind: type[Game]) -> Callable[[Game], Game]:
    """Write the clone function of this kind of game from its fields."""
    hints = typing.get_type_hints(kind)
    copies = []
    for name in kind.defaults:
        origin = typing.get_origin(hints[name])
        is_value = (
            origin is None and isinstance(hints[name], type) and issubclass(hints[name], (Value, str, int, bytes))
        )
        if origin is list:
            copies.append(f"copy.{name} = game.{name}[:]")
        elif origin is dict:
            copies.append(f"copy.{name} = game.{name}.copy()")
        elif name in kind.shared or is_value or origin is not None:
            copies.append(f"copy.{name} = game.{name}")
        else:
            raise TypeError(f"{kind.__name__}.{name}: a state holds lists, dicts and immutable values only")
    scope: dict[str, Any] = {"kind": kind, "new": object.__new__}
    exec(f"def clone(game):\n copy = new(kind)\n {'; '.join(copies)}\n return copy", scope)
    return typing.cast(Callable[[Game], Game], scope["clone"])
