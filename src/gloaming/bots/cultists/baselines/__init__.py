"""Cheap tricks, each a bot of its own: what a good player must not lose to. They are there to be counted, and sit down nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.cultists.baselines.knives import Blitz, Mimic, Saboteur, Sleeper
from gloaming.bots.cultists.baselines.tongues import Accuser, Clumsy, Mute, Pacifist, Parrot
from gloaming.kernel.dice import Dice

BASELINES: Final[dict[str, Callable[[Dice], Bot]]] = {
    "blitz": Blitz,
    "pacifist": Pacifist,
    "accuser": Accuser,
    "saboteur": Saboteur,
    "sleeper": Sleeper,
    "mimic": Mimic,
    "mute": Mute,
    "parrot": Parrot,
    "clumsy": Clumsy,
}
