"""The options of a table are those that docs/rules lists, with the same values and the same defaults."""

import re
from typing import get_args, get_type_hints

from gloaming.clauses import rules_dir
from gloaming.games.cultists.options import Options

ABOUT_THE_TABLE = {"players", "automa", "level", "roles", "board", "board_file", "first_player"}


def listed() -> dict[str, list[str]]:
    pages = [page.read_text(encoding="utf-8") for page in sorted(rules_dir().glob("cultists-*.md"))]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| \S+ \|$", "\n".join(pages), flags=re.MULTILINE)
    return {name: values.split(" / ") for name, values in rows}


def test_the_page_and_the_code_name_the_same_options() -> None:
    assert set(listed()) - ABOUT_THE_TABLE == set(get_type_hints(Options)) - ABOUT_THE_TABLE


def test_every_option_has_the_values_of_the_page_and_the_first_is_the_default() -> None:
    hints, defaults = get_type_hints(Options), Options()
    for name, values in listed().items():
        if name in ABOUT_THE_TABLE:
            continue
        default = getattr(defaults, name)
        known = [str(value).lower() for value in get_args(hints[name]) or (default, not default)]
        assert (known, str(default).lower()) == (values, values[0]), name
