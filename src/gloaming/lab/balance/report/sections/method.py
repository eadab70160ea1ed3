"""What was played, how to play it again, and how to read the figures."""

from __future__ import annotations

from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.document import Block, Command, Points, Section, Words
from gloaming.lab.balance.report.figures import listed
from gloaming.lab.tally import counted

SHARES = (
    "Shares have the 95% interval of Wilson: if the same study were made with many other seeds, about 19 in 20 such intervals "
    "would hold the true share. With many of them in one report, some miss it."
)
DIFFERENCES = (
    "Differences between different games have the interval of Newcombe, those between pairs of games from the same deal that of "
    "Agresti and Min. A sentence that says “surely” rests on a wider interval (Bonferroni) that allows for the number of "
    "differences looked at."
)
COUNTS = "Sentences about averages, frequent ends and places tell what was counted in these games."
PLAYERS = "Everything is a study of these bots as much as of the game: other players may find what they do not, and people talk more."
OBSERVERS = "A seat's bot sees its own view alone. Roles, deaths and places were counted from the journals of games that were over."


def method(findings: Findings, command: str) -> Section:
    study = findings.study
    parts = [f"{counted(len(study.tables), 'table')} with {counted(study.games, 'game')} each"]
    if study.drawn:
        parts.append(
            f"{counted(len(study.drawn), 'table')} with random Roles, {counted(study.role_games, 'game')} each"
        )
    if study.changes:
        changes = counted(len(study.changes), "changed house rule")
        parts.append(f"{changes}, each with {counted(study.option_games, 'game')} against the same deals by the book")
    blocks: list[Block] = [
        Words(
            f"{listed(parts)}: {counted(study.total, 'game')} in all, bots {listed(study.bots)}, seed {study.seed}. Again with"
        ),
        Command(command),
    ]
    if study.refused:
        blocks += [Words("Not played, because the rules do not allow it:"), Points(study.refused)]
    return Section("How it was done", (*blocks, Points((SHARES, DIFFERENCES, COUNTS, PLAYERS, OBSERVERS))))
