"""What only Cultists has to tell: its publisher's figures, tried, and where and when people die."""

from __future__ import annotations

from gloaming.games.cultists.board import Board, board_of
from gloaming.lab.balance.findings.counts import by_ground, together
from gloaming.lab.balance.findings.cultists import PUBLISHED_ROUNDS, PUBLISHED_SHARE, Nights
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.charts import Values, in_rounds, intervals, plan
from gloaming.lab.balance.report.document import Block, Grid, Plot, Points, Section, Wording, Words
from gloaming.lab.balance.report.figures import lines, some, with_interval
from gloaming.lab.balance.report.sections.wins import by_bots, value_of
from gloaming.lab.tally import Share, counted
from gloaming.lab.theme import Spec

# The publisher's figures: 20 to 25% by points, Books complete in rounds 7 to 10

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
        "The publisher's figures",
        (Words(CLAIM), *map(Words, told), points_plot(findings), points_grid(findings)),
        tuple(told),
    )


def verdicts(bots: str, tables: list[Found]) -> list[str]:
    every = together([nights(found) for found in tables])
    sentence = (
        f"With {bots} bots {with_interval(every.won_by_points())} of all games were won by points, "
        f"{compared(every.won_by_points())}"
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


def compared(share: Share) -> str:
    if share.high < LOW:
        return "fewer than the publisher says"
    if share.low > HIGH:
        return "more than the publisher says"
    inside = share.low >= LOW and share.high <= HIGH
    return "as the publisher says" if inside else "which the publisher's range does not exclude"


def books(bots: str, every: Nights) -> list[str]:
    share = every.in_published_rounds()
    if share is None:
        return []
    games = counted((+every.complete).total(), "game")
    when = f"With {bots} bots the Books were complete in {games}, and in {with_interval(share)} of these in rounds {FIRST} to {LAST}"
    if share.low > HALF:
        return [f"{when}: usually, as the publisher says."]
    rest = ": less than half." if share.high < HALF else "; whether that is more than half cannot be told."
    return [when + rest]


def points_plot(findings: Findings) -> Plot:
    values = [value_of(found, nights(found).won_by_points()) for found in findings.tables]
    most = min(1.0, max(0.4, *[value["high"] + 0.05 for value in values]))
    spec = intervals(values, title="won by points", row_title="players", domain=(0, most), mark=PUBLISHED_SHARE)
    told = "The share of games that the Investigators won by points at each table, against the publisher's 20 to 25%."
    return Plot(spec, told, "Share of games won by points, with 95% intervals; the band is what the publisher says.")


def points_grid(findings: Findings) -> Grid:
    figures = []
    for here in map(nights, findings.tables):
        inside = here.in_published_rounds()
        complete = f"{(+here.complete).total():,}"
        share = with_interval(inside) if inside else "\N{EN DASH}"
        figures.append((with_interval(here.won_by_points()), complete, share))
    head = ("won by points", "Books complete", f"of these in rounds {FIRST} to {LAST}")
    return lines(findings, "Points and Books, by table", head, figures)


# Where and when people die: killed unseen by a Dead card, and become Ghosts for all to see

KILLED = "killed, unseen"
CAUSES = {
    "killed": (KILLED, "#24221e"),
    "murder": ("found dead", "#c2502e"),
    "vote": ("voted out", "#3f7fb5"),
    "own": ("by their own Role", "#c9a227"),
    "assassin": ("by the Assassin", "#7a4f9a"),
    "exorcist": ("by the Exorcist", "#6b8f3c"),
}
"""What is counted, in words, and its colour."""
SHORT = 3
"""Of so many boards the head of the report tells."""
SCALE = 100
"""So many games the figures of places are told for."""

Grounds = dict[tuple[Board, str], Nights]
"""By board and strength of bots, all levels and player counts together."""


def deaths(findings: Findings, _: Wording) -> Section:
    grounds: Grounds = by_ground(findings, board_of)
    told = [sentence(board, bots, nights) for (board, bots), nights in grounds.items()]
    blocks: list[Block] = [Words(INTRODUCTION), Points(tuple(told)), plans(grounds), *times(grounds)]
    blocks += [places(board, bots, nights) for (board, bots), nights in grounds.items()]
    return Section("Where and when people die", tuple(blocks), tuple(told[:SHORT]))


INTRODUCTION = (
    "An Investigator is killed with the first Dead card, which nobody else sees; those who were dealt dead are not counted. A "
    "death becomes known when a Dead card is shown, by a Vote, or by a Role. Observers read both from the journal of every game "
    "that is over."
)


def sentence(board: Board, bots: str, nights: Nights) -> str:
    killed = nights.killed_at()
    where = f"On {board.id} with {bots} bots"
    if not killed:
        return f"{where} nobody was killed in {counted(nights.games, 'game')}."
    most = max(killed, key=lambda place: killed[place])
    rooms = {room: killed.get(room, 0.0) for room in board.rooms}
    least = min(rooms, key=lambda place: rooms[place])
    by_round = {when: count for (what, when), count in nights.in_rounds().items() if what == "killed"}
    deadliest = max(by_round, key=lambda when: by_round[when])
    return (
        f"{where} {sum(killed.values()):.2f} Investigators were killed in a game. The {board.name(most)} saw the most kills "
        f"({SCALE * killed[most]:.1f} in {SCALE} games), of all rooms the {board.name(least)} the fewest "
        f"({SCALE * rooms[least]:.1f}); the deadliest round was round {deadliest}."
    )


def plans(grounds: Grounds) -> Plot:
    most = max([SCALE * count for nights in grounds.values() for count in nights.killed_at().values()], default=1.0)
    specs = [drawn(board, titled(board, bots, grounds), nights, most) for (board, bots), nights in grounds.items()]
    told = f"Each board with the number of kills per {SCALE} games in every room and hallway; the tables below have the figures."
    caption = f"Where Investigators are killed: kills in {SCALE} games, by place."
    return Plot({"concat": specs, "columns": 2}, told, caption)


def titled(board: Board, bots: str, grounds: Grounds) -> str:
    """The board; with several strengths of bots these too."""
    return f"{board.id}, {bots}" if len({bots for _, bots in grounds}) > 1 else board.id


def drawn(board: Board, title: str, nights: Nights, most: float) -> Spec:
    killed = nights.killed_at()
    values: Values = []
    for place in board.places:
        x, y, wide, high = board.rect(place)
        area = {"x": x, "y": y, "x2": x + wide, "y2": y + high, "mid_x": x + wide / 2, "mid_y": y + high / 2}
        values.append({**area, "name": board.name(place), "value": SCALE * killed.get(place, 0.0)})
    return plan(values, board.size, title=title, most=most)


def times(grounds: Grounds) -> list[Plot]:
    values: Values = []
    for (board, bots), nights in grounds.items():
        for (what, when), count in nights.in_rounds().items():
            where = {"row": titled(board, bots, grounds), "column": KILLED if what == "killed" else "became Ghosts"}
            part = {"part": CAUSES[what][0], "place": list(CAUSES).index(what)}
            values.append({**where, **part, "round": when, "share": count})
    values.sort(key=lambda value: value["column"] != KILLED)  # that column first
    used = [what for what, (words, _) in CAUSES.items() if any(value["part"] == words for value in values)]
    spec = in_rounds(values, dict(CAUSES[what] for what in used), title="per game", last=10, scale=".1f")
    told = "How many Investigators are killed in each round, and how many people become Ghosts, by cause."
    return [Plot(spec, told, "When people die: how many in each round of a game.")] if values else []


def places(board: Board, bots: str, nights: Nights) -> Grid:
    killed = nights.killed_at()
    rows = []
    for place in (*board.places, *board.lifts):
        by_round = [nights.killed[when, place] for when in range(1, 11)]
        if place in board.rooms or any(by_round):
            shares = [f"{SCALE * count / nights.games:.1f}" if count else "\N{MIDDLE DOT}" for count in by_round]
            rows.append((board.name(place), f"{SCALE * killed.get(place, 0.0):.1f}", *shares))
    head = ("place", "all", *map(str, range(1, 11)))
    return Grid(f"Kills in {SCALE} games by place and round: {board.id}, {bots}", head, tuple(rows))


SECTIONS = (publisher, deaths)
