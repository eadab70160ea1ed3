"""The copy linter: it reads what people read, and names the line and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.copy_lint import Finding, findings


def found(root: Path, file: str, text: str) -> list[Finding]:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return list(findings(root))


def test_our_own_words_have_nothing_to_find() -> None:
    assert [str(finding) for finding in findings()] == []


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("README.md", "# Title\n\nAsk\nwhoever knows.\n", 4),
        ("docs/design/x.md", "Do it so\nthat it works.\n", 1),
        ("src/gloaming/kernel/x.py", 'def f():\n    """One.\n\n    Of the own hand."""\n', 4),
        ("src/gloaming/server/x.py", "x = 1\ny = 2  # For whoever asks\n", 2),
        ("src/gloaming/cli/x.py", 'help = f"{x}: drawn by lot"\n', 1),
        ("docs/rules/invasion.md", "A player may show his card.\n", 1),
        (
            "src/gloaming/words/en/x.ftl",
            "# Whoever\nnote = { $count ->\n   *[other] A hooded one in { $place }.\n}\n",
            3,
        ),
        ("src/gloaming/words/en/x.ftl", "card =\n    .does = You cannot refuse.\n", 2),
    ],
)
def test_a_planted_phrase_is_found_at_its_line(tmp_path: Path, file: str, text: str, line: int) -> None:
    (finding,) = found(tmp_path, file, text)
    assert (finding.file, finding.line) == (file, line)
    assert str(finding).startswith(f"{file}:{line}: [{finding.rule.name}]")
    assert str(finding).endswith(f"-> {finding.rule.say}")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("README.md", "Say `whoever` in code.\n\n```\nwhoever\n```\n"),
        ("README.md", "There is no seat left.\n"),
        ("src/gloaming/kernel/x.py", 'whoever = the_own["whoever"]\n'),
        ("src/gloaming/words/en/x.ftl", "# Of chairs\nrefusal-free-chairs = { $chair ->\n   *[other] One seat\n}\n"),
        ("src/gloaming/words/de/x.ftl", "wer = Whoever\n"),
        ("docs/rules/invasion.md", 'The rulebook: "those who accused him".\n'),
    ],
)
def test_code_and_fair_uses_are_left_alone(tmp_path: Path, file: str, text: str) -> None:
    assert found(tmp_path, file, text) == []
