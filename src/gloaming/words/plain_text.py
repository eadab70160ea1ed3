"""What people type, made safe to show: nothing that hides, moves the cursor or turns the text around it; and when two names
look the same."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Final

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Accents on one letter. No language stacks more; people who do so paint over the lines around theirs."""
JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f\u061c")
"""Signs without a shape that words need: joiners, in Persian and in pictures of families, and marks of direction. The signs
that turn all the text after them are not among them."""
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")

_LIKE: Final = {
    **dict(zip("АВЕЗІЈКМНОРСТУХЅԌԚԜҮ", "abe3ijkmhopctyxsgqwy", strict=True)),
    **dict(zip("авезіјкмнорстухѕԁԛԝүгһѵ", "abe3ijkmhopctyxsdqwyrhv", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "abezhikmnoptyxc", strict=True)),  # noqa: RUF001
    **dict(zip("αβγεηικνορτυχϲσω", "abyenikvoptuxcow", strict=True)),
    **dict(zip("ıɩɑɡʏʜĸøłđħ01$@|!", "iiagyhkoldholsall", strict=True)),  # noqa: RUF001
}
LOOK_ALIKES: Final = str.maketrans(_LIKE)
"""Letters of the Cyrillic and Greek alphabets, and signs, that pass for Latin ones, by the letter that they pass for."""


def tidy_name(wanted: str) -> str:
    """A name on one line, without anything that does not show."""
    seen = "".join(sign for sign in _composed(wanted) if sign.isprintable())
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def tidy_line(said: str) -> str:
    """One line of talk. Signs that steer the text, and those of which nothing is seen, are left out."""
    return "".join(sign for sign in _composed(said) if sign.isprintable() or sign in JOINERS).strip()


def _composed(text: str) -> str:
    """In the usual form, on one line, with no tower of accents."""
    whole = unicodedata.normalize("NFC", " ".join(text.split()))
    runs = groupby(whole, key=lambda sign: unicodedata.combining(sign) > 0)
    return "".join("".join(list(run)[:MOST_MARKS] if is_marks else run) for is_marks, run in runs)


def look_of(name: str) -> str:
    """Names that people take for one another at a glance have the same look: whatever the case, the accents, the alphabet."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    latin = bare.translate(LOOK_ALIKES).casefold().translate(LOOK_ALIKES)
    letters = "".join(sign for sign in latin if sign.isalnum()).replace("rn", "m").replace("vv", "w")
    return letters.replace("i", "l") or name


def isolated(text: str) -> str:
    """A name written from right to left, in a sentence of ours: the words around it keep their order."""
    return f"\u2068{text}\u2069" if RIGHT_TO_LEFT.search(text) else text
