"""What of the reference the twin plays. What stands on no list is refused: nobody is told figures of a game that isn't the game."""

from __future__ import annotations

from gloaming.fast.invasion.layout import TRACK
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards import cards_in_play
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import check
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.options import chosen

HOUSE_RULES = (
    "pressure_up_on", "control_draw_value", "control_draw_before_rescue", "escalation_on_empty_deck", "event_chooser",
    "yellow_events_optional", "captured_counts_trap", "captured_counts_new_agent", "captured_takes_active_agent",
    "trap_sector_test", "trap_breaks_control", "escort_recheck", "new_agent_deferred",
    "setup_scientist_on_gathering_spot", "rescue_in_place", "human_sabotage", "escort_passes_scientists",
    "free_partial", "stated_alien_architect", "stated_alien_may_support", "support_mode",
    "accusation_needs_possible_supporter", "declare_window",
)  # fmt: skip
"""They change play, and the twin plays them as the numbers of their values."""

WORKED_OUT = (
    "motherships_to_lose", "pressure_track", "pressure_start_index", "scientists_to_save", "alien_token_limit",
    "mothership_is_red", "sector_win_needs_unaddressed",
)  # fmt: skip
"""They change play too; what they mean is printed."""

TOLD_ONLY = ("alien_planning_visibility", "event_discard_public")
"""They change what is told, and nothing that is played."""

REMEMBERED = ("revelation_includes_stated",)
"""This changes what players know from then on, and nothing that is played."""

TABLE = ("players", "city", "first_architect")
"""Who plays, and where."""

COVERED = (*TABLE, *HOUSE_RULES, *WORKED_OUT, *TOLD_ONLY, *REMEMBERED)

EVENT_CARDS = (
    "mother_ship", "rendezvous", "salvage", "new_agent", "resistance", "cathedral", "capitol", "starting_location",
    "revelation", "alien_planning", "under_attack", "trap", "expansion", "captured",
)  # fmt: skip

MOST_PRESSURE = 120
"""What a cell of a row can hold."""


def refuse_what_is_unknown(options: Options) -> None:
    """One sentence that names what the twin does not play; a table that could not be set up is refused by the rules."""
    check(options)
    for name in chosen(options):
        if name not in COVERED:
            raise refused(f"the option {name}")
    for card in cards_in_play(load_city(options.city)):
        if card not in EVENT_CARDS:
            raise refused(f"the event card {card}")
    track = options.pressure_track
    if len(track) > TRACK or track[-1] > MOST_PRESSURE:
        raise refused(f"the option pressure_track with more than {TRACK} positions or a value above {MOST_PRESSURE}")


def refused(what: str) -> BadOptions:
    return BadOptions(f"The twin does not play {what} yet; play this table with the reference.")
