"""The names of the reference, as the twin writes them, and the values that its options may have."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints


def class_name(name: str) -> str:
    """HOLD_VOTE is HoldVote in the reference."""
    return "".join(word.title() for word in name.split("_"))


def values_of(options: type[Any]) -> dict[str, tuple[Any, ...]]:
    """What each option may be, in the order of the reference: the ruling of docs/rules first."""
    return {name: get_args(hint) or (False, True) for name, hint in get_type_hints(options).items()}
