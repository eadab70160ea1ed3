"""The report as one web page that needs nothing else: styles and plots are inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from string import Template

from gloaming.lab.balance.report.document import Block, Command, Grid, Plot, Points, Report, Section, Words
from gloaming.lab.theme import drawn


def page(report: Report) -> str:
    body = "\n".join([part for number, section in enumerate(report.sections) for part in written(number, section)])
    links = "".join(f'<a href="#s{number}">{escape(one.title)}</a>' for number, one in enumerate(report.sections))
    return Template((files(__package__) / "page.html").read_text("utf-8")).substitute(
        title=escape(report.title),
        subtitle=escape(report.subtitle),
        short=bullets(report.short),
        links=links,
        body=body,
    )


def written(number: int, section: Section) -> Iterator[str]:
    yield f'<h2 id="s{number}">{escape(section.title)}</h2>'
    for place, block in enumerate(section.blocks):
        yield in_html(block, f"s{number}-{place}")


def in_html(block: Block, name: str) -> str:
    match block:
        case Words(text):
            return f"<p>{escape(text)}</p>"
        case Points(texts):
            return bullets(texts)
        case Command(text):
            return f"<pre><code>{escape(text)}</code></pre>"
        case Plot():
            return figure(block, name)
        case Grid():
            return table(block)


def bullets(texts: tuple[str, ...]) -> str:
    return f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"


def figure(plot: Plot, name: str) -> str:
    """Names inside a drawing are its own: two drawings on one page must not share them."""
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", drawn(plot.spec))
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(plot.told)}" ', 1)
    return f'<figure><div class="wide">{svg}</div><figcaption>{escape(plot.caption)}</figcaption></figure>'


def table(grid: Grid) -> str:
    head = "".join(f"<th{kind(grid, place)}>{escape(cell)}</th>" for place, cell in enumerate(grid.head))
    rows = "".join(
        f"<tr>{''.join(f'<td{kind(grid, place)}>{escape(cell)}</td>' for place, cell in enumerate(row))}</tr>"
        for row in grid.rows
    )
    return (
        f'<details><summary>{escape(grid.title)}</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details>"
    )


def kind(grid: Grid, place: int) -> str:
    return ' class="words"' if place in grid.left else ""
