"""What an expression always is, as far as that is known."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

from gloaming.fast.dice import BY_MACHINE

if TYPE_CHECKING:
    from gloaming.fast.fitted.facts import Facts

COMPARED: dict[type[ast.AST], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}  # fmt: skip
RECKONED: dict[type[ast.AST], Callable[[Any, Any], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.LShift: operator.lshift, ast.RShift: operator.rshift, ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
}  # fmt: skip
TURNED: dict[type[ast.AST], Callable[[Any], int]] = {ast.Not: operator.not_, ast.USub: operator.neg}


class Knowing:
    def __init__(self, function: FunctionType, facts: Facts) -> None:
        self.function, self.facts, self.scope = function, facts, function.__globals__
        self.rows = {name: hint for name, hint in function.__annotations__.items() if hint in ("Game", *facts.told)}
        self.own = {*function.__code__.co_varnames}
        self.constants: dict[str, Any] = {}
        self.rests_on: dict[tuple[str, ...], Any] = {}
        self.asked: dict[FunctionType, tuple[Any, bool]] = {}

    def fact(self, question: str, *of: str) -> Any:
        answer = self.rests_on[question, *of] = getattr(self.facts, question)(*of)
        return answer

    def value(self, it: ast.expr) -> Any:
        """The number that it always is; None if that isn't known."""
        match it:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name) if name in self.own:
                return self.constants.get(name)
            case ast.Name(id=name):
                found = self.scope.get(name)
                return found if isinstance(found, (int, tuple)) else None
            case ast.Tuple(elts=elts):
                values = [self.value(one) for one in elts]
                return None if None in values else tuple(values)
            case _:
                return self.worked_out(it)

    def worked_out(self, it: ast.expr) -> Any:
        match it:
            case ast.UnaryOp(op=op, operand=operand) if type(op) in TURNED:
                value = self.value(operand)
                return None if value is None else TURNED[type(op)](value)
            case ast.BinOp(op=op, left=left, right=right) if type(op) in RECKONED:
                one, other = self.value(left), self.value(right)
                return None if one is None or other is None else RECKONED[type(op)](one, other)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return self.compared(left, op, right)
            case _:
                return None

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> bool | None:
        one, other = self.value(left), self.value(right)
        if one is None or other is None:
            return False if isinstance(op, ast.Eq) and not self.may_be(left, right) else None
        if isinstance(op, (ast.In, ast.NotIn)):
            return (one in other) == isinstance(op, ast.In)
        return COMPARED[type(op)](one, other)

    def may_be(self, left: ast.expr, right: ast.expr) -> bool:
        """Nothing is a step that is never planned, or an answer that is never offered. In functions that are written from a
        table (`dispatch`) steps have no names."""
        match left, right:
            case ast.Name(id="step"), ast.Constant(value=int(number)) if hasattr(self.function, "source"):
                return bool(self.fact("happens", self.facts.kind.named.get(number, "")))
            case _, ast.Name(id=name) if name not in self.own and name in self.facts.numbers:
                return bool(self.fact("happens", name))
            case _:
                return True

    def row_of(self, it: ast.Attribute) -> str | None:
        return self.rows.get(it.value.id) if isinstance(it.value, ast.Name) else None

    def field(self, it: ast.Attribute) -> int | None:
        row = self.row_of(it)
        value: int | None = None if row is None else self.fact("field", row, it.attr)
        return value

    def called(self, it: ast.Call) -> FunctionType | None:
        found = self.scope.get(it.func.id) if isinstance(it.func, ast.Name) else None
        return found if isinstance(found, FunctionType) and found not in BY_MACHINE else None


def assigned(it: ast.AST) -> list[tuple[ast.expr, ast.expr | None]]:
    """What is assigned to; and the value, where it is said."""
    match it:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            return [*zip(targets, values, strict=True)]
        case ast.Assign(targets=targets, value=value):
            return [(target, value) for target in targets]
        case ast.AugAssign(target=target) | ast.For(target=target):
            return [(target, None)]
        case _:
            return []


def calls_something(it: ast.expr) -> bool:
    return any(isinstance(one, ast.Call) for one in ast.walk(it))


def named(it: ast.AST) -> set[str]:
    """All names that are read, but for those that something is compared with."""
    match it:
        case ast.Name(id=name):
            return {name}
        case ast.Attribute(value=value, attr=name):
            return {name} | named(value)
        case _:
            but = (ast.Name, ast.Tuple, ast.Attribute) if isinstance(it, ast.Compare) else ()
            return {name for one in ast.iter_child_nodes(it) if not isinstance(one, but) for name in named(one)}
