"""What proves a Role, or that somebody does not hold one; and the traces of the Cursed Hunter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.expansions.professions.events import InformantSeen
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.roles.butterfingers import HARMLESS
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND
from gloaming.games.cultists.roles.cursebearer import is_cursed_ground, neighbours
from gloaming.games.cultists.tables import FIRESTARTER_ROUND
from gloaming.games.cultists.worlds.ledger import FATAL
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

__all__ = ["FATAL", "HEARD", "follow_traces", "survived"]

REDS: Final = 2
"""AC-ROLE-FIR-02: so many cards a Firestarter has to get rid of."""
HUNTER: Final = "cursed_hunter"


def rule_out(mind: CultistsMind, role: str, seats: Sequence[Seat]) -> None:
    """AC-AUTOMA-09: a special Role has no effect on the AUTOMA, so nothing proves that it lacks one."""
    news = [mind.scores.roles.rule_out(role, seat) for seat in seats if seat != mind.memory.automa]
    if any(news):
        mind.scores.role_clue("not_this_role", *seats)


def survived(mind: CultistsMind, before: Any, event: Event) -> None:
    """A seat that survived what is fatal for a Role does not hold that Role."""
    if isinstance(event, e.BecameGhost) and event.seat == before.seat:
        return
    if isinstance(before, e.KnifeUsed):
        harmless = HARMLESS[mind.memory.options.butterfingers_double_vote]
        unclear = ("double_vote", "double_abstention") if mind.memory.options.anonymous_ballots and harmless else ()
        if before.purpose in harmless or before.purpose in unclear:
            return
    rule_out(mind, FATAL[type(before)], [before.seat])


def became_ghost(mind: CultistsMind, event: e.BecameGhost) -> None:
    seat = event.seat
    for role in mind.scores.roles.names:
        if ROLES[role].reveals_on_death:
            rule_out(mind, role, [seat])
    if event.cause == "own":
        fatal = FATAL.get(type(mind.memory.last)) if mind.memory.last is not None else None
        suspects = {fatal} if fatal else {"firestarter", "cursebearer"} & mind.scores.roles.names
        if len(suspects) == 1:
            mind.scores.roles.fix(seat, suspects.pop())
            mind.scores.role_clue("not_this_role", seat)


def round_began(mind: CultistsMind, event: e.RoundBegan) -> None:
    """UTS-ROLE-13: the Celebrity shows up; the others don't."""
    if event.round == CELEBRITY_ROUND + 1 and "celebrity" in mind.scores.roles.names:
        rule_out(mind, "celebrity", [seat for seat in mind.memory.seats if seat not in mind.scores.roles.known])


def round_ended(mind: CultistsMind, event: e.RoundEnded) -> None:
    """AC-ROLE-FIR-02: alive after Round 5 only with both red cards played."""
    if event.round == FIRESTARTER_ROUND and "firestarter" in mind.scores.roles.names:
        living = [seat for seat in mind.memory.seats if seat not in mind.memory.ghosts]
        mind.burning = tuple([seat for seat in living if mind.memory.laid[seat] < REDS])


def entered(mind: CultistsMind, event: e.Entered) -> None:
    """UTS-ROLE-07, -08: a seat next to a Ghost that lives is not the Cursebearer."""
    memory = mind.memory
    if "cursebearer" not in mind.scores.roles.names or not is_cursed_ground(
        mind.memory.options, memory.board, event.place
    ):
        return
    ghosts, here = memory.ghosts, neighbours(memory.board, memory.event, memory.at, event.place)
    if event.seat in ghosts:
        mind.haunted = tuple([seat for seat in here if seat not in ghosts])
    elif any(seat in ghosts for seat in here):
        mind.haunted = (event.seat,)


def settle_danger(mind: CultistsMind, event: Event) -> None:
    """Seats that were in danger when something else happens have come through."""
    dead = event.seat if isinstance(event, e.BecameGhost) else None
    haunted, mind.haunted = mind.haunted, ()
    burning, mind.burning = mind.burning, ()
    rule_out(mind, "cursebearer", [seat for seat in haunted if seat != dead])
    if isinstance(event, e.BecameGhost | e.RoleShown):
        mind.burning = tuple([seat for seat in burning if seat != dead])
    else:
        rule_out(mind, "firestarter", burning)


def assassinated(mind: CultistsMind, event: e.Assassinated) -> None:
    mind.scores.roles.fix(event.seat, "assassin")
    mind.scores.innocent(event.seat)


# The Informant


def informant_seen(mind: CultistsMind, event: InformantSeen) -> None:
    """MOC-PROF-10, -25: one sure Investigator."""
    mind.scores.innocent(event.informant)
    for role in [role for role in mind.scores.roles.names if team_of(role) == "hunter"]:
        rule_out(mind, role, [event.informant])


# The Cursed Hunter


def follow_traces(mind: CultistsMind) -> None:
    if HUNTER in mind.scores.roles.names:
        mind.scores.roles.assume(HUNTER, tuple(mind.memory.traces))
        mind.scores.role_clue("curse", *mind.scores.seats)


HEARD: Final = hears(globals())
