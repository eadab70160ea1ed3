"""How games end: by which team and for which reason."""

from __future__ import annotations

from collections import Counter

from gloaming.games import GAMES
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.charts import Values, stacked
from gloaming.lab.balance.report.document import Grid, Plot, Section, Wording, Words
from gloaming.lab.balance.report.figures import in_order, lines, listed, with_interval
from gloaming.lab.theme import TEAM_SHADES

End = tuple[str, str]
"""A winner and a reason."""


def ends(findings: Findings, say: Wording) -> Section:
    told = most_frequent(findings, say)
    return Section("How games end", (Words(told), plot(findings, say), grid(findings, say)), (told,))


def all_ends(findings: Findings) -> list[End]:
    """Team by team, within a team the most frequent first."""
    total: Counter[End] = Counter()
    for found in findings.tables:
        total.update(found.tally.ends)
    teams = list(GAMES[findings.study.game].teams)
    teams = in_order([*teams, *[winner for winner, _ in total]])
    return sorted(total, key=lambda end: (teams.index(end[0]), -total[end], end[1]))


def called(end: End, say: Wording) -> str:
    return f"{say.team(end[0])} {say.reason(end[1])}"


def most_frequent(findings: Findings, say: Wording) -> str:
    firsts = Counter(first(found) for found in findings.tables)
    ranked = sorted(firsts.items(), key=lambda item: (-item[1], item[0]))
    if len(ranked) == 1:
        return f"The most frequent end was everywhere “{called(ranked[0][0], say)}”."
    words = [f"“{called(end, say)}” at {tables}" for end, tables in ranked]
    return f"The most frequent end was, of {len(findings.tables)} tables, {listed(words)}."


def first(found: Found) -> End:
    return min(found.tally.ends, key=lambda end: (-found.tally.ends[end], end))


def colours(findings: Findings, say: Wording) -> dict[str, str]:
    shades: dict[str, str] = {}
    by_team: dict[str, list[End]] = {}
    for end in all_ends(findings):
        by_team.setdefault(end[0], []).append(end)
    for ranks, mine in zip(TEAM_SHADES, by_team.values(), strict=False):
        for rank, end in enumerate(mine):
            shades[called(end, say)] = ranks[min(rank, len(ranks) - 1)]
    return shades


def plot(findings: Findings, say: Wording) -> Plot:
    several = len(findings.study.bots) > 1
    values: Values = []
    for found in findings.tables:
        label = found.label._asdict()
        label["row"] += f" · {found.table.bots}" if several else ""
        for place, end in enumerate(all_ends(findings)):
            share = found.tally.ends[end] / found.tally.games
            values.append({**label, "part": called(end, say), "share": share, "place": place})
    spec = stacked(values, colours(findings, say), title="share of games", row_title="players")
    told = "Of all games at each table the share of every end; the table below has the figures with intervals."
    return Plot(spec, told, "How games ended: blue for the open team, red for the hidden one.")


def grid(findings: Findings, say: Wording) -> Grid:
    known = all_ends(findings)
    figures = [tuple(with_interval(found.tally.won_by(*end)) for end in known) for found in findings.tables]
    return lines(findings, "Every end with its 95% interval", tuple(called(end, say) for end in known), figures)
