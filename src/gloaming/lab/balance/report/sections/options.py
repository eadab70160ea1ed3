"""Each house rule's effect on the win rate: the same deals, once by the book and once with one sentence changed."""

from __future__ import annotations

from gloaming.games import GAMES
from gloaming.lab.balance.findings.options import OptionEffect
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.charts import EFFECT_WIDTH, effects, value_of
from gloaming.lab.balance.report.document import Block, Grid, Plot, Points, Section, Wording, Words
from gloaming.lab.balance.report.figures import in_order, per_cent, points, shown, some
from gloaming.lab.tally import counted

HOW = (
    "Every game is played twice from the same deal: by the book, and with one house rule changed. The bots were made for the book "
    "and play on as they do, within the new rules; so this is what a rule does before people learn to use it. “Surely” allows "
    "for looking at all changes at once."
)


def options(findings: Findings, say: Wording) -> Section | None:
    if not findings.options:
        return None
    ours = say.team(GAMES[findings.study.game].teams[0])
    books = in_order(book(findings, one) for one in findings.options)
    told = tuple(verdict(findings, where, ours) for where in books)
    blocks: list[Block] = [Words(HOW), Points(told)]
    blocks += [drawn for where in books for drawn in plot(findings, where, ours)]
    blocks.append(grid(findings, ours, say))
    return Section("What each house rule does", tuple(blocks), told)


def book(findings: Findings, one: OptionEffect) -> str:
    return f"{findings.name(one.label)}, {one.change.book.bots} bots"


def at(findings: Findings, where: str) -> list[OptionEffect]:
    return [one for one in findings.options if book(findings, one) == where]


def verdict(findings: Findings, where: str, ours: str) -> str:
    here = at(findings, where)
    sure = sorted([one for one in here if one.surely.direction], key=lambda one: -abs(one.effect.by))
    names = [f"{one.name} {points(one.surely)}" for one in sure]
    none = f"none surely moves the {ours}' win rate"
    moved = f"these surely move the {ours}' win rate: {shown(names)}" if names else none
    still = sum(one.otherwise == 0 for one in here)
    return f"At {where}, of {counted(len(here), 'changed house rule')} {moved}; {some(still)} altered no game at all."


def plot(findings: Findings, where: str, ours: str) -> list[Plot]:
    moved = [one for one in at(findings, where) if one.otherwise]
    if not moved:
        return []
    values = [value_of(one.effect, one.surely, one.name, one.change.book.bots) for one in moved]
    told = f"By how many percentage points each house rule changes the {ours}' win rate, {where}."
    caption = (
        f"What a changed house rule adds to the {ours}' win rate: {where}. Rules that altered no game are left out."
    )
    spec = effects(values, title=f"{ours} win more often, in percentage points", width=EFFECT_WIDTH)
    return [Plot(spec, told, caption)]


def grid(findings: Findings, ours: str, say: Wording) -> Grid:
    rows = [
        (
            one.name,
            say.ruling(one.change.name),
            book(findings, one),
            f"{one.pairs.games:,}",
            per_cent(one.otherwise / one.pairs.games),
            f"{one.pairs.gained:,} / {one.pairs.lost:,}",
            points(one.effect),
        )
        for one in findings.options
    ]
    head = ("changed", "ruling", "at", "pairs", "went otherwise", "won / lost by it", "effect in points")
    return Grid(f"Every changed house rule, and what it does to the {ours}' win rate", head, tuple(rows), (0, 1, 2))
