"""What of somebody's own words a bot understands: its name, and a question that it can answer. Free words bind nobody: they
are never heard as an accusation or a claim."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from gloaming.kernel.talk import Asks
from gloaming.words import languages, of

WAYS = 3
"""In how many ways each is offered."""

if TYPE_CHECKING:
    from gloaming.server.table import Table


def understood(table: Table, speaker: int, text: str) -> tuple[int | None, Asks | None]:
    """The bot to whom this is said by name, if it is one, and what it is asked, if that can be told."""
    if table.match is None or table.course is not None or table.stage != "playing":
        return None, None
    words = plain(text)
    bots = [chair for chair, holder in enumerate(table.chairs) if holder and holder.bot and chair != speaker]
    named = [(words.find(name), chair, name) for chair in bots if (name := plain(table.holder(chair).name)) in words]
    if not named:
        return None, None
    _, chair, name = min(named)
    topic = asked_in(words.replace(name, " "), table.kind.topics)
    return chair, Asks(chair, topic) if topic else None


def asked_in(words: str, topics: tuple[str, ...]) -> str:
    """Of what can be asked, what these words ask in any of our languages; of several, what the most of them say."""
    found = [(len(phrase), topic) for topic in topics for phrase in phrases(topic) if phrase in words]
    return max(found, default=(0, ""))[1]


@cache
def phrases(topic: str) -> tuple[str, ...]:
    """The turns of phrase by which people ask this: some, and the sentences that are offered to them for it."""
    word, told = topic.replace("_", "-"), []
    for language in map(of, languages()):
        told += language.t(f"heard-{word}").split(",") if language.has(f"heard-{word}") else []
        told += [language.t(f"said-asks-{word}-{way}", chairIs="you", chair="") for way in range(1, WAYS + 1)]
    return tuple(plain(phrase) for phrase in told)


def plain(text: str) -> str:
    """In small letters, without signs, and with a space at either end: so whole words are found."""
    words = re.findall(r"\w+", re.sub("['\u2019]", "", text.casefold()))
    return f" {' '.join(words)} "
