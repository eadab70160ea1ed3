"""A function with what is known written out, and without what then cannot happen."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from functools import cache
from inspect import getsource
from textwrap import dedent
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

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
ENDS = (ast.Return, ast.Break, ast.Continue)


class Folded(NamedTuple):
    text: str
    calls: list[FunctionType]
    writes: list[tuple[str, int | None]]
    """The fields of a game, each with the number that is written into it, if that is known."""
    said: set[str]
    """The names outside itself that it reads, other than to compare with them."""
    returns: int | None
    """What it always returns, if that is all it does."""
    idle: bool
    """Whether it does nothing at all."""
    clears: bool
    """Whether it is the function that clears a game."""


@cache
def text_of(function: FunctionType) -> str:
    return getattr(function, "source", None) or dedent(getsource(function))


def folded(function: FunctionType, facts: Facts, known: dict[FunctionType, Folded]) -> Folded:
    """`known` keeps each function for those that call it."""
    if function not in known:
        folding = Folding(function, facts, known)
        (tree,) = ast.parse(text_of(function)).body
        tree, constants = folding.visit(tree), None
        while constants != folding.constants:
            constants, folding.constants = folding.constants, folding.settled(tree)
            tree = folding.visit(tree)
        known[function] = folding.result(tree)
    return known[function]


class Folding(ast.NodeTransformer):
    def __init__(self, function: FunctionType, facts: Facts, known: dict[FunctionType, Folded]) -> None:
        self.function, self.facts, self.functions = function, facts, known
        self.scope = function.__globals__
        self.rows = {name: hint for name, hint in function.__annotations__.items() if hint in ("Game", *facts.told)}
        self.own = {*function.__code__.co_varnames}
        self.constants: dict[str, Any] = {}
        """Its own names that only ever stand for one number."""
        self.by_number = hasattr(function, "source") and "step" in self.own

    # What is known

    def value(self, it: ast.expr) -> Any:
        """The number that an expression always is; None if that isn't known."""
        match it:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name) if name in self.constants:
                return self.constants[name]
            case ast.Name(id=name) if name not in self.own:
                found = self.scope.get(name)
                return found if isinstance(found, (int, tuple)) else None
            case ast.Tuple(elts=elts):
                values = [self.value(one) for one in elts]
                return None if None in values else tuple(values)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                truth = self.value(operand)
                return None if truth is None else not truth
            case ast.BinOp(op=op, left=left, right=right) if type(op) in RECKONED:
                one, other = self.value(left), self.value(right)
                return None if one is None or other is None else RECKONED[type(op)](one, other)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return self.compared(left, op, right)
            case _:
                return None

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> bool | None:
        one, other = self.value(left), self.value(right)
        if isinstance(op, (ast.In, ast.NotIn)):
            return None if one is None or other is None else (one in other) == isinstance(op, ast.In)
        if one is not None and other is not None:
            return COMPARED[type(op)](one, other)
        if isinstance(op, ast.Eq) and not self.may_be(left, right):
            return False
        return None

    def may_be(self, left: ast.expr, right: ast.expr) -> bool:
        """Nothing is a step that is never planned, and nothing an answer that is never offered."""
        match left, right:
            case ast.Name(id="step"), ast.Constant(value=int(number)) if self.by_number:
                return self.facts.happens(number)
            case _, ast.Name(id=name) if name not in self.own and name in self.facts.numbers:
                return name in self.facts.said
            case _:
                return True

    def settled(self, tree: ast.FunctionDef) -> dict[str, Any]:
        found: dict[str, set[Any]] = {argument.arg: {None} for argument in tree.args.args}
        for it in ast.walk(tree):
            for target, value in assigned(it):
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, set()).add(None if value is None else self.value(value))
        return {name: next(iter(values)) for name, values in found.items() if len(values) == 1 and None not in values}

    # Expressions

    def visit_Name(self, it: ast.Name) -> ast.expr:
        reads = isinstance(it.ctx, ast.Load) and it.id in self.constants
        return ast.Constant(self.constants[it.id]) if reads else it

    def visit_Attribute(self, it: ast.Attribute) -> ast.expr:
        self.generic_visit(it)
        if isinstance(it.value, ast.Name) and isinstance(it.ctx, ast.Load) and it.value.id in self.rows:
            value = self.facts.field(self.rows[it.value.id], it.attr)
            return it if value is None else ast.Constant(value)
        return it

    def visit_Compare(self, it: ast.Compare) -> ast.expr:
        return self.known_or(it)

    def visit_UnaryOp(self, it: ast.UnaryOp) -> ast.expr:
        return self.known_or(it) if isinstance(it.op, ast.Not) else self.generic_visit(it)  # type: ignore[return-value]

    def known_or(self, it: ast.expr) -> ast.expr:
        self.generic_visit(it)
        value = self.value(it)
        return it if value is None else ast.Constant(value)

    def visit_IfExp(self, it: ast.IfExp) -> ast.expr:
        self.generic_visit(it)
        truth = self.value(it.test)
        return it if truth is None else it.body if truth else it.orelse

    def visit_BoolOp(self, it: ast.BoolOp) -> ast.expr:
        """What doesn't decide falls away, and what stands behind that which does."""
        self.generic_visit(it)
        decides, left = isinstance(it.op, ast.Or), list[ast.expr]()
        for one in it.values:
            truth = self.value(one)
            if truth is None or bool(truth) == decides:
                left.append(one)
            if truth is not None and bool(truth) == decides:
                break
        last = None if not left else self.value(left[-1])
        if last is not None and not any(calls_something(one) for one in left):
            return ast.Constant(decides)
        if not left:
            return ast.Constant(not decides)
        return left[0] if len(left) == 1 else ast.BoolOp(it.op, left)

    def visit_Call(self, it: ast.Call) -> ast.expr:
        self.generic_visit(it)
        called = self.called(it)
        if called is None or any(calls_something(arg) for arg in it.args):
            return it
        returns = folded(called, self.facts, self.functions).returns
        return it if returns is None else ast.Constant(returns)

    def called(self, it: ast.Call) -> FunctionType | None:
        found = self.scope.get(it.func.id) if isinstance(it.func, ast.Name) else None
        return found if isinstance(found, FunctionType) and found not in BY_MACHINE else None

    # Statements

    def visit_FunctionDef(self, it: ast.FunctionDef) -> ast.FunctionDef:
        it.body = self.block(it.body) or [ast.Pass()]
        return it

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        found = list[ast.stmt]()
        for statement in statements:
            found += self.statement(statement)
            if found and isinstance(found[-1], ENDS):
                break
        return found

    def statement(self, it: ast.stmt) -> list[ast.stmt]:
        match it:
            case ast.Pass() | ast.Expr(value=ast.Constant()):
                return []
            case ast.Expr(value=ast.Call()):
                self.generic_visit(it)
                return [] if self.does_nothing(it.value) else [it]
            case ast.Assign(targets=[ast.Name(id=name)]) if name in self.constants:
                return []
            case ast.If():
                return self.condition(it)
            case ast.While():
                it.test, it.body = self.visit(it.test), self.block(it.body) or [ast.Pass()]
                return [] if self.value(it.test) == 0 else [it]
            case ast.For():
                it.iter, it.body = self.visit(it.iter), self.block(it.body)
                return [it] if it.body and not self.never(it.iter) else []
            case _:
                return [self.generic_visit(it)]  # type: ignore[list-item]

    def does_nothing(self, it: ast.expr) -> bool:
        if isinstance(it, ast.Constant):
            return True
        called = self.called(it) if isinstance(it, ast.Call) else None
        return (
            called is not None
            and folded(called, self.facts, self.functions).idle
            and not any(
                calls_something(arg)
                for arg in it.args  # type: ignore[attr-defined]
            )
        )

    def condition(self, it: ast.If) -> list[ast.stmt]:
        it.test = self.visit(it.test)
        truth = self.value(it.test)
        if truth is not None:
            return self.block(it.body if truth else it.orelse)
        it.body, it.orelse = self.block(it.body), self.block(it.orelse)
        if not it.body and not it.orelse and not calls_something(it.test):
            return []
        it.body = it.body or [ast.Pass()]
        return [it]

    def never(self, it: ast.expr) -> bool:
        """A range without anything in it."""
        assert isinstance(it, ast.Call)
        values = [self.value(bound) for bound in it.args]
        return None not in values and len(range(*values)) == 0

    # What comes of it

    def result(self, tree: ast.FunctionDef) -> Folded:
        calls = [
            called for it in ast.walk(tree) if isinstance(it, ast.Call) and (called := self.called(it)) is not None
        ]
        match tree.body:
            case [ast.Return(value=it)] if it is not None:
                returns = self.value(it)
            case _:
                returns = None
        return Folded(
            text=ast.unparse(ast.fix_missing_locations(tree)),
            calls=calls,
            writes=[written for it in ast.walk(tree) for written in self.writes(it)],
            said={*named(tree)},
            returns=returns,
            idle=all(isinstance(it, (ast.Pass, ast.Return)) for it in tree.body)
            and tree.body[0:1] != []
            and returns is None
            and not any(isinstance(it, ast.Return) and it.value is not None for it in tree.body),
            clears=self.function.__name__ == "clear",
        )

    def writes(self, it: ast.AST) -> list[tuple[str, int | None]]:
        return [
            (target.attr, None if value is None else self.value(value))
            for target, value in assigned(it)
            if isinstance(target, ast.Attribute) and self.is_field(target)
        ]

    def is_field(self, it: ast.Attribute) -> bool:
        return isinstance(it.value, ast.Name) and self.rows.get(it.value.id) == "Game"


def assigned(it: ast.AST) -> list[tuple[ast.expr, ast.expr | None]]:
    """What a statement assigns to; and what, where it says so."""
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
    if isinstance(it, ast.Name):
        return {it.id}
    if isinstance(it, ast.Attribute):
        return {it.attr} | named(it.value)
    below = [*ast.iter_child_nodes(it)]
    if isinstance(it, ast.Compare):
        below = [one for one in below if not isinstance(one, (ast.Name, ast.Tuple, ast.Attribute))]
    return {name for one in below for name in named(one)}
