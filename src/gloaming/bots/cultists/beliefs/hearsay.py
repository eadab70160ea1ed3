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
    accused = mind.hearsay.listen(said, mind.scores, mind.habits)
    if accused is not None:
        mind.scores.roles.point(said.seat, accused, mind.scores.weights["seer_accused"])
        mind.scores.role_clue("accuse_right", said.seat, accused)
    hear = SAID.get(type(said.statement))
    if hear is not None and said.seat != mind.memory.me:
        hear(mind, said.seat, said.statement)


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
