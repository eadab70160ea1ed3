"""The whole report, section by section."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games import GAMES, room_for
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.document import Report, Section, Wording
from gloaming.lab.balance.report.figures import listed
from gloaming.lab.balance.report.sections.ends import ends
from gloaming.lab.balance.report.sections.method import method
from gloaming.lab.balance.report.sections.options import options
from gloaming.lab.balance.report.sections.roles import roles
from gloaming.lab.balance.report.sections.rounds import rounds
from gloaming.lab.balance.report.sections.wins import wins
from gloaming.lab.tally import counted

Writer = Callable[[Findings, Wording], Section | None]


def compose(findings: Findings, say: Wording, command: str) -> Report:
    """What every study has to tell, and in its midst the `SECTIONS` of the game's own room."""
    study = findings.study
    own: tuple[Writer, ...] = getattr(room_for("lab.balance.report.sections", study.game), "SECTIONS", ())
    writers: tuple[Writer, ...] = (wins, ends, rounds, *own, roles, options)
    sections = [section for write in writers if (section := write(findings, say)) is not None]
    title = f"The balance of {GAMES[study.game].title}"
    subtitle = f"{counted(study.total, 'game')} between {listed(study.bots)} bots, seed {study.seed}"
    return Report(title, subtitle, (*sections, method(findings, command)))
