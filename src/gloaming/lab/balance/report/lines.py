"""How a table is named at the beginning of a line of figures: only by what not all lines have empty."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.lab.balance.catalogue import subject_of
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.document import Grid


def lines(findings: Findings, title: str, head: tuple[str, ...], figures: Sequence[tuple[str, ...]]) -> Grid:
    """A line for each swept table, with its figures."""
    named = [(*found.label, found.table.bots) for found in findings.tables]
    kept = [place for place in range(len(named[0])) if any(name[place] for name in named)]
    rows = [(*[name[place] for place in kept], *cells) for name, cells in zip(named, figures, strict=True)]
    heads = (*subject_of(findings.study.game).headings, "bots")
    return Grid(title, (*[heads[place] for place in kept], *head), tuple(rows), tuple(range(len(kept))))
