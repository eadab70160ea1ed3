"""A guest: the game that `docs/how-to/add-a-game.md` adds, here as a package of its own that brings it by an entry point."""

from __future__ import annotations

from pathlib import Path

from tests.docs.guide import steps_of

HOUSE, GUEST = "gloaming.games.lamplighters", "lamplighters"
FOLDER = f"src/{HOUSE.replace('.', '/')}/"


def bring_lamplighters(path: Path) -> Path:
    """Written below a folder that is on the path, with the few lines of metadata that an installer would leave there."""
    (path / GUEST).mkdir()
    for _, title, text in steps_of("add-a-game.md"):
        if title.startswith(FOLDER):
            (path / GUEST / title.removeprefix(FOLDER)).write_text(text.replace(HOUSE, GUEST), encoding="utf-8")
    told = path / f"{GUEST}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GUEST}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[gloaming.games]\n{GUEST} = {GUEST}:LAMPLIGHTERS\n", encoding="utf-8")
    return path
