"""The report as one web page that needs nothing else: styles and plots are inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from gloaming.lab.balance.report.document import Block, Command, Grid, Plot, Points, Report, Section, Words
from gloaming.lab.theme import drawn

STYLE = """
:root { --ink: #24221e; --faint: #6f6a5f; --paper: #faf7f0; --card: #ffffff; --line: #e4dfd3; --mark: #9c4a1f; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Inter, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 40px 20px 80px; }
h1, h2 { font-family: "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.4rem; margin: 0; }
h2 { font-size: 1.55rem; margin: 3.2rem 0 .8rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
.under { color: var(--faint); margin: .3rem 0 1.8rem; }
.short { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--mark); padding: .6rem 1.4rem 1rem; }
.short h2 { border: 0; margin: .6rem 0 0; padding: 0; font-size: 1.2rem; }
.short ul { padding-left: 1.1rem; margin: .6rem 0 0; }
li { margin: .35rem 0; }
nav { margin: 1.4rem 0 0; display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; font-size: .95rem; }
a { color: var(--mark); text-underline-offset: 3px; }
figure { margin: 1.6rem 0; background: var(--card); border: 1px solid var(--line); padding: 18px 14px 8px; }
.wide { overflow-x: auto; }
figure svg { display: block; margin: 0 auto; max-width: none; }
figcaption { color: var(--faint); font-size: .9rem; padding: 10px 4px 4px; }
details { margin: 1rem 0; }
summary { cursor: pointer; color: var(--mark); font-weight: 600; padding: .3rem 0; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
th { text-align: right; vertical-align: bottom; font-weight: 600; color: var(--faint); border-bottom: 1px solid var(--ink); }
td { text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th, td { padding: .28rem .7rem .28rem 0; }
th.words, td.words { text-align: left; }
pre { background: var(--card); border: 1px solid var(--line); padding: .8rem 1rem; font-size: .85rem; white-space: pre-wrap;
  overflow-wrap: anywhere; }
@media print { body { background: white; } details { display: none; } figure { break-inside: avoid; } }
"""


def page(report: Report) -> str:
    body = "\n".join([part for number, section in enumerate(report.sections) for part in written(number, section)])
    links = "".join(f'<a href="#s{number}">{escape(one.title)}</a>' for number, one in enumerate(report.sections))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(report.title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n'
        f'<h1>{escape(report.title)}</h1>\n<p class="under">{escape(report.subtitle)}</p>\n'
        f'<section class="short"><h2>In short</h2>{bullets(report.short)}</section>\n<nav>{links}</nav>\n'
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def written(number: int, section: Section) -> Iterator[str]:
    yield f'<h2 id="s{number}">{escape(section.title)}</h2>'
    for place, block in enumerate(section.blocks):
        yield in_html(block, f"s{number}-{place}")


def in_html(block: Block, name: str) -> str:
    match block:
        case Words(text):
            return f"<p>{said(text)}</p>"
        case Points(texts):
            return bullets(texts)
        case Command(text):
            return f"<pre><code>{said(text)}</code></pre>"
        case Plot():
            return figure(block, name)
        case Grid():
            return table(block)


def said(text: str) -> str:
    """A number and its sign stay together."""
    return escape(text).replace(" %", "\N{NO-BREAK SPACE}%")


def bullets(texts: tuple[str, ...]) -> str:
    return f"<ul>{''.join(f'<li>{said(text)}</li>' for text in texts)}</ul>"


def figure(plot: Plot, name: str) -> str:
    """Names inside a drawing are its own: two drawings on one page must not share them."""
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", drawn(plot.spec))
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(plot.told)}" ', 1)
    return f'<figure><div class="wide">{svg}</div><figcaption>{said(plot.caption)}</figcaption></figure>'


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
