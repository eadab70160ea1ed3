"""Guests: what the pages of `docs/how-to` add, here as packages of their own that bring it by an entry point."""

from __future__ import annotations

from pathlib import Path

from tests.docs.guide import steps_of

HOUSE, GUEST = "gloaming.games.lamplighters", "lamplighters"
FOLDER = f"src/{HOUSE.replace('.', '/')}/"


def bring_lamplighters(path: Path) -> Path:
    """Written below a folder that is on the path."""
    (path / GUEST).mkdir()
    for _, title, text in steps_of("add-a-game.md"):
        if title.startswith(FOLDER):
            (path / GUEST / title.removeprefix(FOLDER)).write_text(text.replace(HOUSE, GUEST), encoding="utf-8")
    return announced(path, GUEST, "gloaming.games", "LAMPLIGHTERS")


ROLE = "torchbearer"


def bring_torchbearer(path: Path) -> Path:
    """The Role that `docs/how-to/add-a-role.md` adds, and its words, as a package."""
    for _, title, text in steps_of("add-a-role.md"):
        _, _, words = title.partition("gloaming/words/")
        home = f"words/{words}" if words else "__init__.py" if f"roles/{ROLE}" in title else ""
        if home:
            (path / ROLE / home).parent.mkdir(parents=True, exist_ok=True)
            (path / ROLE / home).write_text(text, encoding="utf-8")
    return announced(path, ROLE, "gloaming.cultists.roles", ROLE)


def announced(path: Path, package: str, group: str, thing: str) -> Path:
    """With the few lines of metadata that an installer would leave there."""
    told = path / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[{group}]\n{package} = {package}:{thing}\n", encoding="utf-8")
    return path
