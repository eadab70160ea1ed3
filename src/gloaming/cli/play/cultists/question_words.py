"""Every kind of question in words, as the seat that has to answer hears it."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from gloaming.cli.play.cultists.event_words import seen_cards
from gloaming.cli.play.cultists.expansion_rows import surface_of
from gloaming.cli.play.cultists.speech import Speech, token_title
from gloaming.cli.play.cultists.surroundings import is_bound, on_route
from gloaming.cli.play.speech import capital, count
from gloaming.cli.play.words import Asking
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.events import HelpAsked, PulseSeen, TokenPeeked
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.events import Event

E = TypeVar("E", bound=Event)


def latest(s: Speech, kind: type[E]) -> E | None:
    return next((event for event in reversed(s.view.journal) if isinstance(event, kind)), None)


def walk(s: Speech, q: Walk) -> str:
    here = s.view.at[q.seat]
    way = count(q.points, "door" if s.board.expansion == "base" else "step")
    if here == q.start:
        return f"Where do you go? {capital(way)}, and you must leave {s.the(here)}."
    return f"You are in {s.the(here)}. Where do you go on? {capital(way)} left."


def declare(s: Speech, q: DeclarePath) -> str:
    if not q.path:
        return "Name your whole way, door by door. Which comes first?"
    return f"Your way so far leads to {s.the(q.path[-1])}. What comes next?"


def meet(s: Speech, q: Meet | GiveInTurn) -> str:
    others = [seat for seat in q.seats if seat != s.view.seat]
    which = "Which card do you give?" if len(others) == 1 else "Whom do you give which card?"
    return f"You meet {s.all_of(others)} in {s.the(q.place)}. {which}"


def look_at_pulse(s: Speech, q: LookAtPulse) -> str:
    seen = latest(s, PulseSeen)
    cards = seen_cards(s, seen) if seen and seen.target == q.target else "cards"
    return f"{capital(s.whose(q.target))} Pulse deck holds {cards}. What do you show?"


def hold_vote(s: Speech, q: HoldVote) -> str:
    surface = surface_of(s.view)
    if surface and surface.leader_vote:
        last = ", the last one" if surface.leader_vote == 3 else ""
        return f"Vote {surface.leader_vote} of 3 for a leader{last}. Who is to lead the ritual?"
    counted = "which you count" if q.seat == s.view.seat else f"counted by {s.name(q.seat)}"
    return f"A vote, {counted}. Who has to leave?"


def reconsider(s: Speech, q: ReconsiderBallot) -> str:
    if not s.view.ballots:  # RQ-51: the own ballot is not in the view of an anonymous vote
        return "You hold the knife. Do you change your ballot?"
    own = s.view.ballots[q.seat]
    now = "abstained" if own is None else "voted for yourself" if own == q.seat else f"voted for {s.name(own)}"
    return f"You {now}, and you hold the knife. Do you change your ballot?"


def help_close(s: Speech, q: HelpClose) -> str:
    asked = latest(s, HelpAsked)
    who = s.name(asked.seat) if asked else "Somebody"
    return f"{capital(who)} asks you to help close the Portal. Do you give up your action for it?"


def handle_token(s: Speech, q: HandleToken) -> str:
    peeked = latest(s, TokenPeeked)
    return f"The token is {token_title(peeked.token)}. What becomes of it?" if peeked else "What becomes of the token?"


def act(s: Speech, q: Act) -> str:
    here = s.view.at[q.seat]
    ghost = ", as a ghost" if s.view.ghost[q.seat] else ""
    off = here in s.board.rooms and is_bound(s.view) and not on_route(s.board, s.view, here)
    return f"What do you do in {s.the(here)}{ghost}?" + (" It is not on your route this hour." if off else "")


QUESTIONS: Mapping[type, Asking] = {
    Night: lambda s, q: "You have seen what the night shows you. Shall the first hour begin?",
    Act: act,
    Walk: walk,
    DeclarePath: declare,
    Teleport: lambda s, q: "You are a ghost, and walls are air. Where do you drift?",
    Meet: meet,
    GiveInTurn: meet,
    LookAtPulse: look_at_pulse,
    HoldVote: hold_vote,
    ReconsiderBallot: reconsider,
    WeighBallot: lambda s, q: "You hold the knife. Does your ballot count twice?",
    AskForClaim: lambda s, q: f"Hour {s.view.round} comes to its end. Is there anything left to say?",
    GuessSeer: lambda s, q: "The investigators would win now. Who of them is the Seer?",
    HelpClose: help_close,
    LookThroughFalseEyes: lambda s, q: "False eyes open for whoever holds the knife. Whose Pulse deck do you look at?",
    TakeControl: lambda s, q: "You hold the knife. Do you take a token out of the bag for a look?",
    HandleToken: handle_token,
}
