"""Whether a text in another language has English left in it: everyday words that this language does not have.

`everyday_english.json` has the words, by language those that it has `also` (with another meaning, or as a loan), and the
`names` that stay English in print everywhere. The tests of the pages read it too."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

EVERYDAY: dict[str, Any] = json.loads(Path(__file__).with_name("everyday_english.json").read_text("utf-8"))
NOT_SAID = re.compile(
    "|".join(map(re.escape, EVERYDAY["names"])) + r"|--[\w-]+|\bgloaming [a-z]+|\b[A-Z]+-[A-Z]+-\d+|<[^>]*>"
)
"""Names, what is typed into a terminal or drawn there, and the numbers of rules."""


def english_in(code: str, text: str) -> list[str]:
    """The English words in a text of this language."""
    return [word for word in re.findall(r"\b[^\W\d_]+\b", NOT_SAID.sub(" ", text).lower()) if word in foreign_to(code)]


@cache
def foreign_to(code: str) -> frozenset[str]:
    return frozenset(EVERYDAY["words"]).difference(EVERYDAY["also"].get(code, ()))
