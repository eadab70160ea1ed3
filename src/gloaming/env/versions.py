"""The versions of the environments. A name, once released, means the same spaces for ever; a change makes a new version."""

from __future__ import annotations

from gloaming.env.cultists_v1.scribe import CultistsScribe
from gloaming.env.invasion_v1.scribe import InvasionScribe
from gloaming.env.scribe import Scribe
from gloaming.kernel.errors import BadOptions

VERSIONS: dict[str, type[Scribe]] = {kind.name(): kind for kind in (CultistsScribe, InvasionScribe)}
"""The newest of each game last."""

GAMES: dict[str, type[Scribe]] = {kind.kind.name: kind for kind in VERSIONS.values()}


def version(name: str) -> type[Scribe]:
    """`cultists` is the newest version, `cultists_v1` that one."""
    kind = VERSIONS.get(name) or GAMES.get(name)
    if kind is None:
        raise BadOptions(f"There is no environment {name!r}; choose one of: {', '.join([*GAMES, *VERSIONS])}.")
    return kind
