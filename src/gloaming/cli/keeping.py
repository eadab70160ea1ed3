"""`gloaming store migrate`, `copy`, `backup`, `restore`, `verify`: for those who keep a house for long."""

from __future__ import annotations

import asyncio
import json as notation
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming.cli.language import Language, in_language, refuse
from gloaming.cli.many import Json
from gloaming.cli.store import Checked, in_json, in_words, store
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.server.copies import Copied, Say

Where = Annotated[
    str,
    typer.Argument(metavar="[STORE]", help="A file, or postgresql://…; by default the file of gloaming serve."),
]
Store = Annotated[
    str,
    typer.Option("--store", metavar="STORE", help="A file, or postgresql://…; by default the file of gloaming serve."),
]


@store.command()
def migrate(
    where: Where = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before a database is changed.")] = False,
    json: Json = False,
    language: Language = "",
) -> None:
    """Set a store up, or bring it up to date after a new version was installed.

    A file needs no such care: gloaming serve does the same by itself. A
    database may be in use by nodes of the version before, which could not
    read it any longer. So it is changed only by this command, which asks
    first. Nodes refuse a database that isn't of their version.

    A new house of many nodes begins like this:

      gloaming store migrate postgresql://gloaming@db/gloaming
    """
    from gloaming.server.copies import is_file, versions_of
    from gloaming.server.stores import is_address

    with in_language(language), one_sentence():
        chosen = chosen_store(where)
        if not is_file(chosen):
            refuse(t("store-none", file=chosen))
        before, after = changed(chosen, yes=yes) if is_address(chosen) else versions_of(Path(chosen))
        if json:
            typer.echo(notation.dumps({"store": shown(chosen), "from": before or None, "to": after}))
            return
        message = "store-up-to-date" if before == after else "store-migrated" if before else "store-set-up"
        typer.echo(t(message, store=shown(chosen), before=before, version=after))


def changed(url: str, *, yes: bool) -> tuple[str, str]:
    """A database, if its keeper agrees: the schema before and after."""
    from gloaming.server.copies import schema_at
    from gloaming.server.schema import HEAD, change_database
    from gloaming.server.store import StoreBroken

    before = asyncio.run(schema_at(url))
    if before and not (before.isdigit() and int(before) <= int(HEAD)):
        raise StoreBroken(f"{shown(url)} was written by another version of Gloaming; choose another database.")
    if before == HEAD:
        return before, HEAD
    if before and not yes:
        if not sys.stdin.isatty():
            refuse(t("store-say-yes", store=shown(url)))
        typer.confirm(t("store-ask", store=shown(url), before=before, version=HEAD), abort=True)
    asyncio.run(change_database(url))
    return before, HEAD


@store.command()
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file (or sqlite:FILE), or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; a file is made if there is none.")],
    json: Json = False,
    language: Language = "",
) -> None:
    """Copy every table from one store to another: the way from small to large, and back.

      gloaming store migrate postgresql://gloaming@db/gloaming
      gloaming store copy tables.sqlite3 postgresql://gloaming@db/gloaming

    Stop the server first, or what is played meanwhile stays behind. Every
    log is checked on the way; damaged ones are named and left where they
    are. Nothing is written over: a table that is there already is left
    alone, so a copy that broke off is finished by the same command.
    The exit status is 1 if anything was left behind.
    """
    from gloaming.server.copies import copy, is_file, reading, writing

    with in_language(language), one_sentence():
        one, other = chosen_store(source), chosen_store(target)
        if not is_file(one):
            refuse(t("store-none", file=one))
        if one == other:
            refuse(t("store-same"))

        async def copied(say: Say) -> Copied:
            async with reading(one) as before, writing(other) as after:
                return await copy(before, after, say)

        with in_sight() as say:
            done = asyncio.run(copied(say))
        report(done, other, json=json)


@store.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    where: Store = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Keep a copy of every table in a new file, while people play.

    The file is a store itself, whatever the server keeps its tables in:
    gloaming store verify FILE audits it, gloaming serve --store FILE opens
    it, and gloaming store restore FILE brings it back. It knows the roles
    of every running game; only you may read it, and it should stay so.

      gloaming store backup /backups/monday.sqlite3
    """
    from gloaming.server.copies import back_up, is_file

    with in_language(language), one_sentence():
        chosen = chosen_store(where)
        if not is_file(chosen):
            refuse(t("store-none", file=chosen))
        if file.exists():
            refuse(t("store-exists", file=str(file)))
        with in_sight() as say:
            done = asyncio.run(back_up(chosen, file, say))
        report(done, str(file), json=json)


@store.command()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What gloaming store backup has made.")],
    where: Store = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Bring the tables of a backup back.

    Into a store of either kind: a file that is made if there is none, or a
    database that gloaming store migrate has set up. Stop the server first.
    Nothing is written over: a table that went on since the backup stays as
    it is now, and is named.

      gloaming store restore /backups/monday.sqlite3
    """
    copy(file, chosen_store(where), json=json, language=language)


@store.command()
def verify(where: Where = "", json: Json = False, language: Language = "") -> None:
    """Audit every log of a store, while people play.

    Each entry is chained to the one before by a hash: whatever is missing,
    changed or out of order is found. gloaming store check does more, and
    takes longer: it plays every game again. The exit status is 1 if
    anything is damaged.
    """
    from gloaming.server.copies import counted, is_file, reading

    with in_language(language), one_sentence():
        chosen = chosen_store(where)
        if not is_file(chosen):
            refuse(t("store-none", file=chosen))

        async def audited() -> list[Checked]:
            async with reading(chosen) as opened:
                damaged = (await counted(opened)).damaged
                return [
                    Checked(code, "damaged", damaged[code]) if code in damaged else Checked(code, "sound")
                    for code in await opened.codes()
                ]

        found = asyncio.run(audited())
        typer.echo(in_json(found) if json else in_words(found))
    if any(table.finding == "damaged" for table in found):
        raise typer.Exit(1)


# What they share


def chosen_store(where: str) -> str:
    from gloaming.cli.play.saves import home
    from gloaming.server.copies import file_of

    return file_of(where) or str(home() / "tables.sqlite3")


def shown(where: str) -> str:
    """Without its password."""
    from gloaming.server.stores import is_address, store_at

    return store_at(where).name if is_address(where) else where


@contextmanager
def one_sentence() -> Iterator[None]:
    from gloaming.server.store import StoreBroken

    try:
        yield
    except (StoreBroken, OSError) as fault:
        refuse(str(fault))


@contextmanager
def in_sight() -> Iterator[Say]:
    """A bar on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")
        yield lambda done, total: bar.update(task, completed=done, total=total)


def report(done: Copied, where: str, *, json: bool) -> None:
    if json:
        typer.echo(notation.dumps({"store": shown(where), **done._asdict()}, ensure_ascii=False, indent=2))
    else:
        lines = [t("store-copied", tables=done.tables, entries=done.entries, store=shown(where))]
        lines += [t("store-there-already", tables=done.there_already)] if done.there_already else []
        if done.damaged:
            lines += [t("store-these-damaged"), *(f"  {code}: {why}" for code, why in done.damaged.items())]
        if done.different:
            lines += [t("store-different"), *(f"  {code}" for code in done.different)]
        typer.echo("\n".join(lines))
    if done.damaged or done.different:
        raise typer.Exit(1)
