"""`gloaming store`: the file in which `gloaming serve` keeps its tables."""

from __future__ import annotations

import asyncio
import json as notation
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import typer

from gloaming.cli.language import Language, in_language, refuse
from gloaming.cli.many import Json
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.server.store import Store

store = typer.Typer(no_args_is_help=True, help="Look after the file in which gloaming serve keeps its tables.")

Finding = Literal["sound", "damaged", "other-rules", "game-gone"]


class Checked(NamedTuple):
    """A table of the store, and how it is."""

    code: str
    finding: Finding
    words: str = ""


@store.command()
def check(
    file: Annotated[
        str, typer.Argument(metavar="[FILE|URL]", help="The store; by default that of gloaming serve.")
    ] = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Check every table of a store, and name those whose log is damaged.

    Each entry of a log is chained to the one before by a hash: whatever is
    missing, changed or out of order is found. Then every game is played
    again from its log. The exit status is 1 if anything is damaged.

    Stop the server first: a file is for one process at a time. A file of
    an earlier version is brought up to date, as gloaming serve would do.
    A store in PostgreSQL can be checked while its nodes run.
    Damaged tables stay as they are, and do no harm to the others.
    """
    from gloaming.cli.play.saves import home
    from gloaming.server.store import StoreBroken
    from gloaming.server.stores import is_address

    where = file or str(home() / "tables.sqlite3")
    with in_language(language):
        if not is_address(where) and not Path(where).is_file():
            refuse(t("store-none", file=where))
        try:
            found = asyncio.run(all_checked(where))
        except StoreBroken as fault:
            refuse(str(fault))
        typer.echo(in_json(found) if json else in_words(found))
    if any(table.finding == "damaged" for table in found):
        raise typer.Exit(1)


async def all_checked(where: str) -> list[Checked]:
    from gloaming.server.stores import store_at

    opened = store_at(where)
    try:
        await opened.check()
        return [await checked(opened, code) for code in await opened.codes()]
    finally:
        await opened.end()


async def checked(opened: Store, code: str) -> Checked:
    from gloaming.kernel.errors import Refused
    from gloaming.server.chain import DamagedLog
    from gloaming.server.table import from_log

    try:
        off = from_log(code, await opened.load(code)).called_off
    except DamagedLog as fault:
        return Checked(code, "damaged", str(fault.damage))
    except Refused as fault:
        return Checked(code, "game-gone", str(fault.facts["game"]))
    return Checked(code, "other-rules", t("store-rules", **off.facts)) if off else Checked(code, "sound")


def in_words(found: list[Checked]) -> str:
    damaged = sum(table.finding == "damaged" for table in found)
    heads = {
        "damaged": t("store-damaged", damaged=damaged, tables=len(found)),
        "other-rules": t("store-other-rules"),
        "game-gone": t("store-game-gone"),
    }
    lines = [] if damaged else [t("store-sound", tables=len(found))]
    for finding, head in heads.items():
        tables = [table for table in found if table.finding == finding]
        lines += [head, *[f"  {table.code}: {table.words}" for table in tables]] if tables else []
    return "\n".join(lines)


def in_json(found: list[Checked]) -> str:
    tables = [{"code": table.code, "finding": table.finding, "why": table.words} for table in found]
    return notation.dumps({"tables": tables}, ensure_ascii=False, indent=2)
