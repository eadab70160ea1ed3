"""What the fields of an event alone do not tell: ballots counted, reasons in words, who else is meant."""

# ruff: noqa: ARG001 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gloaming.cli.play.cultists.names import card_face, counted, route_words
from gloaming.cli.play.speech import Args, kebab, some, yes
from gloaming.games.cultists import events
from gloaming.games.cultists.expansions.professions.events import KeptInOrder
from gloaming.games.cultists.roles.celebrity import PulseDealt
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat
from gloaming.words import listed, t

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech


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
    return {"ballots": "; ".join(told)}


def tally(s: Speech, event: events.TallyShown) -> Args:
    """RQ-51: votes for each seat, the abstentions last."""
    *votes, abstentions = event.tally
    told = [t("tally-for", votes=count, **s.seat_args("seat", seat)) for seat, count in enumerate(votes) if count]
    return {"tally": "; ".join([*told, t("tally-abstentions", votes=abstentions)])}


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


ABOUT: dict[type[Event], Callable[[Any, Any], Args]] = {
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
}
