"""A table's options, one list for the base game and for whatever is played with it."""

from gloaming.games.cultists.options.base_game import Level
from gloaming.games.cultists.options.professions import ProfessionOptions

__all__ = ["Level", "Options"]


class Options(ProfessionOptions, kw_only=True):
    """Every field is public. The first value of a house rule is the ruling of docs/rules, named next to it.

    Each expansion adds its own to those it inherits. Defaults are not written down, so a new option leaves old
    records as they were."""
