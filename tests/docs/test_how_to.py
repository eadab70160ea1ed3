"""Every how-to page that tells how to add something works as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.guide import PAGES, PROJECT, Reader, steps_of
from tests.wide import further

ADDING = sorted(page.name for page in PAGES.glob("add-*.md"))
EVERY_RUN = ("add-a-role.md",)


@pytest.mark.slow
@pytest.mark.parametrize("page", [*EVERY_RUN, *further(*[page for page in ADDING if page not in EVERY_RUN])])
def test_the_page_can_be_followed_to_the_letter(page: str, tmp_path: Path) -> None:
    Reader(tmp_path).follow(page)


@pytest.mark.parametrize("page", ADDING)
def test_the_page_writes_and_runs(page: str) -> None:
    steps = list(steps_of(page))
    assert any(title.startswith("src/") for _, title, _ in steps)
    assert any(title.startswith("tests/") for _, title, _ in steps)
    assert any(language == "sh" and "pytest" in text for language, _, text in steps)


@pytest.mark.parametrize("page", ADDING)
def test_the_page_is_linked(page: str) -> None:
    for index in ("README.md", "docs/design/README.md"):
        assert f"how-to/{page})" in (PROJECT / index).read_text(encoding="utf-8"), index


def test_a_page_that_leads_astray_is_caught(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    with pytest.raises(AssertionError, match="exit"):
        reader.run(reader.meant(".venv/bin/python -c \"raise SystemExit('exit')\""))
    with pytest.raises(AssertionError, match="There is no clause"):
        reader.run(reader.meant(".venv/bin/gloaming rules AC-NOWHERE-01"))
    reader.run(reader.meant(".venv/bin/gloaming rules AC-VOTE-07"))
    with pytest.raises(AssertionError, match="is not shown"):
        reader.look_for("AC-NOWHERE-01")
    with pytest.raises(AssertionError, match="does not apply"):
        reader.change("--- a/pyproject.toml\n+++ b/pyproject.toml\n@@ -1,1 +1,1 @@\n-no such line\n+another\n")
    with pytest.raises(AssertionError, match="is there already"):
        reader.write("pyproject.toml", "")
