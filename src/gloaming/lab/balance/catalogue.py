"""Which games have a balance study of their own. Any other is studied by player count alone."""

from __future__ import annotations

from gloaming.lab.balance.cultists import cultists
from gloaming.lab.balance.invasion import invasion
from gloaming.lab.balance.subjects import Subject

SUBJECTS: dict[str, Subject] = {"cultists": cultists, "invasion": invasion}
ANY = Subject()


def subject_of(game: str) -> Subject:
    return SUBJECTS.get(game, ANY)
