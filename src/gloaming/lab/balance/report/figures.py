"""Figures in words: shares, intervals, lists. Nothing is claimed here that an interval does not hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.lab.balance.effects import Effect
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.document import Grid
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.tally import Share


def per_cent(share: float) -> str:
    return f"{100 * share:.1f}%"


def with_interval(share: Share) -> str:
    """ "53.2% (50.1 to 56.3)"."""
    return f"{per_cent(share.share)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def points(effect: Effect) -> str:
    """ "+4.1 (1.0 to 7.2)": in percentage points."""
    return f"{signed(effect.by)} ({signed(effect.low)} to {signed(effect.high)})"


def signed(share: float) -> str:
    text = f"{100 * share:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "\N{MINUS SIGN}")


def listed(words: Iterable[str]) -> str:
    """ "a, b and c"."""
    *first, last = [*words] or [""]
    return f"{', '.join(first)} and {last}" if first else last


def some(number: int) -> str:
    """ "none", "3": a number that begins no sentence."""
    return f"{number:,}" if number else "none"


def ended(sentence: str) -> str:
    """With one full stop, also after "D.C."."""
    return sentence if sentence.endswith(".") else f"{sentence}."


def in_order(words: Iterable[str]) -> list[str]:
    """Each once, as they first come."""
    return list(dict.fromkeys(words))


def shown(names: Sequence[str], most: int = 6) -> str:
    if len(names) <= most:
        return listed(names)
    return f"{', '.join(names[:most])} and {len(names) - most} more"


def lines(findings: Findings, title: str, head: tuple[str, ...], figures: Sequence[tuple[str, ...]]) -> Grid:
    """A line for each swept table, named only by what not all lines have empty, with its figures."""
    named = [(*found.label, found.table.bots) for found in findings.tables]
    kept = [place for place in range(len(named[0])) if any(name[place] for name in named)]
    rows = [(*[name[place] for place in kept], *cells) for name, cells in zip(named, figures, strict=True)]
    heads = (*subject_of(findings.study.game).headings, "bots")
    return Grid(title, (*[heads[place] for place in kept], *head), tuple(rows), tuple(range(len(kept))))
