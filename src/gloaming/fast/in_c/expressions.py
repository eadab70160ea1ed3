"""Expressions in C, each with its type."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from gloaming.fast import dice
from gloaming.fast.in_c.typed import CARDS, INT, MACHINE, TRUTH, WORD, Of, Terms, Type, Typed, View, name_of
from gloaming.fast.rows import Row, fields_of

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Not: "!", ast.USub: "-", ast.Invert: "~", ast.And: " && ", ast.Or: " || ",
}  # fmt: skip
DIVISIONS: dict[type[ast.AST], tuple[str, str]] = {ast.FloorDiv: ("floored", "/"), ast.Mod: ("remainder", "%")}
Fixed = dict[type[Row], Row]
"""Rows that no game changes, by their kind: what stands in them is written out."""
BUILT_IN: dict[Any, Callable[[list[Typed]], Typed]] = {
    dice.word: lambda args: Typed(f"((word)({args[0].text}))", WORD),
    dice.small: lambda args: Typed(f"((long long)({args[0].text}))", INT),
}
EXTREMES: dict[str, str] = {"min": "least", "max": "greatest"}


class Expressions:
    """Writes the expressions of one function."""

    def __init__(
        self, function: FunctionType, terms: Terms, fixed: Fixed | None = None, given: Sequence[View] = ()
    ) -> None:
        """`given`: the cells that it takes, where they may be of any kind."""
        self.function, self.terms, self.fixed, self.given = function, terms, fixed or {}, given
        hints, cells = dict(function.__annotations__), iter(given)
        self.returns = terms.types[hints.pop("return")]
        self.types: dict[str, Type] = {
            name: next(cells, terms.types[hint]) if hint == CARDS else terms.types[hint] for name, hint in hints.items()
        }
        """Of its names, as far as they are known."""
        self.taken = [*self.types]
        self.number = terms.number(function)
        self.width = self.number.rpartition(" ")[2]
        self.called: dict[str, tuple[FunctionType, tuple[View, ...]]] = {}
        """What it calls, and with which cells."""
        self.tables: dict[str, str] = {}
        """Constant tables that it reads."""

    def expression(self, it: ast.expr) -> Typed:
        match it:
            case ast.Constant(value=bool(truth)):
                return Typed(str(int(truth)), TRUTH)
            case ast.Constant(value=int(number)):
                return Typed(self.literal(number), INT)
            case ast.Name(id=name):
                return Typed(f"{name}_", self.types[name]) if name in self.types else self.constant(name)
            case ast.Attribute() | ast.Subscript():
                return self.looked_up(it)
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
                return self.call(name, [self.expression(arg) for arg in args])
            case _:
                return self.worked_out(it)

    def looked_up(self, it: ast.Attribute | ast.Subscript) -> Typed:
        match it:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module not in self.types:
                return Typed(self.literal(getattr(self.function.__globals__[module], name)), INT)
            case ast.Attribute(value=row, attr=name):
                return self.field(self.expression(row), name)
            case ast.Subscript(value=cells, slice=number):
                return self.cell(self.expression(cells), self.expression(number))

    def worked_out(self, it: ast.expr) -> Typed:
        match it:
            case ast.BinOp(op=op, left=left, right=right):
                return self.operation(op, self.expression(left), self.expression(right))
            case ast.UnaryOp(op=op, operand=operand):
                value = self.expression(operand)
                return Typed(f"({OPERATORS[type(op)]}({value.text}))", TRUTH if isinstance(op, ast.Not) else value.type)
            case ast.BoolOp(op=op, values=values):
                return Typed(f"({OPERATORS[type(op)].join(self.expression(value).text for value in values)})", TRUTH)
            case ast.Compare():
                return self.comparison(it)
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                one, other = self.expression(then), self.expression(otherwise)
                kind = one.type if one.type == other.type else INT
                return Typed(f"({self.expression(test).text} ? {one.text} : {other.text})", kind)
            case _:
                raise self.refused(it)

    def constant(self, name: str) -> Typed:
        value = self.function.__globals__[name]
        unsigned = name in dice.UNSIGNED
        if isinstance(value, int):
            return Typed(f"{value}ULL", WORD) if unsigned else Typed(self.literal(value), INT)
        if not isinstance(value, tuple):
            raise self.refused(ast.Name(id=name))
        shape, cell = shape_of(value), "word" if unsigned else "int"
        self.tables[name] = f"TABLE {cell} {name}{sizes(shape)} = {braces(value, 'ULL' if unsigned else '')};"
        return Typed(name, View(cell, shape, by_lane=False, fixed=True))

    def field(self, row: Typed, name: str) -> Typed:
        assert isinstance(row.type, Of)
        kind = row.type.kind
        size, shape = fields_of(kind)[name]
        cell = MACHINE[size]
        if kind in self.fixed:
            return self.printed(kind, name)
        if kind is self.terms.game:
            start = f"(({cell} *)(g_ + PLACE_{name}))"
            return Typed(start, View(cell, shape, by_lane=True)) if shape else Typed(f"{start}[lane]", INT)
        text = f"{row.text}->{name}"
        return Typed(text, View(cell, shape, by_lane=False, fixed=True)) if shape else Typed(text, INT)

    def printed(self, kind: type[Row], name: str) -> Typed:
        """What stands in a row that no game changes."""
        (size, shape), value = fields_of(kind)[name], getattr(self.fixed[kind], name)
        if not shape:
            return Typed(self.literal(value), INT)
        table, cell = f"{kind.__name__}_{name}", MACHINE[size]
        self.tables[table] = f"PRINT {cell} {table}{sizes(shape)} = {braces(value, '')};"
        return Typed(table, View(cell, shape, by_lane=False, fixed=True))

    def cell(self, cells: Typed, number: Typed) -> Typed:
        assert isinstance(cells.type, View)
        view = cells.type
        if len(view.shape) > 1:
            inner = view._replace(shape=view.shape[1:])
            if not view.by_lane:
                return Typed(f"{cells.text}[{number.text}]", inner)
            wide = "*".join(map(str, inner.shape))
            return Typed(f"({cells.text} + ({number.text})*{wide}*LANES)", inner)
        kind = WORD if view.cell == "word" else INT
        at = f"({number.text})*LANES + lane" if view.by_lane else number.text
        return Typed(f"{cells.text}[{at}]", kind)

    def operation(self, op: ast.operator, left: Typed, right: Typed) -> Typed:
        kind = WORD if WORD in (left.type, right.type) else INT
        if type(op) in DIVISIONS:
            called, sign = DIVISIONS[type(op)]
            if kind == INT:
                return Typed(f"{called}_{self.width}({left.text}, {right.text})", INT)
            return Typed(f"({left.text} {sign} {right.text})", WORD)
        return Typed(f"({left.text} {OPERATORS[type(op)]} {right.text})", kind)

    def comparison(self, it: ast.Compare) -> Typed:
        left = self.expression(it.left).text
        if isinstance(it.ops[0], (ast.In, ast.NotIn)):
            found = " || ".join(f"{left} == {one}" for one in self.listed(it.comparators[0]))
            return Typed(f"({'!' if isinstance(it.ops[0], ast.NotIn) else ''}({found}))", TRUTH)
        terms = list[str]()
        for op, comparator in zip(it.ops, it.comparators, strict=True):
            right = self.expression(comparator).text
            terms.append(f"({left} {OPERATORS[type(op)]} {right})")
            left = right
        return Typed(f"({' && '.join(terms)})", TRUTH)

    def listed(self, among: ast.expr) -> list[str]:
        if isinstance(among, ast.Tuple):
            return [self.expression(one).text for one in among.elts]
        if isinstance(among, ast.Name):
            return [self.literal(number) for number in self.function.__globals__[among.id]]
        raise self.refused(among)

    def call(self, name: str, args: list[Typed]) -> Typed:
        called = self.function.__globals__.get(name)
        if called in BUILT_IN:
            return BUILT_IN[called](args)
        if called is None and name in EXTREMES:
            return Typed(f"{EXTREMES[name]}_{self.width}({', '.join(arg.text for arg in args)})", INT)
        if not isinstance(called, FunctionType):
            raise self.refused(ast.Name(id=name))
        missing = called.__code__.co_argcount - len(args)
        rest = [self.literal(number) for number in (called.__defaults__ or ())[-missing:]] if missing else []
        hints = called.__annotations__
        cells = tuple(
            arg.type.flat
            for arg, hint in zip(args, hints.values(), strict=False)
            if hint == CARDS and isinstance(arg.type, View)
        )
        own = name_of(called, cells)
        self.called[own] = called, cells
        return Typed(
            f"{own}({', '.join(['lane', *(arg.text for arg in args), *rest])})", self.terms.types[hints["return"]]
        )

    def literal(self, number: int) -> str:
        """As wide as what is worked out with it."""
        wide = "LL" if self.width == "long" or number >= 1 << 31 else ""
        return f"({number}{wide})" if number < 0 else f"{number}{wide}"

    def refused(self, it: ast.AST) -> SyntaxError:
        line = f", line {it.lineno}" if hasattr(it, "lineno") else ""
        return SyntaxError(f"{name_of(self.function)}{line} cannot be written in C: {ast.unparse(it)}")


def shape_of(value: Any) -> tuple[int, ...]:
    return (len(value), *shape_of(value[0])) if isinstance(value, tuple) else ()


def sizes(shape: tuple[int, ...]) -> str:
    return "".join(f"[{count}]" for count in shape)


def braces(value: Any, suffix: str) -> str:
    if isinstance(value, int):
        return f"{value}{suffix}"
    return f"{{{', '.join(braces(one, suffix) for one in value)}}}"
