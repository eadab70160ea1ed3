"""What the fields of an event or a question alone do not tell: ballots counted, reasons in words, where one stands."""

# ruff: noqa: ARG001 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gloaming.cli.play.cultists.expansion_rows import part_of, participants_needed
from gloaming.cli.play.cultists.names import card_face, counted, route_words, token_name
from gloaming.cli.play.speech import Args, kebab, some, yes
from gloaming.games.cultists import events
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.events import KeptInOrder
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.movement import Walk
from gloaming.games.cultists.roles.celebrity import PulseDealt
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.in_control import HandleToken
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Question
from gloaming.kernel.values import Seat
from gloaming.words import apart, listed, t

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech

E = TypeVar("E", bound=Event)

# Events


def reason_words(winner: str, reason: str) -> str:
    """Why the game ended: what follows "The cult wins:"."""
    return t(f"reason-{kebab(reason)}", winner=winner)


def recognised(s: Speech, event: events.CultistsRecognised) -> Args:
    """AC-NIGHT-10: with a thumb too few, the Automa must be the missing one; the view says so."""
    known = s.view.known_cultists or event.cultists
    others = [seat for seat in known if seat != s.view.seat]
    return {**s.people_args("cultists", known), **s.people_args("others", others)}


def start_cards(s: Speech, event: events.StartCardsSeen) -> Args:
    dead = [seat for seat, card in enumerate(event.cards) if card == "dead"]
    return {**s.people_args("dead", dead), "deadIs": some(dead)}


def portal(s: Speech, event: events.PortalOpened) -> Args:
    early = s.view.options.portal_deadline == "start_of_marked_round"
    return {"portalIn": s.place(s.board.green, ".in"), "deadline": "start" if early else "end"}


def ballots(s: Speech, event: events.BallotsOpened) -> Args:
    voters: dict[Seat | None, list[Seat]] = {}
    for seat, ballot in enumerate(event.ballots):
        voters.setdefault(ballot, []).append(seat)
    abstained = voters.pop(None, [])
    told = []
    for ballot, seats in sorted(voters.items(), key=lambda group: -len(group[1])):
        who = s.people_args("seats", seats)
        alone = seats == [ballot]
        told.append(t("ballots-for-self", **who) if alone else t("ballots-for", **who, **s.seat_args("ballot", ballot)))
    if abstained:
        told.append(t("ballots-abstain", **s.people_args("seats", abstained)))
    return {"ballots": apart(told)}


def tally(s: Speech, event: events.TallyShown) -> Args:
    """RQ-51: votes for each seat, the abstentions last."""
    *votes, abstentions = event.tally
    told = [t("tally-for", votes=count, **s.seat_args("seat", seat)) for seat, count in enumerate(votes) if count]
    return {"tally": apart([*told, t("tally-abstentions", votes=abstentions)])}


def changed(s: Speech, event: events.BallotChanged) -> Args:
    return {"ballotIs": "self"} if event.ballot == event.seat else {}


def shares(s: Speech, event: PulseDealt) -> Args:
    """UTS-ROLE-16: how many cards each got."""
    dealt = Counter(event.to).items()
    return {"shares": listed([t("shares-one", count=count, **s.seat_args("seat", seat)) for seat, count in dealt])}


def seen_cards(s: Speech, event: events.PulseSeen) -> Args:
    """What a look showed; to the Profiler in the order in which the cards came (MOC-PROF-34)."""
    before = next((s.view.journal[at - 1] for at, other in enumerate(s.view.journal) if other is event and at), None)
    if not isinstance(before, KeptInOrder) or not event.cards:
        return {"cards": listed(counted(event.cards)) or t("cards-none")}
    return {"cards": t("cards-in-order", cards=", ".join(map(card_face, event.cards)))}


# Questions


def question_name(s: Speech, question: Question) -> str:
    return "hold-vote-leader" if isinstance(question, HoldVote) and leader_vote(s) else kebab(type(question).__name__)


def leader_vote(s: Speech) -> int:
    """UTS-ORG-09: which of the three votes for a leader is going on; 0: none."""
    surface = part_of(s.view, SurfaceSeen)
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
    asked = latest(s, events.HelpAsked)
    return s.seat_args("asker", asked.seat if asked else None)


def look(s: Speech, question: LookAtPulse) -> Args:
    seen = latest(s, events.PulseSeen)
    return seen_cards(s, seen) if seen and seen.target == question.target else {"cards": t("cards-none")}


def handle_token(s: Speech, question: HandleToken) -> Args:
    peeked = latest(s, events.TokenPeeked)
    return {"token": token_name(peeked.token if peeked else "")}


def participants(s: Speech, question: ChooseParticipant) -> Args:
    """UTS-ORG-14: how many are still to be chosen for the ritual."""
    surface = part_of(s.view, SurfaceSeen)
    return {"left": participants_needed(s.view) - len(surface.participants if surface else ())}


def ropes(s: Speech, question: ThrowRope) -> Args:
    """MOC-EVENT-02, MOC-RQ-22: how many ropes are still to be thrown; fewer where fewer live."""
    several = 2 if len(s.view.at) <= 6 else 3
    return {"left": min(several, s.view.ghost.count(False)) - len(question.targets)}


ABOUT: dict[type[Event | Question], Callable[[Any, Any], Args]] = {
    events.CultistsRecognised: recognised,
    events.StartCardsSeen: start_cards,
    events.RouteShown: lambda _, event: {"route": route_words(event.route)},
    events.PortalOpened: portal,
    events.RoomChecked: lambda _, event: {"card": card_face(event.card)},
    events.PassageDrawn: lambda _, event: {"card": card_face(event.card)},
    # AC-UP-11: on the first level the icon means nothing.
    events.RoomExplored: lambda s, event: {"unsafe": yes(event.unsafe and s.view.options.unsafe_passages)},
    events.BallotsOpened: ballots,
    events.TallyShown: tally,
    events.BallotChanged: changed,
    events.PulseSeen: seen_cards,
    events.GameEnded: lambda _, event: {"why": reason_words(event.winner, event.reason)},
    PulseDealt: shares,
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
