"""Who wins: the share of the open team at every table, by strength of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.games import GAMES
from gloaming.lab.balance.effects import Sample, apart, deviate
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.charts import intervals
from gloaming.lab.balance.report.document import Block, Grid, Plot, Section, Wording, Words
from gloaming.lab.balance.report.figures import ended, lines, points, some, with_interval
from gloaming.lab.tally import Share, counted

EVEN = 0.5


def wins(findings: Findings, say: Wording) -> Section:
    ours = say.team(GAMES[findings.study.game].teams[0])
    told = [verdict(findings, bots, ours) for bots in findings.study.bots]
    told += stronger(findings, ours)
    blocks: tuple[Block, ...] = (*map(Words, told), plot(findings, ours), grid(findings, ours))
    return Section("Who wins", blocks, tuple(told))


def by_bots(findings: Findings) -> dict[str, list[Found]]:
    return {bots: [found for found in findings.tables if found.table.bots == bots] for bots in findings.study.bots}


def verdict(findings: Findings, bots: str, ours: str) -> str:
    """Counted by intervals: more than half, less than half, or neither can be told."""
    tables = sorted(by_bots(findings)[bots], key=lambda found: found.share.share)
    lowest, highest = tables[0], tables[-1]
    if len(tables) == 1:
        return f"With {bots} bots the {ours} win {with_interval(highest.share)} of the games."
    above = sum(found.share.low > EVEN for found in tables)
    below = sum(found.share.high < EVEN for found in tables)
    rest = some(len(tables) - above - below)
    return ended(
        f"With {bots} bots the {ours} win more than half of the games at {some(above)} of {len(tables)} tables and less than half at "
        f"{some(below)}; at {rest} the interval holds 50%. Their share goes from {with_interval(lowest.share)} at "
        f"{findings.name(lowest.label)} to {with_interval(highest.share)} at {findings.name(highest.label)}"
    )


def stronger(findings: Findings, ours: str) -> list[str]:
    """The other strengths against the first, at the same tables."""
    (before, base), *others = by_bots(findings).items()
    return [
        f"With {bots} instead of {before} at all seats the {ours} surely win {compared(tables, base)}."
        for bots, tables in others
    ]


def compared(tables: Sequence[Found], base: Sequence[Found]) -> str:
    z = deviate(len(tables))
    found = [apart(sample(one), sample(other), z) for one, other in zip(tables, base, strict=True)]
    more = sum(effect is not None and effect.direction > 0 for effect in found)
    less = sum(effect is not None and effect.direction < 0 for effect in found)
    rest = some(len(tables) - more - less)
    return (
        f"more often at {some(more)} of {counted(len(tables), 'table')} and less often at {some(less)}; at {rest} no difference can "
        "be told"
    )


def sample(found: Found) -> Sample:
    return Sample(found.share.games, found.tally.games)


def value_of(found: Found, share: Share) -> dict[str, Any]:
    """A share of the games of a table, for a plot of intervals."""
    where = {**found.label._asdict(), "bots": found.table.bots}
    return {**where, "share": share.share, "low": share.low, "high": share.high}


def plot(findings: Findings, ours: str) -> Plot:
    values = [value_of(found, found.share) for found in findings.tables]
    spec = intervals(values, title=f"{ours} win", row_title="players", domain=(0, 1), mark=(EVEN,))
    return Plot(
        spec,
        f"The share of games that the {ours} win at each table; the table below has the figures.",
        f"Share of games won by the {ours}, with 95% intervals. The dashed line is an even game.",
    )


def grid(findings: Findings, ours: str) -> Grid:
    several = len(findings.study.bots) > 1
    head = ("games", f"{ours} win", *([f"against {findings.study.bots[0]}"] if several else []))
    figures = [
        (f"{found.tally.games:,}", with_interval(found.share), *([difference(findings, found)] if several else []))
        for found in findings.tables
    ]
    return lines(findings, f"{ours} win, by table", head, figures)


def difference(findings: Findings, found: Found) -> str:
    """In percentage points, against the first strength at the same table."""
    for other in findings.tables:
        if other.table.options == found.table.options and other.table.bots == findings.study.bots[0]:
            effect = apart(sample(found), sample(other))
            return "" if other is found or effect is None else points(effect)
    return ""
