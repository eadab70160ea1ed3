"""The sheet of Cultists: what stands where in an observation, and what it means."""

from __future__ import annotations

from gloaming.env.cultists_v1.places import LIFTS, PLACES, ROOMS
from gloaming.env.cultists_v1.words import (
    CARDS,
    CAUSES,
    ITEMS,
    LANGUAGE,
    PHASES,
    PORTALS,
    PROFESSIONS,
    ROLE_NAMES,
    TEAMS,
    TOKEN_NAMES,
)
from gloaming.env.questions import Questions
from gloaming.env.sheet import SEATS, Part, Sheet
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import COLOURS
from gloaming.games.cultists.rules import ROUTES

QUESTIONS = Questions(CULTISTS, LANGUAGE, PLACES)
ABSTAINED = SEATS
"""Beside the seats: who abstained in the last Vote."""

PEOPLE = (
    Part("chair", 1, "1 if somebody sits there"),
    Part("automa", 1, "1 for the AUTOMA"),
    Part("knife", 1, "1 for who holds the Knife"),
    Part("turn", 1, "1 for whose turn it is"),
    Part("at", PLACES, "one-hot: where this Character stands"),
    Part("encounter_cards", 1, "how many Encounter cards the hand has"),
    Part("room_cards", 1, "how many Room cards it has"),
    Part("pulse", 1, "how many cards the Pulse deck has"),
    Part("ghost", 1, "1 for a Ghost"),
    Part("shown_dead", 1, "how many Dead cards lie open on the Pulse deck"),
    Part("closing", 1, "1 for who has begun to close the Portal this round"),
    Part("spent", 1, "1 for who gave up this round's action to help another"),
    Part("cause", len(CAUSES), f"one-hot: why this one became a Ghost: {', '.join(CAUSES)}"),
    Part("shown_role", len(ROLE_NAMES), "one-hot: the Role, if its marker lies open"),
    Part("carried", len(ITEMS), f"Items: {', '.join(ITEMS)}"),
    Part("lamp", 1, "1 for whose lamp burns"),
    Part("leader", 1, "1 for the leader of the ritual"),
    Part("participant", 1, "1 for who takes part in it"),
    Part("holder", 1, "1 for who has the Profession"),
)
HOUSE = (
    Part("round", 1, "the round, 1 to 10; 0 in the night"),
    Part("phase", len(PHASES), f"one-hot: {', '.join(PHASES)}"),
    Part("event", len(TOKEN_NAMES), f"one-hot: the event in force, of {', '.join(TOKEN_NAMES)}"),
    Part("drawn", len(TOKEN_NAMES), "how often each token was drawn"),
    Part("portal", len(PORTALS), f"one-hot: {', '.join(PORTALS)}"),
    Part("portal_mark", 1, "the round beside which its reminder lies"),
    Part("no_cards", 1, "1 while Encounters pass no cards (the Infected's effect)"),
    Part("winner", len(TEAMS), f"one-hot once the game is over: {', '.join(TEAMS)}"),
    Part("deck", ROOMS, "cards in each Room's deck"),
    Part("explored", ROOMS, "1 for each explored Room"),
    Part("unsafe", ROOMS, "1 for each explored Room with the Unsafe Passage icon"),
    Part("finished", ROOMS, "1 for each finished Room"),
    Part("books", ROOMS, "Books left in each Room"),
    Part("shelf", ROOMS, "Books in each rack, in the slot of the first Room that fills it"),
    Part("cultist_tokens", ROOMS, "1 for each Room with a Cultist token"),
    Part("fishman", PLACES, "one-hot: where the Fishman is; all 0: in the lake"),
    Part("points", 1, "points so far"),
    Part("target", 1, "points to win"),
    Part("draw_pile", 1, "cards in the draw pile"),
    Part("unsafe_deck", 1, "cards in the Unsafe Passage deck"),
    Part("lurking", 1, "Cultist tokens still face down"),
    Part("bag", 1, "tokens in the Bag"),
    Part("power", 1, "1 if the power is on"),
    Part("vote_active", 1, "1 if a Vote may be called"),
    Part("roles_laid_out", len(ROLE_NAMES), "the special Roles in the game, or what they may be"),
    Part("automa_route", len(ROUTES), "one-hot: the Route card of the AUTOMA"),
    Part("lying", PLACES * len(ITEMS), "place x Item that lies open"),
    Part("covered", ROOMS, "1 for each Room with an Item face down"),
    Part("items_out", len(ITEMS), "Items used up or gone"),
    Part("items_lost", 1, "Items lost face down"),
    Part("relics", 1, "Red Relics on the altar"),
    Part("door_open", 1, "1 if the secret door is open"),
    Part("leader_vote", 1, "which of the three Votes for a leader is going on; 0: none"),
    Part("blocked", PLACES, "one-hot: the corridor that the revolving door shuts off"),
    Part("lifts", LIFTS * ROOMS, "lift x Room where it stands"),
    Part("profession", len(PROFESSIONS), f"one-hot: {', '.join(PROFESSIONS)}; all 0: not known"),
    Part("profession_used", 1, "1 if it was used"),
    Part("profession_lost", 1, "1 if it was lost"),
    Part("exorcised", 1, "Dead cards that left the game with a revival"),
    Part("cursed", ROOMS, "1 for each Room with a curse token"),
)
OWN = (
    Part("line", len(COLOURS), f"the colours of the own Route's line for this round, of {', '.join(COLOURS)}"),
    Part("hand", len(CARDS), f"the own cards: {', '.join(CARDS)}"),
    Part("role", len(ROLE_NAMES), f"one-hot: the own Role, of {', '.join(ROLE_NAMES)}"),
    Part("route", len(ROUTES), "one-hot: the own Route card"),
    Part("known_cultists", SEATS, "1 for each Cultist, for those who learnt them in the night"),
    Part("start_alive", SEATS, "1 for each seat that began with Alive, for who saw it in the night"),
    Part("start_dead", SEATS, "1 for each seat that began with Dead, for who saw it in the night"),
    Part("ballots", SEATS * (SEATS + 1), "voter x named in the last open Vote; the ninth: abstained"),
    Part("informant", SEATS, "one-hot: the Informant, for the Detective"),
    Part("own_token", 2, "one-hot: the own support token, where the table lets everybody look: no, yes"),
)
NOTES = (
    Part("gave", SEATS * SEATS, "giver x receiver: how many cards this seat has seen pass"),
    Part("seen_alive", SEATS, "the Alive cards in each seat's Pulse deck when this seat last looked at it"),
    Part("seen_dead", SEATS, "the Dead cards in it then"),
    Part("seen_round", SEATS, "the round of that look; 0: never"),
)

SHEET = Sheet(question=QUESTIONS.parts, people=PEOPLE, house=HOUSE, own=OWN, notes=NOTES)
AT = SHEET.start
"""Where each part begins in its section."""
ROW = SHEET.width_of["people"]
