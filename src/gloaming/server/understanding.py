"""What of somebody's own words a bot understands: its name, and a question that it can answer. Free words bind nobody: they
are never heard as an accusation or a claim."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from gloaming.kernel.talk import Asks
from gloaming.words import languages, of

if TYPE_CHECKING:
    from gloaming.server.table import Table


def understood(table: Table, speaker: int, text: str) -> tuple[int | None, Asks | None]:
    """The bot to whom this is said by name, if it is one, and what it is asked, if that can be told."""
    if table.match is None or table.course is not None or table.stage != "playing":
        return None, None
    words = plain(text)
    bots = [chair for chair, holder in enumerate(table.chairs) if holder and holder.bot and chair != speaker]
    named = [(words.find(name), chair) for chair in bots if (name := plain(table.holder(chair).name)) in words]
    if not named:
        return None, None
    chair = min(named)[1]
    topic = asked_in(words, table.kind.topics)
    return chair, Asks(chair, topic) if topic else None


def asked_in(words: str, topics: tuple[str, ...]) -> str:
    """Of what can be asked, what these words ask in any of our languages; of several, what the most of them say."""
    found = [(len(phrase), topic) for topic in topics for phrase in phrases(topic) if phrase in words]
    return max(found, default=(0, ""))[1]


@cache
def phrases(topic: str) -> tuple[str, ...]:
    """The turns of phrase by which people ask this."""
    heard = f"heard-{topic.replace('_', '-')}"
    told = [of(code).t(heard) for code in languages() if of(code).has(heard)]
    return tuple(plain(phrase) for phrases in told for phrase in phrases.split(","))


def plain(text: str) -> str:
    """In small letters, without signs, and with a space at either end: so whole words are found."""
    words = re.findall(r"\w+", re.sub("['\u2019]", "", text.casefold()))
    return f" {' '.join(words)} "
