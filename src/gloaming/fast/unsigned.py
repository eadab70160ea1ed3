"""Numbers of cells without a sign: no cell is counted from the end here, as Python would, so the machine need not look whether one is."""

from __future__ import annotations

import ast
from inspect import getsourcelines
from textwrap import dedent
from types import CodeType, FunctionType


class Unsigned(ast.NodeTransformer):
    """Makes `deck[i]` read `deck[word(i)]`."""

    def visit_Subscript(self, it: ast.Subscript) -> ast.expr:
        self.generic_visit(it)
        it.slice = ast.Call(func=ast.Name("word", ast.Load()), args=[it.slice], keywords=[])
        return ast.fix_missing_locations(it)


def without_signs(function: FunctionType) -> CodeType:
    """The function's code, so changed."""
    written = getattr(function, "source", None)
    lines, first = ([written], 1) if written else getsourcelines(function)
    (tree,) = ast.parse(dedent("".join(lines))).body
    ast.increment_lineno(tree, first - 1)
    module = compile(ast.Module([Unsigned().visit(tree)], []), function.__code__.co_filename, "exec")
    return next(it for it in module.co_consts if isinstance(it, CodeType) and it.co_name == function.__name__)
