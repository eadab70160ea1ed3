"""The numbered rules of docs/rules: read, look up, search, and find out which of them no test cites.

A page holds clauses in two forms; what is indented below the first, tables included, belongs to it:

    - **AC-MOVE-01** A living Character has up to 3 movement points. (EN p.12)
    | ID | ... |            a table whose first column is headed ID: one clause a row

`{no test: reason}` inside a clause exempts it from being tested; alone on a line below a heading, all clauses under it.

A folder next to the pages holds the same clauses in another language, as far as somebody has written them: de/.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

ID = r"[A-Z]{2,}(?:-[A-Z][A-Z0-9]*)*-\d{2,3}[a-z]?"
CLAUSE = re.compile(rf"- \*\*({ID})\*\* ?(.*)")
HEADING = re.compile(r"(#+) (.*)")
NO_TEST = re.compile(r" ?\{no test: ([^}]+)\}")
CITED = re.compile(rf"\b({ID})((?:,\s+-\d{{2,3}}[a-z]?)*)\b")

CHECKOUT = Path(__file__).parents[2]


class UnknownClause(LookupError):
    """Nobody wrote a clause of that number; the message suggests others."""


class BrokenPage(ValueError):
    """A page of rules that contradicts itself."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules."""

    id: str
    text: str
    """Markdown, without the number and the no-test mark."""
    section: str
    """The headings above it, outermost first, joined by " / "."""
    document: str
    """The page's name without its ending: "cultists-base"."""
    no_test_reason: str | None = None

    @property
    def group(self) -> str:
        return self.id.rpartition("-")[0]


@dataclass(slots=True)
class Heading:
    level: int
    title: str
    no_test_reason: str | None = None


# -- reading


def rules_dir() -> Path:
    """The pages inside an installed package, else those of the checkout."""
    installed = Path(__file__).parent / "_rules"
    return installed if installed.is_dir() else CHECKOUT / "docs" / "rules"


@cache
def load_clauses() -> dict[str, Clause]:
    """Every clause by its number, in the order of the pages."""
    return read_pages(rules_dir())


@cache
def load_translations() -> dict[str, dict[str, Clause]]:
    """By language, the clauses that have a text in it."""
    return {folder.name: read_pages(folder) for folder in sorted(rules_dir().iterdir()) if folder.is_dir()}


def read_pages(folder: Path) -> dict[str, Clause]:
    pages = sorted(page for page in folder.glob("*.md") if page.stem != "README")
    clauses: dict[str, Clause] = {}
    for page in pages:
        for clause in parse(page.read_text(encoding="utf-8"), page.stem):
            if clause.id in clauses:
                raise BrokenPage(f"{clause.id} stands twice: in {clauses[clause.id].document} and in {page.stem}")
            clauses[clause.id] = clause
    return clauses


def parse(page: str, document: str) -> Iterator[Clause]:
    """The clauses of one page, from top to bottom."""
    path: list[Heading] = []
    for block in blocks(page):
        if heading := HEADING.match(block[0]):
            level = len(heading[1])
            path = [above for above in path if above.level < level]
            path.append(Heading(level, heading[2].strip()))
        elif (mark := NO_TEST.fullmatch(block[0])) and path:
            path[-1].no_test_reason = mark[1]
        else:
            inherited = next((above.no_test_reason for above in reversed(path) if above.no_test_reason), None)
            section = " / ".join(above.title for above in path if above.level > 1)
            for number, text in numbered(block):
                own = NO_TEST.search(text)
                reason = own[1] if own else inherited
                yield Clause(number, NO_TEST.sub("", text).strip(), section, document, reason)


def blocks(page: str) -> Iterator[list[str]]:
    """Lines that belong together: a heading, a paragraph's line, a table, or a list item with all that hangs below it."""
    block: list[str] = []
    for line in page.splitlines():
        if block and not starts_block(line, block):
            block.append(line)
            continue
        if block:
            yield block
        block = [line] if line.strip() else []
    if block:
        yield block


