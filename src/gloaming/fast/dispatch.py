"""Functions that are written from tables, once: compilers know no tables of functions, and a row has many fields."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.fast.layout import Dice
from gloaming.fast.rows import Row, fields_of

F = TypeVar("F", bound=Callable[..., Any])


class Question(NamedTuple):
    """A step that asks."""

    offer: Callable[[Any, Any, int], None]
    """Lists what a seat may answer."""
    heard: Callable[[Any, Any, Dice], None]
    """All answers are in."""
    asked: Callable[[Any, Any], int] | None = None
    """Whom it asks; if it doesn't say, the seat in its first field, if that has anything to answer."""
    opens: Callable[[Any, Any, Dice], bool] | None = None
    """What happens before; whether it is put at all."""


def by_number(head: str, deeds: dict[int, str], scope: dict[str, Any], otherwise: str = "pass") -> Any:
    """A function that does what the table says for the number of the present step."""
    lines = [f"def {head}:", "    step = g.now[0]"]
    for nth, (number, deed) in enumerate(deeds.items()):
        lines += [f"    {'elif' if nth else 'if'} step == {number}:", f"        {deed}"]
    return written([*lines, f"    {otherwise}"], scope)


def calls(questions: dict[int, Question], field: str, call: str) -> dict[int, str]:
    """How each question's function of this name is called, where it has one."""
    functions = {number: getattr(question, field) for number, question in questions.items()}
    return {number: call.format(function.__name__) for number, function in functions.items() if function}


def clearing(kind: type[Row], but: tuple[str, ...], scope: dict[str, Any]) -> Any:
    """A function that sets every field to zero, except for these."""
    lines = ["def clear(g: Game) -> None:"]
    for name, (_, shape) in fields_of(kind).items():
        if name not in but:
            loops = [f"{'    ' * (depth + 1)}for i{depth} in range({size}):" for depth, size in enumerate(shape)]
            cells = "".join(f"[i{depth}]" for depth in range(len(shape)))
            lines += [*loops, f"{'    ' * (len(shape) + 1)}g.{name}{cells} = 0"]
    return written(lines, scope)


def written(lines: list[str], scope: dict[str, Any]) -> Any:
    made: dict[str, Any] = {}
    exec("\n".join(["from __future__ import annotations", *lines]), scope, made)
    function = made.popitem()[1]
    function.source = "\n".join(lines)  # nothing could look it up in a file
    return function


def taken_home(function: F, home: dict[str, Any], *nearby: ModuleType) -> F:
    """A function that is written once for all games as one of this module's own: what it reads is first looked for at home,
    then nearby, and only then where it was written."""
    shared = cast(FunctionType, function)
    for name in shared.__code__.co_names:
        found = next((vars(module)[name] for module in nearby if name in vars(module)), shared.__globals__.get(name))
        if found is not None:
            home.setdefault(name, found)
    own = FunctionType(shared.__code__, home, shared.__name__, shared.__defaults__)
    own.__annotations__, own.__doc__, own.__module__ = shared.__annotations__, shared.__doc__, home["__name__"]
    return cast(F, own)
