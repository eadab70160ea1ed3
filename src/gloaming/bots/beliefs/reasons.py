"""A clue in the words that the statements of a game have for it."""

from __future__ import annotations

from typing import Final

from gloaming.bots.beliefs.base import Clue

GUT: Final = "gut"
"""What has no word of its own."""

AGAINST: Final[dict[str, dict[str, str]]] = {
    "cultists": {
        "found_dead": "met_the_dead",
        "drawn": "bad_cards",
        "passage": "bad_cards",
        "ritual": "bad_cards",
        "route": "strayed",
        "sought": "was_there",
        "sought_again": "was_there",
        "in_the_dark": "was_there",
        "vote_mate": "odd_vote",
        "vote_other": "odd_vote",
        "vote_right": "odd_vote",
        "abstained": "odd_vote",
        "called_vote": "false_alarm",
    },
    "invasion": {
        "rescued": "sabotage",
        "event": "bad_event",
        "astray": "opened_the_way",
        "idle": "wasted_turn",
        "slack": "wasted_turn",
        "planned": "wasted_turn",
        "team_mate": "odd_team",
        "team_right": "odd_team",
        "drew": "drew_much",
        "charge_other": "accused_falsely",
    },
}
IN_FAVOUR: Final[dict[str, dict[str, str]]] = {
    "cultists": {
        "drawn": "good_cards",
        "passage": "good_cards",
        "ritual": "good_cards",
        "checked": "good_cards",
        "reported": "reported",
    },
    "invasion": {"rescued": "saved", "attempted": "saved", "diligent": "saved", "event": "good_event"},
}


def reason(game: str, clue: Clue) -> str:
    """Why this seat is to be accused or vouched for, by this clue."""
    words = AGAINST if clue.amount > 0 else IN_FAVOUR
    return words.get(game, {}).get(clue.name, GUT)
