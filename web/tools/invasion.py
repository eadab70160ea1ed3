"""Everything the engine can say in a game of Invasion."""

from __future__ import annotations

import typing
from typing import Any

from said import charges, clocks, fields, players, questions, rules

from gloaming.bots.invasion.beliefs.priors import PRIORS
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.city import CITIES, load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.setup import AGENTS, HUMANS, MOTHER_SHIPS, SCIENTISTS, STACK, assimilated_in_play
from gloaming.games.invasion.state import Card, Reason, RescueCard, Side, Stage

PROOFS = ("fact", "drew")
"""Clues that are not weighed: what is certain, and what the cards make likely."""


def words_of(hint: Any) -> tuple[Any, ...]:
    """The words that a Literal allows, also where it is marked with what they name."""
    return typing.get_args(hint.__origin__ if typing.get_origin(hint) is typing.Annotated else hint)


def kinds() -> dict[str, Any]:
    return {
        "events": fields(INVASION.events),
        "answers": fields(INVASION.answers),
        "questions": fields(questions(INVASION)),
        "statements": fields(INVASION.statements),
        "whys": INVASION.reasons,
        "charges": charges(INVASION),
        "topics": INVASION.topics,
        "clues": sorted({*PRIORS, *PROOFS}),
        "eventCards": {
            name: {"colour": card.colour, "copies": card.copies, "clause": card.clause}
            for name, card in EVENT_CARDS.items()
        },
        "cards": words_of(Card),
        "rescueCards": words_of(RescueCard),
        "agents": AGENTS,
        "rules": rules(INVASION),
        "players": players(INVASION),
        "clocks": clocks(INVASION),
        "cities": {name: places(name) for name in CITIES},
        "stages": typing.get_args(Stage),
        "sides": typing.get_args(Side),
        "reasons": typing.get_args(Reason),
        "assimilated": {count: assimilated_in_play(count) for count in players(INVASION)},
        "humans": HUMANS,
        "stack": STACK,
        "scientists": SCIENTISTS,
        "motherShips": MOTHER_SHIPS,
    }


def places(name: str) -> dict[str, Any]:
    """What of a city has a name that may need translating."""
    city = load_city(name)
    spots = [spot.name for spot in city.spots.values() if spot.name]
    return {"title": city.title, "gathering": city.gathering_point, "card": city.gathering_card, "spots": spots}
