"""`gloaming rules`: the rules, clause by clause, as docs/rules has them."""

import json as notation
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated

import typer

from gloaming import clauses
from gloaming.clauses import Clause
from gloaming.cli.language import refuse
from gloaming.cli.many import Json

SNIPPET = 160
HOW_TO = """\
gloaming rules AC-VOTE-07        one clause
gloaming rules AC-VOTE           all clauses of a group
gloaming rules --search knife    the clauses that hold a word
gloaming rules --untested        the clauses that no test cites
With --json each of them answers in JSON."""


def rules(
    clause: Annotated[
        str | None, typer.Argument(help="A clause (AC-VOTE-07) or a group (AC-VOTE).", show_default=False)
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", "-s", metavar="WORD", help="List the clauses that contain a word.")
    ] = None,
    untested: Annotated[bool, typer.Option("--untested", help="List the clauses that no test cites.")] = False,
    json: Json = False,
) -> None:
    """Look up a rule by its number, search the rules, or list those that no test cites."""
    if sum((clause is not None, search is not None, untested)) > 1:
        refuse("Ask for one thing at a time: a clause, --search or --untested.")
    if clause is not None:
        show_named(clause, json)
    elif search is not None:
        found = clauses.search(search)
        show_list(found, json, search)
        if not found and not json:
            typer.echo(f"No clause holds the word {search!r}.", err=True)
    elif untested:
        tests = clauses.CHECKOUT / "tests"
        if not tests.is_dir():
            refuse("The tests are part of a checkout, not of an installed package: run this inside a checkout.")
        show_list(clauses.untested(tests), json)
    else:
        show_groups(json)


def show_named(name: str, json: bool) -> None:
    try:
        found = clauses.find(name)
    except clauses.UnknownClause as unknown:
        members = clauses.in_group(name)
        if members:
            return show_list(members, json)
        refuse(str(unknown))
    return show_json(asdict(found)) if json else show_clause(found)


def show_json(answer: object) -> None:
    typer.echo(notation.dumps(answer, ensure_ascii=False, indent=2))


def show_clause(clause: Clause) -> None:
    from rich.console import Console, Group
    from rich.markdown import Markdown
    from rich.panel import Panel
    from rich.text import Text

    body = Group(Text(clause.section, style="dim"), Text(), Markdown(clause.text))
    if clause.no_test_reason:
        body.renderables.extend([Text(), Text(f"No test: {clause.no_test_reason}", style="dim")])
    Console().print(Panel(body, title=Text(clause.id, style="bold"), title_align="left", padding=(0, 1)))


def show_list(found: Iterable[Clause], json: bool, word: str = "") -> None:
    """One line per clause; a word that was searched for is highlighted."""
    if json:
        return show_json([asdict(clause) for clause in found])
    from rich.console import Console
    from rich.text import Text

    console = Console()
    for clause in found:
        line = Text(f"{clause.id}  ", style="bold")
        line.append(snippet(clause.text, word), style="not bold")
        if word:
            line.highlight_regex(f"(?i){re.escape(word)}", "reverse")
        console.print(line, soft_wrap=True)
    return None


def snippet(text: str, word: str) -> str:
    """The beginning of a clause on one line, or the part around the first place of a word."""
    flat = " ".join(re.sub(r"^[-|\s]+$|\|", " ", text, flags=re.MULTILINE).replace("**", "").split())
    at = flat.casefold().find(word.casefold())
    start = 0 if at + len(word) <= SNIPPET else flat.rfind(" ", 0, at - SNIPPET // 2) + 1
    part = flat[start : start + SNIPPET]
    if start + SNIPPET < len(flat):
        part = part.rpartition(" ")[0] + " …"
    return f"… {part}" if start else part


def show_groups(json: bool) -> None:
    groups: dict[str, list[Clause]] = defaultdict(list)
    for clause in clauses.load_clauses().values():
        groups[clause.group].append(clause)
    rows = [
        {
            "group": name,
            "title": title_of(name, members[0].section),
            "clauses": len(members),
            "need_tests": sum(clause.no_test_reason is None for clause in members),
        }
        for name, members in groups.items()
    ]
    if json:
        return show_json(rows)
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table("Group", "About", box=box.SIMPLE)
    table.add_column("Clauses", justify="right")
    table.add_column("Need tests", justify="right")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    Console().print(table, HOW_TO, markup=False, highlight=False)
    return None


def title_of(group: str, section: str) -> str:
    """The innermost heading that names the group, without its parentheses; else the outermost."""
    headings = section.split(" / ")
    named = [heading for heading in headings if re.search(rf"\b{group}\b(?!-)", heading)]
    return re.sub(r" ?\([^)]*\)", "", named[-1] if named else headings[0])
