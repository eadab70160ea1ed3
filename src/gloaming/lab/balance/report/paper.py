"""The report as PDF, set by Typst."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from gloaming.lab.balance.report.document import Block, Command, Grid, Plot, Points, Report, Section, Words
from gloaming.lab.theme import drawn

SETTING = """
#set document(title: TITLE, date: none)
#set page(paper: "a4", margin: (x: 2cm, y: 2.2cm), numbering: "1", footer: context align(center, text(8pt, fill: luma(45%))[
  #counter(page).display("1 / 1", both: true)]))
#set text(font: "Libertinus Serif", size: 10.5pt, fill: rgb("#24221e"), lang: "en")
#set par(justify: true, leading: 0.62em)
#show heading.where(level: 2): it => block(above: 1.9em, below: 0.8em, text(15pt, it.body))
#show figure.caption: it => align(left, text(8.5pt, fill: luma(35%), it.body))
#show figure: set block(breakable: false)
#show raw: set text(8pt)
#let grid-of(number, title, columns, align, head, ..cells) = [
  #block(above: 1.6em, below: 0.6em, sticky: true, text(9.5pt, weight: "semibold", [Table #number. #title]))
  #label("table-" + str(number))
  #set text(7.5pt)
  #set par(justify: false)
  #table(columns: columns, align: align, stroke: none, inset: (x: 4pt, y: 2.6pt),
    table.header(..head.map(h => text(weight: "semibold", fill: luma(35%), h)), table.hline(stroke: 0.5pt)), ..cells)]
#let see(..numbers) = text(8.5pt, fill: luma(35%))[The figures are in the appendix:
  #numbers.pos().map(n => link(label("table-" + str(n)))[table #n]).join(", ").]
"""


def pdf(report: Report) -> bytes:
    """Typst reads its plots from files, so there is a folder for them as long as it works."""
    import typst

    with TemporaryDirectory() as folder:
        here = Path(folder)
        (here / "report.typ").write_text(source(report, here), encoding="utf-8")
        made: bytes = typst.compile(here / "report.typ", format="pdf")
    return made


def source(report: Report, folder: Path) -> str:
    title = quoted(report.title)
    head = [
        SETTING.replace("TITLE", title),
        f'#text(26pt, weight: "semibold", {title})\n',
        f"#text(11pt, fill: luma(35%), {quoted(report.subtitle)})\n",
        '#block(width: 100%, inset: 12pt, fill: rgb("#faf7f0"), stroke: (left: 3pt + rgb("#9c4a1f")))[',
        '#text(13pt, weight: "semibold", "In short")',
        bullets(report.short),
        "]",
    ]
    paper = Paper(folder)
    parts = [part for section in report.sections for part in paper.written(section)]
    appendix = [APPENDIX, *paper.tables] if paper.tables else []
    return "\n".join([*head, *parts, *appendix])


class Paper:
    """What is written so far: plots lie beside the text, and tables wait for the appendix."""

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
    """As a string of Typst: no word of ours is read as markup. A number and its sign stay together."""
    text = text.replace(" %", "\N{NO-BREAK SPACE}%")
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
