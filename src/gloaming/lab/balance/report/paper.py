"""The report as PDF, set by Typst."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from gloaming.lab.balance.report.document import Block, Command, Grid, Plot, Points, Report, Section, Words
from gloaming.lab.theme import drawn


def pdf(report: Report) -> bytes:
    """Typst reads its plots from files, so there is a folder for them as long as it works."""
    import typst

    with TemporaryDirectory() as folder:
        here = Path(folder)
        (here / "report.typ").write_text(source(report, here), encoding="utf-8")
        made: bytes = typst.compile(here / "report.typ", format="pdf")
    return made


def source(report: Report, folder: Path) -> str:
    paper = Paper(folder)
    parts = [part for section in report.sections for part in paper.written(section)]
    appendix = [APPENDIX, *paper.tables] if paper.tables else []
    return Template((files(__package__) / "report.typ").read_text("utf-8")).substitute(
        title=quoted(report.title),
        subtitle=quoted(report.subtitle),
        short=bullets(report.short),
        body="\n".join([*parts, *appendix]),
    )


class Paper:
    """What is written so far: plots are files next to the text, and tables wait for the appendix."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plots = 0
        self.tables: list[str] = []

    def written(self, section: Section) -> Iterator[str]:
        yield f"#heading(level: 2, {quoted(section.title)})"
        for grids, blocks in groupby(section.blocks, lambda block: isinstance(block, Grid)):
            parts = [self.set(block) for block in blocks]
            yield f"#see({', '.join(parts)})\n" if grids else "\n".join(parts)

    def set(self, block: Block) -> str:
        match block:
            case Words(text):
                return f"#par({quoted(text)})"
            case Points(texts):
                return bullets(texts)
            case Command(text):
                return f"#block(fill: luma(96%), inset: 8pt, width: 100%, raw({quoted(text)}))"
            case Plot():
                return self.figure(block)
            case Grid():
                self.tables.append(grid(block, len(self.tables) + 1))
                return str(len(self.tables))

    def figure(self, plot: Plot) -> str:
        self.plots += 1
        file = self.folder / f"plot-{self.plots}.svg"
        file.write_text(drawn(plot.spec), encoding="utf-8")
        picture = f"image({quoted(file.name)}, width: 100%, alt: {quoted(plot.told)})"
        return f"#figure({picture}, caption: {quoted(plot.caption)})"


APPENDIX = '#set page(flipped: true)\n#heading(level: 2, "Appendix: the figures")'


def bullets(texts: tuple[str, ...]) -> str:
    return f"#list({', '.join(map(quoted, texts))})"


def grid(block: Grid, number: int) -> str:
    columns = ", ".join("auto" for _ in block.head)
    sides = ", ".join("left" if place in block.left else "right" for place in range(len(block.head)))
    head = ", ".join(map(quoted, block.head))
    cells = ", ".join(quoted(cell) for row in block.rows for cell in row)
    return f"#grid-of({number}, {quoted(block.title)}, ({columns}), ({sides}), ({head},), {cells})"


def quoted(text: str) -> str:
    """As a string of Typst: no word of ours is read as markup."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
