"""Games on disk: after every answer the whole record is rewritten, so no answer is ever lost."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from gloaming.games import GAMES
from gloaming.kernel.errors import BadRecord
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, read, replay, write
from gloaming.kernel.values import Seat

SUFFIX = ".jsonl"


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goes with a record, which holds names and answers only: who is a person, and what plays for the rest, and how."""

    people: tuple[Seat, ...]
    bots: str
    style: str = ""
    """Empty: as is usual. A table that was kept before bots had styles names none."""


def home() -> Path:
    """The folder for our files: GLOAMING_HOME, or where this system keeps such things.

    On a Mac, XDG_DATA_HOME was not honoured once; games that were saved then are still found."""
    if chosen := os.environ.get("GLOAMING_HOME"):
        return Path(chosen).expanduser()
    folder = user_data_path("gloaming", appauthor=False, roaming=True)
    former = Path.home() / "Library" / "Application Support" / "gloaming"
    return former if former.exists() and not folder.exists() else folder


def new_file(match: Match) -> Path:
    """A name that sorts by time and is taken by no other game."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{match.head.commitment[:6]}"
    folder = home() / "games"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def seating_file(path: Path) -> Path:
    return path.with_suffix(".table.json")


def keep_seating(path: Path, seating: Seating) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace(seating_file(path), msgspec.json.encode(seating).decode() + "\n")


def keep(path: Path, match: Match) -> None:
    replace(path, write(match.record))


def replace(path: Path, text: str) -> None:
    """The old file or the new one, never half of it, whenever we are interrupted."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(path)


def latest() -> Path:
    """The unfinished game that was played last."""
    files = sorted((home() / "games").glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        last_line = path.read_bytes().rstrip(b"\n").rpartition(b"\n")[2]
        if not last_line.startswith((b'{"end"', b'{"checksum"')):
            return path
    raise BadRecord("There is no unfinished game.", "nothing-kept")


class Kept(msgspec.Struct):
    match: Match
    seating: Seating
    since: dict[Seat, int]
    """For each person, how long the journal was at their last question, ..."""
    heard: dict[Seat, int] = {}
    """... and how much had been said."""


def load(path: Path) -> Kept:
    """Everything is played again and checked on the way; a fault is told in one sentence."""
    record = load_record(path)
    seating = load_seating(path, record)
    since, heard = dict.fromkeys(seating.people, 0), dict.fromkeys(seating.people, 0)
    match: Match | None = None
    kind = kind_of(record, path.name)
    for number, match in enumerate(replay(kind, record, path.name)):
        if number < len(record.answers) and (seat := record.answers[number].seat) in since:
            since[seat], heard[seat] = len(kind.view(match.game, seat).journal), len(match.said)
    assert match is not None
    if match.game.over:
        raise BadRecord(f"{path.name} holds a game that is over.", "record-over", file=path.name)
    return Kept(match, seating, since, heard)


def kind_of(record: Record, source: str) -> GameKind:
    name = record.head.game
    if name not in GAMES:
        raise BadRecord(f"{source}: no game {name[:40]!r}.", "record-lacks-game", file=source, game=name[:40])
    return GAMES[name]


def load_record(path: Path) -> Record:
    try:
        return read(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError as fault:
        raise BadRecord(f"{path.name} is not a record.", "record-not-ours", file=path.name) from fault
    except OSError as fault:
        raise unreadable(path, fault) from fault


def unreadable(path: Path, fault: OSError) -> BadRecord:
    return BadRecord(f"{path} cannot be read.", "record-unread", file=str(path), fault=fault.strerror or str(fault))


def load_seating(path: Path, record: Record) -> Seating:
    """A record from elsewhere has none: then the first seat is yours."""
    beside = seating_file(path)
    try:
        seating = msgspec.json.decode(beside.read_bytes(), type=Seating)
    except FileNotFoundError:
        return Seating(people=(0,), bots="careful")
    except (msgspec.DecodeError, UnicodeError, OSError) as fault:
        raise BadRecord(f"{beside.name} is damaged.", "seating-damaged", file=beside.name) from fault
    if not seating.people or not set(seating.people) <= set(range(len(record.head.names))):
        raise BadRecord(f"{beside.name} names chairs that are not there.", "seating-wrong", file=beside.name)
    return seating
