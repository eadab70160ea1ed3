"""What commands share that play many games: options of the same meaning, a bar to watch, tables, and how they stop."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from gloaming.cli.language import refuse
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from rich.table import Table

T = TypeVar("T")

Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int | None, typer.Option(help="Number of worker processes.", show_default="as many as cores")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def need(what: str, extra: str, *packages: str) -> None:
    """`what` names the command's need: "Ratings need NumPy and SciPy". A missing package is reported before anything is played."""
    if any(find_spec(package) is None for package in packages):
        raise BadOptions(f"{what}; run: pip install 'gloaming[{extra}]'")


@contextmanager
def checking(games: int, jobs: int | None) -> Iterator[None]:
    """Whatever is refused meanwhile ends the command in one sentence, and so do numbers that cannot be."""
    try:
        if games < 1:
            raise BadOptions(f"{games} games won't tell you anything; play at least 1.")
        if jobs is not None and jobs < 1:
            raise BadOptions(f"{jobs} processes cannot play; start at least 1.")
        yield
    except Refused as fault:
        refuse(str(fault))


@contextmanager
def in_sight(games: Generator[T], total: int, what: str = "Playing") -> Iterator[Iterable[T]]:
    """The games as they come, with a bar on a terminal. The other processes are gone when it ends."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with closing(games), Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        yield bar.track(games, total, description=what)


@contextmanager
def stoppable(done: Callable[[], int], total: int, afterwards: str = "") -> Iterator[None]:
    """Says how far it came when somebody stops it, or a process is killed."""
    try:
        yield
    except KeyboardInterrupt:
        refuse(f"Stopped after {done():,} of {counted(total, 'game')}{afterwards}.", 130)
    except BrokenProcessPool:
        advice = f"{afterwards}, with" if afterwards else "; try"
        refuse(f"A worker process was killed after {done():,} of {counted(total, 'game')}{advice} fewer --jobs.", 1)


def figures(first: str, *columns: str) -> Table:
    """A table with words in its first column and figures in the others."""
    from rich import box
    from rich.table import Table

    table = Table(first, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right")
    return table