def starts_block(line: str, block: list[str]) -> bool:
    if not line.strip() or line.startswith(" "):
        return False
    if line.startswith("|") and "ID" not in cells(line)[:1]:
        return not block[0].startswith(("|", "- "))
    return True


def numbered(block: list[str]) -> Iterator[tuple[str, str]]:
    """The clauses of a block, each with its number: one of a list item, one for each row of a table headed ID, else none."""
    if item := CLAUSE.match(block[0]):
        below = (line.removeprefix("  ") for line in block[1:])
        yield item[1], "\n".join([item[2], *below])
    elif block[0].startswith("|") and cells(block[0])[0] == "ID":
        titles = cells(block[0])
        for row in block[2:]:
            number, *values = cells(row) if row.strip() else [""]
            if re.fullmatch(ID, number):
                pairs = zip(titles[1:], values, strict=False)
                yield number, "\n".join(f"- *{title}:* {value}" for title, value in pairs if value)


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


# -- looking up


def find(number: str) -> Clause:
    """The clause of that number, in capitals or not. UnknownClause, with suggestions, if there is none."""
    clauses = load_clauses()
    by_upper_case = {known.upper(): known for known in clauses}
    wanted = number.strip().upper()
    if wanted in by_upper_case:
        return clauses[by_upper_case[wanted]]
    near = [by_upper_case[match] for match in get_close_matches(wanted, by_upper_case, n=3, cutoff=0.7)]
    hint = f"Perhaps {' or '.join(near)}?" if near else "`gloaming rules` lists the groups."
    raise UnknownClause(f"There is no clause {number.strip()}. {hint}")


def text_in(language: str, clause: Clause) -> tuple[str, str]:
    """The clause's text in that language, or else in English; and which of the two it is."""
    translated = load_translations().get(language, {}).get(clause.id)
    return (translated.text, language) if translated else (clause.text, "en")


def in_group(name: str) -> list[Clause]:
    """The clauses of a group or of a family of groups: AC-VOTE, AC-ACT, RQ."""
    wanted = name.strip().upper()
    return [clause for clause in load_clauses().values() if f"{clause.group}-".startswith(f"{wanted}-")]


def search(word: str) -> list[Clause]:
    """The clauses whose text holds the word, in capitals or not."""
    wanted = word.casefold()
    return [clause for clause in load_clauses().values() if wanted in clause.text.casefold()]


def ruling_on(option: str) -> str:
    """The number of the clause that names this option of a game with its values; empty if none does."""
    return next((clause.id for clause in load_clauses().values() if f"`{option}` =" in clause.text), "")


# -- tests


def cited_ids(text: str) -> Iterator[str]:
    """The numbers in a text. `AC-ENC-14, -15` names two; there are no ranges: a test writes the number of each clause."""
    for first, others in CITED.findall(text):
        yield first
        group = first.rpartition("-")[0]
        for number in re.findall(r"\d+[a-z]?", others):
            yield f"{group}-{number}"


def citations(tests_dir: Path) -> dict[str, list[Path]]:
    """Which test files cite which clause. Only the docstring and the decorators of a test function count."""
    cited: dict[str, set[Path]] = defaultdict(set)
    for path in sorted(tests_dir.rglob("test_*.py")):
        for text in citing_texts(ast.parse(path.read_text(encoding="utf-8"), path.name)):
            for number in cited_ids(text):
                cited[number].add(path)
    return {number: sorted(paths) for number, paths in sorted(cited.items())}


def citing_texts(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""
            for decorator in node.decorator_list:
                constants = (part.value for part in ast.walk(decorator) if isinstance(part, ast.Constant))
                yield from (value for value in constants if isinstance(value, str))


def untested(tests_dir: Path, clauses: Iterable[Clause] | None = None) -> list[Clause]:
    """The clauses that need a test and are cited by none."""
    cited = citations(tests_dir)
    wanted = load_clauses().values() if clauses is None else clauses
    return [clause for clause in wanted if clause.no_test_reason is None and clause.id not in cited]
