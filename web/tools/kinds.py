"""Writes src/games/*/kinds.json and src/protocol/refusals.json: everything the engine can say, and every reason
for which the house may refuse something, so that the words can be held against them; also drawings of the cities,
what the rulebooks show of a table, and what a narrator must know of the boxes.

`make types` runs it; with `--check` it only says whether the lists are up to date."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import boxed
import cultists
import invasion
from refusals import refusals
from shapes import shapes
from tables import boards, opening

SOURCE = Path(__file__).parent.parent / "src"
GAMES = {"cultists": cultists.kinds, "invasion": invasion.kinds}


def listed(kinds: dict[str, Any]) -> str:
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {lines(value)}" for key, value in kinds.items()) + "\n}\n"


def lines(value: Any) -> str:
    """A line for each entry, so that a change is easy to see."""
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    told = (f"  {json.dumps(str(key))}: {json.dumps(each, ensure_ascii=False)}" for key, each in value.items())
    return "{\n" + ",\n".join(told) + "\n}"


if __name__ == "__main__":
    texts = {SOURCE / "games" / game / "kinds.json": listed(kinds()) for game, kinds in GAMES.items()}
    texts[SOURCE / "games" / "invasion" / "lobby" / "shapes.json"] = listed(shapes())
    texts[SOURCE / "games" / "cultists" / "rulebook" / "boards.json"] = listed(boards())
    texts[SOURCE / "games" / "invasion" / "rulebook" / "opening.json"] = listed(opening())
    for game, facts in (("cultists", boxed.cultists), ("invasion", boxed.invasion)):
        texts[SOURCE / "games" / game / "narrator" / "boxed.json"] = listed(facts())
    texts[SOURCE / "games" / "cultists" / "narrator" / "judged.test.json"] = listed(boxed.judged())
    texts[SOURCE / "protocol" / "refusals.json"] = lines(refusals()) + "\n"
    for target, text in texts.items():
        if "--check" not in sys.argv:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            sys.exit(f"{target.parent.name}/{target.name} is out of date; run `make types`")
