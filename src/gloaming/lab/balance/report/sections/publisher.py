"""What the publisher of Cultists says of its games, tried: 20 to 25% by points, Books complete in rounds 7 to 10."""

from __future__ import annotations

from gloaming.lab.balance.findings.counts import together
from gloaming.lab.balance.findings.cultists import PUBLISHED_ROUNDS, PUBLISHED_SHARE, Nights
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.charts import Values, intervals
from gloaming.lab.balance.report.document import Grid, Plot, Section, Wording, Words
from gloaming.lab.balance.report.figures import some, with_interval
from gloaming.lab.balance.report.lines import lines
from gloaming.lab.balance.report.sections.wins import by_bots
from gloaming.lab.tally import Share, counted

LOW, HIGH = PUBLISHED_SHARE
FIRST, LAST = PUBLISHED_ROUNDS
HALF = 0.5
CLAIM = (
    f"The publisher says that {100 * LOW:.0f} to {100 * HIGH:.0f}% of games are won by points, and that the Books are usually "
    f"complete in rounds {FIRST} to {LAST}."
)


def publisher(findings: Findings, _: Wording) -> Section:
    told = [sentence for bots, tables in by_bots(findings).items() for sentence in verdicts(bots, tables)]
    return Section(
        "The publisher's figures", (Words(CLAIM), *map(Words, told), plot(findings), grid(findings)), tuple(told)
    )


def verdicts(bots: str, tables: list[Found]) -> list[str]:
    every = together([nights(found) for found in tables])
    sentence = (
        f"With {bots} bots {with_interval(every.won_by_points())} of all games were won by points, "
        f"{beside(every.won_by_points())}"
    )
    if len(tables) > 1:
        shares = [nights(found).won_by_points() for found in tables]
        below, above = sum(share.high < LOW for share in shares), sum(share.low > HIGH for share in shares)
        rest = some(len(tables) - below - above)
        sentence += f"; of {len(tables)} tables {some(below)} lie below it with their whole interval, {some(above)} above it, and {rest} may be within"
    return [f"{sentence}.", *books(bots, every)]


def nights(found: Found) -> Nights:
    assert isinstance(found.counted, Nights)
    return found.counted


def beside(share: Share) -> str:
    if share.high < LOW:
        return "fewer than the publisher says"
    if share.low > HIGH:
        return "more than the publisher says"
    return (
        "as the publisher says"
        if share.low >= LOW and share.high <= HIGH
        else "which the publisher's range does not exclude"
    )


def books(bots: str, every: Nights) -> list[str]:
    share = every.in_published_rounds()
    if share is None:
        return []
    games = counted((+every.complete).total(), "game")
    when = f"With {bots} bots the Books were complete in {games}, and in {with_interval(share)} of these in rounds {FIRST} to {LAST}"
    if share.low > HALF:
        return [f"{when}: usually, as the publisher says."]
    return [
        f"{when}: less than half." if share.high < HALF else f"{when}; whether that is more than half cannot be told."
    ]


def plot(findings: Findings) -> Plot:
    values: Values = []
    for found in findings.tables:
        share = nights(found).won_by_points()
        where = {**found.label._asdict(), "bots": found.table.bots}
        values.append({**where, "share": share.share, "low": share.low, "high": share.high})
    most = min(1.0, max(0.4, *[value["high"] + 0.05 for value in values]))
    spec = intervals(values, title="won by points", row_title="players", domain=(0, most), mark=PUBLISHED_SHARE)
    told = "The share of games that the Investigators won by points at each table, against the publisher's 20 to 25%."
    return Plot(spec, told, "Share of games won by points, with 95% intervals; the band is what the publisher says.")


def grid(findings: Findings) -> Grid:
    figures = []
    for here in map(nights, findings.tables):
        inside = here.in_published_rounds()
        complete = f"{(+here.complete).total():,}"
        figures.append(
            (with_interval(here.won_by_points()), complete, with_interval(inside) if inside else "\N{EN DASH}")
        )
    head = ("won by points", "Books complete", f"of these in rounds {FIRST} to {LAST}")
    return lines(findings, "Points and Books, by table", head, figures)
