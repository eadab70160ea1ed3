"""What each event card does, in half a sentence of our own."""

from __future__ import annotations

CARD_WORDS = {
    "mother_ship": "ten more cards in the assimilation deck, pressure down by one; enough of them and the aliens win",
    "rendezvous": "an agent goes to the next spot beside another agent",
    "salvage": "an agent goes to a scientist",
    "new_agent": "the sixth agent comes to a free starting spot",
    "resistance": "one sector loses all its alien tokens",
    "cathedral": "an agent goes to a gathering spot",
    "capitol": "an agent goes to a gathering spot",
    "starting_location": "an agent goes to a free starting spot",
    "revelation": "the aliens learn who they are",
    "alien_planning": "as many event cards as the pressure: red ones are to come, the others prevented",
    "under_attack": "all districts round all agents fall",
    "trap": "agents in one sector lose their sirens for the round",
    "expansion": "all districts beside alien ones fall",
    "captured": "the agent used last leaves the game",
}
