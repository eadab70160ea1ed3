"""The reliability plot, as one SVG file that needs nothing else to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from gloaming.lab.calibration.reliability import CAREFUL, GUESSERS, OURS, PRIOR, Bin, Reliability

WIDTH: Final = 640
HEIGHT: Final = 760
LEFT: Final = 70
TOP: Final = 70
SIDE: Final = 500
"""The square in which guesses lie across and what came true lies up."""
BARS: Final = 110
"""The strip below it: how many guesses of each certainty there were."""
INK: Final = "#222222"
FAINT: Final = "#b8b8b8"
COLOURS: Final = {OURS: "#0072b2", CAREFUL: "#d55e00", PRIOR: "#7f7f7f"}
"""Apart from each other for colour-blind eyes, and in shape as well: a disc, a square, a diamond."""
Spot = tuple[float, float]

LEGEND: Final = {OURS: "beliefs", CAREFUL: "careful's suspicion", PRIOR: "prior"}


def chart(found: Reliability, title: str) -> str:
    """Points near the diagonal are honest guesses; bars tell within which bounds they are sure, at 95 %."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        text(LEFT, 28, title, size=17, bold=True),
        text(
            LEFT, 50, f"{len(found.games):,} games, {found.points:,} guesses about a seat at the beginning of a round"
        ),
        *axes(),
        *(mark for name in GUESSERS for mark in marks(name, found.bins(name))),
        *legend(found),
        *bars(found.bins(OURS)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def across(share: float) -> float:
    return round(LEFT + share * SIDE, 1)


def up(share: float) -> float:
    return round(TOP + (1 - share) * SIDE, 1)


def text(x: float, y: float, words: str, *, size: int = 13, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" fill="{INK}" font-size="{size}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
    )


def line(start: Spot, end: Spot, colour: str, more: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"{more}/>'


def axes() -> Iterator[str]:
    yield f'<rect x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>'
    yield line((across(0), up(0)), (across(1), up(1)), FAINT, ' stroke-dasharray="6 4"')
    for tenth in range(0, 11, 2):
        share = tenth / 10
        yield text(across(share), up(0) + 18, f"{tenth * 10} %", anchor="middle")
        yield text(LEFT - 8, up(share) + 4, f"{tenth * 10} %", anchor="end")
    yield text(across(0.5), up(0) + 38, "held for hostile with this certainty", anchor="middle")
    turn = f'transform="rotate(-90 18 {up(0.5)})"'
    yield text(18, up(0.5), "really hostile", anchor="middle").replace("<text", f"<text {turn}", 1)


def marks(name: str, bins: Sequence[Bin | None]) -> Iterator[str]:
    for one in bins:
        if one is not None:
            x, colour = across(one.guessed), COLOURS[name]
            low, high = max(0.0, one.true - one.spread), min(1.0, one.true + one.spread)
            yield line((x, up(low)), (x, up(high)), colour, ' stroke-width="1.5"')
            yield shape(name, x, up(one.true))


def shape(name: str, x: float, y: float) -> str:
    colour = COLOURS[name]
    if name == OURS:
        return f'<circle cx="{x}" cy="{y}" r="5.5" fill="{colour}"/>'
    turn = f' transform="rotate(45 {x} {y})"' if name == PRIOR else ""
    return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{colour}"{turn}/>'


def legend(found: Reliability) -> Iterator[str]:
    for row, name in enumerate(reversed(GUESSERS)):
        y = TOP + 24 + 22 * row
        yield shape(name, LEFT + 18, y - 4)
        yield text(LEFT + 32, y, f"{LEGEND[name]}: Brier score {found.brier(name):.4f}")


def bars(bins: Iterable[Bin | None]) -> Iterator[str]:
    counts = [0 if one is None else one.seats for one in bins]
    foot, most = HEIGHT - 24, max(counts)
    for tenth, count in enumerate(counts):
        height = round((BARS - 24) * count / most, 1)
        x = across(tenth / len(counts)) + 2
        width = SIDE / len(counts) - 4
        yield f'<rect x="{x}" y="{foot - height}" width="{width}" height="{height}" fill="{COLOURS[OURS]}" opacity="0.6"/>'
        yield text(x + width / 2, foot - height - 4, f"{count:,}", size=11, anchor="middle")
    yield text(LEFT, HEIGHT - 6, "how many guesses the beliefs made with this certainty", size=12)
