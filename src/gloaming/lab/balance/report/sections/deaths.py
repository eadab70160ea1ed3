"""Where and when people die in Cultists: killed unseen by a Dead card, and become Ghosts for all to see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gloaming.games.cultists.board import Board, board_of
from gloaming.lab.balance.findings.counts import together
from gloaming.lab.balance.findings.cultists import Nights
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.charts import Values, beside, in_rounds, plan
from gloaming.lab.balance.report.document import Block, Grid, Plot, Points, Section, Wording, Words
from gloaming.lab.tally import counted
from gloaming.lab.theme import Spec

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

Ground = tuple[str, str]
"""A board and a strength of bots."""


def deaths(findings: Findings, _: Wording) -> Section:
    grounds = by_ground(findings)
    told = [sentence(board, bots, nights) for (_, bots), (board, nights) in grounds.items()]
    blocks: list[Block] = [Words(INTRODUCTION), Points(tuple(told)), plans(grounds), *times(grounds)]
    blocks += [places(ground, board, nights) for ground, (board, nights) in grounds.items()]
    return Section("Where and when people die", tuple(blocks), tuple(told[:SHORT]))


INTRODUCTION = (
    "An Investigator is killed with the first Dead card, which nobody else sees; those who were dealt dead are not counted. A "
    "death becomes known when a Dead card is shown, by a Vote, or by a Role. Observers read both from the journal of every game "
    "that is over."
)


def by_ground(findings: Findings) -> dict[Ground, tuple[Board, Nights]]:
    """All levels and player counts that are played on one side of a board, together."""
    many: dict[Ground, list[Nights]] = {}
    boards: dict[Ground, Board] = {}
    for found in findings.tables:
        options: Any = found.table.options
        board = board_of(options)
        boards[board.id, found.table.bots] = board
        many.setdefault((board.id, found.table.bots), []).append(found.counted)
    return {ground: (boards[ground], together(nights)) for ground, nights in many.items()}


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


def plans(grounds: dict[Ground, tuple[Board, Nights]]) -> Plot:
    most = max([SCALE * count for _, nights in grounds.values() for count in nights.killed_at().values()], default=1.0)
    specs = [drawn(board, titled(ground, grounds), nights, most) for ground, (board, nights) in grounds.items()]
    told = f"Each board with the number of kills per {SCALE} games in every room and hallway; the tables below have the figures."
    return Plot(beside(specs), told, f"Where Investigators are killed: kills in {SCALE} games, by place.")


def titled(ground: Ground, grounds: Iterable[Ground]) -> str:
    """The board; with several strengths of bots these too."""
    return ", ".join(ground) if len({bots for _, bots in grounds}) > 1 else ground[0]


def drawn(board: Board, title: str, nights: Nights, most: float) -> Spec:
    killed = nights.killed_at()
    values: Values = []
    for place in board.places:
        x, y, wide, high = board.rect(place)
        area = {"x": x, "y": y, "x2": x + wide, "y2": y + high, "mid_x": x + wide / 2, "mid_y": y + high / 2}
        values.append({**area, "name": board.name(place), "value": SCALE * killed.get(place, 0.0)})
    return plan(values, board.size, title=title, most=most)


def times(grounds: dict[Ground, tuple[Board, Nights]]) -> list[Plot]:
    values: Values = []
    for ground, (_, nights) in grounds.items():
        for (what, when), count in nights.in_rounds().items():
            column = KILLED if what == "killed" else "became Ghosts"
            part, place = CAUSES[what][0], list(CAUSES).index(what)
            values.append(
                {
                    "row": titled(ground, grounds),
                    "column": column,
                    "part": part,
                    "round": when,
                    "share": count,
                    "place": place,
                }
            )
    values.sort(key=lambda value: value["column"] != KILLED)  # that column first
    used = [what for what, (words, _) in CAUSES.items() if any(value["part"] == words for value in values)]
    spec = in_rounds(values, dict(CAUSES[what] for what in used), title="per game", last=10, scale=".1f")
    told = "How many Investigators are killed in each round, and how many people become Ghosts, by cause."
    return [Plot(spec, told, "When people die: how many in each round of a game.")] if values else []


def places(ground: Ground, board: Board, nights: Nights) -> Grid:
    killed = nights.killed_at()
    rows = []
    for place in (*board.places, *board.lifts):
        by_round = [nights.killed[when, place] for when in range(1, 11)]
        if place in board.rooms or any(by_round):
            shares = [f"{SCALE * count / nights.games:.1f}" if count else "\N{MIDDLE DOT}" for count in by_round]
            rows.append((board.name(place), f"{SCALE * killed.get(place, 0.0):.1f}", *shares))
    head = ("place", "all", *map(str, range(1, 11)))
    return Grid(f"Kills in {SCALE} games by place and round: {ground[0]}, {ground[1]}", head, tuple(rows))
