"""A disk that forgets what it was not told to keep: every write and sync of SQLite is noted, and for any moment it can be said
what a power cut there might leave behind.

SQLite reaches its files through a layer that may be exchanged (a VFS). Ours is the usual one, but that it notes what passes by."""

from __future__ import annotations

import _sqlite3
import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

SECTOR = 512
"""Bytes that are written together or not at all. SQLite relies on it that those next to them stay as they are."""
DELETE_ON_CLOSE = 8


class Noted(NamedTuple):
    """What was done to a file; or that somebody was told something, which must not be forgotten from then on."""

    what: str
    name: str = ""
    place: int = 0
    content: Any = b""


# What SQLite calls (https://sqlite.org/c3ref/vfs.html, https://sqlite.org/c3ref/io_methods.html)

METHODS = 19
"""A version, then the functions of an open file; of these we stand in for three."""
WRITE, TRUNCATE, SYNC = 3, 4, 5

Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class Vfs(Structure):
    _fields_ = [
        *(("version", c_int), ("file_size", c_int), ("longest_name", c_int)),
        *(("next", c_void_p), ("name", c_char_p), ("more", c_void_p)),
        *(("open", c_void_p), ("delete", c_void_p), ("others", c_void_p * 14)),
    ]


class Noting:
    """Stands between SQLite and its files, for those in one folder."""

    def __init__(self, library: ctypes.CDLL, folder: Path) -> None:
        self.folder, self.noted = str(folder), list[Noted]()
        self.library = library
        self._names: dict[int, str] = {}
        """Of open files, by where SQLite keeps them."""
        self._methods: dict[int, Any] = {}
        self._kept: list[Any] = []
        library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self.usual = library.sqlite3_vfs_find(None)
        self._open: Any = Open(self.usual.contents.open)
        self._delete: Any = Delete(self.usual.contents.delete)
        self.ours = Vfs.from_buffer_copy(self.usual.contents)
        self.ours.name = b"noting"
        self.ours.open = self._pointer(Open(self.open))
        self.ours.delete = self._pointer(Delete(self.delete))

    def _pointer(self, function: Any) -> int | None:
        self._kept.append(function)  # for as long as SQLite may call it
        return cast(function, c_void_p).value

    def _note(self, file: int, what: str, place: int = 0, content: bytes = b"") -> None:
        if file in self._names:
            self.noted.append(Noted(what, self._names[file], place, content))

    def open(self, _vfs: int, name: int | None, file: int, flags: int, given: int) -> int:
        self._names.pop(file, None)
        failed: int = self._open(cast(self.usual, c_void_p).value, name, file, flags, given)
        called = ctypes.string_at(name).decode() if name else ""
        if not failed and called.startswith(self.folder) and not flags & DELETE_ON_CLOSE:
            self._names[file] = Path(called).name
            methods = c_void_p.from_address(file)
            methods.value = ctypes.addressof(self._instead_of(methods.value or 0))
            self._note(file, "opened")
        return failed

    def delete(self, _vfs: int, name: bytes, is_safe: int) -> int:
        failed: int = self._delete(cast(self.usual, c_void_p).value, name, is_safe)
        if not failed and name.decode().startswith(self.folder):
            self.noted.append(Noted("deleted", Path(name.decode()).name, is_safe))
        return failed

    def _instead_of(self, usual: int) -> Any:
        if usual not in self._methods:
            ours = (c_void_p * METHODS).from_buffer_copy((c_void_p * METHODS).from_address(usual))
            write, truncate, sync = Write(ours[WRITE] or 0), Truncate(ours[TRUNCATE] or 0), Sync(ours[SYNC] or 0)

            def written(file: int, content: int, length: int, place: int) -> int:
                self._note(file, "written", place, ctypes.string_at(content, length))
                return int(write(file, content, length, place))

            def cut(file: int, length: int) -> int:
                self._note(file, "cut", length)
                return int(truncate(file, length))

            def synced(file: int, flags: int) -> int:
                failed = int(sync(file, flags))
                self._note(file, "synced")
                return failed

            ours[WRITE], ours[TRUNCATE], ours[SYNC] = (
                self._pointer(each) for each in (Write(written), Truncate(cut), Sync(synced))
            )
            self._methods[usual] = ours
        return self._methods[usual]


def library() -> ctypes.CDLL | None:
    """The SQLite that this Python uses, where it is a library that one can reach."""
    if sys.platform != "linux":
        return None
    for name in (_sqlite3.__file__, "libsqlite3.so.0"):
        found = ctypes.CDLL(name)
        if hasattr(found, "sqlite3_vfs_find"):
            return found
    return None


@contextmanager
def noting(sqlite: ctypes.CDLL, folder: Path) -> Iterator[Noting]:
    """Whatever this process opens in that folder meanwhile. All of it has to be closed again by the end."""
    notes = Noting(sqlite, folder)
    assert sqlite.sqlite3_vfs_register(byref(notes.ours), 1) == 0
    try:
        yield notes
    finally:
        sqlite.sqlite3_vfs_unregister(byref(notes.ours))
        sqlite.sqlite3_vfs_register(notes.usual, 1)


# What is left


class File:
    def __init__(self) -> None:
        self.kept = bytearray()
        self.is_listed = False
        """Whether its name, too, is safe."""
        self.doubtful: list[Noted] = []

    def sync(self) -> None:
        for each in self.doubtful:
            carry_out(self.kept, each)
        self.doubtful.clear()
        self.is_listed = True


def carry_out(content: bytearray, done: Noted) -> None:
    if done.what == "cut":
        del content[done.place :]
        return
    content.extend(bytes(max(0, done.place - len(content))))
    content[done.place : done.place + len(done.content)] = done.content


class Disk:
    """What is on it for certain, and what is only on its way."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def note(self, done: Noted) -> None:
        if done.what == "deleted":
            self.files.pop(done.name, None)
        elif done.what == "synced":
            self.files[done.name].sync()
        elif done.what == "opened":
            self.files.setdefault(done.name, File())
        elif done.name:
            self.files[done.name].doubtful.append(done)

    def leave(self, folder: Path, chance: Random) -> None:
        """The power is cut. Of what was not synced each sector may be there or not, the later without the earlier."""
        for name, file in self.files.items():
            if not file.is_listed and chance.random() < 0.5:
                continue
            content, luck = bytearray(file.kept), chance.random()
            for each in file.doubtful:
                for part in sectors(each):
                    if chance.random() < luck:
                        carry_out(content, part)
            (folder / name).write_bytes(content)


def sectors(done: Noted) -> Iterator[Noted]:
    if done.what == "cut":
        yield done
        return
    place, end = done.place, done.place + len(done.content)
    while place < end:
        next_place = min(end, (place // SECTOR + 1) * SECTOR)
        yield done._replace(place=place, content=done.content[place - done.place : next_place - done.place])
        place = next_place
