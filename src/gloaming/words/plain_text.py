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
"""Invisible characters that words need: joiners, in Persian and in pictures of families, and marks of direction. Those that
turn all the text after them are not among them."""
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that count as printable, and of which nothing is seen."""
SELECTORS: Final = frozenset(map(chr, (0x34F, *range(0xFE00, 0xFE10))))
"""Marks that choose a form, or join nothing: a name with them looks like one without."""
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")

_LIKE: Final = {
    **dict(zip("АВЕЗІЈКМНОРСТУХЅԌԚԜҮ", "abe3ijkmhopctyxsgqwy", strict=True)),
    **dict(zip("авезіјкмнорстухѕԁԛԝүгһѵ", "abe3ijkmhopctyxsdqwyrhv", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "abezhikmnoptyxc", strict=True)),  # noqa: RUF001
    **dict(zip("αβγεηικνορτυχϲσω", "abyenikvoptuxcow", strict=True)),
    **dict(zip("ıɩɑɡʏʜĸøłđħ01$@|!", "iiagyhkoldholsall", strict=True)),  # noqa: RUF001
}
LOOK_ALIKES: Final = str.maketrans(_LIKE)
"""Letters of the Cyrillic and Greek alphabets, and others, that pass for Latin ones, by the letter that they pass for."""


def tidy_name(wanted: str) -> str:
    """A name on one line, without anything that does not show."""
    return _tidied(wanted)[:LONGEST_NAME].strip()


def tidy_line(said: str) -> str:
    """One line of talk. Characters that steer the text, and those of which nothing is seen, are left out."""
    line = _tidied(said, JOINERS)
    return line if set(line) - JOINERS else ""


def _tidied(text: str, kept: frozenset[str] = frozenset()) -> str:
    """On one line, in the usual form, with no tower of accents."""
    shown = (each for each in " ".join(text.split()) if (each.isprintable() or each in kept) and each not in BLANKS)
    whole = unicodedata.normalize("NFC", " ".join("".join(shown).split()))
    runs = groupby(whole, key=_is_mark)
    return "".join("".join(list(run)[:MOST_MARKS] if marks else run) for marks, run in runs)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def look_of(name: str) -> str:
    """Names that people take for one another at a glance have the same look: whatever the case, the accents, the alphabet.
    Marks that are vowels, as in Hindi, make a difference."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each))
    latin = bare.translate(LOOK_ALIKES).casefold().translate(LOOK_ALIKES)
    letters = "".join(each for each in latin if each.isalnum() or (_is_mark(each) and each not in SELECTORS))
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l") or name


def isolated(text: str) -> str:
    """A name written from right to left, in a sentence of ours: the words around it keep their order."""
    return f"\u2068{text}\u2069" if RIGHT_TO_LEFT.search(text) else text
