"""How long games last, and who wins the long ones."""

from __future__ import annotations

from gloaming.games import GAMES
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.charts import Values, in_rounds
from gloaming.lab.balance.report.document import Grid, Plot, Section, Wording, Words
from gloaming.lab.balance.report.figures import in_order, lines
from gloaming.lab.theme import TEAM_SHADES


def rounds(findings: Findings, say: Wording) -> Section:
    shortest = min(findings.tables, key=lambda found: found.tally.mean_rounds)
    longest = max(findings.tables, key=lambda found: found.tally.mean_rounds)
    told = f"A game lasted {shortest.tally.mean_rounds:.1f} rounds on average"
    if longest is not shortest:
        told += f" at {full_name(findings, shortest)}, the shortest, and {longest.tally.mean_rounds:.1f} at "
        told += f"{full_name(findings, longest)}, the longest"
    told += "."
    plots = [plot(findings, say, group, bots) for group in groups(findings) for bots in findings.study.bots]
    return Section("How long games last", (Words(told), *plots, grid(findings)), (told,))


def full_name(findings: Findings, found: Found) -> str:
    name = findings.name(found.label)
    return f"{name} ({found.table.bots})" if len(findings.study.bots) > 1 else name


def groups(findings: Findings) -> list[str]:
    return in_order(found.label.group for found in findings.tables)


def plot(findings: Findings, say: Wording, group: str, bots: str) -> Plot:
    tables = [found for found in findings.tables if found.label.group == group and found.table.bots == bots]
    teams = in_order([*GAMES[findings.study.game].teams, *[team for found in tables for team in found.tally.wins]])
    values: Values = [
        {
            **found.label._asdict(),
            "round": number,
            "part": say.team(team),
            "share": found.lengths[team, number] / found.tally.games,
            "place": place,
        }
        for found in tables
        for place, team in enumerate(teams)
        for number in sorted(found.tally.rounds)
    ]
    last = max(number for found in findings.tables for number in found.tally.rounds)
    colours = {say.team(team): shades[1] for team, shades in zip(teams, TEAM_SHADES, strict=False)}
    where = ", ".join(part for part in (group, f"{bots} bots") if part)
    spec = in_rounds(values, colours, title=None, last=last)
    return Plot(
        spec,
        f"In which round games ended, {where}, by the winner.",
        f"In which round games ended, by the winner: {where}.",
    )


def grid(findings: Findings) -> Grid:
    last = max(number for found in findings.tables for number in found.tally.rounds)
    figures = []
    for found in findings.tables:
        shares = [f"{100 * found.tally.rounds[number] / found.tally.games:.1f}" for number in range(1, last + 1)]
        figures.append((f"{found.tally.mean_rounds:.2f}", *shares))
    head = ("mean", *map(str, range(1, last + 1)))
    return lines(findings, "In which round games ended, per cent of games", head, figures)
