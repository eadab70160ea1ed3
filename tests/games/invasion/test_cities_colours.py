"""Roads are told apart by their colours, with any kind of sight; and by their letters, with none."""

from itertools import combinations

import pytest

from gloaming.games.invasion.city import Road, load_city

Matrix = tuple[tuple[float, float, float], ...]
# How linear red, green and blue reach an eye that lacks one kind of cone (Machado, Oliveira and Fernandes 2009).
SIGHTS: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CLEAR = 25  # in CIELAB, where 2 or 3 can just be seen side by side


def lab(colour: str, sight: Matrix) -> tuple[float, float, float]:
    """Lightness and two hues of what such an eye sees."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in sight)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Road, two: Road, sight: Matrix) -> float:
    pairs = zip(lab(one.colour, sight), lab(two.colour, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("name", ["milan", "washington"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_roads_that_meet_can_be_told_apart(name: str, sight: str) -> None:
    """INV-MAP-06: a road is known by its colour, also where two cross."""
    meeting = [
        pair for pair in combinations(load_city(name).roads.values(), 2) if set(pair[0].spots) & set(pair[1].spots)
    ]
    assert len(meeting) > 30
    assert min(apart(one, two, SIGHTS[sight]) for one, two in meeting) > CLEAR


@pytest.mark.parametrize("name", ["milan", "washington"])
def test_no_two_roads_of_a_city_look_alike(name: str) -> None:
    """INV-MAP-06: different roads have different colours."""
    roads = load_city(name).roads.values()
    assert min(apart(one, two, SIGHTS["all"]) for one, two in combinations(roads, 2)) > CLEAR
