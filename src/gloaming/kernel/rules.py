"""Rule points, and the three verbs by which content changes them: modifies, on, instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, update_wrapper
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from gloaming.kernel.events import Event
from gloaming.kernel.steps import Step

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)
F = TypeVar("F", bound=Callable[..., Any])


class Rule(Protocol[P, R_co]):
    """A sentence of the rulebook that content may change. A call asks the table's book, which has it with all its changes."""

    __name__: str
    parameters: tuple[str, ...]
    """What the sentence is about: the names of the arguments, `game` first."""
    number: int
    """Where every book keeps it."""
    text: Callable[..., Any]
    """What it says where nothing changes it."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...


ASKED = "def asked({about}): return game.book.rules[number]({about})"
CHANGED = """def asked({about}):
    value = text({about})
    {changes}
    return value
"""
Change = tuple[str, Callable[..., Any]]
"""While what it holds, as Python in the rule's own parameters; and the function that takes the rule's value first."""
RULES: list[Rule[..., Any]] = []
"""All rule points, by number."""


def rule(text: Callable[P, R_co]) -> Rule[P, R_co]:
    """Make a plain, pure function of (game, …) a rule point.

    Rules are asked several times a decision, so the function is generated for just the arguments it takes."""
    parameters = text.__code__.co_varnames[: text.__code__.co_argcount]
    number = len(RULES)
    asked: Any = update_wrapper(written_for(parameters, ASKED, number=number), text)
    asked.parameters, asked.number, asked.text = parameters, number, text
    RULES.append(asked)
    return cast(Rule[P, R_co], asked)


def written_for(parameters: tuple[str, ...], source: str, **scope: Any) -> Callable[..., Any]:
    """The function `asked` of this source, with just these parameters for `{about}`: to pass on `*args` costs as much as a rule."""
    exec(source.format(about=", ".join(parameters)), scope)
    return cast(Callable[..., Any], scope["asked"])


@cache
def changed(number: int, changes: tuple[Change, ...]) -> Callable[..., Any]:
    """The sentence of that number with all that changes it, in this order. Most tables share the same few."""
    point, about = RULES[number], ", ".join(RULES[number].parameters)
    lines = [f"if {holds}: value = change_{nth}(value, {about})" for nth, (holds, _) in enumerate(changes)]
    functions = {f"change_{nth}": change for nth, (_, change) in enumerate(changes)}
    source = CHANGED.replace("{changes}", "\n    ".join(lines))
    return written_for(point.parameters, source, text=point.text, **functions) if changes else point.text


class Module:
    """A piece of content: an expansion, a role, a token. It collects what it changes; a Rulebook puts it to use."""

    printed: int | None = None
    """Its place among the printed things of its kind; what no rulebook has says nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.changes: list[tuple[Rule[..., Any], Change]] = []
        self.reactions: list[tuple[type[Event], Callable[..., None]]] = []
        self.replacements: list[tuple[type[Step], Callable[..., None]]] = []

    def modifies(self, *points: Rule[..., Any]) -> Callable[[F], F]:
        """The decorated function takes the rule's value first and returns the changed one."""
        return _registering(self.changes, points, self.bind_change)

    def on(self, *kinds: type[Event]) -> Callable[[F], F]:
        """The decorated function reacts to a fact, whatever its cause. It only schedules."""
        return _registering(self.reactions, kinds, self.bind_reaction)

    def instead(self, *kinds: type[Step]) -> Callable[[F], F]:
        """The decorated function stands in for a step; it may call `proceed()` to let the step happen after all."""
        return _registering(self.replacements, kinds, self.bind_replacement)

    # How content is bound to its holder is the game's affair; a plain module has none.

    def bind_change(self, point: Rule[..., Any], change: Callable[..., Any]) -> Change:
        return "True", change

    def bind_reaction(self, kind: type[Event], reaction: Callable[..., Any]) -> Callable[..., Any]:
        return reaction

    def bind_replacement(self, kind: type[Step], replacement: Callable[..., Any]) -> Callable[..., Any]:
        return replacement


def _registering(found: list[Any], points: tuple[Any, ...], bind: Callable[..., Any]) -> Callable[[F], F]:
    def register(function: F) -> F:
        found.extend((point, bind(point, function)) for point in points)
        return function

    return register


class Rulebook:
    """The modules of one table, composed once, in their order, from public options only."""

    def __init__(self, modules: Iterable[Module] = ()) -> None:
        self.modules = tuple(dict.fromkeys(modules))
        self.named: dict[str, Module] = {module.name: module for module in self.modules}
        self.changes: list[tuple[Change, ...]] = [()] * len(RULES)
        """What changes each rule, by its number; most are changed by nothing. All rules are there before the first book."""
        self.reactions: dict[type[Event], list[Callable[..., None]]] = {}
        self.replacements: dict[type[Step], list[Callable[..., None]]] = {}
        for module in self.modules:
            for point, change in module.changes:
                self.changes[point.number] += (change,)
            for kind, reaction in module.reactions:
                self.reactions.setdefault(kind, []).append(reaction)
            for step, replacement in module.replacements:
                self.replacements.setdefault(step, []).append(replacement)
        self.rules = [changed(number, changes) for number, changes in enumerate(self.changes)]
