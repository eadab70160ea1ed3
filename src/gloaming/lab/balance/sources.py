"""Which rules and which bots play: a fingerprint of their sources, so games of two versions are never mixed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from gloaming.games import GAMES

PACKAGE = Path(__file__).parents[2]
PLAYING = (
    *("kernel", "games", "bots", "lab/simulation.py", "lab/seating.py"),
    *[f"lab/balance/{name}.py" for name in ("playing", "draws", "subjects", *GAMES)],
)
"""All that decides how a game goes, and what is noted of it."""


@cache
def fingerprint() -> str:
    digest = sha256()
    for file in sorted(files()):
        digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def files() -> list[Path]:
    found: list[Path] = []
    for name in PLAYING:
        place = PACKAGE / name
        found += [place] if place.is_file() else [file for kind in ("py", "toml") for file in place.rglob(f"*.{kind}")]
    return found
