"""Functions that are written from tables, once: compilers know no tables of functions, and a row has many fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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


GROUP = 8
"""So many calls at most stand in one function: whenever a function begins, numba clears room for every call that stands in it,
whichever of them is made then."""


def by_number(head: str, deeds: dict[int, str], scope: dict[str, Any], otherwise: str = "pass") -> Any:
    """A function that does what the table says for the number of the present step."""
    tests = {f"step == {number}": deeds[number] for number in sorted(deeds)}
    if len(deeds) > GROUP:
        tests = dict(in_groups(head, deeds, scope, otherwise))
    lines = [f"def {head}:", "    step = g.now[0]"]
    for nth, (test, deed) in enumerate(tests.items()):
        lines += [f"    {'elif' if nth else 'if'} {test}:", f"        {deed}"]
    return written([*lines, f"    {otherwise}"], scope)


def in_groups(head: str, deeds: dict[int, str], scope: dict[str, Any], otherwise: str) -> Iterator[tuple[str, str]]:
    """A function for some numbers at a time, and how it is called up to the last of them."""
    name, taken = head.split("(")
    given = ", ".join(argument.partition(":")[0] for argument in taken.partition(")")[0].split(", "))
    for nth, numbers in enumerate(batched(sorted(deeds))):
        part = f"{name}_{nth + 1}"
        scope[part] = by_number(f"{part}({taken}", {number: deeds[number] for number in numbers}, scope, otherwise)
        yield f"step <= {numbers[-1]}", f"{'' if taken.endswith('None') else 'return '}{part}({given})"


def batched(numbers: list[int]) -> list[list[int]]:
    return [numbers[at : at + GROUP] for at in range(0, len(numbers), GROUP)]


def any_of(head: str, numbers: Iterable[int], scope: dict[str, Any]) -> Any:
    """A function that says whether the present step is one of these."""
    tests = " or ".join(f"step == {number}" for number in numbers)
    return written([f"def {head}:", "    step = g.now[0]", f"    return {tests}"], scope)


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


def written(lines: list[str], scope: dict[str, Any], file: str = "<table>") -> Any:
    made: dict[str, Any] = {}
    exec(compile("\n".join(["from __future__ import annotations", *lines]), file, "exec"), scope, made)
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
