"""Styles: how the bots of one strength play, for a whole table. None knows more than another."""

from __future__ import annotations

from typing import NamedTuple


class Styles(NamedTuple):
    """What a game says of its styles, in the room of its bots (`STYLES`); `STUDIED` has a bot for each, called `kind:style`."""

    offered: tuple[str, ...]
    """The mildest first."""
    usual: str
    """Of a table where nobody has chosen."""
    kinds: tuple[str, ...]
    """The kinds of bots that know them; to the others a style makes no difference."""
