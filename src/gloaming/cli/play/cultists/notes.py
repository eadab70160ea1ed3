"""Which notes fit a moment of Cultists: chosen by what everyone at the table knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gloaming.cli.play.cultists.expansion_rows import part_of
from gloaming.cli.play.speech import kebab
from gloaming.games.cultists.checks import LookAtPulse, PutBack, ShowDeath
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.events import DeadLaidOpen, VoteInitiated, VoteSettled
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import EnterLift, RideLift, StepOut
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.movement import Walk
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.secret_doors import secret_doors
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.steps import Question

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech


def variants(s: Speech, question: Question) -> list[str]:
    match question:
        case Walk():
            found = on_the_way(s)
        case Meet():
            found = {"several": len(question.seats) > 2}
        case Act():
            found = {"ghost": s.view.ghost[question.seat]}
        case HoldVote():
            found = {"leader": s.asked_as(question) == "hold-vote-leader", "called": was_called(s)}
        case _:
            found = {}
    return [variant for variant, holds in found.items() if holds]


def on_the_way(s: Speech) -> dict[str, bool]:
    asked = s.view.asked
    return {
        "lift": asked is not None and any(isinstance(way, EnterLift | StepOut | RideLift) for way in asked.options),
        "fishman": s.view.fishman is not None,
        "secret-doors": s.view.event == secret_doors.name,
        "dark": not s.view.power,
        "mine": s.board.crossing is not None,
        "ice": any(hallway.kind == "ice" for hallway in s.board.hallways.values()),
    }


def was_called(s: Speech) -> bool:
    """Whether this vote was called, and nobody was found dead."""
    marks = (
        event for event in reversed(s.view.journal) if isinstance(event, VoteInitiated | VoteSettled | DeadLaidOpen)
    )
    return isinstance(next(marks, None), VoteInitiated)


def besides(s: Speech) -> Iterator[str]:
    """What this seat carries, and what the clock brought."""
    surface = part_of(s.view, SurfaceSeen)
    if surface and s.view.seat is not None:
        yield from (f"note-item-{kebab(item)}" for item in surface.carried.get(s.view.seat, ()))
    if s.view.event:
        yield f"note-token-{kebab(s.view.event)}"


UNLIKE = frozenset({"ghost", "leader", "none", "must", "may"})
"""Circumstances in which what is said of the ordinary question does not hold."""


def lines_held(s: Speech, question: Question) -> Iterator[str]:
    """By the Role first, then by its side."""
    if s.view.role is None:
        return
    kind = kebab(type(question).__name__)
    found = [duty(s)] if isinstance(question, LookAtPulse) else variants(s, question)
    asked = [f"{kind}-{found[0]}"] if found else []
    if not found or found[0] not in UNLIKE:
        asked.append(kind)
    side = "cultist" if ROLES[s.view.role].team == "cultists" else "investigator"
    yield from (f"{each}-{role}" for each in asked for role in (kebab(s.view.role), side))


def duty(s: Speech) -> str:
    """AC-ACT-CS-06, -07: nothing to show, a death that must be shown, or one that may be kept."""
    offered = {type(option) for option in s.view.asked.options} if s.view.asked else set()
    return ("may" if PutBack in offered else "must") if ShowDeath in offered else "none"
