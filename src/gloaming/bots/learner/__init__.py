"""What the learners of all games share (docs/design/030). Here stands what has to be known before there is NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.util import find_spec

from gloaming.kernel.errors import BadOptions

WEIGHTS = "weights.safetensors"


def is_offered(room: str) -> bool:
    """Whether a learner could sit down: there is NumPy, and it has learnt something. `room`: the package of the game's bots."""
    return find_spec("numpy") is not None and (files(room) / "learner" / WEIGHTS).is_file()


@contextmanager
def needing_numpy() -> Iterator[None]:
    try:
        yield
    except ImportError as fault:
        raise BadOptions("The learner needs NumPy; install it with: pip install 'gloaming[learner]'") from fault
