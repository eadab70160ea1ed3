"""What happens to you, told at the terminal: in the second person, and at the end first whether you won."""

from __future__ import annotations

from typing import get_args

import pytest

from gloaming.cli.play.cultists.speech import Speech
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.events import BecameGhost, VoteSettled
from gloaming.games.cultists.state import Cause
from gloaming.kernel.events import Event
from tests.scenario import table

MARY, BEN = 0, 1


def told(event: Event) -> str:
    t = table("Mary", "Ben", "Uli", "Ida", "Max")
    return Speech(CULTISTS.view(t.game, MARY), t.names).tell(event)


@pytest.mark.parametrize("cause", get_args(Cause))
def test_your_death_is_told_to_you(cause: Cause) -> None:
    assert told(BecameGhost(MARY, cause)).startswith("You ")
    assert told(BecameGhost(BEN, cause)).startswith("Ben ")


def test_being_voted_out_is_told_to_you() -> None:
    assert told(VoteSettled(MARY)).startswith("You ")
    assert told(VoteSettled(BEN)).startswith("Ben ")
