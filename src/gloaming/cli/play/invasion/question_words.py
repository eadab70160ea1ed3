"""Every kind of question of Invasion in words, as the seat that has to answer hears it."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.invasion.card_words import CARD_WORDS
from gloaming.cli.play.invasion.speech import Speech, agent, card_title, district
from gloaming.cli.play.speech import capital, count
from gloaming.cli.play.words import Asking
from gloaming.games.invasion import accusation, agents, aliens, orders, planning, rescue, rounds, setup
from gloaming.games.invasion.event_cards import base, resistance


def on_duty(s: Speech) -> str:
    assert s.view.active is not None
    return agent(s.view.active)


def act(s: Speech, q: rounds.Act) -> str:
    if s.view.stated[q.seat]:
        return "What do you do? Plan ahead, or lead the aliens to an agent."
    return f"What do you do? The pressure is {s.view.pressure_value}: so many cards you draw for taking an agent."


def support(s: Speech, q: accusation.AskForSupport) -> str:
    return f"{s.does(q.accuser, 'accuse')} {s.name(q.accused)}. Do you support it?"


def declaration(s: Speech, q: aliens.AskForDeclaration) -> str:
    turn = s.view.turn
    whose = "Your turn is next" if turn == s.view.seat else f"{'Nobody' if turn is None else s.name(turn)} is next"
    return f"{whose}. All are asked: an alien may step forward now."


def free(s: Speech, q: agents.FreeDistricts) -> str:
    around = count(s.aliens_around(s.here()), "alien district")
    verb = "touches" if around.startswith("1 ") else "touch"
    return f"Does {on_duty(s)} free the districts around? {capital(around)} {verb} {s.spot(s.here())}."


def team(s: Speech, q: rescue.NameTeam) -> str:
    return (
        "Who else is on the team?" if len(q.team) > 1 else "Whom do you take along? Two others; each then lays a card."
    )


def events(s: Speech, q: planning.PlaceEvents) -> str:
    only = s.view.planned == 1
    return (
        "Is it to come, or prevented?" if only else "Which event is to come? The other is prevented, and nobody sees."
    )


QUESTIONS: Mapping[type, Asking] = {
    setup.PlaceScientist: lambda s, q: f"Where is the scientist of {district(q.site)}?",
    rounds.Act: act,
    planning.PlaceEvents: events,
    accusation.AskForSupport: support,
    aliens.AskForDeclaration: declaration,
    orders.LeaveOrders: lambda s, q: "When do you step forward, should you be an alien by then? All are asked alike.",
    agents.PlaceNewcomer: lambda s, q: "Where does the new agent arrive? It gets its siren when the round ends.",
    agents.MoveAgent: lambda s, q: f"Where does {on_duty(s)} drive? Along a road through {s.spot(s.here())}.",
    agents.FreeDistricts: free,
    agents.EscortScientist: lambda s, q: "To whom does the scientist go? Over ground that no alien is close to.",
    rescue.NameTeam: team,
    rescue.CastVotes: lambda s, q: "Which card do you lay? All see how many Sabotage there are, nobody sees whose.",
    base.PickAgent: lambda s, q: f"{card_title(q.card)}: {CARD_WORDS[q.card]}. Which one?",
    base.SendAgent: lambda s, q: f"{card_title(q.card)}: where does {agent(q.agent)} go?",
    resistance.FreeSector: lambda s, q: "Which sector resists?",
}
