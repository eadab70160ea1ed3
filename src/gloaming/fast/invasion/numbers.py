"""The numbers of everything that the reference has names for: cards, agents, stages, ends, house rules."""

from __future__ import annotations

from typing import get_args

from gloaming.fast.names import values_of
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import AGENTS as PLAYED
from gloaming.games.invasion.state import Card, Reason, RescueCard, Side, Stage

AGENTS: tuple[str, ...] = PLAYED
CARDS: tuple[str, ...] = get_args(get_args(Card)[0])
ASSIMILATED, HUMAN = CARDS.index("assimilated"), CARDS.index("human")
RESCUE_CARDS: tuple[str, ...] = get_args(get_args(RescueCard)[0])
SUCCESS, SABOTAGE = RESCUE_CARDS.index("success"), RESCUE_CARDS.index("sabotage")

# Event cards
EVENTS: tuple[str, ...] = tuple(EVENT_CARDS)
NEW_AGENT, RESISTANCE = EVENTS.index("new_agent"), EVENTS.index("resistance")
RENDEZVOUS, SALVAGE = EVENTS.index("rendezvous"), EVENTS.index("salvage")
STARTING_LOCATION = EVENTS.index("starting_location")

# The state's own words
STAGES: tuple[str, ...] = get_args(Stage)
EVENT, TURNS, CONSOLIDATION, OVER = (STAGES.index(word) for word in ("event", "turns", "consolidation", "over"))
SIDES: tuple[str, ...] = get_args(Side)
HUMANS, ALIENS = SIDES.index("humans"), SIDES.index("aliens")
REASONS: tuple[str, ...] = get_args(Reason)
SCIENTISTS, MOTHER_SHIPS, SECTOR = (REASONS.index(word) for word in ("scientists", "mother_ships", "sector"))

# House rules
VALUES = values_of(Options)


def value(option: str, word: str) -> int:
    """The number of a house rule's value."""
    return VALUES[option].index(word)


EVERY_VOTE = value("pressure_up_on", "every_vote")
AT_START = value("control_draw_value", "at_start")
REORGANIZE = value("escalation_on_empty_deck", "reorganize")
TURN_PLAYER = value("event_chooser", "turn_player")
ALL_TOUCHED, HOME = value("trap_sector_test", "all_touched"), value("trap_sector_test", "home")
SAME_RECEIVER_SAME_SPOT = value("escort_recheck", "same_receiver_same_spot")
SABOTAGE_ALLOWED = value("human_sabotage", "allowed")
SKIP = value("stated_alien_architect", "skip")
CHOICES_TO_NEXT = value("stated_alien_architect", "choices_to_next_non_stated")
SIMULTANEOUS = value("support_mode", "simultaneous")
EVERY_TURN = value("declare_window", "every_turn")
STANDING_ORDERS = value("declare_window", "standing_orders")
