"""The options of a table are those that docs/rules/invasion.md lists, with the same values and the same defaults."""

import re
from typing import get_args, get_type_hints

from gloaming.clauses import rules_dir
from gloaming.games.invasion.options import Options

ABOUT_THE_TABLE = {"players", "city"}
IN_WORDS = {  # options that take any number, any track or any seat
    "motherships_to_lose": (4, ["4", "another number"]),
    "pressure_track": ((0, 1, 2, 3, 4, 5), ["0 1 2 3 4 5", "other values"]),
    "pressure_start_index": (1, ["1", "another position"]),
    "scientists_to_save": (5, ["5", "fewer"]),
    "alien_token_limit": (None, ["none", "a number"]),
    "first_architect": (None, ["random", "a seat"]),
}


def listed() -> dict[str, list[str]]:
    page = (rules_dir() / "invasion.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| \S+ \|$", page, flags=re.MULTILINE)
    return {name: values.split(" / ") for name, values in rows}


def test_the_page_and_the_code_name_the_same_options() -> None:
    assert set(listed()) == set(get_type_hints(Options)) - ABOUT_THE_TABLE


def test_every_option_has_the_values_of_the_page_and_the_first_is_the_default() -> None:
    hints, defaults = get_type_hints(Options), Options()
    for name, values in listed().items():
        default = getattr(defaults, name)
        if name in IN_WORDS:
            assert (default, values) == IN_WORDS[name]
            continue
        known = [str(value).lower() for value in get_args(hints[name]) or (default, not default)]
        assert (known, str(default).lower()) == (values, values[0]), name


def test_the_pressure_track_has_a_nought_a_start_of_one_and_a_two_beside_it() -> None:
    """INV-MAPC-22, INV-PRESSURE-06, -08: 0 is the aliens' end, 5 the other."""
    options = Options()
    assert options.pressure_track == (0, 1, 2, 3, 4, 5)
    assert options.pressure_track[options.pressure_start_index :][:2] == (1, 2)
