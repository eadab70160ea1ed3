"""What is said of Cultists' own things: places, meetings, cards, Roles; and words that the journal proves false."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.statements import Claims, Put, Saw, Was
from gloaming.games.cultists.tokens.no_connection import no_connection
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind


def listen(mind: CultistsMind, said: Said) -> None:
    mind.hearsay.listen(said, mind.scores, mind.habits, lambda *who: trust(mind, *who))
    hear = SAID.get(type(said.statement))
    if hear is not None and said.seat != mind.memory.me:
        hear(mind, said.seat, said.statement)


def trust(mind: CultistsMind, speaker: Seat, named: Seat) -> float:
    """A hunch counts nothing: who cannot know more than all have seen would move a Vote by naming the same one again and again.
    Who was often wrong counts less, and so does who repeats it."""
    before, shares = mind.charges.get(speaker, ()), mind.scores.shares
    wrong = sum([shares[other] == 0.0 for other in before])
    mind.charges[speaker] = (*before, named)
    return may_know(mind, speaker, named) / ((1 + wrong) * (1 + before.count(named)))


def may_know(mind: CultistsMind, speaker: Seat, named: Seat) -> bool:
    """Who gave one of two cards to somebody dead knows about the other; so does who put a card where a red one came from."""
    both = {speaker, named}
    dead = mind.memory.ghosts | mind.memory.known_dead
    givers = [{giver for gift in mind.memory.gifts[seat] for giver in gift.givers} for seat in dead]
    return any(both <= found for found in (*givers, *mind.tainted))


# What the journal proves


def was(mind: CultistsMind, speaker: Seat, statement: Was) -> None:
    if statement.round <= mind.memory.round and statement.place not in mind.visits.get((speaker, statement.round), ()):
        mind.did("false_word", speaker)


def saw(mind: CultistsMind, speaker: Seat, statement: Saw) -> None:
    if frozenset((statement.one, statement.other)) not in mind.meetings:
        mind.did("false_word", speaker)


def put(mind: CultistsMind, speaker: Seat, statement: Put) -> None:
    if (speaker, statement.place) not in mind.fillings:
        mind.did("false_word", speaker)


def claims(mind: CultistsMind, speaker: Seat, statement: Claims) -> None:
    """A special Role is dealt once: a claim to one that is elsewhere is false."""
    mind.did("claimed", speaker)
    held = [seat for seat, role in mind.scores.roles.known.items() if role == statement.role and seat != speaker]
    if held and statement.role in mind.scores.roles.names:
        mind.did("false_word", speaker)
    elif mind.scores.roles.lean(statement.role, speaker, mind.scores.weights["claim_role"]):
        mind.scores.role_clue("claimed", speaker)


# What is seen and may be spoken of


def entered(mind: CultistsMind, event: e.Entered | e.Stayed) -> None:
    key = event.seat, mind.memory.round
    mind.visits[key] = (*mind.visits.get(key, ()), event.place)


def met(mind: CultistsMind, event: e.Met) -> None:
    pairs = [frozenset((one, other)) for one in event.seats for other in event.seats if one < other]
    mind.meetings = mind.meetings.union(pairs)


def room_filled(mind: CultistsMind, event: e.RoomFilled) -> None:
    mind.fillings |= {(event.seat, event.place)}


def round_ended(mind: CultistsMind, event: e.RoundEnded) -> None:
    if mind.memory.event != no_connection.name:
        mind.hearsay.round_over(mind.scores, mind.habits)


SAID: Final[dict[type[Statement], Callable[..., None]]] = {Was: was, Saw: saw, Put: put, Claims: claims}
HEARD: Final = hears(globals())
