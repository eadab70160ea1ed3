"""What happens in games of Invasion, and when: people turned, scientists rescued, aliens found out, sectors lost."""

from __future__ import annotations

from gloaming.games.invasion.city import City, load_city
from gloaming.lab.balance.findings.counts import by_ground, together
from gloaming.lab.balance.findings.invasion import Sieges
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.charts import Values, in_rounds
from gloaming.lab.balance.report.document import Block, Grid, Plot, Points, Section, Wording
from gloaming.lab.balance.report.figures import per_cent, with_interval
from gloaming.lab.tally import wilson

HAPPENED = {
    "turned": ("turned", "people turned", "#8c2d19"),
    "saved": ("rescues", "saved", "#1f4e79"),
    "saved in spite of sabotage": ("rescues", "saved in spite of sabotage", "#7fb2d9"),
    "failed by sabotage": ("rescues", "failed by sabotage", "#c2502e"),
    "failed": ("rescues", "failed otherwise", "#efb48a"),
    "accused": ("aliens shown", "", ""),
    "found out": ("aliens shown", "by an accusation", "#4c7a34"),
    "declared": ("aliens shown", "by declaring themselves", "#7a4f9a"),
    "mother ship": ("mother ships", "mother ships", "#8a857a"),
}
"""In which plot each is drawn, in which words and colour; accusations are told in words alone."""

Grounds = dict[tuple[City, str], Sieges]
"""By city and strength of bots."""


def sieges(findings: Findings, _: Wording) -> Section:
    grounds: Grounds = by_ground(findings, lambda options: load_city(options.city))
    told = [sentence(city, bots, counted) for (city, bots), counted in grounds.items()]
    blocks: list[Block] = [Points(tuple(told)), plot(grounds), sectors(grounds)]
    return Section("What happens, and when", tuple(blocks), tuple(told))


def sentence(city: City, bots: str, counted: Sieges) -> str:
    """Rescues and accusations of one game hang together, so their shares have no interval that would hold."""
    saved = counted.count("saved") + counted.count("saved in spite of sabotage")
    tried = saved + counted.count("failed") + counted.count("failed by sabotage")
    rescues = f"{per_cent(saved / tried)} of {tried:,} rescues saved a scientist" if tried else "nobody tried a rescue"
    accused, right = counted.count("accused"), counted.count("found out")
    shown = (
        f"{per_cent(right / accused)} of {accused:,} accusations showed an alien" if accused else "nobody was accused"
    )
    turned = counted.count("turned") / counted.games
    return f"In {city.title} with {bots} bots {turned:.2f} people were turned in a game; {rescues}, and {shown}."


def plot(grounds: Grounds) -> Plot:
    values: Values = []
    several = len({bots for _, bots in grounds}) > 1
    for (city, bots), counted in grounds.items():
        row = f"{city.title}, {bots}" if several else city.title
        for (what, when), share in counted.in_rounds().items():
            column, part, _ = HAPPENED[what]
            place = list(HAPPENED).index(what)
            values.append({"row": row, "column": column, "part": part, "round": when, "share": share, "place": place})
    values = sorted([value for value in values if value["part"]], key=lambda value: value["place"])
    colours = {part: colour for _, part, colour in HAPPENED.values() if any(value["part"] == part for value in values)}
    last = max([value["round"] for value in values], default=1)
    spec = in_rounds(values, colours, title="per game", last=last, first=0, scale=".1f")
    told = "How often in each round people are turned, scientists rescued, aliens shown and mother ships come."
    return Plot(spec, told, "What happens in each round of a game; round 0 is the deal.")


def sectors(grounds: Grounds) -> Grid:
    rows = []
    for (city, bots), counted in grounds.items():
        for sector in city.sectors.values():
            games = counted.fallen[str(sector.id)]
            rows.append((city.title, sector.name, bots, f"{games:,}", with_interval(wilson(games, counted.games))))
    every = together(list(grounds.values()))
    total = every.fallen.total() / every.games
    head = ("city", "sector", "bots", "games lost there", "share of all games")
    return Grid(f"Which sector fell ({per_cent(total)} of all games ended so)", head, tuple(rows), (0, 1, 2))


SECTIONS = (sieges,)
