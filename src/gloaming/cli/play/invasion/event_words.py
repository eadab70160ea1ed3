"""Every kind of event of Invasion as a sentence, for the seat that saw it."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.invasion.speech import (
    FACES,
    RESCUE,
    Speech,
    agent,
    agents,
    assimilation,
    card_title,
    district,
    districts,
    event_cards,
)
from gloaming.cli.play.speech import capital, count
from gloaming.cli.play.words import Telling
from gloaming.games.invasion import events
from gloaming.games.invasion.state import Reason, Side

REASONS: dict[Reason, str] = {
    "scientists": "every scientist is safe",
    "mother_ships": "the Mother Ships have gathered",
    "sector": "a whole sector is theirs",
}


def ending(winner: Side, reason: Reason) -> str:
    """Who won and why, in one sentence."""
    return f"The {winner} win: {REASONS[reason]}."


def drew(s: Speech, e: events.Drew) -> str:
    drawn = assimilation(e.cards)
    if "assimilated" not in e.cards:
        return f"{s.does(e.seat, 'draw')} {drawn}."
    own = e.seat == s.view.seat
    return f"You draw {drawn}. You are an alien." if own else f"{s.does(e.seat, 'draw')} {drawn} and is an alien."


def fallen(number: int) -> str:
    return "One district falls" if number == 1 else f"{number} districts fall"


def freed(number: int) -> str:
    return "One district is" if number == 1 else f"{number} districts are"


def ship(s: Speech, e: events.MotherShipArrived) -> str:
    more = f"{e.cards} cards go into the assimilation deck." if e.cards else "The sky is full."
    return f"Mother Ship {e.number} arrives. {more}"


def trapped(s: Speech, e: events.AgentsTrapped) -> str:
    verb = "is" if len(e.agents) == 1 else "are"
    return f"{agents(e.agents)} {verb} trapped: no siren for the rest of the round."


def recognised(s: Speech, e: events.AliensRecognised) -> str:
    if not e.aliens:
        return "All eyes were shut. You saw nothing."
    others = [seat for seat in e.aliens if seat != e.seat]
    if not others:
        return "You looked up and saw no other alien."
    return f"You looked up: {s.all_of(others)} {'is an alien' if len(others) == 1 else 'are aliens'}, like you."


def piles(upcoming: str, prevented: str) -> str:
    return f"Upcoming: {upcoming}. Prevented: {prevented}."


def supported(s: Speech, e: events.SupportHeard) -> str:
    if not e.supporters:
        return "Nobody supports the accusation."
    return f"{capital(s.says(e.supporters, 'support'))} the accusation."


def stated(s: Speech, e: events.AlienStated) -> str:
    if e.by == "declaration":
        return f"{s.does(e.seat, 'step')} forward as an alien."
    if e.seat == s.view.seat:
        return "You are found out: all know that you are an alien."
    return f"{s.name(e.seat)} is an alien, and now all know it."


def order_left(s: Speech, e: events.OrderLeft) -> str:
    whose = "your own turn" if e.turn == s.view.seat else f"{s.name(e.turn)}'s turn"
    return f"{s.does(e.seat, 'leave')} an order: to step forward before {whose}."


def tokens_lost(s: Speech, e: events.AccuserTokensLost) -> str:
    return f"No Assimilated turned up: {s.says(e.seats, 'lose')} the right to accuse."


def votes(s: Speech, e: events.RescueCardsShown) -> str:
    if not e.sabotage:
        return "All three cards say Success."
    return f"{e.success} Success, {e.sabotage} Sabotage."


def placed(s: Speech, e: events.EventsPlaced) -> str:
    return f"{s.does(e.seat, 'lay')} them out. {piles(event_cards(e.upcoming), event_cards(e.prevented))}"


def laid_card(s: Speech, e: events.RescueCardLaid) -> str:
    return f"{s.does(e.seat, 'lay')} {RESCUE[e.card]}."


TELLINGS: Mapping[type, Telling] = {
    events.ArchitectNamed: lambda s, e: f"{s.does(e.seat, 'are')} the architect.",
    events.Landed: lambda s, e: f"Aliens land in {district(e.district)}.",
    events.ScientistPlaced: lambda s, e: f"{s.does(e.seat, 'place')} a scientist at {s.spot(e.spot)}.",
    events.Drew: drew,
    events.RoundBegan: lambda s, e: f"Round {e.number} begins. {s.does(e.architect, 'are')} the architect.",
    events.EventTurned: lambda s, e: f"The event: {card_title(e.card)}.",
    events.PressureChanged: lambda s, e: f"The pressure is {e.value} now.",
    events.TokensLaid: lambda s, e: f"{fallen(len(e.districts))} to the aliens: {districts(e.districts)}.",
    events.TokensRemoved: lambda s, e: f"{freed(len(e.districts))} free again: {districts(e.districts)}.",
    events.SirensReturned: lambda s, e: f"Sirens on: {agents(e.agents)}.",
    events.Reorganised: lambda s, e: (
        f"The event piles are gathered in: {e.upcoming} on top of the deck, {e.prevented} under it."
    ),
    events.DistrictRolled: lambda s, e: f"The dice show {e.sector} {e.address}.",
    events.GameEnded: lambda s, e: ending(e.winner, e.reason),
    events.PlanningAnnounced: lambda s, e: f"{s.does(e.seat, 'plan')} ahead.",
    events.EventsDrawn: lambda s, e: f"{s.does(e.seat, 'draw')} {event_cards(e.cards)}.",
    events.EventsPlaced: placed,
    events.Accused: lambda s, e: f"{s.does(e.seat, 'accuse')} {s.name(e.accused)}.",
    events.SupportHeard: supported,
    events.CardShown: lambda s, e: f"{s.does(e.seat, 'show')} a card: {FACES[e.card]}.",
    events.AlienStated: stated,
    events.OrderLeft: order_left,
    events.AccuserTokensLost: tokens_lost,
    events.AgentTaken: lambda s, e: f"{s.does(e.seat, 'take')} {agent(e.agent)}, at pressure {e.pressure}.",
    events.AgentMoved: lambda s, e: f"{agent(e.agent)} drives to {s.spot(e.to)}.",
    events.ScientistEscorted: lambda s, e: f"A scientist is escorted from {s.spot(e.start)} to {s.spot(e.to)}.",
    events.AgentUsed: lambda s, e: f"{agent(e.agent)} is done for this round.",
    events.Invaded: lambda s, e: f"{s.does(e.seat, 'lead')} the aliens to {agent(e.agent)}.",
    events.RescueAttempted: lambda s, e: (
        f"{s.does(e.leader, 'lead')} a rescue. The scientist waits at {s.spot(e.start)}."
    ),
    events.TeamNamed: lambda s, e: f"The Special Team: {s.all_of(e.team)}.",
    events.RescueCardLaid: laid_card,
    events.RescueCardsShown: votes,
    events.EscalationBegan: lambda s, e: "The situation escalates: up to four events follow.",
    events.ScientistSaved: lambda s, e: (
        f"The scientist is safe at {s.point}: {e.saved} of {s.view.options.scientists_to_save}."
    ),
    events.RescueFailed: lambda s, e: f"The rescue fails. The scientist stays at {s.spot(e.start)}.",
    events.MotherShipArrived: ship,
    events.AgentArrived: lambda s, e: f"{agent(e.agent)} arrives at {s.spot(e.spot)}, still without siren.",
    events.AgentCaptured: lambda s, e: f"{agent(e.agent)} is captured and will not come back.",
    events.SectorRolled: lambda s, e: f"The die shows sector {e.sector}.",
    events.AgentsTrapped: trapped,
    events.SectorFreed: lambda s, e: f"{s.does(e.seat, 'call')} sector {e.sector} to resist.",
    events.AliensRecognised: recognised,
    events.AlienPlanSeen: lambda s, e: (
        f"{s.does(e.seat, 'see')} the cards. {piles(event_cards(e.upcoming), event_cards(e.prevented))}"
    ),
    events.AlienPlanShown: lambda s, e: (
        f"All see the cards. {piles(event_cards(e.upcoming), event_cards(e.prevented))}"
    ),
    events.AlienPlanCounted: lambda s, e: (
        f"The aliens plan. {piles(count(e.upcoming, 'card'), count(e.prevented, 'card'))}"
    ),
}
