"""A function with what is known written out, and without what then cannot happen."""

from __future__ import annotations

import ast
from functools import cache
from inspect import getsource
from textwrap import dedent
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

from gloaming.fast.fitted.knowing import Knowing, assigned, calls_something, named

if TYPE_CHECKING:
    from gloaming.fast.fitted.facts import Facts

ENDS = (ast.Return, ast.Break, ast.Continue)


class Folded(NamedTuple):
    text: str
    calls: list[FunctionType]
    writes: list[tuple[str, int | None]]
    """The fields of a game, each with the number that is written there, if that is known."""
    said: set[str]
    """The names outside itself that it reads, other than to compare with them."""
    returns: Any
    """What it always returns, if it does nothing else; None if that isn't known."""
    idle: bool
    """Whether it does nothing at all."""
    rests_on: dict[tuple[str, ...], Any]
    """What it asked of the facts, and was told."""
    asked: dict[FunctionType, tuple[Any, bool]]
    """Of which functions it asked what they return, and whether they are idle."""


@cache
def text_of(function: FunctionType) -> str:
    return getattr(function, "source", None) or dedent(getsource(function))


def folded(function: FunctionType, facts: Facts) -> Folded:
    kept = facts.functions.get(function)
    if kept is None or not still_holds(kept, facts):
        facts.functions[function] = Folding(function, facts).folded()
    return facts.functions[function]


def still_holds(kept: Folded, facts: Facts) -> bool:
    told = all(getattr(facts, question)(*of) == answer for (question, *of), answer in kept.rests_on.items())
    return told and all(outcome(called, facts) == before for called, before in kept.asked.items())


def outcome(function: FunctionType, facts: Facts) -> tuple[Any, bool]:
    found = folded(function, facts)
    return found.returns, found.idle


class Folding(Knowing, ast.NodeTransformer):
    def folded(self) -> Folded:
        (tree,) = ast.parse(text_of(self.function)).body
        assert isinstance(tree, ast.FunctionDef)
        before = None
        while before != self.constants:
            before = self.constants
            tree.body = self.block(tree.body) or [ast.Pass()]
            self.constants = self.never_changed(tree)
        return self.told(tree)

    def told(self, tree: ast.FunctionDef) -> Folded:
        below = [*ast.walk(tree)]
        calls = [called for it in below if isinstance(it, ast.Call) and (called := self.called(it))]
        first = tree.body[0]
        returns = self.value(first.value) if isinstance(first, ast.Return) and first.value else None
        idle = isinstance(first, ast.Pass) or (isinstance(first, ast.Return) and first.value is None)
        text, writes = ast.unparse(ast.fix_missing_locations(tree)), [pair for it in below for pair in self.writes(it)]
        return Folded(text, calls, writes, named(tree), returns, idle, self.rests_on, self.asked)

    def outcome(self, it: ast.Call) -> tuple[Any, bool]:
        called = self.called(it)
        if called is None or any(calls_something(arg) for arg in it.args):
            return None, False
        self.asked[called] = outcome(called, self.facts)
        return self.asked[called]

    # Expressions

    def visit_Name(self, it: ast.Name) -> ast.expr:
        known = isinstance(it.ctx, ast.Load) and it.id in self.constants
        return ast.Constant(self.constants[it.id]) if known else it

    def visit_Attribute(self, it: ast.Attribute) -> ast.expr:
        self.generic_visit(it)
        value = self.field(it) if isinstance(it.ctx, ast.Load) else None
        return it if value is None else ast.Constant(value)

    def visit_Compare(self, it: ast.Compare) -> ast.expr:
        return self.known_or(it)

    def visit_UnaryOp(self, it: ast.UnaryOp) -> ast.expr:
        return self.known_or(it)

    def known_or(self, it: ast.expr) -> ast.expr:
        self.generic_visit(it)
        value = self.value(it)
        return it if value is None else ast.Constant(value)

    def visit_IfExp(self, it: ast.IfExp) -> ast.expr:
        self.generic_visit(it)
        truth = self.value(it.test)
        return it if truth is None else it.body if truth else it.orelse

    def visit_BoolOp(self, it: ast.BoolOp) -> ast.expr:
        """What does not decide falls away, and what stands behind that which does."""
        self.generic_visit(it)
        decisive, left = isinstance(it.op, ast.Or), list[ast.expr]()
        for one in it.values:
            value = self.value(one)
            if value is not None and bool(value) == decisive:
                if not any(calls_something(before) for before in left):
                    return ast.Constant(decisive)
                return ast.BoolOp(it.op, [*left, ast.Constant(decisive)])
            if value is None:
                left.append(one)
        return ast.Constant(not decisive) if not left else left[0] if len(left) == 1 else ast.BoolOp(it.op, left)

    def visit_Call(self, it: ast.Call) -> ast.expr:
        self.generic_visit(it)
        returns, _ = self.outcome(it)
        return it if returns is None else ast.Constant(returns)

    # Statements

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
            case ast.Assign(targets=[ast.Name(id=name)]) if name in self.constants:
                return []
            case ast.Expr():
                it.value = self.visit(it.value)
                idle = not isinstance(it.value, ast.Call) or self.outcome(it.value)[1]
                return [] if idle else [it]
            case ast.If():
                return self.condition(it)
            case ast.While():
                it.test, it.body = self.visit(it.test), self.block(it.body) or [ast.Pass()]
                return [it]
            case ast.For(iter=ast.Call(args=bounds)):
                it.iter, it.body = self.visit(it.iter), self.block(it.body)
                return [it] if it.body and not self.is_empty(bounds) else []
            case _:
                self.generic_visit(it)
                return [it]

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

    def is_empty(self, bounds: list[ast.expr]) -> bool:
        """Whether nothing is in a range."""
        values = [self.value(bound) for bound in bounds]
        return None not in values and not range(*values)

    # What comes of it

    def never_changed(self, tree: ast.FunctionDef) -> dict[str, Any]:
        """Its own names that stand for one number only."""
        found: dict[str, set[Any]] = {argument.arg: {None} for argument in tree.args.args}
        for it in ast.walk(tree):
            for target, value in assigned(it):
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, set()).add(None if value is None else self.value(value))
        settled = {
            name: next(iter(values)) for name, values in found.items() if len(values) == 1 and None not in values
        }
        return self.constants | settled

    def writes(self, it: ast.AST) -> list[tuple[str, int | None]]:
        return [
            (target.attr, None if value is None else self.value(value))
            for target, value in assigned(it)
            if isinstance(target, ast.Attribute) and self.row_of(target) == "Game"
        ]
