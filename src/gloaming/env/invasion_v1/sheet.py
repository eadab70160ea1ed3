"""The sheet of Invasion: what stands where in an observation, and what it means."""

from __future__ import annotations

from gloaming.env.invasion_v1.places import DISTRICTS, PLACES, SPOTS
from gloaming.env.invasion_v1.words import CARDS, EVENT_NAMES, LANGUAGE, SIDES, STAGES
from gloaming.env.questions import Questions
from gloaming.env.sheet import SEATS, Part, Sheet
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.setup import AGENTS

AGENT_COUNT = len(AGENTS)
QUESTIONS = Questions(INVASION, LANGUAGE, PLACES)

PEOPLE = (
    Part("chair", 1, "1 if somebody sits there"),
    Part("architect", 1, "1 for the architect"),
    Part("turn", 1, "1 for whose turn it is"),
    Part("cards", 1, "how many assimilation cards this seat has"),
    Part("shown_human", 1, "how many of them all have seen to be Human"),
    Part("shown_assimilated", 1, "how many of them all have seen to be Assimilated!"),
    Part("stated", 1, "1 for a stated alien"),
    Part("accuser_token", 1, "1 for who may still accuse"),
)
HOUSE = (
    Part("round", 1, "the round, from 1; 0 at set-up"),
    Part("stage", len(STAGES), f"one-hot: {', '.join(STAGES)}"),
    Part("pressure", 1, "the marker's position on the pressure track"),
    Part("pressure_value", 1, "the value under it, 255 at most"),
    Part("active", AGENT_COUNT, "one-hot: the agent under control"),
    Part("announced", 1, "the pressure when the control was announced, 255 at most"),
    Part("winner", len(SIDES), f"one-hot once the game is over: {', '.join(SIDES)}"),
    Part("agent_at", AGENT_COUNT * SPOTS, f"agent x spot where it stands; the agents are {', '.join(AGENTS)}"),
    Part("siren", AGENT_COUNT, "1 for each agent that is free"),
    Part("reserve", AGENT_COUNT, "one-hot: the agent in reserve"),
    Part("last_used", AGENT_COUNT, "one-hot: the agent that was used last"),
    Part("newcomer_waits", 1, "1 if a new agent waits for a free starting spot"),
    Part("scientists", SPOTS, "1 for each spot with a scientist"),
    Part("saved", 1, "scientists saved"),
    Part("tokens", DISTRICTS, "1 for each alien district"),
    Part("deck", 1, "assimilation cards in the deck"),
    Part("stacks", 3, "cards on the three mother ship spaces"),
    Part("mother_ships", 1, "mother ships that have come"),
    Part("event_deck", 1, "cards in the event deck"),
    Part("upcoming", 1, "upcoming events"),
    Part("prevented", 1, "prevented events"),
    Part("planned", 1, "event cards in a planner's hand"),
    Part("discard", len(EVENT_NAMES), f"discarded events: {', '.join(EVENT_NAMES)}"),
)
OWN = (
    Part("hand", len(CARDS), f"the own cards: {', '.join(CARDS)}"),
    Part("alien", 1, "1 if this seat is an alien"),
    Part("planning", len(EVENT_NAMES), "the event cards in the own hand"),
    Part("known_aliens", SEATS, "1 for each alien of the Revelation, for those who saw it as one of them"),
)
NOTES = (
    Part("teams", SEATS, "in how many rescue teams each seat has been"),
    Part("sabotages", SEATS, "how many Sabotage cards lay in those teams' votes"),
)

SHEET = Sheet(question=QUESTIONS.parts, people=PEOPLE, house=HOUSE, own=OWN, notes=NOTES)
AT = SHEET.start
"""Where each part begins in its section."""
ROW = SHEET.width_of["people"]
