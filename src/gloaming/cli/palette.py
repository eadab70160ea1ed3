"""The colours of the terminal. Candle marks you and what you may do; room colours belong to rooms alone.

Whatever a colour says, a letter or a sign says too. Where there are few colours, the nearest one by numbers is often
the wrong one (a dusky floor becomes bright blue), so `ground` and `fitted` choose.
"""

from collections.abc import Mapping
from typing import NamedTuple

from rich.style import Style

NIGHT, DUSK, SLATE = "#0d1218", "#141b23", "#1c2530"
LINE, LINE_2 = "#3a4754", "#7d8b97"
BONE, MIST = "#ece4d2", "#aab4b9"
CANDLE, WAX, WAX_FILL = "#ffd68a", "#f08a7e", "#9c2f28"
PAPER, INK = "#f2e8d2", "#1b1d22"
DOOR = "#5b5446"
ICE = "#a9cfe0"

QUIET, CLEAR, BRIGHT, LOUD = Style(color=MIST), Style(color=BONE), Style(color=CANDLE), Style(color=WAX, bold=True)
"""How words look: minor, to be read, about you, alarming."""


class Hue(NamedTuple):
    """A room colour, and the ink that is read on it. A letter of the language says the same without colour."""

    colour: str
    ink: str


ROOMS: Mapping[str, Hue] = {
    "light_blue": Hue("#9fe1f1", INK),
    "red": Hue("#be3d23", "#ffffff"),
    "green": Hue("#43b473", INK),
    "orange": Hue("#ec6d19", INK),
    "pink": Hue("#e694b4", INK),
    "dark_blue": Hue("#596bd0", "#ffffff"),
}

SIXTEEN: Mapping[str, str] = {
    LINE: "bright_black", LINE_2: "white", BONE: "bright_white", MIST: "white", DOOR: "bright_black", INK: "black",
    ICE: "bright_cyan", CANDLE: "bright_yellow", WAX: "bright_red", WAX_FILL: "red", PAPER: "bright_white", "#ffffff": "bright_white",
    ROOMS["light_blue"].colour: "bright_cyan", ROOMS["red"].colour: "bright_red", ROOMS["green"].colour: "green",
    ROOMS["orange"].colour: "yellow", ROOMS["pink"].colour: "bright_magenta", ROOMS["dark_blue"].colour: "bright_blue",
}  # fmt: skip


def ground(colour: str | None, system: str | None, *, lit: bool) -> str:
    """The floor of a room of that colour, of ice, or of a hallway (None), on a terminal with rich's `color_system`."""
    if not lit:
        return NIGHT
    if system != "truecolor":
        return "#262626" if colour else "#1c1c1c"
    return mixed(colour, DUSK, 0.2) if colour else SLATE


def fitted(style: Style, system: str | None) -> Style:
    """The style as a terminal of sixteen colours shows it best; any other terminal gets it as it is."""
    if system not in {"standard", "windows"}:
        return style
    color = SIXTEEN.get(style.color.name, "white") if style.color else None
    bgcolor = SIXTEEN.get(style.bgcolor.name, "black") if style.bgcolor else None
    return style + Style(color=color, bgcolor=bgcolor)


def mixed(colour: str, ground: str, share: float) -> str:
    """`share` of a colour laid over a ground, both written #rrggbb."""
    pairs = ((int(colour[n : n + 2], 16), int(ground[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in pairs)
