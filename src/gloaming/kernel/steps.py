"""Steps: the unit of flow. The agenda is a stack of them; each runs once, and may put one question, last."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, final

from gloaming.kernel.values import Coded, Seat, Value


class Option(Coded):
    """One answer to a question. Reads after "I"."""

    hidden: ClassVar[tuple[str, ...]] = ()
    """The fields that stay between the chooser and the table, such as the face of a card laid face down."""

    clause: ClassVar[str] = ""
    """The rule for this answer, where it has one of its own."""

    confirm: ClassVar[bool] = False
    """Whether a person should be asked twice, because it cannot be taken back and weighs heavily."""

    quiet: ClassVar[bool] = False
    """Whether it changes least and tells nothing: a clock gives this answer, and so does a bot with no better idea."""

    free: ClassVar[bool] = False
    """Whether it comes on top of the action of a turn, which then continues."""

    __str__ = lru_cache(maxsize=8192)(Coded.__str__)  # the same few are written in every game

    by_role: ClassVar[str] = ""
    """The hidden role that alone allows it: listing it where others can see would tell who holds that role."""

    def prospect(self, known: Any, seat: Seat) -> Value | None:
        """What it leads to, worked out by the rules over what this seat knows (`GameKind.known`), for faces and bots to tell.
        Kinds that say nothing of it are not asked."""
        raise NotImplementedError

    def is_quiet(self) -> bool:
        """`quiet` for this very answer: of cards laid face down, perhaps only the one that everyone holds."""
        return self.quiet


class Step(Value):
    """What happens next. Its fields hold public facts only: the agenda isn't secret."""

    def run(self, game: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__} does nothing")


class Question(Step):
    """A step that asks. To ask is to wait: the answers come in one by one and stay sealed until all are there."""

    clause: ClassVar[str] = ""
    """The rule for the question, shown to anyone who asks why."""

    uniform: ClassVar[bool] = False
    """Whether everyone is asked, most with only one answer: nothing may show who has a choice."""

    discreet: ClassVar[bool] = False
    """Whether nobody is told who has answered until all have: taking long would tell of a choice that only some have."""

    secret: ClassVar[bool] = False
    """Whether the one who is asked looks at something that nobody else may see."""

    clock: ClassVar[str] = "turn"
    """Which of a hosted table's clocks runs for it."""

    debated: ClassVar[bool] = False
    """Whether the table talks before anyone answers, because it is a vote."""

    to_one_seat: ClassVar[bool] = False
    """Whether it is a `Choice`: its one answer settles it."""

    def is_debated(self, game: Any) -> bool:
        """`debated` for this very question: not where it only continues one that was talked about."""
        return self.debated

    def run(self, game: Any) -> None:
        game.ask(self)

    def outlook(self, known: Any, seat: Seat) -> Value | None:
        """What this seat sees around it beyond its answers, worked out like a `prospect`."""
        raise NotImplementedError

    def asks(self, game: Any) -> dict[Seat, tuple[Option, ...]]:
        """Who is asked, and what each may answer. Must change nothing: it is recomputed after a reload."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def answered(self, game: Any, answers: dict[Seat, Any]) -> None:
        raise NotImplementedError(f"{type(self).__name__} hears nothing")


class Choice(Question):
    """A question to one seat. Where there is nothing to choose from, None is chosen."""

    seat: Seat

    to_one_seat: ClassVar[bool] = True

    @final
    def asks(self, game: Any) -> dict[Seat, tuple[Option, ...]]:
        options = self.options(game)
        return {self.seat: options} if options else {}

    @final
    def answered(self, game: Any, answers: dict[Seat, Any]) -> None:
        self.chosen(game, answers.get(self.seat))

    def options(self, game: Any) -> tuple[Option, ...]:
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def chosen(self, game: Any, option: Any) -> None:
        raise NotImplementedError(f"{type(self).__name__} hears nothing")
