"""What the fields of a question alone do not tell: where one stands, what a look has just shown."""

# ruff: noqa: ARG001 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gloaming.cli.play.cultists.expansion_rows import participants_needed, surface_of
from gloaming.cli.play.cultists.happenings import seen_cards
from gloaming.cli.play.cultists.names import token_name
from gloaming.cli.play.speech import Args, kebab, yes
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.events import HelpAsked, PulseSeen, TokenPeeked
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant
from gloaming.games.cultists.movement import Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.in_control import HandleToken
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Question
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech

E = TypeVar("E", bound=Event)


def name(s: Speech, question: Question) -> str:
    return "hold-vote-leader" if isinstance(question, HoldVote) and leader_vote(s) else kebab(type(question).__name__)


def leader_vote(s: Speech) -> int:
    """UTS-ORG-09: which of the three votes for a leader is going on; 0: none."""
    surface = surface_of(s.view)
    return surface.leader_vote if surface else 0


def aside(s: Speech, question: Question) -> Sequence[str]:
    if not isinstance(question, Act) or not s.is_bound():
        return ()
    here = s.view.at[question.seat]
    return [t("secret-off-route")] if here in s.board.rooms and not s.on_route(here) else ()


def latest(s: Speech, kind: type[E]) -> E | None:
    return next((event for event in reversed(s.view.journal) if isinstance(event, kind)), None)


def others(s: Speech, question: Meet | GiveInTurn | OfferLamp) -> Args:
    return s.people_args("others", [seat for seat in question.seats if seat != s.view.seat])


def walk(s: Speech, question: Walk) -> Args:
    here = s.view.at[question.seat]
    return {**s.place_args("place", here), "moved": yes(here != question.start)}


def act(s: Speech, question: Act) -> Args:
    return {**s.place_args("place", s.view.at[question.seat]), "ghost": yes(s.view.ghost[question.seat])}


def reconsider(s: Speech, question: ReconsiderBallot) -> Args:
    if not s.view.ballots:  # RQ-51: an anonymous vote does not tell even this seat its own ballot again
        return {"ballotIs": "unknown", "ballotAcc": ""}
    return s.seat_args("ballot", s.view.ballots[question.seat])


def help_close(s: Speech, question: HelpClose) -> Args:
    asked = latest(s, HelpAsked)
    return s.seat_args("asker", asked.seat if asked else None)


def look(s: Speech, question: LookAtPulse) -> Args:
    seen = latest(s, PulseSeen)
    return seen_cards(s, seen) if seen and seen.target == question.target else {"cards": t("cards-none")}


def handle_token(s: Speech, question: HandleToken) -> Args:
    peeked = latest(s, TokenPeeked)
    return {"token": token_name(peeked.token if peeked else "")}


def participants(s: Speech, question: ChooseParticipant) -> Args:
    """UTS-ORG-14: how many are still to be chosen for the ritual."""
    surface = surface_of(s.view)
    return {"left": participants_needed(s.view) - len(surface.participants if surface else ())}


def ropes(s: Speech, question: ThrowRope) -> Args:
    """MOC-EVENT-02, MOC-RQ-22: how many ropes are still to be thrown; fewer where fewer live."""
    several = 2 if len(s.view.at) <= 6 else 3
    return {"left": min(several, s.view.ghost.count(False)) - len(question.targets)}


ABOUT: dict[type[Question], Callable[[Any, Any], Args]] = {
    HoldVote: lambda s, _: {"number": leader_vote(s)},
    Walk: walk,
    Act: act,
    Meet: others,
    GiveInTurn: others,
    OfferLamp: others,
    ReconsiderBallot: reconsider,
    HelpClose: help_close,
    LookAtPulse: look,
    HandleToken: handle_token,
    ChooseParticipant: participants,
    ThrowRope: ropes,
}
