"""Find English that sounds translated: `python -m tools.copy_lint [--count]`. The patterns are in copy_lint.toml."""

import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PROSE = {"COMMENT", "STRING", "FSTRING_MIDDLE"}
CODE = re.compile(r"^ *```.*?^ *```|`[^`]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
SYNTAX = re.compile(r"^ *\.?-?[\w-]+ =|^ *\*?\[[\w-]+\]|\$\w+( ->)?|[{}]")
"""Names of messages, of their variants and of what is put into them."""


class Rule(NamedTuple):
    name: str
    say: str
    find: re.Pattern[str]
    ok: re.Pattern[str]
    places: list[str]


class Finding(NamedTuple):
    file: str
    line: int
    rule: Rule
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: [{self.rule.name}] {self.text} -> {self.rule.say}"


def rules(book: dict[str, Any]) -> list[Rule]:
    def pattern(text: str) -> re.Pattern[str]:
        return re.compile(text.replace(" ", r"\s+"))

    return [
        Rule(
            rule["id"],
            rule["say"],
            pattern(rule["find"]),
            pattern("|".join(rule.get("ok", ["(?!)"]))),
            rule.get("in", book["everywhere"]),
        )
        for rule in book["rule"]
    ]


def python(text: str) -> Iterator[tuple[int, str]]:
    """Comments, docstrings and every other string of several words, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if tokenize.tok_name[token.type] in PROSE and " " in token.string:
            yield token.start[0], token.string


def markdown(text: str) -> Iterator[tuple[int, str]]:
    """Everything outside fences, code spans and link targets."""
    yield 1, CODE.sub(lambda code: "`" + "\n" * code.group().count("\n"), text)


def fluent(text: str) -> Iterator[tuple[int, str]]:
    """What players read: every line of a message, without the syntax around its words."""
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("#"):
            yield number, SYNTAX.sub("", line)


READERS = {".md": markdown, ".ftl": fluent, ".py": python}


def read(file: str, text: str, rules: list[Rule]) -> Iterator[Finding]:
    """A file none of whose text matches is not taken apart: that is most files, and taking apart is slow."""
    text = text.lower()
    rules = [rule for rule in rules if rule.find.search(text)]
    if not rules:
        return
    for start, words in READERS[Path(file).suffix](text):
        for rule in rules:
            fine = [match.span() for match in rule.ok.finditer(words)]
            for match in rule.find.finditer(words):
                if not any(first < match.end() and match.start() < last for first, last in fine):
                    line = start + words.count("\n", 0, match.start())
                    context = words[max(0, match.start() - 40) : match.end() + 40]
                    yield Finding(file, line, rule, " ".join(context.split()))


def findings(root: Path = ROOT) -> Iterator[Finding]:
    book = tomllib.loads((ROOT / "tools" / "copy_lint.toml").read_text(encoding="utf-8"))
    known = rules(book)
    for place, patterns in book["places"].items():
        here = [rule for rule in known if place in rule.places]
        for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
            file = path.relative_to(root).as_posix()
            if file not in book["except"]:
                yield from read(file, path.read_text(encoding="utf-8"), here)


def main() -> int:
    found = list(findings())
    if "--count" in sys.argv:
        for name, number in Counter(finding.rule.name for finding in found).most_common():
            print(f"{number:5} {name}")
    else:
        print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
