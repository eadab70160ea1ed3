"""Writes a function in C.

What it accepts: whole numbers, words of 64 bits and truths; rows by their fields, and views into them; `if`, `while`, `for` over `range`;
calls of functions that it can write too. It knows a name's type from annotations and from what is first assigned to it. Anything
else is refused with the line that has it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cached_property
from inspect import getsource
from textwrap import dedent
from types import FunctionType

from gloaming.fast.in_c.expressions import Expressions, Fixed
from gloaming.fast.in_c.typed import INT, NOTHING, TRUTH, WORD, Of, Terms, Type, Typed, View, name_of


class Writer(Expressions):
    """Writes one function."""

    def __init__(
        self, function: FunctionType, terms: Terms, fixed: Fixed | None = None, given: Sequence[View] = ()
    ) -> None:
        super().__init__(function, terms, fixed, given)
        (self.tree,) = ast.parse(getattr(function, "source", None) or dedent(getsource(function))).body
        self.loops = 0

    # The function

    def head(self) -> str:
        taken = ["int lane", *(f"{self.declared(self.types[name])}{name}_" for name in self.taken)]
        manner = "APART" if name_of(self.function) in self.terms.apart else "FN"
        return f"{manner} {self.declared(self.returns)}{name_of(self.function, self.given)}({', '.join(taken)})"

    def declared(self, kind: Type) -> str:
        if isinstance(kind, Of):
            return "bytes " if kind.kind is self.terms.game else f"const {kind.kind.__name__} *"
        if isinstance(kind, View):
            return f"{'const ' if kind.fixed else ''}{kind.cell} *"
        return {INT: self.number, WORD: "word", TRUTH: "int", NOTHING: "void"}[kind] + " "

    @cached_property
    def text(self) -> str:
        """The whole function. What it calls and reads is known then."""
        assert isinstance(self.tree, ast.FunctionDef)
        body = self.block(self.tree.body)
        own = [f"{self.declared(kind)}{name}_ = 0;" for name, kind in self.types.items() if name not in self.taken]
        return "\n".join([f"{self.head()} {{", *own, *body, "}"])

    # Statements

    def block(self, statements: list[ast.stmt]) -> list[str]:
        return [line for statement in statements for line in self.statement(statement)]

    def statement(self, it: ast.stmt) -> list[str]:
        match it:
            case ast.Pass() | ast.Expr(value=ast.Constant()):
                return []
            case ast.Expr(value=value):
                return [f"{self.expression(value).text};"]
            case ast.Return(value=None):
                return ["return;"]
            case ast.Return(value=value) if value is not None:
                return [f"return {self.expression(value).text};"]
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Assign() | ast.AugAssign():
                return self.assignment(it)
            case _:
                return self.compound(it)

    def assignment(self, it: ast.Assign | ast.AugAssign) -> list[str]:
        match it:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                return self.at_once(targets, values)
            case ast.Assign(targets=targets, value=value):
                return self.assigned(targets, self.expression(value))
            case ast.AugAssign(target=target, op=op, value=value):
                changed = self.operation(op, self.expression(target), self.expression(value))
                return self.assigned([target], changed)

    def compound(self, it: ast.stmt) -> list[str]:
        match it:
            case ast.If(test=test, body=then, orelse=otherwise):
                rest = ["} else {", *self.block(otherwise)] if otherwise else []
                return [f"if ({self.expression(test).text}) {{", *self.block(then), *rest, "}"]
            case ast.While(test=test, body=body):
                return [f"while ({self.expression(test).text}) {{", *self.block(body), "}"]
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=bounds), body=body):
                return self.loop(name, bounds, body)
            case _:
                raise self.refused(it)

    def at_once(self, targets: list[ast.expr], values: list[ast.expr]) -> list[str]:
        """All values are worked out before any is assigned."""
        worked_out = [self.expression(value) for value in values]
        kept = [Typed(f"kept{nth}", value.type) for nth, value in enumerate(worked_out)]
        lines = [
            f"{self.declared(value.type)}{name.text} = {value.text};"
            for name, value in zip(kept, worked_out, strict=True)
        ]
        given = [line for target, name in zip(targets, kept, strict=True) for line in self.assigned([target], name)]
        return ["{", *lines, *given, "}"]

    def assigned(self, targets: list[ast.expr], value: Typed) -> list[str]:
        for target in targets:
            if isinstance(target, ast.Name):
                before = self.types.get(target.id)
                if before is None or (before == TRUTH and value.type == INT):
                    self.types[target.id] = value.type
        *others, first = [self.expression(target).text for target in targets]
        return [f"{first} = {value.text};", *(f"{other} = {first};" for other in others)]

    def loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt]) -> list[str]:
        self.loops += 1
        self.types.setdefault(name, INT)
        said = [self.expression(bound).text for bound in bounds]
        start, stop, by = ["0", said[0], "1"] if len(said) == 1 else [*said, "1"][:3]
        at, end = f"at{self.loops}", f"end{self.loops}"
        until = ">" if by.startswith("(-") else "<"
        head = f"LOOP for ({self.number} {at} = {start}, {end} = {stop}; {at} {until} {end}; {at} += {by}) {{"
        return [head, f"{name}_ = {at};", *self.block(body), "}"]
